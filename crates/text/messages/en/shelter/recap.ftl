# What happened since a player's last move, for whoever comes back to the table. The player is addressed.

recap-nothing = Nothing has happened since your last move.
recap-rounds = { $n ->
    [1] Round { $round } has begun.
   *[other] { $n } rounds have begun; it is round { $round } now.
}

# Deeds of another player stand in a row behind the name: `Blue places a dweller (Diner); takes Torch.`
recap-player = { $seat } { $deeds }.
recap-deed-placed = { $n ->
    [one] places a dweller ({ $space })
   *[other] places two dwellers ({ $space })
}
recap-deed-placements = { $n ->
    [one] places { $n } time
   *[other] places { $n } times
}
recap-deed-won = beats { $threat } ({ $space })
recap-deed-lost = loses against { $threat } ({ $space })
recap-card = { $card }
recap-deed-built = { $n ->
   *[other] builds { $cards }
}
recap-deed-taken = { $n ->
   *[other] takes { $cards }
}
recap-deed-used = { $n ->
   *[other] uses { $cards }
}
recap-deed-token = takes the first player token
recap-deed-arrived = { $n ->
    [one] gets { $n } new dweller
   *[other] gets { $n } new dwellers
}
recap-deed-happiness = gains { $things }
recap-deed-passed = passes

recap-threat-came = On your level { $threat } now covers { $space }.
recap-threat-gone = { $threat } is gone from your level; { $space } is open again.
recap-income = Your income: { $cubes }.
recap-recalled = Your dwellers are back.
recap-trained = { $n ->
    [one] Your dweller is now trained in { $letters }.
   *[other] Your dwellers are now trained in { $letters }.
}
recap-stocks = You now have: { $stocks }.
recap-stock = { $name } { $now } ({ $change })
recap-happiness = happiness
recap-end = { $end }.
recap-your-turn = It is your turn.
recap-turn = It is { $of-seat } turn.
recap-over = The game is over.

# How the game came here, for whoever opens it again.
previously-round = It is round { $round }.
previously-player = { $seat } has { $rooms ->
    [0] no room of their own
    [one] 1 room
   *[other] { $rooms } rooms
} and { $dwellers ->
    [one] 1 dweller
   *[other] { $dwellers } dwellers
}
previously-happy = { $player }, happiness { $n }
previously-end = The fullest level has { $rooms } of 6 rooms, and { $threats ->
    [one] 1 threat is
   *[other] { $threats } threats are
} left in the deck.
previously-last-round = The end of the game has been triggered.
