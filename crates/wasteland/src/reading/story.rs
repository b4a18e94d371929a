//! The story that a scenario can tell: which cards come out of the library, by which deed, and what follows from them.
//! Everything that could happen counts, whatever it would take.

use std::collections::{BTreeSet, VecDeque};

use crate::{
    content::{
        Back, Card, Content, Encounter, EncounterIcon, EncounterOption, Home, Laid, Objective, Quest, Scenario, Task,
        Way,
    },
    effect::{Effect, EffectList},
    setup::pool,
};

/// What makes a card come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Origin {
    /// The set-up of the scenario.
    Setup,
    /// Staging the quest.
    Staging(u16),
    /// An objective of the quest, from 0.
    Objective(u16, usize),
    /// An option of the encounter, from 0.
    Choice(u16, usize),
    /// A loot event, or a card that somebody uses.
    Card(u16),
    /// A perk.
    Perk(usize),
    /// A character, at the start.
    Character(usize),
}

/// What comes, or will never come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Followed {
    /// The quest is staged.
    Staged(u16),
    /// The quest leaves the game or never comes.
    Closed(u16),
    /// The encounter comes into its deck.
    Added(u16),
    /// Somebody gains the unique asset.
    Unique(u16),
}

/// A step of the story.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Link {
    /// By what.
    pub from: Origin,
    /// What.
    pub to: Followed,
}

/// All that can come in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// Quests that can be staged, in the order in which the story comes to them.
    pub quests: Vec<u16>,
    /// Encounters that can be resolved: those of the starting decks, and those that are added.
    pub encounters: Vec<u16>,
    /// Unique assets that can be gained.
    pub uniques: Vec<u16>,
    /// What leads to what, in the same order.
    pub links: Vec<Link>,
}

impl Story {
    /// The story of a scenario.
    #[must_use]
    pub fn of(content: &Content, scenario: &Scenario) -> Story {
        let mut story = Telling { content, story: Story::default(), waiting: VecDeque::new(), seen: BTreeSet::new() };
        let icons = icons(content, scenario);
        story.waiting.push_back((Origin::Setup, scenario.at_start));
        for quest in scenario.quests.iter().flat_map(|quest| content.quest_copies(*quest)) {
            story.follow(Origin::Setup, Followed::Staged(quest), &icons);
        }
        for (at, encounter) in (0..).zip(&content.encounters) {
            if encounter.number.is_none() && icons.contains(&encounter.back) {
                story.open_encounter(at);
            }
        }
        for (at, card) in (0..).zip(&content.cards).filter(|(_, card)| card.home != Home::Unique) {
            story.open_card(at, card);
        }
        let perks = content.perks.iter().enumerate();
        story.waiting.extend(perks.map(|(at, perk)| (Origin::Perk(at), perk.uses.does)));
        let characters = content.characters.iter().enumerate();
        story.waiting.extend(characters.map(|(at, character)| (Origin::Character(at), character.at_start)));
        story.tell(&icons);
        story.story
    }

    /// Whether the quest can be staged.
    #[must_use]
    pub fn stages(&self, quest: u16) -> bool {
        self.quests.contains(&quest)
    }

    /// Whether the encounter is added to its deck, whether or not somebody can come to it.
    #[must_use]
    pub fn adds(&self, encounter: u16) -> bool {
        self.links.iter().any(|link| link.to == Followed::Added(encounter))
    }

    /// What the deed leads to.
    pub fn follows(&self, from: Origin) -> impl Iterator<Item = Followed> {
        self.links.iter().filter(move |link| link.from == from).map(|link| link.to)
    }
}

/// A story while it is being told.
struct Telling<'c> {
    content: &'c Content,
    story: Story,
    waiting: VecDeque<(Origin, EffectList)>,
    seen: BTreeSet<Followed>,
}

impl Telling<'_> {
    fn tell(&mut self, icons: &[EncounterIcon]) {
        while let Some((origin, list)) = self.waiting.pop_front() {
            let mut followed = Vec::new();
            each_effect(self.content, list, &mut |effect| {
                // Of several cards with a number any may come (W-NCAL-21).
                match effect {
                    Effect::Stage(quest) => followed.extend(self.content.quest_copies(*quest).map(Followed::Staged)),
                    Effect::Close(quest) => followed.extend(self.content.quest_copies(*quest).map(Followed::Closed)),
                    Effect::Add(card) => followed.extend(self.content.encounter_copies(*card).map(Followed::Added)),
                    Effect::Unique(card) => followed.push(Followed::Unique(*card)),
                    _ => {}
                }
            });
            followed.into_iter().for_each(|to| self.follow(origin, to, icons));
        }
    }

    fn follow(&mut self, from: Origin, to: Followed, icons: &[EncounterIcon]) {
        let link = Link { from, to };
        if !self.story.links.contains(&link) {
            self.story.links.push(link);
        }
        if !self.seen.insert(to) {
            return;
        }
        match to {
            Followed::Staged(quest) => self.open_quest(quest),
            Followed::Added(encounter) => {
                let back = self.content.encounters.get(usize::from(encounter)).map(|encounter| encounter.back);
                if back.is_some_and(|back| icons.contains(&back)) {
                    self.open_encounter(encounter);
                }
            }
            Followed::Unique(card) => {
                self.story.uniques.push(card);
                if let Some(found) = self.content.cards.get(usize::from(card)) {
                    self.open_card(card, found);
                }
            }
            Followed::Closed(_) => {}
        }
    }

    fn open_quest(&mut self, at: u16) {
        let Some(quest) = self.content.quests.get(usize::from(at)) else { return };
        self.story.quests.push(at);
        self.waiting.push_back((Origin::Staging(at), quest.staged));
        for (number, objective) in quest.objectives.iter().enumerate() {
            self.waiting.extend(objective.lists().into_iter().map(|list| (Origin::Objective(at, number), list)));
        }
    }

    fn open_encounter(&mut self, at: u16) {
        let Some(encounter) = self.content.encounters.get(usize::from(at)) else { return };
        self.story.encounters.push(at);
        for (number, option) in encounter.options.iter().enumerate() {
            self.waiting.extend(option.lists().into_iter().map(|list| (Origin::Choice(at, number), list)));
        }
    }

    fn open_card(&mut self, at: u16, card: &Card) {
        self.waiting.push_back((Origin::Card(at), card.event));
        self.waiting.extend(card.uses.iter().map(|usage| (Origin::Card(at), usage.does)));
    }
}

impl Objective {
    /// The effect lists that completing it carries out.
    pub(super) fn lists(&self) -> Vec<EffectList> {
        let tasks: &[Task] = if let Way::Action(tasks) = &self.way { tasks } else { &[] };
        tasks.iter().filter_map(Task::list).chain([self.results]).collect()
    }
}

impl EncounterOption {
    /// The effect lists that choosing it may carry out.
    pub(super) fn lists(&self) -> Vec<EffectList> {
        self.task.iter().filter_map(Task::list).chain([self.succeed, self.fail]).collect()
    }
}

impl Task {
    const fn list(&self) -> Option<EffectList> {
        match self {
            Task::FightEnemy(list) | Task::Do(list) => Some(*list),
            Task::Test { .. } | Task::Fight(_) | Task::Pay(_) => None,
        }
    }
}

impl Quest {
    /// All its effect lists.
    pub(super) fn lists(&self) -> Vec<EffectList> {
        std::iter::once(self.staged).chain(self.objectives.iter().flat_map(Objective::lists)).collect()
    }
}

impl Encounter {
    /// All its effect lists.
    pub(super) fn lists(&self) -> Vec<EffectList> {
        self.options.iter().flat_map(EncounterOption::lists).collect()
    }
}

/// Looks at all effects that completing an objective may have.
pub fn effects_of(content: &Content, objective: &Objective, look: &mut dyn FnMut(&Effect)) {
    objective.lists().into_iter().for_each(|list| each_effect(content, list, look));
}

/// Looks at the effects of a list, and at those within them.
pub(super) fn each_effect(content: &Content, list: EffectList, look: &mut dyn FnMut(&Effect)) {
    for effect in content.effects(list) {
        look(effect);
        effect.effect_lists().into_iter().for_each(|list| each_effect(content, list, look));
    }
}

/// The tiles that can lie on a scenario's map, and whether each is sure to.
#[must_use]
pub fn tiles(content: &Content, scenario: &Scenario) -> Vec<(u8, bool)> {
    let faceup = scenario.places.iter().filter_map(|place| match place.laid {
        Laid::Faceup(tile) => Some((tile, true)),
        Laid::Dangerous | Laid::Deadly => None,
    });
    let mut found: Vec<(u8, bool)> = faceup.collect();
    for (laid, back) in [(Laid::Dangerous, Back::Dangerous), (Laid::Deadly, Back::Deadly)] {
        let n_places = scenario.places.iter().filter(|place| place.laid == laid).count();
        let mixed = pool(content, scenario, back);
        if n_places > 0 {
            let sure = mixed.len() <= n_places;
            found.extend(mixed.into_iter().map(|tile| (tile, sure)));
        }
    }
    found
}

/// The encounter icons that a scenario's map can show.
fn icons(content: &Content, scenario: &Scenario) -> Vec<EncounterIcon> {
    let tiles = tiles(content, scenario).into_iter().filter_map(|(tile, _)| content.tiles.get(usize::from(tile)));
    tiles.flat_map(|tile| &tile.spaces).filter_map(|space| space.icon).collect()
}
