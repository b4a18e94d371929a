//! Chapter WIN in New California: whose token is at the end decides for all.

use kernel::{Fault, RuleId, Seats, rule};

use super::{Event, FREEDOM, Loss, tell};
use crate::machine::Board;

/// A token is at the end: Freedom is judged first, as it moves first (W-NCAL-02, W-NCAL-03, M-RULING-08).
pub(crate) fn end(board: &mut Board<'_>) -> Result<(), Fault> {
    if board.state.power_of(FREEDOM) < board.game.track_end(board.state) {
        return lose(board, Loss::Security);
    }
    // Who is eliminated does not share it (M-RULING-24).
    let mut winners = Seats::NONE;
    for seat in board.state.survivors() {
        winners.insert(seat);
    }
    board.state.winners = winners;
    over(board, rule!("W-NCAL-02"), Event::GroupWins)
}

/// All lose.
pub(super) fn lose(board: &mut Board<'_>, why: Loss) -> Result<(), Fault> {
    let rule = match why {
        Loss::Security => rule!("W-NCAL-03"),
        Loss::Elimination | Loss::Nobody => rule!("M-RULING-24"),
    };
    over(board, rule, Event::GroupLoses { why })
}

fn over(board: &mut Board<'_>, rule: RuleId, event: Event) -> Result<(), Fault> {
    board.cause = tell(board, rule, event);
    board.end_game_by(rule)
}
