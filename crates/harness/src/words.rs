//! Words for things and choices: ids, the same in every language. Examples, saved reports and programs that drive the
//! engine use them.

use std::fmt;

use kernel::Seat;
use pack::{Message, say};
use serde::Serialize;
use serde_json::Value;

/// A word that names nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The word.
    pub word: String,
    /// What was expected.
    pub expected: Message,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Unknown {
    /// The sentence about it.
    #[must_use]
    pub fn message(&self) -> Message {
        say!("is-not", "'{word}' is not {expected}", word = &self.word, expected = self.expected.clone())
    }

    /// The text is no choice in words.
    #[must_use]
    pub fn form(text: &str) -> Unknown {
        Unknown { word: text.to_owned(), expected: say!("expected-form", "VERB or VERB OBJECT") }
    }

    /// The text names more choices than an answer can hold.
    #[must_use]
    pub fn too_long(text: &str) -> Unknown {
        Unknown { word: text.to_owned(), expected: say!("expected-fewer", "an answer of so few choices") }
    }
}

/// The word names nothing.
///
/// # Errors
/// Always: this is the error.
pub fn unknown<T>(word: &str, expected: Message) -> Result<T, Unknown> {
    Err(Unknown { word: word.to_owned(), expected })
}

/// The verb is no verb of the game.
///
/// # Errors
/// Always: this is the error.
pub fn unknown_verb<T>(verb: &str, verbs: &[&str]) -> Result<T, Unknown> {
    unknown(verb, say!("expected-verb", "one of {verbs}", verbs = verbs.join(", ")))
}

/// The verb lacks its object.
///
/// # Errors
/// Always: this is the error.
pub fn lacks_object<T>(verb: &str) -> Result<T, Unknown> {
    unknown(verb, say!("expected-object", "complete: it lacks its object"))
}

/// A verb that stands alone has no object.
///
/// # Errors
/// It has one.
pub fn alone(verb: &str, about: Option<&str>) -> Result<(), Unknown> {
    match about {
        None => Ok(()),
        Some(word) => unknown(word, say!("expected-nothing", "anything that can follow '{verb}'", verb)),
    }
}

/// The letter of S.P.E.C.I.A.L. that the word is.
///
/// # Errors
/// It is none.
pub fn find_letter<L: fmt::Debug>(word: &str, mut letters: impl Iterator<Item = L>) -> Result<L, Unknown> {
    match letters.find(|letter| format!("{letter:?}") == word) {
        Some(letter) => Ok(letter),
        None => unknown(word, say!("expected-letter", "a letter (S, P, E, C, I, A or L)")),
    }
}

/// The number of the thing with this name; of several copies, one that the test likes best.
///
/// # Errors
/// Nothing has this name.
pub fn find_copy<'a>(
    ids: impl Iterator<Item = &'a str> + Clone,
    word: &str,
    likes: &dyn Fn(usize) -> bool,
    expected: impl FnOnce() -> Message,
) -> Result<usize, Unknown> {
    let copies = || ids.clone().enumerate().filter(|(_, id)| *id == word).map(|(at, _)| at);
    match copies().find(|at| likes(*at)).or_else(|| copies().next()) {
        Some(at) => Ok(at),
        None => unknown(word, expected()),
    }
}

/// The name of a player among those of all, clockwise.
#[must_use]
pub fn player(players: &[String], seat: Seat) -> String {
    players.get(seat.index()).cloned().unwrap_or_else(|| format!("seat-{}", seat.index() + 1))
}

/// The seat of the player with this name.
#[must_use]
pub fn seat(players: &[String], name: &str) -> Option<Seat> {
    players.iter().position(|player| player == name).map(|at| Seat::new(at as u8))
}

/// The name of a value's variant as files write it, and what is in it.
#[must_use]
pub fn variant<T: Serialize>(value: &T) -> (String, Value) {
    // By way of the text: a second kind of writer would be a second copy of the writers of all events in the page.
    match serde_json::to_string(value).and_then(|text| serde_json::from_str(&text)) {
        Ok(Value::String(name)) => (name, Value::Null),
        Ok(Value::Object(map)) => map.into_iter().next().unwrap_or_default(),
        _ => (String::new(), Value::Null),
    }
}
