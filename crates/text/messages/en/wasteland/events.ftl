# What happened, in the past tense, for the log. `$of-seat` is the possessive of a player.

event-round-began = Round { $n }
event-turn-began = { $of-seat } turn
event-turn-ended = { $seat } ended the turn

## Setting out

event-character-chosen = { $seat } chose to play { $character }
event-figure-placed = { $seat } set out from { $space }
event-special-gained = { $seat } gained { $letter }
event-special-returned = { $seat } put { $letter } back
event-special-lost = { $seat } lost { $letter }

## On the way

event-move-action = { $n ->
    [one] { $seat } set off with { $n } movement point
   *[other] { $seat } set off with { $n } movement points
}
event-moved = { $n ->
    [0] { $seat } moved to { $space }
    [one] { $seat } moved to { $space } for { $n } movement point
   *[other] { $seat } moved to { $space } for { $n } movement points
}
event-placed = { $seat } was taken to { $space }
event-points-gained = { $n ->
    [one] { $seat } gained { $n } movement point
   *[other] { $seat } gained { $n } movement points
}
event-actions-gained = { $n ->
    [one] { $seat } gained { $n } more action
   *[other] { $seat } gained { $n } more actions
}
event-terrain-ignored = { $seat } no longer had to mind the terrain in this turn
event-explored = { $seat } explored a tile: { $tile }

## Enemies come and go

event-enemy-appeared = { $foe } appeared: { $space }
event-enemy-placed = { $foe } was put elsewhere: { $space }
event-enemy-moved = { $foe } moved to { $space }
event-enemy-revealed = An enemy turned faceup: { $foe }
event-enemy-revealed-any = An enemy turned faceup
event-enemy-hidden = An enemy turned facedown: { $foe }
event-enemy-hidden-any = An enemy turned facedown
event-enemy-gone = A token left the map: { $kind }
event-no-enemy-left = No token was left to place or draw: { $enemies }
event-no-replacement = No replacement appeared, for want of an icon: { $enemies }
event-activated = Activated: { $enemies }

## Encounters and quests

event-encounter-began = { $level ->
    [0] { $seat } had an encounter ({ $icon }): { $encounter }
   *[other] { $seat } had an encounter ({ $icon }, level { $level }): { $encounter }
}
event-option-chosen = { $seat } chose: { $option }
event-option-forced = { $seat } had no choice: { $option }
event-no-option = { $seat } could choose nothing: { $encounter }
event-encounter-returned = { $encounter } went to the bottom of its deck
event-encounter-trashed = { $encounter } was trashed
event-encounter-added = A card of the library was shuffled into the top of the encounter deck “{ $icon }”
event-not-in-library = A card that was to be brought in had already left the library
event-quest-not-in-library = The quest { $quest } was not staged: it had already left the library
event-task-managed = { $seat } succeeded
event-task-failed = { $seat } failed
event-quest-staged = { $seat } staged a quest: { $quest }
event-quest-trashed = The quest { $quest } was trashed
event-marker-placed = { $seat } placed a marker of the quest { $quest }: { $space }
event-objective-completed = { $seat } completed an objective of { $quest }: { $objective }
event-objective-failed = { $seat } attempted an objective of { $quest } in vain: { $objective }
event-objective-declined = { $seat } passed up an objective of { $quest }: { $objective }

## Growing

event-xp-gained = { $levels ->
    [0] { $seat } gained { $n } XP
    [one] { $seat } gained { $n } XP and a level
   *[other] { $seat } gained { $n } XP and { $levels } levels
}
event-level-drawn = { $seat } drew { $letters }
event-level-drawn-nothing = { $seat } drew no token: none was left
event-perk-gained = { $seat } took the perk { $perk }
event-no-perk = { $seat } gained no perk: none fitted
event-perk-used = { $seat } used the perk { $perk }
event-perk-lost = { $seat } lost the perk { $perk }
event-trait-gained = { $seat } gained the trait { $trait }
event-trait-lost = { $seat } lost the trait { $trait }
event-trait-locked = { $seat } could not gain the trait { $trait }: { $lock } is locked

## Belongings

event-caps-gained = { $n ->
    [one] { $seat } gained { $n } Cap ({ $now } now)
   *[other] { $seat } gained { $n } Caps ({ $now } now)
}
event-caps-lost = { $n ->
    [one] { $seat } parted with { $n } Cap ({ $now } left)
   *[other] { $seat } parted with { $n } Caps ({ $now } left)
}
event-card-gained = { $seat } gained { $card }
event-card-equipped = { $seat } equipped { $card }
event-card-stored = { $seat } put { $card } into the inventory
event-card-discarded = { $seat } discarded { $card }
event-card-used = { $seat } used { $card }
event-card-exhausted = { $seat } exhausted { $card }
event-card-readied = { $seat } unexhausted { $card }
event-stays-exhausted = { $seat } did not pay: { $card } stayed exhausted
event-companion-left = { $card } left { $seat }
event-event-drawn = { $seat } drew an event instead of loot: { $card }
event-nothing-to-draw = { $seat } had nothing to draw: { $pile }
event-shuffled-loot = The discarded loot was shuffled into a new deck
event-shuffled-asset = The discarded assets were shuffled into a new deck
event-shuffled-enemies = The discarded tokens were mixed into a new stack: { $enemies }
event-shop-filled = New in the shop: { $card }
event-shop-discarded = Gone from the shop: { $card }
event-bought = { $n ->
    [0] { $seat } got { $card } for nothing
    [one] { $seat } bought { $card } for { $n } Cap
   *[other] { $seat } bought { $card } for { $n } Caps
}
event-recruited = { $seat } recruited { $card }
event-sold = { $n ->
    [0] { $seat } sold { $card } for nothing
    [one] { $seat } sold { $card } for { $n } Cap
   *[other] { $seat } sold { $card } for { $n } Caps
}
event-unique-missing = { $seat } was to gain { $card }, but it was gone: a random unique asset took its place

## Camp and trade

event-camp-began = { $seat } made camp
event-offer-made = { $seat } offered { $other } a deal
event-offer-countered = { $seat } answered { $other } with another deal
event-offer-refused = { $seat } refused the deal
event-traded = { $seat } traded with { $other }: gave { $gives }, got { $gets }
deal-caps = { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
}
deal-agendas = { $n ->
    [one] an agenda card
   *[other] { $n } agenda cards
}
deal-nothing = nothing

## Agendas, factions and the end

event-agendas-passed = { $seat } handed agenda cards to { $other }: { $cards }
event-agenda-shown = { $seat } showed { $other } an agenda card: { $card }
event-agenda-drawn = { $seat } drew an agenda card
event-agenda-seen = { $seat } drew the agenda card { $card }
event-agenda-discarded = { $seat } discarded an agenda card
event-agenda-discarded-open = { $seat } discarded the agenda card { $card }
event-agenda-shuffled = { $seat } shuffled an agenda card back into the deck
event-agenda-given-up = { $seat } gave up the agenda card { $card }
event-agenda-revealed = The agenda card { $card } set the enemies moving
event-agenda-put-away = The agenda card { $card } was discarded
event-agenda-deck-renewed = { $n ->
    [one] The agenda deck was renewed: { $n } card
   *[other] The agenda deck was renewed: { $n } cards
}
event-no-agenda = No agenda card was left to reveal: the enemies stayed where they were
event-first-player = The agenda deck went to { $seat }, who is first player now
event-loyalty-declared = { $seat } declared loyalty to the { $faction } with { $card }
event-loyalty-ended = { $seat } was loyal no longer: { $card } did not lie open any more
event-power-gained = The { $faction } advanced on the power track by { $n }, to space { $now }
event-power-lost = The { $faction } fell back on the power track by { $n }, to space { $now }
event-looked-at = { $n ->
    [one] { $seat } looked at { $n } card: { $pile }
   *[other] { $seat } looked at { $n } cards: { $pile }
}
event-looked-at-cards = { $seat } looked at the { $pile } and saw { $cards }
event-effect-skipped = An effect had nothing to act on ({ $seat })
event-offer-declined = { $seat } declined
event-victory-declared = { $seat } declared victory with { $n } influence: { $cards }
event-takeover = The { $faction } reached the end of the power track and took over
event-game-lost = The game is over. Nobody won but the Wasteland
event-game-ended = { $n ->
    [one] The game is over: { $winners } won
   *[other] The game is over: { $winners } won together
}
