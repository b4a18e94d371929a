//! Chapter TRAIN: training dwellers (S-TRAIN-01 to S-TRAIN-07).
//!
//! A training icon takes effect when the dweller is recalled: it goes into the slot of the icon's letter, or into a
//! free slot of the owner's choice. One dweller per letter. A dweller in a slot is available like any other.

use kernel::{Seat, rule};

use crate::{
    content::Letter,
    event::Event,
    frame::{Gaining, LineFrom},
    machine::Table,
    state::{Due, NONE},
};

impl Table<'_> {
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

    /// S-RULING-13: a second icon trains nobody where only one dweller was placed.
    pub fn someone_can_be_trained(&self, gaining: Gaining) -> bool {
        let due = &self.state.player(gaining.seat).due;
        gaining.from == LineFrom::Space
            && self.state.turn.dwellers.iter().any(|dweller| *dweller != NONE && due[*dweller as usize] == Due::Nothing)
    }

    /// S-TRAIN-02.
    pub fn put_into_slot(&mut self, seat: Seat, dweller: u8, letter: Letter) {
        self.state.player_mut(seat).slots[letter as usize] = dweller;
        self.tell(rule!("S-TRAIN-02"), || Event::Trained { seat, dweller, letter });
    }
}
