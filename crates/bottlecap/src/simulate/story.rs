//! A finished game.

use kernel::{Recorded, Seat};

use crate::games::Playable;

/// A finished game.
pub struct Story<G: Playable> {
    /// Which player sat at each seat, as a place in the list of levels.
    pub levels: Vec<usize>,
    /// Who began.
    pub first: Seat,
    pub decisions: u32,
    /// The place of each seat.
    pub places: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<u64>,
    /// The position at the end.
    pub end: G::View,
    pub events: Vec<Recorded<G::Event>>,
}

impl<G: Playable> Story<G> {
    /// What a win is worth to each of those who share it, in twelfths: two, three and four winners divide it evenly.
    pub fn twelfths(&self) -> Vec<u64> {
        let winners = self.places.iter().filter(|place| **place == 1).count().max(1) as u64;
        self.places.iter().map(|place| if *place == 1 { 12 / winners } else { 0 }).collect()
    }
}

/// Cards that a player used. No group has more of them.
#[derive(Clone, Copy, Default)]
pub struct CardSet([u64; 8]);

impl CardSet {
    pub const fn insert(&mut self, card: u16) {
        self.0[card as usize / 64 % 8] |= 1 << (card % 64);
    }

    pub const fn contains(self, card: usize) -> bool {
        card < 512 && self.0[card / 64] & (1 << (card % 64)) != 0
    }
}
