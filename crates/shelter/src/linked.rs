//! Chapter LINKED: spaces that take two dwellers (S-LINKED-01 to S-LINKED-04).
//!
//! Two own available dwellers go down in one placement, with one cost and one reward; both must meet the condition
//! of the space, and one match of a letter doubles.

use kernel::{Asked, Seat, Shape};

use crate::{
    choice::{Ask, Choice},
    content::Space,
    machine::Shelter,
    place::distinct_dwellers,
    state::State,
    vault::SpaceRef,
};

impl Shelter {
    /// Which dweller goes to the space, or which two. Dwellers that are alike are offered once, or twice for a pair.
    pub(crate) fn decide_dwellers(
        &self,
        state: &State,
        seat: Seat,
        at: SpaceRef,
        space: &Space,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        let player = state.player(seat);
        let suitable = player.available & if space.injured_only { player.injured } else { !player.injured };
        let alike = if space.linked { 2 } else { 1 };
        options.extend(distinct_dwellers(suitable, &player.slots, alike).map(Choice::Dweller));
        let shape = if space.linked { Shape::Some { min: 2, max: 2 } } else { Shape::One };
        Asked { seat, ask: Ask::Dweller(at), shape }
    }
}
