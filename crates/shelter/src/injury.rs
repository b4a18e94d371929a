//! Chapter INJURY: injured dwellers (S-INJURY-01 to S-INJURY-05).
//!
//! An injury in a cost or a lost fight injures the placed dwellers, both of them on a linked space (S-RULING-17). It
//! lasts until healed; an injured dweller may be placed on injured-only spaces alone, and others may not go there.

use kernel::RuleId;

use crate::{event::Event, machine::Board, state::NONE};

impl Board<'_> {
    pub fn injure_placed(&mut self, rule: RuleId) {
        let seat = self.state.active;
        for dweller in self.state.turn.dwellers.into_iter().filter(|dweller| *dweller != NONE) {
            let injured = &mut self.state.player_mut(seat).injured;
            if *injured & (1 << dweller) == 0 {
                *injured |= 1 << dweller;
                self.tell(rule, || Event::Injured { seat, dweller });
            }
        }
    }
}
