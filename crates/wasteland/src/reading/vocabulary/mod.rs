//! Every word that a pack of Wasteland may use, with what it means: the one place where the vocabulary exists.
//!
//! The reader chooses from these tables, and the vocabulary in `docs/packs.md` is written from them; a test holds the
//! two together.

pub mod cards;
pub mod effects;
pub mod names;
pub mod phrases;
pub mod stories;
pub mod things;

pub use harness::reading::vocabulary::Entry;
use harness::reading::vocabulary::entry;
#[cfg(feature = "source")]
use harness::reading::vocabulary::table;
pub(super) use harness::reading::vocabulary::word_of;

/// The whole vocabulary as `docs/packs.md` shows it.
#[must_use]
#[cfg(feature = "source")]
pub fn markdown() -> String {
    let mut page = String::new();
    table(&mut page, "What a file may hold", things::THINGS);
    table(&mut page, "In `dice`", things::DICE);
    table(&mut page, "In a tile", things::TILE);
    table(&mut page, "Behind a `space` of a tile", things::SPACE);
    table(&mut page, "In an enemy, or a faction that is one", things::ENEMY);
    table(&mut page, "Behind `mode=` of a scenario", names::SHEET_MODES);
    table(&mut page, "In a scenario", things::SCENARIO);
    table(&mut page, "Behind `place`", things::PLACE);
    table(&mut page, "In `track`", things::TRACK);
    table(&mut page, "Behind `start=` of a character", names::STARTS);
    table(&mut page, "In a card", cards::CARD);
    table(&mut page, "Behind `home=`", cards::HOMES);
    table(&mut page, "Behind `use`", cards::SPENDS);
    table(&mut page, "Behind `when=` of a use or a perk", cards::WINDOWS);
    table(&mut page, "In a use or a perk, before the effects", cards::USE);
    table(&mut page, "Behind `always`", cards::STANDINGS);
    table(&mut page, "In an agenda", stories::AGENDA);
    table(&mut page, "In an encounter", stories::ENCOUNTER);
    table(&mut page, "In an option", stories::OPTION);
    table(&mut page, "In a quest", stories::QUEST);
    table(&mut page, "Behind `objective`", stories::WAYS);
    table(&mut page, "In an objective", stories::OBJECTIVE);
    table(&mut page, "Costs: behind `pay`, `may`, `unexhaust` and `stays-for`", phrases::COSTS);
    table(&mut page, "Conditions: behind `needs`, `if`, `stays` and in `if=\"...\"`", phrases::CONDITIONS);
    table(&mut page, "Amounts", phrases::AMOUNTS);
    table(&mut page, "Measures: in `per=\"...\"` and behind `at-least`", phrases::MEASURES);
    table(&mut page, "Places", phrases::WHERES);
    table(&mut page, "Effects", effects::EFFECTS);
    table(&mut page, "In `test` and `fight`", effects::OUTCOMES);
    table(&mut page, "In `choose`", effects::CHOOSE);
    table(&mut page, "Behind `each`", effects::WHOMS);
    table(&mut page, "Behind `power` and `weaken`", effects::SIDES);
    table(&mut page, "Decks, behind `draw`, `reorder` and `draw-one-of`", effects::PILES);
    table(&mut page, "Letters", names::LETTERS);
    table(&mut page, "Factions", names::FACTIONS);
    table(&mut page, "Traits", names::TRAITS);
    table(&mut page, "Types of enemies", names::ENEMY_TYPES);
    table(&mut page, "Kinds of cards", names::KINDS);
    table(&mut page, "Encounter icons", names::ICONS);
    table(&mut page, "Backs of tiles", names::BACKS);
    table(&mut page, "Terrain", names::TERRAINS);
    table(&mut page, "Body areas", names::AREAS);
    table(&mut page, "Abilities of enemies", names::ABILITIES);
    page
}
