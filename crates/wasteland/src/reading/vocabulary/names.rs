//! Words that name one of a few things: letters, factions, traits and their like.

use crate::{
    content::{Area, Back, CardKind, EncounterIcon, EnemyAbility, EnemyType, Faction, Letter, Terrain, Trait},
    mode::{SheetMode, ncal},
};

use super::{Entry, entry};

/// The letters of S.P.E.C.I.A.L. (W-ICON-14).
pub const LETTERS: &[Entry<Letter>] = &[
    entry("S", Letter::S, "letters S", "Strength."),
    entry("P", Letter::P, "letters P", "Perception."),
    entry("E", Letter::E, "letters E", "Endurance."),
    entry("C", Letter::C, "letters C", "Charisma."),
    entry("I", Letter::I, "letters I", "Intelligence."),
    entry("A", Letter::A, "letters A", "Agility."),
    entry("L", Letter::L, "letters L", "Luck."),
];

/// The modes that have scenario sheets of their own (M-RULING-25).
pub const SHEET_MODES: &[Entry<SheetMode>] = &[entry(
    "new-california",
    ncal::SHEETS,
    "scenario lamps-again mode=new-california { ... }",
    "All survivors as one group: they win when the star is at the end of the track, and lose when the shield is.",
)];

/// Where a figure may begin, besides the starting tile.
pub const STARTS: &[Entry<()>] = &[entry(
    "anywhere",
    (),
    "character line-hand letter=A card=pole-hooks start=anywhere",
    "In any space of a faceup tile.",
)];

/// The two factions (W-ICON-02).
pub const FACTIONS: &[Entry<Faction>] = &[
    entry("star", Faction::Star, "power star 1", "The faction with the star."),
    entry("shield", Faction::Shield, "power shield 1", "The faction with the shield."),
];

/// The six traits (W-TRAIT-01).
pub const TRAITS: &[Entry<Trait>] = &[
    entry("idolized", Trait::Idolized, "become idolized", "Loved by the people."),
    entry("vilified", Trait::Vilified, "become vilified", "Hated by the people; the other side of `idolized`."),
    entry("synth", Trait::Synth, "become synth", "An artificial human."),
    entry("super-mutant", Trait::SuperMutant, "become super-mutant", "A super mutant; the other side of `synth`."),
    entry("well-rested", Trait::WellRested, "become well-rested", "Slept well."),
    entry("addicted", Trait::Addicted, "become addicted", "Hooked; the other side of `well-rested`."),
];

/// The types of enemies: the ordinary ones (W-ICON-05), and the tokens of the factions (W-FACTION-03).
pub const ENEMY_TYPES: &[Entry<EnemyType>] = &[
    entry("critter", EnemyType::Critter, "fight critter", "Critters."),
    entry("human", EnemyType::Human, "fight human", "Humans."),
    entry("robot", EnemyType::Robot, "fight robot", "Robots."),
    entry("monster", EnemyType::Monster, "fight monster", "Monsters."),
    entry("super-mutant", EnemyType::SuperMutant, "fight super-mutant", "Super mutants."),
    entry("star", EnemyType::Star, "row critter star", "The enemy that the tokens of the star represent."),
    entry("shield", EnemyType::Shield, "row critter shield", "The enemy that the tokens of the shield represent."),
];

/// The kinds of cards that a survivor can have (W-ICON-03, W-ITEM-02).
pub const KINDS: &[Entry<CardKind>] = &[
    entry("weapon", CardKind::Weapon, "equipped weapon", "A weapon; can be equipped."),
    entry("apparel", CardKind::Apparel, "equipped apparel", "Apparel; can be equipped."),
    entry("companion", CardKind::Companion, "equipped companion", "A companion; can be equipped. Not an item."),
    entry("aid", CardKind::Aid, "has aid", "Aid."),
    entry("drug", CardKind::Drug, "has drug", "A drug."),
    entry("magazine", CardKind::Magazine, "has magazine", "A magazine."),
];

/// Encounter icons, which are also the backs of encounter cards (W-ICON-04).
pub const ICONS: &[Entry<EncounterIcon>] = &[
    entry("wasteland", EncounterIcon::Wasteland, "space a icon=wasteland level=2", "Ruins."),
    entry("settlement", EncounterIcon::Settlement, "space a icon=settlement level=1", "People."),
    entry("vault-84", EncounterIcon::Vault84, "space a icon=vault-84", "The first vault."),
    entry("vault-109", EncounterIcon::Vault109, "space a icon=vault-109", "The second vault."),
];

/// Backs of tiles (W-MAP-01).
pub const BACKS: &[Entry<Back>] = &[
    entry("dangerous", Back::Dangerous, "tile dry-lake back=dangerous { ... }", "The triangle."),
    entry("deadly", Back::Deadly, "tile glass-field back=deadly { ... }", "The circle."),
    entry(
        "double",
        Back::DoubleSided,
        "tile crossroads-camp back=double { ... }",
        "Playable on both sides and never facedown; each side is a `tile` of its own.",
    ),
];

/// Terrain (W-TERRAIN-04).
pub const TERRAINS: &[Entry<Terrain>] = &[
    entry("plain", Terrain::Plain, "space a", "A white border; so it is if nothing is said."),
    entry("difficult", Terrain::Difficult, "space a terrain=difficult", "A red border: costs two points."),
    entry("irradiated", Terrain::Irradiated, "space a terrain=irradiated", "A green border: gives a rad."),
];

/// Body areas (W-DICE-02).
pub const AREAS: &[Entry<Area>] = &[
    entry("head", Area::Head, "vulnerable head", "Head."),
    entry("body", Area::Body, "vulnerable body", "Body."),
    entry("arms", Area::Arms, "vulnerable arms", "Arms."),
    entry("legs", Area::Legs, "vulnerable legs", "Legs."),
];

/// Abilities of enemies (W-ICON-17).
pub const ABILITIES: &[Entry<EnemyAbility>] = &[
    entry("aggressive", EnemyAbility::Aggressive, "abilities aggressive", "Fights on contact."),
    entry("armor", EnemyAbility::Armor, "abilities armor", "Needs one more hit."),
    entry("loot", EnemyAbility::Loot, "abilities loot", "Gives a loot card when killed."),
    entry("radiation", EnemyAbility::Radiation, "abilities radiation", "Gives rads with its damage."),
    entry("ranged", EnemyAbility::Ranged, "abilities ranged", "Fights from an adjacent space."),
    entry("retreat", EnemyAbility::Retreat, "abilities retreat", "Turns facedown when it is not killed."),
];
