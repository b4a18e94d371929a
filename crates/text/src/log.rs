//! The log: events as lines, nested by what brought them about.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, RuleId};
use shelter::{event::Event, vault::SpaceRef, view::View};

use crate::voice::Voice;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// How deep it is nested: 0 for what nothing brought about.
    pub depth: u8,
    /// What happened.
    pub text: String,
    /// The rule by which it happened.
    pub rule: RuleId,
}

impl Voice<'_> {
    /// The whole story so far as lines. The view is the one after the last event.
    #[must_use]
    pub fn log(self, view: &View, story: &[Recorded<Event>]) -> Vec<LogLine> {
        self.log_since(view, story, EventId::NONE)
    }

    /// The lines for what happened after an event. The story is the whole one, so that what continues an older line is
    /// nested as deep as it would be in the whole log.
    #[must_use]
    pub fn log_since(self, view: &View, story: &[Recorded<Event>], since: EventId) -> Vec<LogLine> {
        let depths = depths(story);
        let threats = threats_under_way(view, story);
        let new = &story[story.partition_point(|told| told.id <= since)..];
        let line = |run: &[Recorded<Event>]| {
            let first = run.first()?;
            let threat = threats.get(&first.id).copied();
            Some(LogLine {
                depth: depths.get(&first.id).copied().unwrap_or(0),
                text: self.run(view, run, threat),
                rule: first.rule,
            })
        };
        new.chunk_by(belong_together).filter_map(line).collect()
    }

    /// One line for events that belong together.
    fn run(self, view: &View, run: &[Recorded<Event>], threat: Option<u8>) -> String {
        let Some(first) = run.first().map(|told| &told.event) else { return String::new() };
        let mut cubes = [0u8; 3];
        let mut happiness = 0u8;
        let mut cards = Vec::new();
        for told in run {
            match &told.event {
                Event::CubesPaid { cubes: paid, .. } => {
                    cubes.iter_mut().zip(paid).for_each(|(sum, more)| *sum = sum.saturating_add(*more));
                }
                Event::CubeGained { resource, .. } => cubes[*resource as usize] += 1,
                Event::HappinessGained { amount, .. } => happiness = happiness.saturating_add(*amount),
                Event::TrackFilled { card, .. } => cards.push(*card),
                _ => {}
            }
        }
        match first {
            Event::CubesPaid { seat, .. } => self.about("event-paid", *seat, &self.things(cubes, 0, 0)),
            Event::CubeGained { seat, lost: false, .. } | Event::HappinessGained { seat, .. } => {
                self.about("event-gained", *seat, &self.things(cubes, 0, happiness))
            }
            Event::CubeGained { seat, lost: true, .. } => {
                self.about("event-cube-lost", *seat, &self.things(cubes, 0, 0))
            }
            Event::TrackFilled { pile, .. } => self.track_filled(*pile, &cards),
            _ => self.event_against(view, first, threat),
        }
    }
}

/// Whether the second event only continues the first: same cause and rule, same player, same kind of gain.
fn belong_together(first: &Recorded<Event>, second: &Recorded<Event>) -> bool {
    if first.cause != second.cause || first.rule != second.rule {
        return false;
    }
    match (&first.event, &second.event) {
        (Event::CubesPaid { seat, .. }, Event::CubesPaid { seat: other, .. })
        | (Event::HappinessGained { seat, .. }, Event::HappinessGained { seat: other, .. }) => seat == other,
        (Event::CubeGained { seat, lost, .. }, Event::CubeGained { seat: other, lost: also, .. }) => {
            seat == other && lost == also
        }
        (Event::TrackFilled { pile, .. }, Event::TrackFilled { pile: other, .. }) => pile == other,
        _ => false,
    }
}

/// How deep each event is nested. A cause always comes before what it brings about.
fn depths(story: &[Recorded<Event>]) -> BTreeMap<EventId, u8> {
    let mut depths = BTreeMap::new();
    for told in story {
        let depth = depths.get(&told.cause).map_or(0, |depth: &u8| depth.saturating_add(1));
        depths.insert(told.id, depth);
    }
    depths
}

/// The threat that lay over the space of each placement when it happened. Found by going back from the view: a threat
/// discarded later was there, one that appeared later was not.
fn threats_under_way(view: &View, story: &[Recorded<Event>]) -> BTreeMap<EventId, u8> {
    let spaces = (0..64).filter_map(SpaceRef::from_index);
    let mut lying: BTreeMap<SpaceRef, u8> =
        spaces.filter_map(|at| view.vault.threat(at).map(|threat| (at, threat))).collect();
    let mut found = BTreeMap::new();
    for told in story.iter().rev() {
        match &told.event {
            Event::ThreatDiscarded { space, threat } => {
                lying.insert(*space, *threat);
            }
            Event::ThreatSpawned { space, .. } => {
                lying.remove(space);
            }
            Event::Placed { space, .. } => {
                if let Some(threat) = lying.get(space) {
                    found.insert(told.id, *threat);
                }
            }
            _ => {}
        }
    }
    found
}
