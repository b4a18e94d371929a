//! Sentences made of parts, in the language of whoever reads them.

use pack::{Filling, Lang, Texts};

/// Fills and joins messages in one language.
#[derive(Clone, Copy, Debug)]
pub struct Speaker<'t> {
    /// The messages.
    pub texts: &'t Texts,
    /// The language.
    pub lang: Lang,
}

impl Speaker<'_> {
    /// A message with what belongs into its gaps.
    #[must_use]
    pub fn fill(self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        self.texts.get(self.lang, key, fillings)
    }

    /// A part of a message that not every message has.
    #[must_use]
    pub fn attribute(self, key: &str, name: &str, fillings: &[(&str, Filling<'_>)]) -> Option<String> {
        self.texts.attribute(self.lang, key, name, fillings)
    }

    /// `a, b and c`: `last` joins the last two, `comma` the others.
    #[must_use]
    pub fn join(self, last: &str, comma: &str, mut parts: Vec<String>) -> Option<String> {
        let mut whole = parts.pop()?;
        if let Some(part) = parts.pop() {
            whole = self.fill(last, &[("first", part.as_str().into()), ("last", whole.as_str().into())]);
        }
        parts.push(whole);
        self.chain(comma, parts)
    }

    /// The parts with the same link between any two: `a, then b, then c`.
    #[must_use]
    pub fn chain(self, key: &str, mut parts: Vec<String>) -> Option<String> {
        let mut whole = parts.pop()?;
        while let Some(part) = parts.pop() {
            whole = self.fill(key, &[("first", part.as_str().into()), ("rest", whole.as_str().into())]);
        }
        Some(whole)
    }

    /// The message around a clause, with a capital letter.
    #[must_use]
    pub fn sentence(self, key: &str, clause: &str) -> String {
        capital(&self.fill(key, &[("text", clause.into())]))
    }
}

/// The clause with a capital letter.
#[must_use]
pub fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
