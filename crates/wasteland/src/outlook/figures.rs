//! The numbers that follow from all that a survivor has: what gear, letters and traits come to together.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{mode, outlook::Analysis};

/// What all that a survivor has comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Cards the inventory holds (W-INVENTORY-02).
    pub inventory: u8,
    /// Agenda cards the hand holds (W-AGENDA-04); none for any number.
    pub hand: Option<u8>,
    /// Rerolls at the start of a fight (W-FIGHT-06).
    pub rerolls: u8,
    /// Armor (W-FIGHT-11).
    pub armor: u8,
    /// Points of a move action (W-MOVE-01).
    pub points: u8,
}

impl Analysis<'_> {
    /// What all that the survivor has comes to.
    #[must_use]
    pub fn figures(&self, seat: Seat) -> Figures {
        let (game, state) = (self.game, &self.state);
        Figures {
            inventory: game.inventory_limit(state, seat),
            hand: mode::hand_limit(state).map(|limit| limit as u8),
            rerolls: game.fight_rerolls(state, seat),
            armor: game.armor(state, seat),
            points: game.move_points(state, seat),
        }
    }
}
