//! The log: events as lines, nested by what brought them about, with what is read out of the cards in between.

mod kind;
mod things;

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, Seat};
use wasteland::{
    event::Event,
    map::Node,
    read_out::{Passage, ReadOut},
};

pub use kind::LogKind;

use self::things::things_of;
use super::{
    context::{EnemyContext, NamingContext},
    thing::Thing,
    voice::Voice,
};
use crate::shared::{
    self,
    log::{Nested, after, nesting},
    spans,
};

/// A line of the log.
pub type LogLine = shared::LogLine<Thing, LogKind>;

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

/// When each number on the map was last given back: what has it now came later.
fn numbers_given_back(story: &[Recorded<Event>]) -> BTreeMap<u8, EventId> {
    let gone = story.iter().filter_map(|told| match told.event {
        Event::EnemyKilled { foe: Some(foe), .. } | Event::EnemyGone { foe, .. } => Some((foe, told.id)),
        _ => None,
    });
    gone.collect()
}

impl Voice<'_> {
    /// The whole story so far as lines.
    #[must_use]
    pub fn log(self, story: &[Recorded<Event>]) -> Vec<LogLine> {
        self.log_since(story, EventId::NONE)
    }

    /// The lines for what happened after an event, with what encounters and quests tell. The story is the whole one, as
    /// far as the listener may know it: how deep a line is nested and what a task belongs to stand before it. The
    /// context is that after its last event.
    #[must_use]
    pub fn log_since(self, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        let nesting = nesting(story, Event::seat);
        let given_back = numbers_given_back(story);
        let mut read_out = ReadOut::default();
        let passages: BTreeMap<EventId, Passage> =
            story.iter().filter_map(|told| Some((told.id, read_out.hear(self.content(), told)?))).collect();
        let mut scenes = Scenes::of(self.context, story, since);
        let mut lines = Vec::new();
        for run in after(story, since).chunk_by(belong_together) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else { continue };
            let spans = spans(&self.in_scene(scenes.before(first.id)).linking().run(run));
            let Nested { depth, seat } = nesting.get(&first.id).copied().unwrap_or_default();
            let is_there = |thing: &Thing, id: EventId| match thing {
                Thing::Foe(foe) => given_back.get(foe).is_none_or(|gone| *gone < id),
                _ => true,
            };
            let mut things: Vec<Thing> = Vec::new();
            for told in run {
                for thing in things_of(&told.event).into_iter().filter(|thing| is_there(thing, told.id)) {
                    if !things.contains(&thing) {
                        things.push(thing);
                    }
                }
            }
            let line = LogLine {
                depth,
                text: spans.iter().map(|span| span.text.as_str()).collect(),
                spans,
                rule: first.rule,
                id: first.id,
                last: last.id,
                cause: first.cause,
                seat,
                kind: LogKind::of(&first.event),
                things,
            };
            let passage = passages.get(&first.id).and_then(|passage| self.passage_line(*passage, &line));
            lines.push(line);
            lines.extend(passage);
        }
        lines
    }

    /// What is read out with the event of a line; none where the packs have no text for it.
    fn passage_line(self, passage: Passage, of: &LogLine) -> Option<LogLine> {
        let (text, thing) = match passage {
            Passage::Encounter(card) => (self.encounter_intro(card), Thing::Encounter(card)),
            Passage::Quest(quest) => (self.quest_intro(quest), Thing::Quest(quest)),
            Passage::Outcome { card, option, success } => {
                (self.encounter_outcome(card, option, success), Thing::Encounter(card))
            }
        };
        let text = text?;
        Some(LogLine {
            depth: of.depth.saturating_add(1),
            spans: spans(&text),
            text,
            kind: LogKind::Story,
            things: vec![thing],
            ..of.clone()
        })
    }

    /// One line for events that belong together.
    fn run(self, run: &[Recorded<Event>]) -> String {
        let [first, second, ..] = run else {
            return run.first().map(|told| self.event(&told.event)).unwrap_or_default();
        };
        let parts = |part: &dyn Fn(&Event) -> Option<String>| {
            self.list("list-and", run.iter().filter_map(|told| part(&told.event)).collect())
        };
        let named = |card: u16| self.tell("card-named").text("card", self.card(card)).said();
        match &first.event {
            Event::ShopFilled { .. } => {
                let cards = parts(&|event| match event {
                    Event::ShopFilled { card } => Some(named(*card)),
                    _ => None,
                });
                self.tell("events-shop-filled").text("cards", cards).said()
            }
            Event::ShopDiscarded { .. } => {
                let cards = parts(&|event| match event {
                    Event::ShopDiscarded { card } => Some(named(*card)),
                    _ => None,
                });
                self.tell("events-shop-discarded").text("cards", cards).said()
            }
            Event::CardGained { seat, .. } => {
                let cards = parts(&|event| match event {
                    Event::CardGained { card, .. } => Some(named(*card)),
                    _ => None,
                });
                self.by("events-cards-gained", *seat).text("cards", cards).said()
            }
            Event::CardReadied { seat, .. } => {
                let cards = parts(&|event| match event {
                    Event::CardReadied { card, .. } => Some(named(*card)),
                    _ => None,
                });
                self.by("events-cards-readied", *seat).text("cards", cards).said()
            }
            Event::SpecialGained { seat, .. } => {
                let letters = parts(&|event| match event {
                    Event::SpecialGained { letter, .. } => Some(self.letter_in_full(*letter)),
                    _ => None,
                });
                self.by("events-specials-gained", *seat).text("letters", letters).said()
            }
            Event::AgendaDrawn(seat) | Event::AgendaSeen { seat, .. } => self.agendas_drawn(*seat, run),
            Event::AgendaDiscarded { seat, .. } => match &second.event {
                Event::AgendaGivenUp { card, .. } => self.of_agenda("event-agenda-discarded-open", *seat, *card),
                _ => self.event(&first.event),
            },
            Event::AgendaShuffled { seat } => match &second.event {
                Event::AgendaGivenUp { card, .. } => self.of_agenda("events-agenda-shuffled", *seat, *card),
                _ => self.event(&first.event),
            },
            Event::LookedAt { .. } => self.event(&second.event),
            Event::EnemyAppeared { .. } => {
                let foes = parts(&|event| match event {
                    Event::EnemyAppeared { kind, token, node, .. } => {
                        let foe = self.tell("enemy-somewhere").text("foe", self.enemy(*kind, *token));
                        Some(foe.text("space", self.space(*node)).said())
                    }
                    _ => None,
                });
                self.tell("events-enemies-appeared").text("foes", foes).said()
            }
            Event::EnemyFlipped { active, .. } => {
                let foes = parts(&|event| match event {
                    Event::EnemyFlipped { foe, token, .. } => Some(self.flipped_foe(*foe, *token, *active)),
                    _ => None,
                });
                let key = if *active { "events-enemies-revealed" } else { "events-enemies-hidden" };
                self.tell(key).text("foes", foes).said()
            }
            event => self.event(event),
        }
    }

    /// Agenda cards drawn one after the other, by their names where the listener knows them.
    fn agendas_drawn(self, seat: Seat, run: &[Recorded<Event>]) -> String {
        let seen = run.iter().filter_map(|told| match told.event {
            Event::AgendaSeen { card, .. } => Some(card),
            _ => None,
        });
        match &seen.collect::<Vec<u8>>()[..] {
            [] => self.by("events-agendas-drawn", seat).number("n", run.len() as i64).said(),
            [card] => self.of_agenda("event-agenda-seen", seat, *card),
            cards => self.by("events-agendas-seen", seat).text("cards", self.agendas(cards)).said(),
        }
    }
}

/// Whether the second event only continues the first: same cause and rule, same player, same kind of change; or the
/// same again, as only the player hears of it.
fn belong_together(first: &Recorded<Event>, second: &Recorded<Event>) -> bool {
    if first.cause != second.cause {
        return false;
    }
    match (&first.event, &second.event) {
        (Event::AgendaDrawn(seat), Event::AgendaSeen { seat: other, .. })
        | (Event::AgendaSeen { seat, .. }, Event::AgendaDrawn(other))
        | (
            Event::AgendaDiscarded { seat, .. } | Event::AgendaShuffled { seat },
            Event::AgendaGivenUp { seat: other, .. },
        )
        | (Event::LookedAt { seat, .. }, Event::LookedAtCards { seat: other, .. }) => seat == other,
        _ if first.rule != second.rule => false,
        (Event::ShopFilled { .. }, Event::ShopFilled { .. })
        | (Event::ShopDiscarded { .. }, Event::ShopDiscarded { .. })
        | (Event::EnemyAppeared { .. }, Event::EnemyAppeared { .. }) => true,
        (Event::CardGained { seat, .. }, Event::CardGained { seat: other, .. })
        | (Event::CardReadied { seat, .. }, Event::CardReadied { seat: other, .. })
        | (Event::SpecialGained { seat, .. }, Event::SpecialGained { seat: other, .. })
        | (Event::AgendaDrawn(seat), Event::AgendaDrawn(other)) => seat == other,
        (Event::EnemyFlipped { active, .. }, Event::EnemyFlipped { active: other, .. }) => active == other,
        _ => false,
    }
}
