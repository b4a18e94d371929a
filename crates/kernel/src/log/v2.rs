//! The second version of the format: the last line seals all lines before it, and the header says what the players
//! added to the secret. The hash of a pack was that of all its files, texts included, so it does not say whether the
//! cards are the same: a game of this version has unknown cards, and playing it again tells.

use serde::Deserialize;

use super::{EntryOf, Header, Log, LogError, read, v3};
use crate::{Commitment, Contributions, Game, PackStamp, Secret};

pub(super) const FORMAT: u32 = 2;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HeaderLine<S> {
    #[expect(dead_code, reason = "read beforehand, and named here because no unknown field is let through")]
    pub(super) format: u32,
    pub(super) game: String,
    pub(super) rules: u32,
    pub(super) packs: Vec<Stamp>,
    pub(super) setup: S,
    pub(super) commitment: Commitment,
    pub(super) contributions: Contributions,
    pub(super) secret: Option<Secret>,
}

/// A pack with the hash of all its files.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stamp {
    id: String,
    version: String,
    #[expect(dead_code, reason = "it says nothing about the cards alone")]
    hash: String,
}

/// A log of this version.
pub(super) struct Stored<G: Game> {
    pub(super) header: HeaderLine<G::Setup>,
    pub(super) entries: Vec<EntryOf<G>>,
}

/// Reads up to the first damage.
pub(super) fn read<G: Game>(line: &[u8], lines: &[&[u8]]) -> Result<(Stored<G>, Option<LogError>), LogError> {
    let header = read::parse_header(line)?;
    let (entries, damage) = v3::read_lines::<G>(FORMAT, line, lines);
    Ok((Stored { header, entries }, damage))
}

impl<G: Game> From<Stored<G>> for Log<G> {
    fn from(old: Stored<G>) -> Log<G> {
        let HeaderLine { format: _, game, rules, packs, setup, commitment, contributions, secret } = old.header;
        let stamp = |Stamp { id, version, hash: _ }| PackStamp { id, version, hash: None };
        let packs = packs.into_iter().map(stamp).collect();
        let header = Header { game, rules, packs, setup, commitment, contributions, secret };
        Log { entries: old.entries, ..Log::new(header) }
    }
}
