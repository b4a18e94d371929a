//! Chapter LIBRARY: numbered cards that wait to be added to the game.

use kernel::rule;

use crate::{
    content::EncounterIcon,
    event::Event,
    machine::{Board, Wasteland},
};

impl Board<'_> {
    /// W-RESULT-04, W-RESULT-05: shuffled among the top cards of its deck, or a deck of its own.
    pub(crate) fn add_encounter(&mut self, card: u16) {
        let Some(encounter) = self.game.content.encounters.get(usize::from(card)) else { return };
        if !self.take_from_library(0, card) {
            let number = encounter.number.unwrap_or_default();
            self.tell(rule!("W-RULING-47"), || Event::NotInLibrary(number));
            return;
        }
        let icon: EncounterIcon = encounter.back;
        let deck = &mut self.state.encounters[icon as usize];
        if deck.try_push(card).is_err() {
            return;
        }
        let taken = usize::from(Wasteland::player_number(self.state)) + 1;
        let deck = &mut self.state.encounters[icon as usize];
        let from = deck.len().saturating_sub(taken);
        self.run.shuffle(&mut self.state.cup, &mut deck[from..]);
        self.tell(rule!("W-RESULT-04"), || Event::EncounterAdded { icon });
    }

    /// Whether the card was in the library, which it leaves (W-LIBRARY-02).
    pub(crate) fn take_from_library(&mut self, kind: usize, card: u16) -> bool {
        let Some(word) = self.state.library[kind].get_mut(usize::from(card) / 64) else { return false };
        let bit = 1 << (card % 64);
        let there = *word & bit != 0;
        *word &= !bit;
        there
    }
}
