//! What the search knows of a language besides the rulebook: words that say nothing, words that mean the same, and the
//! subjects of rules, as the index at the end of a book has them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::words::{stem, words};
use crate::Rulebook;

/// The words of a language, of all games and of one.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    /// Words that questions consist of whatever they are about.
    pub(super) stop: BTreeSet<String>,
    /// The stems that mean the same as another.
    pub(super) same: BTreeMap<String, BTreeSet<String>>,
    /// What a rule is about, besides what it says.
    pub(super) subjects: BTreeMap<String, Vec<String>>,
}

/// A file of the folder `search`.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct File {
    stop: String,
    same: Vec<String>,
    subjects: BTreeMap<String, String>,
}

impl Lexicon {
    /// Reads the files of a language: first that of all games, then that of the game of this rulebook.
    ///
    /// # Errors
    /// A file is not well made, or speaks of a rule that is not in the rulebook: all that is wrong, a line for each.
    pub fn read(book: &Rulebook, files: &[(&str, &str)]) -> Result<Lexicon, String> {
        let mut lexicon = Lexicon::default();
        let mut mistakes = Vec::new();
        for (name, text) in files {
            match toml::from_str(text) {
                Ok(file) => lexicon.add(book, name, file, &mut mistakes),
                Err(error) => mistakes.push(format!("{name}: {error}")),
            }
        }
        if mistakes.is_empty() { Ok(lexicon) } else { Err(mistakes.join("\n")) }
    }

    fn add(&mut self, book: &Rulebook, name: &str, file: File, mistakes: &mut Vec<String>) {
        self.stop.extend(words(&file.stop).map(|(_, word)| word));
        for group in &file.same {
            let left_out = words(group).filter(|(_, word)| self.stop.contains(word));
            mistakes.extend(left_out.map(|(_, word)| format!("{name}: `{word}` is left out of questions")));
            let stems: BTreeSet<String> = words(group).map(|(_, word)| stem(&word)).collect();
            if stems.len() < 2 {
                mistakes.push(format!("{name}: `{group}` are not several words"));
            }
            for word in &stems {
                let others = stems.iter().filter(|other| *other != word).cloned();
                self.same.entry(word.clone()).or_default().extend(others);
            }
        }
        for (id, subjects) in file.subjects {
            if book.rule(&id).is_none() && book.ruling(&id).is_none() {
                mistakes.push(format!("{name}: there is no rule {id}"));
            }
            self.subjects.insert(id, subjects.split(',').map(str::to_owned).collect());
        }
    }
}
