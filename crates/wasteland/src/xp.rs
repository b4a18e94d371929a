//! Chapter XP: the peg below the tokens.

use kernel::{Fault, RuleId, Seat, rule};

use crate::{event::Event, frame::What, machine::Board, options::XpOvershoot, state::Player};

/// Where the peg goes for one XP, and whether that is a level (W-XP-02, W-XP-03).
pub(crate) fn next_hole(player: &Player) -> (u8, bool) {
    // Hole n lies below the slot of letter n - 1.
    let further = player.special.iter().map(|letter| letter as u8 + 1).find(|hole| *hole > player.peg);
    match further {
        Some(hole) => (hole, false),
        None => (0, true),
    }
}

impl Board<'_> {
    /// W-XP-02 to W-XP-04: all XP first, then the levels; or each level at once (W-RULING-66).
    pub(crate) fn gain_xp(&mut self, seat: Seat, amount: u8, rule: RuleId) -> Result<(), Fault> {
        if amount == 0 {
            return Ok(());
        }
        let (mut levels, mut left) = (0u8, amount);
        while left > 0 {
            left -= 1;
            let (hole, level) = next_hole(self.state.player(seat));
            self.state.player_mut(seat).peg = hole;
            if level {
                levels = levels.saturating_add(1);
                if self.state.options.xp_overshoot == XpOvershoot::EachLevel {
                    break;
                }
            }
        }
        let (amount, peg) = (amount - left, self.state.player(seat).peg);
        let rule = match (levels, amount) {
            (0, _) => rule,
            (_, 1) => rule!("W-XP-03"),
            (_, _) => rule!("W-XP-04"),
        };
        let gained = self.tell(rule, || Event::XpGained { seat, amount, peg, levels });
        if levels > 0 {
            self.push_under(gained, What::LevelUp { seat, times: levels, left, drawn: [None; 2] })?;
        }
        Ok(())
    }
}
