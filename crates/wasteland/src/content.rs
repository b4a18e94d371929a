//! The compiled content of Wasteland: what packs say, with dense numbers instead of names.
//!
//! Built once from checked packs and then shared; states hold only the small numbers defined here. What cards do is
//! data in the closed vocabulary of [`crate::effect`].

use kernel::PackStamp;
use serde::{Deserialize, Serialize};

pub use crate::icon::{
    Abilities, Area, Areas, Back, EncounterIcon, EnemyAbility, EnemyType, Face, Faction, Letter, Letters, Terrain,
    Trait,
};
use crate::{
    effect::{Amount, Condition, Cost, Effect, EffectList, Modifier, Trigger, Window},
    map::Drawing,
    mode::SheetMode,
};

// What a pack can hold: the engine has room for so much, and the reader refuses what goes beyond.

/// The most agenda cards and the most perks a game can hold; hands are 64-bit sets.
pub const MOST_SET: usize = 64;
/// The most loot cards, and the most asset cards.
pub const MOST_CARDS: usize = 160;
/// The most encounter cards of one back.
pub const MOST_ENCOUNTERS: usize = 112;
/// The most unique assets.
pub const MOST_UNIQUES: usize = 64;
/// The most numbered cards of one kind: quests, or encounters of the library and the decks together.
pub const MOST_NUMBERED: usize = 512;
/// The most enemy tokens of one type.
pub const MOST_TOKENS: usize = 24;
/// The most common S.P.E.C.I.A.L. tokens.
pub const MOST_SPECIALS: usize = 64;
/// The most spaces of the power track.
pub const MOST_POWER: usize = 24;
/// The most scenarios, which are counted in a byte.
pub const MOST_SCENARIOS: usize = 32;
/// The most places of a map.
pub const MOST_PLACES: usize = 40;
/// The most quests staged at the start (W-QUEST-02).
pub const MOST_AT_START: usize = 8;
/// The most tiles: what each touches is worked out for each pair.
pub const MOST_TILES: usize = 64;
/// The most spaces of a tile.
pub const MOST_SPACES: usize = 8;
/// The most names of spaces, which are counted in a byte.
pub const MOST_NAMES: usize = 250;
/// The most enemy icons of a space.
pub const MOST_ENEMIES: usize = 4;
/// The most ability icons of an enemy (W-ABILITY-01).
pub const MOST_ABILITIES: u32 = 2;
/// The most characters; a choice between more is no choice.
pub const MOST_CHARACTERS: usize = 32;
/// The most cards of characters; there are no more characters.
pub const MOST_CHARACTER_CARDS: usize = MOST_CHARACTERS;
/// The most uses of a card, and the most modifiers: choices count them in a byte, people in a glance.
pub const MOST_USES: usize = 4;
/// The most icons of an activation row.
pub const MOST_IN_ROW: usize = 7;
/// The most ways in which an agenda card scores.
pub const MOST_SCORINGS: usize = 4;
/// The most options of an encounter.
pub const MOST_OPTIONS: usize = 8;
/// The most objectives of a quest.
pub const MOST_OBJECTIVES: usize = 8;
/// The most instructions of an objective.
pub const MOST_TASKS: usize = 6;
/// The most single conditions in one phrase.
pub const MOST_TERMS: usize = 8;
/// The deepest nesting of effect_lists; each level needs frames of its own while it runs.
pub const MOST_NESTED: usize = 6;
/// The most effects of one effects: a frame counts them in a byte.
pub const MOST_EFFECTS: usize = 200;
/// The most cards that one effect draws or looks at.
pub const MOST_DRAWN: u8 = 6;
/// The most faction tokens that one effect places; each is a choice.
pub const MOST_PLACED: u8 = 6;
/// The most effect_lists that can be chosen from.
pub const MOST_CHOICES: usize = 6;

/// A space of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Space {
    /// Its letter in the drawing.
    pub letter: char,
    /// Its name, in [`Content::names`].
    pub name: Option<u8>,
    /// Its encounter icon.
    pub icon: Option<EncounterIcon>,
    /// The level beside the icon; zero for none.
    pub level: u8,
    /// Enemies that appear here.
    pub enemies: Vec<EnemyType>,
    /// Terrain.
    pub terrain: Terrain,
}

/// A playable side of a tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Its id in packs.
    pub id: String,
    /// The back.
    pub back: Back,
    /// Which triangle belongs to which space.
    pub drawing: Drawing,
    /// The spaces.
    pub spaces: Vec<Space>,
    /// The tile whose other side this is, for one of the two sides.
    pub reverse: Option<u8>,
}

/// What lies at a place of a scenario's map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laid {
    /// This side, faceup.
    Faceup(u8),
    /// A random tile of the dangerous pool.
    Dangerous,
    /// A random tile of the deadly pool.
    Deadly,
}

/// A place of a scenario's map, in axial coordinates of flat-topped hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Columns to the east.
    pub q: i8,
    /// Rows to the south-east.
    pub r: i8,
    /// What lies there.
    pub laid: Laid,
}

/// Values of a space on the power track (W-POWER-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PowerSpace {
    /// What X means there.
    pub x: u8,
    /// What Y means there.
    pub y: u8,
}

/// A number on a faction's enemy: printed, or read off the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FactionValue {
    /// A number.
    Printed(u8),
    /// X of the faction's place on the track.
    X,
    /// Y of it.
    Y,
}

/// What a faction is in a scenario (W-FACTION-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FactionSheet {
    /// Its id, for its name in texts.
    pub id: String,
    /// The enemy its tokens represent, if they represent one.
    pub enemy: Option<FactionEnemy>,
}

/// The enemy that a faction's tokens represent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FactionEnemy {
    /// Its level.
    pub level: FactionValue,
    /// Its vulnerable areas.
    pub vulnerable: Areas,
    /// Its abilities.
    pub abilities: Abilities,
}

/// A scenario (W-SCENARIO-01, W-SCENARIO-02).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scenario {
    /// Its id.
    pub id: String,
    /// The one mode that it is played in; none for all that have no sheets of their own (M-RULING-25).
    pub mode: Option<SheetMode>,
    /// The map; at most [`MOST_PLACES`].
    pub places: Vec<Place>,
    /// The tiles that are shuffled for its facedown places; none for all of the box (W-RULING-106).
    pub mix: Vec<u8>,
    /// The starting tile, as a place (W-RULING-88).
    pub start: u8,
    /// Quests staged at the start, as numbers in [`Content::quests`].
    pub quests: Vec<u16>,
    /// What happens at the start besides, for the first player.
    pub at_start: EffectList,
    /// Star and shield.
    pub factions: [FactionSheet; 2],
    /// The power track from its top space on.
    pub track: Vec<PowerSpace>,
    /// The end of the track for one to four players, counted from 0; the last space for none (W-RULING-107).
    pub ends: Option<[u8; 4]>,
    /// For each place and direction, the neighbouring place.
    #[serde(skip)]
    pub beside: Vec<[u8; 6]>,
}

/// An enemy token (W-ENEMY-01). Each printed token is one entry, so that tokens can be told apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EnemyToken {
    /// The id of its name.
    pub id: String,
    /// Its type; never a faction's.
    pub kind: EnemyType,
    /// Its level.
    pub level: u8,
    /// Its vulnerable areas.
    pub vulnerable: Areas,
    /// Its abilities.
    pub abilities: Abilities,
}

/// Where a card belongs (W-LOOT-01, W-ASSET-01, W-UNIQUE-01, W-CHARACTER-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Home {
    /// The loot deck.
    Loot,
    /// The asset deck.
    Asset,
    /// The unique asset deck.
    Unique,
    /// A character.
    Character,
}

/// The kind of a card (W-ICON-03, W-ITEM-02, W-LOOT-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// A weapon.
    Weapon,
    /// Apparel.
    Apparel,
    /// A companion.
    Companion,
    /// Aid.
    Aid,
    /// A drug.
    Drug,
    /// A magazine.
    Magazine,
    /// A one-time event.
    Event,
    /// A special ability of a character.
    Talent,
}

impl CardKind {
    /// The slot it is equipped in: weapon, apparel or companion.
    #[must_use]
    pub const fn slot(self) -> Option<usize> {
        match self {
            CardKind::Weapon => Some(0),
            CardKind::Apparel => Some(1),
            CardKind::Companion => Some(2),
            _ => None,
        }
    }

    /// Whether it is an item.
    #[must_use]
    pub const fn is_item(self) -> bool {
        !matches!(self, CardKind::Companion | CardKind::Event | CardKind::Talent)
    }
}

/// What a companion's upper corner asks of who recruits it (W-SHOP-10). One match is enough.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Corner {
    /// One of these letters.
    pub letters: Letters,
    /// Or one of these traits.
    pub traits: Vec<Trait>,
}

impl Corner {
    /// Whether anybody fits (W-SHOP-11).
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.letters.is_empty() && self.traits.is_empty()
    }
}

/// A card that a survivor can own, or a loot event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Where it belongs.
    pub home: Home,
    /// What it is.
    pub kind: CardKind,
    /// Its cost in the shop and its value, if printed.
    pub value: Option<u8>,
    /// The letters on a weapon.
    pub letters: Letters,
    /// Whether a weapon is ranged.
    pub ranged: bool,
    /// The armor value.
    pub armor: u8,
    /// What recruiting it takes.
    pub corner: Corner,
    /// What must hold for a companion to stay when it is unexhausted (W-COMPANION-02).
    pub stays: Option<Condition>,
    /// A payment for it to stay (W-RULING-53).
    pub stays_for: Cost,
    /// What unexhausting it costs (W-EXHAUST-07).
    pub unexhaust: Cost,
    /// What it does when drawn: for events.
    pub event: EffectList,
    /// What it can be used for.
    pub uses: Vec<Use>,
    /// What holds all the time: while equipped, or always for a talent.
    pub always: Vec<Modifier>,
}

/// An ability that is used at some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// When.
    pub window: Window,
    /// What must hold.
    pub condition: Option<Condition>,
    /// What is paid.
    pub cost: Cost,
    /// What it does.
    pub does: EffectList,
}

/// A perk (W-PERK-01).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Perk {
    /// Its id.
    pub id: String,
    /// The highlighted letters.
    pub letters: Letters,
    /// When and how it is used; discarding it is always part of the cost.
    pub uses: Use,
}

/// A character (W-CHARACTER-01).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// The letter of its silhouette token.
    pub letter: Letter,
    /// Its card, in [`Content::cards`].
    pub card: u16,
    /// What it does at the start of the game.
    pub at_start: EffectList,
    /// What holds for whoever plays it.
    pub always: Vec<Modifier>,
    /// Its figure may begin on any faceup tile (W-NCAL-23).
    pub starts_anywhere: bool,
}

/// A way in which an agenda card gives further influence (W-AGENDA-03).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scoring {
    /// How much.
    pub amount: Amount,
    /// What must hold for it.
    pub condition: Option<Condition>,
}

/// An agenda card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agenda {
    /// Its id.
    pub id: String,
    /// The fewest players it is used with (W-SETUP-11).
    pub players: u8,
    /// The faction it declares loyalty to (W-AGENDA-12).
    pub faction: Option<Faction>,
    /// Further influence.
    pub scoring: Vec<Scoring>,
    /// The activation row, from left to right (W-ROUND-05).
    pub row: Vec<EnemyType>,
}

/// What must be managed before an option or an objective succeeds (W-ENCOUNTER-07, W-QUEST-10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// A test (W-TEST-01).
    Test {
        /// The letters that give rerolls.
        letters: Letters,
        /// The difficulty.
        difficulty: Amount,
        /// Another survivor in the space makes it (W-SOLO-06).
        other: bool,
    },
    /// Draw and fight (W-FIGHT-20); a faction's enemy where the type is one.
    Fight(EnemyType),
    /// Fight an active enemy of choice on the map; the list holds that one effect. Without such an enemy it fails.
    FightEnemy(EffectList),
    /// Pay this now.
    Pay(Cost),
    /// Carry this out; it always succeeds.
    Do(EffectList),
}

/// An option of an encounter (W-ENCOUNTER-05 to W-ENCOUNTER-10).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct EncounterOption {
    /// It must be taken if its condition is met.
    pub forced: bool,
    /// Who may take it.
    pub condition: Option<Condition>,
    /// What it costs.
    pub cost: Cost,
    /// What must be managed.
    pub task: Option<Task>,
    /// What happens then, or without a task.
    pub succeed: EffectList,
    /// What happens if it is not managed.
    pub fail: EffectList,
}

/// An encounter card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    /// Its id.
    pub id: String,
    /// Its back.
    pub back: EncounterIcon,
    /// Its library number; none for a starting card (W-ICON-16).
    pub number: Option<u16>,
    /// Of the first card with its number, the others (W-NCAL-21).
    pub copies: Vec<u16>,
    /// Its options.
    pub options: Vec<EncounterOption>,
}

/// An objective of a quest (W-QUEST-04).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Objective {
    /// How it is completed.
    pub way: Way,
    /// What must hold: all of it.
    pub condition: Option<Condition>,
    /// Its results.
    pub results: EffectList,
}

/// How an objective is completed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// By something that happens (W-QUEST-05).
    Triggered(Trigger),
    /// By a quest action and these instructions, from left to right (W-QUEST-07, W-QUEST-10).
    Action(Vec<Task>),
}

/// A quest card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quest {
    /// Its id.
    pub id: String,
    /// Its library number.
    pub number: u16,
    /// Of the first card with its number, the others (W-NCAL-21).
    pub copies: Vec<u16>,
    /// What happens when it is staged (W-QUEST-03).
    pub staged: EffectList,
    /// Its objectives.
    pub objectives: Vec<Objective>,
}

/// All content of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Content {
    /// The packs it comes from.
    pub packs: Vec<PackStamp>,
    /// The faces of a V.A.T.S. die; all three are alike.
    pub faces: [Face; 6],
    /// Common S.P.E.C.I.A.L. tokens of each letter (W-SETUP-08).
    pub specials: [u8; 7],
    /// The trait sides that show a lock (W-RULING-70).
    pub locks: Vec<Trait>,
    /// Names of spaces.
    pub names: Vec<String>,
    /// Playable sides of tiles.
    pub tiles: Vec<Tile>,
    /// Scenarios.
    pub scenarios: Vec<Scenario>,
    /// Enemy tokens.
    pub tokens: Vec<EnemyToken>,
    /// Items, companions, loot events and character cards.
    pub cards: Vec<Card>,
    /// Perks.
    pub perks: Vec<Perk>,
    /// Characters.
    pub characters: Vec<Character>,
    /// Agenda cards.
    pub agendas: Vec<Agenda>,
    /// Encounter cards.
    pub encounters: Vec<Encounter>,
    /// Quests.
    pub quests: Vec<Quest>,
    /// Lists of effects; an [`EffectList`] is a place here. The first one is empty.
    pub effect_lists: Vec<Vec<Effect>>,
}

impl Content {
    /// The quest and the other cards with its number (W-NCAL-21).
    pub(crate) fn quest_copies(&self, first: u16) -> impl Iterator<Item = u16> {
        let further = self.quests.get(usize::from(first)).map_or(&[][..], |quest| &quest.copies);
        std::iter::once(first).chain(further.iter().copied())
    }

    /// The encounter and the other cards with its number (W-NCAL-21).
    #[cfg(feature = "source")]
    pub(crate) fn encounter_copies(&self, first: u16) -> impl Iterator<Item = u16> {
        let further = self.encounters.get(usize::from(first)).map_or(&[][..], |encounter| &encounter.copies);
        std::iter::once(first).chain(further.iter().copied())
    }

    /// The effects of a list.
    #[must_use]
    pub fn effects(&self, effects: EffectList) -> &[Effect] {
        self.effect_lists.get(usize::from(effects.0)).map_or(&[], Vec::as_slice)
    }
}

const _: () = assert!(MOST_SPACES == 8 && MOST_PLACES <= 64, "sets of spaces are bytes, sets of places 64 bits");
