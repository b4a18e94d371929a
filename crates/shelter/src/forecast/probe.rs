//! Trying out a reward on a copy of the state: which icons take effect, and what they come to.
//!
//! Each icon is gained by its own chapter, on the copy; what it came to is read off the events that this told. Whatever
//! is asked meanwhile is answered somehow, for what is foretold does not depend on it: cubes of choice are followed by
//! [`Reach`], and which item or room it is does not matter.

use kernel::{Answer, EventId, Fault, Game as _, Progress, Recorded, RuleId, Run, Seat, rule};

use crate::{
    choice::Choice,
    content::{Cubes, Effect, Icon, Letter, Resource},
    event::Event,
    frame::{Gaining, LineFrom, What},
    item::loose_dwellers,
    machine::{Board, Shelter},
    reward::Taken,
    state::{Due, NONE, State, TRACK},
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
    /// The cubes held before.
    held: [u8; 3],
    reach: Reach,
    pub outcome: Outcome,
}

impl<'g> Probe<'g> {
    /// What follows once a cost is paid; `paid` is what could be left then.
    pub fn new(game: &'g Shelter, state: &State, seat: Seat, paid: Reach) -> Probe<'g> {
        let player = state.player(seat);
        let outcome = Outcome {
            case: Case::Always,
            doubled: false,
            doubled_by: None,
            spent: None,
            gains: Vec::new(),
            tracks: [Track::default(); 3],
            happiness_before: state.happiness(seat),
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
        let mut probe = Probe { game, state: state.clone(), seat, held: player.cubes, reach: paid, outcome };
        // Which cubes are held is a matter of `reach`; on the copy nothing fails for want of them.
        probe.state.player_mut(seat).cubes = [TRACK; 3];
        probe
    }

    pub fn finish(mut self) -> Outcome {
        self.outcome.tracks = self.reach.tracks(self.held);
        self.outcome
    }

    /// S-COST-06: a room is named where its price is due: this one, or any, if it is still to be chosen.
    pub fn name_room(&mut self, named: Option<u8>) {
        let at = self.state.turn.space;
        let is_due = at.is_some_and(|at| self.game.space(self.state.vault.offer(at)).cost.room_price);
        let any = || self.state.room_track.iter().copied().find(|room| *room != NONE);
        if let Some(room) = named.or_else(any).filter(|_| is_due) {
            self.play(|board| board.name_room(room));
        }
    }

    /// The placed dwellers are injured.
    pub fn injure(&mut self, rule: RuleId) {
        let ((), told) = self.play(|board| board.injure_placed(rule));
        self.note(&told, None, Sure::Yes);
    }

    /// S-FIGHT-03.
    pub fn lose(mut self) -> Outcome {
        self.outcome.case = Case::Lost;
        self.outcome.doubled_by = None;
        self.outcome.spent = None;
        self.injure(rule!("S-FIGHT-03"));
        self.finish()
    }

    /// The reward line of the space, once or twice.
    pub fn gain_space(mut self) -> Result<Outcome, Fault> {
        let doubled = self.state.turn.doubled;
        self.outcome.doubled = doubled;
        let first = self.gain_line(LineFrom::Space, false)?;
        let again = if doubled { self.gain_line(LineFrom::Space, true)? } else { vec![Sure::No; first.len()] };
        let line = self.game.line(&self.state, LineFrom::Space);
        let icons = line.iter().zip(first).zip(again);
        self.outcome.gains.extend(icons.map(|((icon, first), again)| Gain { icon: *icon, first, again }));
        Ok(self.finish())
    }

    /// Cubes, some of them of choice.
    pub fn gain_cubes(&mut self, cubes: Cubes) {
        for resource in Resource::ALL {
            (0..cubes.cubes[resource as usize]).for_each(|_| self.gain_cube(Icon::Resource(resource)));
        }
        (0..cubes.any).for_each(|_| self.gain_cube(Icon::Any));
    }

    /// S-RULING-49: an exchange does not lead back to the cubes held before.
    pub fn change_something(&mut self) {
        self.reach.leave_out(self.held);
    }

    fn gain_cube(&mut self, icon: Icon) {
        match icon {
            Icon::Resource(resource) => self.reach.gain(resource),
            _ => self.reach.gain_any(),
        }
        self.outcome.gains.push(Gain { icon, first: Sure::Yes, again: Sure::No });
    }

    /// What the effects of an item do besides a fight.
    pub fn take_effects(mut self, card: u8, ability: u8, effects: &[Effect]) -> Result<Outcome, Fault> {
        for (at, effect) in (0u8..).zip(effects) {
            self.take_effect(card, ability, at, effect)?;
        }
        Ok(self.finish())
    }

    fn take_effect(&mut self, card: u8, ability: u8, at: u8, effect: &Effect) -> Result<(), Fault> {
        match effect {
            Effect::Gain(line) => {
                let gained = self.gain_line(LineFrom::Item { card, ability, effect: at }, false)?;
                let gain = |(icon, first): (&Icon, Sure)| Gain { icon: *icon, first, again: Sure::No };
                self.outcome.gains.extend(line.iter().zip(gained).map(gain));
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
        Ok(())
    }

    /// The room is built for which the player is being asked.
    pub fn build(mut self, room: u8, slot: Slot) -> Result<Outcome, Fault> {
        let depth = self.state.frames.len();
        let game = self.game;
        let (built, told) = self.play(|board| {
            choose(game, board, Choice::Build { room, slot })?;
            run_down(game, board, depth.saturating_sub(1))
        });
        built?;
        self.note(&told, None, Sure::Yes);
        self.gain_rest()?;
        Ok(self.finish())
    }

    /// What is still to come of the line in which something was asked, such as the happiness behind a room.
    fn gain_rest(&mut self) -> Result<(), Fault> {
        let Some(What::Gain(gaining)) = self.state.top() else { return Ok(()) };
        let doubled = gaining.from == LineFrom::Space && self.state.turn.doubled && !gaining.again;
        let line = *self.game.line(&self.state, gaining.from);
        let rest = (gaining.icon..).zip(line.iter().skip(usize::from(gaining.icon)));
        let again = (0u8..).zip(line.iter()).filter(|_| doubled);
        let passes = rest.map(|(at, icon)| (at, *icon, gaining.again)).chain(again.map(|(at, icon)| (at, *icon, true)));
        for (at, icon, again) in passes {
            let sure = self.gain(Gaining { icon: at, again, asked: true, ..gaining }, icon)?;
            // What worked before need not work again.
            if !(again && sure == Sure::No) {
                self.outcome.gains.push(Gain { icon, first: sure, again: Sure::No });
            }
        }
        Ok(())
    }

    /// Gains a line, and says of each icon whether it takes effect.
    fn gain_line(&mut self, from: LineFrom, again: bool) -> Result<Vec<Sure>, Fault> {
        let gaining = Gaining { seat: self.seat, from, icon: 0, again, asked: true };
        let line = *self.game.line(&self.state, from);
        (0u8..).zip(&line).map(|(at, icon)| self.gain(Gaining { icon: at, ..gaining }, *icon)).collect()
    }

    /// Gains an icon, and says whether it takes effect.
    fn gain(&mut self, gaining: Gaining, icon: Icon) -> Result<Sure, Fault> {
        let is_second_room = icon == Icon::Build && gaining.again;
        let is_priced = is_second_room && self.game.second_room_is_priced(&self.state, gaining);
        let paid = is_priced.then(|| self.pay_for_another());
        let training = match icon {
            Icon::Train(letter) => Some(Training { letter, taken: self.is_taken(letter) }),
            _ => None,
        };
        let game = self.game;
        let depth = self.state.frames.len();
        let (taken, told) = self.play(|board| -> Result<bool, Fault> {
            board.push(What::Gain(gaining))?;
            let taken = board.take_icon(gaining, icon)?;
            match taken {
                Taken::Skipped(_) => {}
                Taken::Asked => choose_any(game, board)?,
                Taken::Gained(_) => run_down(game, board, depth + 1)?,
            }
            board.pop();
            Ok(!matches!(taken, Taken::Skipped(_)))
        });
        let sure = match (taken?, is_second_room) {
            (false, _) => return Ok(Sure::No),
            // It may be declined (S-RULING-24), so it is never sure.
            (true, true) => Sure::Maybe,
            (true, false) => Sure::Yes,
        };
        if let Some(paid) = paid {
            self.reach = paid;
        }
        self.outcome.training.extend(training);
        self.note(&told, Some(icon), sure);
        Ok(sure)
    }

    /// Does something on the copy and gives what it told.
    fn play<T>(&mut self, what: impl FnOnce(&mut Board<'_>) -> T) -> (T, Vec<Recorded<Event>>) {
        let mut run = Run::recording();
        let cause = EventId::NONE;
        let done = what(&mut Board { game: self.game, state: &mut self.state, run: &mut run, cause });
        (done, run.take_record().events)
    }

    /// Reads off the events what the gain of an icon came to.
    fn note(&mut self, told: &[Recorded<Event>], icon: Option<Icon>, sure: Sure) {
        for Recorded { event, rule, .. } in told {
            match event {
                Event::CubeGained { .. } if icon == Some(Icon::Any) => self.reach.gain_any(),
                Event::CubeGained { resource, .. } => self.reach.gain(*resource),
                Event::HappinessGained { amount, .. } => {
                    self.gain_happiness(if sure == Sure::Yes { *amount } else { 0 }, *amount, *rule);
                }
                Event::DwellerArrived { .. } => self.outcome.new_dwellers += 1,
                Event::TokenTaken(_) => self.outcome.token = true,
                Event::Injured { .. } => self.outcome.injured = true,
                Event::Healed { .. } => self.outcome.healed = true,
                Event::ItemTaken { .. } => self.outcome.items += 1,
                Event::RoomBuilt { .. } => self.outcome.rooms = self.outcome.rooms.max(sure),
                Event::EndTriggered(_) => self.outcome.ends = self.outcome.ends.max(sure),
                _ => {}
            }
        }
    }

    /// What could be left once a second room is paid: one of the track, or whichever card comes there. It may be declined
    /// as well.
    fn pay_for_another(&self) -> Reach {
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
        paid.fold(self.reach.clone(), Reach::or)
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

/// Runs the procedures above this depth to their end.
fn run_down(game: &Shelter, board: &mut Board<'_>, depth: usize) -> Result<(), Fault> {
    while board.state.frames.len() > depth {
        match game.step(board.state, board.run)? {
            Progress::Go => {}
            Progress::Ask => choose_any(game, board)?,
            Progress::Over => return Ok(()),
        }
    }
    Ok(())
}

/// Goes on where items could be used, and takes the first thing offered elsewhere.
fn choose_any(game: &Shelter, board: &mut Board<'_>) -> Result<(), Fault> {
    kernel::decide(game, board.state, &mut board.run.decision);
    let decision = &board.run.decision;
    let first = || decision.nth(0).ok_or(Fault::Stuck);
    let answer = decision.check(&Answer::One(Choice::Done)).or_else(|_| first())?;
    game.answer(board.state, &answer, false, board.run)
}

/// Chooses this.
fn choose(game: &Shelter, board: &mut Board<'_>, choice: Choice) -> Result<(), Fault> {
    kernel::decide(game, board.state, &mut board.run.decision);
    let answer = board.run.decision.check(&Answer::One(choice)).map_err(|_| Fault::Stuck)?;
    game.answer(board.state, &answer, false, board.run)
}
