//! Chapter COMPANION: companions stay while their condition is met.

use kernel::{Fault, Seat, rule};

use crate::{
    effect::Standing,
    event::Event,
    machine::{Board, Wasteland},
    state::State,
};

impl Wasteland {
    /// W-COMPANION-02: whether the companion's condition is not met.
    pub(crate) fn companion_leaves(&self, state: &State, seat: Seat, card: u16) -> bool {
        let stays = self.card(card).and_then(|card| card.stays.as_ref());
        stays.is_some_and(|condition| !self.holds(state, seat, condition, None))
    }

    /// Whether the survivor never has a companion (W-NCAL-25).
    pub(crate) fn has_no_companions(&self, state: &State, seat: Seat) -> bool {
        self.standing(state, seat, |what| matches!(what, Standing::NoCompanion))
    }
}

impl Board<'_> {
    pub(crate) fn companion_leaves(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        self.state.player_mut(seat).take(card);
        self.state.note_change_of(seat);
        self.tell(rule!("W-COMPANION-02"), || Event::CompanionLeft { seat, card });
        self.discard_card(card)?;
        self.keep_inventory(seat)
    }
}
