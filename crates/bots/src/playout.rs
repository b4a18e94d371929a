//! The light policy by which games are played on: choices are drawn by their appeal.

use kernel::{Decision, Legal, QuickRng, Shape};

use crate::Evaluate;

/// Draws an answer; none if nobody is asked. The list of weights is there to be used again.
pub(crate) fn draw<G: Evaluate>(
    game: &G,
    state: &G::State,
    decision: &Decision<G::Choice, G::Ask>,
    weights: &mut Vec<u32>,
    rng: &mut QuickRng,
) -> Option<Legal<G::Choice>> {
    let asked = decision.asked.as_ref()?;
    if asked.shape != Shape::One {
        return decision.sample(rng);
    }
    weights.clear();
    let mut total = 0;
    for option in &decision.options {
        total += game.appeal(state, asked, option);
        weights.push(total);
    }
    if total == 0 {
        return decision.sample(rng);
    }
    let drawn = rng.below(u64::from(total)) as u32;
    decision.nth(weights.partition_point(|sum| *sum <= drawn) as u64)
}
