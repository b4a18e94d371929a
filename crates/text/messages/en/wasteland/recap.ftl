# What happened since a player's last move, for whoever comes back to the table. The player is addressed.

recap-nothing = Nothing has happened since your last move.
recap-rounds = { $n ->
    [1] Round { $round } has begun.
   *[other] { $n } rounds have begun; it is round { $round } now.
}

# Deeds of another player stand in a row behind the name: `Boris goes to Rusty Bridge; kills Ditch Hare.`
recap-player = { $seat } { $deeds }.
recap-times = { $n ->
    [one] { $name } (once)
   *[other] { $name } ({ $n } times)
}
recap-deed-character = plays { $name }
recap-deed-moved = moves to { $space }
recap-deed-explored = { $n ->
   *[other] explores { $things }
}
recap-deed-encounters = { $n ->
    [one] has an encounter: { $things }
   *[other] has encounters: { $things }
}
recap-deed-kills = { $n ->
   *[other] kills { $things }
}
recap-deed-objectives = { $n ->
    [one] completes an objective of { $things }
   *[other] completes objectives of { $things }
}
recap-deed-cards = { $n ->
   *[other] gains { $things }
}
recap-deed-perks = { $n ->
    [one] takes the perk { $things }
   *[other] takes the perks { $things }
}
recap-deed-traded = { $n ->
   *[other] trades with { $things }
}
recap-deed-levels = { $n ->
    [one] gains a level
   *[other] gains { $n } levels
}
recap-deed-agendas = { $n ->
    [one] draws an agenda card
   *[other] draws { $n } agenda cards
}
recap-deed-loyal = declares loyalty to the { $faction }
recap-deed-camp = makes camp
recap-deed-first = becomes first player
recap-deed-killed = is killed
recap-deed-eliminated = is eliminated

recap-activated = Enemies were activated: { $enemies }.
recap-enemies-here = { $n ->
    [one] There is an enemy in your space now ({ $space }): { $foes }.
   *[other] There are enemies in your space now ({ $space }): { $foes }.
}
recap-fights-won = { $n ->
    [one] You have won a fight: { $things }.
   *[other] You have won fights: { $things }.
}
recap-fights-over = { $n ->
    [one] You have fought an enemy that survived: { $things }.
   *[other] You have fought enemies that survived: { $things }.
}
recap-killed = Your survivor was killed.
recap-eliminated = Your survivor is out of the game.
recap-stocks = Your survivor: { $stocks }.
recap-stock-hp = HP { $now } ({ $change })
recap-stock-rads = rads { $now } ({ $change })
recap-stock-xp = XP { $change }
recap-stock-caps = Caps { $now } ({ $change })
recap-stock-agendas = agenda cards { $now } ({ $change })
recap-quests-came = { $n ->
    [one] There is a new quest: { $quests }.
   *[other] There are new quests: { $quests }.
}
recap-quests-gone = { $n ->
    [one] A quest is over: { $quests }.
   *[other] Quests are over: { $quests }.
}
recap-power-gained = The power of the { $faction } has grown by { $n }, to space { $now } of the track.
recap-power-lost = The power of the { $faction } has shrunk by { $n }, to space { $now } of the track.
recap-your-turn = It is your turn.
recap-turn = It is { $of-seat } turn.
recap-activation = The enemies are acting.
recap-over = The game is over.

# How the game came here, for whoever opens it again.
previously-round = It is round { $round }.
previously-survivor = { $seat } stands at { $space }: HP { $hp }, rads { $rads }, Caps { $caps }, agenda cards { $agendas }.
previously-gone = { $seat } is out of the game.
previously-quests = { $n ->
    [0] No quest is staged.
    [one] One quest is staged: { $quests }.
   *[other] { $n } quests are staged: { $quests }.
}
previously-power = { $left ->
    [0] the { $faction } is at the end of the power track.
    [one] the { $faction } stands at { $now }, one step from taking over.
   *[other] the { $faction } stands at { $now }, { $left } steps from taking over.
}
