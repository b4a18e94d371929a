# What examples of Wasteland say must be true.

## Names that no pack gives

try-id-blank-loot = Blank loot { $n }
try-id-blank-asset = Blank asset { $n }
try-id-blank-unique = Blank unique asset { $n }
try-id-blank-agenda = Blank agenda card { $n }
try-id-blank-wasteland = Blank Wasteland encounter { $n }
try-id-blank-settlement = Blank Settlement encounter { $n }
try-id-blank-quest = Blank quest { $n }
try-id-library-wasteland = Wasteland encounter of the library
try-id-library-settlement = Settlement encounter of the library
try-id-library-vault-84 = Vault 84 encounter of the library
try-id-library-vault-109 = Vault 109 encounter of the library
try-id-star = Star card { $n }
try-id-shield = Shield card { $n }
try-id-row-critter = Card with a critter row
try-id-row-human = Card with a human row
try-id-row-robot = Card with a robot row
try-id-row-monster = Card with a monster row
try-id-row-super-mutant = Card with a super mutant row
try-id-row-star = Card with a star row
try-id-row-shield = Card with a shield row
try-id-critter = Critter { $n }
try-id-human = Human { $n }
try-id-robot = Robot { $n }
try-id-monster = Monster { $n }
try-id-super-mutant = Super mutant { $n }
try-id-perk-s = S perk { $n }
try-id-perk-p = P perk { $n }
try-id-perk-e = E perk { $n }
try-id-perk-c = C perk { $n }
try-id-perk-i = I perk { $n }
try-id-perk-a = A perk { $n }
try-id-perk-l = L perk { $n }
try-id-talent = Talent { $n }
try-id-c = Survivor { $n }
try-id-camp = Camp
try-id-town = Town
try-id-road = Road
try-id-pit = Pit
try-id-lair = Lair
try-id-market = Market
try-id-ruins = Ruins
try-named = { $name }
try-facedown = { $what } (facedown)
try-hidden = hidden
try-none = none

## Statements

try-fact-round = It is round { $v }
try-fact-turn = It is the turn of { $v }
try-fact-first-player = { $v } is the first player
try-fact-actions =
    { $v ->
        [0] No action is left
        [one] 1 action is left
       *[other] { $v } actions are left
    }
try-fact-points =
    { $v ->
        [0] No movement point is left
        [one] 1 movement point is left
       *[other] { $v } movement points are left
    }
try-fact-threshold = Influence needed to win: { $v }
try-fact-group = The group: { $list }
try-fact-window =
    { $v ->
        [open] The turn is still at its start
       *[closed] The start of the turn is over
    }
try-fact-over = The game is over
try-fact-winners =
    { $n ->
        [0] Nobody has won
        [one] The winner: { $list }
       *[other] The winners: { $list }
    }
try-fact-power = Power of the factions: { $list }
try-fact-asks = { $player } is asked: { $what }
try-fact-asks-who = { $player } is asked
try-fact-asks-nobody = Nobody has anything left to decide
try-asked-about = { $what } ({ $about })
try-asked-shop =
    { $v ->
        [one] 1 interaction left
       *[other] { $v } interactions left
    }
try-fact-choices = { $player } may choose only:
try-fact-offered = { $player } may choose: { $choice }
try-fact-refused = { $player } may not choose: { $choice }
try-choice-names = the number { $v }
try-choice-gives-caps = to give { $v } Caps
try-choice-wants-caps = to ask for { $v } Caps
try-choice-picks = { $v }
try-choice-steps = to step to { $v }
try-choice-explores = to explore { $v }
try-choice-fights = to fight { $v }
try-choice-attempts = to attempt { $v }
try-fact-event = This happens: { $what }
try-fact-no-event = This does not happen: { $what }
try-fact-events = This happens in this order:
try-fact-sees =
    { $who ->
        [spectator] A spectator sees:
       *[other] { $who } sees:
    }
try-fact-looks-same =
    { $who ->
        [spectator] A spectator cannot tell if these change places: { $list }
       *[other] { $who } cannot tell if these change places: { $list }
    }
try-fact-looks-different =
    { $who ->
        [spectator] A spectator can tell if these change places: { $list }
       *[other] { $who } can tell if these change places: { $list }
    }
try-fact-player = { $what }: { $list }
try-fact-enemy-is = On the map: { $what }
try-fact-enemy-parts = Enemy { $what }: { $list }
try-fact-no-enemy-is = Not on the map: { $what }
try-fact-no-enemy-parts = No enemy { $what } with: { $list }
try-fact-space-is = { $what }
try-fact-space-parts = { $what }: { $list }
try-fact-tile-is = { $what }
try-fact-tile-parts = Tile { $what }: { $list }
try-fact-staged-is = Staged quest: { $what }
try-fact-staged-parts = Staged quest: { $what }, { $list }
try-fact-staged-none = No quest is staged
try-fact-not-staged-is = Not staged: { $what }
try-fact-not-staged-parts = Not staged: { $what }, { $list }
try-fact-deck-is = { $what }
try-fact-deck-parts = The { $what }: { $list }
try-fact-discarded = Discarded from the { $what }: { $list }
try-fact-shop = For sale: { $list }
try-fact-shop-cards =
    { $v ->
        [0] No card is for sale
        [one] 1 card is for sale
       *[other] { $v } cards are for sale
    }
try-fact-distance =
    { $v ->
        [one] From { $from } to { $to } it is 1 step
       *[other] From { $from } to { $to } it is { $v } steps
    }
try-fact-library = In the card library: { $list }
try-fact-not-in-library = Not in the card library: { $list }
try-fact-trashed = Trashed: { $list }
try-fact-not-trashed = Not trashed: { $list }
try-fact-out-of-game = Out of the game: { $list }
try-fact-not-out-of-game = Still in the game: { $list }
try-fact-fight = The fight: { $list }
try-fact-fight-none = No fight is under way
try-fact-test = The test: { $list }
try-fact-test-none = No test is under way
try-fact-encounter = The encounter: { $list }
try-fact-encounter-none = No encounter is under way
try-fact-offer = The deal on the table: { $list }
try-fact-offer-none = No deal is on the table
try-fact-reads =
    { $who ->
        [spectator] A spectator may read of { $card }: { $list }
       *[other] { $who } may read of { $card }: { $list }
    }
try-fact-not-reads =
    { $who ->
        [spectator] A spectator may not read of { $card }: { $list }
       *[other] { $who } may not read of { $card }: { $list }
    }
try-reads-options = the options
try-reads-outcomes = the outcomes
try-reads-objectives = the objectives
try-reads-outcome = the outcome of option { $v }

## Decks

try-deck-of-loot = loot deck
try-deck-of-assets = asset deck
try-deck-of-uniques = deck of unique assets
try-deck-of-agendas = agenda deck
try-deck-of-perks = deck of perks
try-deck-of-specials = supply of S.P.E.C.I.A.L. tokens
try-stack = stack of { $enemies }
try-deck-left = { $v } left
try-deck-discards = { $v } discarded
try-deck-discarded = discarded: { $v }
try-deck-top = on top: { $v }
try-deck-bottom = at the bottom: { $v }
try-deck-cards = cards: { $v }
try-deck-order =
    { $v ->
        [known] order known
        [partly-known] order known in part
       *[hidden] order hidden
    }
try-deck-letter = { $letter } × { $v }

## What survivors have

try-has-hp = { $v } HP
try-has-rads = rads { $v }
try-has-remaining = remaining HP { $v }
try-has-caps = Caps { $v }
try-has-levels = levels { $v }
try-has-deaths = deaths { $v }
try-has-at = stands at { $v }
try-has-character = plays { $v }
try-has-talent = talent { $v }
try-has-peg =
    { $v ->
        [start] XP peg at the start
       *[other] XP peg under { $v }
    }
try-has-special = letters { $v }
try-has-traits = traits: { $v }
try-has-equipped = equipped: { $v }
try-has-inventory = inventory: { $v }
try-has-exhausted = exhausted: { $v }
try-has-agendas = agenda cards: { $v }
try-has-agenda-count = agenda cards { $v }
try-has-loyal = loyal by { $v }
try-has-faction = faction: { $v }
try-has-perks = perks: { $v }
try-has-kills = killed: { $v }
try-has-explored = explored: { $v }
try-has-influence = influence { $v }
try-has-armor = armor { $v }
try-has-inventory-limit = inventory limit { $v }
try-has-eliminated =
    { $v ->
        [true] eliminated
       *[false] not eliminated
    }
try-tiles-dangerous = dangerous tiles
try-tiles-deadly = deadly tiles

## What is said of things

try-enemy-at = at { $v }
try-enemy-facedown =
    { $v ->
        [true] facedown
       *[false] faceup
    }
try-enemy-type = type { $v }
try-enemy-level = level { $v }
try-enemy-abilities = abilities: { $v }
try-enemy-vulnerable = vulnerable: { $v }
try-enemy-count = on the map { $v }
try-space-enemies = enemies: { $v }
try-space-adjacent = adjacent: { $v }
try-space-icon = encounter icon: { $v }
try-space-survivors = survivors: { $v }
try-space-level = level { $v }
try-space-terrain = { $v }
try-space-markers = quest markers: { $v }
try-tile-faceup =
    { $v ->
        [true] faceup
       *[false] facedown
    }
try-tile-back = back: { $v }
try-tile-front = front: { $v }
try-staged-markers = markers at { $v }
try-staged-marks = marks { $v }
try-fight-by = { $v } fights
try-fight-enemy = enemy: { $v }
try-fight-dice = dice: { $v }
try-fight-rerolls = rerolls { $v }
try-fight-apart =
    { $v ->
        [true] from different spaces
       *[false] in one space
    }
try-test-by = { $v } makes it
try-test-letters = letters { $v }
try-test-difficulty = difficulty { $v }
try-test-dice = dice: { $v }
try-test-rerolls = rerolls { $v }
try-encounter-by = { $v } has it
try-encounter-card = card { $v }
try-encounter-icon = icon { $v }
try-encounter-level = level { $v }
try-encounter-reader = read out by { $v }
try-offer-camper = { $v } camps
try-offer-partner = with { $v }
try-offer-gives = gives { $v }
try-offer-gets = gets { $v }
try-offer-gives-caps = gives Caps { $v }
try-offer-gets-caps = gets Caps { $v }
try-offer-gives-agendas = gives agenda cards: { $v }
try-offer-gets-agendas = gets agenda cards { $v }
try-offer-shown = shown: { $v }

try-group-friendly = friends { $v }
try-group-cards = agenda cards { $v }
try-group-required = needed { $v }

## What is said of events

try-key-seat = { $v }
try-key-to = to { $v }
try-key-from = from { $v }
try-key-partner = with { $v }
try-key-times =
    { $v ->
        [one] once
        [2] twice
       *[other] { $v } times
    }
try-key-node = { $v }
try-key-place = { $v }
try-key-tile = { $v }
try-key-token = { $v }
try-key-foe = { $v }
try-key-kind = { $v }
try-key-card = { $v }
try-key-copies = out of { $v }
try-key-cards = { $v }
try-key-quest = { $v }
try-key-perk = { $v }
try-key-pile = { $v }
try-key-icon = { $v }
try-key-faction = { $v }
try-key-gained = { $v }
try-key-lost = { $v }
try-key-wanted = { $v }
try-key-lock = locked by { $v }
try-key-letter = { $v }
try-key-letters = letters { $v }
try-key-drawn = drawn { $v }
try-key-agendas = { $v }
try-key-dice = dice: { $v }
try-key-which = dice { $v }
try-key-die = die { $v }
try-key-need = needed { $v }
try-key-extra = further hits { $v }
try-key-hits = hits { $v }
try-key-damage = damage { $v }
try-key-armor = armor { $v }
try-key-amount = amount { $v }
try-key-caps = Caps { $v }
try-key-hp = HP { $v }
try-key-rads = rads { $v }
try-key-level = level { $v }
try-key-levels = levels { $v }
try-key-price = price { $v }
try-key-cost = cost { $v }
try-key-count = cards { $v }
try-key-required = needed { $v }
try-key-why =
    { $v ->
        [too-early] friends too early
        [enemy] the enemy faction
        [death] a death
       *[other] an elimination
    }
try-key-number = number { $v }
try-key-marks = marks { $v }
try-key-objective = objective { $v }
try-key-option = option { $v }
try-key-difficulty = difficulty { $v }
try-key-result = result { $v }
try-key-influence = influence { $v }
try-key-power = power { $v }
try-key-by = by { $v }
try-key-gives = given: { $v }
try-key-gets = received: { $v }
try-key-gives-caps = Caps given { $v }
try-key-gives-agendas = agenda cards given { $v }
try-key-gets-agendas = agenda cards received { $v }
try-key-apart =
    { $v ->
        [true] from different spaces
       *[false] in one space
    }
try-key-active =
    { $v ->
        [true] now faceup
       *[false] now facedown
    }
try-key-success =
    { $v ->
        [true] with success
       *[false] without success
    }
try-key-won =
    { $v ->
        [true] won
       *[false] not won
    }
try-key-forced =
    { $v ->
        [true] forced
       *[false] not forced
    }
try-key-ranged =
    { $v ->
        [true] one more for being ranged
       *[false] none for being ranged
    }
try-pile-enemies = enemy tokens

## Events

try-event-round-began = a round begins
try-event-character-chosen = a survivor is chosen
try-event-figure-placed = a figure is placed
try-event-special-gained = a S.P.E.C.I.A.L. token is gained
try-event-special-returned = a S.P.E.C.I.A.L. token goes back
try-event-special-lost = a S.P.E.C.I.A.L. token is lost
try-event-quest-staged = a quest is staged
try-event-quest-trashed = a quest is trashed
try-event-quest-closed = a library quest leaves the game
try-event-marker-placed = a quest marker is placed
try-event-quest-marked = the marks on a quest change
try-event-turn-began = a turn begins
try-event-turn-ended = a turn ends
try-event-move-action = a move action is performed
try-event-moved = a survivor moves
try-event-placed = a survivor is placed elsewhere
try-event-points-gained = movement points are gained
try-event-actions-gained = actions are gained
try-event-terrain-ignored = terrain is ignored this turn
try-event-explored = a tile is explored
try-event-enemy-appeared = an enemy appears
try-event-enemy-placed = an enemy is placed elsewhere
try-event-enemy-moved = an enemy moves
try-event-enemy-flipped = an enemy token is turned over
try-event-enemy-gone = an enemy leaves the map alive
try-event-no-enemy-left = no such enemy token is left
try-event-no-replacement = there is no icon for a replacement
try-event-encounter-began = an encounter begins
try-event-option-chosen = an option of an encounter is chosen
try-event-no-option = no option of an encounter can be chosen
try-event-encounter-returned = an encounter card goes back under its deck
try-event-encounter-trashed = an encounter card is trashed
try-event-encounter-added = an encounter card joins its deck
try-event-not-in-library = the card is not in the library
try-event-task-ended = a task ends
try-event-test-began = a test begins
try-event-dice-rolled = the dice are rolled
try-event-dice-rerolled = dice are rerolled
try-event-die-turned = a die is set
try-event-die-spent = a die result is spent
try-event-rerolls-gained = rerolls are gained
try-event-result-added = something is added to a test
try-event-test-ended = a test ends
try-event-test-waived = a test for an absent survivor gets a fixed result
try-event-fight-began = a fight begins
try-event-fight-skipped = a fight cannot take place
try-event-enemy-hit = the enemy’s hits count
try-event-survivor-hit = the survivor’s hits count
try-event-fight-changed = a card changes the fight
try-event-enemy-killed = an enemy is killed
try-event-fight-ended = a fight ends
try-event-damaged = damage is suffered
try-event-irradiated = rads are suffered
try-event-healed = HP is recovered
try-event-cleansed = rads are removed
try-event-killed = a survivor is killed
try-event-eliminated = a survivor is eliminated
try-event-xp-gained = XP is gained
try-event-level-drawn = two tokens are drawn for a level
try-event-perk-gained = a perk is gained
try-event-no-perk = there is no fitting perk
try-event-perk-used = a perk is used
try-event-perk-lost = a perk is lost
try-event-trait-gained = a trait is gained
try-event-trait-lost = a trait is lost
try-event-trait-locked = a trait is locked out
try-event-caps-gained = Caps are gained
try-event-caps-lost = Caps are spent or lost
try-event-card-gained = a card is gained
try-event-card-equipped = a card is equipped
try-event-card-stored = a card goes into the inventory
try-event-card-discarded = a card is discarded
try-event-card-used = a card is used
try-event-card-exhausted = a card is exhausted
try-event-card-readied = a card is unexhausted
try-event-stays-exhausted = a card stays exhausted
try-event-companion-left = a companion leaves
try-event-event-drawn = a loot event is drawn
try-event-nothing-to-draw = there is nothing left to draw
try-event-deck-shuffled = discards are shuffled into a new deck
try-event-shop-filled = a card joins the shop
try-event-shop-discarded = a card leaves the shop
try-event-bought = a card is bought
try-event-recruited = a companion is recruited
try-event-sold = a card is sold
try-event-unique-missing = the unique asset is gone and another is taken
try-event-camp-began = a survivor camps
try-event-offer-made = a deal is proposed
try-event-offer-refused = a deal is refused
try-event-traded = a deal is carried out
try-event-agendas-passed = agenda cards change hands
try-event-agenda-shown = an agenda card is shown
try-event-agenda-drawn = an agenda card is drawn
try-event-agenda-seen = the drawn agenda card is seen
try-event-agenda-discarded = an agenda card is discarded
try-event-agenda-shuffled = an agenda card is shuffled back
try-event-agenda-given-up = an agenda card is given up
try-event-agenda-revealed = an agenda card is revealed for activation
try-event-agenda-card-put-away = the card of the activation is discarded
try-event-agenda-deck-renewed = the agenda deck is renewed
try-event-no-agenda = there is no agenda card to reveal
try-event-first-player = the first player changes
try-event-loyalty-declared = loyalty is declared
try-event-loyalty-ended = loyalty ends
try-event-power-changed = the power of a faction changes
try-event-activated = enemies are activated
try-event-objective-completed = an objective is completed
try-event-objective-failed = an objective is failed
try-event-objective-declined = an objective is declined
try-event-looked-at = top cards of a deck are looked at
try-event-looked-at-cards = these cards are looked at
try-event-effect-skipped = an effect changes nothing
try-event-offer-declined = an optional effect is declined
try-event-victory-declared = victory is declared
try-event-takeover = a faction takes over
try-event-game-ended = the game ends
try-event-friendly-faction = the group sides with a faction
try-event-group-deck = the group’s agenda deck is built
try-event-cards-required = the group needs agenda cards
try-event-group-victory = the group wins
try-event-group-defeat = the group loses
try-event-group-wins = the group wins
try-event-group-loses = the group loses
try-event-one-group = all survivors play as one group
try-event-agenda-spent = an agenda card is spent
try-event-copy-taken = one of the copies is taken at random
try-event-shopped-in-camp = the shop is visited from the camp
