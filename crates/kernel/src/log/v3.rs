//! The third version of the format: the hash of a pack covers what the rules look at and nothing that people read, and
//! a game that goes on with other rules or cards says so in an entry. It is the newest one: what its lines hold are the
//! program's own types. The next version begins by giving this module copies of those that it changes.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{EntryOf, Header, Log, LogError, read};
use crate::Game;

pub(super) const FORMAT: u32 = 3;

#[derive(Serialize)]
struct HeaderLine<'a, S> {
    format: u32,
    #[serde(flatten)]
    header: &'a Header<S>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogLine<E> {
    Entry(E),
    End(End),
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    entries: usize,
    /// Of all lines before, each with its line end.
    #[serde(with = "hex::serde")]
    sha256: [u8; 32],
}

/// Reads the lines behind a header, which are the same since the second version but for the kinds of entries.
pub(super) fn read_lines<G: Game>(format: u32, header: &[u8], lines: &[&[u8]]) -> (Vec<EntryOf<G>>, Option<LogError>) {
    let mut entries = Vec::new();
    let mut seal = Seal::default();
    seal.add(header);
    for (at, line) in lines.iter().enumerate() {
        let damaged = |what| Some(LogError::Damaged { line: at + 2, what });
        match read::parse::<LogLine<EntryOf<G>>>(line) {
            Err(error) => return (entries, damaged(error)),
            Ok(LogLine::Entry(entry)) => {
                if let Err(what) = read::in_place::<G>(&entry, at, format) {
                    return (entries, damaged(what));
                }
                entries.push(entry);
                seal.add(line);
            }
            Ok(LogLine::End(end)) => {
                let damage = if end.entries != at || end.sha256 != seal.close() {
                    Some(LogError::Changed)
                } else if at + 1 < lines.len() {
                    Some(LogError::Damaged { line: at + 3, what: "nothing may follow the last line".to_owned() })
                } else {
                    None
                };
                return (entries, damage);
            }
        }
    }
    (entries, Some(LogError::CutOff { line: lines.len() + 1 }))
}

/// The line of the header, without its end.
pub(super) fn header_line<S: Serialize>(header: &Header<S>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&HeaderLine { format: FORMAT, header })
}

/// The line of an entry, without its end.
pub(super) fn entry_line<G: Game>(entry: &EntryOf<G>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&LogLine::Entry(entry))
}

/// Reads the line of an entry.
pub(super) fn entry_in<G: Game>(line: &str) -> Result<EntryOf<G>, String> {
    match read::parse::<LogLine<EntryOf<G>>>(line.as_bytes())? {
        LogLine::Entry(entry) => Ok(entry),
        LogLine::End(_) => Err("the last line is no entry".to_owned()),
    }
}

pub(super) fn write<G: Game>(log: &Log<G>) -> Result<String, serde_json::Error> {
    let mut text = String::new();
    let mut seal = Seal::default();
    let mut write = |line: String| {
        seal.add(line.as_bytes());
        text.push_str(&line);
        text.push('\n');
    };
    write(header_line(&log.header)?);
    for entry in &log.entries {
        write(entry_line::<G>(entry)?);
    }
    let end = LogLine::<()>::End(End { entries: log.entries.len(), sha256: seal.close() });
    text.push_str(&serde_json::to_string(&end)?);
    text.push('\n');
    Ok(text)
}

/// The running hash of all lines so far.
#[derive(Default)]
struct Seal(Sha256);

impl Seal {
    fn add(&mut self, line: &[u8]) {
        self.0.update(line);
        self.0.update(b"\n");
    }

    fn close(&self) -> [u8; 32] {
        self.0.clone().finalize().into()
    }
}
