//! Chance decided beforehand: `dice 3 4 6`, `shuffle NAME...`; and that it is left open: `chance free`.

use kernel::{Game, RiggedChance, Run};
use pack::{Message, Mistakes, Node, Word, choose, say};

use super::{fails, no_card};

/// Chance decided beforehand; cards are still names.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    dice: Vec<u8>,
    shuffles: Vec<Vec<Word>>,
}

/// What can lie in one kind of piles that are shuffled, by its number there.
pub struct Kind<'g> {
    /// The names.
    pub names: Vec<&'g str>,
    /// Whether a number stands for any of several alike, as a letter does for its tokens; otherwise each copy of a card
    /// has a number of its own.
    pub alike: bool,
}

impl Chance {
    /// Reads a line; says whether it is one of these.
    pub fn read(&mut self, node: &Node, mistakes: &mut Mistakes) -> bool {
        let mut taker = node.take();
        match node.name() {
            "dice" => {
                let dice = taker.numbers(say!("faces", "faces of dice"), 1..=6, mistakes);
                self.dice.extend(dice.into_iter().map(|die| die as u8));
            }
            "shuffle" if taker.n_left() == 0 => self.shuffles.push(Vec::new()),
            "shuffle" => {
                let what = say!("first-cards", "the cards that come up first");
                self.shuffles.push(taker.words(what, mistakes));
            }
            _ => return false,
        }
        taker.finish(mistakes);
        true
    }

    /// With the numbers of the cards.
    pub fn script(&self, kinds: &[Kind<'_>], mistakes: &mut Mistakes) -> RiggedChance {
        let shuffles = self.shuffles.iter().map(|cards| find_cards(kinds, cards, mistakes)).collect();
        RiggedChance { dice: self.dice.iter().copied().collect(), shuffles }
    }
}

/// Reads `chance free`.
pub(super) fn free<'n>(node: &'n Node, mistakes: &mut Mistakes) -> Option<&'n Word> {
    let mut taker = node.take();
    let word = taker.word(Message::verbatim("free"), mistakes);
    taker.finish(mistakes);
    choose(&word?, Message::verbatim("chance"), &[("free", &node.name)], mistakes)
}

/// The numbers of cards: of the first kind that has the most of these names.
fn find_cards(kinds: &[Kind<'_>], words: &[Word], mistakes: &mut Mistakes) -> Vec<u16> {
    let find = |kind: &Kind<'_>| {
        let mut found: Vec<Option<u16>> = Vec::new();
        for word in words {
            let copies = (0u16..).zip(&kind.names).filter(|(_, name)| **name == word.text).map(|(card, _)| card);
            let new = copies.filter(|card| kind.alike || !found.contains(&Some(*card))).min();
            found.push(new);
        }
        found
    };
    let all: Vec<_> = kinds.iter().map(find).collect();
    let count = |found: &&Vec<Option<u16>>| found.iter().flatten().count();
    let best = all.iter().rev().max_by_key(count).cloned().unwrap_or_default();
    for (word, _) in words.iter().zip(&best).filter(|(_, found)| found.is_none()) {
        mistakes.push(no_card(word, kinds.iter().flat_map(|kind| kind.names.iter().copied())));
    }
    best.into_iter().flatten().collect()
}

/// Follows what chance does in the story of an example.
#[derive(Default)]
pub(super) struct Watch {
    /// The cards of all shuffles decided so far.
    shuffles: Vec<Vec<Word>>,
    /// What was reported already.
    astray: usize,
    is_open: bool,
}

impl Watch {
    /// Takes note of chance that is decided.
    pub fn add(&mut self, chance: &Chance) {
        self.shuffles.extend(chance.shuffles.iter().cloned());
    }

    /// Reports what came of it by this line.
    pub fn look<G: Game>(&mut self, run: &Run<G>, is_free: bool, line: &Word, mistakes: &mut Mistakes) {
        let found = run.unscripted();
        for (shuffle, nth) in found.astray.iter().skip(self.astray) {
            if let Some(word) = self.shuffles.get(*shuffle).and_then(|cards| cards.get(*nth)) {
                let message = say!("not-in-pile", "'{word}' is not in the pile that is shuffled", word = &word.text);
                mistakes.push(fails(word, message));
            }
        }
        self.astray = found.astray.len();
        if found.dice + found.shuffles > 0 && !std::mem::replace(&mut self.is_open, true) && !is_free {
            let (dice, shuffles) = (found.dice, found.shuffles);
            let message = say!(
                "open-chance",
                "chance decides here, and nobody has said how: {dice} dice, {shuffles} shuffles",
                dice,
                shuffles
            );
            let expected = say!("chance-form", "dice or shuffle before it, or 'chance free' in given");
            mistakes.push(fails(line, message).expecting(expected));
        }
    }

    /// Reports what was said of chance that never came.
    pub fn finish<G: Game>(&self, run: &Run<G>, given: &Word, mistakes: &mut Mistakes) {
        let unused = run.unused_chance();
        if !unused.dice.is_empty() || !unused.shuffles.is_empty() {
            let (dice, shuffles) = (unused.dice.len(), unused.shuffles.len());
            let message = say!(
                "unused-chance",
                "chance was decided beforehand that never happened: {dice} dice, {shuffles} shuffles",
                dice,
                shuffles
            );
            mistakes.push(fails(given, message));
        }
    }

    /// Whether chance decided what nobody had said.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }
}
