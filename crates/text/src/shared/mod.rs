//! What the texts of every game are made of. No word of any game.

mod lines;
pub mod log;
mod look;
mod message_builder;
mod options;
mod overview;
mod refusal;
mod score;
mod span;
mod words;
mod wrap;

pub use log::LogLine;
pub use look::Look;
pub use options::OptionText;
pub use overview::OVERVIEW;
pub use score::{Chart, Score, ScoreDetail, ScoreLine, SeatScore, Turn};
pub use span::{Linkable, Span};

pub(crate) use lines::Lines;
pub(crate) use message_builder::MessageBuilder;
pub(crate) use refusal::refusal_key;
pub(crate) use span::{linked, spans};
pub(crate) use words::{capital, seat_number, signed};
