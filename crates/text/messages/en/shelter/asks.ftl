# What a player is asked, in the second person.

ask-turn = Your turn: place a dweller, use an item or pass.
ask-dweller = Which dweller goes to { $space }?
ask-dwellers = Which two dwellers go to { $space }?
ask-name-room = Which room will you build? Its price is part of the cost.
ask-pay-any = { $n ->
    [one] Pay 1 resource of your choice.
   *[other] Pay { $n } resources of your choice, one by one. Which one now?
}
ask-pay-item = { $n ->
    [one] Pay with 1 item: it is discarded. Which one?
   *[other] Pay with { $n } items, one by one: they are discarded. Which one now?
}
ask-income = { $seat } placed in a room on your level. Take 1 resource of your choice as income?
ask-fight = Fight: you rolled { $one } and { $other }.
    { $bonus ->
        [0] The result is { $sum }; you need { $need }.
       *[other] With a bonus of { $bonus } the result is { $sum }; you need { $need }.
    }
    { $state ->
        [won] That wins.
        [certain] An item has already won the fight.
       *[lost] That isn’t enough.
    }
    Use an item, or keep the result?
ask-gain-any = Gain 1 resource of your choice.
ask-take-item = Take an item from the item track.
ask-build = Choose a room from the track and a slot for it on your level.
ask-build-where = Which slot do you build { $room } in?
ask-build-second = The reward is doubled: build a second room for its own price, or decline.
ask-ready = Ready one of your exhausted items.
ask-window-any-time = You may use items or exchange now.
ask-window-in-fight = The dice are rolled: you may use items.
ask-window-fight-won = You won the fight: you may use an item.
ask-window-fight-lost = You lost the fight: you may use an item.
ask-window-income-taken = You took income: you may use an item.
ask-window-room-built = You built a room: you may use an item.
ask-window-threat-spawned = A threat appeared on your level: you may use an item.
ask-end-turn = Your turn is about to end: last chance to use items or exchange.
ask-heal = Which injured dweller is healed?
ask-train-who = Which untrained dweller is trained?
ask-train-slot = Which letter is your dweller trained in? ({ $dweller })
ask-share-training = One training for two dwellers: who takes it?
ask-recall-order = In which order are your dwellers trained? Each takes its slot before the next.
ask-discard-threat = Which threat on your level is discarded?
