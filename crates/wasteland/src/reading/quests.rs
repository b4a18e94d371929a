//! Quest cards.

use pack::{Node, Word, say};

use crate::{
    content::{MOST_NUMBERED, MOST_OBJECTIVES, MOST_TASKS, Objective, Quest, Task, Way},
    effect::EffectList,
};

use super::{
    Reader,
    conditions::{both, byte},
    ids::Kind,
    line_reader::{LineReader, pick, pick_if, small},
    setting::Setting,
    vocabulary::{
        names::{BACKS, ENEMY_TYPES, TRAITS},
        stories::{OBJECTIVE, ObjectivePart, QUEST, QuestPart, WAYS, WayForm},
    },
};

/// The parts of a quest's text: the story, and one for each objective.
const TEXTS: [&str; MOST_OBJECTIVES + 1] = [
    "intro",
    "objective-1",
    "objective-2",
    "objective-3",
    "objective-4",
    "objective-5",
    "objective-6",
    "objective-7",
    "objective-8",
];

impl Reader {
    pub(super) fn quest(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let copied = line.taker.word_property("copy-of", &mut self.mistakes);
        let first = copied.and_then(|word| self.copied_quest(&word));
        let number = match first {
            Some(first) => self.content.quests.get(first).map(|quest| quest.number),
            None => self.number(&mut line),
        };
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        if number.is_none() && self.mistakes.n_errors() == n_before {
            let message = say!("w-no-number", "a quest has a number in the library (W-LIBRARY-01)");
            self.error(node.spot(), "number", message);
        }
        self.setting = Setting::Quest;
        let mut staged: Option<EffectList> = None;
        let mut objectives = Vec::new();
        let mut n_objectives = 0;
        for part in parts {
            match pick(&part.name, say!("w-in-quest", "a quest"), QUEST, &mut self.mistakes) {
                Some(QuestPart::Staged) => {
                    let effects = self.effects_node(part);
                    if staged.replace(effects).is_some() {
                        self.twice(part);
                    }
                }
                Some(QuestPart::Objective) => {
                    n_objectives += 1;
                    objectives.extend(self.objective(part));
                }
                None => {}
            }
        }
        let texts = TEXTS.get(..=n_objectives).unwrap_or(&TEXTS);
        let is_new = id.as_ref().is_some_and(|id| self.name("quest", texts, id));
        if node.children.is_some() && !(1..=MOST_OBJECTIVES).contains(&n_objectives) {
            let message =
                say!("w-objectives", "a quest has 1 to {most} objectives (W-QUEST-04)", most = MOST_OBJECTIVES);
            self.error(node.spot(), "objective", message);
        }
        let what = say!("w-quests-all", "quests");
        let fits = self.fits(what, self.content.quests.len(), 1, MOST_NUMBERED, node.spot());
        if let (Some(id), Some(number), true) = (id, number, is_new && fits)
            && self.mistakes.n_errors() == n_before
        {
            let staged = staged.unwrap_or_default();
            let at = self.content.quests.len() as u16;
            if let Some(first) = first.and_then(|first| self.content.quests.get_mut(first)) {
                first.copies.push(at);
            }
            self.content.quests.push(Quest { id: id.text, number, copies: Vec::new(), staged, objectives });
        }
    }

    /// The first card with a number that several have (W-NCAL-21): it was read before.
    fn copied_quest(&mut self, word: &Word) -> Option<usize> {
        let found = self.content.quests.iter().position(|quest| quest.id == word.text);
        let is_copy = |at: usize| self.content.quests.iter().any(|quest| quest.copies.contains(&(at as u16)));
        let first = found.filter(|at| !is_copy(*at));
        if first.is_none() {
            self.no_first_copy(word);
        }
        first
    }

    fn objective(&mut self, node: &Node) -> Option<Objective> {
        let mut line = LineReader::new(node);
        let way = self.way(&mut line);
        let parts = line.taker.required_block(&mut self.mistakes);
        if way.is_some() {
            line.finish(&mut self.mistakes);
        }
        let is_action = matches!(way, Some(Way::Action(_)) | None);
        let fits = |part| is_action || matches!(part, ObjectivePart::Needs | ObjectivePart::Results);
        let mut needs = Vec::new();
        let mut tasks = Vec::new();
        let mut results: Option<EffectList> = None;
        for part in parts {
            let place = say!("w-in-objective", "an objective of this kind");
            match pick_if(&part.name, place, OBJECTIVE, fits, &[], &mut self.mistakes) {
                Some(ObjectivePart::Needs) => self.needs(part, &mut needs),
                Some(ObjectivePart::Test) => tasks.extend(self.task(part, true)),
                Some(ObjectivePart::Fight) => tasks.extend(self.task(part, false)),
                Some(ObjectivePart::FightEnemy) => tasks.push(Task::FightEnemy(self.effects([part]))),
                Some(ObjectivePart::Pay) => tasks.push(Task::Pay(self.cost_line(part))),
                Some(ObjectivePart::Do) => tasks.push(Task::Do(self.effects_node(part))),
                Some(ObjectivePart::Results) => {
                    let effects = self.effects_node(part);
                    if results.replace(effects).is_some() {
                        self.twice(part);
                    }
                }
                None => {}
            }
        }
        if tasks.len() > MOST_TASKS {
            let message = say!("w-many-tasks", "an objective has at most {most} instructions", most = MOST_TASKS);
            self.error(node.spot(), "objective", message);
        }
        if results.is_none_or(EffectList::is_empty) {
            self.warn(node.spot(), "results", say!("w-no-results", "completing this objective brings nothing"));
        }
        let way = match way? {
            Way::Action(_) => Way::Action(tasks),
            triggered => triggered,
        };
        Some(Objective { way, condition: both(needs), results: results.unwrap_or_default() })
    }

    /// How an objective is completed; the instructions of an action are read later.
    fn way(&mut self, line: &mut LineReader<'_>) -> Option<Way> {
        let mistakes = &mut self.mistakes;
        let form = line.pick(say!("w-a-way", "how it is completed"), WAYS, mistakes)?;
        Some(Way::Triggered(match form {
            WayForm::Action => return Some(Way::Action(Vec::new())),
            WayForm::Plain(trigger) => trigger,
            WayForm::OptionalEnemy(make) => {
                let kind = line.pick_optional(ENEMY_TYPES);
                let level = line.taker.number_property("min-level", 1..=9, mistakes);
                make(kind, level.map_or(0, |level| small(Some(level))))
            }
            WayForm::OptionalBack(make) => make(line.pick_optional(BACKS)),
            WayForm::Trait(make) => make(line.pick(say!("w-a-trait", "a trait"), TRAITS, mistakes)?),
            WayForm::Name(make) => make(self.reference(Kind::Name, line).and_then(byte)?),
        }))
    }
}
