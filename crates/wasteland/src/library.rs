//! Chapter LIBRARY: numbered cards that wait to be added to the game.

use kernel::{Fault, rule};

use crate::{
    content::EncounterIcon,
    event::Event,
    machine::{Board, Wasteland},
    secret::{Facedown, lose_order},
    state::Public,
};

/// Adds a numbered card to a set.
pub(crate) fn insert(set: &mut [u64], card: u16) {
    if let Some(word) = set.get_mut(usize::from(card) / 64) {
        *word |= 1 << (card % 64);
    }
}

/// Takes a numbered card out of a set.
pub(crate) fn remove(set: &mut [u64], card: u16) {
    if let Some(word) = set.get_mut(usize::from(card) / 64) {
        *word &= !(1 << (card % 64));
    }
}

/// Whether a numbered card is in a set.
pub(crate) fn contains(set: &[u64], card: u16) -> bool {
    set.get(usize::from(card) / 64).is_some_and(|word| word & 1 << (card % 64) != 0)
}

impl Board<'_> {
    /// W-RESULT-04, W-RESULT-05: shuffled among the top cards of its deck, or a deck of its own.
    pub(crate) fn add_encounter(&mut self, card: u16) -> Result<(), Fault> {
        let encounters = &self.game.content.encounters;
        let Some(first) = encounters.get(usize::from(card)) else { return Ok(()) };
        let card = self.one_copy(0, first.number.unwrap_or_default(), card, &first.copies);
        let Some(encounter) = encounters.get(usize::from(card)) else { return Ok(()) };
        if !self.take_from_library(0, card) {
            let number = encounter.number.unwrap_or_default();
            self.tell(rule!("W-RULING-47"), || Event::NotInLibrary(number));
            return Ok(());
        }
        let icon: EncounterIcon = encounter.back;
        let taken = usize::from(Wasteland::player_number(self.state)) + 1;
        let secret = &mut self.state.secret;
        let deck = &mut secret.encounters[icon as usize];
        deck.try_push(Facedown::new(card).seen_by_all())?;
        let rule = if deck.len() == 1 { rule!("W-RESULT-05") } else { rule!("W-RESULT-04") };
        let from = deck.len().saturating_sub(taken);
        self.run.shuffle(&mut secret.cup, &mut deck[from..]);
        lose_order(&mut deck[from..]);
        self.tell(rule, || Event::EncounterAdded { icon });
        Ok(())
    }

    /// Of the cards with a number, one of those that are in the library, by chance; the first where none is (W-NCAL-21,
    /// M-RULING-22).
    pub(crate) fn one_copy(&mut self, kind: usize, number: u16, first: u16, further: &[u16]) -> u16 {
        if further.is_empty() {
            return first;
        }
        let all = std::iter::once(first).chain(further.iter().copied());
        let left: Vec<u16> = all.filter(|card| self.state.in_library(kind, *card)).collect();
        match left.as_slice() {
            [] => first,
            [only] => *only,
            several => {
                let copies = several.len() as u8;
                let [face]: [u8; 1] = self.run.roll(&mut self.state.secret.cup, copies);
                self.tell(rule!("W-NCAL-21"), || Event::CopyTaken { number, copies });
                several.get(usize::from(face).saturating_sub(1)).copied().unwrap_or(first)
            }
        }
    }

    /// Whether the card was in the library, which it leaves (W-LIBRARY-02).
    pub(crate) fn take_from_library(&mut self, kind: usize, card: u16) -> bool {
        let is_there = self.state.in_library(kind, card);
        if is_there {
            remove(&mut self.state.library[kind], card);
        }
        is_there
    }
}

impl Public {
    /// Whether a card of the kind, encounter or quest, waits in the library.
    pub(crate) fn in_library(&self, kind: usize, card: u16) -> bool {
        contains(&self.library[kind], card) && !contains(&self.trashed[kind], card)
    }
}
