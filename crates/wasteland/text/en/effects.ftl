# What cards do, said from their data. Clauses are imperative and begin small; the program joins them and gives the
# sentence its capital. Attributes are other forms of the same thing: `.least` is so many or more,
# `.fewer` and `.not` deny.

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
does-faction-leader = the leading faction
    .of = the leading faction (both if they are equal)
does-faction-follower = the weaker faction
    .of = the weaker faction (both if they are equal)
does-trait-idolized = Idolized
does-trait-vilified = Vilified
does-trait-synth = Synth
does-trait-super-mutant = Super Mutant
does-trait-well-rested = Well Rested
does-trait-addicted = Addicted
does-type-critter = critter
    .one = a critter
    .many = critters
    .with = a critter
    .killed = critter you killed
    .active = active critter
    .present = an active critter
does-type-human = human
    .one = a human
    .many = humans
    .with = a human
    .killed = human you killed
    .active = active human
    .present = an active human
does-type-robot = robot
    .one = a robot
    .many = robots
    .with = a robot
    .killed = robot you killed
    .active = active robot
    .present = an active robot
does-type-monster = monster
    .one = a monster
    .many = monsters
    .with = a monster
    .killed = monster you killed
    .active = active monster
    .present = an active monster
does-type-super-mutant = super mutant
    .one = a super mutant
    .many = super mutants
    .with = a super mutant
    .killed = super mutant you killed
    .active = active super mutant
    .present = an active super mutant
does-type-star = fighter of the star
    .one = a fighter of the star
    .many = fighters of the star
    .with = a fighter of the star
    .killed = fighter of the star you killed
    .active = active fighter of the star
    .present = an active fighter of the star
does-type-shield = fighter of the shield
    .one = a fighter of the shield
    .many = fighters of the shield
    .with = a fighter of the shield
    .killed = fighter of the shield you killed
    .active = active fighter of the shield
    .present = an active fighter of the shield
does-type-any = enemy
    .one = an enemy
    .many = enemies
    .with = an enemy
    .killed = enemy you killed
    .active = active enemy
    .present = an active enemy
does-kind-weapon = weapon
    .some = a weapon
    .one = a weapon
    .each = weapon
    .many = weapons
does-kind-apparel = apparel
    .some = a piece of apparel
    .one = a piece of apparel
    .each = piece of apparel
    .many = pieces of apparel
does-kind-companion = companion
    .some = a companion
    .one = a companion
    .each = companion
    .many = companions
does-kind-aid = aid
    .some = an aid card
    .one = an aid card
    .each = aid card
    .many = aid cards
does-kind-drug = drug
    .some = a drug
    .one = a drug
    .each = drug
    .many = drugs
does-kind-magazine = magazine
    .some = a magazine
    .one = a magazine
    .each = magazine
    .many = magazines
does-kind-event = event
does-kind-talent = talent
does-icon-wasteland = Wasteland
does-icon-settlement = Settlement
does-icon-vault-84 = Vault 84
does-icon-vault-109 = Vault 109
does-back-dangerous = dangerous
    .one = a dangerous tile
    .each = dangerous tile
    .many = dangerous tiles
does-back-deadly = deadly
    .one = a deadly tile
    .each = deadly tile
    .many = deadly tiles
does-back-double = double-sided
    .one = a double-sided tile
    .each = double-sided tile
    .many = double-sided tiles
does-back-any = any
    .one = a tile
    .each = tile
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
does-close = the quest “{ $name }” leaves the game
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
does-test-other = another survivor in your space makes the { $test } (alone at the table: in a settlement, with the result 3)
does-tried = { $clause } ({ $outcomes })
does-succeed = on success { $what }
does-fail = on failure { $what }
does-reorder = { $count ->
    [one] look at the top card of the { $deck } deck
   *[other] look at the top { $count } cards of the { $deck } deck and put them back in any order
}
does-draw-one-of = { $count ->
    [2] look at the top { $count } cards of the { $deck } deck, keep one, put the other at the bottom
   *[other] look at the top { $count } cards of the { $deck } deck, keep one, put the others at the bottom
}
does-gain-special = gain a random S.P.E.C.I.A.L. token
does-gain-special-letter = gain the S.P.E.C.I.A.L. token { $letter }
does-lose-special = lose a S.P.E.C.I.A.L. token of your choice
does-gain-perk = gain a perk with { $letters }
does-gain-any-perk = gain a perk of your choice
does-lose-perk = lose a perk of your choice
does-lose-card = discard one of your cards
does-lose-card-kind = discard one of your { $kinds }
does-lose-agenda = discard an agenda card of your choice
does-unexhaust = unexhaust one of your cards
does-exhaust = exhaust one of your ready cards
does-marker = place a marker of this quest { $where }
does-mark = { $count ->
    [one] put a mark on this quest
   *[other] put { $count } marks on this quest
}
does-unmark = { $count ->
    [one] take a mark off this quest
   *[other] take { $count } marks off this quest
}
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
does-whom-loyal-star = every survivor loyal to the star
does-whom-loyal-shield = every survivor loyal to the shield
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
    [1] discard { $kind }
   *[other] discard { $count } { $kinds }
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
    .not = you are not { $trait }
does-when-special = you have { $letters }
    .not = you do not have { $letters }
does-when-loyal = you are loyal to a faction
    .not = you are not loyal to any faction
does-when-loyal-to = you are loyal to { $faction }
    .not = you are not loyal to { $faction }
does-when-character = you are “{ $name }”
    .not = you are not “{ $name }”
does-when-card = you have “{ $name }”
    .not = you do not have “{ $name }”
does-when-has = you have { $kind }
    .not = you have no { $kinds }
does-when-equipped = you have { $kind } equipped
    .not = you do not have { $kind } equipped
does-when-ranged-weapon = your equipped weapon is ranged
    .not = you have no ranged weapon equipped
does-when-at = you are in “{ $name }”
    .not = you are not in “{ $name }”
does-when-at-icon = you are in a space with the icon “{ $icon }”
    .not = you are not in a space with the icon “{ $icon }”
does-when-at-marker = you are in a space with a marker of this quest
    .not = you are not in a space with a marker of this quest
does-when-at-start = you are on the starting tile
    .not = you are not on the starting tile
does-when-with-survivor = another survivor is in your space
    .not = no other survivor is in your space
does-when-with-trait = another survivor who is { $trait } is in your space
    .not = no other survivor in your space is { $trait }
does-when-used = { $letter } was used for the fight
    .not = { $letter } was not used for the fight
does-when-fighting = you fight { $enemy }
    .not = you do not fight { $enemy }
does-when-apart = the fight is across a border
    .not = the fight is not across a border
does-when-leads = { $faction } has more power
    .not = { $faction } does not have more power
does-when-solo = there is one player
    .not = there are two or more players
does-when-staged = “{ $name }” is staged
    .not = “{ $name }” is not staged
does-when-finished = “{ $name }” was staged and has left the game
    .not = “{ $name }” is staged or was never staged

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
    .least = { $count ->
        [1] you have a S.P.E.C.I.A.L. token
       *[other] you have { $count } or more S.P.E.C.I.A.L. tokens
    }
    .fewer = { $count ->
        [1] you have no S.P.E.C.I.A.L. tokens
       *[other] you have fewer than { $count } S.P.E.C.I.A.L. tokens
    }
does-per-special-of = { $each ->
    [one] each { $letters } token you have
   *[other] every { $each } { $letters } tokens you have
}
    .least = { $count ->
        [1] you have { $letters }
       *[other] you have { $count } or more { $letters } tokens
    }
does-per-levels = { $each ->
    [one] each level you have gained
   *[other] every { $each } levels you have gained
}
    .least = { $count ->
        [1] you have gained a level
       *[other] you have gained { $count } or more levels
    }
    .fewer = { $count ->
        [1] you have gained no levels
       *[other] you have gained fewer than { $count } levels
    }
does-per-traits = { $each ->
    [one] each trait you have
   *[other] every { $each } traits you have
}
    .least = { $count ->
        [1] you have a trait
       *[other] you have { $count } or more traits
    }
    .fewer = { $count ->
        [1] you have no traits
       *[other] you have fewer than { $count } traits
    }
does-per-trait = { $each ->
    [one] being { $trait }
   *[other] every { $each } times being { $trait }
}
    .least = { $count ->
        [1] you are { $trait }
       *[other] you are { $trait } { $count } or more times
    }
does-per-perks = { $each ->
    [one] each perk you have
   *[other] every { $each } perks you have
}
    .least = { $count ->
        [1] you have a perk
       *[other] you have { $count } or more perks
    }
    .fewer = { $count ->
        [1] you have no perks
       *[other] you have fewer than { $count } perks
    }
does-per-companions = { $each ->
    [one] each companion you have
   *[other] every { $each } companions you have
}
    .least = { $count ->
        [1] you have a companion
       *[other] you have { $count } or more companions
    }
    .fewer = { $count ->
        [1] you have no companions
       *[other] you have fewer than { $count } companions
    }
does-per-cards = { $each ->
    [one] each { $card } you have
   *[other] every { $each } { $kinds } you have
}
    .least = { $count ->
        [1] you have { $kind }
       *[other] you have { $count } or more { $kinds }
    }
    .fewer = { $count ->
        [1] you have no { $kinds }
       *[other] you have fewer than { $count } { $kinds }
    }
does-per-items = { $each ->
    [one] each item you have
   *[other] every { $each } items you have
}
    .least = { $count ->
        [1] you have an item
       *[other] you have { $count } or more items
    }
    .fewer = { $count ->
        [1] you have no items
       *[other] you have fewer than { $count } items
    }
does-per-caps = { $each ->
    [one] each Cap you have
   *[other] every { $each } Caps you have
}
    .least = { $count ->
        [1] you have a Cap
       *[other] you have { $count } or more Caps
    }
    .fewer = { $count ->
        [1] you have no Caps
       *[other] you have fewer than { $count } Caps
    }
does-per-hp = { $each ->
    [one] each remaining HP
   *[other] every { $each } remaining HP
}
    .least = you have { $count } or more remaining HP
    .fewer = you have fewer than { $count } remaining HP
does-per-rads = { $each ->
    [one] each rad you have
   *[other] every { $each } rads you have
}
    .least = { $count ->
        [1] you have rads
       *[other] you have { $count } or more rads
    }
    .fewer = { $count ->
        [1] you have no rads
       *[other] you have fewer than { $count } rads
    }
does-per-lost-hp = { $each ->
    [one] each HP you lack
   *[other] every { $each } HP you lack
}
    .least = { $count ->
        [1] you lack HP
       *[other] you lack { $count } or more HP
    }
    .fewer = { $count ->
        [1] you lack no HP
       *[other] you lack fewer than { $count } HP
    }
does-per-agendas = { $each ->
    [one] each agenda card you have
   *[other] every { $each } agenda cards you have
}
    .least = { $count ->
        [1] you have an agenda card
       *[other] you have { $count } or more agenda cards
    }
    .fewer = { $count ->
        [1] you have no agenda cards
       *[other] you have fewer than { $count } agenda cards
    }
does-per-kills = { $each ->
    [one] each { $killed }
   *[other] every { $each } { $enemies } you killed
}
    .least = { $count ->
        [1] you killed { $enemy }
       *[other] you killed { $count } or more { $enemies }
    }
    .fewer = { $count ->
        [1] you killed no { $enemies }
       *[other] you killed fewer than { $count } { $enemies }
    }
does-per-explored = { $each ->
    [one] each { $tile } you explored
   *[other] every { $each } { $tiles } you explored
}
    .least = { $count ->
        [1] you explored { $one }
       *[other] you explored { $count } or more { $tiles }
    }
    .fewer = { $count ->
        [1] you explored no { $tiles }
       *[other] you explored fewer than { $count } { $tiles }
    }
does-per-faceup-tiles = { $each ->
    [one] each faceup tile
   *[other] every { $each } faceup tiles
}
    .least = { $count ->
        [1] a tile lies faceup
       *[other] { $count } or more tiles lie faceup
    }
    .fewer = fewer than { $count } tiles lie faceup
does-per-deaths = { $each ->
    [one] each time you were killed
   *[other] every { $each } times you were killed
}
    .least = { $count ->
        [1] you were killed at least once
       *[other] you were killed { $count } or more times
    }
    .fewer = { $count ->
        [1] you were never killed
       *[other] you were killed fewer than { $count } times
    }
does-per-power = { $each ->
    [one] each power of { $faction }
   *[other] every { $each } power of { $faction }
}
    .least = the power of { $faction } is { $count } or more
    .fewer = the power of { $faction } is less than { $count }
does-per-lead = { $each ->
    [one] each space by which { $faction } leads
   *[other] every { $each } spaces by which { $faction } leads
}
    .least = { $faction } leads by { $count } or more
does-per-power-difference = { $each ->
    [one] each space between the factions
   *[other] every { $each } spaces between the factions
}
    .least = { $count ->
        [1] the factions are not equally strong
       *[other] there are { $count } or more spaces between the factions
    }
    .fewer = { $count ->
        [1] the factions are equally strong
       *[other] there are fewer than { $count } spaces between the factions
    }
does-per-survivors-here = { $each ->
    [one] each other survivor in your space
   *[other] every { $each } other survivors in your space
}
    .least = { $count ->
        [1] another survivor is in your space
       *[other] { $count } or more other survivors are in your space
    }
    .fewer = { $count ->
        [1] no other survivor is in your space
       *[other] fewer than { $count } other survivors are in your space
    }
does-per-enemies-here = { $each ->
    [one] each { $active } in your space
   *[other] every { $each } active { $enemies } in your space
}
    .least = { $count ->
        [1] { $present } is in your space
       *[other] { $count } or more active { $enemies } are in your space
    }
    .fewer = { $count ->
        [1] no active { $enemies } are in your space
       *[other] fewer than { $count } active { $enemies } are in your space
    }
does-per-enemies-on-map = { $each ->
    [one] each { $active } on the map
   *[other] every { $each } active { $enemies } on the map
}
    .least = { $count ->
        [1] { $present } is on the map
       *[other] { $count } or more active { $enemies } are on the map
    }
    .fewer = { $count ->
        [1] no active { $enemies } are on the map
       *[other] fewer than { $count } active { $enemies } are on the map
    }
does-per-quests = { $each ->
    [one] each staged quest
   *[other] every { $each } staged quests
}
    .least = { $count ->
        [1] a quest is staged
       *[other] { $count } or more quests are staged
    }
    .fewer = { $count ->
        [1] no quest is staged
       *[other] fewer than { $count } quests are staged
    }
does-per-marks = { $each ->
    [one] each mark on this quest
   *[other] every { $each } marks on this quest
}
    .least = { $count ->
        [1] this quest has a mark
       *[other] this quest has { $count } or more marks
    }
    .fewer = { $count ->
        [1] this quest has no mark
       *[other] this quest has fewer than { $count } marks
    }
does-per-enemy-level = { $each ->
    [one] each level of the enemy
   *[other] every { $each } levels of the enemy
}
    .least = the level of the enemy is { $count } or more
    .fewer = the level of the enemy is less than { $count }
does-per-hits = { $each ->
    [one] each hit on the dice
   *[other] every { $each } hits on the dice
}
    .least = { $count ->
        [1] the dice show a hit
       *[other] the dice show { $count } or more hits
    }
    .fewer = { $count ->
        [1] the dice show no hits
       *[other] the dice show fewer than { $count } hits
    }
