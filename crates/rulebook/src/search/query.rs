//! A question to the rulebook, and what answers it.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use super::{
    index::{Index, Posting},
    words::{stem, words},
};
use crate::{Rule, Rulebook, Ruling};

/// What somebody looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// The beginning of an id, with or without the letter of the game.
    id: Option<String>,
    terms: Vec<Term>,
}

/// A word of the question, with the stems of the rulebook that it may mean and how well each fits, in quarters.
type Term = BTreeMap<String, u64>;

/// How well a stem fits the word that was typed, in quarters.
mod fit {
    pub(super) const SAME: u64 = 4;
    pub(super) const OTHER_WORD: u64 = 3;
    pub(super) const BEGINNING: u64 = 2;
}

/// The shortest word that can be looked for by itself, or be taken for the beginning of another.
const SHORTEST: usize = 2;
/// What is a stem of at least so many letters may have an ending that is only half typed, of at most so many.
const STEM_AND_ENDING: (usize, usize) = (4, 3);
/// Left out is whatever is this many times weaker than the best.
const WEAKER: u64 = 8;

/// Something that was found, the best first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<'b> {
    /// A rule.
    Rule(&'b Rule),
    /// A ruling.
    Ruling(&'b Ruling),
}

impl<'b> Found<'b> {
    /// Its id.
    #[must_use]
    pub fn id(self) -> &'b str {
        match self {
            Found::Rule(rule) => &rule.id,
            Found::Ruling(ruling) => &ruling.id,
        }
    }

    fn at(book: &'b Rulebook, number: usize) -> Option<Found<'b>> {
        let rules = book.rules();
        let ruling = || book.rulings().get(number - rules.len()).map(Found::Ruling);
        rules.get(number).map(Found::Rule).or_else(ruling)
    }
}

impl Query {
    /// What somebody typed.
    #[must_use]
    pub fn new(typed: &str, index: &Index) -> Query {
        let id = typed.trim().to_uppercase();
        let is_id = id.contains('-') && id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
        let all: Vec<String> = words(typed).map(|(_, word)| word).collect();
        let telling: Vec<&String> = all.iter().filter(|word| !index.stop.contains(*word)).collect();
        // Whoever is still typing has not come to the end of the last word, which may become one that says something.
        let unfinished = all.last().filter(|_| typed.ends_with(char::is_alphanumeric));
        let typed_words: Vec<&String> = if telling.is_empty() { unfinished.into_iter().collect() } else { telling };
        // A letter alone is the name of a player as often as anything else.
        let says_something = typed_words.iter().any(|word| word.chars().count() >= SHORTEST);
        let typed_words = typed_words.iter().filter(|_| says_something);
        let terms = typed_words.map(|word| index.term(word, Some(*word) == unfinished)).collect();
        Query { id: is_id.then_some(id), terms }
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.id.is_none() && self.terms.is_empty()
    }

    /// What answers it in the rulebook of the index, the best first.
    #[must_use]
    pub fn search<'b>(&self, book: &'b Rulebook, index: &Index) -> Vec<Found<'b>> {
        let named = self.named(book);
        if !named.is_empty() {
            return named;
        }
        // A word that stands nowhere says nothing about where to look.
        let terms: Vec<&Term> = self.terms.iter().filter(|term| !term.is_empty()).collect();
        let rarity: Vec<u64> = terms.iter().map(|term| index.rarity(term)).collect();
        let all: u64 = rarity.iter().sum();
        let mut scores: BTreeMap<u16, (u64, u64)> = BTreeMap::new();
        for (term, rarity) in terms.iter().zip(rarity) {
            for (entry, weight) in index.weights(term) {
                let (score, answered) = scores.entry(entry).or_default();
                *score += weight * rarity;
                *answered += rarity;
            }
        }
        // What answers half of a question is worth a quarter.
        let score = |(entry, (score, answered)): (u16, (u64, u64))| (score * answered * answered / (all * all), entry);
        let mut found: Vec<(u64, u16)> = scores.into_iter().map(score).collect();
        found.sort_by_key(|(score, entry)| (u64::MAX - score, *entry));
        let best = found.first().map_or(0, |(score, _)| *score);
        let strong = found.into_iter().take_while(|(score, _)| score * WEAKER >= best);
        strong.filter_map(|(_, entry)| Found::at(book, usize::from(entry))).collect()
    }

    /// What has the id that was typed, or one that begins so.
    fn named<'b>(&self, book: &'b Rulebook) -> Vec<Found<'b>> {
        let Some(typed) = &self.id else { return Vec::new() };
        let begins =
            |id: &str| id.starts_with(typed) || id.split_once('-').is_some_and(|(_, id)| id.starts_with(typed));
        let all = (0..book.rules().len() + book.rulings().len()).filter_map(|number| Found::at(book, number));
        all.filter(|found| begins(found.id())).collect()
    }

    /// The words of a text that are looked for, as byte ranges in order.
    #[must_use]
    pub fn marks(&self, text: &str) -> Vec<Range<usize>> {
        let stems: BTreeSet<&String> = self.terms.iter().flat_map(BTreeMap::keys).collect();
        if stems.is_empty() {
            return Vec::new();
        }
        words(text).filter(|(_, word)| stems.contains(&stem(word))).map(|(at, _)| at).collect()
    }
}

impl Index {
    /// The stems of the rulebook that a word may mean.
    fn term(&self, word: &str, is_unfinished: bool) -> Term {
        let stem = stem(word);
        let mut term = Term::new();
        let same = self.same.get(&stem).into_iter().flatten();
        term.extend(same.map(|other| (other.clone(), fit::OTHER_WORD)));
        if self.stems.contains_key(&stem) {
            term.insert(stem.clone(), fit::SAME);
        }
        // A whole word is what it is; the beginnings of others matter where it is none, or may become one.
        if (is_unfinished || term.is_empty()) && word.chars().count() >= SHORTEST {
            for other in self.begun(word) {
                term.entry(other.clone()).or_insert(fit::BEGINNING);
            }
        }
        term
    }

    /// The stems that begin with a word, or of which it may be a form that is half typed.
    fn begun<'i>(&'i self, word: &'i str) -> impl Iterator<Item = &'i String> {
        let (shortest, ending) = STEM_AND_ENDING;
        let length = word.chars().count();
        let longer =
            self.stems.range(word.to_owned()..).map(|(stem, _)| stem).take_while(move |stem| stem.starts_with(word));
        let cut = |&left: &usize| word.char_indices().nth(left).map(|(at, _)| &word[..at]);
        let shorter = (length.saturating_sub(ending).max(shortest)..length).rev();
        let shorter = shorter.filter_map(move |left| cut(&left)).find_map(|part| self.stems.get_key_value(part));
        longer.chain(shorter.map(|(stem, _)| stem))
    }

    /// How rare a word is: the fewer rules have it, the more it tells them apart. A logarithm, in sixteenths.
    fn rarity(&self, term: &Term) -> u64 {
        let having: BTreeSet<u16> =
            term.keys().filter_map(|stem| self.stems.get(stem)).flatten().map(|p| p.0).collect();
        let ratio = ((self.entries as u64 + 1) * 16 / (having.len() as u64).max(1)).max(16);
        let whole = u64::from(ratio.ilog2());
        (whole - 4) * 16 + ((ratio << 4 >> whole) & 15) + 4
    }

    /// What a word of the question says about each rule that has it, by the stem that fits best.
    fn weights(&self, term: &Term) -> BTreeMap<u16, u64> {
        let mut weights = BTreeMap::new();
        for (stem, fit) in term {
            for Posting(entry, weight) in self.stems.get(stem).into_iter().flatten() {
                let best = weights.entry(*entry).or_insert(0);
                *best = (*best).max(u64::from(*weight) * fit);
            }
        }
        weights
    }
}
