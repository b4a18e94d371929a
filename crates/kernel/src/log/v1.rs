//! The first version of the format: a header, then one line per entry. It has no last line, so a cut at the end of a
//! line goes unnoticed, and players could not add anything to the secret.

use serde_json::Value;

use super::{Entry, EntryOf, LogError, read, read::Fields};
use crate::Game;

pub(super) const FORMAT: u32 = 1;

/// The header as the second version has it.
pub(super) fn upgrade(header: &mut Fields) -> Result<(), LogError> {
    match header.insert("contributions".to_owned(), Value::Array(Vec::new())) {
        None => Ok(()),
        Some(_) => Err(LogError::NotALog("unknown field `contributions`".to_owned())),
    }
}

/// Reads the lines behind the header, and tells the first damage.
pub(super) fn read_lines<G: Game>(lines: &[&[u8]]) -> (Vec<EntryOf<G>>, Option<LogError>) {
    let mut entries = Vec::new();
    let mut damage = None;
    for (at, line) in lines.iter().enumerate() {
        let entry = read::parse::<EntryOf<G>>(line);
        match entry.and_then(|entry| read::in_place::<G>(&entry, at, FORMAT).map(|()| entry)) {
            Ok(entry) => entries.push(entry),
            Err(what) => {
                damage.get_or_insert(LogError::Damaged { line: at + 2, what });
                entries.push(Entry::unread(at, line));
            }
        }
    }
    (entries, damage)
}
