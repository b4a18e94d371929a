//! Chapter ROUND: the three steps of a round and whose turn it is (S-ROUND-01 to S-ROUND-05).
//!
//! Spawn threats (not in round 1), place dwellers, recall dwellers. The holder of the first player token begins the
//! placing step; turns pass clockwise over players who are not done, until all are.

use kernel::{EventId, Fault, Progress, Seat, Seats, rule};

use crate::{
    event::Event,
    frame::{RecallStep, RoundStep, TurnStep, What},
    machine::Board,
    state::{EndTrigger, State, Turn},
};

/// Rounds without a placement after which a game without a round limit stands still, if no threat can come either
/// (S-RULING-44).
const STANDSTILL: u8 = 10;

impl Board<'_> {
    pub fn step_round(&mut self, step: RoundStep) -> Result<Progress, Fault> {
        match step {
            RoundStep::Begin => self.begin_round()?,
            RoundStep::Placing => return self.next_turn(self.state.active),
            RoundStep::NextTurn => return self.next_turn(self.state.active.next(self.state.seats)),
            RoundStep::CleanUp => self.clean_up()?,
        }
        Ok(Progress::Go)
    }

    /// S-ROUND-01 and S-ROUND-02.
    fn begin_round(&mut self) -> Result<(), Fault> {
        self.state.round += 1;
        self.state.passed = Seats::NONE;
        self.state.idle_rounds = self.state.idle_rounds.saturating_add(1);
        self.state.turn = Turn::new();
        // The order of a round stands from its start (S-FIRST-02): a token gained while threats spawn comes too late.
        self.state.active = self.state.first;
        let round = self.state.round;
        self.cause = EventId::NONE;
        let rule = if round > 1 { rule!("S-ROUND-01") } else { rule!("S-ROUND-02") };
        let began = self.tell(rule, || Event::RoundBegan(round));
        self.because_of(began);
        self.turn_to(What::Round(RoundStep::Placing));
        if round > 1 { self.push(What::Spawn { level: 0 }) } else { Ok(()) }
    }

    /// S-ROUND-03 to S-ROUND-05: the next player from `from` on who is not done takes a turn.
    fn next_turn(&mut self, from: Seat) -> Result<Progress, Fault> {
        let next = Seat::clockwise_from(from, self.state.seats).find(|seat| !is_done(self.state, *seat));
        match next {
            Some(seat) => {
                self.state.active = seat;
                self.state.turn = Turn::new();
                self.turn_to(What::Round(RoundStep::NextTurn));
                let rule = if seat == from { rule!("S-ROUND-03") } else { rule!("S-ROUND-05") };
                let began = self.tell(rule, || Event::TurnBegan(seat));
                self.push_under(began, What::Turn(TurnStep::Choose))?;
                Ok(Progress::Ask)
            }
            None => {
                self.turn_to(What::Round(RoundStep::CleanUp));
                self.state.turn = Turn::new();
                self.state.active = self.state.first;
                let began = self.tell(rule!("S-ROUND-04"), || Event::RecallBegan);
                self.push_under(began, What::Recall { nth: 0, step: RecallStep::Items })?;
                Ok(Progress::Go)
            }
        }
    }

    /// S-RECALL-04: after the recall the defeated threats go, items are readied and the end is checked.
    fn clean_up(&mut self) -> Result<(), Fault> {
        self.discard_defeated()?;
        self.ready_all();
        let limit = self.state.options.round_limit;
        if self.state.end.is_none() && limit > 0 && self.state.round >= limit {
            self.trigger_end(rule!("S-RULING-44"), EndTrigger::RoundLimit);
        }
        let idle = limit == 0 && self.state.idle_rounds >= STANDSTILL;
        if self.state.end.is_none() && idle && !self.some_threat_can_spawn() {
            self.trigger_end(rule!("S-RULING-44"), EndTrigger::Standstill);
        }
        if self.state.end.is_some() {
            self.score()?;
            self.turn_to(What::Over);
        } else {
            self.turn_to(What::Round(RoundStep::Begin));
        }
        Ok(())
    }
}

/// S-ROUND-04: passed, or without an available dweller.
fn is_done(state: &State, seat: Seat) -> bool {
    state.passed.contains(seat) || state.player(seat).available == 0
}
