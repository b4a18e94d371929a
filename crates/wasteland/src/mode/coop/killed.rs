//! Chapter KILLED in the cooperative game: a death is the end, unless the table is softer (M-RULING-06).

use kernel::{EventId, Fault, Seat, rule};

use super::{Frame, Loss, agreement, options, win};
use crate::{frame::What, machine::Board, mode, options::Death};

/// W-COOP-12. Whoever dealt with the damage finishes its step first.
pub(crate) fn killed(board: &mut Board<'_>, seat: Seat, killed: EventId) -> Result<(), Fault> {
    match options(board.state).death {
        Death::Loses => board.push_under(killed, What::Mode(mode::Frame::Coop(Frame::Death))),
        Death::Returns => board.come_back(seat, killed),
    }
}

/// M-RULING-06, M-RULING-59: the Enemy token advances, and only if that was not the end is elimination judged.
pub(crate) fn recovered(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    let enemy = agreement(board.state)?.friendly.rival();
    board.advance(enemy, 1, rule!("M-RULING-06"));
    if board.state.takeover { Ok(()) } else { board.judge_elimination(seat) }
}

/// M-RULING-06: somebody is out of the game, and all lose.
pub(crate) fn eliminated(board: &mut Board<'_>) -> Result<bool, Fault> {
    win::lose(board, Loss::Elimination)?;
    Ok(true)
}
