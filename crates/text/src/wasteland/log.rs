//! The log: events as lines, nested by what brought them about.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, RuleId};
use wasteland::event::Event;

use super::voice::Voice;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// How deep it is nested: 0 for what nothing brought about.
    pub depth: u8,
    /// What happened.
    pub text: String,
    /// The rule by which it happened.
    pub rule: RuleId,
    /// The event.
    pub id: EventId,
}

impl Voice<'_> {
    /// The lines for what happened after an event, with what encounters and quests tell. The story is the whole one, as
    /// far as the listener may know it: how deep a line is nested and what a task belongs to stand before it.
    #[must_use]
    pub fn log_since(self, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        let mut depths: BTreeMap<EventId, u8> = BTreeMap::new();
        let mut chosen: BTreeMap<EventId, (u16, u8)> = BTreeMap::new();
        let mut lines = Vec::new();
        for told in story {
            let depth = depths.get(&told.cause).map_or(0, |above| above.saturating_add(1));
            depths.insert(told.id, depth);
            if let Event::OptionChosen { card, option, .. } = told.event {
                chosen.insert(told.id, (card, option));
            }
            if told.id <= since {
                continue;
            }
            let line = |depth: u8, text: String| LogLine { depth, text, rule: told.rule, id: told.id };
            lines.push(line(depth, self.event(&told.event)));
            let read_out = match &told.event {
                Event::EncounterBegan { card, .. } => self.encounter_intro(*card),
                Event::QuestStaged { quest, .. } => self.quest_intro(*quest),
                Event::OptionChosen { card, option, .. } => self.untried_outcome(*card, *option),
                Event::TaskEnded { success, .. } => {
                    let meeting = chosen.get(&told.cause);
                    meeting.and_then(|(card, option)| self.encounter_outcome(*card, *option, *success))
                }
                _ => None,
            };
            lines.extend(read_out.map(|text| line(depth.saturating_add(1), text)));
        }
        lines
    }

    /// How an option turns out that takes nothing to manage.
    fn untried_outcome(self, card: u16, option: u8) -> Option<String> {
        let printed = self.content().encounters.get(usize::from(card))?.options.get(usize::from(option))?;
        if printed.task.is_some() { None } else { self.encounter_outcome(card, option, true) }
    }
}
