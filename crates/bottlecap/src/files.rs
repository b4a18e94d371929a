//! Files of saved games, and what can be wrong with them, in one sentence.

use std::{fs, io, path::Path, sync::Arc};

use anyhow::{Context, Result, anyhow};
use kernel::{Diverging, Game, Log, LogError, ReplayError, Resumed, Table};

use crate::{
    games::GameName,
    speech::{Speech, count},
};

/// Reads a file.
pub fn read(path: &Path, speech: Speech) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| speech.with("error-read", "path", &path.display().to_string()))
}

/// Reads a file of text.
pub fn read_text(path: &Path, speech: Speech) -> Result<String> {
    fs::read_to_string(path).with_context(|| speech.with("error-read", "path", &path.display().to_string()))
}

/// Writes a file so that it is always either the old one or the new one, whole.
pub fn write(path: &Path, text: &str, speech: Speech) -> Result<()> {
    let beside = path.with_added_extension("new");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.with_context(|| speech.with("error-write", "path", &path.display().to_string()))
}

/// Plays a saved game again to go on with it. Rules and cards may be others by now, if every step goes as it went.
///
/// # Errors
/// Why it cannot go on.
pub fn resume<G: Game>(game: Arc<G>, text: impl AsRef<[u8]>) -> Result<Table<G>, ReplayError> {
    match Resumed::of(game, Log::read(text)?)? {
        Resumed::Same(table) | Resumed::Updated(table) => Ok(table),
        Resumed::Differs(differing) => Err(differing.divergence.into()),
    }
}

/// What is wrong with a log.
pub fn log_error(error: &LogError, speech: Speech) -> String {
    let number = |number: u32| i64::from(number).into();
    match error {
        LogError::Empty => speech.say("log-empty"),
        LogError::NotALog(what) => speech.with("log-not-a-log", "what", &speech.foreign(what)),
        LogError::UnknownFormat { found, newest } => {
            speech.fill("log-unknown-format", &[("found", number(*found)), ("newest", number(*newest))])
        }
        LogError::OtherGame { found, wanted } => {
            speech.fill("log-other-game", &[("found", found.as_str().into()), ("wanted", (*wanted).into())])
        }
        LogError::OtherRules { found, ours } => {
            speech.fill("log-other-rules", &[("found", number(*found)), ("ours", number(*ours))])
        }
        LogError::OtherPacks(differences) => {
            let differences: Vec<String> = differences.iter().map(|what| speech.foreign(what)).collect();
            speech.with("log-other-packs", "what", &differences.join("; "))
        }
        LogError::Damaged { line, what } => {
            let what = speech.foreign(what);
            speech.fill("log-damaged", &[("line", count(*line).into()), ("what", what.as_str().into())])
        }
        LogError::CutOff { line } => speech.fill("log-cut-off", &[("line", count(*line).into())]),
        LogError::Changed => speech.say("log-changed"),
    }
}

/// Why a log cannot be played again, or not to its end.
pub fn replay_error(error: &ReplayError, speech: Speech) -> String {
    match error {
        ReplayError::Log(error) => log_error(error, speech),
        ReplayError::NoSecret => speech.say("replay-no-secret"),
        ReplayError::BrokenPromise(_) => speech.say("replay-broken-promise"),
        ReplayError::NoBeginning(what) => speech.with("replay-no-beginning", "what", &speech.foreign(what)),
        ReplayError::Diverged(divergence) => {
            let what = speech.say(match divergence.what {
                Diverging::Kind => "diverging-kind",
                Diverging::Outcomes => "diverging-outcomes",
                Diverging::Events => "diverging-events",
                Diverging::Revealed => "diverging-revealed",
                Diverging::Hash => "diverging-hash",
                Diverging::Unread => "diverging-unread",
            });
            let fillings = [("entry", i64::from(divergence.entry).into()), ("what", what.as_str().into())];
            speech.fill("replay-diverged", &fillings)
        }
    }
}

/// The game of which a file says that it is a saved game. What is none is reported when it is read as one.
pub fn game_of(log: &[u8]) -> GameName {
    let header = log.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let header = serde_json::from_slice::<serde_json::Value>(header).ok();
    let name = header.as_ref().and_then(|header| header["game"].as_str());
    name.and_then(GameName::of_id).unwrap_or(GameName::Shelter)
}

/// A sentence about a file.
pub fn about(path: &Path, sentence: &str) -> anyhow::Error {
    anyhow!("{}: {sentence}", path.display())
}

/// Whether the other end of a pipe is gone.
pub fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
