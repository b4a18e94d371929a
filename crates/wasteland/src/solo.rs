//! Chapter SOLO: what is different for a player alone.

use kernel::Seat;

use crate::{
    content::{EncounterIcon, Faction},
    machine::Wasteland,
    state::State,
};

/// What the test of another survivor counts as in solo play (W-SOLO-06).
pub(crate) const SOLO_RESULT: u8 = 3;

impl Wasteland {
    /// Whether the space shows a settlement: stands in for company in solo play (W-SOLO-02).
    pub(crate) fn in_settlement(&self, state: &State, seat: Seat) -> bool {
        let space = self.land(state).space(state.player(seat).at);
        space.is_some_and(|space| space.icon == Some(EncounterIcon::Settlement))
    }

    /// Whether a faction advances when the deck is renewed: both do, but alone at the table only the weaker one, unless
    /// they are equal (W-AGENDA-11, W-SOLO-04, W-SOLO-05).
    pub(crate) const fn advances(state: &State, faction: Faction) -> bool {
        state.seats > 1 || state.power_of(faction) <= state.power_of(faction.rival())
    }
}
