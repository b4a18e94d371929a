//! Chapter EXHAUST: cards turned sideways, and what brings them back.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Cost,
    event::Event,
    frame::{CostOf, What},
    machine::{Board, Wasteland, ask_one, broken},
    state::{Held, NO_CARD, State},
};

impl Wasteland {
    /// What it takes to have this card ready: the cost of unexhausting it first, then of keeping the companion.
    pub(crate) fn readying_cost(&self, held: Held) -> Option<CostOf> {
        let printed = self.card(held.card)?;
        if held.exhausted && printed.unexhaust != Cost::default() {
            Some(CostOf::Unexhaust(held.card))
        } else if printed.stays_for != Cost::default() {
            Some(CostOf::Keep(held.card))
        } else {
            None
        }
    }

    /// Cards that wait to be paid for and can be.
    fn payable(&self, state: &State, seat: Seat) -> impl Iterator<Item = u16> {
        let payable = move |held: &Held| {
            let cost = self.readying_cost(*held).and_then(|cost| self.cost_of_source(state, cost));
            cost.is_some_and(|cost| self.can_pay(state, seat, cost, None))
        };
        state.player(seat).cards().filter(|held| held.waiting).filter(payable).map(|held| held.card)
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
    pub(crate) fn step_unexhaust(&mut self, seat: Seat, only: u16, begun: bool) -> Result<Progress, Fault> {
        if !begun {
            self.turn_to(What::Unexhaust { seat, only, begun: true });
            self.ready_free_cards(seat, only)?;
            return Ok(Progress::Go);
        }
        self.look_at_companions(seat)?;
        if self.game.payable(self.state, seat).next().is_some() {
            return Ok(Progress::Ask);
        }
        self.pop();
        self.leave_exhausted(seat)?;
        Ok(Progress::Go)
    }

    fn ready_free_cards(&mut self, seat: Seat, only: u16) -> Result<(), Fault> {
        let wanted = |held: &Held| held.exhausted && (only == NO_CARD || held.card == only);
        let cards: Vec<Held> = self.state.player(seat).cards().filter(wanted).collect();
        let is_free = |held: &Held| !matches!(self.game.readying_cost(*held), Some(CostOf::Unexhaust(_)));
        // The conditions are looked at with the state as it is before any card moves; of a card that is not unexhausted
        // unless it is paid for, once it is (W-COMPANION-02).
        let leaves = |held: &Held| is_free(held) && self.game.companion_leaves(self.state, seat, held.card);
        let leaves: Vec<bool> = cards.iter().map(leaves).collect();
        for (held, leaves) in cards.into_iter().zip(leaves) {
            if leaves {
                self.companion_leaves(seat, held.card)?;
            } else if self.game.readying_cost(held).is_none() {
                self.ready(seat, held.card);
            } else if let Some(waiting) = self.state.player_mut(seat).held_mut(held.card) {
                waiting.waiting = true;
            }
        }
        Ok(())
    }

    /// Companions whose unexhausting was paid for: whether they stay, and for what.
    fn look_at_companions(&mut self, seat: Seat) -> Result<(), Fault> {
        let paid = |held: &Held| held.waiting && !held.exhausted;
        let cards: Vec<u16> = self.state.player(seat).cards().filter(paid).map(|held| held.card).collect();
        for card in cards {
            if self.game.companion_leaves(self.state, seat, card) {
                self.companion_leaves(seat, card)?;
            } else if self.game.card(card).is_none_or(|card| card.stays_for == Cost::default())
                && let Some(held) = self.state.player_mut(seat).held_mut(card)
            {
                held.waiting = false;
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
        let cards: Vec<Held> = self.state.player(seat).cards().filter(|held| held.waiting).collect();
        for held in cards {
            let card = held.card;
            if matches!(self.game.readying_cost(held), Some(CostOf::Keep(_))) {
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
                let held = self.state.player_mut(seat).held_mut(card).copied();
                let cost = held.and_then(|held| self.game.readying_cost(held));
                let cost = cost.ok_or_else(|| broken("a card that costs nothing"))?;
                if held.is_some_and(|held| held.exhausted) {
                    self.ready(seat, card);
                }
                if let Some(held) = self.state.player_mut(seat).held_mut(card) {
                    held.waiting = matches!(cost, CostOf::Unexhaust(_));
                }
                self.begin_payment(seat, cost)
            }
            _ => Err(broken("not what unexhausting asks")),
        }
    }
}
