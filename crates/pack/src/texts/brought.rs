//! Texts of a program that carries none. It is brought those of the language it speaks, and of another one when
//! somebody switches to it.

use std::{collections::BTreeMap, sync::OnceLock};

use crate::Lang;

/// In the order of the languages, by the names of the files.
static BROUGHT: [OnceLock<BTreeMap<String, String>>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

/// Takes the texts of a language, by the names that [`text_files!`](crate::text_files) gives its files. Those that came
/// first stay.
pub fn bring(lang: Lang, files: BTreeMap<String, String>) {
    // A second copy is of the same build.
    let _ = BROUGHT[lang as usize].set(files);
}

/// Whether the texts of the language are here.
#[must_use]
pub fn is_here(lang: Lang) -> bool {
    BROUGHT[lang as usize].get().is_some()
}

/// The language itself if its texts are here; otherwise one whose are.
pub(super) fn spoken(lang: Lang) -> Lang {
    [lang].into_iter().chain(Lang::ALL).find(|lang| is_here(*lang)).unwrap_or(lang)
}

/// What the file says; nothing if it is not here.
pub(super) fn text(lang: Lang, file: &str) -> &'static str {
    let files = BROUGHT[lang as usize].get();
    files.and_then(|files| files.get(file)).map_or("", String::as_str)
}
