# The game in three sentences: before somebody's first game, and at the head of the rulebook's overview.
goal-aim = Be the first survivor with enough influence: 8 with four players, 9 with three, 10 with two, 11 alone. Only agenda cards give it.
goal-round = Everybody takes one turn of two actions: move, explore, have an encounter, fight, follow a quest or camp. Then the top agenda card tells which enemies move or attack.
goal-end = At once when somebody has enough influence. If a faction reaches the end of the power track first, everybody loses.
