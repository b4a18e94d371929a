# Whole cards, said from their data.

## When abilities are used

does-window-start-of-turn = at the start of your turn
does-window-turn = on your turn
does-window-action = as an action
does-window-before-fight = before a fight
does-window-reroll = in a fight, when rerolls are spent
does-window-hurt = in a fight, before damage is suffered
does-window-strike = in a fight, before your hits count
does-window-fight = during a fight
does-window-after-fight = after a fight
does-window-kill = when you have killed an enemy
does-window-explore = when you have explored a tile
does-window-camp = when you camp
does-window-test = in a test, when rerolls are spent
does-window-round-end = at the end of the round
does-use-if = { $before }, if { $condition }
does-use-cost = { $before }, { $cost }

## What holds all the time

does-always = always: { $what }
does-always-if = always, if { $condition }: { $what }
does-standing-inventory = { $count ->
    [one] room for { $count } more card in the inventory
   *[other] room for { $count } more cards in the inventory
}
does-standing-armor = { $count } more armor
does-standing-fight-rerolls = { $count ->
    [one] { $count } more reroll in fights
   *[other] { $count } more rerolls in fights
}
does-standing-test-rerolls = { $count ->
    [one] { $count } more reroll in tests
   *[other] { $count } more rerolls in tests
}
does-standing-hits = { $count ->
    [one] { $count } more hit on the enemy in each fight
   *[other] { $count } more hits on the enemy in each fight
}
does-standing-move-points = { $count ->
    [one] { $count } more movement point from a move action
   *[other] { $count } more movement points from a move action
}
does-standing-camp-hp = { $count } more HP recovered by camping
does-standing-discount = { $count ->
    [one] cards in the shop cost { $count } Cap less
   *[other] cards in the shop cost { $count } Caps less
}
does-standing-sell-bonus = { $count ->
    [one] { $count } more Cap for each card you sell
   *[other] { $count } more Caps for each card you sell
}
does-standing-kill-caps = { $count ->
    [one] { $count } Cap with every kill
   *[other] { $count } Caps with every kill
}
does-standing-no-difficulty = difficult terrain costs one movement point
does-standing-no-terrain-rads = irradiated terrain gives no rads
does-standing-spared-damage = cards deal { $count } damage less
does-standing-spared-rads = { $count ->
    [one] cards give { $count } rad less
   *[other] cards give { $count } rads less
}
does-standing-terrain-heals = irradiated terrain recovers { $count } HP instead of giving rads
does-standing-no-enemy-rads = rads of enemies are not suffered
does-standing-ignored = { $enemies } do not fight you for being Aggressive

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
does-recruit = recruited with { $what }
does-stays = stays when unexhausted if { $condition }
does-stays-for = stays when unexhausted if you { $cost }
does-unexhaust-cost = to unexhaust it, { $cost }
does-perk = a perk with { $letters }
does-at-start = at the start of the game, { $what }
does-start-letter = begins with the letter { $letter } and the card “{ $name }”

## Enemies

does-enemy = { $kind }, level { $level }, vulnerable: { $areas }
does-abilities = abilities: { $abilities }

## Agendas

does-agenda-players = for { $count ->
    [one] { $count } player or more
   *[other] { $count } players or more
}
does-agenda-loyal = can declare loyalty to { $faction }
does-score = { $count } more influence
does-score-if = { $clause }, if { $condition }
does-row = activates: { $types }
does-row-none = activates nobody

## Encounters and quests

does-option-forced = forced
does-option-if = only if { $condition }
does-staged = when staged, { $what }
does-results = results: { $what }
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
does-objective = objective: { $what }
