//! The third version of the format: the hash of a pack covers what the rules look at and nothing that people read, and
//! a game that goes on with other rules or cards says so in an entry. It is the newest one: what its lines hold are the
//! program's own types. The next version begins by giving this module copies of those that it changes.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::{Entry, EntryOf, Header, Kind, Log, LogError, counting, read, unwritable};
use crate::{Fault, Game};

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

/// Reads the lines behind a header, which are the same since the second version but for the kinds of entries. Tells the
/// first damage to something that counts: a line that an update left behind need not make sense.
pub(super) fn read_lines<G: Game>(format: u32, header: &[u8], lines: &[&[u8]]) -> (Vec<EntryOf<G>>, Option<LogError>) {
    let mut entries = Vec::new();
    let mut unread: Vec<(usize, String)> = Vec::new();
    let mut seal = Seal::default();
    seal.add(header);
    let mut damage = Some(LogError::CutOff { line: lines.len() + 1 });
    for (at, line) in lines.iter().enumerate() {
        let entry = match read::parse::<LogLine<EntryOf<G>>>(line) {
            Err(what) => Err(what),
            Ok(LogLine::Entry(entry)) => read::in_place::<G>(&entry, at, format).map(|()| entry),
            Ok(LogLine::End(end)) => {
                damage = if end.entries != at || end.sha256 != seal.close() {
                    Some(LogError::Changed)
                } else if at + 1 < lines.len() {
                    Some(LogError::Damaged { line: at + 3, what: "nothing may follow the last line".to_owned() })
                } else {
                    None
                };
                break;
            }
        };
        seal.add(line);
        entries.push(entry.unwrap_or_else(|what| {
            unread.push((at, what));
            Entry::unread(at, line)
        }));
    }
    let counting = counting(&entries);
    let first = unread.into_iter().find(|(at, _)| counting[*at]);
    let first = first.map(|(at, what)| LogError::Damaged { line: at + 2, what });
    (entries, first.or(damage))
}

/// The line of the header, without its end.
pub(super) fn header_line<S: Serialize>(header: &Header<S>) -> Result<String, serde_json::Error> {
    serde_json::to_string(&HeaderLine { format: FORMAT, header })
}

/// The line of an entry, without its end. One that could not be read stays what it was.
pub(super) fn entry_line<G: Game>(entry: &EntryOf<G>) -> Result<String, serde_json::Error> {
    if let Kind::Unread(line) = &entry.kind {
        return Ok(line.clone());
    }
    serde_json::to_string(&LogLine::Entry(entry))
}

/// Reads the line of an entry at its place.
pub(super) fn entry_at<G: Game>(number: usize, line: &str) -> EntryOf<G> {
    match read::parse::<LogLine<EntryOf<G>>>(line.as_bytes()) {
        Ok(LogLine::Entry(entry)) if read::in_place::<G>(&entry, number, FORMAT).is_ok() => entry,
        _ => Entry::unread(number, line.as_bytes()),
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
    text.push_str(&seal.last_line(log.entries.len())?);
    text.push('\n');
    Ok(text)
}

/// The running hash of all lines so far. A host that keeps the lines of a log makes the last one with it.
#[derive(Default)]
pub struct Seal(Sha256);

impl Seal {
    /// Adds a line, without its end.
    pub fn add(&mut self, line: &[u8]) {
        self.0.update(line);
        self.0.update(b"\n");
    }

    /// The last line of a log with so many entries, without its end.
    ///
    /// # Errors
    /// It cannot be written, which is a fault of the program.
    pub fn end_line(&self, entries: usize) -> Result<String, Fault> {
        self.last_line(entries).map_err(|error| unwritable(&error))
    }

    fn last_line(&self, entries: usize) -> Result<String, serde_json::Error> {
        serde_json::to_string(&LogLine::<()>::End(End { entries, sha256: self.close() }))
    }

    fn close(&self) -> [u8; 32] {
        self.0.clone().finalize().into()
    }
}
