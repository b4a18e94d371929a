//! The log: events as lines, nested by what brought them about.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, RuleId};
use wasteland::{
    event::Event,
    map::Node,
    read_out::{Passage, ReadOut},
};

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
        let mut read_out = ReadOut::default();
        let mut lines = Vec::new();
        let mut scenes = Scenes::of(self.context, story, since);
        for told in story {
            let depth = depths.get(&told.cause).map_or(0, |above| above.saturating_add(1));
            depths.insert(told.id, depth);
            let passage = read_out.hear(self.content(), told);
            if told.id <= since {
                continue;
            }
            let line = |depth: u8, text: String| LogLine { depth, text, rule: told.rule, id: told.id };
            let context = scenes.before(told.id);
            lines.push(line(depth, self.in_scene(context).event(&told.event)));
            let text = passage.and_then(|passage| match passage {
                Passage::Encounter(card) => self.encounter_intro(card),
                Passage::Quest(quest) => self.quest_intro(quest),
                Passage::Outcome { card, option, success } => self.encounter_outcome(card, option, success),
            });
            lines.extend(text.map(|text| line(depth.saturating_add(1), text)));
        }
        lines
    }
}
