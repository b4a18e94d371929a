//! Why a thing on the table is not open to a player now: one answer for every choice, with the rule.
//!
//! Where several things stand in the way, the one is named that the player can do something about: a cost that cannot be
//! paid before a turn that has not come. Only then comes whose turn or whose question it is.

use kernel::{Asked, Because, Game as _, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Cost, Resource, Window},
    cost::shortfall,
    exchange::changes_something,
    index::Packed,
    item::{Debt, is_between_turns, loose_dwellers},
    machine::{Shelter, because},
    state::{At, Due, NONE, State},
    vault::{Slot, SpaceRef},
};

/// What stands in the way: always an error.
type Obstacle = Result<(), Because<Reason>>;

/// Why the choice is not open to the seat; none if it is.
pub(crate) fn why_not(game: &Shelter, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
    let mut options = Vec::new();
    let Some(asked) = game.decide(state, &mut options) else {
        return because::<()>(rule!("S-END-03"), Reason::GameOver).err();
    };
    if asked.seat == seat && options.contains(&choice) {
        return None;
    }
    let moment = Moment { game, state, seat, asked };
    moment.obstacle(choice).and_then(|()| moment.not_now(asked.ask.rule())).err()
}

/// A seat that wants something, and the question that is open meanwhile.
struct Moment<'a> {
    game: &'a Shelter,
    state: &'a State,
    seat: Seat,
    asked: Asked<Ask>,
}

impl Moment<'_> {
    fn obstacle(&self, choice: Choice) -> Obstacle {
        match choice {
            Choice::Place(at) => self.to_place(at),
            Choice::Pass => self.to_pass(),
            Choice::Use { card, ability } => self.to_use(card, ability),
            Choice::Exchange { backwards } => self.to_exchange(backwards),
            Choice::Room(room) => self.to_name(room),
            Choice::Build { room, slot } => self.to_build(room, slot),
            Choice::Item(card) => self.to_item(card),
            Choice::Resource(resource) => self.to_cube(resource),
            Choice::Decline => match self.own_ask() {
                Some(Ask::Build { .. } | Ask::GainAny | Ask::TakeItem | Ask::Ready) => {
                    because(rule!("S-RULING-24"), Reason::NotOptional)
                }
                _ => self.not_now(self.asked.ask.rule()),
            },
            Choice::Slot(letter) => match self.own_ask() {
                Some(Ask::TrainSlot(_)) => because(rule!("S-TRAIN-03"), Reason::SlotTaken(letter)),
                // In the recall others train as well, each when it is their turn.
                _ if self.is_between_turns() => self.not_now(rule!("S-TRAIN-01")),
                _ => because(rule!("S-TRAIN-01"), Reason::NeedsTrainIcon),
            },
            Choice::Dweller(dweller) => self.to_pick(dweller),
            Choice::Threat(_) => match self.own_ask() {
                Some(Ask::DiscardThreat) => because(rule!("S-THREAT-07"), Reason::NoSuchThreat),
                _ => self.not_now(rule!("S-THREAT-07")),
            },
            Choice::Done | Choice::DoneForTurn => self.not_now(self.asked.ask.rule()),
        }
    }

    /// The question, if it is put to this seat.
    fn own_ask(&self) -> Option<Ask> {
        (self.asked.seat == self.seat).then_some(self.asked.ask)
    }

    /// Something else is being decided, by this seat (so says `rule`) or by another.
    fn not_now(&self, rule: RuleId) -> Obstacle {
        if self.asked.seat == self.seat {
            return because(rule, Reason::NotNow);
        }
        let whose = match self.asked.ask {
            Ask::Turn => return because(rule!("S-ROUND-03"), Reason::NotYourTurn(self.asked.seat)),
            Ask::TrainSlot(_) | Ask::ShareTraining | Ask::RecallOrder if self.is_between_turns() => {
                rule!("S-RECALL-04")
            }
            ask => ask.rule(),
        };
        because(whose, Reason::NotYourDecision(self.asked.seat))
    }

    /// It is not the moment to place or to pass: by the step of the round, by whose turn it is, or because this turn has
    /// gone on (so says `rule`).
    fn not_in_turn(&self, rule: RuleId) -> Obstacle {
        if self.is_between_turns() {
            let reason = match self.own_ask() {
                Some(_) => Reason::NotNow,
                None => Reason::NotYourDecision(self.asked.seat),
            };
            return because(rule!("S-ROUND-01"), reason);
        }
        match self.state.active {
            active if active != self.seat => because(rule!("S-ROUND-03"), Reason::NotYourTurn(active)),
            _ if self.state.turn.space.is_some() => because(rule, Reason::PlacedAlready),
            _ => self.not_now(rule),
        }
    }

    fn is_between_turns(&self) -> bool {
        self.state.frames.iter().any(|frame| is_between_turns(frame.what))
    }

    /// S-PASS-03: in this placing step the seat takes no turn any more.
    fn has_passed(&self) -> bool {
        !self.is_between_turns() && self.state.passed.contains(self.seat)
    }

    fn to_place(&self, at: SpaceRef) -> Obstacle {
        if self.is_between_turns() {
            return self.not_in_turn(rule!("S-ROUND-01"));
        }
        if self.has_passed() {
            return because(rule!("S-PASS-03"), Reason::Passed);
        }
        self.game.may_place(self.state, self.seat, at)?;
        self.not_in_turn(rule!("S-PLACE-01"))
    }

    fn to_pass(&self) -> Obstacle {
        if self.has_passed() {
            return because(rule!("S-PASS-03"), Reason::Passed);
        }
        let is_skipped = self.seat != self.state.active && self.state.player(self.seat).available == 0;
        if is_skipped && !self.is_between_turns() {
            return because(rule!("S-PASS-04"), Reason::NobodyAvailable);
        }
        self.not_in_turn(rule!("S-PASS-01"))
    }

    fn to_use(&self, card: u8, ability: u8) -> Obstacle {
        let window = match self.own_ask() {
            Some(Ask::Window(window)) => window,
            Some(Ask::Fight)
                if self.game.ability(card, ability).is_some_and(|ability| ability.window == Window::InFight) =>
            {
                Window::InFight
            }
            _ => Window::AnyTime,
        };
        let debt = Debt::of(self.state, self.seat);
        let used = self.game.may_use(self.state, self.seat, card, ability, window, debt);
        match self.own_ask() {
            Some(_) => used?,
            // What an item would do is asked when its moment comes.
            None => used.or_else(|found| if found.reason == Reason::NoUse { Ok(()) } else { Err(found) })?,
        }
        let reason = if self.own_ask().is_some() { Reason::NotNow } else { Reason::WrongMoment(Window::AnyTime) };
        because(rule!("S-RULING-21"), reason)
    }

    /// A cube to pay or to gain.
    fn to_cube(&self, resource: Resource) -> Obstacle {
        match self.own_ask() {
            Some(Ask::PayAny(_)) if self.state.player(self.seat).cubes[resource as usize] == 0 => {
                because(rule!("S-COST-04"), Reason::NoCube(resource))
            }
            Some(Ask::PayAny(_) | Ask::GainAny) => because(rule!("S-RULING-49"), Reason::ForItself),
            _ => self.to_pay(rule!("S-RESOURCE-02")),
        }
    }

    /// Something that is only paid or gained, as spaces and items say.
    fn to_pay(&self, rule: RuleId) -> Obstacle {
        match self.own_ask() {
            None | Some(Ask::Turn | Ask::Window(_) | Ask::EndTurn | Ask::Fight) => because(rule, Reason::NoPayment),
            Some(_) => self.not_now(rule),
        }
    }

    fn to_exchange(&self, backwards: bool) -> Obstacle {
        let Some([paid, gained]) = self.game.exchange_sides(self.state, backwards) else {
            return because(rule!("S-EXCHANGE-03"), Reason::NoExchange);
        };
        if self.seat != self.state.active {
            return because(rule!("S-EXCHANGE-01"), Reason::NotYourTurn(self.state.active));
        }
        let cubes = self.state.player(self.seat).cubes;
        if !Packed::have(cubes).covers(paid.packed()) {
            let short = shortfall(cubes, paid.cubes, paid.any);
            return because(rule!("S-EXCHANGE-04"), Reason::CannotPay(short));
        }
        if !changes_something(cubes, paid, gained) {
            return because(rule!("S-RULING-49"), Reason::ForItself);
        }
        if !self.game.may_exchange(self.state, self.seat, backwards) {
            return because(rule!("S-RULING-21"), Reason::PaymentUnderWay);
        }
        self.not_now(rule!("S-EXCHANGE-03"))
    }

    fn to_name(&self, room: u8) -> Obstacle {
        match self.own_ask() {
            Some(Ask::NameRoom) => self.to_room(room, Ask::NameRoom),
            Some(ask @ Ask::Build { .. }) => because(ask.rule(), Reason::NotNow),
            _ if self.state.room_track.contains(&room) => because(rule!("S-VAULT-06"), Reason::OnTrack),
            _ => because(rule!("S-COST-06"), Reason::NotOnTrack),
        }
    }

    fn to_build(&self, room: u8, slot: Slot) -> Obstacle {
        let Some(ask @ Ask::Build { .. }) = self.own_ask() else {
            return because(rule!("S-BUILD-01"), Reason::NeedsBuildIcon);
        };
        let state = self.state;
        if let Some(named) = self.game.named_room_for(state)
            && named != room
        {
            return because(rule!("S-COST-06"), Reason::OtherRoomNamed(named));
        }
        if !state.room_track.contains(&room) && self.game.named_room_for(state) != Some(room) {
            return because(rule!("S-BUILD-01"), Reason::NotOnTrack);
        }
        if !Shelter::open_slots(state, self.seat).any(|open| open == slot) {
            let is_free = state.vault.rooms[state.vault.level_of(self.seat) as usize][slot as usize] == NONE;
            let rule = if is_free { rule!("S-BUILD-02") } else { rule!("S-BUILD-07") };
            return because(rule, Reason::SlotNotOpen(slot));
        }
        self.to_room(room, ask)
    }

    /// A room of the track that cannot be paid: its price is due together with what the space itself costs.
    fn to_room(&self, room: u8, ask: Ask) -> Obstacle {
        let rule = if ask == Ask::NameRoom { rule!("S-COST-06") } else { rule!("S-BUILD-06") };
        if !self.state.room_track.contains(&room) {
            return because(rule, Reason::NotOnTrack);
        }
        let cost = match (ask, self.state.turn.space) {
            (Ask::NameRoom, Some(at)) => self.game.space(self.state.vault.offer(at)).cost,
            _ => Cost::default(),
        };
        let price = self.game.content.rooms.get(room as usize).map(|room| room.price).unwrap_or_default();
        let cubes = [0, 1, 2].map(|at| cost.cubes[at] + price.cubes[at]);
        let short = shortfall(self.state.player(self.seat).cubes, cubes, cost.any + price.any);
        because(rule, Reason::CannotPay(short))
    }

    /// An item as a card: to take, to pay or to ready.
    fn to_item(&self, card: u8) -> Obstacle {
        let player = self.state.player(self.seat);
        let is_in = |set: u64| card < 64 && set & (1 << card) != 0;
        match self.own_ask() {
            Some(Ask::TakeItem) => because(rule!("S-ITEM-01"), Reason::NotOnTrack),
            Some(Ask::Ready) if is_in(player.items) => because(rule!("S-EXHAUST-04"), Reason::AlreadyReady),
            Some(ask @ (Ask::Ready | Ask::PayItem(_))) => because(ask.rule(), Reason::NotYourItem),
            _ if self.state.item_track.contains(&card) => because(rule!("S-ITEM-01"), Reason::NeedsItemIcon),
            _ if is_in(player.exhausted) => because(rule!("S-EXHAUST-04"), Reason::Exhausted),
            _ if is_in(player.items) => self.to_pay(rule!("S-COST-05")),
            _ => because(rule!("S-ITEM-03"), Reason::NotYourItem),
        }
    }

    fn to_pick(&self, dweller: u8) -> Obstacle {
        let player = self.state.player(self.seat);
        let is_in = |set: u8| dweller < 8 && set & (1 << dweller) != 0;
        match self.own_ask() {
            Some(Ask::Dweller(_) | Ask::Turn) if !is_in(player.available) => {
                let rule = match player.at.get(usize::from(dweller)) {
                    Some(At::Icon(_)) => rule!("S-DWELLER-02"),
                    Some(At::Space(_)) => rule!("S-PLACE-07"),
                    _ => rule!("S-PLACE-01"),
                };
                because(rule, Reason::NotAvailable)
            }
            Some(Ask::Dweller(at)) => {
                let injured_only = self.game.space(self.state.vault.offer(at)).injured_only;
                match (injured_only, is_in(player.injured)) {
                    (false, true) => because(rule!("S-INJURY-03"), Reason::IsInjured),
                    (true, false) => because(rule!("S-INJURY-04"), Reason::NotInjured),
                    _ => because(rule!("S-PLACE-01"), Reason::Alike),
                }
            }
            Some(Ask::Turn) => because(rule!("S-PLACE-01"), Reason::SpaceFirst),
            Some(Ask::Heal) if !is_in(player.injured) => because(rule!("S-HEAL-01"), Reason::NotInjured),
            Some(Ask::Heal) => because(rule!("S-HEAL-01"), Reason::Alike),
            Some(ask @ Ask::TrainWho) if is_in(loose_dwellers(self.state, self.seat)) => {
                because(ask.rule(), Reason::Alike)
            }
            Some(ask @ Ask::RecallOrder)
                if player.due.get(dweller as usize).is_some_and(|due| *due != Due::Nothing) =>
            {
                because(ask.rule(), Reason::Alike)
            }
            _ => self.not_now(self.asked.ask.rule()),
        }
    }
}
