# What cards do, said from their data: When. Requirement. Cost: effect. Clauses are imperative and begin small; the
# program joins them and gives the sentence its capital. Attributes are other forms of the same thing: `.least` is so
# many or more, `.fewer` and `.not` deny, `.they` is said of somebody else.

## Joining

does-sentence = { $text }.
does-and = { $first } and { $last }
does-or = { $first } or { $last }
does-comma-and = { $first }, and { $last }
does-comma-or = { $first }, or { $last }
does-comma = { $first }, { $rest }
does-semicolon = { $first }; { $rest }
does-either = { $first }; or { $rest }
does-colon = { $before }: { $after }
does-group = ({ $text })
does-then = then { $text }
does-times = { $count ->
    [2] { $what }, twice
   *[other] { $what }, { $count } times
}
does-nothing = nothing happens

## Amounts

does-per = { $clause } per { $what }
does-more = { $clause } (+{ $number } per { $what })
does-less = { $clause } (−{ $number } per { $what })
does-bound = { $what }, max { $max }
does-beyond = { $number ->
    [1] { $clause } per { $what } beyond the first
   *[other] { $clause } per { $what } beyond the first { $number }
}
does-minus = { $clause } per { $what }, minus { $number }
does-more-if = { $clause } (+{ $number } if { $condition })
does-at-most = { $clause } (max { $max })

## Names

does-faction-star = the star
    .of = the star
    .to = the star
does-faction-shield = the shield
    .of = the shield
    .to = the shield
does-faction-leader = the leading faction
    .of = the leading faction (both if tied)
does-faction-follower = the weaker faction
    .of = the weaker faction (both if tied)
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
    .with = head
does-area-body = body
    .with = body
does-area-arms = arms
    .with = arms
does-area-legs = legs
    .with = legs
does-ability-aggressive = Aggressive
does-ability-armor = Armor
does-ability-loot = Loot
does-ability-radiation = Radiation
does-ability-ranged = Ranged
does-ability-retreat = Retreat

## Orders, each about the things below

does-gain = gain { $things }
    .they = gains { $things }
does-lose = lose { $things }
    .they = loses { $things }
does-suffer = suffer { $things }
    .they = suffers { $things }
does-recover = recover { $things }
    .they = recovers { $things }
does-become = become { $things }
    .they = becomes { $things }
does-draw = draw { $things }
    .they = draws { $things }
does-discard = discard { $things }
    .they = discards { $things }
does-prevent = prevent { $things }
does-pay = pay { $things }
does-spend = spend { $things }
does-place = place { $things }
does-advance = advance { $things }
does-set-back = set back { $things }
does-stage = stage { $things }
does-add = { $count ->
    [1] add { $things } to its deck
   *[other] add { $things } to their decks
}
does-close = { $count ->
    [1] { $things } leaves the game
   *[other] { $things } leave the game
}

## Things

does-name = “{ $name }”
does-trait = { $trait }
does-xp = { $count } XP
does-caps = { $count ->
    [one] { $count } Cap
   *[other] { $count } Caps
}
does-damage = { $count } damage
does-rads = { $count ->
    [one] { $count } rad
   *[other] { $count } rads
}
does-hp = { $count } HP
does-rerolls = { $count ->
    [one] { $count } reroll
   *[other] { $count } rerolls
}
does-points = { $count ->
    [one] { $count } movement point
   *[other] { $count } movement points
}
does-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
does-dice = { $count ->
    [one] { $count } die result
   *[other] { $count } die results
}
does-cards = { $count ->
    [one] { $count } { $deck } card
   *[other] { $count } { $deck } cards
}
does-one-of = 1 of the top { $top } { $deck } cards (the rest go to the bottom)
does-agendas = { $count ->
    [one] { $count } agenda card
   *[other] { $count } agenda cards
}
does-kinds = { $count ->
    [1] { $kind }
   *[other] { $count } { $kinds }
}
does-this-card = this card
does-own-card = one of your cards
does-own-kind = one of your { $kinds }
does-unique = the unique asset “{ $name }”
does-special = a random S.P.E.C.I.A.L. token
does-special-letter = the { $letter } token
does-special-any = a S.P.E.C.I.A.L. token of your choice
does-perk-of = a perk with { $letters }
does-perk-any = a perk of your choice
does-power = { $faction } by { $count }
does-marker = this quest’s marker { $where }
does-enemy-faceup = { $enemy } faceup { $where }
does-enemy-facedown = { $enemy } facedown { $where }
does-tokens = { $count ->
    [one] { $count } token of { $faction } { $where }
   *[other] { $count } tokens of { $faction } { $where }
}

## Other effects

does-trash = trash this card
does-shop = { $count ->
    [one] shop with { $count } interaction
   *[other] shop with { $count } interactions
}
does-cancel-hits = cancel { $count } of the enemy’s hits
does-add-hits = { $count ->
    [one] add { $count } hit
   *[other] add { $count } hits
}
does-set-die = set any die to the face with { $face }
does-choose-die = set any die to any face
does-face = { $hits ->
    [0] { $areas } and no hits
    [one] { $areas } and { $hits } hit
   *[other] { $areas } and { $hits } hits
}
does-no-areas = no areas
does-add-result = add { $count } to the result
does-teleport = place your survivor { $where }
does-travel = move, ending { $where }
does-ignore-terrain = ignore difficult and irradiated terrain this turn
does-remove-token = remove a token of { $faction } from the map
does-move-enemy = { $count ->
    [one] move { $foe } up to { $count } space
   *[other] move { $foe } up to { $count } spaces
}
does-kill-enemy = kill { $foe } without a fight
does-deactivate = turn { $foe } facedown
does-reveal = turn { $foe } faceup
does-fight-enemy = fight { $foe }
does-foe = { $enemy } { $where }
does-foe-level = { $enemy } of level { $level } or less { $where }
does-draw-and-fight = draw and fight { $enemy }
does-test = test { $letters } { $difficulty }
    .they = tests { $letters } { $difficulty }
does-difficulty = { $count }
does-difficulty-level = { $count ->
    [0] (the icon’s level)
   *[other] (the icon’s level + { $count })
}
does-test-other = another survivor in your space { $test } (solo: in a settlement, with a result of 3)
does-tried = { $clause } ({ $outcomes })
does-pass = pass: { $what }
does-kill = kill: { $what }
does-fail = fail: { $what }
does-reorder = { $count ->
    [one] look at the top { $deck } card
   *[other] look at the top { $count } { $deck } cards and put them back in any order
}
does-unexhaust = ready one of your cards
does-exhaust = exhaust one of your ready cards
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
does-they = { $whom } { $what }
does-die = you are killed

## Whom

does-whom-everybody = each survivor
does-whom-others = each other survivor
does-whom-others-here = each other survivor in your space
does-whom-others-near = each other survivor in or adjacent to your space
does-whom-one-here = another survivor in your space
does-whom-one-near = another survivor in or adjacent to your space
does-whom-one-other = another survivor of your choice
does-whom-loyal-star = each survivor loyal to the star
does-whom-loyal-shield = each survivor loyal to the shield
does-whom-first-other = the first other survivor in the general priority

## Where something goes; `.at` is where it is

does-where-here = in your space
    .at = in your space
does-where-adjacent = in an adjacent space
    .at = in an adjacent space
does-where-near = in or adjacent to your space
    .at = in or adjacent to your space
does-where-at = in “{ $name }”
    .at = in “{ $name }”
does-where-at-icon = in a { $icon } space
    .at = in a { $icon } space
does-where-at-spawn = in a space where { $enemies } appear
    .at = in a space where { $enemies } appear
does-where-at-start = on the starting tile
    .at = on the starting tile
does-where-at-markers = in a space with this quest’s marker
    .at = in a space with this quest’s marker
does-where-at-survivors = in a space with another survivor
    .at = in a space with another survivor
does-where-anywhere = in any space
    .at = in any space

## Costs

does-cost-exhaust = exhaust this card

## Conditions; `does-shared` is what several of them begin with

does-shared = you are in|you are|you have|you fight
does-here = you are
does-not = it is not true that { $condition }
does-when-trait = you are { $trait }
    .not = you aren’t { $trait }
    .who = who is { $trait }
    .who-not = who is not { $trait }
does-when-special = you have { $letters }
    .not = you don’t have { $letters }
does-when-loyal = you are loyal to a faction
    .not = you are loyal to no faction
does-when-loyal-to = you are loyal to { $faction }
    .not = you aren’t loyal to { $faction }
    .who = who is loyal to { $faction }
    .who-not = who is not loyal to { $faction }
does-when-character = you are “{ $name }”
    .not = you aren’t “{ $name }”
does-when-card = you have “{ $name }”
    .not = you don’t have “{ $name }”
does-when-has = you have { $kind }
    .not = you have no { $kinds }
does-when-equipped = you have equipped { $kind }
    .not = you have not equipped { $kind }
does-when-ranged-weapon = your equipped weapon is ranged
    .not = you have no ranged weapon equipped
does-when-at = you are in “{ $name }”
    .not = you aren’t in “{ $name }”
does-when-at-icon = you are in a { $icon } space
    .not = you aren’t in a { $icon } space
does-when-at-marker = you are in a space with this quest’s marker
    .not = you aren’t in a space with this quest’s marker
does-when-at-start = you are on the starting tile
    .not = you aren’t on the starting tile
does-when-with-survivor = another survivor is in your space
    .not = no other survivor is in your space
does-when-with-trait = another survivor who is { $trait } is in your space
    .not = no other survivor in your space is { $trait }
does-when-used = { $letter } was used for the fight
    .not = { $letter } was not used for the fight
does-when-fighting = you fight { $enemy }
    .not = you aren’t fighting { $enemy }
does-when-apart = the enemy is in an adjacent space
    .not = the enemy is in your space
does-when-leads = { $faction } leads
    .not = { $faction } doesn’t lead
does-when-solo = there is one player
    .not = there are two or more players
does-when-staged = “{ $name }” is staged
    .not = “{ $name }” is not staged
does-when-finished = “{ $name }” was staged and has left the game
    .not = “{ $name }” is staged or was never staged

## What is counted

does-per-level = { $each ->
    [one] level of the icon
   *[other] { $each } levels of the icon
}
    .least = the level of the icon is { $count } or more
does-per-special = { $each ->
    [one] S.P.E.C.I.A.L. token
   *[other] { $each } S.P.E.C.I.A.L. tokens
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
    [one] { $letters } token
   *[other] { $each } { $letters } tokens
}
    .least = { $count ->
        [1] you have { $letters }
       *[other] you have { $count } or more { $letters } tokens
    }
does-per-levels = { $each ->
    [one] level gained
   *[other] { $each } levels gained
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
    [one] trait
   *[other] { $each } traits
}
    .least = { $count ->
        [1] you have a trait
       *[other] you have { $count } or more traits
    }
    .fewer = { $count ->
        [1] you have no traits
       *[other] you have fewer than { $count } traits
    }
does-per-trait = being { $trait }
    .least = { $count ->
        [1] you are { $trait }
       *[other] you are { $trait } { $count } or more times
    }
does-per-perks = { $each ->
    [one] perk
   *[other] { $each } perks
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
    [one] companion
   *[other] { $each } companions
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
    [one] { $card }
   *[other] { $each } { $kinds }
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
    [one] item
   *[other] { $each } items
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
    [one] Cap you have
   *[other] { $each } Caps you have
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
    [one] remaining HP
   *[other] { $each } remaining HP
}
    .least = you have { $count } or more remaining HP
    .fewer = you have fewer than { $count } remaining HP
does-per-rads = { $each ->
    [one] rad you have
   *[other] { $each } rads you have
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
    [one] HP you lack
   *[other] { $each } HP you lack
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
    [one] agenda card
   *[other] { $each } agenda cards
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
    [one] { $killed }
   *[other] { $each } { $enemies } you killed
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
    [one] { $tile } you explored
   *[other] { $each } { $tiles } you explored
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
    [one] faceup tile
   *[other] { $each } faceup tiles
}
    .least = { $count ->
        [1] a tile lies faceup
       *[other] { $count } or more tiles lie faceup
    }
    .fewer = fewer than { $count } tiles lie faceup
does-per-deaths = { $each ->
    [one] time you were killed
   *[other] { $each } times you were killed
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
    [one] power of { $faction }
   *[other] { $each } power of { $faction }
}
    .least = the power of { $faction } is { $count } or more
    .fewer = the power of { $faction } is less than { $count }
does-per-lead = { $each ->
    [one] space by which { $faction } leads
   *[other] { $each } spaces by which { $faction } leads
}
    .least = { $faction } leads by { $count } or more
does-per-power-difference = { $each ->
    [one] space between the factions
   *[other] { $each } spaces between the factions
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
    [one] other survivor in your space
   *[other] { $each } other survivors in your space
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
    [one] { $active } in your space
   *[other] { $each } active { $enemies } in your space
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
    [one] { $active } on the map
   *[other] { $each } active { $enemies } on the map
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
    [one] staged quest
   *[other] { $each } staged quests
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
    [one] mark on this quest
   *[other] { $each } marks on this quest
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
    [one] level of the enemy
   *[other] { $each } levels of the enemy
}
    .least = the level of the enemy is { $count } or more
    .fewer = the level of the enemy is less than { $count }
does-per-hits = { $each ->
    [one] hit on the dice
   *[other] { $each } hits on the dice
}
    .least = { $count ->
        [1] the dice show a hit
       *[other] the dice show { $count } or more hits
    }
    .fewer = { $count ->
        [1] the dice show no hits
       *[other] the dice show fewer than { $count } hits
    }
