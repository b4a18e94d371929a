//! Chapter AGENDA: hidden hands, and the deck that marks the first player.

use kernel::{Asked, EventId, Fault, Progress, RuleId, Seat, Seats, numbers_in, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Trigger,
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, broken},
    mode,
    options::{AgendaDiscards, FiveAgendaCards},
    state::{NONE, State},
};

impl Wasteland {
    /// Whether the survivor holds more agenda cards than the hand limit allows (W-AGENDA-04).
    pub(crate) fn holds_too_many(state: &State, seat: Seat) -> bool {
        mode::hand_limit(state).is_some_and(|limit| state.agenda_count(seat) > limit)
    }

    pub(crate) fn decide_agenda_limit(state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        options.extend(numbers_in(state.hand(seat)).map(Choice::Agenda));
        ask_one(seat, Ask::AgendaLimit)
    }
}

impl Board<'_> {
    /// A survivor draws agenda cards (W-RESULT-10).
    pub(crate) fn draw_agendas(&mut self, seat: Seat, count: u8) -> Result<(), Fault> {
        self.push(What::DrawAgendas { seat, left: count })
    }

    /// One card at a time; the deck is renewed as soon as its last card is drawn (W-RULING-11).
    pub(crate) fn step_draw_agendas(&mut self, seat: Seat, left: u8) -> Result<Progress, Fault> {
        if left == 0 {
            self.turn_to(What::AgendaLimit { seat });
            return Ok(Progress::Go);
        }
        self.renew_empty_agendas();
        let Some(card) = self.state.secret.agendas.pop() else {
            self.tell(rule!("W-RULING-13"), || Event::NothingToDraw { seat, pile: crate::effect::Pile::Agenda });
            self.turn_to(What::AgendaLimit { seat });
            return Ok(Progress::Go);
        };
        self.run.reveal();
        self.state.secret.take_agenda(seat, card);
        mode::agenda_gained(self.state);
        self.state.note_change_of(seat);
        self.tell(rule!("W-RESULT-10"), || Event::AgendaDrawn(seat));
        self.tell_face(seat, card, rule!("W-AGENDA-07"));
        self.turn_to(What::DrawAgendas { seat, left: left - 1 });
        if self.state.secret.agendas.is_empty() {
            self.renew_agendas();
        }
        Ok(Progress::Go)
    }

    /// Those who may see the face of a gained card see it (W-AGENDA-07).
    pub(crate) fn tell_face(&mut self, seat: Seat, card: u8, rule: RuleId) {
        if mode::hands_are_open(self.state) {
            self.state.secret.show_all_agendas(1 << card);
            self.tell(rule, || Event::AgendaSeen { seat, card });
        } else {
            self.tell_only(Seats::only(seat), rule, || Event::AgendaSeen { seat, card });
        }
    }

    /// Some of these agenda cards have left a hand, and only these have seen which, unless hands are open.
    pub(crate) fn lose_track(&mut self, of: u64, gone: u64, but: Seats) {
        if !mode::hands_are_open(self.state) {
            self.state.secret.lose_track(of, gone, but);
        }
    }

    /// W-RULING-103: before a draw the renewal that waits for the end of the activation happens now. Without any
    /// discards it still waits.
    pub(crate) fn renew_empty_agendas(&mut self) {
        if self.state.secret.agendas.is_empty() {
            self.state.refresh_due = false;
            self.renew_agendas();
            self.state.refresh_due = self.state.secret.agendas.is_empty() && self.state.revealed != NONE;
        }
    }

    /// W-AGENDA-05.
    pub(crate) fn step_agenda_limit(&mut self, seat: Seat) -> Result<Progress, Fault> {
        if Wasteland::holds_too_many(self.state, seat) {
            return Ok(Progress::Ask);
        }
        self.pop();
        Ok(Progress::Go)
    }

    pub(crate) fn answer_agenda_limit(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        let Choice::Agenda(card) = choice else { return Err(broken("not what a full hand is asked")) };
        match self.state.options.five_agenda_cards {
            FiveAgendaCards::Discard => {
                let revealed = self.state.player(seat).loyal == card;
                let rule = if revealed { rule!("W-LOYALTY-09") } else { rule!("W-AGENDA-05") };
                self.discard_agenda(seat, card, rule)?;
            }
            FiveAgendaCards::Shuffle => {
                let hidden = self.state.hand(seat) & !self.state.revealed_by(seat);
                self.take_agenda(seat, card);
                self.lose_track(hidden, hidden & 1 << card, Seats::only(seat));
                let secret = &mut self.state.secret;
                secret.agendas.try_push(card)?;
                self.run.shuffle(&mut secret.cup, &mut secret.agendas);
                secret.lose_agenda_order();
                self.tell(rule!("W-RULING-01"), || Event::AgendaShuffled { seat });
                self.tell_only(Seats::only(seat), rule!("W-RULING-01"), || Event::AgendaGivenUp { seat, card });
            }
        }
        Ok(())
    }

    /// Takes an agenda card from its holder; loyalty ends with the revealed one (W-LOYALTY-02).
    pub(crate) fn take_agenda(&mut self, seat: Seat, card: u8) {
        self.state.secret.hands[seat.index() & 3] &= !(1 << card);
        if self.state.player(seat).loyal == card {
            self.state.player_mut(seat).loyal = NONE;
            self.tell(rule!("W-LOYALTY-02"), || Event::LoyaltyEnded { seat, card });
        }
        self.state.note_change_of(seat);
    }

    /// A survivor gives up an agenda card; it is discarded facedown (W-RULING-85).
    pub(crate) fn discard_agenda(&mut self, seat: Seat, card: u8, rule: RuleId) -> Result<(), Fault> {
        let revealed = self.state.revealed_by(seat);
        let hidden = self.state.hand(seat) & !revealed;
        self.take_agenda(seat, card);
        if !self.tell_discard(seat, card, revealed == 1 << card, rule) {
            self.lose_track(hidden, 1 << card, Seats::only(seat));
        }
        self.put_into_discards(card)
    }

    /// W-RULING-85: who gets to see a discarded agenda card. Gives whether all do.
    pub(crate) fn tell_discard(&mut self, seat: Seat, card: u8, revealed: bool, rule: RuleId) -> bool {
        let faceup = self.state.options.agenda_discards_public == AgendaDiscards::Faceup;
        let open = revealed || faceup || mode::hands_are_open(self.state);
        self.tell(rule, || Event::AgendaDiscarded { seat, card: open.then_some(card) });
        self.tell_only(Seats::only(seat), rule, || Event::AgendaGivenUp { seat, card });
        if open {
            self.state.secret.show_all_agendas(1 << card);
        }
        open
    }

    /// W-RULING-13: a card that is discarded while there is no deck forms one.
    fn put_into_discards(&mut self, card: u8) -> Result<(), Fault> {
        self.state.secret.agenda_discards.try_push(card)?;
        if self.state.secret.agendas.is_empty() && !self.state.refresh_due {
            self.renew_agendas();
        }
        Ok(())
    }

    /// The discards are shuffled and become the deck, if there are any; the event.
    pub(crate) fn form_deck(&mut self) -> Option<EventId> {
        let secret = &mut self.state.secret;
        if secret.agenda_discards.is_empty() {
            return None;
        }
        // The latest discard comes to lie at the bottom.
        secret.agenda_discards.reverse();
        secret.agendas = std::mem::take(&mut secret.agenda_discards);
        self.run.shuffle(&mut secret.cup, &mut secret.agendas);
        secret.lose_agenda_order();
        let cards = secret.agendas.len() as u8;
        Some(self.tell(rule!("W-AGENDA-09"), || Event::AgendaDeckRenewed(cards)))
    }

    /// W-AGENDA-09 to W-AGENDA-11: the discards become the deck, it is passed on, and the factions advance.
    pub(crate) fn renew_agendas(&mut self) {
        let Some(renewed) = self.form_deck() else { return };
        let before = std::mem::replace(&mut self.cause, renewed);
        self.pass_deck(rule!("W-AGENDA-10"));
        self.factions_advance();
        self.strike(Trigger::Renewed);
        self.cause = before;
    }
}
