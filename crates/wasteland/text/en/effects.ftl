# What cards do, said from their data. Clauses are imperative and begin small; the program joins them and gives the
# sentence its capital. `.many` and `.least` are other forms of the same thing.

## Joining

does-sentence = { $text }.
does-and = { $first } and { $last }
does-or = { $first } or { $last }
does-comma = { $first }, { $rest }
does-semicolon = { $first }; { $rest }
does-then = { $first }, then { $rest }
does-either = { $first }, or else { $rest }
does-colon = { $before }: { $after }
does-group = ({ $text })
does-nothing = nothing happens

## Amounts

does-per = { $clause } for { $what }
does-less = { $clause }, less { $number } for { $what }
does-plus = { $clause }, plus { $number }
does-minus = { $clause }, minus { $number }
does-at-most = { $clause }, at most { $max }

## Names

does-faction-star = the star
    .of = the star
    .to = the star
does-faction-shield = the shield
    .of = the shield
    .to = the shield
does-trait-idolized = Idolized
does-trait-vilified = Vilified
does-trait-synth = Synth
does-trait-super-mutant = Super Mutant
does-trait-well-rested = Well Rested
does-trait-addicted = Addicted
does-type-critter = critter
    .one = a critter
    .many = critters
does-type-human = human
    .one = a human
    .many = humans
does-type-robot = robot
    .one = a robot
    .many = robots
does-type-monster = monster
    .one = a monster
    .many = monsters
does-type-super-mutant = super mutant
    .one = a super mutant
    .many = super mutants
does-type-star = enemy of the star
    .one = an enemy of the star
    .many = enemies of the star
does-type-shield = enemy of the shield
    .one = an enemy of the shield
    .many = enemies of the shield
does-type-any = enemy
    .one = an enemy
    .many = enemies
does-kind-weapon = weapon
does-kind-apparel = apparel
does-kind-companion = companion
does-kind-aid = aid
does-kind-drug = drug
does-kind-magazine = magazine
does-kind-event = event
does-kind-talent = talent
does-icon-wasteland = wasteland
does-icon-settlement = settlement
does-icon-vault-84 = vault 84
does-icon-vault-109 = vault 109
does-back-dangerous = dangerous
    .one = a dangerous tile
    .many = dangerous tiles
does-back-deadly = deadly
    .one = a deadly tile
    .many = deadly tiles
does-back-double = double-sided
    .one = a double-sided tile
    .many = double-sided tiles
does-back-any = any
    .one = a tile
    .many = tiles
does-pile-loot = loot
does-pile-asset = asset
does-pile-agenda = agenda
does-pile-encounter = { $icon } encounter
does-area-head = head
does-area-body = body
does-area-arms = arms
does-area-legs = legs
does-ability-aggressive = Aggressive
does-ability-armor = Armor
does-ability-loot = Loot
does-ability-radiation = Radiation
does-ability-ranged = Ranged
does-ability-retreat = Retreat

## Effects

does-add = add “{ $name }” from the library to its deck
does-stage = stage “{ $name }” from the library
does-become = become { $trait }
does-lose = lose { $trait }
does-xp = gain { $count } XP
does-caps = { $count ->
    [one] gain { $count } Cap
   *[other] gain { $count } Caps
}
does-lose-caps = { $count ->
    [one] lose { $count } Cap
   *[other] lose { $count } Caps
}
does-draw = { $count ->
    [one] draw { $count } { $deck } card
   *[other] draw { $count } { $deck } cards
}
does-shop = { $count ->
    [one] shop with { $count } interaction
   *[other] shop with { $count } interactions
}
does-unique = gain the unique asset “{ $name }”
does-power = { $faction } advances by { $count }
does-weaken = { $faction } falls back by { $count }
does-trash = trash this card
does-damage = suffer { $count } damage
does-rads = { $count ->
    [one] suffer { $count } rad
   *[other] suffer { $count } rads
}
does-heal = recover { $count } HP
does-remove-rads = { $count ->
    [one] lose { $count } rad
   *[other] lose { $count } rads
}
does-prevent-damage = prevent { $count } damage
does-prevent-rads = { $count ->
    [one] prevent { $count } rad
   *[other] prevent { $count } rads
}
does-cancel-hits = { $count ->
    [one] cancel { $count } hit of the enemy
   *[other] cancel { $count } hits of the enemy
}
does-add-hits = { $count ->
    [one] add { $count } hit on the enemy
   *[other] add { $count } hits on the enemy
}
does-rerolls = { $count ->
    [one] gain { $count } reroll
   *[other] gain { $count } rerolls
}
does-set-die = turn a die of your choice to the face { $face }
does-choose-die = turn a die of your choice to a face of your choice
does-face = { $hits ->
    [0] without hits
    [one] with { $hits } hit
   *[other] with { $hits } hits
}, { $areas }
does-no-areas = without areas
does-add-result = add { $count } to the result of the test
does-points = { $count ->
    [one] gain { $count } movement point
   *[other] gain { $count } movement points
}
does-actions = { $count ->
    [one] gain { $count } action
   *[other] gain { $count } actions
}
does-teleport = be placed { $where }
does-travel = move { $where }
does-ignore-terrain = terrain does not matter to you for the rest of the turn
does-place-enemy = place { $enemy } { $where }, faceup
does-place-enemy-facedown = place { $enemy } { $where }, facedown
does-place-tokens = { $count ->
    [one] place { $count } token of { $faction } { $where }
   *[other] place { $count } tokens of { $faction }, each { $where }
}
does-remove-token = remove a token of { $faction } from the map
does-move-enemy = { $count ->
    [one] move { $foe } by up to { $count } space
   *[other] move { $foe } by up to { $count } spaces
}
does-kill-enemy = kill { $foe } without a fight
does-deactivate = turn { $foe } facedown
does-reveal = turn { $foe } faceup
does-fight-enemy = fight { $foe }
does-foe = { $enemy } { $where }
does-foe-level = { $enemy } of level { $level } or less { $where }
does-draw-and-fight = draw and fight { $enemy }
does-test = test { $letters }, { $difficulty }
does-difficulty = difficulty { $count }
does-test-other = another survivor in your space makes the { $test }
does-tried = { $clause } ({ $outcomes })
does-succeed = on success { $what }
does-fail = on failure { $what }
does-reorder = { $count ->
    [one] look at the top card of the { $deck } deck
   *[other] look at the top { $count } cards of the { $deck } deck and put them back in any order
}
does-draw-one-of = look at the top { $count } cards of the { $deck } deck, keep one, put the others at the bottom
does-gain-special = gain a random S.P.E.C.I.A.L. token
does-gain-special-letter = gain the S.P.E.C.I.A.L. token { $letter }
does-lose-special = lose a S.P.E.C.I.A.L. token of your choice
does-gain-perk = gain a perk with { $letters }
does-gain-any-perk = gain a perk of your choice
does-lose-perk = lose a perk of your choice
does-lose-card = discard one of your cards
does-lose-card-kind = discard one of your cards of the kind “{ $kind }”
does-lose-agenda = discard an agenda card of your choice
does-unexhaust = unexhaust one of your cards
does-exhaust = exhaust one of your ready cards
does-marker = place a marker of this quest { $where }
does-if = if { $condition }, { $what }
does-if-else = if { $condition }, { $what }; otherwise { $other }
does-may = you may { $what }
does-may-pay = you may { $cost }; if you do, { $what }
does-choose = choose one: { $options }
does-each = { $whom }: { $what }
does-die = you are killed

## Whom

does-whom-everybody = every survivor
does-whom-others = every other survivor
does-whom-others-here = every other survivor in your space
does-whom-others-near = every other survivor in your space or adjacent to it
does-whom-one-here = one other survivor in your space
does-whom-one-near = one other survivor in your space or adjacent to it
does-whom-one-other = one other survivor of your choice
does-whom-first-other = the first other survivor in the general priority

## Where; `.at` is where something is, the rest where it goes

does-where-here = into your space
    .at = in your space
does-where-adjacent = into an adjacent space
    .at = in an adjacent space
does-where-near = into your space or an adjacent one
    .at = in your space or an adjacent one
does-where-at = into “{ $name }”
    .at = in “{ $name }”
does-where-at-icon = into a space with the icon “{ $icon }”
    .at = in a space with the icon “{ $icon }”
does-where-at-spawn = into a space where { $enemies } appear
    .at = in a space where { $enemies } appear
does-where-at-start = into a space of the starting tile
    .at = in a space of the starting tile
does-where-at-markers = into a space with a marker of this quest
    .at = in a space with a marker of this quest
does-where-at-survivors = into a space with another survivor
    .at = in a space with another survivor
does-where-anywhere = into any space
    .at = in any space

## Costs

does-cost-exhaust = exhaust this card
does-cost-discard = discard this card
does-cost-caps = { $count ->
    [one] pay { $count } Cap
   *[other] pay { $count } Caps
}
does-cost-hp = suffer { $count } damage
does-cost-rads = { $count ->
    [one] suffer { $count } rad
   *[other] suffer { $count } rads
}
does-cost-actions = { $count ->
    [one] spend { $count } action
   *[other] spend { $count } actions
}
does-cost-points = { $count ->
    [one] spend { $count } movement point
   *[other] spend { $count } movement points
}
does-cost-cards = { $count ->
    [one] discard { $count } card of the kind “{ $kind }”
   *[other] discard { $count } cards of the kind “{ $kind }”
}
does-cost-agendas = { $count ->
    [one] discard { $count } agenda card
   *[other] discard { $count } agenda cards
}
does-cost-dice = { $count ->
    [one] spend { $count } die result
   *[other] spend { $count } die results
}
does-cost-rerolls = { $count ->
    [one] spend { $count } reroll
   *[other] spend { $count } rerolls
}
does-cost-loses = lose { $trait }

## Conditions

does-not = it is not true that { $condition }
does-when-trait = you are { $trait }
does-when-special = you have { $letters }
does-when-loyal = you are loyal to a faction
does-when-loyal-to = you are loyal to { $faction }
does-when-character = you are “{ $name }”
does-when-card = you have “{ $name }”
does-when-has = you have a card of the kind “{ $kind }”
does-when-equipped = you have equipped a card of the kind “{ $kind }”
does-when-ranged-weapon = your equipped weapon is ranged
does-when-at = you are in “{ $name }”
does-when-at-icon = you are in a space with the icon “{ $icon }”
does-when-at-marker = you are in a space with a marker of this quest
does-when-at-start = you are on the starting tile
does-when-with-survivor = another survivor is in your space
does-when-with-trait = another survivor who is { $trait } is in your space
does-when-used = { $letter } was used for the fight
does-when-fighting = you fight an enemy of the type “{ $enemy }”
does-when-apart = the fight is across a border
does-when-leads = { $faction } has more power
does-when-solo = there is one player

## What is counted

does-per-level = { $each ->
    [one] each level of the encounter icon
   *[other] every { $each } levels of the encounter icon
}
    .least = the level of the encounter icon is { $count } or more
does-per-special = { $each ->
    [one] each S.P.E.C.I.A.L. token you have
   *[other] every { $each } S.P.E.C.I.A.L. tokens you have
}
    .least = you have { $count } or more S.P.E.C.I.A.L. tokens
does-per-special-of = { $each ->
    [one] each of { $letters } you have
   *[other] every { $each } of { $letters } you have
}
    .least = you have { $count } or more of { $letters }
does-per-levels = { $each ->
    [one] each level you have gained
   *[other] every { $each } levels you have gained
}
    .least = you have gained { $count } or more levels
does-per-traits = { $each ->
    [one] each trait you have
   *[other] every { $each } traits you have
}
    .least = you have { $count } or more traits
does-per-trait = { $each ->
    [one] being { $trait }
   *[other] every { $each } times being { $trait }
}
    .least = you are { $trait } { $count } or more times
does-per-perks = { $each ->
    [one] each perk you have
   *[other] every { $each } perks you have
}
    .least = you have { $count } or more perks
does-per-companions = { $each ->
    [one] each companion you have
   *[other] every { $each } companions you have
}
    .least = you have { $count } or more companions
does-per-cards = { $each ->
    [one] each card of the kind “{ $kind }” you have
   *[other] every { $each } cards of the kind “{ $kind }” you have
}
    .least = you have { $count } or more cards of the kind “{ $kind }”
does-per-items = { $each ->
    [one] each item you have
   *[other] every { $each } items you have
}
    .least = you have { $count } or more items
does-per-caps = { $each ->
    [one] each Cap you have
   *[other] every { $each } Caps you have
}
    .least = you have { $count } or more Caps
does-per-hp = { $each ->
    [one] each remaining HP
   *[other] every { $each } remaining HP
}
    .least = you have { $count } or more remaining HP
does-per-rads = { $each ->
    [one] each rad you have
   *[other] every { $each } rads you have
}
    .least = you have { $count } or more rads
does-per-lost-hp = { $each ->
    [one] each HP you lack
   *[other] every { $each } HP you lack
}
    .least = you lack { $count } or more HP
does-per-agendas = { $each ->
    [one] each agenda card you have
   *[other] every { $each } agenda cards you have
}
    .least = you have { $count } or more agenda cards
does-per-kills = { $each ->
    [one] each of the { $enemies } you killed
   *[other] every { $each } { $enemies } you killed
}
    .least = you killed { $count } or more { $enemies }
does-per-explored = { $each ->
    [one] each of the { $tiles } you explored
   *[other] every { $each } { $tiles } you explored
}
    .least = you explored { $count } or more { $tiles }
does-per-faceup-tiles = { $each ->
    [one] each faceup tile
   *[other] every { $each } faceup tiles
}
    .least = { $count } or more tiles lie faceup
does-per-deaths = { $each ->
    [one] each time you were killed
   *[other] every { $each } times you were killed
}
    .least = you were killed { $count } or more times
does-per-power = { $each ->
    [one] each power of { $faction }
   *[other] every { $each } power of { $faction }
}
    .least = the power of { $faction } is { $count } or more
does-per-lead = { $each ->
    [one] each space by which { $faction } leads
   *[other] every { $each } spaces by which { $faction } leads
}
    .least = { $faction } leads by { $count } or more
does-per-power-difference = { $each ->
    [one] each space between the factions
   *[other] every { $each } spaces between the factions
}
    .least = there are { $count } or more spaces between the factions
does-per-survivors-here = { $each ->
    [one] each other survivor in your space
   *[other] every { $each } other survivors in your space
}
    .least = { $count } or more other survivors are in your space
does-per-enemies-here = { $each ->
    [one] each of the active { $enemies } in your space
   *[other] every { $each } active { $enemies } in your space
}
    .least = { $count } or more active { $enemies } are in your space
does-per-enemies-on-map = { $each ->
    [one] each of the active { $enemies } on the map
   *[other] every { $each } active { $enemies } on the map
}
    .least = { $count } or more active { $enemies } are on the map
does-per-quests = { $each ->
    [one] each staged quest
   *[other] every { $each } staged quests
}
    .least = { $count } or more quests are staged
does-per-enemy-level = { $each ->
    [one] each level of the enemy
   *[other] every { $each } levels of the enemy
}
    .least = the level of the enemy is { $count } or more
does-per-hits = { $each ->
    [one] each hit on the dice
   *[other] every { $each } hits on the dice
}
    .least = the dice show { $count } or more hits
