//! The log: events as lines, nested by what brought them about.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, RuleId};
use wasteland::{event::Event, map::Node};

use super::{
    context::{EnemyContext, NamingContext},
    voice::Voice,
};

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

/// The table as it was: enemies that were killed since are on it again, for the lines before their end.
struct Scenes {
    /// With the event up to which it holds; the latest first.
    past: Vec<(EventId, NamingContext)>,
    now: NamingContext,
}

impl Scenes {
    fn of(now: &NamingContext, story: &[Recorded<Event>], since: EventId) -> Scenes {
        let mut past = Vec::new();
        let mut context = now.clone();
        for told in story.iter().rev().take_while(|told| told.id > since) {
            match told.event {
                Event::EnemyKilled { foe: Some(foe), kind, token, .. } => {
                    context.foes.insert(foe, EnemyContext { kind, token, at: Node::NONE });
                    past.push((told.id, context.clone()));
                }
                // What has its number now came later.
                Event::EnemyAppeared { foe, .. } if context.foes.remove(&foe).is_some() => {
                    past.push((told.id, context.clone()));
                }
                _ => {}
            }
        }
        Scenes { past, now: now.clone() }
    }

    /// The table before this event and what follows it.
    fn before(&mut self, event: EventId) -> &NamingContext {
        while self.past.last().is_some_and(|(until, _)| *until < event) {
            self.past.pop();
        }
        self.past.last().map_or(&self.now, |(_, context)| context)
    }
}

impl Voice<'_> {
    /// The lines for what happened after an event, with what encounters and quests tell. The story is the whole one, as
    /// far as the listener may know it: how deep a line is nested and what a task belongs to stand before it.
    #[must_use]
    pub fn log_since(self, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        let mut depths: BTreeMap<EventId, u8> = BTreeMap::new();
        let mut chosen: BTreeMap<EventId, (u16, u8)> = BTreeMap::new();
        let mut lines = Vec::new();
        let mut scenes = Scenes::of(self.context, story, since);
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
            let context = scenes.before(told.id);
            lines.push(line(depth, self.in_scene(context).event(&told.event)));
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
