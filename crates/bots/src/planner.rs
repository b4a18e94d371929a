//! The bot that looks ahead: flat Monte Carlo search over its own legal answers.
//!
//! It deals the unknown anew from its view, tries each answer on that deal and plays on at random, on the real engine.
//! All answers are tried on the same deals, which takes most of the luck out of the comparison. The weaker half is
//! dropped again and again, so that the playouts go where the choice is close. The thinking itself is a [`Search`].

use kernel::{Decision, Legal};

use crate::{Bot, Evaluate, Search, rng};

/// Answers that are looked at; of more, so many are drawn at random.
const MOST_CANDIDATES: usize = 48;

/// Chooses by playing on.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    seed: u64,
    playouts: u32,
}

impl Planner {
    /// The bot with this seed and about so many playouts for each decision.
    #[must_use]
    pub const fn new(seed: u64, playouts: u32) -> Planner {
        Planner { seed, playouts }
    }

    /// Begins to think over what [`Bot::choose`] would answer, for who cannot wait until that is done.
    #[must_use]
    pub fn think<G: Evaluate>(
        &self,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Search<G>> {
        let seat = decision.asked.as_ref()?.seat;
        let mut rng = rng(self.seed, seat, number);
        let candidates = if decision.count() <= MOST_CANDIDATES as u64 {
            decision.answers().collect()
        } else {
            let mut drawn: Vec<Legal<G::Choice>> = Vec::new();
            for _ in 0..MOST_CANDIDATES {
                drawn.extend(decision.sample(&mut rng).filter(|answer| !drawn.contains(answer)));
            }
            drawn
        };
        Some(Search::new(seat, view.clone(), candidates, self.playouts, rng))
    }
}

impl<G: Evaluate> Bot<G> for Planner {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Legal<G::Choice>> {
        let mut search = self.think(view, decision, number)?;
        while !search.step(game, u32::MAX) {}
        search.answer()
    }
}
