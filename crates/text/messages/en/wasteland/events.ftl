# What happens, in the present tense, for the log. `$of-seat` is the possessive of a player.

event-round-began = Round { $n }
event-turn-began = { $of-seat } turn
event-turn-ended = { $seat } ends the turn

## Setting out

event-character-chosen = { $seat } chooses to play { $character }
event-figure-placed = { $seat } sets out from { $space }
event-special-gained = { $seat } gains { $letter }
event-special-returned = { $seat } puts { $letter } back
event-special-lost = { $seat } loses { $letter }

## On the way

event-move-action = { $n ->
    [one] { $seat } sets off with { $n } movement point
   *[other] { $seat } sets off with { $n } movement points
}
event-moved = { $n ->
    [0] { $seat } moves to { $space }
    [one] { $seat } moves to { $space } for { $n } movement point
   *[other] { $seat } moves to { $space } for { $n } movement points
}
event-placed = { $seat } is placed at { $space }
event-points-gained = { $n ->
    [one] { $seat } gains { $n } movement point
   *[other] { $seat } gains { $n } movement points
}
event-actions-gained = { $n ->
    [one] { $seat } gains { $n } action
   *[other] { $seat } gains { $n } actions
}
event-terrain-ignored = { $seat } ignores terrain for the rest of the turn
event-explored = { $seat } explores a tile: { $tile }

## Enemies come and go

event-enemy-appeared = { $foe } appears: { $space }
event-enemy-placed = { $foe } is placed elsewhere: { $space }
event-enemy-moved = { $foe } moves to { $space }
event-enemy-revealed = An enemy turns faceup: { $foe }
event-enemy-revealed-any = An enemy turns faceup
event-enemy-hidden = An enemy turns facedown: { $foe }
event-enemy-hidden-any = An enemy turns facedown
event-enemy-gone = A token leaves the map: { $kind }
event-no-enemy-left = No tokens are left to place or draw: { $enemies }
event-no-replacement = No replacement appears: there is no matching icon ({ $enemies })
event-activated = Activated: { $enemies }

## Encounters and quests

event-encounter-began = { $level ->
    [0] { $seat } has an encounter ({ $icon }): { $encounter }
   *[other] { $seat } has an encounter ({ $icon }, level { $level }): { $encounter }
}
event-option-chosen = { $seat } chooses: { $option }
event-option-forced = { $seat } has no choice: { $option }
event-no-option = { $seat } can choose nothing: { $encounter }
event-encounter-returned = { $encounter } goes to the bottom of its deck
event-encounter-trashed = { $encounter } is trashed
event-encounter-added = A card from the library is shuffled into the top of the encounter deck “{ $icon }”
event-not-in-library = The card to add has already left the library
event-copy-taken = One of the { $n } cards with the number { $number } comes out of the library, at random
event-quest-not-in-library = The quest { $quest } is not staged: it has already left the library
event-task-managed = { $seat } succeeds
event-task-failed = { $seat } fails
event-quest-staged = { $seat } stages a quest: { $quest }
event-quest-trashed = The quest { $quest } is trashed
event-quest-closed = The quest { $quest } leaves the game
event-marker-placed = { $seat } places a marker of the quest { $quest }: { $space }
event-quest-marked = { $n ->
    [one] A mark is put on the quest { $quest }: { $marks } now
   *[other] { $n } marks are put on the quest { $quest }: { $marks } now
}
event-quest-unmarked = { $n ->
    [one] A mark is taken off the quest { $quest }: { $marks } now
   *[other] { $n } marks are taken off the quest { $quest }: { $marks } now
}
event-objective-completed = { $seat } completes an objective of { $quest }: { $objective }
event-objective-failed = { $seat } fails an objective of { $quest }: { $objective }
event-objective-declined = { $seat } passes up an objective of { $quest }: { $objective }

## Growing

event-xp-gained = { $levels ->
    [0] { $seat } gains { $n } XP
    [one] { $seat } gains { $n } XP and a level
   *[other] { $seat } gains { $n } XP and { $levels } levels
}
event-level-drawn = { $seat } draws { $letters }
event-level-drawn-nothing = { $seat } draws no token: none is left
event-perk-gained = { $seat } takes the perk { $perk }
event-no-perk = { $seat } gains no perk: none fits
event-perk-used = { $seat } uses the perk { $perk }
event-perk-lost = { $seat } loses the perk { $perk }
event-trait-gained = { $seat } gains the trait { $trait }
event-trait-lost = { $seat } loses the trait { $trait }
event-trait-locked = { $seat } cannot gain the trait { $trait }: { $lock } is locked

## Belongings

event-caps-gained = { $n ->
    [one] { $seat } gains { $n } Cap (now { $now })
   *[other] { $seat } gains { $n } Caps (now { $now })
}
event-caps-lost = { $n ->
    [one] { $seat } loses { $n } Cap ({ $now } left)
   *[other] { $seat } loses { $n } Caps ({ $now } left)
}
event-card-gained = { $seat } gains { $card }
event-card-equipped = { $seat } equips { $card }
event-card-stored = { $seat } puts { $card } in the inventory
event-card-discarded = { $seat } discards { $card }
event-card-used = { $seat } uses { $card }
event-card-exhausted = { $seat } exhausts { $card }
event-card-readied = { $seat } unexhausts { $card }
event-stays-exhausted = { $seat } doesn’t pay: { $card } stays exhausted
event-companion-left = { $card } leaves { $seat }
event-event-drawn = { $seat } draws an event instead of loot: { $card }
event-nothing-to-draw = { $seat } has nothing to draw: { $pile }
event-shuffled-loot = The discarded loot is shuffled into a new deck
event-shuffled-asset = The discarded assets are shuffled into a new deck
event-shuffled-enemies = The discarded tokens are shuffled into a new stack: { $enemies }
event-shop-filled = New in the shop: { $card }
event-shop-discarded = Gone from the shop: { $card }
event-bought = { $n ->
    [0] { $seat } gets { $card } for free
    [one] { $seat } buys { $card } for { $n } Cap
   *[other] { $seat } buys { $card } for { $n } Caps
}
event-recruited = { $seat } recruits { $card }
event-sold = { $n ->
    [0] { $seat } sells { $card } for nothing
    [one] { $seat } sells { $card } for { $n } Cap
   *[other] { $seat } sells { $card } for { $n } Caps
}
event-unique-missing = { $card } is gone: { $seat } gains a random unique asset instead

## Camp and trade

event-camp-began = { $seat } makes camp
event-shopped-in-camp = { $seat } shops from the camp
event-offer-made = { $seat } offers { $other } a deal
event-offer-countered = { $seat } makes { $other } a counter-offer
event-offer-refused = { $seat } declines the deal
event-traded = { $seat } trades with { $other }: gives { $gives }, gets { $gets }
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

# Nobody knows whether the name of a faction is a plural, so it is never the subject of a sentence.

event-agendas-passed = { $seat } hands agenda cards to { $other }: { $cards }
event-agenda-shown = { $seat } shows { $other } an agenda card: { $card }
event-agenda-drawn = { $seat } draws an agenda card
event-agenda-seen = { $seat } draws the agenda card { $card }
event-agenda-discarded = { $seat } discards an agenda card
event-agenda-discarded-open = { $seat } discards the agenda card { $card }
event-agenda-shuffled = { $seat } shuffles an agenda card back into the deck
event-agenda-given-up = { $seat } gives up the agenda card { $card }
event-agenda-revealed = The agenda card { $card } sets the enemies moving
event-agenda-put-away = The agenda card { $card } is discarded
event-agenda-deck-renewed = { $n ->
    [one] The agenda deck is renewed: { $n } card
   *[other] The agenda deck is renewed: { $n } cards
}
event-no-agenda = No agenda card is left to reveal: the enemies stay where they are
event-first-player = The agenda deck goes to { $seat }, who is first player now
event-loyalty-declared = { $seat } declares loyalty to the { $faction } with { $card }
event-loyalty-ended = { $seat } is no longer loyal: { $card } is hidden again
event-power-gained = The power of the { $faction } grows by { $n }, to space { $now } of the track
event-power-lost = The power of the { $faction } shrinks by { $n }, to space { $now } of the track
event-looked-at = { $n ->
    [one] { $seat } looks at { $n } card: { $pile }
   *[other] { $seat } looks at { $n } cards: { $pile }
}
event-looked-at-cards = { $seat } looks at the { $pile } and sees { $cards }
event-effect-skipped = An effect has no target ({ $seat })
event-offer-declined = { $seat } declines
event-victory-declared = { $seat } declares victory with { $n } influence: { $cards }
event-takeover = Takeover: the power of the { $faction } is at the end of the track
event-friendly-faction = The group sides with the { $faction }
event-group-deck = { $n ->
    [one] The agenda deck has one card
   *[other] The agenda deck has { $n } cards
}
event-cards-required = { $n ->
    [one] The group needs one agenda card
   *[other] The group needs { $n } agenda cards
}
event-group-victory = The group wins: its friends are at the end of the track, and it has { $n } of { $need } agenda cards
event-group-too-early = The group loses: its friends reach the end of the track too early, with { $n } of { $need } agenda cards
event-group-enemy = The group loses: its enemies are at the end of the track
event-group-death = The group loses: a survivor is killed
event-group-elimination = The group loses: a survivor is out of the game
event-group-nobody = The group loses: nobody is left
event-one-group = All survivors are one group: with the power of the { $star } at the end of the track they win, with that of the { $shield } they lose
event-agenda-spent = { $seat } gains the agenda card { $card } and spends it
event-group-wins = The group wins: the power of the { $faction } is at the end of the track
event-group-loses = The group loses: the power of the { $faction } is at the end of the track
event-game-lost = The game is over. Nobody wins but the Wasteland
event-game-ended = { $n ->
    [one] The game is over: { $winners } wins
   *[other] The game is over: { $winners } win together
}

## Several of a kind, in one line

events-enemies-appeared = Enemies appear: { $foes }
events-enemies-revealed = Enemies turn faceup: { $foes }
events-enemies-hidden = Enemies turn facedown: { $foes }
events-cards-gained = { $seat } gains { $cards }
events-cards-readied = { $seat } unexhausts { $cards }
events-specials-gained = { $seat } gains { $letters }
events-agendas-drawn = { $n ->
    [one] { $seat } draws { $n } agenda card
   *[other] { $seat } draws { $n } agenda cards
}
events-agendas-seen = { $seat } draws the agenda cards { $cards }
events-agenda-shuffled = { $seat } shuffles the agenda card { $card } back into the deck
events-shop-filled = New in the shop: { $cards }
events-shop-discarded = Gone from the shop: { $cards }
