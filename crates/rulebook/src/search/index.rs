//! Which word of the rulebook stands where, and how much that says.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

#[cfg(feature = "source")]
use super::{
    Lexicon,
    words::{stem, words},
};
#[cfg(feature = "source")]
use crate::{Lang, Rule, Rulebook, Ruling};

/// The words of a rulebook in one language. It is made when a program is built, so that whoever searches need not read
/// the whole book first.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Index {
    /// How many rules and rulings there are.
    pub(super) entries: usize,
    /// The stems, each with the rules and rulings that have it.
    pub(super) stems: BTreeMap<String, Vec<Posting>>,
    pub(super) stop: BTreeSet<String>,
    pub(super) same: BTreeMap<String, BTreeSet<String>>,
}

/// That a rule or ruling has a word: its number, the rules before the rulings, and how much the word says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Posting(pub(super) u16, pub(super) u16);

/// What a word says about a rule, by where it stands. What is looked for is in a title rather than in a text.
#[cfg(feature = "source")]
mod weight {
    /// Of a subject, shared by all its words on top of the second number.
    pub(super) const SUBJECT: (u16, u16) = (40, 20);
    /// Of a title, likewise.
    pub(super) const TITLE: (u16, u16) = (24, 14);
    pub(super) const CHAPTER: u16 = 8;
    /// Of a text in which the word stands once, and for each time more, up to the third.
    pub(super) const TEXT: (u16, u16) = (6, 2);
    pub(super) const EXAMPLE: u16 = 2;
    /// An answer to an open question matters to fewer readers than a rule: in quarters.
    pub(super) const RULING: u16 = 3;
}

#[cfg(feature = "source")]
impl Index {
    /// The index of a rulebook in a language.
    #[must_use]
    pub fn new(book: &Rulebook, lang: Lang, lexicon: &Lexicon) -> Index {
        let mut index = Index {
            entries: book.rules().len() + book.rulings().len(),
            stems: BTreeMap::new(),
            stop: lexicon.stop.clone(),
            same: BTreeMap::new(),
        };
        let rules = book.rules().iter().map(|rule| index.rule(book, rule, lang, lexicon));
        let rulings = book.rulings().iter().map(|ruling| index.ruling(ruling, lang, lexicon));
        let entries: Vec<Weights> = rules.chain(rulings).collect();
        for (number, Weights(weights)) in (0u16..).zip(entries) {
            for (word, weight) in weights {
                index.stems.entry(word).or_default().push(Posting(number, weight));
            }
        }
        // Other words for what the rulebook never mentions lead nowhere.
        let known = |word: &&String| index.stems.contains_key(*word);
        let same =
            lexicon.same.iter().map(|(word, others)| (word.clone(), others.iter().filter(known).cloned().collect()));
        index.same = same.filter(|(_, others): &(_, BTreeSet<String>)| !others.is_empty()).collect();
        index
    }

    fn rule(&self, book: &Rulebook, rule: &Rule, lang: Lang, lexicon: &Lexicon) -> Weights {
        let mut weights = Weights::default();
        let chapter = book.chapters().iter().find(|chapter| chapter.code == rule.chapter);
        chapter.iter().for_each(|chapter| weights.add(self.said(chapter.title.get(lang)), |_, _| weight::CHAPTER));
        weights.add(self.said(rule.title.get(lang)), title);
        weights.add(self.said(rule.text.get(lang)), text);
        rule.example.iter().for_each(|example| weights.add(self.said(example.get(lang)), |_, _| weight::EXAMPLE));
        weights.subjects(self, lexicon.subjects.get(&rule.id));
        weights
    }

    fn ruling(&self, ruling: &Ruling, lang: Lang, lexicon: &Lexicon) -> Weights {
        let mut weights = Weights::default();
        weights.add(self.said(ruling.question.get(lang)), title);
        let answers: Vec<&str> = ruling.options.iter().map(|option| option.text.get(lang).as_str()).collect();
        weights.add(self.said(&answers.join(" ")), text);
        weights.add(self.said(ruling.why.get(lang)), |_, _| weight::EXAMPLE);
        weights.subjects(self, lexicon.subjects.get(&ruling.id));
        weights.0.values_mut().for_each(|weight| *weight = (*weight * weight::RULING).div_ceil(4));
        weights
    }

    /// The stems of a text that say something, with how often they stand there.
    fn said(&self, text: &str) -> BTreeMap<String, u16> {
        let mut said = BTreeMap::new();
        for (_, word) in words(text).filter(|(_, word)| !self.stop.contains(word)) {
            *said.entry(stem(&word)).or_insert(0) += 1;
        }
        said
    }
}

#[cfg(feature = "source")]
fn subject(of: u16) -> u16 {
    weight::SUBJECT.0 / of + weight::SUBJECT.1
}

#[cfg(feature = "source")]
fn title(_: u16, of: u16) -> u16 {
    weight::TITLE.0 / of + weight::TITLE.1
}

#[cfg(feature = "source")]
fn text(times: u16, _: u16) -> u16 {
    weight::TEXT.0 + weight::TEXT.1 * (times.min(3) - 1)
}

/// The weights of the words of one rule.
#[cfg(feature = "source")]
#[derive(Default)]
struct Weights(BTreeMap<String, u16>);

#[cfg(feature = "source")]
impl Weights {
    /// Adds the words of a text, each with a weight that follows from how often it stands there and how many words there
    /// are.
    fn add(&mut self, said: BTreeMap<String, u16>, weight: fn(u16, u16) -> u16) {
        let of = u16::try_from(said.len()).unwrap_or(u16::MAX);
        for (word, times) in said {
            *self.0.entry(word).or_insert(0) += weight(times, of);
        }
    }

    /// Adds what a rule is about. A word that is a subject by itself says more than one of several.
    fn subjects(&mut self, index: &Index, subjects: Option<&Vec<String>>) {
        let mut best = BTreeMap::new();
        for said in subjects.into_iter().flatten().map(|subject| index.said(subject)) {
            let of = u16::try_from(said.len()).unwrap_or(u16::MAX);
            for word in said.into_keys() {
                let weight = best.entry(word).or_insert(0);
                *weight = subject(of).max(*weight);
            }
        }
        for (word, weight) in best {
            *self.0.entry(word).or_insert(0) += weight;
        }
    }
}
