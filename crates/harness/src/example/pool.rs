//! Where the pieces are that nobody holds: decks, stacks and supplies. Every piece is in exactly one place.

use pack::{Message, Mistake, Mistakes, Word, nearest, say};

use super::{Pile, fails};

/// Pieces of one kind that have no place yet.
pub struct Pool {
    names: Vec<String>,
    free: Vec<bool>,
    /// Whether blank pieces come before those that the example defines, in what nobody has said anything of.
    blank_first: bool,
}

impl Pool {
    /// All pieces, by their names.
    pub fn new<'a>(names: impl Iterator<Item = &'a String>) -> Pool {
        let names: Vec<String> = names.cloned().collect();
        let free = vec![true; names.len()];
        Pool { names, free, blank_first: false }
    }

    /// The same with blank pieces on top of the others.
    #[must_use]
    pub fn blank_first(self) -> Pool {
        Pool { blank_first: true, ..self }
    }

    /// Whether the piece has no place yet.
    #[must_use]
    pub fn is_free(&self, at: usize) -> bool {
        self.free.get(at).copied().unwrap_or_default()
    }

    /// Takes a piece out of the pool by its number.
    pub fn remove(&mut self, at: usize) {
        if let Some(free) = self.free.get_mut(at) {
            *free = false;
        }
    }

    /// Takes the piece of this name.
    pub fn take(&mut self, word: &Word, mistakes: &mut Mistakes) -> Option<usize> {
        let found = (0..self.names.len()).find(|at| self.free[*at] && self.names[*at] == word.text);
        match found {
            Some(at) => self.free[at] = false,
            None if self.names.contains(&word.text) => {
                let message = say!("card-elsewhere", "'{word}' is somewhere else already", word = &word.text);
                mistakes.push(fails(word, message));
            }
            None => mistakes.push(no_card(word, self.names.iter().map(String::as_str))),
        }
        found
    }

    /// Takes a blank piece, or any other if there is none.
    pub fn take_any(&mut self, fits: &dyn Fn(usize) -> bool) -> Option<usize> {
        let free = || (0..self.names.len()).filter(|at| self.free[*at] && fits(*at));
        let found = free().find(|at| self.is_blank(*at)).or_else(|| free().next())?;
        self.free[found] = false;
        Some(found)
    }

    fn is_blank(&self, at: usize) -> bool {
        self.names[at].starts_with("blank-")
    }

    /// The pieces that an example names on top of a deck and in its discards.
    pub fn named(&mut self, fits: &dyn Fn(usize) -> bool, pile: &Pile, mistakes: &mut Mistakes) -> [Vec<usize>; 2] {
        [&pile.top, &pile.discarded].map(|words| {
            let mut found = Vec::new();
            for word in words {
                let Some(at) = self.take(word, mistakes) else { continue };
                if !fits(at) {
                    mistakes.push(fails(word, other_deck(&word.text)));
                }
                found.push(at);
            }
            found
        })
    }

    /// Adds all fitting pieces that are left. Top card first, and the latest discard first.
    pub fn deck(
        &mut self,
        fits: &dyn Fn(usize) -> bool,
        [mut top, mut discards]: [Vec<usize>; 2],
        pile: &Pile,
        mistakes: &mut Mistakes,
    ) -> (Vec<usize>, Vec<usize>) {
        while discards.len() < usize::from(pile.discards.unwrap_or(0))
            && let Some(any) = self.take_any(fits)
        {
            discards.push(any);
        }
        let mut left: Vec<usize> = (0..self.names.len()).filter(|at| self.free[*at] && fits(*at)).collect();
        if self.blank_first {
            kernel::order::sort_by_key(&mut left, |at| !self.is_blank(*at));
        }
        left.iter().for_each(|at| self.free[*at] = false);
        top.extend(left);
        pile.check_left(top.len(), mistakes);
        pile.check_discards(discards.len(), mistakes);
        (top, discards)
    }
}

/// The box has nothing of this name.
pub fn no_card<'a>(word: &Word, known: impl Iterator<Item = &'a str>) -> Mistake {
    let message = say!("no-card", "there is no '{word}' in the box", word = &word.text);
    fails(word, message).suggesting(nearest(&word.text, known))
}

/// The sentence about a piece in a deck that is not its own.
#[must_use]
pub fn other_deck(word: &str) -> Message {
    say!("other-deck", "'{word}' does not belong in this deck", word)
}
