//! Chapter WIN in the cooperative game: agenda cards are counted together, and the tokens decide.

use kernel::{Fault, RuleId, Seats, rule};

use super::{Agreement, Event, Loss, Standing, agreement, group};
use crate::{
    event,
    machine::Board,
    mode,
    options::CountedCards,
    state::{Public, State},
};

/// Agenda cards that a group needs besides one for each survivor (W-COOP-04).
const TO_EARN: u8 = 5;

/// The agenda cards that the group needs (W-COOP-04, W-COOP-22).
pub(crate) const fn required(agreed: Agreement, players: u8) -> u8 {
    if agreed.terms.required == 0 { TO_EARN + players } else { agreed.terms.required }
}

/// How a group stands that holds so many agenda cards (W-COOP-05, W-COOP-06, M-RULING-61).
pub(crate) fn standing(public: &Public, held: u32) -> Option<Standing> {
    let group = group(public)?;
    let cards = match group.agreement.terms.options.cards {
        CountedCards::Held => held as u8,
        CountedCards::Gained => group.gained,
    };
    Some(Standing { friendly: group.agreement.friendly, cards, required: required(group.agreement, public.seats) })
}

/// All agenda cards in hands, revealed or not (W-COOP-05).
pub(crate) fn held(state: &State) -> u32 {
    state.all_seats().map(|seat| state.agenda_count(seat)).sum()
}

/// A token is at the end: the Friendly one is judged first (W-COOP-08, W-COOP-10, W-COOP-11, M-RULING-08).
pub(crate) fn end(board: &mut Board<'_>) -> Result<(), Fault> {
    let friendly = agreement(board.state)?.friendly;
    if board.state.power_of(friendly) < board.game.track_end(board.state) {
        return lose(board, Loss::Enemy);
    }
    let Some(Standing { cards, required, .. }) = standing(board.state, held(board.state)) else { return Ok(()) };
    if cards < required {
        return lose(board, Loss::TooEarly);
    }
    board.state.winners = Seats::all(board.state.seats);
    // They show what they have won by, as winners do (W-WIN-03).
    let hands = board.state.secret.hands.iter().fold(0, |all, hand| all | hand);
    board.run.reveal();
    board.state.secret.show_all_agendas(hands);
    over(board, rule!("W-COOP-08"), Event::GroupVictory { count: cards, required })
}

/// All lose.
pub(crate) fn lose(board: &mut Board<'_>, why: Loss) -> Result<(), Fault> {
    let Some(Standing { cards, required, .. }) = standing(board.state, held(board.state)) else { return Ok(()) };
    let rule = match why {
        Loss::TooEarly => rule!("W-COOP-10"),
        Loss::Enemy => rule!("W-COOP-11"),
        Loss::Death => rule!("W-COOP-12"),
        Loss::Elimination => rule!("M-RULING-06"),
    };
    over(board, rule, Event::GroupDefeat { why, count: cards, required })
}

fn over(board: &mut Board<'_>, rule: RuleId, event: Event) -> Result<(), Fault> {
    let told = board.tell(rule, || event::Event::Mode(mode::Event::Coop(event)));
    board.cause = told;
    board.end_game_by(rule)
}
