//! The scenarios: map, factions, power track, and the graph of what leads to what.

use std::collections::{BTreeMap, VecDeque};

use text::wasteland::{Names, NamingContext, Voice};
use wasteland::{
    content::{Faction, Laid, Scenario},
    effect::{Effect, Pile},
    reading::story::{Followed, Link, Origin, Story, effects_of},
};

use super::Teller;
use crate::{
    report::{Edge, Graph, Kind, Line, Part, Section, Table, Thing},
    speech::count,
};

/// A card of a story.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Card {
    Quest(u16),
    Encounter(u16),
}

impl Card {
    const fn of(origin: Origin) -> Option<Card> {
        match origin {
            Origin::Staging(quest) | Origin::Objective(quest, _) => Some(Card::Quest(quest)),
            Origin::Choice(encounter, _) => Some(Card::Encounter(encounter)),
            Origin::Setup | Origin::Card(_) | Origin::Perk(_) | Origin::Character(_) => None,
        }
    }
}

impl Teller<'_> {
    /// How many quests the story of each scenario has, without those that all scenarios share.
    pub(super) fn main_quests(self) -> Vec<usize> {
        let of_scenario = |scenario: &Scenario| {
            let graph = self.cards(&Story::of(self.content, scenario), &self.setup_cards(scenario));
            graph.keys().filter(|card| matches!(card, Card::Quest(_))).count()
        };
        self.content.scenarios.iter().map(of_scenario).collect()
    }

    /// What a scenario itself brings into the game.
    fn setup_cards(self, scenario: &Scenario) -> Vec<Card> {
        let story = Story::of(self.content, scenario);
        story.follows(Origin::Setup).filter_map(card_of).collect()
    }

    /// All cards of a story from these on, each with its place in the order in which the story comes to them.
    fn cards(self, story: &Story, from: &[Card]) -> BTreeMap<Card, usize> {
        let mut found: BTreeMap<Card, usize> = BTreeMap::new();
        let mut waiting: VecDeque<Card> = from.iter().copied().collect();
        while let Some(card) = waiting.pop_front() {
            if found.contains_key(&card) {
                continue;
            }
            found.insert(card, found.len());
            let links = story.links.iter().filter(|link| Card::of(link.from) == Some(card));
            waiting.extend(links.filter_map(|link| card_of(link.to)));
        }
        found
    }

    pub(super) fn stories(self, names: &Names) -> Vec<Section> {
        let mut sections = Vec::new();
        for (number, scenario) in (0..).zip(&self.content.scenarios) {
            let context = NamingContext { scenario: number, ..NamingContext::default() };
            let voice = Voice::new(self.speech.lang, names, &context);
            let mut section = Section::new(self.speech.with("report-scenario", "name", &voice.scenario(number)));
            let story = Story::of(self.content, scenario);
            let start = self.setup_cards(scenario);
            let graph = self.graph(&story, &start);
            let n_quests = graph.things.iter().filter(|one| one.kind == Kind::Quest).count();
            let n_ends = graph.things.iter().filter(|one| !one.end.is_empty()).count();
            let sides = Faction::BOTH.map(|side| voice.faction(side));
            section.parts.push(Part::Words(self.speech.fill(
                "report-story",
                &[
                    ("star", sides[0].as_str().into()),
                    ("shield", sides[1].as_str().into()),
                    ("quests", count(n_quests).into()),
                    ("encounters", count(graph.things.len() - n_quests).into()),
                    ("ends", count(n_ends).into()),
                ],
            )));
            section.parts.push(Part::Picture(self.map_words(scenario), self.drawn_map(scenario)));
            section.parts.push(Part::Table(self.track(scenario)));
            section.parts.push(Part::Graph(scenario.id.clone(), graph));
            sections.push(section);
        }
        sections.extend(self.shared());
        sections
    }

    /// What the starting decks can bring, whatever the scenario.
    fn shared(self) -> Option<Section> {
        let story = Story::of(self.content, self.content.scenarios.first()?);
        let mut starting: Vec<Card> = Vec::new();
        for at in &story.encounters {
            let card = Card::Encounter(*at);
            let is_starting = self.content.encounters.get(usize::from(*at)).is_some_and(|found| found.number.is_none());
            let leads = |link: &Link| Card::of(link.from) == Some(card) && card_of(link.to).is_some();
            if is_starting && story.links.iter().any(leads) {
                starting.push(card);
            }
        }
        if starting.is_empty() {
            return None;
        }
        let graph = self.graph(&story, &starting);
        let mut section = Section::new(self.say("report-shared"));
        section.parts.push(Part::Graph("starting-decks".to_owned(), graph));
        Some(section)
    }

    fn graph(self, story: &Story, start: &[Card]) -> Graph {
        let cards = self.cards(story, start);
        let mut ordered: Vec<(usize, Card)> = cards.iter().map(|(card, at)| (*at, *card)).collect();
        ordered.sort_unstable();
        let things = ordered.iter().map(|(_, card)| Thing {
            label: match card {
                Card::Quest(quest) => self.voice.quest(*quest),
                Card::Encounter(encounter) => self.voice.encounter(*encounter),
            },
            kind: match card {
                Card::Quest(_) => Kind::Quest,
                Card::Encounter(_) => Kind::Encounter,
            },
            is_start: start.contains(card),
            end: match card {
                Card::Quest(quest) => self.end(*quest),
                Card::Encounter(_) => String::new(),
            },
        });
        let mut edges: Vec<Edge> = Vec::new();
        for link in &story.links {
            let (Some(from), Some(&to)) = (
                Card::of(link.from).and_then(|card| cards.get(&card).copied()),
                match link.to {
                    Followed::Closed(quest) => cards.get(&Card::Quest(quest)),
                    other => card_of(other).and_then(|card| cards.get(&card)),
                },
            ) else {
                continue;
            };
            let line = if matches!(link.to, Followed::Closed(_)) { Line::Closes } else { Line::Brings };
            let part = match link.from {
                Origin::Objective(_, at) | Origin::Choice(_, at) => (at + 1).to_string(),
                _ => "·".to_owned(),
            };
            // What follows whatever one does is one line.
            match edges.iter_mut().find(|edge| (edge.from, edge.to, edge.line) == (from, to, line)) {
                Some(edge) => edge.label = format!("{},{part}", edge.label),
                None => edges.push(Edge { from, to, label: part, line }),
            }
        }
        edges.iter_mut().for_each(|edge| edge.label.push(':'));
        Graph { things: things.collect(), edges }
    }

    /// What a quest ends with: nothing follows one of its objectives, and it brings influence.
    fn end(self, at: u16) -> String {
        let Some(quest) = self.content.quests.get(usize::from(at)) else { return String::new() };
        let ends = quest.objectives.iter().any(|objective| {
            let (mut leads, mut influence) = (false, false);
            effects_of(self.content, objective, &mut |effect| match effect {
                Effect::Stage(_) => leads = true,
                Effect::Draw(Pile::Agenda, _) | Effect::DrawOneOf(Pile::Agenda, _) => influence = true,
                _ => {}
            });
            influence && !leads
        });
        if ends { self.say("report-an-end") } else { String::new() }
    }

    fn track(self, scenario: &Scenario) -> Table {
        let mut head = vec![self.say("report-track")];
        head.extend((0..scenario.track.len()).map(|at| at.to_string()));
        let row = |name: &str, value: &dyn Fn(usize) -> u8| {
            let values = (0..scenario.track.len()).map(|at| value(at).to_string());
            std::iter::once(name.to_owned()).chain(values).collect::<Vec<_>>()
        };
        let ends = scenario.ends.unwrap_or([scenario.track.len().saturating_sub(1) as u8; 4]);
        let ended = (0..scenario.track.len()).map(|at| {
            let players = (1..).zip(ends).filter(|(_, end)| usize::from(*end) == at).map(|(n, _)| format!("{n}"));
            players.collect::<Vec<_>>().join("+")
        });
        Table {
            head,
            rows: vec![
                row("X", &|at| scenario.track[at].x),
                row("Y", &|at| scenario.track[at].y),
                std::iter::once(self.say("report-track-end")).chain(ended).collect(),
            ],
        }
    }

    fn map_words(self, scenario: &Scenario) -> String {
        let faceup: Vec<String> = scenario
            .places
            .iter()
            .filter_map(|place| match place.laid {
                Laid::Faceup(tile) => Some(self.voice.tile(tile)),
                Laid::Dangerous | Laid::Deadly => None,
            })
            .collect();
        let n = |laid: Laid| scenario.places.iter().filter(|place| place.laid == laid).count();
        self.speech.fill(
            "report-map",
            &[
                ("places", count(scenario.places.len()).into()),
                ("faceup", faceup.join(", ").as_str().into()),
                ("dangerous", count(n(Laid::Dangerous)).into()),
                ("deadly", count(n(Laid::Deadly)).into()),
            ],
        )
    }
}

const fn card_of(followed: Followed) -> Option<Card> {
    match followed {
        Followed::Staged(quest) => Some(Card::Quest(quest)),
        Followed::Added(encounter) => Some(Card::Encounter(encounter)),
        Followed::Closed(_) | Followed::Unique(_) => None,
    }
}
