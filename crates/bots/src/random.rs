//! The bot that does anything.

use kernel::{Decision, Game, Legal, QuickRng};

use crate::{Bot, Evaluate, Search, rng};

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

    fn sample<G: Game>(
        self,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<(Legal<G::Choice>, QuickRng)> {
        let mut rng = rng(self.seed, decision.asked.as_ref()?.seat, number);
        Some((decision.sample(&mut rng)?, rng))
    }

    /// What [`Bot::choose`] answers, as a search that is done.
    #[must_use]
    pub fn think<G: Evaluate>(
        &self,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Search<G>> {
        let (answer, rng) = self.sample::<G>(decision, number)?;
        Some(Search::new(decision.asked.as_ref()?.seat, view.clone(), vec![answer], 0, rng))
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
        self.sample::<G>(decision, number).map(|(answer, _)| answer)
    }
}
