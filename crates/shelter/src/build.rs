//! Chapter BUILD: building rooms (S-BUILD-01 to S-BUILD-08).
//!
//! A room of the track goes into the builder's own level, next to the elevator or to a room built there, at most three
//! on a side. The price is due only where the price icon stands in the cost; the room was then named while paying.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::Window,
    event::Event,
    frame::{Building, Gaining, LineFrom, Payment, What},
    index::Packed,
    machine::{Board, Shelter, ask_one, broken},
    options::{DoubledBuild, HappinessPerRoom},
    refresh::Track,
    state::{EndTrigger, NONE, State},
    vault::Slot,
};

impl Board<'_> {
    pub fn begin_build(&mut self, gaining: Gaining) -> Result<(), Fault> {
        let priced = self.game.second_room_is_priced(self.state, gaining);
        self.push(What::Build(Building { seat: gaining.seat, priced, optional: gaining.again, chosen: None }))
    }

    pub fn step_build(&mut self, building: Building) -> Result<Progress, Fault> {
        let Building { seat, chosen, .. } = building;
        match chosen {
            None => return Ok(Progress::Ask),
            Some((room, slot)) => {
                self.pop();
                self.put_room(seat, room, slot)?;
            }
        }
        Ok(Progress::Go)
    }

    pub fn answer_build(&mut self, building: Building, choice: Choice) -> Result<(), Fault> {
        let seat = building.seat;
        match choice {
            Choice::Build { room, slot } => {
                self.turn_to(What::Build(Building { chosen: Some((room, slot)), ..building }));
                if building.priced {
                    self.name_room(room);
                    let price = self.game.content.rooms[room as usize].price;
                    let rest = Payment { seat, any: price.any, items: 0, placement: false };
                    self.pay(price.cubes, rest)?;
                    // S-RULING-21 b: after cubes of choice everybody is asked anyway.
                    if price.any == 0 {
                        self.interrupt()?;
                    }
                }
                Ok(())
            }
            Choice::Decline => {
                self.tell(rule!("S-BUILD-06"), || Event::BuildDeclined(seat));
                self.pop();
                Ok(())
            }
            _ => Err(broken("no such choice while building")),
        }
    }

    fn put_room(&mut self, seat: Seat, room: u8, slot: Slot) -> Result<(), Fault> {
        let level = self.state.vault.level_of(seat);
        let paid = self.state.turn.named_room == room;
        if paid {
            self.state.turn.named_room = NONE;
            self.state.turn.named_gap = NONE;
        } else if let Some(gap) = self.state.room_track.iter_mut().find(|card| **card == room) {
            *gap = NONE;
        }
        self.state.vault.put_room(&self.game.content, level, slot, room);
        let rule = if paid { rule!("S-BUILD-01") } else { rule!("S-BUILD-05") };
        let built = self.tell(rule, || Event::RoomBuilt { seat, room, slot });
        let before = std::mem::replace(&mut self.cause, built);
        self.fill_track(Track::Rooms, rule!("S-BUILD-04"));
        if self.state.options.happiness_per_room == HappinessPerRoom::EveryRoom {
            self.gain_happiness(seat, 2, rule!("S-RULING-03"));
        }
        if self.state.vault.rooms_on(level) == 6 {
            self.trigger_end(rule!("S-END-01"), EndTrigger::SixthRoom);
        }
        self.open_window(Window::RoomBuilt, seat)?;
        self.cause = before;
        Ok(())
    }
}

impl Shelter {
    /// S-BUILD-02 and S-BUILD-03: the slots of the own level that touch the elevator or a built room.
    pub(crate) fn open_slots(state: &State, seat: Seat) -> impl Iterator<Item = Slot> {
        let rooms = state.vault.rooms[state.vault.level_of(seat) as usize];
        // A slot chosen for a room that is still being paid for is taken.
        let chosen = state.frames.iter().find_map(|frame| match frame.what {
            What::Build(Building { seat: builder, chosen: Some((_, slot)), .. }) if builder == seat => Some(slot),
            _ => None,
        });
        Slot::ALL.into_iter().filter(move |slot| {
            Some(*slot) != chosen
                && rooms[*slot as usize] == NONE
                && slot.inner().is_none_or(|inner| rooms[inner as usize] != NONE)
        })
    }

    pub(crate) fn has_free_slot(&self, state: &State, seat: Seat) -> bool {
        state.vault.rooms[state.vault.level_of(seat) as usize].contains(&NONE)
    }

    /// Whether a room can be built without taking the last slot from the room that was named and paid for, whose
    /// building is under way (S-RULING-21).
    pub(crate) fn has_slot_to_spare(&self, state: &State, seat: Seat) -> bool {
        let free = state.vault.rooms[state.vault.level_of(seat) as usize].iter().filter(|room| **room == NONE).count();
        let kept = usize::from(state.turn.named_room != NONE && seat == state.active);
        free > kept
    }

    /// S-BUILD-06: whether the price of this build is still to be paid, by S-RULING-12.
    pub(crate) fn second_room_is_priced(&self, state: &State, gaining: Gaining) -> bool {
        gaining.again
            && self.price_was_due(state, gaining)
            && state.options.doubled_build_cost == DoubledBuild::OwnPrice
    }

    fn price_was_due(&self, state: &State, gaining: Gaining) -> bool {
        gaining.from == LineFrom::Space
            && state.turn.space.is_some_and(|at| self.space(state.vault.offer(at)).cost.room_price)
    }

    /// Whether a build icon can take effect (S-REWARD-03).
    pub(crate) fn can_build(&self, state: &State, gaining: Gaining) -> bool {
        let named = state.turn.named_room != NONE && gaining.from == LineFrom::Space;
        if !named && !self.has_slot_to_spare(state, gaining.seat) {
            return false;
        }
        let again = gaining.again && self.price_was_due(state, gaining);
        if again && state.options.doubled_build_cost == DoubledBuild::None {
            return false;
        }
        if named {
            return true;
        }
        let priced = self.second_room_is_priced(state, gaining);
        state.room_track.iter().any(|room| self.may_take_room(state, gaining.seat, priced, *room))
    }

    fn may_take_room(&self, state: &State, seat: Seat, priced: bool, room: u8) -> bool {
        room != NONE && (!priced || self.may_name(state, seat, room, Packed::have([0; 3])))
    }

    pub(crate) fn decide_build(&self, state: &State, building: Building, options: &mut Vec<Choice>) -> Asked<Ask> {
        let Building { seat, priced, optional, .. } = building;
        let named = self.named_room_for(state);
        let mut offer = |room: u8| {
            options.extend(Shelter::open_slots(state, seat).map(|slot| Choice::Build { room, slot }));
        };
        match named {
            Some(room) => offer(room),
            None => {
                state
                    .room_track
                    .iter()
                    .copied()
                    .filter(|room| self.may_take_room(state, seat, priced, *room))
                    .for_each(offer);
            }
        }
        // S-RULING-24: the second room of a doubled line may be refused, whatever it costs.
        if optional {
            options.push(Choice::Decline);
        }
        ask_one(seat, Ask::Build { priced })
    }

    /// The room set aside, if the build under way is the one it was paid for and not that of an item.
    pub(crate) fn named_room_for(&self, state: &State) -> Option<u8> {
        let from_space = state.frames.iter().rev().find_map(|frame| match frame.what {
            What::Gain(gaining) => Some(gaining.from == LineFrom::Space),
            _ => None,
        });
        (from_space == Some(true) && state.turn.named_room != NONE).then_some(state.turn.named_room)
    }
}
