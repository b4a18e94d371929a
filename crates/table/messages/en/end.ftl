# The report at the end of a game.

end-open = Final report
end-close = Look at the table
end-facts = Final report · { $round ->
    [one] { $round } round
   *[other] { $round } rounds
} · { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
end-places = Places
end-place = Place { $place }
end-details = In detail
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
