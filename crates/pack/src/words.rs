//! Closed vocabularies: which words may stand somewhere, and which one was probably meant.

use std::collections::BTreeMap;

use crate::{Message, Mistake, Mistakes, Spot, Word, say};

/// The most similar word, if one is similar enough to be a slip of the pen.
#[cfg(feature = "source")]
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut best: Option<(f64, &str)> = None;
    for candidate in known {
        let likeness = strsim::normalized_damerau_levenshtein(word, candidate);
        if likeness >= 0.5 && best.is_none_or(|(most, _)| likeness > most) {
            best = Some((likeness, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// Nobody writes anything here, so that nothing can be a slip of the pen.
#[cfg(not(feature = "source"))]
pub fn nearest<'a>(_: &str, _: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    None
}

/// What the word means in a vocabulary; an unknown word is reported with the known ones and the nearest.
///
/// `place` says where the word stands, for the message: `gain`, `an item`.
pub fn choose<T: Clone>(word: &Word, place: Message, known: &[(&str, T)], mistakes: &mut Mistakes) -> Option<T> {
    if let Some((_, meaning)) = known.iter().find(|(name, _)| *name == word.text) {
        return Some(meaning.clone());
    }
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    mistakes.push(unknown_word(word, place, &names));
    None
}

/// As [`choose`], where a word only stands for itself.
pub fn choose_word<'k>(word: &Word, place: Message, known: &[&'k str], mistakes: &mut Mistakes) -> Option<&'k str> {
    let found = known.iter().find(|name| **name == word.text).copied();
    if found.is_none() {
        mistakes.push(unknown_word(word, place, known));
    }
    found
}

fn unknown_word(word: &Word, place: Message, known: &[&str]) -> Mistake {
    let message = say!("unknown-word", "unknown word '{word}' in {place}", word = &word.text, place);
    Mistake::error(&word.spot, &word.text, message)
        .expecting(one_of(known))
        .suggesting(nearest(&word.text, known.iter().copied()))
}

/// A list of words as a message names it.
#[must_use]
pub fn one_of(words: &[&str]) -> Message {
    match words {
        [] => say!("nothing", "nothing"),
        [word] => Message::verbatim((*word).to_owned()),
        words => say!("one-of", "one of {words}", words = words.join(", ")),
    }
}

/// Names of which each may be given once.
#[derive(Debug, Default)]
pub struct Unique(BTreeMap<String, Spot>);

impl Unique {
    /// Nothing is taken yet.
    #[must_use]
    pub fn new() -> Unique {
        Unique::default()
    }

    /// Takes the name; reports it and says no when it is taken already. `what` names the thing: `item`, `letter`;
    /// nothing does where the name says it all.
    pub fn take(&mut self, what: Option<Message>, word: &Word, mistakes: &mut Mistakes) -> bool {
        if let Some(first) = self.0.get(&word.text) {
            let Spot { file, line, .. } = first;
            let earlier = if *file == word.spot.file {
                say!("on-line", "on line {line}", line = *line)
            } else {
                say!("in-file", "in {file}:{line}", file = &**file, line = *line)
            };
            let name = &word.text;
            let message = match what {
                None => say!("twice", "'{name}' is here a second time; the first is {earlier}", name, earlier),
                Some(what) => say!(
                    "thing-twice",
                    "{what} '{name}' is here a second time; the first is {earlier}",
                    what,
                    name,
                    earlier
                ),
            };
            mistakes.push(Mistake::error(&word.spot, &word.text, message));
            return false;
        }
        self.0.insert(word.text.clone(), word.spot.clone());
        true
    }

    /// Where the name was taken.
    #[must_use]
    pub fn spot(&self, name: &str) -> Option<&Spot> {
        self.0.get(name)
    }

    /// All names, in alphabetical order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_recognized() {
        let known = ["power", "food", "water", "happiness"];
        assert_eq!(nearest("foood", known), Some("food"));
        assert_eq!(nearest("hapiness", known), Some("happiness"));
        assert_eq!(nearest("xyzzy", known), None);
    }

    #[test]
    fn an_unknown_word_is_reported_with_the_known_ones() {
        let mut mistakes = Mistakes::new();
        let word = Word { text: "foood".into(), spot: Spot { file: "items.kdl".into(), line: 12, column: 9 } };
        assert_eq!(choose(&word, Message::verbatim("gain"), &[("power", 1), ("food", 2)], &mut mistakes), None);
        assert_eq!(
            mistakes.to_string(),
            "items.kdl:12:9: error: unknown word 'foood' in gain; expected one of power, food; did you mean 'food'?"
        );
    }
}
