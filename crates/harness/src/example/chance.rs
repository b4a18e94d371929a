//! Chance decided beforehand: `dice 3 4 6`, `shuffle NAME...`.

use kernel::Script;
use pack::{Mistakes, Node, Word, say};

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
    pub fn script(&self, kinds: &[Kind<'_>], _mistakes: &mut Mistakes) -> Script {
        let shuffles = self.shuffles.iter().map(|cards| find_cards(kinds, cards)).collect();
        Script { dice: self.dice.iter().copied().collect(), shuffles }
    }
}

/// The numbers of cards: of the first kind that has the most of these names. Copies are told apart.
fn find_cards(kinds: &[Kind<'_>], words: &[Word]) -> Vec<u16> {
    let find = |kind: &Kind<'_>| {
        let mut found: Vec<u16> = Vec::new();
        for word in words {
            let copies = (0u16..).zip(&kind.names).filter(|(_, name)| **name == word.text).map(|(card, _)| card);
            let new = copies.filter(|card| !found.contains(card)).take(1).collect::<Vec<_>>();
            found.extend(new);
        }
        found
    };
    kinds.iter().map(find).rev().max_by_key(Vec::len).unwrap_or_default()
}
