//! Chapter EXCHANGE: swapping cubes (S-EXCHANGE-01 to S-EXCHANGE-04).
//!
//! From the moment the icon is reached until the turn ends, the active player may pay one side to gain the other, in
//! either direction, as often as it can be paid. Where a `?` could stand for just what the other side is, nobody is asked
//! for that: it would change nothing (S-RULING-49).

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Cubes, Resource},
    event::Event,
    frame::{Payment, What},
    index::Packed,
    item::Debt,
    machine::{Board, Shelter, ask_one, broken},
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
        let net = paid.cubes.map(|cubes| -(cubes as i8));
        self.push_under(exchanged, What::ExchangeGain { backwards, any: None, net })?;
        self.cause = exchanged;
        self.pay(paid.cubes, Payment { seat, any: paid.any, items: 0, placement: false })
    }

    /// A cube of choice was paid: for an exchange, if that is what waits below the payment.
    pub fn note_exchanged(&mut self, resource: Resource) {
        let below = self.state.frames.iter_mut().rev().nth(1);
        if let Some(What::ExchangeGain { net, .. }) = below.map(|frame| &mut frame.what) {
            net[resource as usize] -= 1;
        }
    }

    pub fn step_exchange_gain(
        &mut self,
        backwards: bool,
        any: Option<u8>,
        mut net: [i8; 3],
    ) -> Result<Progress, Fault> {
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
                        net[resource as usize] += 1;
                    }
                }
                self.turn_to(What::ExchangeGain { backwards, any: Some(gained.any), net });
            }
        }
        Ok(Progress::Go)
    }

    pub fn answer_exchange_gain(
        &mut self,
        backwards: bool,
        any: u8,
        mut net: [i8; 3],
        choice: Choice,
    ) -> Result<(), Fault> {
        let Choice::Resource(resource) = choice else {
            return Err(broken("an exchange gains cubes"));
        };
        self.gain_cube(self.state.active, resource, rule!("S-EXCHANGE-02"));
        net[resource as usize] += 1;
        self.turn_to(What::ExchangeGain { backwards, any: Some(any.saturating_sub(1)), net });
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
            && self.exchange_sides(state, backwards).is_some_and(|[paid, gained]| {
                let cubes = state.player(seat).cubes;
                let owed = Packed::new([0; 3], Debt::of(state, seat).any);
                Packed::have(cubes).covers(paid.packed().plus(owed)) && changes_something(cubes, paid, gained)
            })
    }

    /// The cube of choice of the running payment that would make it an exchange for the very same.
    pub(crate) fn same_cube_paid(&self, state: &State) -> Option<Resource> {
        let mut frames = state.frames.iter().rev().map(|frame| frame.what);
        let (Some(What::Pay(Payment { any: 1, .. })), Some(What::ExchangeGain { backwards, net, .. })) =
            (frames.next(), frames.next())
        else {
            return None;
        };
        let [_, gained] = self.exchange_sides(state, backwards).filter(|[_, gained]| gained.any == 0)?;
        let net = [0, 1, 2].map(|at| net[at] + gained.cubes[at] as i8);
        the_one(net)
    }

    /// Likewise the cube of choice that is gained.
    pub(crate) const fn same_cube_gained(any: Option<u8>, net: [i8; 3]) -> Option<Resource> {
        match any {
            Some(1) => the_one([-net[0], -net[1], -net[2]]),
            _ => None,
        }
    }

    pub(crate) fn decide_exchange_gain(
        &self,
        seat: Seat,
        any: Option<u8>,
        net: [i8; 3],
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        let same = Shelter::same_cube_gained(any, net);
        options.extend(Resource::ALL.into_iter().filter(|resource| Some(*resource) != same).map(Choice::Resource));
        ask_one(seat, Ask::GainAny)
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

/// The one cube that these are, if they are one.
const fn the_one(cubes: [i8; 3]) -> Option<Resource> {
    match cubes {
        [1, 0, 0] => Some(Resource::Power),
        [0, 1, 0] => Some(Resource::Food),
        [0, 0, 1] => Some(Resource::Water),
        _ => None,
    }
}

/// Whether what is gained can be something else than what is paid for it from these cubes.
pub(crate) fn changes_something(have: [u8; 3], paid: Cubes, gained: Cubes) -> bool {
    if gained.any > 0 {
        return true;
    }
    // The cubes of choice with which it would be the same.
    let same = [0, 1, 2].map(|at| gained.cubes[at].checked_sub(paid.cubes[at]));
    let [Some(power), Some(food), Some(water)] = same else { return true };
    let (same, rest) = ([power, food, water], [0, 1, 2].map(|at| have[at].saturating_sub(paid.cubes[at])));
    let n_same: u8 = same.iter().sum();
    let fits = n_same == paid.any && (0..3).all(|at| rest[at] >= same[at]);
    // Another cube can be paid in the place of one of these.
    !fits || (0..3).any(|at| rest[at] > same[at] && n_same > same[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exchange_for_the_very_same_changes_nothing() {
        let cubes = |power, food, water, any| Cubes { cubes: [power, food, water], any };
        let (water, any) = (cubes(0, 0, 1, 0), cubes(0, 0, 0, 1));
        assert!(changes_something([0, 0, 1], water, any));
        assert!(!changes_something([0, 0, 3], any, water));
        assert!(changes_something([0, 1, 3], any, water));
        assert!(changes_something([0, 1, 0], any, water));
        assert!(!changes_something([2, 2, 2], water, water));
        // Two of choice for a food and a water.
        let (two, both) = (cubes(0, 0, 0, 2), cubes(0, 1, 1, 0));
        assert!(!changes_something([0, 1, 1], two, both));
        assert!(changes_something([0, 2, 1], two, both));
        assert!(changes_something([1, 1, 1], two, both));
    }
}
