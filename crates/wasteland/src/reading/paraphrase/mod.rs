//! Cards said in sentences, from their data alone, so that text and behavior can be compared.

mod cards;
mod effects;
mod phrases;
mod stories;

use pack::{Filling, Lang, Mistakes, Texts};

use crate::content::{Content, Letters};

use super::vocabulary::{Entry, names::LETTERS, word_of};

/// The messages of this module, with the names of their files.
pub const EFFECTS: [(Lang, &str, &str); 4] = [
    (Lang::En, "text/en/effects.ftl", include_str!("../../../text/en/effects.ftl")),
    (Lang::En, "text/en/cards.ftl", include_str!("../../../text/en/cards.ftl")),
    (Lang::Ru, "text/ru/effects.ftl", include_str!("../../../text/ru/effects.ftl")),
    (Lang::Ru, "text/ru/cards.ftl", include_str!("../../../text/ru/cards.ftl")),
];

/// Adds the messages that [`Paraphrase`] needs; all their keys begin with `does-`.
pub fn add_texts(texts: &mut Texts, mistakes: &mut Mistakes) {
    for (lang, file, text) in EFFECTS {
        texts.add(lang, file, text, mistakes);
    }
}

/// Says cards in one language. Things that cards speak of are called by their names in the packs.
#[derive(Clone, Copy, Debug)]
pub struct Paraphrase<'t> {
    texts: &'t Texts,
    content: &'t Content,
    lang: Lang,
}

impl<'t> Paraphrase<'t> {
    /// With texts that hold those of the packs and to which [`add_texts`] has been applied.
    #[must_use]
    pub const fn new(texts: &'t Texts, content: &'t Content, lang: Lang) -> Self {
        Self { texts, content, lang }
    }

    /// `a, b and c`; the key says how the last two are joined.
    fn join(self, key: &str, mut parts: Vec<String>) -> Option<String> {
        let mut whole = parts.pop()?;
        if let Some(part) = parts.pop() {
            whole = self.fill(key, &[("first", part.as_str().into()), ("last", whole.as_str().into())]);
        }
        while let Some(part) = parts.pop() {
            whole = self.fill("does-comma", &[("first", part.as_str().into()), ("rest", whole.as_str().into())]);
        }
        Some(whole)
    }

    /// The parts with the same link between any two: `a, then b, then c`.
    fn chain(self, key: &str, mut parts: Vec<String>) -> Option<String> {
        let mut whole = parts.pop()?;
        while let Some(part) = parts.pop() {
            whole = self.fill(key, &[("first", part.as_str().into()), ("rest", whole.as_str().into())]);
        }
        Some(whole)
    }

    fn sentence(self, clause: &str) -> String {
        let text = self.fill("does-sentence", &[("text", clause.into())]);
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// `S, P or E`; the key says how the last two are joined.
    fn letters(self, key: &str, letters: Letters) -> String {
        let words = letters.iter().map(|letter| word_of(LETTERS, &letter).to_owned()).collect();
        self.join(key, words).unwrap_or_default()
    }

    /// The name of a value of a vocabulary: the message `does-<kind>-<word>`.
    fn named<T: PartialEq>(self, kind: &str, table: &'static [Entry<T>], value: &T) -> String {
        self.say(&format!("does-{kind}-{}", word_of(table, value)))
    }

    /// Another form of such a name.
    fn form<T: PartialEq>(self, kind: &str, table: &'static [Entry<T>], value: Option<&T>, form: &str) -> String {
        let word = value.map_or("any", |value| word_of(table, value));
        let key = format!("does-{kind}-{word}");
        self.texts.attribute(self.lang, &key, form, &[]).unwrap_or_else(|| format!("{{{key}.{form}}}"))
    }

    /// The name that a thing has in the packs.
    fn name_of(self, kind: &str, id: Option<&str>) -> String {
        self.say(&format!("{kind}-{}", id.unwrap_or_default()))
    }

    fn count(self, key: &str, count: u8) -> String {
        self.fill(key, &[("count", count.into())])
    }

    fn with(self, key: &str, name: &str, text: &str) -> String {
        self.fill(key, &[(name, text.into())])
    }

    fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    fn fill(self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        self.texts.get(self.lang, key, fillings)
    }
}
