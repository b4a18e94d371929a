//! How a game went, for those who tell it afterwards: the way of each survivor, what was decided and done, and in what
//! manner each of them played. All of it is read from the events that a viewer may know.

use std::{
    collections::{BTreeMap, BTreeSet},
    mem,
};

use kernel::{EventId, Recorded, Seat};

use crate::{
    content::{Content, EnemyType, Faction, Trait, Way},
    effect::Trigger,
    event::Event,
    map::Node,
    mode::{self, coop, ncal},
    view::View,
};

/// The most news of one round.
const MOST_OF_A_ROUND: usize = 3;
/// The most news of a game, its end not counted.
const MOST_NEWS: usize = 18;

/// A game as a chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// Where each survivor was, in order.
    pub ways: Vec<Vec<Stop>>,
    /// What was worth telling, in order.
    pub news: Vec<News>,
    /// The quests that are over, in order, each with the objective that ended it.
    pub finished: Vec<Finished>,
    /// How each survivor played.
    pub manners: Vec<Manner>,
    /// How it ended; none before it has.
    pub ending: Option<Ending>,
}

/// A space that a survivor came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The space.
    pub node: Node,
    /// In which round.
    pub round: u16,
    /// On foot from the space before, or set down.
    pub walked: bool,
    /// The survivor was killed here.
    pub killed: bool,
}

/// Something worth telling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// In which round.
    pub round: u16,
    /// What happened.
    pub what: Deed,
    /// The event that says so.
    pub event: EventId,
    /// Who did it or whom it happened to, and where that survivor was.
    pub who: Option<(Seat, Node)>,
}

/// What can be worth telling. Cards and the like are named by their number in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the parts are those of the events")]
pub enum Deed {
    /// An objective of a quest was completed.
    Quest { quest: u16, objective: u8 },
    /// An option of an encounter was chosen.
    Choice { card: u16, option: u8, forced: bool },
    /// The survivor was killed and goes on.
    Killed,
    /// The survivor is out of the game.
    Eliminated,
    /// An enemy was killed.
    Kill { kind: EnemyType, token: Option<u8> },
    /// A tile was explored.
    Explored(u8),
    /// Loyalty was declared.
    Loyal(Faction),
    /// Loyalty ended.
    Disloyal(Faction),
    /// A deal with another survivor.
    Traded(Seat),
    /// A companion came along.
    Company(u16),
    /// What people think of the survivor changed.
    Repute(Trait),
    /// A faction has come far on the track.
    Power { faction: Faction, power: u8 },
    /// Victory was declared.
    Victory,
    /// A faction took over.
    Takeover(Faction),
    /// A group has won (W-COOP-08, W-NCAL-02).
    GroupVictory,
    /// A group has lost (W-COOP-10 to W-COOP-12, W-NCAL-03).
    GroupDefeat,
}

/// A quest that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Who did it; nobody where it ended by itself.
    pub seat: Option<Seat>,
    /// The quest.
    pub quest: u16,
    /// The objective that ended it.
    pub objective: u8,
    /// In which round.
    pub round: u16,
}

/// What a survivor did most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bent {
    /// Killed enemies.
    Fights,
    /// Bought, sold and exchanged.
    Trades,
    /// Explored tiles.
    Explores,
    /// Had encounters.
    Meets,
    /// Completed objectives.
    Finishes,
    /// Went about.
    Walks,
}

/// How a survivor played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// What that survivor did most.
    pub bent: Bent,
    /// How often.
    pub times: u16,
    /// Times killed.
    pub deaths: u16,
    /// Whether the survivor is out of the game.
    pub eliminated: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// A faction reached the end of the track.
    Takeover(Faction),
    /// Somebody won who is loyal to this faction, or to none.
    Won(Option<Faction>),
    /// Nobody won, and no faction did.
    Nobody,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    kills: u16,
    bargains: u16,
    explored: u16,
    encounters: u16,
    objectives: u16,
    steps: u16,
    deaths: u16,
}

impl Counts {
    /// What was done most, seen against how often it is usually done.
    fn bent(self) -> (Bent, u16) {
        let all = [
            (Bent::Finishes, self.objectives, 12),
            (Bent::Explores, self.explored, 14),
            (Bent::Fights, self.kills, 10),
            (Bent::Trades, self.bargains, 11),
            (Bent::Meets, self.encounters, 7),
            (Bent::Walks, self.steps, 1),
        ];
        let most = all.into_iter().rev().max_by_key(|(_, times, weight)| u32::from(*times) * weight);
        most.map_or((Bent::Walks, 0), |(bent, times, _)| (bent, times))
    }
}

/// Goes through the events, knowing where everybody is.
struct Reader<'c> {
    content: &'c Content,
    round: u16,
    ways: Vec<Vec<Stop>>,
    counts: Vec<Counts>,
    news: Vec<(u8, News)>,
    finished: Vec<Finished>,
    /// The last completed objective of each quest that is not over.
    last: BTreeMap<u16, Finished>,
    told_quests: BTreeSet<(u16, u8)>,
    is_taken: bool,
    /// The space from which the power of a faction is news.
    far: u8,
    told_power: [bool; 2],
}

impl Chronicle {
    /// The chronicle told by these events. The view is one from after the last of them.
    #[must_use]
    pub fn of(content: &Content, view: &View, story: &[Recorded<Event>]) -> Chronicle {
        let seats = usize::from(view.seats);
        let track = content.scenarios.get(usize::from(view.scenario)).map_or(0, |scenario| scenario.track.len());
        let mut reader = Reader {
            content,
            round: 0,
            ways: vec![Vec::new(); seats],
            counts: vec![Counts::default(); seats],
            news: Vec::new(),
            finished: Vec::new(),
            last: BTreeMap::new(),
            told_quests: BTreeSet::new(),
            is_taken: false,
            far: u8::try_from(track * 2 / 3).unwrap_or(u8::MAX),
            told_power: [false; 2],
        };
        for told in story {
            reader.hear(told);
        }
        let manner = |(seat, counts): (Seat, &Counts)| {
            let (bent, times) = counts.bent();
            Manner { bent, times, deaths: counts.deaths, eliminated: view.eliminated.contains(seat) }
        };
        Chronicle {
            manners: view.all_seats().zip(&reader.counts).map(manner).collect(),
            ending: ending(content, view, story),
            news: chosen(reader.news),
            ways: reader.ways,
            finished: reader.finished,
        }
    }
}

fn ending(content: &Content, view: &View, story: &[Recorded<Event>]) -> Option<Ending> {
    let is_over = story.iter().any(|told| matches!(told.event, Event::GameEnded { .. }));
    let takeover = story.iter().find_map(|told| match told.event {
        Event::Takeover(faction) => Some(Ending::Takeover(faction)),
        _ => None,
    });
    let winner = view.winners.iter().next();
    is_over.then(|| match (winner, takeover) {
        (Some(winner), _) => Ending::Won(mode::friend(view).or_else(|| faction_of(content, view.player(winner).loyal))),
        (None, Some(takeover)) => takeover,
        (None, None) => Ending::Nobody,
    })
}

fn faction_of(content: &Content, agenda: u8) -> Option<Faction> {
    content.agendas.get(usize::from(agenda)).and_then(|agenda| agenda.faction)
}

impl Reader<'_> {
    fn hear(&mut self, told: &Recorded<Event>) {
        match told.event {
            Event::RoundBegan(round) => self.round = round,
            Event::FigurePlaced { seat, node } | Event::Placed { seat, node } => self.stop(seat, node, false),
            Event::Moved { seat, node, .. } => {
                self.count(seat, |counts| counts.steps += 1);
                self.stop(seat, node, true);
            }
            Event::Killed(seat) => {
                self.count(seat, |counts| counts.deaths += 1);
                if let Some(stop) = self.ways.get_mut(seat.index()).and_then(|way| way.last_mut()) {
                    stop.killed = true;
                }
                self.tell(told, 60, Some(seat), Deed::Killed);
            }
            Event::Eliminated(seat) => self.tell(told, 90, Some(seat), Deed::Eliminated),
            Event::ObjectiveCompleted { seat, quest, objective } => {
                let is_deed = self.is_deed(quest, objective);
                let who = is_deed.then_some(seat);
                if is_deed {
                    self.count(seat, |counts| counts.objectives += 1);
                }
                self.last.insert(quest, Finished { seat: who, quest, objective, round: self.round });
                // What comes with every round is news once.
                if self.told_quests.insert((quest, objective)) {
                    self.tell(told, 55, who, Deed::Quest { quest, objective });
                }
            }
            Event::QuestTrashed { quest } => self.finished.extend(self.last.remove(&quest)),
            Event::OptionChosen { seat, card, option, forced } => {
                self.tell(told, 30, Some(seat), Deed::Choice { card, option, forced });
            }
            Event::EncounterBegan { seat, .. } => self.count(seat, |counts| counts.encounters += 1),
            Event::EnemyKilled { seat, kind, token, level, .. } => {
                self.count(seat, |counts| counts.kills += 1);
                self.tell(told, 10 * level.min(4), Some(seat), Deed::Kill { kind, token });
            }
            Event::Explored { seat, tile, .. } => {
                self.count(seat, |counts| counts.explored += 1);
                self.tell(told, 24, Some(seat), Deed::Explored(tile));
            }
            Event::LoyaltyDeclared { seat, faction, .. } => self.tell(told, 48, Some(seat), Deed::Loyal(faction)),
            Event::LoyaltyEnded { seat, card } => {
                if let Some(faction) = faction_of(self.content, card) {
                    self.tell(told, 46, Some(seat), Deed::Disloyal(faction));
                }
            }
            Event::Bought { seat, .. } | Event::Sold { seat, .. } => self.count(seat, |counts| counts.bargains += 1),
            Event::Recruited { seat, card } => {
                self.count(seat, |counts| counts.bargains += 1);
                self.tell(told, 26, Some(seat), Deed::Company(card));
            }
            Event::Traded { seat, partner, .. } => {
                [seat, partner].into_iter().for_each(|seat| self.count(seat, |counts| counts.bargains += 1));
                self.tell(told, 28, Some(seat), Deed::Traded(partner));
            }
            Event::TraitGained { seat, gained: gained @ (Trait::Idolized | Trait::Vilified) } => {
                self.tell(told, 32, Some(seat), Deed::Repute(gained));
            }
            Event::PowerChanged { faction, power, .. } if power >= self.far && !self.told_power[faction as usize] => {
                self.told_power[faction as usize] = true;
                self.tell(told, 50, None, Deed::Power { faction, power });
            }
            Event::Mode(
                mode::Event::Coop(coop::Event::GroupVictory { .. })
                | mode::Event::NewCalifornia(ncal::Event::GroupWins),
            ) => {
                self.tell(told, u8::MAX, None, Deed::GroupVictory);
            }
            Event::Mode(
                mode::Event::Coop(coop::Event::GroupDefeat { .. })
                | mode::Event::NewCalifornia(ncal::Event::GroupLoses { .. }),
            ) => {
                self.tell(told, u8::MAX, None, Deed::GroupDefeat);
            }
            Event::VictoryDeclared { seat, .. } => self.tell(told, u8::MAX, Some(seat), Deed::Victory),
            // Where both are at the end of the track, the first to be there is the one that is told of.
            Event::Takeover(faction) if !self.is_taken => {
                self.is_taken = true;
                self.tell(told, u8::MAX, None, Deed::Takeover(faction));
            }
            _ => {}
        }
    }

    /// Whether somebody did it: the end of a round or a deck that runs out is no deed of anybody (W-RULING-108).
    fn is_deed(&self, quest: u16, objective: u8) -> bool {
        let quest = self.content.quests.get(usize::from(quest));
        let way = quest.and_then(|quest| quest.objectives.get(usize::from(objective))).map(|objective| &objective.way);
        !matches!(way, Some(Way::Triggered(Trigger::RoundEnd | Trigger::Renewed)))
    }

    fn stop(&mut self, seat: Seat, node: Node, walked: bool) {
        let Some(way) = self.ways.get_mut(seat.index()) else { return };
        if way.last().is_none_or(|last| last.node != node) {
            way.push(Stop { node, round: self.round, walked, killed: false });
        }
    }

    fn count(&mut self, seat: Seat, count: impl FnOnce(&mut Counts)) {
        self.counts.get_mut(seat.index()).map(count);
    }

    fn tell(&mut self, told: &Recorded<Event>, weight: u8, seat: Option<Seat>, what: Deed) {
        let here = |seat: Seat| self.ways.get(seat.index()).and_then(|way| way.last()).map_or(Node::NONE, |at| at.node);
        let who = seat.map(|seat| (seat, here(seat)));
        // What has been told often is less and less worth telling.
        let kind = mem::discriminant(&what);
        let often = self.news.iter().filter(|(_, news)| mem::discriminant(&news.what) == kind).count();
        let weight = if weight == u8::MAX { weight } else { weight.saturating_sub(4 * often.min(60) as u8).max(1) };
        self.news.push((weight, News { round: self.round, what, event: told.id, who }));
    }
}

/// The weightiest of each round, and of those the weightiest of the game, in order. How it ended is always told.
fn chosen(news: Vec<(u8, News)>) -> Vec<News> {
    let mut kept: Vec<(u8, News)> = Vec::new();
    for round in news.chunk_by(|(_, one), (_, other)| one.round == other.round) {
        let mut round = round.to_vec();
        kernel::order::sort_by_key(&mut round, |(weight, _)| std::cmp::Reverse(*weight));
        let ends = round.iter().filter(|(weight, _)| *weight == u8::MAX).count();
        kept.extend(round.into_iter().take(MOST_OF_A_ROUND + ends));
    }
    let ends = kept.iter().filter(|(weight, _)| *weight == u8::MAX).count();
    kernel::order::sort_by_key(&mut kept, |(weight, _)| std::cmp::Reverse(*weight));
    kept.truncate(MOST_NEWS + ends);
    let mut news: Vec<News> = kept.into_iter().map(|(_, news)| news).collect();
    kernel::order::sort_by_key(&mut news, |news| news.event);
    news
}
