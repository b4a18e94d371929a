//! Chapter EXCHANGE: swapping cubes (S-EXCHANGE-01 to S-EXCHANGE-04).
//!
//! From the moment the icon is reached until the turn ends, the active player may pay one side to gain the other, in
//! either direction, as often as it can be paid.

use kernel::{Fault, Progress, Seat, rule};

use crate::{
    choice::Choice,
    content::{Cubes, Resource},
    event::Event,
    frame::{Payment, What},
    index::Packed,
    item::Debt,
    machine::{Board, Shelter, broken},
    state::{NONE, State},
};

impl Board<'_> {
    pub fn open_exchange(&mut self, seat: Seat) {
        if let Some(at) = self.state.turn.space {
            self.state.turn.exchange = self.state.vault.offer(at).0;
            // Who wanted no more questions about items did not know of this one.
            self.state.turn.hush = false;
            self.tell(rule!("S-EXCHANGE-01"), || Event::ExchangeOpened(seat));
        }
    }

    /// S-EXCHANGE-04: the whole price now, then the gain, one cube after the other.
    pub fn exchange(&mut self, backwards: bool) -> Result<(), Fault> {
        let seat = self.state.active;
        let Some([paid, _]) = self.game.exchange_sides(self.state, backwards) else {
            return Err(broken("no exchange is open"));
        };
        let exchanged = self.tell(rule!("S-EXCHANGE-02"), || Event::Exchanged { seat, backwards });
        // The gain waits below the payment, which runs first.
        self.push_under(exchanged, What::ExchangeGain { backwards, any: None })?;
        self.cause = exchanged;
        self.pay(paid.cubes, Payment { seat, any: paid.any, items: 0, placement: false })
    }

    pub fn step_exchange_gain(&mut self, backwards: bool, any: Option<u8>) -> Result<Progress, Fault> {
        let seat = self.state.active;
        match any {
            Some(0) => self.pop(),
            Some(_) => return Ok(Progress::Ask),
            None => {
                let Some([_, gained]) = self.game.exchange_sides(self.state, backwards) else {
                    return Err(broken("no exchange is open"));
                };
                for resource in Resource::ALL {
                    for _ in 0..gained.cubes[resource as usize] {
                        self.gain_cube(seat, resource, rule!("S-EXCHANGE-01"));
                    }
                }
                self.turn_to(What::ExchangeGain { backwards, any: Some(gained.any) });
            }
        }
        Ok(Progress::Go)
    }

    pub fn answer_exchange_gain(&mut self, backwards: bool, any: Option<u8>, choice: Choice) -> Result<(), Fault> {
        let (Choice::Resource(resource), Some(any)) = (choice, any) else {
            return Err(broken("an exchange gains cubes"));
        };
        self.gain_cube(self.state.active, resource, rule!("S-EXCHANGE-02"));
        self.turn_to(What::ExchangeGain { backwards, any: Some(any.saturating_sub(1)) });
        Ok(())
    }
}

impl Shelter {
    /// What is paid and what is gained.
    pub(crate) fn exchange_sides(&self, state: &State, backwards: bool) -> Option<[Cubes; 2]> {
        let printed = self.content.spaces.get(state.turn.exchange as usize)?.exchange?;
        let [left, right] = printed;
        Some(if backwards { [right, left] } else { [left, right] })
    }

    pub(crate) fn may_exchange(&self, state: &State, seat: Seat, backwards: bool) -> bool {
        state.turn.exchange != NONE
            && seat == state.active
            && self.exchange_sides(state, backwards).is_some_and(|[paid, _]| {
                let owed = Packed::new([0; 3], Debt::of(state, seat).any);
                Packed::have(state.player(seat).cubes).covers(paid.packed().plus(owed))
            })
    }

    pub(crate) fn some_exchange(&self, state: &State, seat: Seat) -> bool {
        state.turn.exchange != NONE && (self.may_exchange(state, seat, false) || self.may_exchange(state, seat, true))
    }

    pub(crate) fn list_exchanges(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        if state.turn.exchange == NONE {
            return;
        }
        for backwards in [false, true] {
            if self.may_exchange(state, seat, backwards) {
                options.push(Choice::Exchange { backwards });
            }
        }
    }
}
