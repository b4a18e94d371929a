//! Chapter HAPPY: happiness (S-HAPPY-01 to S-HAPPY-03).
//!
//! A number without limit (S-LIMIT-03) that never falls below zero; the highest one wins.

use kernel::{RuleId, Seat};

use crate::{event::Event, machine::Board};

impl Board<'_> {
    pub fn gain_happiness(&mut self, seat: Seat, amount: u8, rule: RuleId) {
        let happiness = self.state.happiness_mut(seat);
        *happiness = happiness.saturating_add(u16::from(amount));
        self.tell(rule, || Event::HappinessGained { seat, amount });
    }

    /// Discards as much of the amount as there is (S-HAPPY-03), and says how much that was.
    pub fn lose_happiness(&mut self, seat: Seat, amount: u8) -> u8 {
        let happiness = self.state.happiness_mut(seat);
        let lost = (*happiness).min(u16::from(amount));
        *happiness -= lost;
        lost as u8
    }
}
