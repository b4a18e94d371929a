//! The bot that does anything.

use kernel::{Decision, Game, Legal};

use crate::{Bot, whim};

/// Answers with any legal answer, each equally likely.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    seed: u64,
}

impl Random {
    /// The bot with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random { seed }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _game: &G,
        _view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Legal<G::Choice>> {
        decision.sample(&mut whim(self.seed, decision.asked.as_ref()?.seat, number))
    }
}
