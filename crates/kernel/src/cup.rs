//! The cup: the only source of chance.
//!
//! ChaCha with 12 rounds, keyed by the game's seed; each chance event reads its own stream, numbered by
//! (epoch, event). So an outcome depends on nothing but the seed and its place in the game, an undo by vote moves to
//! the next epoch so that no roll can be fished for, and a generator's change can never change a game. The range and
//! shuffle functions are ours for the same reason.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// What decides all chance of a game; secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seed(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Seed {
    /// A seed made from a small number, for simulations, tests and `--seed 1`.
    #[must_use]
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// The seeded cup, kept in the state with its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cup {
    seed: Seed,
    epoch: u32,
    poured: u32,
}

impl Cup {
    /// A full cup.
    #[must_use]
    pub const fn new(seed: Seed) -> Cup {
        Cup { seed, epoch: 0, poured: 0 }
    }

    /// The next chance event's own stream of numbers.
    pub fn pour(&mut self) -> Pour {
        let mut source = ChaCha12Rng::from_seed(self.seed.0);
        source.set_stream((u64::from(self.epoch) << 32) | u64::from(self.poured));
        self.poured += 1;
        Pour(source)
    }

    /// Moves on to fresh chance, after an undo across something already seen.
    pub fn next_epoch(&mut self) {
        self.epoch += 1;
    }

    /// Replaces the secret, keeping nothing of the old one: for re-dealing what a viewer cannot know.
    pub fn reseed(&mut self, seed: Seed) {
        *self = Cup::new(seed);
    }
}

/// The numbers of one chance event.
pub struct Pour(ChaCha12Rng);

impl Pour {
    /// A number below `bound`, each equally likely. `bound` must not be zero; zero gives zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Lemire's method: the high half of a product is the result, the low half tells when to draw again.
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// Puts the cards into random order: from the last place down, each swapped with one at or below it.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }
}

/// What chance decided, as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Dice, as faces from 1.
    Rolled(Vec<u8>),
    /// A deck's new order, top card first.
    Shuffled(Vec<u8>),
}

/// Chance decided beforehand, for examples. What it does not say is left to the cup.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Dice to come, in the order they are rolled.
    pub dice: std::collections::VecDeque<u8>,
    /// For each shuffle to come, the cards that must lie on top, top card first.
    pub shuffles: std::collections::VecDeque<Vec<u8>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers may never change: stored games depend on them.
    #[test]
    fn pinned_numbers() {
        let mut cup = Cup::new(Seed::from_number(1));
        let mut first = cup.pour();
        let dice: Vec<_> = (0..12).map(|_| first.below(6) + 1).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        cup.pour().shuffle(&mut cards);
        assert_eq!(dice, [3, 6, 6, 1, 1, 1, 6, 1, 2, 6, 3, 6]);
        assert_eq!(cards, [0, 7, 6, 3, 8, 5, 9, 4, 2, 1]);
    }

    #[test]
    fn every_face_is_fair() {
        let mut cup = Cup::new(Seed::from_number(7));
        let mut seen = [0u32; 6];
        for _ in 0..6_000 {
            seen[cup.pour().below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (880..1_120).contains(count)), "{seen:?}");
    }

    #[test]
    fn epochs_differ() {
        let mut cup = Cup::new(Seed::from_number(1));
        let mut other = cup;
        other.next_epoch();
        assert_ne!(cup.pour().below(u32::MAX), other.pour().below(u32::MAX));
    }
}
