//! Hashes: of states, of packs, of seeds.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The hash of a state: the first half of the SHA-256 of its canonical bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StateHash(#[serde(with = "hex::serde")] pub [u8; 16]);

impl StateHash {
    /// The hash of any plain value.
    ///
    /// # Errors
    /// The value cannot be written as bytes.
    pub fn of<T: Serialize>(value: &T) -> Result<StateHash, postcard::Error> {
        let digest = Sha256::digest(postcard::to_stdvec(value)?);
        let mut half = [0; 16];
        half.copy_from_slice(&digest[..16]);
        Ok(StateHash(half))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
