//! The game so far as a history: where happiness came from, how it grew, and where the lead changed.
//!
//! All of it is read from the events, going back from a view of the position after them, so that a story may also begin
//! in the middle of a game.

use std::collections::BTreeMap;

use harness::swing::{Change, Stretch, leader, turning_points};
use kernel::{EventId, Recorded};

pub use harness::swing::TurningPoint;

use crate::{
    event::Event,
    vault::{Place, SpaceRef},
    view::View,
};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History {
    /// Happiness at the beginning of the story and at the end of each round, the running one included.
    pub points: Vec<Point>,
    /// Happiness after the final count, once the game is over.
    pub end: Option<Vec<u16>>,
    /// For each seat where its happiness came from, in the order of [`Source`].
    pub sources: Vec<Vec<Part>>,
    /// The largest swings of the lead, in order.
    pub turning_points: Vec<TurningPoint>,
}

/// Happiness at a point of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Point {
    /// The round that ended; 0 for the beginning of the story.
    pub round: u16,
    /// The happiness of each seat.
    pub happiness: Vec<u16>,
    /// The last event before it.
    pub event: EventId,
}

/// Where happiness comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// It was there when the story began.
    Before,
    /// Rooms built: at the elevator, or by S-RULING-03.
    Rooms,
    /// A space of a room.
    Space(SpaceRef),
    /// A space under this threat.
    Threat(u8),
    /// The use of an item.
    Item(u8),
    /// An item in the final count (S-SCORE-02).
    Bonus(u8),
    /// Threats on the own level in the final count (S-SCORE-01).
    Penalty,
}

/// Happiness from one source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The source.
    pub source: Source,
    /// How much; less than zero for a penalty.
    pub amount: i32,
    /// How often.
    pub times: u32,
}

impl History {
    /// The history told by these events. The view is one from after the last of them.
    #[must_use]
    pub fn of(view: &View, story: &[Recorded<Event>]) -> History {
        let seats = usize::from(view.seats);
        let gains = gains(view, story);
        let start = start(view, &gains);
        let mut sources: Vec<BTreeMap<Source, Part>> = vec![BTreeMap::new(); seats];
        for (seat, before) in start.iter().enumerate().filter(|(_, before)| **before > 0) {
            let source = Source::Before;
            sources[seat].insert(source, Part { source, amount: (*before).into(), times: 1 });
        }
        for gain in &gains {
            let Some(parts) = sources.get_mut(gain.change.seat.index()) else { continue };
            let source = gain.source;
            let part = parts.entry(source).or_insert(Part { source, amount: 0, times: 0 });
            part.amount += gain.change.amount;
            part.times += 1;
        }
        let (points, end) = points(&start, &gains, story);
        let changes: Vec<Change> = gains.iter().map(|gain| gain.change).collect();
        let turning_points =
            turning_points(&stretches(&points, end.as_ref()), &changes, end.as_deref().and_then(leader));
        let sources = sources.into_iter().map(|parts| parts.into_values().collect()).collect();
        History { points, end, sources, turning_points }
    }
}

/// The threat that lay over the space of each placement when it happened. Found by going back from the view: a threat
/// discarded later was there, one that appeared later was not.
#[must_use]
pub fn threats_met(view: &View, story: &[Recorded<Event>]) -> BTreeMap<EventId, u8> {
    let spaces = (0..64).filter_map(SpaceRef::from_index);
    let mut lying: BTreeMap<SpaceRef, u8> = BTreeMap::new();
    lying.extend(spaces.filter_map(|at| view.vault.threat(at).map(|threat| (at, threat))));
    let mut met = BTreeMap::new();
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
                    met.insert(told.id, *threat);
                }
            }
            _ => {}
        }
    }
    met
}

/// A change of happiness; its root is the placement or the use.
struct GainOf {
    change: Change,
    source: Source,
}

fn gains(view: &View, story: &[Recorded<Event>]) -> Vec<GainOf> {
    let met = threats_met(view, story);
    let mut roots: BTreeMap<EventId, (Source, EventId)> = BTreeMap::new();
    let mut gains = Vec::new();
    for told in story {
        let own = match &told.event {
            Event::Placed { space, .. } => Some(match (met.get(&told.id), space.place()) {
                (Some(threat), _) => Source::Threat(*threat),
                (None, Place::Elevator { .. }) => Source::Rooms,
                (None, Place::Room { .. }) => Source::Space(*space),
            }),
            Event::ItemUsed { card, .. } => Some(Source::Item(*card)),
            _ => None,
        };
        let root = own.map(|source| (source, told.id)).or_else(|| roots.get(&told.cause).copied());
        roots.extend(root.map(|root| (told.id, root)));
        let (amount, source) = match &told.event {
            // Happiness that a room brings by itself comes straight from its building (S-RULING-03).
            Event::HappinessGained { amount, .. } => {
                let is_for_room = told.rule == kernel::rule!("S-RULING-03");
                let source = if is_for_room { Source::Rooms } else { root.map_or(Source::Rooms, |(source, _)| source) };
                (i32::from(*amount), source)
            }
            Event::BonusGained { amount, card, .. } => (i32::from(*amount), Source::Bonus(*card)),
            Event::PenaltyTaken { lost, .. } => (-i32::from(*lost), Source::Penalty),
            _ => continue,
        };
        let Some(seat) = told.event.seat() else { continue };
        let root = root.map_or(told.id, |(_, id)| id);
        gains.push(GainOf { change: Change { seat, amount, id: told.id, root }, source });
    }
    gains
}

/// What each seat had when the story began; nothing where it is hidden.
fn start(view: &View, gains: &[GainOf]) -> Vec<u16> {
    let before = view.all_seats().map(|seat| {
        let gained: i32 = gains.iter().filter(|gain| gain.change.seat == seat).map(|gain| gain.change.amount).sum();
        view.happiness_of(seat).map_or(0, |now| u16::try_from(i32::from(now) - gained).unwrap_or(0))
    });
    before.collect()
}

/// Happiness at the end of each round, and after the final count.
fn points(start: &[u16], gains: &[GainOf], story: &[Recorded<Event>]) -> (Vec<Point>, Option<Vec<u16>>) {
    let mut now: Vec<i32> = start.iter().copied().map(i32::from).collect();
    let shown = |now: &[i32]| now.iter().map(|happiness| u16::try_from(*happiness).unwrap_or(0)).collect::<Vec<u16>>();
    let first = story.first().map_or(EventId::NONE, |told| told.id);
    let mut points = vec![Point { round: 0, happiness: start.to_vec(), event: EventId(first.0.saturating_sub(1)) }];
    let mut round = None;
    let mut gains = gains.iter().peekable();
    let mut last = points[0].event;
    let mut is_counted = false;
    for told in story {
        let begins = match told.event {
            Event::RoundBegan(next) => Some(next),
            _ => None,
        };
        let counts =
            matches!(told.event, Event::BonusGained { .. } | Event::PenaltyTaken { .. } | Event::GameEnded { .. });
        if (begins.is_some() || counts && !is_counted)
            && let Some(round) = round
        {
            points.push(Point { round, happiness: shown(&now), event: last });
        }
        is_counted |= counts;
        round = begins.or(round);
        while let Some(gain) = gains.next_if(|gain| gain.change.id == told.id) {
            if let Some(happiness) = now.get_mut(gain.change.seat.index()) {
                *happiness += gain.change.amount;
            }
        }
        last = told.id;
    }
    if is_counted {
        return (points, Some(shown(&now)));
    }
    if let Some(round) = round {
        points.push(Point { round, happiness: shown(&now), event: last });
    }
    (points, None)
}

fn stretches<'p>(points: &'p [Point], end: Option<&'p Vec<u16>>) -> Vec<Stretch<'p>> {
    let mut stretches: Vec<Stretch<'_>> = Vec::new();
    for pair in points.windows(2) {
        let [before, after] = pair else { continue };
        let events = (before.event, after.event);
        let (before, after, round) = (&before.happiness[..], &after.happiness[..], after.round);
        stretches.push(Stretch { round, in_count: false, before, after, events });
    }
    if let (Some(last), Some(end)) = (points.last(), end) {
        let events = (last.event, EventId(u32::MAX));
        stretches.push(Stretch { round: last.round, in_count: true, before: &last.happiness, after: end, events });
    }
    stretches
}
