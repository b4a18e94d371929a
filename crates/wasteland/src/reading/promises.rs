//! What must be true of things that are read later than what refers to them.

use pack::{Mistake, Word, say};

use crate::content::{Back, Home};

use super::Reader;

/// Something that is looked at when a pack has been read.
pub(super) enum Promise {
    /// The card is a unique asset (W-RESULT-13).
    Unique(u16, Word),
    /// The card belongs to this one character (W-CHARACTER-01).
    CharacterCard(u16, Word),
    /// The encounter is in the library (W-RESULT-04).
    Numbered(u16, Word),
    /// The tile with this number is the other side of the one that the word names (W-MAP-01).
    Reverse(usize, Word),
    /// The tiles suffice for the scenario with this number.
    Scenario(usize, Word),
}

impl Reader {
    pub(super) fn keep_promises(&mut self) {
        // Numbers are right only if nothing was left out.
        let promises = std::mem::take(&mut self.promises);
        if self.mistakes.has_errors() {
            return;
        }
        for promise in promises {
            match promise {
                Promise::Unique(at, word) => {
                    if self.home_of(at) != Some(Home::Unique) {
                        let name = &word.text;
                        self.error(&word.spot, name, say!("w-not-unique", "'{name}' is not a unique asset", name));
                    }
                }
                Promise::CharacterCard(at, word) => {
                    let name = &word.text;
                    if self.home_of(at) != Some(Home::Character) {
                        let message = say!("w-not-character", "'{name}' is not the card of a character", name);
                        self.error(&word.spot, name, message);
                    } else if self.content.characters.iter().filter(|character| character.card == at).count() > 1 {
                        let message = say!("w-card-given", "'{name}' is the card of another character", name);
                        self.error(&word.spot, name, message);
                    }
                }
                Promise::Numbered(at, word) => {
                    let encounter = self.content.encounters.get(usize::from(at));
                    if encounter.is_none_or(|encounter| encounter.number.is_none()) {
                        let name = &word.text;
                        let message =
                            say!("w-not-in-library", "'{name}' is a starting card and not in the library", name);
                        self.error(&word.spot, name, message);
                    }
                }
                Promise::Reverse(at, word) => self.check_reverse(at, &word),
                Promise::Scenario(at, word) => self.check_scenario(at, &word),
            }
        }
    }

    /// Two sides of a double-sided tile belong together, and one of them says so.
    fn check_reverse(&mut self, at: usize, word: &Word) {
        let tiles = &self.content.tiles;
        let other = tiles.get(at).and_then(|tile| tile.reverse).map(usize::from);
        let is_double = |at: usize| tiles.get(at).is_some_and(|tile| tile.back == Back::DoubleSided);
        let pairs = tiles.iter().enumerate().filter_map(|(at, tile)| Some([at, usize::from(tile.reverse?)]));
        let n_pairs =
            pairs.filter(|pair| pair.contains(&at) || other.is_some_and(|other| pair.contains(&other))).count();
        let are_sides = other.is_some_and(|other| other != at && is_double(at) && is_double(other));
        if !are_sides || n_pairs > 1 {
            let name = &word.text;
            let message = say!("w-not-reverse", "'{name}' cannot be the other side of this tile", name);
            let expected = say!("w-reverse-form", "a double-sided tile that is nobody else's other side");
            self.mistakes.push(Mistake::error(&word.spot, name, message).expecting(expected));
        }
    }

    fn home_of(&self, card: u16) -> Option<Home> {
        self.content.cards.get(usize::from(card)).map(|card| card.home)
    }
}
