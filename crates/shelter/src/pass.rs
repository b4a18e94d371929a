//! Chapter PASS: passing (S-PASS-01 to S-PASS-05).
//!
//! Passing is always allowed and final for the round. A player without an available dweller is skipped, which is not
//! a pass (S-PASS-04; see chapter ROUND).

use kernel::{Fault, Seat, rule};

use crate::{
    event::Event,
    frame::{TurnStep, What},
    machine::Board,
};

impl Board<'_> {
    pub fn pass(&mut self, seat: Seat, forced: bool) -> Result<(), Fault> {
        self.state.passed.insert(seat);
        let rule = if forced { rule!("S-PASS-02") } else { rule!("S-PASS-01") };
        self.tell(rule, || Event::Passed { seat, forced });
        self.turn_to(What::Turn(TurnStep::Over));
        self.interrupt()
    }
}
