//! Choosing a word from a table of the vocabulary.

use pack::{Message, Mistake, Mistakes, Word, nearest, one_of, say};

use super::vocabulary::Entry;

/// What the word means in the table; an unknown word is reported, and a word of `elsewhere` as one that has another
/// place.
pub(super) fn pick<T: Copy>(
    word: &Word,
    place: Message,
    table: &[Entry<T>],
    elsewhere: &[&str],
    mistakes: &mut Mistakes,
) -> Option<T> {
    pick_if(word, place, table, |_| true, elsewhere, mistakes)
}

/// As [`pick`], among those entries of the table that `fits` lets through.
pub(super) fn pick_if<T: Copy>(
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
    let has_other_place = elsewhere.contains(&text.as_str()) || table.iter().any(|entry| entry.word == text);
    let (message, suggestion) = if has_other_place {
        (say!("other-place", "'{text}' cannot stand in {place}", text, place), None)
    } else {
        let message = say!("unknown-card-word", "unknown word '{text}' in {place}", text, place);
        (message, nearest(text, names.iter().copied()))
    };
    mistakes.push(Mistake::error(&word.spot, text, message).expecting(one_of(&names)).suggesting(suggestion));
    None
}

/// The words of a table.
pub(super) fn words<T>(table: &[Entry<T>]) -> Vec<&'static str> {
    table.iter().map(|entry| entry.word).collect()
}
