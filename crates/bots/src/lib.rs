//! Players made of code, from random to search.
//!
//! A bot gets what a person at its seat gets: the seat's view and the open decision, never a state. What it cannot see
//! it deals anew from the view. Its randomness comes from a generator of its own, seeded by (seed, seat, number of the decision),
//! so that the same bot at the same decision always chooses the same, also after a game was saved and continued, and
//! never disturbs the chance of the game. No bot reads a clock: a level is a number of iterations.

mod analysis;
mod evaluate;
mod level;
mod planner;
mod playout;
mod random;
mod review;
mod search;
mod tree;

use kernel::{Commitment, Decision, Game, Legal, QuickRng, Seat};

pub use analysis::{Prospect, Reply};
pub use evaluate::{Evaluate, MOST_TERMS, Terms, Worths, likelihood, margin_of_places};
pub use level::{Level, UnknownLevel};
pub use planner::Planner;
pub use random::Random;
pub use review::{Misstep, Review};
pub use search::Search;
/// A player made of code.
pub trait Bot<G: Game> {
    /// Answers the open decision. The view is that of the seat that is asked, `number` is the decision's own (as in a
    /// log). None if nobody is asked.
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Legal<G::Choice>>;
}

/// The seed of the bots at a table where nobody minds that they can be foreseen: everybody sits at one screen. It follows
/// from what is published, so that a game has the same bots wherever it is continued, and says nothing about the chance of
/// the game. Between strangers it comes from the secret ([`kernel::Secret::seed_of_bots`]).
#[must_use]
pub fn seed_at(commitment: &Commitment) -> u64 {
    commitment.0.iter().take(8).fold(0, |seed, byte| (seed << 8) | u64::from(*byte))
}

/// The generator of one decision. The parts go through it one by one, so that neighboring numbers have nothing in
/// common.
fn rng(seed: u64, seat: Seat, number: u32) -> QuickRng {
    let mut mixed = QuickRng::new(seed).next();
    for part in [seat.index() as u64, u64::from(number)] {
        mixed = QuickRng::new(mixed ^ part).next();
    }
    QuickRng::new(mixed)
}
