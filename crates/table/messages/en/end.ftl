# The report at the end of a game.

end-brand = Shelter
end-open = Final report
end-close = Look at the table
end-facts = Final report · { $round ->
    [one] { $round } round
   *[other] { $round } rounds
} · { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
end-title = { $n ->
    [1] { $seats } is overseer
   *[other] { $seats } share the office
}
end-places = Places
end-place = Place { $place }
end-happiness = { $n } happiness
end-details = In detail
end-chart = Happiness by round
end-chart-label = Line chart: the happiness of each player at the end of each round. The numbers stand in the table below it.
end-chart-numbers = The numbers as a table
end-chart-when = After
end-chart-beginning = Beginning
end-chart-round = Round { $round }
end-chart-count = Final count
end-turns = Turning points
end-no-turns = No round turned this game: the lead never changed much.
end-see = See it
end-see-turn = See it in the replay: { $when }
end-play-again = Play again
end-replay = Watch the replay
end-branch = Play on from a step
end-save = Save the record
end-to-start = To the start
end-not-begun = A new game could not be begun.
