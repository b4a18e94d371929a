//! Chapter HEAL: healing (S-HEAL-01 and S-HEAL-02).
//!
//! A heal icon makes the dwellers on its space uninjured when it is reached; they stay where they are until the recall.

use kernel::{RuleId, Seat, rule};

use crate::{
    event::Event,
    machine::Board,
    state::{NONE, State},
};

impl Board<'_> {
    pub fn heal_placed(&mut self, seat: Seat) {
        for dweller in self.state.turn.dwellers.into_iter().filter(|dweller| *dweller != NONE) {
            if self.state.player(seat).injured & (1 << dweller) != 0 {
                self.heal(seat, dweller, rule!("S-HEAL-01"));
            }
        }
    }

    pub fn heal(&mut self, seat: Seat, dweller: u8, rule: RuleId) {
        self.state.player_mut(seat).injured &= !(1 << dweller);
        self.tell(rule, || Event::Healed { seat, dweller });
    }
}

pub(crate) fn someone_placed_is_injured(state: &State, seat: Seat) -> bool {
    let injured = state.player(seat).injured;
    state.turn.dwellers.iter().any(|dweller| *dweller != NONE && injured & (1 << dweller) != 0)
}
