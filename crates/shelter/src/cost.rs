//! Chapter COST: paying (S-COST-01 to S-COST-07).
//!
//! A cost is paid in full before anything is gained. Cubes of a fixed kind go first, so that a free choice can never
//! leave one of them unpaid; then `?` icons one by one, then items. Where the room price is due the room is named
//! before, since its price is part of the cost.

use kernel::{Asked, Because, Fault, Progress, Seat, numbers_in, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Cubes, Icon, Resource, Space, Window},
    event::Event,
    frame::{Payment, What},
    index::Packed,
    machine::{Board, Shelter, ask_one, because, broken},
    state::{NONE, State},
};

impl Board<'_> {
    /// Begins a payment: the cubes of fixed kind leave at once, the rest is asked.
    pub fn pay(&mut self, cubes: [u8; 3], rest: Payment) -> Result<(), Fault> {
        if cubes != [0; 3] {
            self.pay_cubes(rest.seat, cubes)?;
        }
        if rest.any > 0 || rest.items > 0 { self.push(What::Pay(rest)) } else { Ok(()) }
    }

    /// S-COST-03.
    fn pay_cubes(&mut self, seat: Seat, cubes: [u8; 3]) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        for (have, due) in player.cubes.iter_mut().zip(cubes) {
            *have = have.checked_sub(due).ok_or_else(|| broken("a cost was not payable"))?;
        }
        self.tell(rule!("S-COST-03"), || Event::CubesPaid { seat, cubes });
        Ok(())
    }

    pub fn step_payment(&mut self, payment: Payment) -> Result<Progress, Fault> {
        if payment.any > 0 || payment.items > 0 {
            return Ok(Progress::Ask);
        }
        self.pop();
        Ok(Progress::Go)
    }

    pub fn answer_payment(&mut self, mut payment: Payment, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Resource(resource) if payment.any > 0 => {
                payment.any -= 1;
                self.turn_to(What::Pay(payment));
                let mut cubes = [0; 3];
                cubes[resource as usize] = 1;
                self.pay_cubes(payment.seat, cubes)?;
                self.note_exchanged(resource);
                self.interrupt()
            }
            Choice::Item(card) if payment.items > 0 => {
                payment.items -= 1;
                self.turn_to(What::Pay(payment));
                self.discard_item(payment.seat, card, rule!("S-COST-05"))?;
                self.interrupt()
            }
            Choice::Use { card, ability } => self.begin_use(payment.seat, card, ability),
            _ => Err(broken("no such choice while paying")),
        }
    }

    /// S-COST-06: the room leaves the track until it is built; no refresh touches it (S-RULING-48).
    pub fn name_room(&mut self, room: u8) {
        let seat = self.state.active;
        if let Some(gap) = self.state.room_track.iter().position(|card| *card == room) {
            self.state.room_track[gap] = NONE;
            self.state.turn.named_gap = gap as u8;
        }
        self.state.turn.named_room = room;
        self.tell(rule!("S-COST-06"), || Event::RoomNamed { seat, room });
    }
}

impl Shelter {
    pub(crate) fn decide_payment(&self, state: &State, payment: Payment, options: &mut Vec<Choice>) -> Asked<Ask> {
        let player = state.player(payment.seat);
        let ask = if payment.any > 0 {
            let held = Resource::ALL.into_iter().filter(|resource| player.cubes[*resource as usize] > 0);
            // S-RULING-49: unless it is all that is left.
            let same = self.same_cube_paid(state);
            options.extend(held.clone().filter(|resource| Some(*resource) != same).map(Choice::Resource));
            if options.is_empty() {
                options.extend(held.map(Choice::Resource));
            }
            Ask::PayAny(payment.any)
        } else {
            options.extend(numbers_in(player.items).map(Choice::Item));
            Ask::PayItem(payment.items)
        };
        if payment.placement {
            self.list_uses(state, payment.seat, Window::AnyTime, options);
        }
        ask_one(payment.seat, ask)
    }

    /// S-COST-02: whether the whole cost of a space can be paid.
    pub(crate) fn may_pay_space(&self, state: &State, seat: Seat, space: &Space) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        let cost = space.cost.packed();
        if player.item_count() < space.cost.items {
            return because(rule!("S-COST-05"), Reason::NotEnoughItems);
        }
        if !Packed::have(player.cubes).covers(cost) {
            let short = shortfall(player.cubes, space.cost.cubes, space.cost.any);
            // What is missing may be just what the space would give, later.
            let lacks = |at: usize| space.cost.cubes[at] > player.cubes[at];
            let has = |icon: &Icon| matches!(icon, Icon::Resource(gained) if lacks(*gained as usize));
            let rule = if space.gain.iter().any(has) { rule!("S-COST-01") } else { rule!("S-COST-02") };
            return because(rule, Reason::CannotPay(short));
        }
        if space.cost.room_price && !self.some_room_can_be_named(state, seat, cost) {
            if !self.has_free_slot(state, seat) {
                return because(rule!("S-BUILD-03"), Reason::LevelFull);
            }
            return because(rule!("S-RULING-40"), Reason::NoRoomToBuild);
        }
        Ok(())
    }

    /// Whether a room of the track can be paid besides the rest of the cost, and built.
    pub(crate) fn some_room_can_be_named(&self, state: &State, seat: Seat, cost: Packed) -> bool {
        self.has_free_slot(state, seat) && state.room_track.iter().any(|room| self.may_name(state, seat, *room, cost))
    }

    pub(crate) fn may_name(&self, state: &State, seat: Seat, room: u8, cost: Packed) -> bool {
        room != NONE && {
            let price = self.content.rooms[room as usize].price.packed();
            Packed::have(state.player(seat).cubes).covers(cost.plus(price))
        }
    }

    pub(crate) fn list_rooms_to_name(&self, state: &State, seat: Seat, cost: Packed, options: &mut Vec<Choice>) {
        let payable = state.room_track.iter().filter(|room| self.may_name(state, seat, **room, cost));
        options.extend(payable.map(|room| Choice::Room(*room)));
    }
}

/// How many cubes are missing for a cost.
pub(crate) fn missing(have: [u8; 3], fixed: [u8; 3], any: u8) -> u8 {
    let short = shortfall(have, fixed, any);
    short.cubes.iter().sum::<u8>() + short.any
}

/// Which cubes are missing for a cost.
pub(crate) fn shortfall(have: [u8; 3], fixed: [u8; 3], any: u8) -> Cubes {
    let spare: u8 = have.iter().zip(fixed).map(|(have, due)| have.saturating_sub(due)).sum();
    let cubes = [0, 1, 2].map(|at| fixed[at].saturating_sub(have[at]));
    Cubes { cubes, any: any.saturating_sub(spare) }
}
