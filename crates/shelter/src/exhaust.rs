//! Chapter EXHAUST: exhausting and readying items (S-EXHAUST-01 to S-EXHAUST-04).
//!
//! An exhausted item cannot be exhausted again until it is readied: by an icon, or with all others at the end of the
//! round. A standing ability of an exhausted item works on (S-RULING-23).

use kernel::{RuleId, Seat, rule};

use crate::{event::Event, machine::Board};

impl Board<'_> {
    pub fn ready_item(&mut self, seat: Seat, card: u8, rule: RuleId) {
        self.state.player_mut(seat).exhausted &= !(1 << card);
        self.tell(rule, || Event::ItemReadied { seat, card });
    }

    /// S-EXHAUST-03.
    pub fn ready_all(&mut self) {
        let mut some = false;
        for player in &mut self.state.players {
            some |= std::mem::take(&mut player.exhausted) != 0;
        }
        if some {
            self.tell(rule!("S-EXHAUST-03"), || Event::ItemsReadied);
        }
    }
}
