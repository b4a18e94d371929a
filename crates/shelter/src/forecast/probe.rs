//! Trying out a reward on a copy of the state: which icons take effect, and what they come to.

use kernel::{RuleId, Seat, rule};

use crate::{
    content::{Cubes, Effect, Icon, Letter, Resource},
    frame::{Gaining, LineFrom},
    item::loose_dwellers,
    machine::Shelter,
    options::{DoubledBuild, HappinessPerRoom},
    state::{At, Due, NONE, State},
    vault::Slot,
};

use super::reach::{Reach, Track};

/// Whether something happens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sure {
    /// It does not.
    No,
    /// That depends on further choices.
    Maybe,
    /// It does.
    Yes,
}

/// When an outcome comes about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Case {
    /// In any case.
    Always,
    /// If the fight is won.
    Won,
    /// If it is lost.
    Lost,
}

/// An icon of the reward and whether it takes effect (S-REWARD-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The icon.
    pub icon: Icon,
    /// The first time through the line.
    pub first: Sure,
    /// The second time, where the line is doubled (S-SPECIAL-04).
    pub again: Sure,
}

/// A training that becomes due (S-TRAIN-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Training {
    /// The letter, or one of choice.
    pub letter: Option<Letter>,
    /// Another dweller is in that slot now, or in all of them; while that is so the training is lost (S-TRAIN-03).
    pub taken: bool,
}

/// What a choice comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// When.
    pub case: Case,
    /// The reward is gained twice (S-SPECIAL-01).
    pub doubled: bool,
    /// The letter of a placed dweller by which it is, where the dweller is still to be placed.
    pub doubled_by: Option<Letter>,
    /// The training of a placed dweller that is used up without doubling anything (S-TRAIN-05).
    pub spent: Option<Letter>,
    /// The icons gained, in order.
    pub gains: Vec<Gain>,
    /// The tracks of power, food and water.
    pub tracks: [Track; 3],
    /// Happiness before.
    pub happiness_before: u16,
    /// The sources of happiness, with the least and the most that each brings, and its rule.
    pub happiness: Vec<Happiness>,
    /// New dwellers, who are available from the next round on (S-DWELLER-02).
    pub new_dwellers: u8,
    /// The player takes the first player token (S-FIRST-01).
    pub token: bool,
    /// The placed dwellers are injured: by the cost, or by a lost fight.
    pub injured: bool,
    /// Dwellers on the space are healed.
    pub healed: bool,
    /// Items taken from the track.
    pub items: u8,
    /// Trainings due at the recall.
    pub training: Vec<Training>,
    /// Rooms built.
    pub rooms: Sure,
    /// A sixth room ends the game after this round (S-END-01).
    pub ends: Sure,
}

/// A source of happiness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happiness {
    /// The least it brings.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// By which rule.
    pub rule: RuleId,
}

impl Outcome {
    /// Happiness afterwards: the least and the most.
    #[must_use]
    pub fn happiness_after(&self) -> (u16, u16) {
        let sum = |of: fn(&Happiness) -> u8| {
            self.happiness.iter().fold(self.happiness_before, |sum, source| sum.saturating_add(of(source).into()))
        };
        (sum(|source| source.least), sum(|source| source.most))
    }

    /// How often an icon takes effect: at least, and at most.
    #[must_use]
    pub fn times(&self, wanted: Icon) -> (u8, u8) {
        let passes = self.gains.iter().filter(|gain| gain.icon == wanted).flat_map(|gain| [gain.first, gain.again]);
        passes.fold((0, 0), |(least, most), sure| {
            (least + u8::from(sure == Sure::Yes), most + u8::from(sure != Sure::No))
        })
    }
}

/// A copy of the state on which a choice is tried out.
#[derive(Clone)]
pub(super) struct Probe<'g> {
    game: &'g Shelter,
    state: State,
    seat: Seat,
    reach: Reach,
    pub outcome: Outcome,
}

impl<'g> Probe<'g> {
    /// What follows once a cost is paid; `paid` is what could be left then.
    pub fn new(game: &'g Shelter, state: &State, seat: Seat, paid: Reach) -> Probe<'g> {
        let outcome = Outcome {
            case: Case::Always,
            doubled: false,
            doubled_by: None,
            spent: None,
            gains: Vec::new(),
            tracks: [Track::default(); 3],
            happiness_before: state.player(seat).happiness,
            happiness: Vec::new(),
            new_dwellers: 0,
            token: false,
            injured: false,
            healed: false,
            items: 0,
            training: Vec::new(),
            rooms: Sure::No,
            ends: Sure::No,
        };
        Probe { game, state: state.clone(), seat, reach: paid, outcome }
    }

    pub fn finish(mut self) -> Outcome {
        self.outcome.tracks = self.reach.tracks(self.state.player(self.seat).cubes);
        self.outcome
    }

    /// S-COST-06: a room is named where its price is due. Which one does not matter here.
    pub fn name_a_room(&mut self) {
        let at = self.state.turn.space;
        let is_due = at.is_some_and(|at| self.game.space(self.state.vault.offer(at)).cost.room_price);
        if is_due && self.state.turn.named_room == NONE {
            self.state.turn.named_room =
                self.state.room_track.iter().copied().find(|room| *room != NONE).unwrap_or(NONE);
        }
    }

    pub fn injure(&mut self) {
        for dweller in self.state.turn.dwellers.into_iter().filter(|dweller| *dweller != NONE) {
            let injured = &mut self.state.player_mut(self.seat).injured;
            self.outcome.injured |= *injured & (1 << dweller) == 0;
            *injured |= 1 << dweller;
        }
    }

    /// S-FIGHT-03.
    pub fn lose(mut self) -> Outcome {
        self.outcome.case = Case::Lost;
        self.outcome.doubled_by = None;
        self.outcome.spent = None;
        self.injure();
        self.finish()
    }

    /// The reward line of the space, once or twice.
    pub fn gain_space(&mut self) {
        let doubled = self.state.turn.doubled;
        self.outcome.doubled = doubled;
        let gaining = Gaining { seat: self.seat, from: LineFrom::Space, icon: 0, again: false, asked: true };
        let line = self.game.line(&self.state, LineFrom::Space).clone();
        let first: Vec<Sure> = line.iter().map(|icon| self.gain(gaining, *icon)).collect();
        let again: Vec<Sure> = match doubled {
            true => line.iter().map(|icon| self.gain(Gaining { again: true, ..gaining }, *icon)).collect(),
            false => vec![Sure::No; line.len()],
        };
        let icons = line.iter().zip(first).zip(again);
        self.outcome.gains.extend(icons.map(|((icon, first), again)| Gain { icon: *icon, first, again }));
    }

    /// Cubes, some of them of choice.
    pub fn gain_cubes(&mut self, cubes: Cubes) {
        for resource in Resource::ALL {
            (0..cubes.cubes[resource as usize]).for_each(|_| self.gain_cube(Icon::Resource(resource)));
        }
        (0..cubes.any).for_each(|_| self.gain_cube(Icon::Any));
    }

    fn gain_cube(&mut self, icon: Icon) {
        match icon {
            Icon::Resource(resource) => self.reach.gain(resource),
            _ => self.reach.gain_any(),
        }
        self.outcome.gains.push(Gain { icon, first: Sure::Yes, again: Sure::No });
    }

    /// What an effect of an item does besides a fight.
    pub fn take_effect(&mut self, card: u8, ability: u8, at: u8, effect: &Effect) {
        match effect {
            Effect::Gain(line) => {
                let from = LineFrom::Item { card, ability, effect: at };
                let gaining = Gaining { seat: self.seat, from, icon: 0, again: false, asked: true };
                for icon in line {
                    let first = self.gain(gaining, *icon);
                    self.outcome.gains.push(Gain { icon: *icon, first, again: Sure::No });
                }
            }
            Effect::Heal => self.outcome.healed |= self.state.player(self.seat).injured != 0,
            Effect::Train(letter) => {
                if loose_dwellers(&self.state, self.seat) != 0 {
                    let taken = self.is_taken(*letter);
                    self.outcome.training.push(Training { letter: *letter, taken });
                }
            }
            Effect::Roll(_) | Effect::Reroll | Effect::Win | Effect::DiscardThreat => {}
        }
    }

    /// Gains an icon as chapter REWARD does, and says whether it takes effect.
    fn gain(&mut self, gaining: Gaining, icon: Icon) -> Sure {
        if icon == Icon::Build {
            let sure = self.may_build(gaining);
            if sure != Sure::No {
                if self.has_own_price(gaining) {
                    self.pay_for_another();
                }
                self.build(sure, None);
            }
            return sure;
        }
        if !self.game.icon_works(&self.state, gaining, icon) {
            return Sure::No;
        }
        let seat = self.seat;
        match icon {
            Icon::Resource(resource) => self.reach.gain(resource),
            Icon::Any => self.reach.gain_any(),
            Icon::Happiness => self.gain_happiness(1, 1, rule!("S-HAPPY-01")),
            Icon::Dweller => {
                let player = self.state.player_mut(seat);
                let dweller = (!player.owned).trailing_zeros();
                player.owned |= 1 << dweller;
                player.at[dweller as usize] = At::Icon(None);
                self.outcome.new_dwellers += 1;
            }
            Icon::FirstPlayer => {
                self.state.first = seat;
                self.outcome.token = true;
            }
            Icon::Train(letter) => self.set_training_due(letter),
            Icon::Exchange => {
                let at = self.state.turn.space;
                self.state.turn.exchange = at.map_or(NONE, |at| self.state.vault.offer(at).0);
            }
            Icon::Heal => {
                for dweller in self.state.turn.dwellers.into_iter().filter(|dweller| *dweller != NONE) {
                    self.state.player_mut(seat).injured &= !(1 << dweller);
                }
                self.outcome.healed = true;
            }
            Icon::Item => {
                // The gap is filled at once while there are cards (S-ITEM-02); which one comes is hidden.
                if self.state.items.left() + self.state.items.discards().len() == 0
                    && let Some(gap) = self.state.item_track.iter_mut().find(|card| **card != NONE)
                {
                    *gap = NONE;
                }
                self.outcome.items += 1;
            }
            Icon::Ready => {
                let exhausted = &mut self.state.player_mut(seat).exhausted;
                *exhausted &= exhausted.wrapping_sub(1);
            }
            Icon::Build | Icon::RefreshItems | Icon::RefreshRooms => {}
        }
        Sure::Yes
    }

    /// The second room of a doubled line may be declined (S-RULING-24), so it is never sure.
    fn may_build(&self, gaining: Gaining) -> Sure {
        // Which rooms can be paid then depends on the card that fills the gap of the first.
        let works = match self.has_own_price(gaining) {
            true => self.game.has_slot_to_spare(&self.state, self.seat),
            false => self.game.can_build(&self.state, gaining),
        };
        match (works, gaining.again) {
            (false, _) => Sure::No,
            (true, true) => Sure::Maybe,
            (true, false) => Sure::Yes,
        }
    }

    /// S-BUILD-06: whether this is a second room, for which its own price is due.
    fn has_own_price(&self, gaining: Gaining) -> bool {
        let is_due = |at| self.game.space(self.state.vault.offer(at)).cost.room_price;
        gaining.again
            && gaining.from == LineFrom::Space
            && self.state.options.doubled_build_cost == DoubledBuild::OwnPrice
            && self.state.turn.space.is_some_and(is_due)
    }

    /// A second room may be paid: one of the track, or whichever card comes there. It may be declined as well.
    fn pay_for_another(&mut self) {
        let is_built = |room: usize| self.state.vault.rooms.iter().flatten().any(|built| usize::from(*built) == room);
        let rooms = self.game.content.rooms.iter().enumerate();
        let others = rooms.filter(|(at, room)| room.start.is_none() && !is_built(*at)).map(|(_, room)| room.price);
        let mut prices: Vec<Cubes> = Vec::new();
        for price in others {
            if !prices.contains(&price) {
                prices.push(price);
            }
        }
        let paid = prices.into_iter().map(|price| self.reach.pay(price));
        self.reach = paid.fold(self.reach.clone(), Reach::or);
    }

    /// A room more on the level: this one, or any in the first slot that is open.
    pub fn build(&mut self, sure: Sure, chosen: Option<(u8, Slot)>) {
        let level = self.state.vault.level_of(self.seat) as usize;
        let slot = chosen.map(|(_, slot)| slot).or_else(|| Shelter::open_slots(&self.state, self.seat).next());
        if let Some(slot) = slot {
            let any = self.state.room_track.iter().copied().find(|room| *room != NONE).unwrap_or(0);
            self.state.vault.rooms[level][slot as usize] = chosen.map_or(any, |(room, _)| room);
        }
        self.state.turn.named_room = NONE;
        self.outcome.rooms = self.outcome.rooms.max(sure);
        if self.state.options.happiness_per_room == HappinessPerRoom::EveryRoom {
            let least = if sure == Sure::Yes { 2 } else { 0 };
            self.gain_happiness(least, 2, rule!("S-RULING-03"));
        }
        if self.state.end.is_none() && self.state.vault.rooms_on(level as u8) == 6 {
            self.outcome.ends = self.outcome.ends.max(sure);
        }
    }

    fn gain_happiness(&mut self, least: u8, most: u8, rule: RuleId) {
        match self.outcome.happiness.iter_mut().find(|source| source.rule == rule) {
            Some(source) => {
                source.least += least;
                source.most += most;
            }
            None => self.outcome.happiness.push(Happiness { least, most, rule }),
        }
    }

    /// As chapter TRAIN does: the first icon is for one of the placed, the second for the other.
    fn set_training_due(&mut self, letter: Option<Letter>) {
        let due = Due::Training { letter, shared: false };
        let waiting = self.state.turn.dwellers.into_iter().filter(|dweller| *dweller != NONE);
        let player = self.state.player(self.seat);
        if let Some(dweller) = waiting.into_iter().find(|dweller| player.due[*dweller as usize] == Due::Nothing) {
            let taken = self.is_taken(letter);
            self.outcome.training.push(Training { letter, taken });
            self.state.player_mut(self.seat).due[dweller as usize] = due;
        }
    }

    /// Whether the slot is full, or promised to somebody who comes back with the same letter.
    fn is_taken(&self, letter: Option<Letter>) -> bool {
        let player = self.state.player(self.seat);
        match letter {
            None => !player.slots.contains(&NONE),
            Some(letter) => {
                let same = |due: &Due| matches!(due, Due::Training { letter: Some(other), .. } if *other == letter);
                player.slots[letter as usize] != NONE || player.due.iter().any(same)
            }
        }
    }
}
