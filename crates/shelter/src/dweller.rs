//! Chapter DWELLER: new dwellers (S-DWELLER-01 to S-DWELLER-04).
//!
//! A new dweller comes from the box onto its icon, is not available in that round, occupies no space, and belongs to
//! the player for good. Seven are the most.

use kernel::{Seat, rule};

use crate::{
    event::Event,
    machine::Board,
    state::{At, DWELLERS},
    vault::SpaceRef,
};

impl Board<'_> {
    pub fn new_dweller(&mut self, seat: Seat, icon_of: Option<SpaceRef>) {
        let player = self.state.player_mut(seat);
        let dweller = (!player.owned).trailing_zeros() as u8;
        if usize::from(dweller) >= DWELLERS {
            return;
        }
        player.owned |= 1 << dweller;
        player.at[dweller as usize] = At::Icon(icon_of);
        self.tell(rule!("S-DWELLER-01"), || Event::DwellerArrived { seat, dweller });
    }
}
