//! Chapter EXHAUST: cards turned sideways, and what brings them back.

use kernel::{Asked, Fault, Seat, Step, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Cost,
    event::Event,
    frame::{CostOf, What},
    machine::{Board, Wasteland, ask_one, broken},
    state::{Held, NO_CARD, State},
};

impl Wasteland {
    /// What it takes to have this card ready: the cost of unexhausting it, or of keeping the companion.
    fn readying_cost(&self, card: u16) -> Option<CostOf> {
        let printed = self.card(card)?;
        if printed.unexhaust != Cost::default() {
            Some(CostOf::Unexhaust(card))
        } else if printed.stays_for != Cost::default() {
            Some(CostOf::Keep(card))
        } else {
            None
        }
    }

    /// Cards that wait to be paid for and can be.
    fn payable(&self, state: &State, seat: Seat) -> impl Iterator<Item = u16> {
        let waits = |held: &Held| held.exhausted && held.waiting;
        state.player(seat).cards().filter(waits).map(|held| held.card).filter(move |card| {
            let printed = self.card(*card);
            let cost = match self.readying_cost(*card) {
                Some(CostOf::Keep(_)) => printed.map(|card| &card.stays_for),
                _ => printed.map(|card| &card.unexhaust),
            };
            cost.is_some_and(|cost| self.can_pay(state, seat, cost, None))
        })
    }

    /// W-RULING-52, W-RULING-53: paid one by one in the survivor's order, or not at all.
    pub(crate) fn decide_unexhaust(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        options.extend(self.payable(state, seat).map(Choice::Card));
        options.push(Choice::Done);
        ask_one(seat, Ask::UnexhaustNext)
    }
}

impl Board<'_> {
    /// W-EXHAUST-01.
    pub(crate) fn exhaust(&mut self, seat: Seat, card: u16) {
        if let Some(held) = self.state.player_mut(seat).held_mut(card) {
            held.exhausted = true;
            self.tell(rule!("W-EXHAUST-01"), || Event::CardExhausted { seat, card });
        }
    }

    /// All exhausted cards become ready at once, except those that cost something (W-CAMP-03, W-RULING-53).
    pub(crate) fn step_unexhaust(&mut self, seat: Seat, only: u16, begun: bool) -> Result<Step, Fault> {
        if !begun {
            self.turn_to(What::Unexhaust { seat, only, begun: true });
            self.ready_free_cards(seat, only)?;
            return Ok(Step::Go);
        }
        if self.game.payable(self.state, seat).next().is_some() {
            return Ok(Step::Ask);
        }
        self.pop();
        self.leave_exhausted(seat)?;
        Ok(Step::Go)
    }

    fn ready_free_cards(&mut self, seat: Seat, only: u16) -> Result<(), Fault> {
        let wanted = |held: &Held| held.exhausted && (only == NO_CARD || held.card == only);
        let cards: Vec<u16> = self.state.player(seat).cards().filter(wanted).map(|held| held.card).collect();
        // The conditions are looked at with the state as it is before any card moves.
        let leaves: Vec<bool> = cards.iter().map(|card| self.game.companion_leaves(self.state, seat, *card)).collect();
        for (card, leaves) in cards.into_iter().zip(leaves) {
            if leaves {
                self.companion_leaves(seat, card)?;
            } else if self.game.readying_cost(card).is_some() {
                if let Some(held) = self.state.player_mut(seat).held_mut(card) {
                    held.waiting = true;
                }
            } else {
                self.ready(seat, card);
            }
        }
        Ok(())
    }

    fn ready(&mut self, seat: Seat, card: u16) {
        if let Some(held) = self.state.player_mut(seat).held_mut(card) {
            held.exhausted = false;
            held.waiting = false;
        }
        self.tell(rule!("W-EXHAUST-05"), || Event::CardReadied { seat, card });
    }

    /// What was not paid for stays as it is; a companion that had to be paid leaves.
    fn leave_exhausted(&mut self, seat: Seat) -> Result<(), Fault> {
        let waits = |held: &Held| held.exhausted && held.waiting;
        let cards: Vec<u16> = self.state.player(seat).cards().filter(waits).map(|held| held.card).collect();
        for card in cards {
            if matches!(self.game.readying_cost(card), Some(CostOf::Keep(_))) {
                self.companion_leaves(seat, card)?;
                continue;
            }
            if let Some(held) = self.state.player_mut(seat).held_mut(card) {
                held.waiting = false;
            }
            self.tell(rule!("W-EXHAUST-07"), || Event::StaysExhausted { seat, card });
        }
        Ok(())
    }

    pub(crate) fn answer_unexhaust(&mut self, seat: Seat, _only: u16, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Done => {
                self.pop();
                self.leave_exhausted(seat)
            }
            Choice::Card(card) => {
                let cost = self.game.readying_cost(card).ok_or_else(|| broken("a card that costs nothing"))?;
                self.ready(seat, card);
                self.begin_payment(seat, cost)
            }
            _ => Err(broken("not what unexhausting asks")),
        }
    }
}
