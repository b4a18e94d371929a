//! Cards said in sentences, from their data alone, so that text and behavior can be compared.

mod cards;
mod effects;
mod phrases;
mod stories;

use harness::reading::paraphrase::Speaker;
use pack::{Filling, Lang, TextFile, Texts, text_files};

use crate::content::{Content, Letters};

use super::vocabulary::{Entry, names::LETTERS, word_of};

/// The messages that [`Paraphrase`] needs; all their keys begin with `does-`.
pub const TEXTS: &[TextFile] =
    text_files! { "../../../text", "": En "en": "effects" "cards"; Ru "ru": "effects" "cards"; };

/// Says cards in one language. Things that cards speak of are called by their names in the packs.
#[derive(Clone, Copy, Debug)]
pub struct Paraphrase<'t> {
    speaker: Speaker<'t>,
    content: &'t Content,
    /// The level of the encounter icon, where it is known: numbers then stand instead of formulas.
    level: Option<u8>,
    /// Whether effects are said within a sentence.
    in_line: bool,
    /// Whether effects are said of somebody else than the reader.
    is_theirs: bool,
}

impl<'t> Paraphrase<'t> {
    /// With texts that hold those of the packs and [`TEXTS`].
    #[must_use]
    pub const fn new(texts: &'t Texts, content: &'t Content, lang: Lang) -> Self {
        Self { speaker: Speaker { texts, lang }, content, level: None, in_line: false, is_theirs: false }
    }

    /// For somebody who stands at an encounter icon of this level (W-RESULT-02).
    #[must_use]
    pub const fn at_level(self, level: Option<u8>) -> Self {
        Self { level, ..self }
    }

    /// `a, b and c`; the key says how the last two are joined.
    fn join(self, key: &str, parts: Vec<String>) -> Option<String> {
        self.speaker.join(key, "does-comma", parts)
    }

    /// The parts with the same link between any two: `a, then b, then c`.
    fn chain(self, key: &str, parts: Vec<String>) -> Option<String> {
        self.speaker.chain(key, parts)
    }

    fn sentence(self, clause: &str) -> String {
        self.speaker.sentence("does-sentence", clause)
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
        self.speaker.attribute(&key, form, &[]).unwrap_or_else(|| format!("{{{key}.{form}}}"))
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
        self.speaker.fill(key, fillings)
    }
}
