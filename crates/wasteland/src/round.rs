//! Chapter ROUND: turns clockwise, and an agenda card that wakes the enemies at the end.

use kernel::{Fault, Progress, Seat, Seats, rule};

use crate::{
    effect::Trigger,
    event::Event,
    frame::{ActivateStep, RoundStep, TurnStep, What},
    machine::{Board, Wasteland, broken},
    mode,
    options::{RefreshTiming, RoundEnd},
    state::{NONE, State},
};

impl Wasteland {
    /// W-ROUND-03: whether the round ends before that player's turn.
    pub(crate) fn round_ends(state: &State, next: Seat) -> bool {
        match state.options.round_end_after_pass {
            RoundEnd::BeforeFirst | RoundEnd::AtOnce => next == state.first && !state.acted.is_empty(),
            RoundEnd::EveryTurn => state.survivors().all(|seat| state.acted.contains(seat)),
        }
    }
}

impl Board<'_> {
    pub(crate) fn step_round(&mut self, step: RoundStep) -> Result<Progress, Fault> {
        self.reset_shop()?;
        match step {
            RoundStep::Next => {
                let next = Wasteland::next_player(self.state).ok_or_else(|| broken("nobody is left to act"))?;
                if Wasteland::round_ends(self.state, next) {
                    self.state.acted = Seats::NONE;
                    let (seats, from) = (Seats::all(self.state.seats), self.state.first);
                    self.turn_to(What::Round(RoundStep::Closing { seats, from }));
                } else {
                    self.state.passed = false;
                    self.state.active = next;
                    self.state.acted.insert(next);
                    self.push(What::Turn(TurnStep::Begin))?;
                }
            }
            RoundStep::Closing { seats, from } => {
                match self.state.clockwise_from(from).find(|seat| seats.contains(*seat)) {
                    None => {
                        self.turn_to(What::Round(RoundStep::Reveal));
                        self.strike(Trigger::RoundEnd);
                    }
                    Some(seat) => {
                        self.turn_to(What::Round(RoundStep::Closing { seats: seats.without(seat), from }));
                        self.open_window(crate::effect::Window::RoundEnd, seat)?;
                    }
                }
            }
            RoundStep::Reveal => mode::wake_enemies(self)?,
            RoundStep::Discard => self.end_of_round()?,
        }
        Ok(Progress::Go)
    }

    /// W-ROUND-04: the top agenda card is turned up, and its row carried out.
    pub(crate) fn reveal_agenda(&mut self) -> Result<(), Fault> {
        self.turn_to(What::Round(RoundStep::Discard));
        let Some(card) = self.state.secret.agendas.pop() else {
            self.tell(rule!("W-RULING-13"), || Event::NoAgenda);
            return Ok(());
        };
        self.run.reveal();
        self.state.secret.show_all_agendas(1 << card);
        self.state.revealed = card;
        let revealed = self.tell(rule!("W-ROUND-04"), || Event::AgendaRevealed { card });
        self.because_of(revealed);
        if self.state.secret.agendas.is_empty() {
            match self.state.options.agenda_refresh_timing {
                RefreshTiming::After => self.state.refresh_due = true,
                RefreshTiming::AtOnce => self.renew_agendas(),
            }
        }
        self.push(What::Activation { icon: 0, step: ActivateStep::Mark })
    }

    /// W-ROUND-09: the card is put away; W-RULING-10: a deck that ran out is renewed now.
    fn end_of_round(&mut self) -> Result<(), Fault> {
        let card = self.state.revealed;
        if card != NONE {
            self.state.revealed = NONE;
            self.state.secret.agenda_discards.try_push(card)?;
            self.tell(rule!("W-ROUND-09"), || Event::AgendaCardPutAway { card });
        }
        if self.state.secret.agendas.is_empty() {
            self.state.refresh_due = false;
            self.renew_agendas();
        }
        if self.state.options.round_end_after_pass == RoundEnd::EveryTurn {
            self.state.active = self.state.right_of(self.state.first);
        }
        self.state.round = self.state.round.saturating_add(1);
        let round = self.state.round;
        self.cause = kernel::EventId::NONE;
        let began = self.tell(rule!("W-ROUND-01"), || Event::RoundBegan(round));
        self.because_of(began);
        self.turn_to(What::Round(RoundStep::Next));
        Ok(())
    }
}
