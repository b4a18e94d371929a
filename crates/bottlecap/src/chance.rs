//! Where the chance of a new game comes from.

use std::hash::{BuildHasher, RandomState};

use kernel::{Commitment, Secret};

/// A secret that nobody can guess: the standard library seeds each hasher from the system.
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    for (at, part) in bytes.chunks_exact_mut(8).enumerate() {
        part.copy_from_slice(&RandomState::new().hash_one(at).to_le_bytes());
    }
    Secret(bytes)
}

/// The seed of the bots at a table. It follows from what is published, so that a continued game has the same bots, and
/// says nothing about the chance of the game.
pub fn seed_of_bots(commitment: &Commitment) -> u64 {
    commitment.0.iter().take(8).fold(0, |seed, byte| (seed << 8) | u64::from(*byte))
}
