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
end-see = Show
end-see-turn = Show in the replay: { $when }
end-play-again = Play again
end-replay = Watch the replay
end-branch = Branch from any step
end-save = Save the record
end-to-start = Main menu
end-not-begun = A new game couldn’t be started.
