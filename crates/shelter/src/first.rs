//! Chapter FIRST: the first player token (S-FIRST-01 to S-FIRST-04).
//!
//! The token moves at once but changes the turn order only from the next round on, and only its icon moves it.

use kernel::{Seat, rule};

use crate::{event::Event, machine::Board};

impl Board<'_> {
    pub fn take_token(&mut self, seat: Seat) {
        self.state.first = seat;
        self.tell(rule!("S-FIRST-01"), || Event::TokenTaken(seat));
    }
}
