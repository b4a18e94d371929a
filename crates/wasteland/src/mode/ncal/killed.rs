//! Chapter KILLED in New California: a death helps Security.

use kernel::{Fault, Seat, rule};

use super::{Loss, SECURITY, options, win};
use crate::{machine::Board, options::Elimination};

/// W-NCAL-11, M-RULING-59: Security advances, and only if that was not the end is elimination judged (W-NCAL-12).
pub(crate) fn recovered(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    board.advance(SECURITY, 1, rule!("W-NCAL-11"));
    if board.state.takeover { Ok(()) } else { board.judge_elimination(seat) }
}

/// W-NCAL-12, M-RULING-24: the others go on as long as there are any.
pub(crate) fn eliminated(board: &mut Board<'_>) -> Result<bool, Fault> {
    let why = match options(board.state).elimination {
        Elimination::Loses => Loss::Elimination,
        Elimination::GoesOn if board.state.survivors().next().is_none() => Loss::Nobody,
        Elimination::GoesOn => return Ok(false),
    };
    win::lose(board, why)?;
    Ok(true)
}
