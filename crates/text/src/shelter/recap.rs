//! What happened since a player's last move: a short account for whoever comes back to the table.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, Seat};
use shelter::{
    content::{Letters, Resource},
    event::Event,
    history::threats_met,
    vault::SpaceRef,
    view::View,
};

use super::{
    short::Style,
    voice::{Voice, letter_name},
};
use crate::shared::{log::after, signed};

/// Of more placements than these only the number is told.
const MOST_PLACEMENTS: usize = 4;

impl Voice<'_> {
    /// What happened after an event, told to the player at this seat in a few sentences: what the others did, what
    /// changed for the player, whose turn it is. The story is the whole one; the view is the one after its last event.
    #[must_use]
    pub fn recap(self, view: &View, story: &[Recorded<Event>], since: EventId, seat: Seat) -> Vec<String> {
        let new = after(story, since);
        if new.is_empty() {
            return vec![self.say("recap-nothing")];
        }
        let threats = threats_met(view, story);
        let mut sentences = Vec::new();
        sentences.extend(self.recap_rounds(new));
        for other in Seat::clockwise_from(seat, view.seats).skip(1) {
            let deeds = self.deeds(view, new, &threats, other);
            if !deeds.is_empty() {
                let (name, deeds) = (self.seat(other), deeds.join("; "));
                let fillings = [("seat", name.as_str().into()), ("deeds", deeds.as_str().into())];
                sentences.push(self.fill("recap-player", &fillings));
            }
        }
        sentences.extend(self.recap_level(view, new, seat));
        sentences.extend(self.recap_dwellers(new, seat));
        sentences.extend(self.recap_income(new, seat));
        sentences.extend(self.recap_stocks(view, new, seat));
        for told in new.iter().filter(|told| matches!(told.event, Event::EndTriggered(_))) {
            let end = self.event(view, &told.event);
            sentences.push(self.fill("recap-end", &[("end", end.as_str().into())]));
        }
        sentences.extend(self.recap_turn(view, seat));
        sentences
    }

    /// How the game came here, for whoever opens it again: the round, what everybody has, and how near the end is.
    #[must_use]
    pub fn previously(self, view: &View) -> Vec<String> {
        let mut sentences = vec![self.fill("previously-round", &[("round", i64::from(view.round).into())])];
        for (seat, player) in (0u8..).map(Seat::new).zip(view.seated()) {
            let (name, level) = (self.seat(seat), view.vault.level_of(seat));
            let rooms = i64::from(view.vault.rooms_on(level));
            let dwellers = i64::from(player.owned.count_ones());
            let fillings = [("seat", name.as_str().into()), ("rooms", rooms.into()), ("dwellers", dwellers.into())];
            let mut told = self.fill("previously-player", &fillings);
            if let Some(happiness) = view.happiness_of(seat) {
                told = self
                    .fill("previously-happy", &[("player", told.as_str().into()), ("n", i64::from(happiness).into())]);
            }
            sentences.push(format!("{told}."));
        }
        let most = (1..=view.seats).map(|level| view.vault.rooms_on(level)).max().unwrap_or(0);
        let threats = i64::from(view.threats.left);
        let end = [("rooms", i64::from(most).into()), ("threats", threats.into())];
        let key = if view.end.is_some() { "previously-last-round" } else { "previously-end" };
        sentences.push(self.fill(key, &end));
        sentences
    }

    fn recap_rounds(self, new: &[Recorded<Event>]) -> Option<String> {
        let rounds = new.iter().filter_map(|told| match told.event {
            Event::RoundBegan(round) => Some(round),
            _ => None,
        });
        let rounds: Vec<u16> = rounds.collect();
        let round = i64::from(*rounds.last()?);
        Some(self.fill("recap-rounds", &[("n", (rounds.len() as i64).into()), ("round", round.into())]))
    }

    /// What a player did, each a clause that follows the name.
    fn deeds(self, view: &View, new: &[Recorded<Event>], threats: &BTreeMap<EventId, u8>, seat: Seat) -> Vec<String> {
        let own = || new.iter().filter(|told| told.event.seat() == Some(seat));
        let placements = own().filter(|told| matches!(told.event, Event::Placed { .. })).count();
        let mut deeds = Vec::new();
        if placements > MOST_PLACEMENTS {
            deeds.push(self.fill("recap-deed-placements", &[("n", (placements as i64).into())]));
        }
        let (mut built, mut taken, mut used) = (Vec::new(), Vec::new(), Vec::new());
        let (mut arrived, mut happiness) = (0u8, 0u8);
        let mut passed = false;
        // The threat that was met, and which deed tells of it: a fight that has ended takes its place.
        let mut met: Option<(SpaceRef, u8, usize)> = None;
        for told in own() {
            match &told.event {
                Event::Placed { space, dwellers, .. } => {
                    met = threats.get(&told.id).map(|threat| (*space, *threat, deeds.len()));
                    if placements <= MOST_PLACEMENTS {
                        let space = self.space(view, *space);
                        let fillings = [("n", (*dwellers).into()), ("space", space.as_str().into())];
                        deeds.push(self.fill("recap-deed-placed", &fillings));
                    }
                }
                Event::FightEnded { won, .. } => {
                    if let Some((space, threat, at)) = met.take() {
                        let key = if *won { "recap-deed-won" } else { "recap-deed-lost" };
                        let (space, threat) = (self.space(view, space), self.threat(threat));
                        let fillings = [("space", space.as_str().into()), ("threat", threat.as_str().into())];
                        let ended = self.fill(key, &fillings);
                        match deeds.get_mut(at).filter(|_| placements <= MOST_PLACEMENTS) {
                            Some(deed) => *deed = ended,
                            None => deeds.push(ended),
                        }
                    }
                }
                Event::RoomBuilt { room, .. } => built.push(self.room(*room)),
                Event::ItemTaken { card, .. } => taken.push(self.item(*card)),
                Event::ItemUsed { card, .. } => used.push(self.item(*card)),
                Event::TokenTaken(_) => deeds.push(self.say("recap-deed-token")),
                Event::DwellerArrived { .. } => arrived += 1,
                Event::HappinessGained { amount, .. } | Event::BonusGained { amount, .. } => {
                    happiness = happiness.saturating_add(*amount);
                }
                Event::Passed { .. } => passed = true,
                _ => {}
            }
        }
        let lists = [("recap-deed-built", built), ("recap-deed-taken", taken), ("recap-deed-used", used)];
        deeds.extend(lists.into_iter().filter_map(|(key, cards)| self.deed_with(key, cards)));
        if arrived > 0 {
            deeds.push(self.fill("recap-deed-arrived", &[("n", arrived.into())]));
        }
        if happiness > 0 {
            let things = self.things([0; 3], 0, happiness);
            deeds.push(self.fill("recap-deed-happiness", &[("things", things.as_str().into())]));
        }
        if passed {
            deeds.push(self.say("recap-deed-passed"));
        }
        deeds
    }

    /// What was done with some cards, each named once.
    fn deed_with(self, key: &str, cards: Vec<String>) -> Option<String> {
        let mut names: Vec<String> = Vec::new();
        for card in cards {
            let name = self.fill("recap-card", &[("card", card.as_str().into())]);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let n_names = names.len() as i64;
        let cards = self.list("list-and", names);
        (n_names > 0).then(|| self.fill(key, &[("n", n_names.into()), ("cards", cards.as_str().into())]))
    }

    /// The threats that came to the player's level and stayed, and those that were there before and went.
    fn recap_level(self, view: &View, new: &[Recorded<Event>], seat: Seat) -> Vec<String> {
        let level = view.vault.level_of(seat);
        let mut came: Vec<(SpaceRef, u8)> = Vec::new();
        let mut gone: Vec<(SpaceRef, u8)> = Vec::new();
        for told in new {
            match told.event {
                Event::ThreatSpawned { space, threat } if space.level() == level => came.push((space, threat)),
                Event::ThreatDiscarded { space, threat } if space.level() == level => {
                    match came.iter().position(|known| *known == (space, threat)) {
                        Some(at) => drop(came.remove(at)),
                        None => gone.push((space, threat)),
                    }
                }
                _ => {}
            }
        }
        let tell = |key: &str, (space, threat): (SpaceRef, u8)| {
            let (space, threat) = (self.space(view, space), self.threat(threat));
            self.fill(key, &[("space", space.as_str().into()), ("threat", threat.as_str().into())])
        };
        let gone = gone.into_iter().map(|known| tell("recap-threat-gone", known));
        gone.chain(came.into_iter().map(|known| tell("recap-threat-came", known))).collect()
    }

    fn recap_dwellers(self, new: &[Recorded<Event>], seat: Seat) -> Vec<String> {
        let mut letters = Letters::default();
        let mut is_back = false;
        for told in new.iter().filter(|told| told.event.seat() == Some(seat)) {
            match told.event {
                Event::Trained { letter, .. } => letters.insert(letter),
                Event::Recalled { dwellers, .. } => is_back |= dwellers > 0,
                _ => {}
            }
        }
        let back = is_back.then(|| self.say("recap-recalled"));
        let n_letters = letters.iter().count() as i64;
        let trained = (n_letters > 0).then(|| {
            let letters = self.list("list-and", letters.iter().map(|letter| letter_name(letter).to_owned()).collect());
            self.fill("recap-trained", &[("n", n_letters.into()), ("letters", letters.as_str().into())])
        });
        back.into_iter().chain(trained).collect()
    }

    fn recap_income(self, new: &[Recorded<Event>], seat: Seat) -> Option<String> {
        let incomes: Vec<EventId> =
            new.iter().filter(|told| told.event == Event::IncomeTaken(seat)).map(|told| told.id).collect();
        let mut cubes = [0; 3];
        for told in new.iter().filter(|told| incomes.contains(&told.cause)) {
            if let Event::CubeGained { resource, lost: false, .. } = told.event {
                cubes[resource as usize] += 1;
            }
        }
        let cubes = self.short_cubes(cubes, 0, Style::Plain).join(", ");
        (!cubes.is_empty()).then(|| self.fill("recap-income", &[("cubes", cubes.as_str().into())]))
    }

    /// What the player holds now of all that changed.
    fn recap_stocks(self, view: &View, new: &[Recorded<Event>], seat: Seat) -> Option<String> {
        let player = view.players.get(seat.index())?;
        let mut cubes = [0i64; 3];
        let mut happiness = 0i64;
        for told in new.iter().filter(|told| told.event.seat() == Some(seat)) {
            match told.event {
                Event::CubesPaid { cubes: paid, .. } => {
                    cubes.iter_mut().zip(paid).for_each(|(sum, less)| *sum -= i64::from(less));
                }
                Event::CubeGained { resource, lost: false, .. } => cubes[resource as usize] += 1,
                Event::HappinessGained { amount, .. } | Event::BonusGained { amount, .. } => {
                    happiness += i64::from(amount);
                }
                Event::PenaltyTaken { lost, .. } => happiness -= i64::from(lost),
                _ => {}
            }
        }
        let stock = |name: String, now: i64, change: i64| {
            let change = signed(change);
            let fillings = [("name", name.as_str().into()), ("now", now.into()), ("change", change.as_str().into())];
            self.fill("recap-stock", &fillings)
        };
        let mut stocks = Vec::new();
        for resource in Resource::ALL {
            let at = resource as usize;
            if cubes[at] != 0 {
                stocks.push(stock(self.resource(resource), player.cubes[at].into(), cubes[at]));
            }
        }
        if let Some(now) = view.happiness_of(seat).filter(|_| happiness != 0) {
            stocks.push(stock(self.say("recap-happiness"), now.into(), happiness));
        }
        let stocks = stocks.join(", ");
        (!stocks.is_empty()).then(|| self.fill("recap-stocks", &[("stocks", stocks.as_str().into())]))
    }

    fn recap_turn(self, view: &View, seat: Seat) -> Option<String> {
        if !view.places.is_empty() {
            return Some(self.say("recap-over"));
        }
        let turn = view.open_step().turn?;
        Some(match turn == seat {
            true => self.say("recap-your-turn"),
            false => self.fill("recap-turn", &[("of-seat", self.of_seat(turn).as_str().into())]),
        })
    }
}
