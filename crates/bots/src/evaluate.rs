//! How good a position is: the only thing a planner must be told about a game, by the game's own crate.

use kernel::{Game, Seat};

/// A game that a planner can play.
pub trait Evaluate: Game {
    /// Decisions after which a playout is judged as it stands.
    const HORIZON: u32;

    /// How good the end of a game is for the seat; more is better. Only ever asked about games that a planner dealt
    /// itself, so it may look at everything. Playouts are cut off, so the game may still be under way.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> i64;

    /// Whether the choice only lets a chance go by. Playouts take it less often; of choices that come to the same, a
    /// planner takes it first, since things that gain nothing could be done for ever.
    fn is_idle(choice: &Self::Choice) -> bool;
}

/// A seat's final place as a number: above zero for those who win alone, below for those who lose; none before the end.
#[must_use]
pub fn margin_of_places(places: &[u8], seat: Seat) -> Option<i64> {
    let own = *places.get(seat.index())?;
    let better = places.iter().filter(|place| **place < own).count() as i64;
    let worse = places.iter().filter(|place| **place > own).count() as i64;
    Some(worse - better)
}
