//! How a step of Wasteland is seen and heard.

mod dice;
mod reveal;
#[cfg(test)]
mod tests;
mod writer;

use wasteland::Wasteland;

pub use self::{dice::Throw, writer::Writer};
use crate::{motion::Overlay, play::Play};

/// What lies over the table for a moment, while everything waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The dice of a fight or test.
    Throw(Throw),
    /// The agenda card that wakes the enemies.
    Reveal(u8),
}

/// Shows it.
pub fn show(play: Play<Wasteland>, shown: Shown) -> Option<Overlay> {
    match shown {
        Shown::Throw(throw) => dice::show(play, throw),
        Shown::Reveal(card) => reveal::show(play, card),
    }
}
