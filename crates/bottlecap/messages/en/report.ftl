# What `bottlecap pack report` tells.

report-title = What is in { $packs }
report-written = Written to { $path }
report-percent = { $number }%

## Counts

report-counts = Counts
report-what = What
report-here = Here
report-aim = Full box
report-n-tiles = Map tiles
report-n-dangerous = dangerous
report-n-deadly = deadly
report-n-double = double-sided
report-n-spaces = Spaces per tile
report-n-icons = Kinds of encounter icons on the tiles
report-n-spawns = Types of enemy icons on the tiles
report-n-scenarios = Scenarios
report-n-main = Quests of the shortest story
report-n-quests = Quest cards
report-n-encounters = Encounter cards
report-n-loot = Loot cards
report-n-assets = Asset cards
report-n-uniques = Unique assets
report-n-agendas = Agenda cards
report-n-perks = Perks
report-n-perks-a-letter = Perks for the rarest letter
report-n-tokens = Enemy tokens
report-n-types = Types of enemies
report-n-characters = Survivors
report-n-letters = Letter tokens
report-n-silhouettes = Letter tokens with a silhouette

## Tiles and maps

report-tiles = Tiles
report-tile = Tile
report-back = Back
report-spaces = Spaces
report-places = Places
report-icons = Icons
report-terrain = Terrain
report-foes = Enemies
report-dangerous = dangerous
report-deadly = deadly
report-double = double-sided
report-map = { $places } places. Faceup: { $faceup }. Facedown: { $dangerous } dangerous, { $deadly } deadly.

## Stories

report-scenario = Scenario: { $name }
report-story = { $star } against { $shield }. Quests: { $quests }, library encounters: { $encounters }, endings with influence: { $ends }.
report-shared = What the starting decks can bring
report-an-end = end
report-track = Power
report-track-end = End for players
report-key-start = from the start
report-key-end = can end with influence
report-key-encounter = encounter of the library
report-key-closes = closes

## Decks

report-decks = Decks
report-encounters = Encounters
report-starting = Starting deck
report-library = Library
report-options = Options
report-kind = Cards
report-loot = Loot
report-assets = Assets
report-uniques = Unique
report-of-characters = Survivors
report-players = Agenda cards by minimum player count
report-star = Star
report-shield = Shield
report-nobody = Nobody
report-in-play = In play
report-letter = Letter
report-tokens = Tokens
report-perks = Perks
report-face = Face of a die
report-shows = Shows
report-locks = Trait tokens with a lock: { $traits }.

## Curves

report-curves = Curves
report-loot-costs = Loot cards by value
report-asset-costs = Asset cards by cost
report-enemy-levels = Enemy tokens by level
report-encounter-tests = Tests in encounters by difficulty (at an icon of level 1)
report-quest-tests = Tests in quests by difficulty
report-icon-levels = Encounter icons by level

## Enemies

report-enemies = Enemies and their odds
report-fighters = Exact odds under the best rerolls for a kill. Fresh: no reroll, no armor. Strong: two rerolls, one extra hit, armor 1. Both unhurt and in the enemy’s space.
report-enemy = Enemy
report-type = Type
report-copies = Tokens
report-level = Level
report-vulnerable = Vulnerable
report-abilities = Abilities
report-fresh-kill = Fresh: kills
report-fresh-damage = damage
report-fresh-death = dies
report-strong-kill = Strong: kills
report-strong-damage = damage

## Shelter

report-s-starting = Starting rooms
report-s-rooms = Rooms to build
report-s-elevators = Elevators
report-s-spaces = Spaces on all cards
report-s-linked = of them linked
report-s-injured = of them for injured dwellers only
report-s-items = Items
report-s-threats = Threats
report-s-prices = Rooms by price in cubes
report-s-gains = Spaces by icons gained
report-s-fights = Threats by the number to reach
report-s-letters = Letters that double
report-s-threat = Threat
report-s-fight = Fight
report-s-chance = Two dice alone
report-does = Does
report-s-when = When
report-s-uses = Uses
report-s-always = in every fight, without being used
report-s-end = at the end of the game
