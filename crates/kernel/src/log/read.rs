//! Reading logs of every version.

use serde::Deserialize;

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

/// A log as it was stored, in the version it was stored in.
enum Stored<G: Game> {
    V1(v1::Stored<G>),
    V2(v2::Stored<G>),
    V3(Log<G>),
}

impl<G: Game> Stored<G> {
    /// From each version to the next, up to the newest. An upgrade cannot fail.
    fn upgrade(self) -> Log<G> {
        match self {
            Stored::V1(old) => Stored::V2(old.into()).upgrade(),
            Stored::V2(old) => Stored::V3(old.into()).upgrade(),
            Stored::V3(log) => log,
        }
    }
}

/// What the headers of all versions have in common.
#[derive(Deserialize)]
struct Probe {
    format: u32,
    game: String,
}

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

    /// Reads what can be read of a log that was cut off or changed, up to the first damage.
    ///
    /// # Errors
    /// Not even the header can be read.
    pub fn read_damaged(text: impl AsRef<[u8]>) -> Result<Salvaged<G>, LogError> {
        let lines = lines(text.as_ref());
        let Some((header, rest)) = lines.split_first() else { return Err(LogError::Empty) };
        let probe: Probe = parse_header(header)?;
        if !(1..=v3::FORMAT).contains(&probe.format) {
            return Err(LogError::UnknownFormat { found: probe.format, newest: v3::FORMAT });
        }
        if probe.game != G::ID {
            return Err(LogError::OtherGame { found: probe.game, wanted: G::ID });
        }
        let (stored, damage) = match probe.format {
            v1::FORMAT => {
                let (stored, damage) = v1::read(header, rest)?;
                (Stored::V1(stored), damage)
            }
            v2::FORMAT => {
                let (stored, damage) = v2::read(header, rest)?;
                (Stored::V2(stored), damage)
            }
            _ => {
                let (log, damage) = v3::read(header, rest)?;
                (Stored::V3(log), damage)
            }
        };
        Ok(Salvaged { log: stored.upgrade(), damage })
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
        _ => Ok(()),
    }
}
