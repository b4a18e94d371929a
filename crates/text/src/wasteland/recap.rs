//! What happened since a player's last move: a short account for whoever comes back to the table.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{EventId, Recorded, Seat};
use wasteland::{
    content::{EnemyType, Faction},
    event::Event,
    map::Node,
    open_step::Step,
    state::Player,
    view::View,
};

use super::voice::Voice;
use crate::shared::{capital, log::after, signed};

/// What a player did, gathered from the events.
#[derive(Default)]
struct Deeds {
    /// Where the survivor went last.
    node: Option<Node>,
    explored: Vec<String>,
    encounters: Vec<String>,
    killed: Vec<String>,
    objectives: Vec<String>,
    cards: Vec<String>,
    perks: Vec<String>,
    levels: u16,
    agendas: u16,
    partners: Vec<String>,
    /// What is told word for word.
    further: Vec<String>,
}

impl Voice<'_> {
    /// What happened after an event, told to the player at this seat in a few sentences: what the others did, what
    /// happened to the player, to quests and to the factions, and whose turn it is. The story is the whole one; the view
    /// is the one after its last event, and the voice has its context.
    #[must_use]
    pub fn recap(self, view: &View, story: &[Recorded<Event>], since: EventId, seat: Seat) -> Vec<String> {
        let new = after(story, since);
        if new.is_empty() {
            return vec![self.say("recap-nothing")];
        }
        let mut sentences = Vec::new();
        sentences.extend(self.recap_rounds(new));
        for other in Seat::clockwise_from(seat, view.seats).skip(1) {
            let deeds = self.deeds(new, other);
            if !deeds.is_empty() {
                sentences.push(self.by("recap-player", other).text("deeds", deeds.join("; ")).said());
            }
        }
        sentences.extend(self.recap_enemies(view, new, seat));
        sentences.extend(self.recap_fights(new, seat));
        sentences.extend(self.recap_stocks(view, new, seat));
        sentences.extend(self.recap_quests(view, new));
        sentences.extend(self.recap_power(new));
        sentences.extend(self.recap_turn(view, seat));
        sentences
    }

    /// How the game came here, for whoever opens it again: the round, where everybody stands, what is staged, and how
    /// near the factions are to taking over. The voice has the context of the view.
    #[must_use]
    pub fn previously(self, view: &View) -> Vec<String> {
        let mut sentences = vec![self.tell("previously-round").number("round", view.round).said()];
        sentences.extend(view.all_seats().map(|seat| self.previously_of(view, seat)));
        let quests = view.staged.iter().map(|staged| self.quest(staged.quest));
        let quests: Vec<String> = quests.map(|quest| self.tell("card-named").text("card", quest).said()).collect();
        let n_quests = quests.len() as i64;
        let staged = self.tell("previously-quests").number("n", n_quests).text("quests", self.list("list-and", quests));
        sentences.push(staged.said());
        let scenario = self.content().scenarios.get(usize::from(view.scenario));
        let end = scenario.map_or(0, |scenario| scenario.end(view.seats));
        sentences.extend(Faction::BOTH.map(|faction| {
            let power = view.power[faction as usize];
            let told = self.tell("previously-power").text("faction", self.faction(faction)).number("now", power);
            capital(&told.number("left", end.saturating_sub(power)).said())
        }));
        sentences
    }

    fn previously_of(self, view: &View, seat: Seat) -> String {
        let player: &Player = view.player(seat);
        if view.eliminated.contains(seat) {
            return self.by("previously-gone", seat).said();
        }
        let told = self.by("previously-survivor", seat).text("space", self.space(player.at));
        let told = told.number("hp", player.hp).number("rads", player.rads).number("caps", player.caps);
        told.number("agendas", view.hand(seat).count).said()
    }

    fn recap_rounds(self, new: &[Recorded<Event>]) -> Option<String> {
        let rounds = new.iter().filter_map(|told| match told.event {
            Event::RoundBegan(round) => Some(round),
            _ => None,
        });
        let rounds: Vec<u16> = rounds.collect();
        let round = *rounds.last()?;
        Some(self.tell("recap-rounds").number("n", rounds.len() as i64).number("round", round).said())
    }

    /// What a player did, each a clause that follows the name.
    fn deeds(self, new: &[Recorded<Event>], seat: Seat) -> Vec<String> {
        let mut did = Deeds::default();
        let named = |name: String| self.tell("card-named").text("card", name).said();
        for told in new.iter().filter(|told| told.event.seat() == Some(seat)) {
            match &told.event {
                Event::FigurePlaced { node, .. } | Event::Moved { node, .. } | Event::Placed { node, .. } => {
                    did.node = Some(*node);
                }
                Event::Explored { tile, .. } => did.explored.push(named(self.tile(*tile))),
                Event::EncounterBegan { card, .. } => did.encounters.push(named(self.encounter(*card))),
                Event::EnemyKilled { kind, token, .. } => did.killed.push(self.enemy(*kind, *token)),
                Event::ObjectiveCompleted { quest, .. } => did.objectives.push(named(self.quest(*quest))),
                Event::CardGained { card, .. } => did.cards.push(named(self.card(*card))),
                Event::PerkGained { perk, .. } => did.perks.push(named(self.perk(*perk))),
                Event::XpGained { levels, .. } => did.levels += u16::from(*levels),
                Event::AgendaDrawn(_) => did.agendas += 1,
                Event::Traded { partner, .. } => did.partners.push(self.seat(*partner)),
                Event::CharacterChosen { character, .. } => {
                    did.further.push(self.tell("recap-deed-character").text("name", self.character(*character)).said());
                }
                Event::LoyaltyDeclared { faction, .. } => {
                    did.further.push(self.tell("recap-deed-loyal").text("faction", self.faction(*faction)).said());
                }
                Event::CampBegan(_) => did.further.push(self.say("recap-deed-camp")),
                Event::FirstPlayer(_) => did.further.push(self.say("recap-deed-first")),
                Event::Killed(_) => did.further.push(self.say("recap-deed-killed")),
                Event::Eliminated(_) => did.further.push(self.say("recap-deed-eliminated")),
                _ => {}
            }
        }
        let mut deeds = Vec::new();
        deeds.extend(did.node.map(|node| self.tell("recap-deed-moved").text("space", self.space(node)).said()));
        let lists = [
            ("recap-deed-explored", did.explored),
            ("recap-deed-encounters", did.encounters),
            ("recap-deed-kills", did.killed),
            ("recap-deed-objectives", did.objectives),
            ("recap-deed-cards", did.cards),
            ("recap-deed-perks", did.perks),
            ("recap-deed-traded", did.partners),
        ];
        deeds.extend(lists.into_iter().filter_map(|(key, things)| self.deed_with(key, things)));
        let numbers = [("recap-deed-levels", did.levels), ("recap-deed-agendas", did.agendas)];
        let numbers = numbers.into_iter().filter(|(_, number)| *number > 0);
        deeds.extend(numbers.map(|(key, number)| self.tell(key).number("n", number).said()));
        for deed in did.further {
            if !deeds.contains(&deed) {
                deeds.push(deed);
            }
        }
        deeds
    }

    /// What was done with some things, each named once, those that came up more often with their number.
    fn deed_with(self, key: &'static str, things: Vec<String>) -> Option<String> {
        let mut counted: Vec<(String, i64)> = Vec::new();
        for thing in things {
            match counted.iter_mut().find(|(known, _)| *known == thing) {
                Some((_, times)) => *times += 1,
                None => counted.push((thing, 1)),
            }
        }
        let n_things = counted.len() as i64;
        let names = counted.into_iter().map(|(name, times)| match times {
            1 => name,
            _ => self.tell("recap-times").text("name", name).number("n", times).said(),
        });
        let things = self.list("list-and", names.collect());
        (n_things > 0).then(|| self.tell(key).number("n", n_things).text("things", things).said())
    }

    /// Which enemies were activated, and which stand in the player's space now and did not before.
    fn recap_enemies(self, view: &View, new: &[Recorded<Event>], seat: Seat) -> Vec<String> {
        let mut activated: Vec<EnemyType> = Vec::new();
        let mut moved: BTreeSet<u8> = BTreeSet::new();
        for told in new {
            match told.event {
                Event::Activated(kind) if !activated.contains(&kind) => activated.push(kind),
                Event::EnemyAppeared { foe, .. } | Event::EnemyPlaced { foe, .. } | Event::EnemyMoved { foe, .. } => {
                    moved.insert(foe);
                }
                _ => {}
            }
        }
        let kinds = self.list("list-and", activated.iter().map(|kind| self.enemies(*kind)).collect());
        let mut sentences = Vec::new();
        if !activated.is_empty() {
            sentences.push(self.tell("recap-activated").text("enemies", kinds).said());
        }
        let here = view.player(seat).at;
        let beside = view.foes.iter().filter(|(number, foe)| foe.at == here && moved.contains(number));
        let beside: Vec<String> = beside.map(|(number, _)| self.foe(number)).collect();
        if here != Node::NONE && !beside.is_empty() {
            let n_beside = beside.len() as i64;
            let told =
                self.tell("recap-enemies-here").number("n", n_beside).text("foes", self.list("list-and", beside));
            sentences.push(told.text("space", self.space(here)).said());
        }
        sentences
    }

    /// The fights of the player, what they came to, and whether the survivor was killed.
    fn recap_fights(self, new: &[Recorded<Event>], seat: Seat) -> Vec<String> {
        let mut fights: BTreeMap<EventId, String> = BTreeMap::new();
        let (mut won, mut over, mut further) = (Vec::new(), Vec::new(), Vec::new());
        for told in new.iter().filter(|told| told.event.seat() == Some(seat)) {
            match &told.event {
                Event::FightBegan { kind, token, .. } => {
                    fights.insert(told.id, self.enemy(*kind, *token));
                }
                Event::FightEnded { won: true, .. } => won.extend(fights.remove(&told.cause)),
                Event::FightEnded { won: false, .. } => over.extend(fights.remove(&told.cause)),
                Event::Killed(_) => further.push(self.say("recap-killed")),
                Event::Eliminated(_) => further.push(self.say("recap-eliminated")),
                _ => {}
            }
        }
        further.dedup();
        let fights = [self.deed_with("recap-fights-won", won), self.deed_with("recap-fights-over", over)];
        fights.into_iter().flatten().chain(further).collect()
    }

    /// What the player has now of all that changed.
    fn recap_stocks(self, view: &View, new: &[Recorded<Event>], seat: Seat) -> Option<String> {
        let player: &Player = view.player(seat);
        let [mut hp, mut rads, mut xp, mut caps, mut agendas] = [0i64; 5];
        for told in new {
            match told.event {
                Event::Traded { seat: camper, partner, gives_agendas, gets_agendas, .. } => {
                    let more = i64::from(gets_agendas) - i64::from(gives_agendas);
                    agendas += if camper == seat {
                        more
                    } else if partner == seat {
                        -more
                    } else {
                        0
                    };
                }
                _ if told.event.seat() != Some(seat) => {}
                Event::Damaged { amount, .. } => hp -= i64::from(amount),
                Event::Healed { amount, .. } => hp += i64::from(amount),
                Event::Irradiated { amount, .. } => rads += i64::from(amount),
                Event::Cleansed { amount, .. } => rads -= i64::from(amount),
                Event::XpGained { amount, .. } => xp += i64::from(amount),
                Event::CapsGained { amount, .. } => caps += i64::from(amount),
                Event::CapsLost { amount, .. } => caps -= i64::from(amount),
                Event::AgendaDrawn(_) => agendas += 1,
                Event::AgendaDiscarded { .. } | Event::AgendaShuffled { .. } => agendas -= 1,
                _ => {}
            }
        }
        let stock = |key: &'static str, now: i64, change: i64| {
            (change != 0).then(|| self.tell(key).number("now", now).text("change", signed(change)).said())
        };
        let hand = i64::from(view.hand(seat).count);
        let stocks = [
            stock("recap-stock-hp", player.hp.into(), hp),
            stock("recap-stock-rads", player.rads.into(), rads),
            stock("recap-stock-xp", 0, xp),
            stock("recap-stock-caps", player.caps.into(), caps),
            stock("recap-stock-agendas", hand, agendas),
        ];
        let stocks = stocks.into_iter().flatten().collect::<Vec<_>>().join(", ");
        (!stocks.is_empty()).then(|| self.tell("recap-stocks").text("stocks", stocks).said())
    }

    /// Quests that came and stayed, and those that were there before and went.
    fn recap_quests(self, view: &View, new: &[Recorded<Event>]) -> Vec<String> {
        let (mut came, mut gone) = (Vec::new(), Vec::new());
        for told in new {
            match told.event {
                Event::QuestStaged { quest, .. } => came.push(quest),
                Event::QuestTrashed { quest } if !came.contains(&quest) => gone.push(quest),
                _ => {}
            }
        }
        came.retain(|quest| view.staged.iter().any(|staged| staged.quest == *quest));
        let tell = |key: &'static str, quests: Vec<u16>| {
            let names = quests.iter().map(|quest| self.tell("card-named").text("card", self.quest(*quest)).said());
            let names: Vec<String> = names.collect();
            let n_quests = names.len() as i64;
            let quests = self.list("list-and", names);
            (n_quests > 0).then(|| self.tell(key).number("n", n_quests).text("quests", quests).said())
        };
        [tell("recap-quests-gone", gone), tell("recap-quests-came", came)].into_iter().flatten().collect()
    }

    fn recap_power(self, new: &[Recorded<Event>]) -> Vec<String> {
        let tell = |faction: Faction| {
            let moves = new.iter().filter_map(|told| match told.event {
                Event::PowerChanged { faction: moved, by, power } if moved == faction => Some((by, power)),
                _ => None,
            });
            let moves: Vec<(i8, u8)> = moves.collect();
            let (_, now) = moves.last()?;
            let by: i64 = moves.iter().map(|(by, _)| i64::from(*by)).sum();
            let key = match by {
                0 => return None,
                1.. => "recap-power-gained",
                _ => "recap-power-lost",
            };
            let told = self.tell(key).text("faction", self.faction(faction)).number("n", by.abs());
            Some(capital(&told.number("now", *now).said()))
        };
        Faction::BOTH.into_iter().filter_map(tell).collect()
    }

    fn recap_turn(self, view: &View, seat: Seat) -> Option<String> {
        match view.open_step().step {
            Step::Over => Some(self.say("recap-over")),
            Step::Turn(turn) if turn == seat => Some(self.say("recap-your-turn")),
            Step::Turn(turn) => Some(self.tell("recap-turn").text("of-seat", self.of_seat(turn)).said()),
            Step::Activation => Some(self.say("recap-activation")),
            Step::Setup | Step::RoundEnd => None,
        }
    }
}
