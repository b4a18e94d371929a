# The game in three sentences: before somebody's first game, and at the head of the rulebook's overview.
goal-aim = Have the most happiness when the game ends. Rooms, spaces and beaten threats bring it.
goal-round = Threats appear. In turn, everybody places dwellers one by one: each space is used once, costs are paid, rewards gained. Then all come home.
goal-end = After the round in which somebody builds a sixth room or the last threat card is drawn. Each threat on your own level then costs you one happiness.
