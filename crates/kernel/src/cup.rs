//! The cup: the only source of chance.
//!
//! ChaCha with 12 rounds, keyed by the game's seed, on the stream of the epoch. So an outcome depends on nothing but the
//! seed, the epoch and what was drawn before; an undo by vote moves to the next epoch, so that no roll can be fished
//! for. The generator is named and pinned, and the range and shuffle functions are ours, so that no change elsewhere
//! can ever change a game.

use std::fmt;

use chacha20::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// Numbers that are worked out together: what the generator makes at once.
const BATCH: usize = 64;

/// The seeded cup, kept in the state with its position.
///
/// Numbers are worked out in batches, and those to come are kept here: asking the generator anew for each roll would
/// make chance a tenth of the cost of a random game. The generator itself is not kept, since it cannot be cloned and
/// a state must be.
#[derive(Clone)]
pub struct Cup {
    seed: Seed,
    epoch: u32,
    /// Words drawn from the stream of the epoch.
    drawn: u64,
    /// The batch that holds the next word, unless that is the first one of a batch: that one is not worked out yet.
    batch: [u32; BATCH],
}

impl Cup {
    /// A full cup.
    #[must_use]
    pub const fn new(seed: Seed) -> Cup {
        Cup { seed, epoch: 0, drawn: 0, batch: [0; BATCH] }
    }

    /// A cup from whose epoch so many words were drawn already.
    fn at(seed: Seed, epoch: u32, drawn: u64) -> Cup {
        let mut cup = Cup { seed, epoch, drawn, batch: [0; BATCH] };
        if cup.place() != 0 {
            cup.fill();
        }
        cup
    }

    /// Moves on to fresh chance, after an undo across something already seen.
    pub const fn next_epoch(&mut self) {
        self.epoch += 1;
        self.drawn = 0;
    }

    /// Where in its batch the next word lies.
    const fn place(&self) -> usize {
        (self.drawn % BATCH as u64) as usize
    }

    /// Works out the batch that holds the next word.
    fn fill(&mut self) {
        let mut source = ChaCha12Rng::from_seed(self.seed.0);
        source.set_stream(u64::from(self.epoch));
        source.set_word_pos(u128::from(self.drawn - self.place() as u64));
        self.batch.fill_with(|| source.next_u32());
    }

    fn word(&mut self) -> u32 {
        let place = self.place();
        if place == 0 {
            self.fill();
        }
        self.drawn += 1;
        self.batch[place]
    }

    /// Replaces the secret, keeping nothing of the old one: for re-dealing what a viewer cannot know.
    pub const fn reseed(&mut self, seed: Seed) {
        *self = Cup::new(seed);
    }

    /// A number below `bound`, each equally likely; zero for a bound of zero.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Lemire's method: the high half of a product is the result, the low half tells when to draw again. The
        // remainder that decides is worked out only in the rare case that it can matter.
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts the cards into random order: from the last place down, each swapped with one at or below it.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            cards.swap(last, other);
        }
    }
}

/// Cups are equal if the same is to come; of what came before, a cup may hold more than another.
impl PartialEq for Cup {
    fn eq(&self, other: &Cup) -> bool {
        (self.seed, self.epoch, self.drawn) == (other.seed, other.epoch, other.drawn)
    }
}

impl Eq for Cup {}

/// Says where a cup stands, and nothing of its secret.
impl fmt::Debug for Cup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cup").field("epoch", &self.epoch).field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

/// A cup as it is written down: what it is keyed by, and how many words were drawn from the stream of its epoch.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    epoch: u32,
    drawn: u64,
}

impl Serialize for Cup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { seed: self.seed, epoch: self.epoch, drawn: self.drawn }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cup, D::Error> {
        let Written { seed, epoch, drawn } = Written::deserialize(deserializer)?;
        Ok(Cup::at(seed, epoch, drawn))
    }
}

/// What chance decided, as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Dice, as faces from 1.
    Rolled(Vec<u8>),
    /// A deck's new order, top card first.
    Shuffled(Vec<u16>),
}

/// Chance decided beforehand, for examples. What it does not say is left to the cup.
#[derive(Clone, Debug, Default)]
pub struct RiggedChance {
    /// Dice to come, in the order they are rolled.
    pub dice: std::collections::VecDeque<u8>,
    /// For each shuffle to come, the cards that must lie on top, top card first.
    pub shuffles: std::collections::VecDeque<Vec<u16>>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers may never change: stored games depend on them.
    #[test]
    fn pinned_numbers() {
        let mut cup = Cup::new(Seed::from_number(1));
        let dice: Vec<_> = (0..12).map(|_| cup.below(6) + 1).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        cup.shuffle(&mut cards);
        assert_eq!(dice, [3, 6, 6, 1, 1, 1, 6, 1, 2, 6, 3, 6]);
        assert_eq!(cards, [3, 1, 7, 2, 0, 4, 5, 6, 8, 9]);
    }

    /// Nor may these, from an epoch and on both sides of where a batch ends.
    #[test]
    fn pinned_words() {
        let mut cup = Cup::new(Seed::from_number(7));
        cup.word();
        cup.next_epoch();
        cup.next_epoch();
        let words: Vec<_> = (0..300).map(|_| cup.word()).collect();
        assert_eq!(words[61..67], [544823279, 3583739740, 3745054251, 1702350006, 2560235746, 3212040675]);
        assert_eq!(words[253..258], [1455531291, 3013753216, 2432459650, 1172656604, 3347712741]);
    }

    #[test]
    fn every_face_is_fair() {
        let mut cup = Cup::new(Seed::from_number(7));
        let mut seen = [0u32; 6];
        for _ in 0..6_000 {
            seen[cup.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (880..1_120).contains(count)), "{seen:?}");
    }

    #[test]
    fn epochs_differ() {
        let mut cup = Cup::new(Seed::from_number(1));
        let mut other = cup.clone();
        other.next_epoch();
        assert_ne!(cup.below(u32::MAX), other.below(u32::MAX));
    }

    /// From within a batch, from its ends and from the start.
    #[test]
    fn comes_back_at_the_same_place() {
        let mut cup = Cup::new(Seed::from_number(1));
        cup.next_epoch();
        for _ in 0..3 * BATCH {
            let text = serde_json::to_string(&cup).expect("a cup is plain data");
            let mut again: Cup = serde_json::from_str(&text).expect("it was just written");
            assert_eq!(again, cup);
            assert_eq!(again.word(), cup.word());
        }
    }

    #[test]
    fn tells_nothing_of_its_secret() {
        assert_eq!(format!("{:?}", Cup::new(Seed::from_number(1))), "Cup { epoch: 0, drawn: 0, .. }");
    }
}
