//! What would happen: the consequences of a choice before it is made, with every number and where it comes from.
//!
//! Only what the seat may know is looked at: of the draw piles nothing but their size. What is sure is told as sure,
//! what depends on further choices as a range, what depends on dice as an exact chance. Items that somebody might use
//! meanwhile and exchanges are choices of their own and not part of it, except for the odds of a fight.
//!
//! A placement is tried out on a copy of the state, icon by icon, by the very chapters that carry it out; see `probe`. A
//! fault of theirs is told when the choice is played; a forecast then has nothing to tell.

mod odds;
mod party;
mod probe;
mod reach;

pub use odds::{Chance, Odds, WithItem};
pub use probe::{Case, Gain, Happiness, Outcome, Sure, Training};
pub use reach::Track;

use kernel::{Game as _, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Cost, Cubes, Effect, Letter, Letters, Resource, Space, Spend},
    cost::missing,
    frame::What,
    machine::Shelter,
    options::IncomeOrder,
    state::{NONE, State, Turn},
    vault::{Side, Slot, SpaceRef},
};

use self::{
    party::{Parties, put_down},
    probe::Probe,
    reach::Reach,
};

/// What a choice would bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The choice.
    pub choice: Choice,
    /// What is paid for it.
    pub cost: Cost,
    /// How many cubes are missing for that.
    pub missing: u8,
    /// Where the price of a room is due: the rooms of the track with their prices, and whether each can be paid.
    pub prices: Vec<RoomPrice>,
    /// What happens to the item, if it is the use of one.
    pub spend: Option<Spend>,
    /// Who could double the reward, at a space.
    pub doubling: Option<Doubling>,
    /// The two sides of an exchange icon in the reward (S-EXCHANGE-01).
    pub exchange: Option<[Cubes; 2]>,
    /// The odds of the fight.
    pub odds: Option<Odds>,
    /// Who may take income for it.
    pub income: Option<Income>,
    /// The room it would build, and where.
    pub building: Option<Building>,
    /// What it could come to: one outcome, or one for each way a fight may go and for a reward gained once or twice.
    /// None where the cost cannot be paid, or where there is nothing to tell.
    pub outcomes: Vec<Outcome>,
}

/// A room of the track and what it costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoomPrice {
    /// The card.
    pub room: u8,
    /// Its price.
    pub price: Cubes,
    /// Whether the player can pay it besides the rest of the cost.
    pub payable: bool,
}

/// Who could double the reward of a space (S-SPECIAL-01).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubling {
    /// The letters of the space.
    pub letters: Letters,
    /// The available dwellers trained in one of them, who may go there.
    pub by: Vec<(u8, Letter)>,
}

/// Income for the owner of the level (S-INCOME-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Income {
    /// The owner.
    pub owner: Seat,
    /// All tracks of the owner are full, so nobody will be asked (S-INCOME-04).
    pub moot: bool,
    /// The cube that is taken by a standing order (S-RULING-46).
    pub standing: Option<Resource>,
}

/// A room built in a slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// The card.
    pub room: u8,
    /// The slot.
    pub slot: Slot,
    /// Its spaces, with the sums of the dice that would bring a threat there (S-VAULT-03).
    pub columns: Vec<(SpaceRef, Vec<u8>)>,
    /// Rooms on the level afterwards.
    pub rooms: u8,
    /// The price that is due with it.
    pub price: Cubes,
}

impl Forecast {
    fn of(choice: Choice) -> Forecast {
        Forecast {
            choice,
            cost: Cost::default(),
            missing: 0,
            prices: Vec::new(),
            spend: None,
            doubling: None,
            exchange: None,
            odds: None,
            income: None,
            building: None,
            outcomes: Vec::new(),
        }
    }
}

impl Shelter {
    /// What a choice would bring to a seat: one that is open, or a placement at any time. Whether it is allowed is
    /// another question, see [`kernel::Game::why_not`].
    #[must_use]
    pub fn forecast(&self, state: &State, seat: Seat, choice: Choice) -> Forecast {
        let asked = self.decide(state, &mut Vec::new()).filter(|asked| asked.seat == seat);
        match (choice, asked.map(|asked| asked.ask)) {
            (Choice::Place(at), _) => self.forecast_placement(state, seat, at, None, choice),
            (Choice::Dweller(dweller), Some(Ask::Dweller(at))) => {
                self.forecast_placement(state, seat, at, Some(dweller), choice)
            }
            (Choice::Room(room), Some(Ask::NameRoom)) => self.forecast_named_room(state, seat, room),
            (Choice::Build { room, slot }, Some(Ask::Build { priced })) => {
                self.forecast_build(state, seat, room, slot, priced)
            }
            (Choice::Use { card, ability }, _) => self.forecast_use(state, seat, card, ability),
            (Choice::Exchange { backwards }, _) => self.forecast_exchange(state, seat, backwards),
            (Choice::Resource(resource), Some(ask)) => self.forecast_cube(state, seat, ask, resource),
            (Choice::Done, Some(Ask::Fight)) => self.forecast_result(state, seat),
            _ => Forecast::of(choice),
        }
    }

    /// A placement: with any suitable dwellers, or with this one among them.
    fn forecast_placement(
        &self,
        state: &State,
        seat: Seat,
        at: SpaceRef,
        with: Option<u8>,
        choice: Choice,
    ) -> Forecast {
        let mut forecast = Forecast::of(choice);
        let Some(space) = state.vault.offered(&self.content, at) else { return forecast };
        let mut before = state.clone();
        before.active = seat;
        before.turn = Turn::new();
        before.turn.space = Some(at);
        before.frames.clear();
        let paid = self.forecast_cost(&mut forecast, &before, seat, space, None);
        forecast.income = self.forecast_income(&before, seat, at);
        let parties = Parties::of(&before, seat, space, with);
        forecast.doubling = Some(Doubling { letters: space.letters, by: parties.doubling.clone() });
        for party in parties.plain.into_iter().chain(parties.doubled) {
            let mut down = before.clone();
            let (doubled_by, spent) = put_down(&mut down, seat, at, space, party);
            let mut probe = Probe::new(self, &down, seat, paid.clone());
            probe.outcome.doubled_by = doubled_by;
            probe.outcome.spent = spent;
            probe.name_room(None);
            self.forecast_rest(&mut forecast, probe, &down, space, &paid);
        }
        // However the reward would be gained, a lost fight comes to the same.
        kernel::order::sort_by_key(&mut forecast.outcomes, |outcome| outcome.case == Case::Lost);
        forecast
    }

    /// The room to be built is named: the placement goes on with its price.
    fn forecast_named_room(&self, state: &State, seat: Seat, room: u8) -> Forecast {
        let mut forecast = Forecast::of(Choice::Room(room));
        let Some((at, space)) = self.placed_on(state) else { return forecast };
        let mut down = state.clone();
        down.frames.clear();
        let paid = self.forecast_cost(&mut forecast, &down, seat, space, Some(room));
        forecast.income = self.forecast_income(&down, seat, at);
        let mut probe = Probe::new(self, &down, seat, paid.clone());
        probe.name_room(Some(room));
        self.forecast_rest(&mut forecast, probe, &down, space, &paid);
        forecast
    }

    /// Notes the cost of a space and gives what could be left when it is paid.
    fn forecast_cost(
        &self,
        forecast: &mut Forecast,
        state: &State,
        seat: Seat,
        space: &Space,
        named: Option<u8>,
    ) -> Reach {
        let player = state.player(seat);
        let have = Reach::start(player.cubes);
        let own = Cubes { cubes: space.cost.cubes, any: space.cost.any };
        forecast.cost = space.cost;
        forecast.missing = missing(player.cubes, own.cubes, own.any);
        if !space.cost.room_price {
            return if player.item_count() < space.cost.items { Reach::default() } else { have.pay(own) };
        }
        let mut paid = Reach::default();
        let rooms = state.room_track.iter().copied().filter(|room| *room != NONE && named.is_none_or(|n| n == *room));
        for room in rooms {
            let price = self.content.rooms[room as usize].price;
            let left = have.pay(both(own, price));
            forecast.prices.push(RoomPrice { room, price, payable: !left.is_empty() });
            paid = paid.or(left);
        }
        if paid.is_empty() {
            let short = |price: &RoomPrice| {
                let all = both(own, price.price);
                missing(player.cubes, all.cubes, all.any)
            };
            forecast.missing = forecast.prices.iter().map(short).min().unwrap_or(0);
        }
        if self.has_free_slot(state, seat) { paid } else { Reach::default() }
    }

    fn forecast_income(&self, state: &State, seat: Seat, at: SpaceRef) -> Option<Income> {
        let owner = state.vault.income_of(seat, at)?;
        let cubes = state.player(owner).cubes;
        let moot = self.income_is_moot(state, owner);
        let emptiest = Resource::ALL.into_iter().min_by_key(|resource| cubes[*resource as usize]);
        let by_order = !moot && state.options.income_standing_order == IncomeOrder::Emptiest;
        Some(Income { owner, moot, standing: emptiest.filter(|_| by_order) })
    }

    /// What follows when the dwellers are down and the cost is paid: the fight, then the rewards or an injury.
    fn forecast_rest(&self, forecast: &mut Forecast, mut probe: Probe<'_>, down: &State, space: &Space, paid: &Reach) {
        forecast.exchange = space.exchange;
        if paid.is_empty() {
            return;
        }
        if space.cost.injury {
            probe.injure(rule!("S-INJURY-01"));
        }
        if space.fight == 0 {
            forecast.outcomes.extend(probe.gain_space());
            return;
        }
        if forecast.odds.is_none() {
            forecast.odds = Some(self.odds(down, down.active, space.fight, None, paid));
        }
        let lost = probe.clone().lose();
        probe.outcome.case = Case::Won;
        forecast.outcomes.extend(probe.gain_space());
        if !forecast.outcomes.contains(&lost) {
            forecast.outcomes.push(lost);
        }
    }

    /// The dice have fallen and nothing more is used.
    fn forecast_result(&self, state: &State, seat: Seat) -> Forecast {
        let mut forecast = Forecast::of(Choice::Done);
        let Some((_, space)) = self.placed_on(state) else { return forecast };
        let held = Reach::start(state.player(seat).cubes);
        let odds = self.odds(state, seat, space.fight, Some(state.turn.fight.dice), &held);
        forecast.exchange = space.exchange;
        let mut probe = Probe::new(self, state, seat, held);
        forecast.outcomes.extend(if odds.bare.is_certain() {
            probe.outcome.case = Case::Won;
            probe.gain_space()
        } else {
            Ok(probe.lose())
        });
        forecast.odds = Some(odds);
        forecast
    }

    fn forecast_build(&self, state: &State, seat: Seat, room: u8, slot: Slot, priced: bool) -> Forecast {
        let mut forecast = Forecast::of(Choice::Build { room, slot });
        let Some(printed) = self.content.rooms.get(room as usize) else { return forecast };
        let level = state.vault.level_of(seat);
        let mut vault = state.vault;
        vault.put_room(&self.content, level, slot, room);
        let columns = printed.spaces.iter().zip([Side::Left, Side::Right]).map(|(_, side)| {
            let at = SpaceRef::room(level, slot, side);
            (at, vault.columns_of(&self.content, state.options.column_map, at).collect())
        });
        let price = if priced { printed.price } else { Cubes::default() };
        forecast.building =
            Some(Building { room, slot, columns: columns.collect(), rooms: vault.rooms_on(level), price });
        forecast.cost = Cost { cubes: price.cubes, any: price.any, ..Cost::default() };
        let player = state.player(seat);
        forecast.missing = missing(player.cubes, price.cubes, price.any);
        let paid = Reach::start(player.cubes).pay(price);
        if !paid.is_empty() {
            forecast.exchange = self.placed_on(state).and_then(|(_, space)| space.exchange);
            forecast.outcomes.extend(Probe::new(self, state, seat, paid).build(room, slot));
        }
        forecast
    }

    /// An ability of an item: what it costs and gains, and in a fight what it does to the odds.
    fn forecast_use(&self, state: &State, seat: Seat, card: u8, ability: u8) -> Forecast {
        let mut forecast = Forecast::of(Choice::Use { card, ability });
        let Some(printed) = self.ability(card, ability) else { return forecast };
        let player = state.player(seat);
        forecast.cost = printed.pay;
        forecast.spend = Some(printed.spend);
        forecast.missing = missing(player.cubes, printed.pay.cubes, printed.pay.any);
        let paid = Reach::start(player.cubes).pay(Cubes { cubes: printed.pay.cubes, any: printed.pay.any });
        let leaves = u8::from(printed.spend == Spend::Discard) + printed.pay.items;
        if paid.is_empty() || player.item_count() < leaves {
            return forecast;
        }
        let mut spent = state.clone();
        spend(&mut spent, seat, card, printed.spend);
        let fights = |effect: &Effect| matches!(effect, Effect::Roll(_) | Effect::Reroll | Effect::Win);
        let is_fighting = matches!(state.top(), Some(What::Fight(_))) && seat == state.active;
        if is_fighting && printed.effects.iter().any(fights) {
            forecast.odds = self.odds_after(spent.clone(), seat, &printed.effects, &paid);
        }
        forecast.outcomes.extend(Probe::new(self, &spent, seat, paid).take_effects(card, ability, &printed.effects));
        forecast
    }

    /// The odds of the fight under way once these effects have changed it.
    fn odds_after(&self, mut state: State, seat: Seat, effects: &[Effect], paid: &Reach) -> Option<Odds> {
        let (_, space) = self.placed_on(&state)?;
        let mut dice = Some(state.turn.fight.dice);
        for effect in effects {
            match effect {
                // Counted after the payment, as the rules do; where cubes of choice were paid, with the most left.
                Effect::Roll(amount) => {
                    let most = paid.holdings().map(|cubes| {
                        state.player_mut(seat).cubes = cubes;
                        self.amount(&state, seat, *amount)
                    });
                    let most = most.max().unwrap_or(0);
                    let fight = &mut state.turn.fight;
                    fight.bonus = fight.bonus.saturating_add(most);
                }
                Effect::Reroll => dice = None,
                Effect::Win => state.turn.fight.won = true,
                Effect::Gain(_) | Effect::Heal | Effect::Train(_) | Effect::DiscardThreat => {}
            }
        }
        Some(self.odds(&state, seat, space.fight, dice, paid))
    }

    fn forecast_exchange(&self, state: &State, seat: Seat, backwards: bool) -> Forecast {
        let mut forecast = Forecast::of(Choice::Exchange { backwards });
        let Some([paid, gained]) = self.exchange_sides(state, backwards) else { return forecast };
        let player = state.player(seat);
        forecast.cost = Cost { cubes: paid.cubes, any: paid.any, ..Cost::default() };
        forecast.missing = missing(player.cubes, paid.cubes, paid.any);
        let left = Reach::start(player.cubes).pay(paid);
        if !left.is_empty() {
            let mut probe = Probe::new(self, state, seat, left);
            probe.gain_cubes(gained);
            probe.change_something();
            forecast.outcomes.push(probe.finish());
        }
        forecast
    }

    fn forecast_cube(&self, state: &State, seat: Seat, ask: Ask, resource: Resource) -> Forecast {
        let mut forecast = Forecast::of(Choice::Resource(resource));
        let mut one = Cubes::default();
        one.cubes[resource as usize] = 1;
        let have = Reach::start(state.player(seat).cubes);
        if matches!(ask, Ask::PayAny(_)) {
            forecast.cost.cubes = one.cubes;
            let left = have.pay(one);
            forecast.missing = u8::from(left.is_empty());
            if !left.is_empty() {
                forecast.outcomes.push(Probe::new(self, state, seat, left).finish());
            }
            return forecast;
        }
        let mut probe = Probe::new(self, state, seat, have);
        probe.gain_cubes(one);
        forecast.outcomes.push(probe.finish());
        forecast
    }

    /// The space of the placement under way.
    fn placed_on(&self, state: &State) -> Option<(SpaceRef, &Space)> {
        let at = state.turn.space?;
        Some((at, state.vault.offered(&self.content, at)?))
    }
}

fn spend(state: &mut State, seat: Seat, card: u8, spend: Spend) {
    let player = state.player_mut(seat);
    match spend {
        Spend::Nothing => {}
        Spend::Exhaust => player.exhausted |= 1 << card,
        Spend::Discard => {
            player.items &= !(1 << card);
            player.exhausted &= !(1 << card);
        }
    }
}

/// Two costs together.
fn both(one: Cubes, other: Cubes) -> Cubes {
    Cubes { cubes: [0, 1, 2].map(|at| one.cubes[at] + other.cubes[at]), any: one.any + other.any }
}
