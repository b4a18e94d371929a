//! Chapter CAPS: gained from the supply, and given back to it.

use kernel::{RuleId, Seat};

use crate::{event::Event, machine::Board};

impl Board<'_> {
    /// W-CAPS-04.
    pub(crate) fn gain_caps(&mut self, seat: Seat, amount: u16, rule: RuleId) {
        let player = self.state.player_mut(seat);
        player.caps = player.caps.saturating_add(amount);
        let caps = player.caps;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::CapsGained { seat, amount, caps });
    }

    /// Caps go back to the supply, as many as there are.
    pub(crate) fn lose_caps(&mut self, seat: Seat, amount: u16, rule: RuleId) {
        let player = self.state.player_mut(seat);
        let amount = amount.min(player.caps);
        player.caps -= amount;
        let caps = player.caps;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::CapsLost { seat, amount, caps });
    }
}
