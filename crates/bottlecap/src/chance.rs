//! Where the chance of a new game comes from.

use std::hash::{BuildHasher, RandomState};

use kernel::Secret;

/// A secret that nobody can guess: the standard library seeds each hasher from the system.
pub fn secret() -> Secret {
    let mut bytes = [0; 32];
    for (at, part) in bytes.chunks_exact_mut(8).enumerate() {
        part.copy_from_slice(&RandomState::new().hash_one(at).to_le_bytes());
    }
    Secret(bytes)
}
