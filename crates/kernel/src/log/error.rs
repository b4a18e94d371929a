//! What can be wrong with a log.

use crate::PackStamp;

/// Why a text is no log that can be used here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// There is nothing.
    #[error("the log is empty")]
    Empty,
    /// It begins like something else.
    #[error("the first line is not the header of a log: {0}")]
    NotALog(String),
    /// It is newer than this program, or nonsense.
    #[error("the log has format version {found}, and this program reads versions 1 to {newest}")]
    UnknownFormat {
        /// The version it names.
        found: u32,
        /// The newest version known here.
        newest: u32,
    },
    /// It belongs to another game.
    #[error("this is a log of `{found}`, not of `{wanted}`")]
    OtherGame {
        /// The game it names.
        found: String,
        /// The game it was read for.
        wanted: &'static str,
    },
    /// It was played with other rules.
    #[error("the game was played with rules version {found}, and these are version {ours}; it can only be watched")]
    OtherRules {
        /// The version it names.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// It was played with other content.
    #[error("the game was played with other content: {}", .0.join("; "))]
    OtherPacks(Vec<String>),
    /// A line makes no sense.
    #[error("line {line} is damaged: {what}")]
    Damaged {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        what: String,
    },
    /// The last line is missing.
    #[error("the log is cut off after line {line}: the last line, which seals it, is missing")]
    CutOff {
        /// The last line there is, from 1.
        line: usize,
    },
    /// All lines make sense, but they are not those that were written.
    #[error("the log was changed after it was written: its lines do not fit the seal in its last line")]
    Changed,
}

/// Says for each pack that is not the same here what differs.
pub(super) fn differing(theirs: &[PackStamp], ours: &[PackStamp]) -> Vec<String> {
    let find = |packs: &[PackStamp], id: &str| packs.iter().find(|pack| pack.id == id).cloned();
    let mut differences = Vec::new();
    for pack in theirs {
        match find(ours, &pack.id) {
            None => differences.push(format!("pack `{}` {} is missing here", pack.id, pack.version)),
            Some(here) if here.is_same(pack) => {}
            Some(_) if pack.hash.is_none() => {
                differences.push(format!("which cards pack `{}` {} had is not known", pack.id, pack.version));
            }
            Some(here) if here.version != pack.version => differences
                .push(format!("pack `{}` had version {} and has version {} here", pack.id, pack.version, here.version)),
            Some(_) => differences.push(format!("pack `{}` {} has other cards here", pack.id, pack.version)),
        }
    }
    for pack in ours {
        if find(theirs, &pack.id).is_none() {
            differences.push(format!("pack `{}` {} was not in use", pack.id, pack.version));
        }
    }
    if differences.is_empty() {
        differences.push("the packs were in another order".to_owned());
    }
    differences
}
