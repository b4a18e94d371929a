# What things are called that are the same in every pack. Names of cards, tiles and enemies come from the packs.

seat-unnamed = Player { $n }
seat-unnamed-of = Player { $n }’s
seat-name-of = { $name }’s

list-and = { $first } and { $last }
card-named = { $card }
objective-unnamed = objective { $n }

## Places

space-named = { $name }
space-lettered = { $tile }, space { $letter }
space-tile = { $tile }
space-facedown-dangerous = the facedown dangerous tile, { $way }
space-facedown-deadly = the facedown deadly tile, { $way }
space-nowhere = off the map
way = { $steps } of the start
way-north = { $n } north
way-northeast = { $n } northeast
way-southeast = { $n } southeast
way-south = { $n } south
way-southwest = { $n } southwest
way-northwest = { $n } northwest
back-dangerous = dangerous
back-deadly = deadly
back-double-sided = double-sided
terrain-plain = plain terrain
terrain-difficult = difficult terrain
terrain-irradiated = irradiated terrain
icon-wasteland = Wasteland
icon-settlement = Settlement
icon-vault-84 = Vault 84
icon-vault-109 = Vault 109

## Enemies and factions

enemy-named = { $name }
enemy-unknown = a facedown { $kind }
# Not “an enemy of”: that would be the one who fights the faction.
enemy-of-faction = a fighter of the { $faction }
enemy-any = an enemy
enemy-somewhere = { $foe } ({ $space })
enemy-type-critter = critter
enemy-type-human = human
enemy-type-robot = robot
enemy-type-monster = monster
enemy-type-super-mutant = super mutant
enemies-critter = critters
enemies-human = humans
enemies-robot = robots
enemies-monster = monsters
enemies-super-mutant = super mutants
enemies-of-faction = fighters of the { $faction }
faction-star = Star
faction-shield = Shield
ability-aggressive = Aggressive
ability-armor = Armor
ability-loot = Loot
ability-radiation = Radiation
ability-ranged = Ranged
ability-retreat = Retreat

## Survivors

letter-s = Strength
letter-p = Perception
letter-e = Endurance
letter-c = Charisma
letter-i = Intelligence
letter-a = Agility
letter-l = Luck
letter-in-full = { $sign } ({ $name })
trait-idolized = Idolized
trait-vilified = Vilified
trait-synth = Synth
trait-super-mutant = Super Mutant
trait-well-rested = Well Rested
trait-addicted = Addicted

## Cards

kind-weapon = weapon
kind-apparel = apparel
kind-companion = companion
kind-aid = aid
kind-drug = drug
kind-magazine = magazine
kind-event = event
kind-talent = talent
pile-loot = loot deck
pile-asset = asset deck
pile-agenda = agenda deck
pile-encounter = encounter deck “{ $icon }”

# When an ability is used.
window-start-of-turn = at the start of your turn
window-turn = on your turn, between actions
window-action = as an action on your turn
window-before-fight = before the dice of a fight are rolled
window-reroll = in a fight, when rerolls are spent
window-hurt = in a fight, before you suffer damage
window-strike = in a fight, before your hits count
window-fight = during a fight, in any step
window-after-fight = after a fight
window-kill = after you kill an enemy
window-explore = after you explore a tile
window-camp = in camp
window-test = in a test, when rerolls are spent
window-round-end = at the end of the round

## Dice

area-head = head
area-body = body
area-arms = arms
area-legs = legs
face-none = no face
face-hits = { $n ->
    [0] no hits
    [one] 1 hit
   *[other] { $n } hits
}
face-hits-areas = { $n ->
    [0] no hits, { $areas }
    [one] 1 hit, { $areas }
   *[other] { $n } hits, { $areas }
}

## What lines of the log are about

log-kind-round = Rounds and turns
log-kind-story = Stories
log-kind-move = Moves and tiles
log-kind-enemy = Enemies
log-kind-fight = Fights and tests
log-kind-health = Damage and rads
log-kind-encounter = Encounters
log-kind-quest = Quests
log-kind-growth = Levels and traits
log-kind-belongings = Cards and Caps
log-kind-camp = Camp and trade
log-kind-agenda = Agenda cards
log-kind-power = Factions
log-kind-other = Other
