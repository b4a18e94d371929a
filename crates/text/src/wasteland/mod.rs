//! Everything people read of Wasteland, in English and Russian: questions, choices, events, reasons, options and names.
//!
//! [`Names`] know what the packs and the players are called, a [`NamingContext`] what lies on the table at a moment; a [`Voice`]
//! speaks one language with both. [`Voice::ask`], [`Voice::choice`], [`Voice::event`] and [`Voice::reason`] put the types
//! of the game into words, [`Voice::log`] tells what happened, [`Voice::recap`] the same in short, [`Voice::score`] how the game
//! ended, [`Voice::chronicle`] how it went, and [`Voice::table`] shows the whole position.
//!
//! The messages stand in `messages/<language>/wasteland/*.ftl`, with the terms of the rulebook. Events are told
//! in the present tense. Russian names things in the nominative, mostly behind a colon: neither the gender of a player
//! nor the declension of a name is known.
//!
//! Packs name their things as `<kind>-<id> = Name`, where the kind is `card`, `character`, `enemy`, `perk`, `agenda`,
//! `encounter`, `quest`, `space`, `tile`, `scenario` or `faction`. Cards, perks, agendas and enemies have `.flavor`,
//! encounters `.intro`, `.option-1`, `.option-1-succeed` and, where there is a task, `.option-1-fail`, quests `.intro`
//! and `.objective-1`, characters, scenarios and factions `.about`. The reader of packs asks for exactly these;
//! `docs/packs.md` lists them.

mod ask;
mod choice;
mod chronicle;
mod context;
mod event;
mod labels;
mod log;
mod messages;
mod mode;
mod names;
mod options;
mod outlook;
mod place;
mod reason;
mod recap;
mod score;
mod surroundings;
mod table;
mod thing;
mod voice;

pub use chronicle::{Chronicle, Item, Way};
pub use context::{DealContext, EnemyContext, NamingContext};
pub use log::{LogKind, LogLine};
pub use messages::GOAL;
pub use names::Names;
pub use score::{Score, SeatScore};
pub use table::DrawnMap;
pub use thing::Thing;
pub use voice::Voice;

/// A piece of a text.
pub type Span = crate::shared::Span<Thing>;
