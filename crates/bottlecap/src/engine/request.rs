//! What can be asked of the engine. Unknown fields are refused, so that a slip of the pen is noticed.

use std::{collections::BTreeMap, path::PathBuf};

use kernel::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Begins a game.
    New(New),
    /// Continues a saved game, given as text or as a file.
    Load { log: Option<String>, file: Option<PathBuf> },
    /// The open decision with all options.
    Legal {
        /// Whether to add what people read.
        #[serde(default)]
        texts: bool,
    },
    /// Answers the open decision.
    Apply(Apply),
    /// What a viewer may know.
    View { viewer: Option<Viewer> },
    /// What a table tells about a seat, from what a viewer may know: ways, odds, forecasts.
    Outlook { seat: Option<Seat>, viewer: Option<Viewer> },
    /// Takes answers back.
    Undo { seat: Option<Seat>, answers: Option<u32> },
    /// The saved game, as text or into a file.
    Save { file: Option<PathBuf> },
    /// Why a choice is not open.
    Why { words: String, seat: Option<Seat> },
    /// All cards.
    Catalogue {
        /// Of which game; of the one that is being played, or Shelter, otherwise.
        game: Option<String>,
    },
    /// The hash of the state.
    Hash {},
    /// Ends the program.
    Quit {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct New {
    pub game: String,
    pub players: u8,
    /// Where the game has several.
    pub scenario: Option<String>,
    /// Likewise.
    pub mode: Option<String>,
    pub seed: Option<u64>,
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// An answer in one of three forms.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Apply {
    pub words: Option<String>,
    /// In the game's own form, so that it is read only when the game is known.
    pub answer: Option<Value>,
    pub index: Option<Index>,
    pub decision: Option<u32>,
    pub seat: Option<Seat>,
}

/// Places in the list of options, from 0.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Index {
    One(usize),
    Several(Vec<usize>),
}

impl Index {
    pub fn places(&self) -> &[usize] {
        match self {
            Index::One(place) => std::slice::from_ref(place),
            Index::Several(places) => places,
        }
    }
}
