//! Writes the plan of a step, one event after the other.

mod dice;

use kernel::{EventId, Recorded, Seat};
use shelter::{
    Shelter,
    content::{Letter, Resource},
    event::{Event, Pile},
    state::At,
    vault::SpaceRef,
};

use super::{Dice, Roll};
use crate::{
    motion::{Banner, Facts, Flyer, PlanOf, Schedule, What, time},
    shelter::{formula::resource_icon, spot::Spot},
    sound::Cue,
};

/// At most so many cubes fly in one step; the others only arrive.
const MOST_FLYERS: usize = 12;
/// At most so much happiness flies for one event.
const MOST_HAPPINESS: u8 = 4;

/// Happiness that flies.
const HAPPINESS: Flyer = Flyer { icon: "happiness", color: "happy", is_lost: false };

/// Writes a plan, one event after the other.
pub struct Writer<'a> {
    facts: &'a Facts<'a, Shelter>,
    /// The event up to which everything belongs to the first part.
    hinge: Option<usize>,
    schedule: Schedule<Spot, Dice>,
    flyers: usize,
}

impl<'a> Writer<'a> {
    /// The plan of a step at the usual pace.
    pub fn write(facts: &'a Facts<'a, Shelter>) -> PlanOf<Shelter> {
        let hinge = dice::hinge(facts.events);
        let mut writer = Writer { facts, hinge, schedule: Schedule::new(hinge.is_some()), flyers: 0 };
        if facts.answered.is_some() {
            (0..facts.events.len()).for_each(|at| writer.event(at));
            writer.call();
        } else {
            writer.take_back();
        }
        writer.schedule.plan(facts.answered, facts.asked, facts.is_person)
    }

    fn event(&mut self, at: usize) {
        let facts = self.facts;
        let Some(recorded) = facts.events.get(at) else { return };
        let now = self.schedule.now;
        match recorded.event {
            Event::Placed { seat, space, dwellers, doubled } => {
                for dweller in self.placed(seat, space, dwellers, doubled) {
                    self.schedule.walk(now, Spot::Dweller(seat, dweller), Spot::Board(seat), Spot::Space(space));
                }
                self.schedule.sound(now + time::WALK - 40, Cue::Place);
            }
            Event::Passed { .. } => self.schedule.sound(now, Cue::Pass),
            Event::CubesPaid { seat, cubes } => self.pay(recorded.cause, seat, cubes),
            Event::CubeGained { seat, resource, lost } => {
                let token = cube(resource, lost);
                self.gain(recorded.cause, token, Spot::Resource(seat, resource), Cue::Gain(resource as u8));
            }
            Event::HappinessGained { seat, amount } => {
                for _ in 0..amount.min(MOST_HAPPINESS) {
                    self.gain(recorded.cause, HAPPINESS, Spot::Happiness(seat), Cue::Chime);
                }
            }
            Event::BonusGained { seat, card, amount } => {
                for _ in 0..amount.min(MOST_HAPPINESS) {
                    self.fly(HAPPINESS, Spot::Item(card), Spot::Happiness(seat), Cue::Chime);
                }
            }
            Event::PenaltyTaken { seat, lost, .. } => {
                let level = Spot::Level(facts.after.vault.level_of(seat));
                for _ in 0..lost.min(MOST_HAPPINESS) {
                    self.fly(HAPPINESS, Spot::Happiness(seat), level, Cue::Hurt);
                }
            }
            Event::RoundBegan(round) => {
                self.schedule.settle();
                self.schedule.act(self.schedule.now, time::BANNER, What::Banner(Banner::Round(round)));
                self.schedule.sound(self.schedule.now, Cue::Round);
                // The banner may go while the dice roll already.
                self.schedule.now += time::BANNER / 2;
            }
            Event::ThreatRolled { level, dice } => {
                let outcome = facts.events.iter().skip(at + 1).find_map(dice::outcome).flatten();
                self.schedule.act(
                    self.schedule.now,
                    time::LEVEL_DICE,
                    What::Dice(Dice::Level(Roll { level, dice, outcome })),
                );
                self.schedule.sound(self.schedule.now, Cue::Rattle);
                self.schedule.sound(self.schedule.now + time::LEVEL_LANDING, Cue::Landing);
                self.schedule.now += time::LEVEL_STAGGER;
            }
            Event::ThreatSpawned { threat, .. } => {
                let slammed = self.schedule.after.iter().filter(|act| matches!(act.what, What::Slam(_))).count() as u32;
                let what = What::Slam(Spot::Threat(threat));
                self.schedule.late(slammed * time::SLAM / 2, time::SLAM, what, Some(Cue::Alarm));
            }
            Event::FightRolled { .. } | Event::FightEnded { .. } => self.fight(at),
            Event::Injured { seat, dweller } => {
                self.schedule.settle();
                self.schedule.finally(time::SHAKE, What::Shake(Spot::Dweller(seat, dweller)), Some(Cue::Hurt));
            }
            Event::Healed { seat, dweller } => {
                self.schedule.finally(time::BUMP, What::Bump(Spot::Dweller(seat, dweller)), None)
            }
            Event::DwellerArrived { seat, dweller } => {
                self.schedule.finally(time::APPEAR, What::Appear(Spot::Dweller(seat, dweller)), Some(Cue::Place));
            }
            Event::ItemTaken { seat, card } => {
                let travel = What::Travel(Spot::Item(card), Spot::Track(Pile::Items), Spot::Board(seat));
                self.schedule.finally(time::CARD, travel, Some(Cue::Card));
            }
            Event::ItemUsed { card, .. } | Event::ItemReadied { card, .. } | Event::StandingBonus { card, .. } => {
                self.schedule.act(now, time::BUMP, What::Bump(Spot::Item(card)));
                self.schedule.sound(now, Cue::Card);
            }
            Event::ItemDiscarded { card, .. } => {
                self.schedule.finally(time::FALL, What::Fall(Spot::Item(card)), Some(Cue::Card));
            }
            Event::TrackFilled { pile, card } => {
                let spot = if pile == Pile::Rooms { Spot::Room(card) } else { Spot::Item(card) };
                let turned = self.schedule.after.iter().filter(|act| matches!(act.what, What::Turn(_))).count() as u32;
                let at = if self.schedule.is_before { 0 } else { self.schedule.now } + turned * time::STAGGER * 2;
                self.schedule.late(at, time::CARD, What::Turn(spot), Some(Cue::Card));
            }
            Event::TokenTaken(seat) => {
                let from = Spot::Board(facts.before.first);
                self.schedule.finally(time::CARD, What::Travel(Spot::Token, from, Spot::Board(seat)), Some(Cue::Card));
            }
            Event::RoomBuilt { seat, room, slot } => {
                let slot = Spot::Slot(facts.after.vault.level_of(seat), slot);
                self.schedule.finally(
                    time::CARD,
                    What::Travel(Spot::Room(room), Spot::Track(Pile::Rooms), slot),
                    Some(Cue::Build),
                );
                self.schedule.settle();
            }
            Event::Trained { seat, letter, .. } => {
                self.schedule.finally(time::BUMP, What::Bump(Spot::Letter(seat, letter)), Some(Cue::Train));
            }
            Event::RecallBegan => {
                self.schedule.settle();
                self.schedule.act(self.schedule.now, time::NOTE, What::Banner(Banner::Note("recall")));
            }
            Event::Recalled { seat, .. } => self.recall(seat),
            Event::ThreatDiscarded { threat, .. } => {
                self.schedule.settle();
                self.schedule.act(self.schedule.now, time::FALL, What::Fall(Spot::Threat(threat)));
            }
            Event::EndTriggered(_) if !facts.after.places.is_empty() => {}
            Event::EndTriggered(_) => {
                self.schedule.act(now, time::BANNER, What::Banner(Banner::Note("last-round")));
                self.schedule.sound(now, Cue::Round);
            }
            Event::GameEnded { .. } => {
                self.schedule.settle();
                self.schedule.sound(self.schedule.now, Cue::Over);
            }
            Event::NothingSpawned { .. }
            | Event::TurnBegan(_)
            | Event::RoomNamed { .. }
            | Event::IncomeDeclined(_)
            | Event::IncomeTaken(_)
            | Event::FightChanged { .. }
            | Event::FightDecided(_)
            | Event::TrackRefreshed(_)
            | Event::DeckShuffled(_)
            | Event::BuildDeclined(_)
            | Event::RewardSkipped { .. }
            | Event::EffectSkipped { .. }
            | Event::ExchangeOpened(_)
            | Event::Exchanged { .. }
            | Event::TrainingDue { .. }
            | Event::TrainingLost { .. }
            | Event::ItemsReadied => {}
        }
        if self.hinge == Some(at) {
            self.schedule.turn();
        }
    }

    /// The dwellers of a placement. Who comes back in the same step stood there only in between, and then it is those
    /// who could go.
    fn placed(&self, seat: Seat, space: SpaceRef, count: u8, doubled: Option<Letter>) -> Vec<u8> {
        let (player, after) = (self.facts.before.player(seat), self.facts.after.player(seat).at);
        let (before, slots) = (player.at, player.trained());
        let stands = |dweller: &u8| {
            let at = usize::from(*dweller);
            after[at] == At::Space(space) && before[at] != At::Space(space)
        };
        let found: Vec<u8> = (0..after.len() as u8).filter(stands).collect();
        if !found.is_empty() {
            return found;
        }
        let trained = doubled.and_then(|letter| slots[letter as usize]);
        let front = (0..before.len() as u8).rev().filter(|dweller| before[usize::from(*dweller)] == At::Front);
        let others = front.filter(|dweller| Some(*dweller) != trained);
        trained.into_iter().chain(others).take(usize::from(count)).collect()
    }

    /// All dwellers of a seat come back, one after the other.
    fn recall(&mut self, seat: Seat) {
        let player = self.facts.before.player(seat);
        let mut at = self.schedule.now;
        let gone: Vec<Spot> = self
            .schedule
            .before
            .iter()
            .filter_map(|act| match act.what {
                What::Go(piece @ Spot::Dweller(whose, _), _) if whose == seat => Some(piece),
                _ => None,
            })
            .collect();
        for (dweller, seen) in (0u8..).zip(player.all_dwellers()) {
            let piece = Spot::Dweller(seat, dweller);
            let from = match seen.at {
                At::Space(space) | At::Icon(Some(space)) => Spot::Space(space),
                At::Icon(None) => Spot::Board(seat),
                At::Front if gone.contains(&piece) => Spot::Board(seat),
                At::Box | At::Front => continue,
            };
            self.schedule.walk(at, piece, from, Spot::Board(seat));
            at += time::STAGGER;
        }
        self.schedule.now += time::STAGGER;
    }

    /// Cubes fly from the player to what is paid for.
    fn pay(&mut self, cause: EventId, seat: Seat, cubes: [u8; 3]) {
        let to = self.source(cause);
        for (resource, count) in Resource::ALL.into_iter().zip(cubes) {
            for _ in 0..count {
                match to {
                    Some(to) => {
                        self.fly(cube(resource, false), Spot::Resource(seat, resource), to, Cue::Pay(resource as u8))
                    }
                    None => {
                        self.schedule.act(self.schedule.now, time::BUMP, What::Bump(Spot::Resource(seat, resource)))
                    }
                }
            }
        }
    }

    /// A token flies from what brought it to the player.
    fn gain(&mut self, cause: EventId, token: Flyer, to: Spot, cue: Cue) {
        match self.source(cause) {
            Some(from) => {
                // A dweller gains when it has arrived.
                let arrival = if matches!(from, Spot::Space(_)) { self.arrival() } else { 0 };
                self.schedule.now = self.schedule.now.max(arrival);
                self.fly(token, from, to, cue);
            }
            None => {
                self.schedule.act(self.schedule.now, time::BUMP, What::Bump(to));
                self.schedule.sound(self.schedule.now, cue);
            }
        }
    }

    /// When the last dweller who is on the way in this part has arrived.
    fn arrival(&self) -> u32 {
        let acts = if self.schedule.is_before { &self.schedule.before } else { &self.schedule.after };
        let walks = acts.iter().filter(|act| {
            matches!(
                act.what,
                What::Go(Spot::Dweller(..), Spot::Space(_)) | What::Travel(Spot::Dweller(..), _, Spot::Space(_))
            )
        });
        walks.map(|act| act.at + act.lasts * 3 / 4).max().unwrap_or(0)
    }

    fn fly(&mut self, token: Flyer, from: Spot, to: Spot, cue: Cue) {
        let at = self.schedule.now;
        let lands = at + time::FLY;
        self.flyers += 1;
        if self.flyers > MOST_FLYERS {
            self.schedule.act(at, time::BUMP, What::Bump(to));
            return;
        }
        self.schedule.act(at, time::FLY, What::Fly(token, from, to));
        match cue {
            Cue::Pay(_) => self.schedule.sound(at, cue),
            _ => self.schedule.sound(lands, cue),
        }
        if !matches!(to, Spot::Space(_) | Spot::Level(_)) {
            self.schedule.act(lands - time::BUMP / 3, time::BUMP, What::Bump(to));
        }
        self.schedule.now += time::STAGGER;
    }

    /// Where on the table something came from: the space, the item or the room in the chain of causes. What the turn
    /// itself brought about, as an exchange, belongs to its space.
    fn source(&self, cause: EventId) -> Option<Spot> {
        let mut cause = cause;
        while let Some(recorded) = self.told(cause) {
            match recorded.event {
                Event::Placed { space, .. } | Event::ThreatSpawned { space, .. } => return Some(Spot::Space(space)),
                Event::ItemUsed { card, .. } => return Some(Spot::Item(card)),
                Event::RoomBuilt { seat, slot, .. } => {
                    return Some(Spot::Slot(self.facts.after.vault.level_of(seat), slot));
                }
                _ => {}
            }
            // A cause lies before what it brought about, so this comes to an end.
            if recorded.cause >= cause {
                break;
            }
            cause = recorded.cause;
        }
        let Facts { before, after, .. } = self.facts;
        before.open_step().space.or(after.open_step().space).map(Spot::Space)
    }

    fn told(&self, id: EventId) -> Option<&'a Recorded<Event>> {
        let find = |story: &'a [Recorded<Event>]| {
            story.binary_search_by_key(&id, |recorded| recorded.id).ok().map(|at| &story[at])
        };
        find(self.facts.events).or_else(|| find(self.facts.told))
    }

    /// Calls the person who is asked now, if somebody else answered.
    fn call(&mut self) {
        let Facts { asked, answered, is_person, events, .. } = *self.facts;
        let Some(seat) = asked.filter(|seat| is_person(*seat) && Some(*seat) != answered) else { return };
        self.schedule.sound(self.schedule.end, Cue::Turn);
        let begins = events.iter().any(|recorded| recorded.event == Event::TurnBegan(seat));
        if begins {
            self.schedule.act(self.schedule.now, time::NOTE, What::Banner(Banner::Turn(seat)));
        }
    }

    /// Dwellers go back to where they were.
    fn take_back(&mut self) {
        self.schedule.is_before = false;
        for (seat, (then, now)) in
            (0u8..).map(Seat::new).zip(self.facts.before.seated().iter().zip(self.facts.after.seated()))
        {
            for (dweller, (then, now)) in (0u8..).zip(then.at.into_iter().zip(now.at)) {
                let spot = |at: At| match at {
                    At::Space(space) | At::Icon(Some(space)) => Some(Spot::Space(space)),
                    At::Front | At::Icon(None) => Some(Spot::Board(seat)),
                    At::Box => None,
                };
                if let (Some(from), Some(to)) = (spot(then), spot(now))
                    && from != to
                {
                    self.schedule.act(0, time::WALK * 2 / 3, What::Travel(Spot::Dweller(seat, dweller), from, to));
                }
            }
        }
        self.schedule.sound(0, Cue::Card);
    }
}

/// A cube that flies.
const fn cube(resource: Resource, is_lost: bool) -> Flyer {
    Flyer { icon: resource_icon(resource), color: resource_icon(resource), is_lost }
}
