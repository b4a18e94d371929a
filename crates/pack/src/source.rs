//! Files as their authors write them.

use serde::{Deserialize, Serialize};

use crate::Lang;

/// The file with what is told when a game is over, one for each language. It lies apart from those of the cards, since a
/// page fetches it only then.
pub const ENDING_TEXTS: &str = "endings.ftl";

/// A text file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Source {
    /// Its name from the folder of the pack on, with `/`: `text/en/cards.ftl`.
    pub name: String,
    /// What it says.
    pub text: String,
}

impl Source {
    /// A file. Line ends become `\n`, so that a pack has one hash on every system.
    #[must_use]
    pub fn new(name: impl Into<String>, text: &str) -> Source {
        Source { name: name.into(), text: text.trim_start_matches('\u{feff}').replace("\r\n", "\n") }
    }
}

/// A file of texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TextSource {
    /// The language it is written in.
    pub lang: Lang,
    /// The file.
    pub source: Source,
}
