//! How good a position is for a seat, and what is tried first: what bots play for.
//!
//! Everything is counted in hundredths of an influence. Influence wins; what a survivor can do, and the prizes of quests
//! near by, only help to get it.

use bots::{Evaluate, Terms, Worths, likelihood};
use kernel::{Asked, Game, Seat, numbers_in};

use crate::{
    Wasteland,
    choice::{Ask, Choice},
    content::{Content, EncounterIcon, Scoring, Way},
    effect::{Amount, Condition, Effect, EffectList, Pile, Side},
    frame::Source,
    map::{Node, Nodes},
    mode,
    state::{Player, State},
};

const INFLUENCE: i32 = 100;
/// What another agenda card will come to, besides what it gives at once.
const PROMISE: i32 = 40;
/// What a game is worth that was won, and one that was lost.
const WON: i32 = 2_000;
const LOST: i32 = -2_000;
/// A lead that makes winning halfway to certain.
const HALF: i32 = 350;
/// Steps from which a quest still draws.
const FAR: usize = 7;
/// How deep effects within effects are looked at to see what a quest brings.
const NESTED: u8 = 4;
/// Remaining HP from which on a death is near.
const SAFE: i32 = 6;

/// An objective that a survivor can go for: where, and what it brings.
#[derive(Clone, Debug)]
pub(crate) struct Goal {
    quest: u16,
    objective: u8,
    prize: i32,
    spot: Spot,
}

/// Where an objective is completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Marker,
    Named(u8),
    Icon(EncounterIcon),
    Start,
}

impl Evaluate for Wasteland {
    /// A turn or two of everybody. A whole game by a light policy is long, and its end says nothing about its beginning.
    const HORIZON: u16 = 2;
    const TERMS: &'static [&'static str] = &["influence", "rival-influence", "deaths", "takeover"];

    fn evaluate(&self, state: &State) -> Worths {
        if let Some(worths) = mode::worths(self, state) {
            return worths;
        }
        let seats = usize::from(state.seats).min(Seat::MAX);
        let places = self.places(state);
        let mut stands = Worths::default();
        for (stand, seat) in stands.iter_mut().zip(state.all_seats()) {
            *stand = self.stand(state, seat);
        }
        let pressure = self.pressure(state);
        let mut worths = Worths::default();
        for (at, worth) in worths[..seats].iter_mut().enumerate() {
            let rivals = stands[..seats].iter().enumerate().filter(|(other, _)| *other != at);
            let rival = rivals.map(|(_, stand)| *stand).max();
            *worth = match &places {
                // Losing together is as bad as losing alone.
                Some(places) => (if places.get(at) == Some(&1) { WON } else { LOST }) + stands[at] / 4,
                None => {
                    let lead = rival.map_or(0, |rival| stands[at] - rival);
                    stands[at] + likelihood(lead, HALF) / 3 - pressure
                }
            };
        }
        worths
    }

    fn time(state: &State) -> u16 {
        state.round()
    }

    fn appeal(&self, state: &State, asked: &Asked<Ask>, choice: &Choice) -> u32 {
        let player = state.player(asked.seat);
        match *choice {
            Choice::Quest { quest, objective } => 40 + self.prize(quest, objective).max(0) as u32,
            Choice::Encounter => 30,
            Choice::Explore(_) => 20,
            Choice::Fight(_) => {
                if player.remaining_hp() >= 6 {
                    14
                } else {
                    3
                }
            }
            Choice::Camp => {
                if player.remaining_hp() >= 10 {
                    2
                } else {
                    12
                }
            }
            Choice::Move => 16,
            Choice::Step(_) => 12,
            Choice::EndTurn => match (state.turn.actions, state.turn.points) {
                (0, 0) => 30,
                (0, _) => 6,
                _ => 1,
            },
            Choice::Equip(card) => {
                let slot = self.card(card).and_then(|card| card.kind.slot());
                let is_bare = slot.is_some_and(|slot| !player.equipped[slot].is_some());
                if is_bare { 40 } else { 3 }
            }
            Choice::Unequip(_) | Choice::Withdraw => 0,
            Choice::Declare(_) => 2,
            Choice::Use { .. } | Choice::UsePerk(_) => 8,
            Choice::Victory => 10_000,
            Choice::Trade(_) | Choice::Counter => 0,
            Choice::Give(_) | Choice::GiveAgenda(_) | Choice::Want(_) | Choice::WantAgenda => 1,
            Choice::GiveCaps | Choice::WantCaps | Choice::Propose => 1,
            Choice::Accept => 8,
            Choice::Decline => 4,
            Choice::Buy(_) | Choice::Recruit(_) => 10,
            Choice::Sell(_) => 2,
            Choice::Objective { .. } => 20,
            Choice::Faction(faction) if mode::friend(state) == Some(faction) => 40,
            Choice::Faction(_) => 1,
            Choice::Done => 5,
            _ => 6,
        }
    }

    fn is_idle(choice: &Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Decline)
    }

    fn terms(&self, state: &State, seat: Seat) -> Terms {
        let influence = |seat| INFLUENCE * self.influence(state, seat) as i32;
        let rivals = state.survivors().filter(|other| *other != seat && mode::are_rivals(state));
        let deaths = 100 * i32::from(state.player(seat).deaths);
        let power = state.power.iter().copied().max().unwrap_or(0);
        [influence(seat), rivals.map(influence).max().unwrap_or(0), deaths, 100 * i32::from(power)]
    }
}

impl Wasteland {
    /// How near the end is that beats everybody: it hurts the more the nearer it is.
    fn pressure(&self, state: &State) -> i32 {
        let end = i32::from(self.track_end(state)).max(1);
        let power = i32::from(state.power.iter().copied().max().unwrap_or(0));
        300 * power * power / (end * end)
    }

    /// What a survivor has: influence, what is on the way to more, and means.
    fn stand(&self, state: &State, seat: Seat) -> i32 {
        if state.eliminated.contains(seat) {
            return LOST;
        }
        let cards = numbers_in(state.hand(seat));
        let (mut counted, mut hoped) = (0, 0);
        for card in cards {
            let Some(agenda) = self.content.agendas.get(usize::from(card)) else { continue };
            counted += INFLUENCE;
            hoped += PROMISE;
            for scoring in &agenda.scoring {
                let (now, soon) = self.scored(state, seat, scoring);
                counted += now;
                hoped += soon;
            }
        }
        counted + hoped + strength(self, state.player(seat)) + self.pull(state, seat)
    }

    /// What a way of scoring gives now, and how far it is on its way to more.
    fn scored(&self, state: &State, seat: Seat, scoring: &Scoring) -> (i32, i32) {
        let amount = scoring.amount;
        let now = INFLUENCE * i32::from(self.amount(state, seat, amount, None));
        match &scoring.condition {
            Some(condition) if !self.holds(state, seat, condition, None) => {
                (0, self.nearness(state, seat, condition) * now / 250)
            }
            _ => (now, self.fraction(state, seat, amount) / 2),
        }
    }

    /// What is counted beyond the last whole influence, in hundredths.
    fn fraction(&self, state: &State, seat: Seat, amount: Amount) -> i32 {
        let Amount { base, measure: Some(measure), each, per, most } = amount else { return 0 };
        if each <= 0 || per < 2 {
            return 0;
        }
        let (counted, per) = (self.measure(state, seat, measure, None), i32::from(per));
        let whole = i32::from(base) + i32::from(each) * (counted / per);
        if whole >= i32::from(most) { 0 } else { INFLUENCE * i32::from(each) * (counted % per) / per }
    }

    /// How far a condition that does not hold is from holding, in hundredths of the way.
    fn nearness(&self, state: &State, seat: Seat, condition: &Condition) -> i32 {
        let near = |one: &Condition| {
            if self.holds(state, seat, one, None) { 100 } else { self.nearness(state, seat, one) }
        };
        match condition {
            Condition::All(all) => all.iter().map(near).sum::<i32>() / all.len().max(1) as i32,
            Condition::Any(any) => any.iter().map(near).max().unwrap_or(0),
            Condition::AtLeast(measure, least) => {
                100 * self.measure(state, seat, *measure, None) / i32::from(*least).max(1)
            }
            Condition::Leads(faction) => {
                let behind = i32::from(state.power_of(faction.rival())) - i32::from(state.power_of(*faction));
                (60 - 20 * behind).max(0)
            }
            _ => 20,
        }
    }

    /// What the quests near by promise: the best of them, and the more the nearer it is.
    pub(crate) fn pull(&self, state: &State, seat: Seat) -> i32 {
        let at = state.player(seat).at;
        if at == Node::NONE || state.staged.is_empty() {
            return 0;
        }
        let land = self.land(state);
        let open: Vec<(&Goal, Nodes)> = self
            .goals
            .iter()
            .filter(|goal| state.staged.get(goal.quest).is_some() && self.is_within_means(state, seat, goal))
            .map(|goal| {
                let markers = if goal.spot == Spot::Marker { state.staged.get(goal.quest) } else { None };
                (goal, markers.map_or_else(Nodes::default, |staged| staged.markers))
            })
            .collect();
        if open.is_empty() {
            return 0;
        }
        let start = self.scenario(state).start;
        let mut best = 0;
        for (distance, ring) in land.rings(at).take(FAR).enumerate() {
            let share = (FAR - distance) as i32;
            for (goal, markers) in &open {
                let worth = goal.prize * share / (2 * FAR as i32);
                if worth <= best {
                    continue;
                }
                let is_there = match goal.spot {
                    Spot::Marker => !ring.and(*markers).is_empty(),
                    Spot::Start => ring.iter().any(|node| node.place() == start),
                    Spot::Named(name) => {
                        land.open(ring).any(|node| land.space(node).is_some_and(|space| space.name == Some(name)))
                    }
                    Spot::Icon(icon) => {
                        land.open(ring).any(|node| land.space(node).is_some_and(|space| space.icon == Some(icon)))
                    }
                };
                if is_there {
                    best = worth;
                }
            }
        }
        best
    }

    /// Whether all that the objective asks for besides the place is there.
    fn is_within_means(&self, state: &State, seat: Seat, goal: &Goal) -> bool {
        let Some(printed) = self.objective(goal.quest, goal.objective) else { return false };
        printed.condition.as_ref().is_none_or(|condition| self.holds_elsewhere(state, seat, condition, goal.quest))
    }

    /// Whether a condition holds but for where the survivor is.
    fn holds_elsewhere(&self, state: &State, seat: Seat, condition: &Condition, quest: u16) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|one| self.holds_elsewhere(state, seat, one, quest)),
            Condition::Any(any) => any.iter().any(|one| self.holds_elsewhere(state, seat, one, quest)),
            Condition::At(_) | Condition::AtIcon(_) | Condition::AtMarker | Condition::AtStart => true,
            other => self.holds(state, seat, other, Some(Source::Quest(quest))),
        }
    }

    /// What an objective brings.
    fn prize(&self, quest: u16, objective: u8) -> i32 {
        let is_it = |goal: &&Goal| (goal.quest, goal.objective) == (quest, objective);
        self.goals.iter().find(is_it).map_or(0, |goal| goal.prize)
    }
}

/// The worths of a group, whose seats win or lose as one; what the game is worth while it goes on, its mode says.
pub(crate) fn shared_worths(game: &Wasteland, state: &State, now: impl Fn(&Wasteland, &State) -> i32) -> Worths {
    let worth = match game.places(state) {
        Some(places) if places.contains(&1) => WON,
        Some(_) => LOST,
        None => now(game, state),
    };
    let mut worths = Worths::default();
    worths[..usize::from(state.seats).min(Seat::MAX)].fill(worth);
    worths
}

/// What the survivors of a group add to it: means, what quests near by promise, and what it costs that one is near to death,
/// for each HP.
pub(crate) fn worth_of_survivors(game: &Wasteland, state: &State, danger: i32) -> i32 {
    let worth = |seat: Seat| {
        let player = state.player(seat);
        let frail = (SAFE - i32::from(player.remaining_hp())).max(0);
        strength(game, player) + game.pull(state, seat) - danger * frail
    };
    state.survivors().filter(|seat| state.player(*seat).at != Node::NONE).map(worth).sum()
}

/// What a survivor can do: tokens, levels, perks, equipment, Caps and health.
fn strength(game: &Wasteland, player: &Player) -> i32 {
    let remaining = i32::from(player.remaining_hp());
    let worn = player.equipped.iter().filter_map(|held| game.card(held.card));
    let equipped: i32 = worn.map(|card| 10 + 4 * i32::from(card.armor) + 2 * i32::from(card.letters.len())).sum();
    12 * i32::from(player.special.len())
        + 2 * i32::from(player.peg)
        + 6 * player.perks.count_ones() as i32
        + equipped
        + 4 * (player.inventory.len() as i32).min(3)
        + 2 * i32::from(player.caps.min(10))
        // Who is nearly dead will lose more than a little.
        + 4 * remaining.min(6)
        + remaining
        - 20 * i32::from(player.deaths)
}

/// The objectives that a survivor can go for.
pub(crate) fn goals(content: &Content) -> Vec<Goal> {
    let mut goals = Vec::new();
    for (quest, printed) in (0u16..).zip(&content.quests) {
        for (objective, one) in (0u8..).zip(&printed.objectives) {
            let Some(spot) = one.condition.as_ref().and_then(spot_of) else { continue };
            let prize = prize_of(content, one.results, NESTED);
            if matches!(one.way, Way::Action(_)) && prize > 0 {
                goals.push(Goal { quest, objective, prize, spot });
            }
        }
    }
    goals
}

/// Where a condition wants the survivor to be.
fn spot_of(condition: &Condition) -> Option<Spot> {
    match condition {
        Condition::All(several) | Condition::Any(several) => several.iter().find_map(spot_of),
        Condition::At(name) => Some(Spot::Named(*name)),
        Condition::AtIcon(icon) => Some(Spot::Icon(*icon)),
        Condition::AtMarker => Some(Spot::Marker),
        Condition::AtStart => Some(Spot::Start),
        _ => None,
    }
}

/// What effects bring who resolves them, roughly.
fn prize_of(content: &Content, effects: EffectList, nested: u8) -> i32 {
    if nested == 0 {
        return 0;
    }
    let least = |amount: &Amount| i32::from(amount.base.max(1));
    let inside = |list: &EffectList| prize_of(content, *list, nested - 1);
    let worth = |effect: &Effect| match effect {
        Effect::Draw(Pile::Agenda, amount) => (INFLUENCE + PROMISE) * least(amount),
        Effect::DrawOneOf(Pile::Agenda, _) => INFLUENCE + 2 * PROMISE,
        Effect::Draw(_, amount) => 10 * least(amount),
        Effect::DrawOneOf(..) => 12,
        Effect::Xp(amount) => 6 * least(amount),
        Effect::Caps(amount) => 3 * least(amount),
        Effect::Unique(_) => 25,
        Effect::GainPerk(_) => 12,
        Effect::GainSpecial(_) => 15,
        Effect::Become(_) => 10,
        Effect::Shop(_) => 8,
        // What comes next is for everybody.
        Effect::Stage(_) => 8,
        Effect::LoseAgenda => -INFLUENCE,
        Effect::Damage(amount) | Effect::Rads(amount) => -4 * least(amount),
        Effect::Die => -80,
        Effect::Power(Side::Leader, amount) => -10 * least(amount),
        Effect::May(_, list) => inside(list) / 2,
        Effect::If(_, yes, no) => inside(yes).max(inside(no)) / 2,
        Effect::Choose(lists) => lists.iter().map(inside).max().unwrap_or(0),
        Effect::Test(_, _, yes, no) | Effect::DrawAndFight(_, yes, no) => (inside(yes) + inside(no)) / 2,
        _ => 0,
    };
    content.effects(effects).iter().map(worth).sum()
}
