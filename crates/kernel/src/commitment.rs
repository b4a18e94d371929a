//! The promise that nobody chose the dice: the host commits to a secret before anybody adds to it.
//!
//! The host picks a [`Secret`] and publishes its [`Commitment`]. Each player may then add some bytes of their own. The
//! game's [`Seed`] is made of both, so that neither side alone decides it. When the game is over the host shows the
//! secret, and [`check`] tells anyone whether it is the one that was promised.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seat, Seed};

/// Different tags keep the hashes apart: a commitment must never be usable as a seed.
const COMMITMENT_TAG: &[u8] = b"bottlecap commitment 1\0";
const SEED_TAG: &[u8] = b"bottlecap seed 1\0";
const BOTS_TAG: &[u8] = b"bottlecap bots 1\0";

/// What the host keeps to itself until the end. It must come from a good source of chance, or it could be guessed from
/// its commitment.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Secret {
    /// A secret made from a small number, for local games and tests. Anyone can guess it.
    #[must_use]
    pub fn from_number(number: u64) -> Secret {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Secret(bytes)
    }

    /// What the host publishes before the game.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(COMMITMENT_TAG).chain_update(self.0).finalize().into())
    }

    /// What decides all chance of the game.
    #[must_use]
    pub fn seed(&self, contributions: &Contributions) -> Seed {
        let mut digest = Sha256::new().chain_update(SEED_TAG).chain_update(self.0);
        for Contribution(bytes) in &contributions.0 {
            digest.update((bytes.len() as u64).to_le_bytes());
            digest.update(bytes);
        }
        Seed(digest.finalize().into())
    }

    /// The seed of the whims of bots, where nobody may foresee them: it follows from nothing that is published before the
    /// end, and says nothing about the chance of the game.
    #[must_use]
    pub fn seed_of_bots(&self) -> u64 {
        let digest = Sha256::new().chain_update(BOTS_TAG).chain_update(self.0).finalize();
        digest.iter().take(8).fold(0, |seed, byte| (seed << 8) | u64::from(*byte))
    }
}

/// Never shows the secret: it must not slip into a message or a program's log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The published promise of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Commitment(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Commitment {
    /// Where nothing was promised. No secret that anybody could find has this commitment.
    pub const NONE: Commitment = Commitment([0; 32]);
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Contribution(#[serde(with = "hex::serde")] Vec<u8>);

/// What the players added, in seat order; a seat that added nothing counts as having added no bytes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Contribution>")]
pub struct Contributions(Vec<Contribution>);

impl Contributions {
    /// Nobody added anything.
    #[must_use]
    pub const fn none() -> Contributions {
        Contributions(Vec::new())
    }

    /// Takes down what a seat adds; a second time replaces the first.
    pub fn set(&mut self, seat: Seat, bytes: impl Into<Vec<u8>>) {
        if self.0.len() <= seat.index() {
            self.0.resize_with(seat.index() + 1, Contribution::default);
        }
        self.0[seat.index()].0 = bytes.into();
        self.trim();
    }

    /// What a seat added.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &[u8] {
        self.0.get(seat.index()).map_or(&[], |contribution| &contribution.0)
    }

    /// Seats at the end that added nothing are left out, so that equal contributions are equal values.
    fn trim(&mut self) {
        while self.0.last().is_some_and(|last| last.0.is_empty()) {
            self.0.pop();
        }
    }
}

impl From<Vec<Contribution>> for Contributions {
    fn from(list: Vec<Contribution>) -> Contributions {
        let mut contributions = Contributions(list);
        contributions.trim();
        contributions
    }
}

/// The secret that was shown is not the one that was promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the secret is not the one that was promised: its commitment is {found}, and {promised} was published")]
pub struct BrokenPromise {
    /// The commitment published at the start.
    pub promised: Commitment,
    /// The commitment of the secret that was shown.
    pub found: Commitment,
}

/// Checks a secret against its commitment and gives the seed it makes with what the players added.
///
/// # Errors
/// The secret is another one than was promised.
pub fn check(promised: Commitment, secret: &Secret, contributions: &Contributions) -> Result<Seed, BrokenPromise> {
    let found = secret.commitment();
    if found == promised { Ok(secret.seed(contributions)) } else { Err(BrokenPromise { promised, found }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_players() -> Contributions {
        let mut contributions = Contributions::none();
        contributions.set(Seat::new(2), "gamma");
        contributions.set(Seat::new(0), "alpha");
        contributions
    }

    /// These values may never change: published commitments and stored games depend on them. They were computed with
    /// another program.
    #[test]
    fn pinned_values() {
        let secret = Secret::from_number(1);
        assert_eq!(secret.commitment().to_string(), "a3077aa1d1b033efad2a39173e79c01cee8a6e457e16e4a276bae315579053b5");
        assert_eq!(
            hex::encode(secret.seed(&Contributions::none()).0),
            "bb6481c0484edb2dbdd7d3c7c3326d6defa75c60df590f83e356019fb408494a"
        );
        assert_eq!(
            hex::encode(secret.seed(&two_players()).0),
            "ba60171d04c579d559b1e02aac3b5f037f9b0cbc6ff7674687d867e12f1725ed"
        );
        assert_eq!(secret.seed_of_bots(), 0x0DBF_E27C_D809_8D79);
    }

    #[test]
    fn a_changed_secret_is_noticed() {
        let promised = Secret::from_number(1).commitment();
        let contributions = two_players();
        assert_eq!(
            check(promised, &Secret::from_number(1), &contributions),
            Ok(Secret::from_number(1).seed(&contributions))
        );
        assert!(check(promised, &Secret::from_number(2), &contributions).is_err());
    }

    #[test]
    fn bytes_cannot_wander_from_seat_to_seat() {
        let seed = |first: &str, second: &str| {
            let mut contributions = Contributions::none();
            contributions.set(Seat::new(0), first);
            contributions.set(Seat::new(1), second);
            Secret::from_number(1).seed(&contributions)
        };
        assert_ne!(seed("ab", "c"), seed("a", "bc"));
        assert_ne!(seed("", "a"), seed("a", ""));
    }

    #[test]
    fn written_as_hex() {
        let mut contributions = two_players();
        let text = serde_json::to_string(&contributions).unwrap();
        assert_eq!(text, r#"["616c706861","","67616d6d61"]"#);
        assert_eq!(serde_json::from_str::<Contributions>(&text).unwrap(), contributions);
        assert_eq!(contributions.of(Seat::new(2)), b"gamma");
        contributions.set(Seat::new(2), "");
        assert_eq!(serde_json::from_str::<Contributions>(r#"["616c706861","",""]"#).unwrap(), contributions);
        let secret = serde_json::to_string(&Secret::from_number(255)).unwrap();
        assert_eq!(secret, format!("\"ff{}\"", "0".repeat(62)));
        assert_eq!(serde_json::from_str::<Secret>(&secret).unwrap(), Secret::from_number(255));
        assert_eq!(format!("{:?}", Secret::from_number(255)), "Secret(..)");
    }
}
