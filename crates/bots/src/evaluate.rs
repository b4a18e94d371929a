//! What a search must be told about a game, by the game's own crate: how good a position is, and what is tried first.

use kernel::{Asked, Game, Seat};

/// What a position is worth to each seat, more being better. What is unequal in it is the game's matter: rivals have
/// opposite worths, partners the same.
pub type Worths = [i32; Seat::MAX];

/// The most terms in which a game speaks of what is to be expected.
pub const MOST_TERMS: usize = 4;

/// What a position comes to in the game's own terms, in hundredths.
pub type Terms = [i32; MOST_TERMS];

/// A game that a search can play.
pub trait Evaluate: Game {
    /// Rounds after which an iteration is judged as it stands. Rounds and not decisions: all answers are judged at the
    /// same moment of the game, and nobody gains by deciding the same back and forth.
    const HORIZON: u16;
    /// What the terms are called in messages; at most [`MOST_TERMS`].
    const TERMS: &'static [&'static str];

    /// What a position is worth to each seat. Only ever asked about games that a search dealt itself, so it may look at
    /// everything. The game may still be under way.
    fn evaluate(&self, state: &Self::State) -> Worths;

    /// The time of the game: its round, which only grows.
    fn time(state: &Self::State) -> u16;

    /// How often a fair player would choose this, before any search: playouts draw by it, and a search looks first at
    /// what has much of it. Zero for what is never worth trying; it is taken only where nothing else is open.
    fn appeal(&self, state: &Self::State, asked: &Asked<Self::Ask>, choice: &Self::Choice) -> u32;

    /// Whether the choice ends something that could be done again and again. A search takes it unless another choice is
    /// clearly better, since things that gain nothing could be done for ever.
    fn is_idle(choice: &Self::Choice) -> bool;

    /// Where the seat stands, in the terms of the table.
    fn terms(&self, state: &Self::State, seat: Seat) -> Terms;
}

/// A seat's final place as a number: above zero for those who win alone, below for those who lose; none before the end.
#[must_use]
pub fn margin_of_places(places: &[u8], seat: Seat) -> Option<i32> {
    let own = *places.get(seat.index())?;
    let better = places.iter().filter(|place| **place < own).count() as i32;
    let worse = places.iter().filter(|place| **place > own).count() as i32;
    Some(worse - better)
}

/// A lead as a number between -1000 and 1000 that says who is likely to win: the first points of a lead matter most.
/// A lead of `half` comes to half of it.
#[must_use]
pub const fn likelihood(lead: i32, half: i32) -> i32 {
    (1000 * lead as i64 / (lead.unsigned_abs() as i64 + half as i64)) as i32
}
