//! Everything people read of Shelter, in English and Russian: questions, choices, events, reasons, options, the log and
//! the table as text. Strings come out; nothing is printed, and no file or clock is read.
//!
//! [`Names`] know what cards and players are called; a [`Voice`] speaks one language with them:
//!
//! - [`Voice::table`] shows the position, [`Voice::ask`] the open question, [`Voice::choice`] each of its options;
//! - [`Voice::forecast`] says what a choice would bring, [`Voice::reason`] and [`Voice::refusal`] why it cannot be made;
//! - [`Voice::log`] tells what happened, [`Voice::recap`] the same in short, [`Voice::score`] how the game ended.
//!
//! The messages stand in `messages/<language>/*.ftl`, with the terms of the rulebook. Player names are never declined:
//! Russian messages use the present tense and the nominative, or `$of-seat`, which says «игрока Anna».
//!
//! The snapshots of the tests show the texts of a fixed game. When the content of the pack or a message changes, they
//! are written anew with `INSTA_UPDATE=always cargo test -p text`, and the difference is read before it is kept.
//!
//! Wasteland has a module of its own, with its own messages: nothing of Shelter leads there, so that a page with Shelter
//! alone carries none of it.

mod ask;
mod board;
mod choice;
mod event;
mod forecast;
mod labels;
mod log;
mod names;
mod options;
mod phrases;
mod reason;
mod recap;
mod score;
mod short;
mod table;
mod thing;
mod voice;
pub mod wasteland;
mod wrap;

pub use board::{line, still_to_play};
pub use forecast::{ForecastKind, ForecastLine};
pub use log::{LogKind, LogLine};
pub use names::Names;
pub use options::{OptionText, RulingText};
pub use score::{Score, ScoreDetail, ScoreLine, SeatScore, Turn};
pub use table::Look;
pub use thing::{Span, Thing};
pub use voice::Voice;
