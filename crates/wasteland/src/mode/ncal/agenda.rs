//! Chapters AGENDA and LOYALTY in New California: a gained card is spent at once, and nobody holds one.

use kernel::{Asked, Because, Fault, RuleId, Seat, rule};

use super::{Ask, Event, FREEDOM, Frame, Reason, SECURITY, options, tell, what};
use crate::{
    choice::{self, Choice},
    content::Faction,
    effect::Pile,
    event,
    machine::{Board, ask_one, because, broken},
    mode,
    options::StartingAgenda,
    state::State,
};

/// W-NCAL-05, W-NCAL-09: so many cards, one after another.
pub(crate) fn draw(board: &mut Board<'_>, seat: Seat, count: u8) -> Result<(), Fault> {
    board.push(what(Frame::Gain { seat, left: count, several: count > 1 }))
}

/// The next card. Whether its token has decided the game is looked at before the one after it (M-RULING-19).
pub(super) fn gain(board: &mut Board<'_>, seat: Seat, left: u8, several: bool) -> Result<(), Fault> {
    let Some(left) = left.checked_sub(1) else {
        board.pop();
        return Ok(());
    };
    board.renew_empty_agendas();
    // The tokens that a renewal has moved may have decided the game, too.
    if board.state.takeover {
        return Ok(());
    }
    let Some(card) = board.state.secret.agendas.pop() else {
        board.tell(rule!("W-RULING-13"), || event::Event::NothingToDraw { seat, pile: Pile::Agenda });
        board.pop();
        return Ok(());
    };
    board.turn_to(what(Frame::Gain { seat, left, several }));
    let rule = if several { rule!("W-NCAL-09") } else { rule!("W-NCAL-05") };
    spend(board, seat, card, rule)
}

/// A card that is in nobody's hand any more is revealed, and a token moves by it.
pub(super) fn spend(board: &mut Board<'_>, seat: Seat, card: u8, rule: RuleId) -> Result<(), Fault> {
    board.run.reveal();
    board.state.secret.show_all_agendas(1 << card);
    // It lies there faceup while it is spent, and is part of a deck that is renewed afterwards (M-RULING-60).
    board.state.secret.agenda_discards.try_push(card)?;
    let spent = tell(board, rule, Event::AgendaSpent { seat, card });
    let faction = board.game.content.agendas.get(usize::from(card)).and_then(|agenda| agenda.faction);
    match faction {
        Some(faction) => {
            let before = std::mem::replace(&mut board.cause, spent);
            let rule = if faction == FREEDOM { rule!("W-NCAL-06") } else { rule!("W-NCAL-07") };
            advance(board, seat, card, faction, rule);
            board.cause = before;
            Ok(())
        }
        None => board.push_under(spent, what(Frame::Token { seat, card })),
    }
}

/// The token moves, the card is put away, and only then is a used-up deck renewed (M-RULING-60).
fn advance(board: &mut Board<'_>, seat: Seat, card: u8, faction: Faction, rule: RuleId) {
    board.advance(faction, 1, rule);
    board.tell(rule!("W-NCAL-05"), || event::Event::AgendaDiscarded { seat, card: Some(card) });
    let is_used_up = board.state.secret.agendas.is_empty() && !board.state.refresh_due;
    if is_used_up && !board.state.takeover {
        board.renew_agendas();
    }
}

/// W-NCAL-08: either token (M-RULING-17).
pub(super) fn decide(seat: Seat, card: u8, options: &mut Vec<Choice>) -> Asked<choice::Ask> {
    options.extend([FREEDOM, SECURITY].map(Choice::Faction));
    ask_one(seat, choice::Ask::Mode(mode::Ask::NewCalifornia(Ask::Token(card))))
}

pub(super) fn answer(board: &mut Board<'_>, seat: Seat, card: u8, choice: Choice) -> Result<(), Fault> {
    let Choice::Faction(faction) = choice else { return Err(broken("not what a spent card asks")) };
    board.pop();
    advance(board, seat, card, faction, rule!("W-NCAL-08"));
    Ok(())
}

/// W-NCAL-17, unless starting cards are kept for it (M-RULING-15).
pub(crate) fn no_declaration(state: &State) -> Result<(), Because<choice::Reason>> {
    match options(state).starting_agenda {
        StartingAgenda::Kept => Ok(()),
        StartingAgenda::None | StartingAgenda::Spent => because(Reason::NoLoyalty.rule(), Reason::NoLoyalty.because()),
    }
}
