//! The log: events as lines, nested by what brought them about.

use kernel::{EventId, Recorded};
use shelter::{
    event::{Event, Pile},
    history::threats_met,
    vault::{Side, SpaceRef},
    view::View,
};

use super::{thing::Thing, voice::Voice};
use crate::shared::{
    self,
    log::{Nested, after, nesting},
    spans,
};

/// A line of the log.
pub type LogLine = shared::LogLine<Thing, LogKind>;

/// What a line of the log is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LogKind {
    /// Rounds, turns, the recall, the first player token, what triggers the end.
    Round,
    /// Placements and passes.
    Placement,
    /// Cubes paid, gained, lost and exchanged; income.
    Resources,
    /// Fights.
    Fight,
    /// Threats that come and go.
    Threat,
    /// Rooms and their track.
    Build,
    /// Items and their track.
    Item,
    /// Dwellers trained, injured, healed and new.
    Dweller,
    /// Happiness, and the final count.
    Score,
    /// Anything else.
    Other,
}

impl LogKind {
    /// All kinds, in a good order for a list.
    pub const ALL: [LogKind; 10] = [
        LogKind::Round,
        LogKind::Placement,
        LogKind::Resources,
        LogKind::Fight,
        LogKind::Threat,
        LogKind::Build,
        LogKind::Item,
        LogKind::Dweller,
        LogKind::Score,
        LogKind::Other,
    ];

    /// What an event is about.
    #[must_use]
    pub const fn of(event: &Event) -> LogKind {
        match event {
            Event::RoundBegan(_)
            | Event::TurnBegan(_)
            | Event::RecallBegan
            | Event::Recalled { .. }
            | Event::TokenTaken(_)
            | Event::EndTriggered(_) => LogKind::Round,
            Event::Placed { .. } | Event::Passed { .. } => LogKind::Placement,
            Event::CubesPaid { .. }
            | Event::CubeGained { .. }
            | Event::IncomeDeclined(_)
            | Event::IncomeTaken(_)
            | Event::ExchangeOpened(_)
            | Event::Exchanged { .. } => LogKind::Resources,
            Event::FightRolled { .. }
            | Event::FightChanged { .. }
            | Event::StandingBonus { .. }
            | Event::FightDecided(_)
            | Event::FightEnded { .. } => LogKind::Fight,
            Event::ThreatRolled { .. }
            | Event::ThreatSpawned { .. }
            | Event::NothingSpawned { .. }
            | Event::ThreatDiscarded { .. }
            | Event::DeckShuffled(Pile::Threats)
            | Event::TrackRefreshed(Pile::Threats)
            | Event::TrackFilled { pile: Pile::Threats, .. } => LogKind::Threat,
            Event::RoomNamed { .. }
            | Event::RoomBuilt { .. }
            | Event::BuildDeclined(_)
            | Event::DeckShuffled(Pile::Rooms)
            | Event::TrackRefreshed(Pile::Rooms)
            | Event::TrackFilled { pile: Pile::Rooms, .. } => LogKind::Build,
            Event::ItemTaken { .. }
            | Event::ItemUsed { .. }
            | Event::ItemDiscarded { .. }
            | Event::ItemReadied { .. }
            | Event::ItemsReadied
            | Event::EffectSkipped { .. }
            | Event::DeckShuffled(Pile::Items)
            | Event::TrackRefreshed(Pile::Items)
            | Event::TrackFilled { pile: Pile::Items, .. } => LogKind::Item,
            Event::Injured { .. }
            | Event::Healed { .. }
            | Event::DwellerArrived { .. }
            | Event::TrainingDue { .. }
            | Event::Trained { .. }
            | Event::TrainingLost { .. } => LogKind::Dweller,
            Event::HappinessGained { .. }
            | Event::BonusGained { .. }
            | Event::PenaltyTaken { .. }
            | Event::GameEnded { .. } => LogKind::Score,
            Event::RewardSkipped { .. } => LogKind::Other,
        }
    }
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
        let nesting = nesting(story, Event::seat);
        let threats = threats_met(view, story);
        let line = |run: &[Recorded<Event>]| {
            let (first, last) = (run.first()?, run.last()?);
            let threat = threats.get(&first.id).copied();
            let spans = spans(&self.linking().run(view, run, threat));
            let Nested { depth, seat } = nesting.get(&first.id).copied().unwrap_or_default();
            let mut things: Vec<Thing> = Vec::new();
            for thing in run.iter().flat_map(|told| things_of(view, &told.event)).chain(threat.map(Thing::Threat)) {
                if !things.contains(&thing) {
                    things.push(thing);
                }
            }
            Some(LogLine {
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
            })
        };
        after(story, since).chunk_by(belong_together).filter_map(line).collect()
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

/// What on the table an event tells of, the most telling first.
fn things_of(view: &View, event: &Event) -> Vec<Thing> {
    let seat = event.seat().map(Thing::Seat);
    let own = match event {
        Event::ThreatRolled { level, .. } | Event::NothingSpawned { level, .. } => vec![Thing::Level(*level)],
        Event::ThreatSpawned { space, threat } | Event::ThreatDiscarded { space, threat } => {
            vec![Thing::Space(*space), Thing::Threat(*threat)]
        }
        Event::Placed { space, .. } => vec![Thing::Space(*space)],
        Event::RoomNamed { room, .. } => vec![Thing::Room(*room)],
        Event::RoomBuilt { seat, room, slot } => {
            let at = SpaceRef::room(view.vault.level_of(*seat), *slot, Side::Left);
            vec![Thing::Space(at), Thing::Room(*room)]
        }
        Event::StandingBonus { card, .. }
        | Event::ItemTaken { card, .. }
        | Event::ItemUsed { card, .. }
        | Event::ItemDiscarded { card, .. }
        | Event::ItemReadied { card, .. }
        | Event::EffectSkipped { card, .. }
        | Event::BonusGained { card, .. } => vec![Thing::Item(*card)],
        Event::Injured { seat, dweller }
        | Event::Healed { seat, dweller }
        | Event::DwellerArrived { seat, dweller }
        | Event::Trained { seat, dweller, .. } => vec![Thing::Dweller { seat: *seat, dweller: *dweller }],
        Event::TrackFilled { pile, card } => {
            let card = match pile {
                Pile::Items => Thing::Item(*card),
                Pile::Rooms => Thing::Room(*card),
                Pile::Threats => Thing::Threat(*card),
            };
            vec![card, Thing::Track(*pile)]
        }
        Event::TrackRefreshed(pile) | Event::DeckShuffled(pile) => vec![Thing::Track(*pile)],
        Event::PenaltyTaken { seat, .. } => vec![Thing::Level(view.vault.level_of(*seat))],
        Event::RoundBegan(_)
        | Event::TurnBegan(_)
        | Event::Passed { .. }
        | Event::CubesPaid { .. }
        | Event::CubeGained { .. }
        | Event::HappinessGained { .. }
        | Event::IncomeDeclined(_)
        | Event::IncomeTaken(_)
        | Event::FightRolled { .. }
        | Event::FightChanged { .. }
        | Event::FightDecided(_)
        | Event::FightEnded { .. }
        | Event::TokenTaken(_)
        | Event::BuildDeclined(_)
        | Event::RewardSkipped { .. }
        | Event::ExchangeOpened(_)
        | Event::Exchanged { .. }
        | Event::TrainingDue { .. }
        | Event::TrainingLost { .. }
        | Event::RecallBegan
        | Event::Recalled { .. }
        | Event::ItemsReadied
        | Event::EndTriggered(_)
        | Event::GameEnded { .. } => Vec::new(),
    };
    own.into_iter().chain(seat).collect()
}
