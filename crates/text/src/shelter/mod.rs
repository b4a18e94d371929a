//! Everything people read of Shelter, in English and Russian: questions, choices, events, reasons, options, the log and
//! the table as text.
//!
//! [`Names`] know what cards and players are called; a [`Voice`] speaks one language with them:
//!
//! - [`Voice::table`] shows the position, [`Voice::ask`] the open question, [`Voice::choice`] each of its options;
//! - [`Voice::forecast`] says what a choice would bring, [`Voice::reason`] and [`Voice::refusal`] why it cannot be made;
//! - [`Voice::log`] tells what happened, [`Voice::recap`] the same in short, [`Voice::score`] how the game ended.
//!
//! The messages stand in `messages/<language>/shelter/*.ftl`, with the terms of the rulebook. Player names are never
//! declined: Russian messages use the present tense and the nominative, or `$of-seat`, which says «игрока Anna».

mod ask;
mod board;
mod choice;
mod event;
mod forecast;
mod labels;
mod log;
mod messages;
mod names;
mod options;
mod reason;
mod recap;
mod score;
mod short;
mod table;
mod thing;
mod voice;

pub use board::{line, still_to_play};
pub use forecast::{ForecastKind, ForecastLine};
pub use log::{LogKind, LogLine};
pub use messages::GOAL;
pub use names::Names;
pub use options::RulingText;
pub use score::{Score, SeatScore};
pub use thing::Thing;
pub use voice::Voice;

/// A piece of a text.
pub type Span = crate::shared::Span<Thing>;
