//! Searching the rulebook as one types: by id, and by the beginnings of words, whatever their case and form.

use std::ops::Range;

use pack::Lang;
use rulebook::{Rule, Rulebook, Ruling};

/// Words to look for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    needles: Vec<Needle>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Needle {
    /// The word as it is looked for.
    whole: Vec<char>,
    /// How much of a word must be the same: all but its ending.
    stem: usize,
}

/// Something that was found, the best first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found<'b> {
    /// A rule.
    Rule(&'b Rule),
    /// A ruling.
    Ruling(&'b Ruling),
}

/// Where all words were found together, from the best to the weakest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rank {
    Id,
    Title,
    Text,
}

impl Query {
    /// What somebody typed.
    pub fn new(typed: &str) -> Query {
        let words = typed.split(|c: char| !c.is_alphanumeric() && c != '-');
        let words = words.map(|word| word.trim_matches('-')).filter(|word| !word.is_empty());
        Query { needles: words.map(Needle::new).collect() }
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.needles.is_empty()
    }

    /// Everything in the rulebook that has all the words.
    pub fn search<'b>(&self, book: &'b Rulebook, lang: Lang) -> Vec<Found<'b>> {
        if self.is_empty() {
            return Vec::new();
        }
        let rules = book.rules().iter().filter_map(|rule| {
            let rank = self.rank(&rule.id, rule.title.get(lang), &[rule.text.get(lang).as_str()])?;
            Some((rank, Found::Rule(rule)))
        });
        let rulings = book.rulings().iter().filter_map(|ruling| {
            let mut texts = vec![ruling.why.get(lang).as_str()];
            texts.extend(ruling.options.iter().map(|option| option.text.get(lang).as_str()));
            let rank = self.rank(&ruling.id, ruling.question.get(lang), &texts)?;
            Some((rank, Found::Ruling(ruling)))
        });
        let mut found: Vec<(Rank, Found<'b>)> = rules.chain(rulings).collect();
        kernel::order::sort_by_key(&mut found, |(rank, _)| *rank);
        found.into_iter().map(|(_, found)| found).collect()
    }

    fn rank(&self, id: &str, title: &str, texts: &[&str]) -> Option<Rank> {
        let everywhere = |parts: &[&str]| {
            let is_there = |needle: &Needle| needle.is_in_id(id) || parts.iter().any(|part| needle.is_in(part));
            self.needles.iter().all(is_there)
        };
        if everywhere(&[]) {
            return Some(Rank::Id);
        }
        if everywhere(&[title]) {
            return Some(Rank::Title);
        }
        let mut parts = vec![title];
        parts.extend(texts);
        everywhere(&parts).then_some(Rank::Text)
    }

    /// The words of a text that are looked for, as byte ranges in order.
    pub fn marks(&self, text: &str) -> Vec<Range<usize>> {
        words(text)
            .filter(|(_, word)| self.needles.iter().any(|needle| needle.begins(word)))
            .map(|(at, _)| at)
            .collect()
    }
}

impl Needle {
    fn new(word: &str) -> Needle {
        let whole: Vec<char> = folded(word).collect();
        let stem = whole.len() - ending(&whole);
        Needle { whole, stem }
    }

    fn is_in(&self, text: &str) -> bool {
        words(text).any(|(_, word)| self.begins(&word))
    }

    fn begins(&self, word: &[char]) -> bool {
        let is_other_form = || {
            // Three letters say little: only words as short can be forms of them.
            let longest = if self.whole.len() > 3 { self.whole.len() + 2 } else { self.whole.len() };
            word.starts_with(&self.whole[..self.stem]) && word.len() <= longest
        };
        word.starts_with(&self.whole) || is_other_form()
    }

    fn is_in_id(&self, id: &str) -> bool {
        let id: Vec<char> = folded(id).collect();
        // A single letter or digit is in every other id.
        self.whole.len() > 1 && id.windows(self.whole.len()).any(|part| part == self.whole)
    }
}

/// How many letters at the end of a word change with its form: a rough guess that finds too much rather than too little.
fn ending(word: &[char]) -> usize {
    let is_russian = word.iter().any(|letter| ('а'..='я').contains(letter));
    match (is_russian, word.len()) {
        (true, 8..) => 3,
        (true, 6..) => 2,
        (true, 3..) => 1,
        (false, 4..) if word.last() == Some(&'s') => 1,
        _ => 0,
    }
}

/// The letters of a word without case; ё is е.
fn folded(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().map(|letter| match letter.to_lowercase().next().unwrap_or(letter) {
        'ё' => 'е',
        other => other,
    })
}

/// The words of a text with their places.
fn words(text: &str) -> impl Iterator<Item = (Range<usize>, Vec<char>)> + '_ {
    let mut from = 0;
    std::iter::from_fn(move || {
        let begin = from + text[from..].find(char::is_alphanumeric)?;
        let rest = &text[begin..];
        let end = begin + rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        from = end;
        Some((begin..end, folded(&text[begin..end]).collect()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;
    use shelter::Shelter;

    fn ids(typed: &str, lang: Lang) -> Vec<&'static str> {
        let found = Query::new(typed).search(Shelter::books().rulebook(), lang);
        let id = |found: &Found<'static>| match found {
            Found::Rule(rule) => rule.id.as_str(),
            Found::Ruling(ruling) => ruling.id.as_str(),
        };
        found.iter().map(id).collect()
    }

    #[test]
    fn an_id_is_found_however_it_is_typed() {
        for typed in ["S-FIGHT-04", "s-fight-04", " fight-04 "] {
            assert_eq!(ids(typed, Lang::En).first(), Some(&"S-FIGHT-04"), "{typed}");
        }
        assert!(ids("s-build", Lang::Ru).iter().take(5).all(|id| id.starts_with("S-BUILD")));
        assert_eq!(ids("ruling-12", Lang::En).first(), Some(&"S-RULING-12"));
    }

    #[test]
    fn titles_come_before_texts_and_all_words_must_be_there() {
        assert_eq!(ids("player count", Lang::En).first(), Some(&"S-SETUP-01"));
        assert_eq!(ids("число игроков", Lang::Ru).first(), Some(&"S-SETUP-01"));
        assert!(ids("player xylophone", Lang::En).is_empty());
        assert!(ids("", Lang::En).is_empty());
        assert!(ids(" - ", Lang::En).is_empty());
    }

    #[test]
    fn russian_words_are_found_in_other_forms_and_without_the_dots() {
        let forms = ["житель", "жителя", "жителями", "ЖИТЕЛЕЙ"];
        let found: Vec<usize> = forms.iter().map(|form| ids(form, Lang::Ru).len()).collect();
        assert!(found.iter().all(|n| *n > 20), "{found:?}");
        assert_eq!(ids("повёрнутый", Lang::Ru), ids("повернутый", Lang::Ru));
        assert!(ids("бой", Lang::Ru).len() > ids("сбой", Lang::Ru).len() + 5);
    }

    #[test]
    fn rulings_are_found_by_their_answers() {
        assert!(ids("coin flip", Lang::En).contains(&"S-RULING-02"));
    }

    #[test]
    fn marks_are_whole_words() {
        let marked = |typed: &str, text: &'static str| -> Vec<&'static str> {
            Query::new(typed).marks(text).into_iter().map(|at| &text[at]).collect()
        };
        assert_eq!(marked("dwellers inj", "An injured dweller, Injury."), ["injured", "dweller", "Injury"]);
        assert_eq!(marked("полёт", "Полеты, поля и «полет»."), ["Полеты", "полет"]);
        assert_eq!(marked("бой", "После боя бонус не важен, в бою важен."), ["боя", "бою"]);
        assert!(marked("", "nothing").is_empty());
    }
}
