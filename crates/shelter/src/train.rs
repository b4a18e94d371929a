//! Chapter TRAIN: training dwellers (S-TRAIN-01 to S-TRAIN-07).
//!
//! A training icon takes effect when the dweller is recalled: it goes into the slot of the icon's letter, or into a
//! free slot of the owner's choice. One dweller per letter. A dweller in a slot is available like any other.

use kernel::{RuleId, Seat, rule};

use crate::{
    choice::Choice,
    content::Letter,
    event::Event,
    frame::{Gaining, LineFrom},
    machine::Board,
    state::{Due, NONE, State},
};

impl Board<'_> {
    /// Notes that the placed dweller is to be trained. On a linked space the first icon is for one of the two, whom
    /// the owner chooses at the recall, and the second for the other (S-RULING-42).
    pub fn set_training_due(&mut self, gaining: Gaining, letter: Option<Letter>) {
        let seat = gaining.seat;
        let [one, other] = self.state.turn.dwellers;
        let due = &mut self.state.player_mut(seat).due;
        if due[one as usize] == Due::Nothing {
            due[one as usize] = Due::Training { letter, shared: other != NONE };
        } else if other != NONE {
            due[other as usize] = Due::Training { letter, shared: false };
            if let Due::Training { shared, .. } = &mut due[one as usize] {
                *shared = false;
            }
        }
        self.tell(rule!("S-TRAIN-01"), || Event::TrainingDue { seat, letter });
    }

    /// Puts a dweller into a training slot: at the recall by S-TRAIN-02, or by an item.
    pub fn put_into_slot(&mut self, seat: Seat, dweller: u8, letter: Letter, rule: RuleId) {
        self.state.player_mut(seat).slots[letter as usize] = dweller;
        self.tell(rule, || Event::Trained { seat, dweller, letter });
    }
}

/// S-TRAIN-03: the empty training slots.
pub(crate) fn list_free_slots(state: &State, seat: Seat, options: &mut Vec<Choice>) {
    let slots = &state.player(seat).slots;
    options.extend(Letter::ALL.into_iter().filter(|letter| slots[*letter as usize] == NONE).map(Choice::Slot));
}

/// S-RULING-13: a second icon trains nobody where only one dweller was placed.
pub(crate) fn someone_can_be_trained(state: &State, gaining: Gaining) -> bool {
    let due = &state.player(gaining.seat).due;
    let waits = |dweller: &u8| *dweller != NONE && due[*dweller as usize] == Due::Nothing;
    gaining.from == LineFrom::Space && state.turn.dwellers.iter().any(waits)
}
