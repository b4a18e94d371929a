//! Chapter TIE: breaking ties (S-TIE-01 to S-TIE-03).
//!
//! Most cubes, then most dwellers, then most items; who is still equal shares the place. The same tests rank the
//! players below the winner (S-RULING-45).

use kernel::{FixedVec, Full, Seat};

use crate::{
    machine::Shelter,
    state::{PLAYERS, State},
};

impl Shelter {
    /// The place of each seat, from 1; equal players share one.
    pub(crate) fn rank(&self, state: &State) -> Result<FixedVec<u8, PLAYERS>, Full> {
        let standing: Vec<_> = state.all_seats().map(|seat| standing(state, seat)).collect();
        FixedVec::of(standing.iter().map(|own| 1 + standing.iter().filter(|other| *other > own).count() as u8))
    }
}

/// Happiness, then the tie-breakers in their order (S-TIE-01, S-TIE-02).
fn standing(state: &State, seat: Seat) -> (u16, u8, u8, u8) {
    let player = state.player(seat);
    (state.happiness(seat), player.all_cubes(), player.dwellers(), player.item_count())
}
