//! The first version of the format: a header, then one line per entry. It has no last line, so a cut at the end of a
//! line goes unnoticed, and players could not add anything to the secret.

use serde::Deserialize;

use super::{EntryOf, LogError, read, v2};
use crate::{Commitment, Contributions, Game, Secret};

pub(super) const FORMAT: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderLine<S> {
    format: u32,
    game: String,
    rules: u32,
    packs: Vec<v2::Stamp>,
    setup: S,
    commitment: Commitment,
    secret: Option<Secret>,
}

/// A log of this version.
pub(super) struct Stored<G: Game> {
    header: HeaderLine<G::Setup>,
    entries: Vec<EntryOf<G>>,
}

/// Reads up to the first damage.
pub(super) fn read<G: Game>(header: &[u8], lines: &[&[u8]]) -> Result<(Stored<G>, Option<LogError>), LogError> {
    let mut stored = Stored { header: read::parse_header(header)?, entries: Vec::new() };
    for (at, line) in lines.iter().enumerate() {
        let entry = read::parse::<EntryOf<G>>(line);
        match entry.and_then(|entry| read::in_place::<G>(&entry, at, FORMAT).map(|()| entry)) {
            Ok(entry) => stored.entries.push(entry),
            Err(what) => return Ok((stored, Some(LogError::Damaged { line: at + 2, what }))),
        }
    }
    Ok((stored, None))
}

impl<G: Game> From<Stored<G>> for v2::Stored<G> {
    fn from(old: Stored<G>) -> v2::Stored<G> {
        let HeaderLine { format, game, rules, packs, setup, commitment, secret } = old.header;
        let contributions = Contributions::none();
        let header = v2::HeaderLine { format, game, rules, packs, setup, commitment, contributions, secret };
        v2::Stored { header, entries: old.entries }
    }
}
