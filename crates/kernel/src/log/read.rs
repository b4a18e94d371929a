//! Reading logs of every version.

use serde::Deserialize;
use serde_json::Value;

use super::{EntryOf, Kind, Log, LogError, v1, v2, v3};
use crate::Game;

/// What could be read of a damaged log.
#[derive(Debug)]
pub struct Salvaged<G: Game> {
    /// The header and all entries before the damage.
    pub log: Log<G>,
    /// The first thing that is wrong; none if nothing is.
    pub damage: Option<LogError>,
}

/// A header as data, in some version.
pub(super) type Fields = serde_json::Map<String, serde_json::Value>;

impl<G: Game> Log<G> {
    /// Reads a whole log. Whether it fits the rules and content at hand is another question: [`Log::fits`].
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(text: impl AsRef<[u8]>) -> Result<Log<G>, LogError> {
        let Salvaged { log, damage } = Log::read_damaged(text)?;
        damage.map_or(Ok(log), Err)
    }

    /// Reads a log that may still be open: header and entries as [`Log::header_line`] and [`Log::entry_line`] gave them,
    /// each on its line, with or without the last line that seals them. A line that is only half there is damage, as
    /// ever.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read_open(text: impl AsRef<[u8]>) -> Result<Log<G>, LogError> {
        let Salvaged { log, damage } = Log::read_damaged(text)?;
        match damage {
            None | Some(LogError::CutOff { .. }) => Ok(log),
            Some(damage) => Err(damage),
        }
    }

    /// Reads a log that its host keeps line by line, and that must go on whatever happened to a line: one that makes no
    /// sense stands in its place as [`Kind::Unread`], so that the game stops there and nowhere before. The next entry has
    /// its own place behind all of them, and no line is ever written over.
    ///
    /// # Errors
    /// Not even the header can be read, or a seal does not fit.
    pub fn read_kept(text: impl AsRef<[u8]>) -> Result<Log<G>, LogError> {
        let Salvaged { log, damage } = Log::read_all(text.as_ref())?;
        match damage {
            None | Some(LogError::CutOff { .. }) => Ok(log),
            Some(LogError::Damaged { line, .. }) if line < log.entries.len() + 2 => Ok(log),
            Some(damage) => Err(damage),
        }
    }

    /// Reads what can be read of a log that was cut off or changed, up to the first damage.
    ///
    /// # Errors
    /// Not even the header can be read.
    pub fn read_damaged(text: impl AsRef<[u8]>) -> Result<Salvaged<G>, LogError> {
        let Salvaged { mut log, damage } = Log::read_all(text.as_ref())?;
        if let Some(LogError::Damaged { line, .. }) = &damage {
            log.entries.truncate(line.saturating_sub(2));
        }
        Ok(Salvaged { log, damage })
    }

    /// Reads every line, and tells the first damage to something that counts.
    fn read_all(text: &[u8]) -> Result<Salvaged<G>, LogError> {
        let lines = lines(text);
        let Some((header, rest)) = lines.split_first() else { return Err(LogError::Empty) };
        let mut fields: Fields = parse_header(header)?;
        let format = fields.remove("format").and_then(|format| u32::try_from(format.as_u64()?).ok());
        let format = format.ok_or_else(|| LogError::NotALog("it names no version of the format".to_owned()))?;
        if !(1..=v3::FORMAT).contains(&format) {
            return Err(LogError::UnknownFormat { found: format, newest: v3::FORMAT });
        }
        let game = fields.get("game").and_then(Value::as_str);
        let game = game.ok_or_else(|| LogError::NotALog("it names no game".to_owned()))?;
        if game != G::ID {
            return Err(LogError::OtherGame { found: game.to_owned(), wanted: G::ID });
        }
        // From each version to the next, up to the newest.
        if format <= v1::FORMAT {
            v1::upgrade(&mut fields)?;
        }
        if format <= v2::FORMAT {
            v2::upgrade(&mut fields)?;
        }
        let (entries, damage) = match format {
            v1::FORMAT => v1::read_lines::<G>(rest),
            _ => v3::read_lines::<G>(format, header, rest),
        };
        let newest = serde_json::to_string(&fields).map_err(|error| LogError::NotALog(error.to_string()))?;
        let log = Log { entries, ..Log::new(parse_header(newest.as_bytes())?) };
        Ok(Salvaged { log, damage })
    }
}

/// The lines without their ends. A text that went through a system with other line ends is still the same log.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    if text.is_empty() {
        return Vec::new();
    }
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    text.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line)).collect()
}

pub(super) fn parse_header<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Result<T, LogError> {
    parse(line).map_err(LogError::NotALog)
}

/// Reads a line as text, the only way in which entries and headers are read: each further kind of source would be a
/// further copy of the readers of all events in the program.
pub(super) fn parse<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Result<T, String> {
    let line = std::str::from_utf8(line).map_err(|error| error.to_string())?;
    serde_json::from_str(line).map_err(|error| error.to_string())
}

/// Checks what must hold of an entry at its place, whatever the game.
pub(super) fn in_place<G: Game>(entry: &EntryOf<G>, number: usize, format: u32) -> Result<(), String> {
    if usize::try_from(entry.number) != Ok(number) {
        return Err(format!("here belongs entry {number}, and this is entry {}", entry.number));
    }
    match entry.kind {
        Kind::Begin if number > 0 => Err("a game begins only once".to_owned()),
        Kind::Update { .. } if format < v3::FORMAT => Err(format!("version {format} has no such entries")),
        Kind::Move { .. } | Kind::Undo { .. } | Kind::Update { .. } if number == 0 => {
            Err("the first entry must be the beginning".to_owned())
        }
        Kind::Undo { to, .. } if to >= entry.number => Err(format!("an undo cannot go forward to entry {to}")),
        Kind::Update { to, .. } if to >= entry.number => Err(format!("an update cannot go forward to entry {to}")),
        Kind::Unread(_) | Kind::Begin | Kind::Move { .. } | Kind::Undo { .. } | Kind::Update { .. } => Ok(()),
    }
}
