//! Chapter AGENDA: hidden hands, and the deck that marks the first player.

use kernel::{Asked, EventId, Fault, Seat, Seats, Step, rule};

use crate::{
    choice::{Ask, Choice},
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
    options::{AgendaDiscards, FiveAgendaCards},
    state::{AGENDAS, NONE, State, numbers_in},
};

impl Wasteland {
    pub(crate) fn decide_agenda_limit(state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        options.extend(numbers_in(state.player(seat).agendas).map(Choice::Agenda));
        ask_one(seat, Ask::AgendaLimit)
    }
}

impl Board<'_> {
    /// A survivor draws agenda cards (W-RESULT-10).
    pub(crate) fn draw_agendas(&mut self, seat: Seat, count: u8) -> Result<(), Fault> {
        self.push(What::DrawAgendas { seat, left: count })
    }

    /// One card at a time; the deck is renewed as soon as its last card is drawn (W-RULING-11).
    pub(crate) fn step_draw_agendas(&mut self, seat: Seat, left: u8) -> Result<Step, Fault> {
        if left == 0 {
            self.turn_to(What::AgendaLimit { seat });
            return Ok(Step::Go);
        }
        self.renew_empty_agendas();
        let Some(card) = self.state.agendas.draw() else {
            self.tell(rule!("W-RULING-13"), || Event::NothingToDraw { seat, pile: crate::effect::Pile::Agenda });
            self.turn_to(What::AgendaLimit { seat });
            return Ok(Step::Go);
        };
        self.run.reveal();
        self.state.player_mut(seat).agendas |= 1 << card;
        self.state.stir_one(seat);
        self.tell(rule!("W-RESULT-10"), || Event::AgendaDrawn(seat));
        self.tell_only(Seats::only(seat), rule!("W-AGENDA-07"), || Event::AgendaSeen { seat, card });
        self.turn_to(What::DrawAgendas { seat, left: left - 1 });
        if self.state.agendas.left() == 0 {
            self.renew_agendas();
        }
        Ok(Step::Go)
    }

    /// W-RULING-103: before a draw the renewal that waits for the end of the activation happens now. Without any
    /// discards it still waits.
    pub(crate) fn renew_empty_agendas(&mut self) {
        if self.state.agendas.left() == 0 {
            self.state.refresh_due = false;
            self.renew_agendas();
            self.state.refresh_due = self.state.agendas.left() == 0 && self.state.revealed != NONE;
        }
    }

    /// W-AGENDA-05.
    pub(crate) fn step_agenda_limit(&mut self, seat: Seat) -> Result<Step, Fault> {
        if self.state.player(seat).agenda_count() > AGENDAS {
            return Ok(Step::Ask);
        }
        self.pop();
        Ok(Step::Go)
    }

    pub(crate) fn answer_agenda_limit(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        let Choice::Agenda(card) = choice else { return Err(broken("not what a full hand is asked")) };
        match self.state.options.five_agenda_cards {
            FiveAgendaCards::Discard => self.discard_agenda(seat, card),
            FiveAgendaCards::Shuffle => {
                self.take_agenda(seat, card);
                self.state.agendas.put_on_top(card);
                self.run.shuffle(&mut self.state.cup, self.state.agendas.draw_pile_mut());
                self.tell(rule!("W-RULING-01"), || Event::AgendaShuffled { seat });
                self.tell_only(Seats::only(seat), rule!("W-RULING-01"), || Event::AgendaGivenUp { seat, card });
            }
        }
        Ok(())
    }

    /// Takes an agenda card from its holder; loyalty ends with the revealed one (W-LOYALTY-02).
    pub(crate) fn take_agenda(&mut self, seat: Seat, card: u8) {
        let player = self.state.player_mut(seat);
        player.agendas &= !(1 << card);
        if player.loyal == card {
            player.loyal = NONE;
            self.tell(rule!("W-LOYALTY-02"), || Event::LoyaltyEnded { seat, card });
        }
        self.state.stir_one(seat);
    }

    /// A survivor gives up an agenda card; it is discarded facedown (W-RULING-85).
    pub(crate) fn discard_agenda(&mut self, seat: Seat, card: u8) {
        let open = self.state.player(seat).loyal == card;
        self.take_agenda(seat, card);
        self.tell_discard(seat, card, open);
        self.put_into_discards(seat, card);
    }

    /// W-RULING-85: who gets to see a discarded agenda card.
    pub(crate) fn tell_discard(&mut self, seat: Seat, card: u8, revealed: bool) {
        let open = revealed || self.state.options.agenda_discards_public == AgendaDiscards::Faceup;
        self.tell(rule!("W-AGENDA-05"), || Event::AgendaDiscarded { seat, card: open.then_some(card) });
        self.tell_only(Seats::only(seat), rule!("W-AGENDA-05"), || Event::AgendaGivenUp { seat, card });
        if open {
            self.state.agendas_seen.iter_mut().for_each(|seen| *seen |= 1 << card);
        }
    }

    /// W-RULING-13: a card that is discarded while there is no deck forms one.
    pub(crate) fn put_into_discards(&mut self, seat: Seat, card: u8) {
        self.state.agendas.discard(card);
        self.state.agendas_seen[seat.index() & 3] |= 1 << card;
        if self.state.agendas.left() == 0 && !self.state.refresh_due {
            self.renew_agendas();
        }
    }

    /// The discards are shuffled and become the deck, if there are any; the event.
    pub(crate) fn form_deck(&mut self) -> Option<EventId> {
        if self.state.agendas.discards().is_empty() {
            return None;
        }
        self.state.agendas.turn_discards_over();
        self.run.shuffle(&mut self.state.cup, self.state.agendas.draw_pile_mut());
        self.state.agendas_seen = Default::default();
        let cards = self.state.agendas.left() as u8;
        Some(self.tell(rule!("W-AGENDA-09"), || Event::AgendaDeckRenewed(cards)))
    }

    /// W-AGENDA-09 to W-AGENDA-11: the discards become the deck, it is passed on, and the factions advance.
    pub(crate) fn renew_agendas(&mut self) {
        let Some(renewed) = self.form_deck() else { return };
        let before = std::mem::replace(&mut self.cause, renewed);
        self.pass_deck(rule!("W-AGENDA-10"));
        self.factions_advance();
        self.cause = before;
    }
}
