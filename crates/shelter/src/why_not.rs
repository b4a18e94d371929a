//! Why a thing on the table is not open to a player now: one answer for every choice, with the rule.

use kernel::{Because, Game as _, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{Cost, Window},
    cost::missing,
    item::Debt,
    machine::{Shelter, because},
    state::{NONE, State},
};

/// Why the choice is not open to the seat; none if it is.
pub(crate) fn why_not(game: &Shelter, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
    let mut options = Vec::new();
    let Some(asked) = game.decide(state, &mut options) else {
        return because::<()>(rule!("S-END-03"), Reason::GameOver).err();
    };
    if asked.seat != seat {
        return game
            .standing_obstacle(state, seat, choice)
            .or_else(|| because::<()>(whose(asked.ask), Reason::NotYourDecision(asked.seat)).err());
    }
    if options.contains(&choice) {
        return None;
    }
    let found = game.obstacle(state, seat, asked.ask, choice).err();
    found.or_else(|| because::<()>(asked.ask.rule(), Reason::NotNow).err())
}

/// The rule by which the question is somebody else's.
fn whose(ask: Ask) -> RuleId {
    if ask == Ask::Turn { rule!("S-ROUND-03") } else { ask.rule() }
}

impl Shelter {
    /// What stands in the way of a choice even when it is the player's turn: worth saying before anything else.
    fn standing_obstacle(&self, state: &State, seat: Seat, choice: Choice) -> Option<Because<Reason>> {
        match choice {
            Choice::Place(at) => self.may_place(state, seat, at).err(),
            _ => None,
        }
    }

    /// The rule that keeps a choice from being offered in answer to this question.
    fn obstacle(&self, state: &State, seat: Seat, ask: Ask, choice: Choice) -> Result<(), Because<Reason>> {
        let not_now = |rule: RuleId| because(rule, Reason::NotNow);
        match choice {
            Choice::Place(at) => {
                self.may_place(state, seat, at)?;
                not_now(rule!("S-PLACE-01"))
            }
            Choice::Pass => not_now(rule!("S-PASS-01")),
            Choice::Use { card, ability } => self.obstacle_to_use(state, seat, ask, card, ability),
            Choice::Exchange { backwards } => {
                if state.turn.exchange == NONE {
                    because(rule!("S-EXCHANGE-03"), Reason::NoExchange)
                } else if self.may_exchange(state, seat, backwards) {
                    not_now(rule!("S-EXCHANGE-03"))
                } else {
                    let cubes = state.player(seat).cubes;
                    let paid = self.exchange_sides(state, backwards).map(|[paid, _]| paid).unwrap_or_default();
                    let owed = paid.any + Debt::of(state, seat).any;
                    because(rule!("S-EXCHANGE-04"), Reason::CannotPay(missing(cubes, paid.cubes, owed)))
                }
            }
            Choice::Room(room) | Choice::Build { room, .. } => self.obstacle_to_room(state, seat, ask, room, choice),
            Choice::Item(card) => obstacle_to_item(state, seat, ask, card),
            Choice::Resource(resource) => match ask {
                Ask::PayAny(_) => because(rule!("S-COST-04"), Reason::NoCube(resource)),
                _ => not_now(ask.rule()),
            },
            Choice::Decline => match ask {
                Ask::Build { .. } | Ask::GainAny | Ask::TakeItem | Ask::Ready => {
                    because(rule!("S-RULING-24"), Reason::NotOptional)
                }
                _ => not_now(ask.rule()),
            },
            Choice::Slot(letter) => match ask {
                Ask::TrainSlot(_) => because(rule!("S-TRAIN-03"), Reason::SlotTaken(letter)),
                _ => not_now(rule!("S-TRAIN-01")),
            },
            Choice::Dweller(dweller) => obstacle_to_dweller(state, seat, ask, dweller),
            Choice::Threat(_) => because(rule!("S-THREAT-07"), Reason::NoSuchThreat),
            Choice::Done | Choice::DoneForTurn => not_now(ask.rule()),
        }
    }

    fn obstacle_to_use(
        &self,
        state: &State,
        seat: Seat,
        ask: Ask,
        card: u8,
        ability: u8,
    ) -> Result<(), Because<Reason>> {
        let window = match ask {
            Ask::Window(window) => window,
            Ask::Fight if self.ability(card, ability).is_some_and(|ability| ability.window == Window::InFight) => {
                Window::InFight
            }
            _ => Window::AnyTime,
        };
        self.may_use(state, seat, card, ability, window, Debt::of(state, seat))?;
        because(rule!("S-RULING-21"), Reason::NotNow)
    }

    fn obstacle_to_room(
        &self,
        state: &State,
        seat: Seat,
        ask: Ask,
        room: u8,
        choice: Choice,
    ) -> Result<(), Because<Reason>> {
        if !matches!(ask, Ask::NameRoom | Ask::Build { .. }) {
            return because(rule!("S-VAULT-06"), Reason::OnTrack);
        }
        if let (Ask::Build { .. }, Some(named)) = (ask, self.named_room_for(state))
            && named != room
        {
            return because(rule!("S-COST-06"), Reason::OtherRoomNamed(named));
        }
        if !state.room_track.contains(&room) && self.named_room_for(state) != Some(room) {
            return because(rule!("S-BUILD-01"), Reason::NotOnTrack);
        }
        if let Choice::Build { slot, .. } = choice
            && !Shelter::open_slots(state, seat).any(|open| open == slot)
        {
            let inner_free = state.vault.rooms[state.vault.level_of(seat) as usize][slot as usize] == NONE;
            let rule = if inner_free { rule!("S-BUILD-02") } else { rule!("S-BUILD-07") };
            return because(rule, Reason::SlotNotOpen(slot));
        }
        // The price is due together with what the space itself costs.
        let cost = match (ask, state.turn.space) {
            (Ask::NameRoom, Some(at)) => self.space(state.vault.offer(at)).cost,
            _ => Cost::default(),
        };
        let price = self.content.rooms.get(room as usize).map(|room| room.price).unwrap_or_default();
        let cubes = [0, 1, 2].map(|at| cost.cubes[at] + price.cubes[at]);
        let short = missing(state.player(seat).cubes, cubes, cost.any + price.any);
        let rule = if ask == Ask::NameRoom { rule!("S-COST-06") } else { rule!("S-BUILD-06") };
        because(rule, Reason::CannotPay(short))
    }
}

fn obstacle_to_item(state: &State, seat: Seat, ask: Ask, card: u8) -> Result<(), Because<Reason>> {
    let held = card < 64 && state.player(seat).items & (1 << card) != 0;
    match ask {
        Ask::TakeItem => because(rule!("S-ITEM-01"), Reason::NotOnTrack),
        Ask::Ready if held => because(rule!("S-EXHAUST-04"), Reason::AlreadyReady),
        Ask::Ready | Ask::PayItem(_) => because(ask.rule(), Reason::NotYourItem),
        _ => because(ask.rule(), Reason::NotNow),
    }
}

fn obstacle_to_dweller(state: &State, seat: Seat, ask: Ask, dweller: u8) -> Result<(), Because<Reason>> {
    let player = state.player(seat);
    let bit = 1u8.checked_shl(u32::from(dweller)).unwrap_or(0);
    match ask {
        Ask::Dweller(_) if player.available & bit == 0 => because(rule!("S-PLACE-01"), Reason::NotAvailable),
        Ask::Dweller(_) if player.injured & bit != 0 => because(rule!("S-INJURY-03"), Reason::NoHealthyDweller),
        Ask::Dweller(_) => because(rule!("S-INJURY-04"), Reason::NoInjuredDweller),
        Ask::Heal => because(rule!("S-HEAL-01"), Reason::NotInjured),
        _ => because(ask.rule(), Reason::NotNow),
    }
}
