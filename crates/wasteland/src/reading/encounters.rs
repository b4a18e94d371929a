//! Encounter cards.

use pack::{Message, Mistake, Node, Unique, Word, say};

use crate::{
    content::{Encounter, EncounterIcon, EncounterOption, MOST_ENCOUNTERS, MOST_NUMBERED, MOST_OPTIONS, Task},
    effect::{Condition, Cost},
};

use super::{
    Reader,
    conditions::both,
    line_reader::{LineReader, pick},
    setting::Setting,
    vocabulary::{
        names::{ENEMY_TYPES, ICONS},
        stories::{ENCOUNTER, OPTION, OptionPart},
    },
};

/// What the text of an encounter says of each option: what one does, how it turns out, and how it fails.
const TEXTS: [[&str; 3]; MOST_OPTIONS] = [
    ["option-1", "option-1-succeed", "option-1-fail"],
    ["option-2", "option-2-succeed", "option-2-fail"],
    ["option-3", "option-3-succeed", "option-3-fail"],
    ["option-4", "option-4-succeed", "option-4-fail"],
    ["option-5", "option-5-succeed", "option-5-fail"],
    ["option-6", "option-6-succeed", "option-6-fail"],
    ["option-7", "option-7-succeed", "option-7-fail"],
    ["option-8", "option-8-succeed", "option-8-fail"],
];

impl Reader {
    pub(super) fn encounter(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let copied = line.taker.word_property("copy-of", &mut self.mistakes);
        let is_copy = copied.is_some();
        let first = copied.and_then(|word| self.copied_encounter(&word));
        let (back, number) = match first.and_then(|first| self.content.encounters.get(first)) {
            Some(first) => (Some(first.back), first.number),
            None if is_copy => (None, None),
            None => (self.back(&mut line), self.number(&mut line)),
        };
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        self.setting = Setting::Encounter;
        let mut options = Vec::new();
        for part in parts {
            let place = say!("w-in-encounter", "an encounter");
            if pick(&part.name, place, ENCOUNTER, &mut self.mistakes).is_some() {
                options.push(self.option(part));
            }
        }
        let is_new = id.as_ref().is_some_and(|id| self.name("encounter", texts(&options), id));
        if options.len() > MOST_OPTIONS {
            let message = say!("w-many-options", "an encounter has at most {most} options", most = MOST_OPTIONS);
            self.error(node.spot(), "option", message);
        }
        if node.children.is_some() && options.is_empty() {
            self.error(node.spot(), "option", say!("w-no-options", "this encounter has no options (W-ENCOUNTER-06)"));
        } else if node.children.is_some() && !options.iter().any(is_open_to_all) {
            let message = say!("w-no-open-option", "no option of this encounter is open to everybody (W-RULING-42)");
            let mistake = Mistake::warning(node.spot(), "option", message);
            self.mistakes.push(mistake.expecting(say!("w-open-option", "an option without 'needs' and 'pay'")));
        }
        if matches!(back, Some(EncounterIcon::Vault84 | EncounterIcon::Vault109)) && number.is_none() {
            let message = say!("w-vault-start", "no vault deck is there at the start; this card needs a number");
            self.mistakes.push(Mistake::error(node.spot(), "number", message).expecting(Message::verbatim("number=")));
        }
        let (Some(id), Some(back), true) = (id, back, is_new) else { return };
        let all = self.content.encounters.len();
        let fits = self.fits(say!("w-encounters-all", "encounters"), all, 1, MOST_NUMBERED, node.spot());
        let alike = self.content.encounters.iter().filter(|other| other.back == back).count();
        let what = say!("w-encounters-alike", "encounters of one back");
        if fits && self.fits(what, alike, 1, MOST_ENCOUNTERS, node.spot()) && self.mistakes.n_errors() == n_before {
            if let Some(first) = first.and_then(|first| self.content.encounters.get_mut(first)) {
                first.copies.push(all as u16);
            }
            self.content.encounters.push(Encounter { id: id.text, back, number, copies: Vec::new(), options });
        }
    }

    fn back(&mut self, line: &mut LineReader<'_>) -> Option<EncounterIcon> {
        let word = line.taker.word_property("back", &mut self.mistakes);
        if word.is_none() {
            self.error(line.node().spot(), "back", say!("w-no-back", "this encounter has no back="));
        }
        pick(&word?, Message::verbatim("back="), ICONS, &mut self.mistakes)
    }

    /// The first card with a number that several have (W-NCAL-21): it was read before.
    fn copied_encounter(&mut self, word: &Word) -> Option<usize> {
        let found = self.content.encounters.iter().position(|encounter| encounter.id == word.text);
        let is_copy = |at: usize| self.content.encounters.iter().any(|first| first.copies.contains(&(at as u16)));
        let first = found.filter(|at| self.content.encounters[*at].number.is_some() && !is_copy(*at));
        if first.is_none() {
            self.no_first_copy(word);
        }
        first
    }

    pub(super) fn no_first_copy(&mut self, word: &Word) {
        let name = &word.text;
        let message = say!("w-no-first-copy", "'{name}' is not a card with a number that was read before", name);
        let expected = say!("w-first-copy", "the first card with the number");
        self.mistakes.push(Mistake::error(&word.spot, name, message).expecting(expected));
    }

    /// A number of the library, where encounters and quests lie together (W-LIBRARY-01).
    pub(super) fn number(&mut self, line: &mut LineReader<'_>) -> Option<u16> {
        let property = line.taker.property("number")?;
        let number = line.taker.number_property("number", 1..=999, &mut self.mistakes)?;
        let number = u16::try_from(number).ok()?;
        let encounters = self.content.encounters.iter().filter_map(|encounter| encounter.number);
        let quests = self.content.quests.iter().map(|quest| quest.number);
        if encounters.chain(quests).any(|taken| taken == number) {
            let message =
                say!("w-number-taken", "the library has a card with the number {number}", number = u32::from(number));
            self.error(&property.value.spot, &number.to_string(), message);
        }
        Some(number)
    }

    fn option(&mut self, node: &Node) -> EncounterOption {
        let mut line = LineReader::new(node);
        let forced = line.skip("forced");
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let mut found = EncounterOption { forced, ..EncounterOption::default() };
        let mut needs: Vec<Condition> = Vec::new();
        let mut seen = Unique::new();
        for part in parts {
            let place = say!("w-in-option", "an option");
            let Some(kind) = pick(&part.name, place, OPTION, &mut self.mistakes) else { continue };
            if kind != OptionPart::Needs && !seen.take(None, &part.name, &mut self.mistakes) {
                continue;
            }
            match kind {
                OptionPart::Needs => self.needs(part, &mut needs),
                OptionPart::Pay => found.cost = self.cost_line(part),
                OptionPart::Test | OptionPart::Fight | OptionPart::FightEnemy => {
                    let is_second = found.task.is_some();
                    found.task = match kind {
                        OptionPart::FightEnemy => Some(Task::FightEnemy(self.effects([part]))),
                        _ => self.task(part, kind == OptionPart::Test),
                    };
                    if is_second {
                        self.error(part.spot(), part.name(), say!("w-two-tasks", "an option has one task"));
                    }
                }
                OptionPart::Do | OptionPart::Succeed => found.succeed = self.effects_node(part),
                OptionPart::Fail => found.fail = self.effects_node(part),
            }
        }
        let has = |word: &str| seen.spot(word).is_some();
        let has_task = has("test") || has("fight") || has("fight-enemy");
        if has("do") && (has_task || has("succeed") || has("fail")) {
            let message = say!("w-do-or-task", "'do' is for options without a task");
            self.error(node.spot(), "do", message);
        } else if !has_task && (has("succeed") || has("fail")) {
            let message = say!("w-no-task", "there is nothing to succeed or fail in here");
            self.mistakes.push(
                Mistake::error(node.spot(), "option", message)
                    .expecting(Message::verbatim("test, fight, fight-enemy, do")),
            );
        }
        if forced && needs.is_empty() {
            let message = say!("w-always-forced", "a forced option without 'needs' leaves no choice (W-ENCOUNTER-09)");
            self.warn(node.spot(), "forced", message);
        }
        found.condition = both(needs);
        found
    }

    /// A test or a fight that must be managed.
    pub(super) fn task(&mut self, node: &Node, is_test: bool) -> Option<Task> {
        let mut line = LineReader::new(node);
        let task = if is_test {
            let found = self.test(&mut line);
            let by = line.taker.word_property("by", &mut self.mistakes);
            let other = by.is_some_and(|word| {
                pack::choose_word(&word, Message::verbatim("by="), &["other"], &mut self.mistakes).is_some()
            });
            found.map(|(letters, difficulty)| Task::Test { letters, difficulty, other })
        } else {
            line.pick(say!("w-a-type", "a type of enemies"), ENEMY_TYPES, &mut self.mistakes).map(Task::Fight)
        };
        if task.is_some() {
            line.finish(&mut self.mistakes);
        }
        task
    }
}

/// The parts of an encounter's text: the story, and what it says of each option. Only a task can fail.
fn texts(options: &[EncounterOption]) -> Vec<&'static str> {
    let of_options = options.iter().zip(&TEXTS).flat_map(|(option, [does, succeeds, fails])| {
        [Some(*does), Some(*succeeds), option.task.is_some().then_some(*fails)]
    });
    std::iter::once("intro").chain(of_options.flatten()).collect()
}

/// Whoever resolves the encounter can choose it. Without such an option it may end without effect (W-RULING-42).
fn is_open_to_all(option: &EncounterOption) -> bool {
    option.condition.is_none() && option.cost == Cost::default()
}
