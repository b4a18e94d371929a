//! Names and tokens that nobody can guess.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The system has no chance to give.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub(crate) struct NoChance(String);

/// Fresh bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| NoChance(error.to_string()))?;
    Ok(bytes)
}

/// A fresh name of a room or token of a seat: 128 bits.
pub(crate) fn fresh() -> Result<String, NoChance> {
    Ok(hex::encode(random::<16>()?))
}

/// What is kept of a token: enough to know it again, not enough to hand it out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept(#[serde(with = "hex::serde")] [u8; 32]);

impl Kept {
    pub(crate) fn of(token: &str) -> Kept {
        Kept(Sha256::digest(token.as_bytes()).into())
    }
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Kept(..)")
    }
}
