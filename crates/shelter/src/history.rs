//! The game so far as a history: where happiness came from, how it grew, and where the lead changed.
//!
//! All of it is read from the events, going back from a view of the position after them, so that a story may also begin
//! in the middle of a game.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, Seat};

use crate::{
    event::Event,
    vault::{Place, SpaceRef},
    view::View,
};

/// The most turning points that are told.
const MOST_TURNING_POINTS: usize = 3;
/// A smaller swing turns nothing.
const LEAST_SWING: i32 = 2;

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

/// A round, or the final count, that changed who leads or by how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The round; the final count belongs to the last one.
    pub round: u16,
    /// Whether it is the final count.
    pub in_count: bool,
    /// Whom it favored.
    pub seat: Seat,
    /// How much that seat gained on the best of the others.
    pub swing: i32,
    /// Who led alone before.
    pub led: Option<Seat>,
    /// Who led alone afterwards.
    pub leads: Option<Seat>,
    /// The winner took the lead here and kept it to the end.
    pub for_good: bool,
    /// What did the most for it: the placement, the use of an item or the bonus.
    pub event: EventId,
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
            let Some(parts) = sources.get_mut(gain.seat.index()) else { continue };
            let source = gain.source;
            let part = parts.entry(source).or_insert(Part { source, amount: 0, times: 0 });
            part.amount += gain.amount;
            part.times += 1;
        }
        let (points, end) = points(&start, &gains, story);
        let turning_points = turning_points(&points, end.as_ref(), &gains);
        let sources = sources.into_iter().map(|parts| parts.into_values().collect()).collect();
        History { points, end, sources, turning_points }
    }
}

/// The threat that lay over the space of each placement when it happened. Found by going back from the view: a threat
/// discarded later was there, one that appeared later was not.
#[must_use]
pub fn threats_met(view: &View, story: &[Recorded<Event>]) -> BTreeMap<EventId, u8> {
    let spaces = (0..64).filter_map(SpaceRef::from_index);
    let mut lying: BTreeMap<SpaceRef, u8> =
        spaces.filter_map(|at| view.vault.threat(at).map(|threat| (at, threat))).collect();
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

/// A change of happiness.
struct GainOf {
    seat: Seat,
    amount: i32,
    source: Source,
    /// The event that says so.
    id: EventId,
    /// What brought it about: the placement or the use.
    root: EventId,
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
        gains.push(GainOf { seat, amount, source, id: told.id, root: root.map_or(told.id, |(_, id)| id) });
    }
    gains
}

/// What each seat had when the story began; nothing where it is hidden.
fn start(view: &View, gains: &[GainOf]) -> Vec<u16> {
    let before = view.all_seats().map(|seat| {
        let gained: i32 = gains.iter().filter(|gain| gain.seat == seat).map(|gain| gain.amount).sum();
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
        while let Some(gain) = gains.next_if(|gain| gain.id == told.id) {
            if let Some(happiness) = now.get_mut(gain.seat.index()) {
                *happiness += gain.amount;
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

/// How far each seat is ahead of the best of the others.
fn leads(happiness: &[u16]) -> Vec<i32> {
    let others = |seat: usize| happiness.iter().enumerate().filter(move |(other, _)| *other != seat);
    let best = |seat: usize| others(seat).map(|(_, happiness)| i32::from(*happiness)).max().unwrap_or(0);
    happiness.iter().enumerate().map(|(seat, own)| i32::from(*own) - best(seat)).collect()
}

fn leader(happiness: &[u16]) -> Option<Seat> {
    leads(happiness).iter().position(|lead| *lead > 0).map(|seat| Seat::new(seat as u8))
}

/// A stretch of the game: a round, or the final count.
struct Stretch<'p> {
    round: u16,
    in_count: bool,
    before: &'p [u16],
    after: &'p [u16],
    /// The last events before it and in it.
    events: (EventId, EventId),
}

impl Stretch<'_> {
    /// How much each seat gained on the best of the others.
    fn swings(&self) -> Vec<i32> {
        leads(self.after).into_iter().zip(leads(self.before)).map(|(after, before)| after - before).collect()
    }

    fn turning_point(&self, seat: Seat, for_good: bool, gains: &[GainOf]) -> Option<TurningPoint> {
        let (from, until) = self.events;
        let event = greatest_deed(gains.iter().filter(|gain| gain.id > from && gain.id <= until), seat)?;
        let swing = self.swings().get(seat.index()).copied().unwrap_or(0);
        let (led, leads) = (leader(self.before), leader(self.after));
        Some(TurningPoint { round: self.round, in_count: self.in_count, seat, swing, led, leads, for_good, event })
    }
}

fn turning_points(points: &[Point], end: Option<&Vec<u16>>, gains: &[GainOf]) -> Vec<TurningPoint> {
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
    let winner = stretches.last().filter(|last| last.in_count).and_then(|last| leader(last.after));
    let for_good = winner.and_then(|winner| {
        let taken = stretches.iter().rposition(|stretch| leader(stretch.before) != Some(winner))?;
        Some((taken, winner))
    });
    let found = stretches.iter().enumerate().filter_map(|(at, stretch)| match for_good {
        Some((taken, winner)) if taken == at => stretch.turning_point(winner, true, gains),
        _ => {
            let swings = (0u8..).map(Seat::new).zip(stretch.swings());
            let (seat, _) = swings.filter(|(_, swing)| *swing >= LEAST_SWING).max_by_key(|(_, swing)| *swing)?;
            stretch.turning_point(seat, false, gains)
        }
    });
    let mut found: Vec<TurningPoint> = found.collect();
    // Who took the lead from another counts for more than who widened it, and late more than early.
    let weight = |point: &TurningPoint| {
        (point.for_good, point.led.is_some() && point.led != point.leads, point.swing, point.round)
    };
    kernel::order::sort_by_key(&mut found, |point| std::cmp::Reverse(weight(point)));
    found.truncate(MOST_TURNING_POINTS);
    kernel::order::sort_by_key(&mut found, |point| (point.round, point.in_count));
    found
}

/// The deed that did the most for the seat: what it gained, or else what another lost.
fn greatest_deed<'g>(gains: impl Iterator<Item = &'g GainOf>, seat: Seat) -> Option<EventId> {
    let mut deeds: BTreeMap<EventId, i32> = BTreeMap::new();
    for gain in gains {
        let amount = if gain.seat == seat { gain.amount } else { -gain.amount };
        *deeds.entry(gain.root).or_default() += amount;
    }
    // Of equal ones the first.
    deeds.into_iter().max_by_key(|(id, amount)| (*amount, std::cmp::Reverse(*id))).map(|(id, _)| id)
}
