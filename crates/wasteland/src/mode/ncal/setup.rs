//! Chapter SETUP in New California.

use kernel::{Because, Fault, Seat, Seats, numbers_in, rule};

use super::{Event, Frame, Reason, agenda, options, tell, what};
use crate::{
    choice,
    content::{Content, Scenario},
    frame::What,
    machine::{Board, Wasteland, because},
    mode::SheetMode,
    options::{NcalAgendaDeck, NcalOptions, StartingAgenda},
};

/// The group under everything else, and what it plays for told first.
pub(crate) const fn first_frames(options: NcalOptions) -> [Option<What>; 2] {
    [Some(what(Frame::Group(options))), Some(what(Frame::Opening))]
}

/// The scenario is played with its own objective alone, and the objective on its own scenarios (M-RULING-25).
pub(crate) fn is_possible(scenario: &Scenario) -> Result<(), Because<choice::Reason>> {
    match scenario.mode {
        Some(SheetMode::NewCalifornia) => Ok(()),
        None => because(Reason::OtherScenario.rule(), Reason::OtherScenario.because()),
    }
}

/// M-RULING-16.
pub(crate) fn deck(content: &Content, players: u8, options: NcalOptions) -> Vec<u8> {
    match options.agenda_deck {
        NcalAgendaDeck::ForPlayers => Wasteland::agendas_for(content, players),
        NcalAgendaDeck::All => (0..content.agendas.len() as u8).collect(),
    }
}

pub(super) fn open(board: &mut Board<'_>) {
    board.pop();
    tell(board, rule!("W-NCAL-01"), Event::OneGroup);
}

/// W-NCAL-16, M-RULING-15.
pub(crate) fn deal_agenda(board: &mut Board<'_>, seat: Seat) {
    match options(board.state).starting_agenda {
        StartingAgenda::None => {}
        StartingAgenda::Spent | StartingAgenda::Kept => board.deal_agenda(seat),
    }
}

/// Both tokens are on the track: the starting cards are spent, and then the first round begins.
pub(crate) fn begin(board: &mut Board<'_>) {
    let seats = match options(board.state).starting_agenda {
        StartingAgenda::Spent => Seats::all(board.state.seats),
        StartingAgenda::None | StartingAgenda::Kept => Seats::NONE,
    };
    let from = board.state.first;
    board.turn_to(what(Frame::Start { seats, from }));
}

/// W-NCAL-16: clockwise, one survivor after another.
pub(super) fn spend_starting_cards(board: &mut Board<'_>, seats: Seats, from: Seat) -> Result<(), Fault> {
    let Some(seat) = board.state.clockwise_from(from).find(|seat| seats.contains(*seat)) else {
        board.begin_first_round();
        return Ok(());
    };
    board.turn_to(what(Frame::Start { seats: seats.without(seat), from }));
    let Some(card) = numbers_in(board.state.hand(seat)).next() else { return Ok(()) };
    board.take_agenda(seat, card);
    agenda::spend(board, seat, card, rule!("W-NCAL-16"))
}
