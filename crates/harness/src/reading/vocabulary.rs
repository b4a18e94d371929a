//! Tables of words: what authors may write, what the reader makes of it, and the pages of the guide made from them.

#[cfg(feature = "source")]
use std::fmt::Write as _;

use pack::{Message, Mistake, Mistakes, Word, choose_word, one_of, say};

/// One word of a table.
pub struct Entry<T: 'static> {
    /// The word as authors write it.
    pub word: &'static str,
    /// What the reader makes of it.
    pub value: T,
    /// What it means, in a sentence.
    #[cfg(feature = "source")]
    pub meaning: &'static str,
    /// An example of its use.
    #[cfg(feature = "source")]
    pub example: &'static str,
}

/// An entry of a table. Only where authors' files are read are there people who look a word up.
#[cfg_attr(not(feature = "source"), expect(unused_variables))]
pub const fn entry<T>(word: &'static str, value: T, example: &'static str, meaning: &'static str) -> Entry<T> {
    Entry {
        word,
        value,
        #[cfg(feature = "source")]
        meaning,
        #[cfg(feature = "source")]
        example,
    }
}

/// The word of a table that stands for a value.
#[must_use]
pub fn word_of<T: PartialEq>(table: &'static [Entry<T>], value: &T) -> &'static str {
    table.iter().find(|entry| entry.value == *value).map_or("", |entry| entry.word)
}

/// The words of a table.
#[must_use]
pub fn words<T>(table: &[Entry<T>]) -> Vec<&'static str> {
    table.iter().map(|entry| entry.word).collect()
}

/// What the word means in the table; an unknown word is reported with the known ones.
pub fn pick<T: Copy>(word: &Word, place: Message, table: &[Entry<T>], mistakes: &mut Mistakes) -> Option<T> {
    pick_if(word, place, table, |_| true, &[], mistakes)
}

/// As [`pick`], among those entries of the table that `fits` lets through. The others, and the words of `elsewhere`, are
/// reported as having another place.
pub fn pick_if<T: Copy>(
    word: &Word,
    place: Message,
    table: &[Entry<T>],
    fits: impl Fn(T) -> bool,
    elsewhere: &[&str],
    mistakes: &mut Mistakes,
) -> Option<T> {
    let known: Vec<&Entry<T>> = table.iter().filter(|entry| fits(entry.value)).collect();
    if let Some(entry) = known.iter().find(|entry| entry.word == word.text) {
        return Some(entry.value);
    }
    let names: Vec<&str> = known.iter().map(|entry| entry.word).collect();
    let text = &word.text;
    if elsewhere.contains(&text.as_str()) || table.iter().any(|entry| entry.word == text) {
        let message = say!("other-place", "'{text}' cannot be used in {place}", text, place);
        mistakes.push(Mistake::error(&word.spot, text, message).expecting(one_of(&names)));
    } else {
        choose_word(word, place, &names, mistakes);
    }
    None
}

/// Adds a table to a page of the guide.
#[cfg(feature = "source")]
pub fn table<T>(page: &mut String, title: &str, entries: &[Entry<T>]) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "### {title}\n\n| word | example | meaning |\n| --- | --- | --- |");
    for entry in entries {
        let _ = writeln!(page, "| `{}` | `{}` | {} |", entry.word, entry.example, entry.meaning);
    }
    page.push('\n');
}
