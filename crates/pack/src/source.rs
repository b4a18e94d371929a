//! Files as their authors write them.

use serde::{Deserialize, Serialize};

use crate::Lang;

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
