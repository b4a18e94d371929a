# What a player is asked, in the second person.

ask-turn = Your turn: place a dweller, use an item or pass.
ask-dweller = Which dweller goes to { $space }?
ask-dwellers = Which two dwellers go to { $space }?
ask-name-room = Which room will you build? Its price is part of the cost.
ask-pay-any = { $n ->
    [one] Pay 1 resource of your choice.
   *[other] Pay { $n } resources of your choice, one after the other. Which one now?
}
ask-pay-item = { $n ->
    [one] Pay with 1 item: it is discarded. Which one?
   *[other] Pay with { $n } items, one after the other: they are discarded. Which one now?
}
ask-income = { $seat } placed in a room of your level. Take 1 resource of your choice as income?
ask-fight = Fight: the dice show { $one } and { $other }.
    { $bonus ->
        [0] The result is { $sum }, and { $need } is needed.
       *[other] With a bonus of { $bonus } the result is { $sum }, and { $need } is needed.
    }
    { $state ->
        [won] That wins.
        [certain] An item has won the fight already.
       *[lost] That is not enough.
    }
    Use an item, or let it stand?
ask-gain-any = Gain 1 resource of your choice.
ask-take-item = Take an item from the item track.
ask-build = Choose a room of the track and a slot of your level for it.
ask-build-where = In which slot do you build { $room }?
ask-build-second = The reward is doubled: build a second room for its own price, or decline.
ask-ready = Ready one of your exhausted items.
ask-window-any-time = You may use items or exchange now.
ask-window-in-fight = The dice have fallen: you may use items.
ask-window-fight-won = You won the fight: you may use an item.
ask-window-fight-lost = You lost the fight: you may use an item.
ask-window-income-taken = You took income: you may use an item.
ask-window-room-built = You built a room: you may use an item.
ask-window-threat-spawned = A threat appeared on your level: you may use an item.
ask-end-turn = Your turn is about to end: the last moment to use items or to exchange.
ask-heal = Which of your injured dwellers is healed?
ask-train-who = Which of your loose dwellers is trained?
ask-train-slot = In which letter is your dweller trained? ({ $dweller })
ask-share-training = One training for two dwellers: which of them takes it?
ask-recall-order = In which order are your dwellers trained? Each takes its slot before the next.
ask-discard-threat = Which threat on your level is discarded?
