//! The bot that looks ahead.
//!
//! It deals the unknown anew from its view, tries each answer on that deal and plays on, on the real engine. The thinking
//! itself is a [`Search`].

use kernel::{Decision, Legal, QuickRng, Shape};

use crate::{Bot, Evaluate, Search, rng};

/// Answers that are looked at; of more, so many are drawn at random.
const MOST_CANDIDATES: usize = 48;

/// Chooses by playing on.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    seed: u64,
    iterations: u32,
}

impl Planner {
    /// The bot with this seed and about so many iterations for each decision.
    #[must_use]
    pub const fn new(seed: u64, iterations: u32) -> Planner {
        Planner { seed, iterations }
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
        let candidates = candidates(decision, self.iterations, &mut rng);
        Some(Search::new(seat, view.clone(), candidates, self.iterations, rng))
    }

    /// The same, and what is to be expected is found out in the game's own terms, too ([`Search::prospects`]).
    #[must_use]
    pub fn explain<G: Evaluate>(
        &self,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Search<G>> {
        let mut search = self.think(view, decision, number)?;
        search.explains = true;
        Some(search)
    }

    /// The same, and this answer is compared with the best to the end.
    pub(crate) fn compare<G: Evaluate>(
        &self,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
        answer: Legal<G::Choice>,
    ) -> Option<Search<G>> {
        let mut search = self.explain(view, decision, number)?;
        search.keep(answer);
        Some(search)
    }
}

/// The answers that are compared: all of them where they are few for so many iterations.
fn candidates<C, A>(decision: &Decision<C, A>, iterations: u32, rng: &mut QuickRng) -> Vec<Legal<C>>
where
    C: Copy + Default + Eq + std::fmt::Debug,
    A: Copy,
{
    // Who looks at few things overlooks some: each gets two iterations at least.
    let most = MOST_CANDIDATES.min(iterations as usize / 2).max(2);
    if decision.count() <= most as u64 {
        return decision.answers().collect();
    }
    let mut drawn: Vec<Legal<C>> = Vec::new();
    // The ends of a range are what people try first.
    if let Some(Shape::Amount { .. }) = decision.asked.as_ref().map(|asked| asked.shape) {
        drawn.extend(decision.nth(0));
        drawn.extend(decision.nth(decision.count() - 1));
    }
    for _ in drawn.len()..most {
        drawn.extend(decision.sample(rng).filter(|answer| !drawn.contains(answer)));
    }
    drawn
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
