//! Texts of a program that carries none. It is brought those of the language it speaks, of another one when somebody
//! switches to it, and what only some screens say when one of them is opened.

use std::{collections::BTreeMap, sync::OnceLock};

use crate::Lang;

/// When a text is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Batch {
    /// Before anything is shown.
    First,
    /// When a screen is opened that a first visit does without.
    Later,
}

type Files = OnceLock<BTreeMap<String, String>>;

/// In the order of the languages and then of the batches, by the names of the files.
static BROUGHT: [[Files; 2]; Lang::ALL.len()] = [const { [const { OnceLock::new() }; 2] }; Lang::ALL.len()];

/// Takes the texts of a language, by the names that [`text_files!`](crate::text_files) gives its files. Those that came
/// first stay.
pub fn bring(lang: Lang, batch: Batch, files: BTreeMap<String, String>) {
    // A second copy is of the same build.
    let _ = BROUGHT[lang as usize][batch as usize].set(files);
}

/// Whether the texts of the language are here.
#[must_use]
pub fn is_here(lang: Lang, batch: Batch) -> bool {
    BROUGHT[lang as usize][batch as usize].get().is_some()
}

/// What the file says, if it is here.
#[must_use]
pub fn brought(lang: Lang, file: &str) -> Option<&'static str> {
    BROUGHT[lang as usize].iter().filter_map(OnceLock::get).find_map(|files| files.get(file)).map(String::as_str)
}
