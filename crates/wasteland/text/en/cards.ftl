# Whole cards, said from their data.

## When abilities are used

does-window-start-of-turn = at the start of your turn
does-window-turn = on your turn
does-window-action = as an action
does-window-before-fight = before a fight
does-window-reroll = in the reroll step of a fight
does-window-hurt = before you suffer damage in a fight
does-window-strike = before your hits count in a fight
does-window-fight = during a fight
does-window-after-fight = after a fight
does-window-kill = after you kill an enemy
does-window-explore = after you explore a tile
does-window-camp = when you camp
does-window-test = in the reroll step of a test
does-window-round-end = at the end of the round
does-use-at = { $before } { $where }
does-use-if = { $before }, if { $condition }
does-use-cost = { $before }, { $cost }

## What holds all the time

does-always-if = while { $condition }: { $what }
does-standing-inventory = { $count ->
    [one] your inventory holds { $count } more card
   *[other] your inventory holds { $count } more cards
}
does-standing-armor = +{ $count } armor
does-standing-fight-rerolls = { $count ->
    [one] +{ $count } reroll in fights
   *[other] +{ $count } rerolls in fights
}
does-standing-test-rerolls = { $count ->
    [one] +{ $count } reroll in tests
   *[other] +{ $count } rerolls in tests
}
does-standing-hits = { $count ->
    [one] +{ $count } hit on the enemy
   *[other] +{ $count } hits on the enemy
}
does-standing-move-points = { $count ->
    [one] +{ $count } movement point from move actions
   *[other] +{ $count } movement points from move actions
}
does-standing-camp-hp = recover { $count } more HP when you camp
does-standing-discount = { $count ->
    [one] cards in the shop cost you { $count } Cap less
   *[other] cards in the shop cost you { $count } Caps less
}
does-standing-sell-bonus = { $count ->
    [one] +{ $count } Cap for each card you sell
   *[other] +{ $count } Caps for each card you sell
}
does-standing-kill-caps = { $count ->
    [one] gain { $count } Cap for each kill
   *[other] gain { $count } Caps for each kill
}
does-standing-no-difficulty = difficult terrain costs you 1 movement point
does-standing-no-terrain-rads = irradiated terrain gives you no rads
does-standing-spared-damage = suffer { $count } damage less from cards
does-standing-spared-rads = { $count ->
    [one] suffer { $count } rad less from cards
   *[other] suffer { $count } rads less from cards
}
does-standing-terrain-heals = on irradiated terrain, recover { $count } HP instead of suffering rads
does-standing-no-enemy-rads = suffer no rads from enemies
does-standing-ignored = ignore { $enemies }’ Aggressive
does-standing-kill-xp = +{ $count } XP for each kill
does-standing-camp-shop = { $count ->
    [one] once in each camp, anywhere: shop with { $count } interaction
   *[other] once in each camp, anywhere: shop with { $count } interactions
}
does-standing-trade-anywhere = when you camp, trade with survivors at any distance
does-standing-no-companion = you never have a companion; one that you draw is discarded
does-standing-second-weapon = you have a second weapon slot
does-starts-anywhere = your figure may begin in any space of a faceup tile

## What is printed

does-letters = { $count ->
    [one] letter { $letters }
   *[other] letters { $letters }
}
does-ranged = ranged
does-armor = armor { $count }
does-value = price: { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
does-recruit = recruit with { $what }
does-stays = when this readies, discard it unless { $condition }
does-leaves = when this readies, discard it if { $condition }
does-stays-for = when this readies, discard it unless you { $cost }
does-unexhaust-cost = to ready this, { $cost }
does-perk = perk with { $letters }
does-at-start = at the start of the game
does-start-letter = starts with { $letter } and “{ $name }”

## Enemies

does-enemy = { $kind }, level { $level }, vulnerable: { $areas }
does-abilities = abilities: { $abilities }

## Agendas

does-agenda-players = { $count } or more players
does-agenda-loyal = lets you declare loyalty to { $faction }
does-score = +{ $count } influence
does-score-if = { $clause } if { $condition }
does-row = activates: { $types }
does-row-none = activates nobody

## Encounters and quests

does-option-forced = forced
does-forced-if = forced if { $condition }
does-option-if = only if { $condition }
does-staged = when staged
does-results = results
does-way-action = quest action
does-way-kill = kill { $enemy }
does-way-kill-level = kill { $enemy } of level { $level } or more
does-way-explore = explore { $tile }
does-way-camp = camp
does-way-become = become { $trait }
does-way-level-up = gain a level
does-way-buy = buy or recruit in the shop
does-way-enter = move into “{ $name }”
does-way-round-end = at the end of each round
does-way-renewed = whenever the agenda deck is renewed
