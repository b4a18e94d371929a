//! Chapter ENEMY in the cooperative game.

use kernel::{Seat, rule};

use super::options;
use crate::{machine::Board, options::Modules};

/// The module of caps for defeated enemies (M-RULING-12).
pub(crate) fn killed(board: &mut Board<'_>, seat: Seat) {
    if options(board.state).modules == Modules::KillCaps {
        board.gain_caps(seat, 1, rule!("M-RULING-12"));
    }
}
