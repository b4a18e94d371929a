//! What a file may hold; dice, tiles, enemies and scenarios.

use crate::content::CardKind;

use super::{Entry, entry};

/// What a node of a file defines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// The faces of a die.
    Dice,
    /// The common S.P.E.C.I.A.L. tokens.
    Specials,
    /// The locked sides of trait tokens.
    Locks,
    /// A side of a tile.
    Tile,
    /// A scenario.
    Scenario,
    /// An enemy.
    Enemy,
    /// A card that a survivor can have, or a loot event.
    Card(CardKind),
    /// A character.
    Character,
    /// A perk.
    Perk,
    /// An agenda card.
    Agenda,
    /// An encounter card.
    Encounter,
    /// A quest card.
    Quest,
}

/// What a data file may hold.
pub const THINGS: &[Entry<Thing>] = &[
    entry("dice", Thing::Dice, "dice { ... }", "The six faces of a V.A.T.S. die; once in all packs together."),
    entry(
        "specials",
        Thing::Specials,
        "specials S=5 P=5 E=5 C=5 I=5 A=5 L=5",
        "How many common tokens there are of each letter; once in all packs together.",
    ),
    entry(
        "locks",
        Thing::Locks,
        "locks synth addicted",
        "The sides of trait tokens that show a lock; once in all packs together.",
    ),
    entry(
        "tile",
        Thing::Tile,
        "tile dry-lake back=dangerous { ... }",
        "A playable side of a map tile; `reverse=` names the other side of a double-sided one, on one of the two.",
    ),
    entry(
        "scenario",
        Thing::Scenario,
        "scenario old-grudge { ... }",
        "A scenario sheet; `replaces=` names a sheet whose place it takes, `mode=` the one mode it is played in.",
    ),
    entry(
        "enemy",
        Thing::Enemy,
        "enemy ash-rat type=critter level=1 copies=2 { ... }",
        "An enemy of an ordinary type; each copy is a token of its own.",
    ),
    entry("weapon", Thing::Card(CardKind::Weapon), "weapon pipe-rifle home=loot value=3 { ... }", "A weapon."),
    entry("apparel", Thing::Card(CardKind::Apparel), "apparel road-coat home=asset value=5 { ... }", "Apparel."),
    entry(
        "companion",
        Thing::Card(CardKind::Companion),
        "companion stray-mule home=asset { ... }",
        "A companion; never with a value.",
    ),
    entry("aid", Thing::Card(CardKind::Aid), "aid field-kit home=loot value=2 copies=2 { ... }", "Aid."),
    entry("drug", Thing::Card(CardKind::Drug), "drug blue-dust home=loot value=2 { ... }", "A drug."),
    entry("magazine", Thing::Card(CardKind::Magazine), "magazine lock-weekly home=loot value=3 { ... }", "A magazine."),
    entry(
        "event",
        Thing::Card(CardKind::Event),
        "event trapped-crate home=loot { damage 1 }",
        "A one-time event of the loot deck; the effects stand in its braces.",
    ),
    entry(
        "talent",
        Thing::Card(CardKind::Talent),
        "talent quick-hands { ... }",
        "The special ability of a character whose card is neither item nor companion.",
    ),
    entry(
        "character",
        Thing::Character,
        "character drifter letter=L card=quick-hands { caps 2 }",
        "A character with its letter and its card; what happens for it at the start of the game stands in braces, and `always` as on a card. With `start=anywhere` its figure begins on any faceup tile.",
    ),
    entry(
        "perk",
        Thing::Perk,
        "perk second-wind E when=turn { heal 4 }",
        "A perk with its highlighted letters; using it always discards it. Otherwise as a `use`.",
    ),
    entry(
        "agenda",
        Thing::Agenda,
        "agenda star-friend players=2 faction=star copies=2 { ... }",
        "An agenda card: the fewest players it is used with, and the faction it declares loyalty to, if any.",
    ),
    entry(
        "encounter",
        Thing::Encounter,
        "encounter broken-bus back=wasteland number=40 { ... }",
        "An encounter card; without a number it is a starting card, with one it waits in the library. `copy-of=` instead of back and number names the first card with its number.",
    ),
    entry(
        "quest",
        Thing::Quest,
        "quest lost-caravan number=12 { ... }",
        "A quest card, which waits in the library. `copy-of=` instead of a number names the first card with its number.",
    ),
];

/// What may stand in `dice`.
pub const DICE: &[Entry<()>] =
    &[entry("face", (), "face hits=1 head arms", "A face: its hit icons, and its filled areas; six of them.")];

/// What stands in a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TilePart {
    /// `drawing`.
    Drawing,
    /// `space`.
    Space,
}

/// What may stand in the braces of a tile.
pub const TILE: &[Entry<TilePart>] = &[
    entry(
        "drawing",
        TilePart::Drawing,
        "drawing aaaabbbbb aaaaabbbbbb ...",
        "Eight rows of 9, 11, 13, 15, 15, 13, 11 and 9 triangles, each with the letter of its space.",
    ),
    entry("space", TilePart::Space, "space a name=old-mill", "A space and its letter; at most eight on a tile."),
];

/// What may stand behind a space of a tile.
pub const SPACE: &[Entry<()>] = &[
    entry("name", (), "name=old-mill", "Its name, for `at`; the text has the key `space-old-mill`."),
    entry("icon", (), "icon=wasteland", "Its encounter icon."),
    entry("level", (), "level=2", "The level beside the icon; needs `icon=`."),
    entry("terrain", (), "terrain=difficult", "Its terrain."),
    entry("enemies", (), "enemies=\"critter robot\"", "Its enemy icons."),
];

/// What stands in an enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnemyPart {
    /// `vulnerable`.
    Vulnerable,
    /// `abilities`.
    Abilities,
}

/// What may stand in the braces of an enemy or of a faction.
pub const ENEMY: &[Entry<EnemyPart>] = &[
    entry("vulnerable", EnemyPart::Vulnerable, "vulnerable head arms", "Its vulnerable areas; at least one."),
    entry("abilities", EnemyPart::Abilities, "abilities aggressive loot", "Its abilities; at most two."),
];

/// What stands in a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScenarioPart {
    /// `place`.
    Place,
    /// `mix`.
    Mix,
    /// `stage`.
    Stage,
    /// `faction`.
    Faction,
    /// `track`.
    Track,
    /// `at-start`.
    AtStart,
}

/// What may stand in the braces of a scenario.
pub const SCENARIO: &[Entry<ScenarioPart>] = &[
    entry(
        "place",
        ScenarioPart::Place,
        "place q=1 r=0 dangerous",
        "A place of the map, in axial coordinates: `q` grows to the east, `r` to the south.",
    ),
    entry(
        "mix",
        ScenarioPart::Mix,
        "mix dry-lake glass-field",
        "Tiles that are shuffled for the facedown places; several lines add up. Without it, all of the box.",
    ),
    entry("stage", ScenarioPart::Stage, "stage lost-caravan", "A quest that is staged at the start."),
    entry(
        "faction",
        ScenarioPart::Faction,
        "faction star dawn-guard level=x { ... }",
        "What a faction is; `star` and `shield`, each once. With a level (a number, `x` or `y`) its tokens are enemies.",
    ),
    entry("track", ScenarioPart::Track, "track { x 1 1 2; y 1 2 2 }", "The power track from its top space on."),
    entry("at-start", ScenarioPart::AtStart, "at-start { place-tokens star 2 anywhere }", "What happens at the start."),
];

/// What lies at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceWord {
    /// A facedown dangerous tile.
    Dangerous,
    /// A facedown deadly tile.
    Deadly,
    /// The starting tile.
    Start,
}

/// What may stand behind `place`, besides `tile=`.
pub const PLACE: &[Entry<PlaceWord>] = &[
    entry("dangerous", PlaceWord::Dangerous, "place q=1 r=0 dangerous", "A random dangerous tile, facedown."),
    entry("deadly", PlaceWord::Deadly, "place q=2 r=0 deadly", "A random deadly tile, facedown."),
    entry(
        "start",
        PlaceWord::Start,
        "place q=0 r=0 tile=crossroads-camp start",
        "The starting tile; any other faceup tile has `tile=` alone.",
    ),
];

/// A row of values of the power track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackRow {
    /// `x`.
    X,
    /// `y`.
    Y,
    /// `end`.
    End,
}

/// What may stand in the braces of `track`.
pub const TRACK: &[Entry<TrackRow>] = &[
    entry("x", TrackRow::X, "x 1 1 2 2 3", "What X is on each space, from the top."),
    entry("y", TrackRow::Y, "y 1 2 2 3 3", "What Y is; as many numbers as X has."),
    entry(
        "end",
        TrackRow::End,
        "end 2 3 4 4",
        "How many steps from the top the end is, for one, two, three and four players; the last space if nothing is said.",
    ),
];
