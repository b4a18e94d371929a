# The end of a game: who won, where the happiness came from, and where the game turned.

score-won = { $seat } becomes overseer with { $happiness }, { $n } ahead of { $second }.
score-won-tie = { $seat } becomes overseer with { $happiness }; { $second } has as much, but loses the tie-break.
score-shared = { $seats } share first place with { $happiness }.
score-running = The game is not over yet.

score-source-before = From before
score-source-rooms = Rooms built
score-source-spaces = Spaces
score-source-threats = Threats
score-source-items = Items used
score-source-bonuses = Items in the final count
score-source-penalty = Threats left on the level
score-detail = { $name }: { $n }
score-ties = Tie-breakers: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}, { $dwellers ->
    [one] { $dwellers } dweller
   *[other] { $dwellers } dwellers
}, { $items ->
    [one] { $items } item
   *[other] { $items } items
}

score-turn-round = Round { $round }
score-turn-count = Final count
score-turn-takes = { $seat } takes the lead, gaining { $n } on the others. { $deed }.
score-turn-for-good = { $seat } takes the lead for good, gaining { $n } on the others. { $deed }.
score-turn-widens = { $seat } extends the lead by { $n }. { $deed }.
score-turn-closes = { $seat } gains { $n } on the leader. { $deed }.
