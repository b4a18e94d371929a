//! The texts that the program of a game says, two files for each language: what it starts with, and what it fetches when
//! a screen is opened that a first visit does without. Those of another language it fetches when somebody switches to it.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use pack::{ENDING_TEXTS, Lang};

use crate::{games::Game, site::read};

/// What the files with which a visit begins are called after their game.
pub(crate) const WORDS: &str = "-words-";

/// What the files for later are called after their game.
pub(crate) const LATER: &str = "-later-";

/// Messages that are fetched later: what examples say, how a game went, and what a search finds.
const LATER_FILES: [&str; 3] = ["try.ftl", "chronicle.ftl", "thinking.ftl"];

/// Where the texts of a game lie: the crate, its folder of texts, and the folder in that of a language, which is shared or
/// of the game.
fn places(game: &Game) -> [(&'static str, &'static str, &'static str); 4] {
    let id = game.id;
    [("table", "messages", ""), ("table", "messages", id), ("text", "messages", id), (id, "text", "")]
}

/// All folders with texts of a game, for whoever looks for changes.
pub(crate) fn folders(crates: &Path, game: &Game) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        places(game).map(|(owner, folder, _)| crates.join(owner).join(folder)).into_iter().collect();
    folders.dedup();
    folders
}

/// Everything that the page of a game says in a language, at once or later, by the names under which the program asks
/// for it.
pub(crate) fn of(crates: &Path, game: &Game, lang: Lang, later: bool) -> Result<Vec<u8>> {
    let mut files = BTreeMap::new();
    for (owner, folder, below) in places(game) {
        let folder = crates.join(owner).join(folder).join(lang.code()).join(below);
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
            let path = entry?.path();
            // What is said to authors the program does not say.
            let is_said = path.extension().is_some_and(|ending| ending == "ftl") && !path.ends_with("mistakes.ftl");
            if is_said && later == LATER_FILES.iter().any(|name| path.ends_with(name)) {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let below = if below.is_empty() { String::new() } else { format!("{below}/") };
                files.insert(format!("{owner}/{lang}/{below}{name}"), without_comments(&read(&path)?));
            }
        }
    }
    // How the stories of the pack end is told by it, when they have.
    let endings = crates.join("../packs").join(game.core()).join("text").join(lang.code()).join(ENDING_TEXTS);
    if later && endings.is_file() {
        files.insert(format!("{}/{lang}/{ENDING_TEXTS}", game.core()), without_comments(&read(&endings)?));
    }
    Ok(serde_json::to_vec(&files)?)
}

/// Comments are for those who write and translate.
fn without_comments(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    #[test]
    fn every_language_has_the_same_files() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for game in &GAMES {
            let names = |lang: Lang| {
                let files = |later: bool| -> BTreeMap<String, String> {
                    serde_json::from_slice(&of(&crates, game, lang, later).unwrap()).unwrap()
                };
                let (first, later) = (files(false), files(true));
                assert!(later.contains_key(&format!("table/{lang}/{}/try.ftl", game.id)), "{later:?}");
                assert!(first.keys().all(|name| !later.contains_key(name)));
                let all = first.into_keys().chain(later.into_keys());
                all.map(|name| name.replace(&format!("/{lang}/"), "/")).collect::<Vec<_>>()
            };
            let english = names(Lang::En);
            assert!(english.contains(&"table/start.ftl".to_owned()), "{english:?}");
            assert!(english.contains(&format!("table/{}/start.ftl", game.id)), "{english:?}");
            assert!(Lang::ALL.into_iter().all(|lang| names(lang) == english), "{english:?}");
        }
    }
}
