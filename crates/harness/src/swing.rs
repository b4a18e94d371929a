//! Where a game turned: the stretches of a game that changed who leads, or by how much.

use std::collections::BTreeMap;

use kernel::{EventId, Seat, order};

/// The most turning points that are told.
const MOST_TURNING_POINTS: usize = 3;
/// A smaller swing turns nothing.
const LEAST_SWING: i32 = 2;

/// A change of what the game is won by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// How much; less than zero for a loss.
    pub amount: i32,
    /// The event that says so.
    pub id: EventId,
    /// The deed that brought it about.
    pub root: EventId,
}

/// A stretch of the game: a round, or the final count.
#[derive(Clone, Copy, Debug)]
pub struct Stretch<'p> {
    /// The round; the final count belongs to the last one.
    pub round: u16,
    /// Whether it is the final count.
    pub in_count: bool,
    /// How each seat stood before it.
    pub before: &'p [u16],
    /// How each seat stood afterwards.
    pub after: &'p [u16],
    /// The last events before it and in it.
    pub events: (EventId, EventId),
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
    /// The deed that did the most for it.
    pub event: EventId,
}

impl Stretch<'_> {
    /// How much each seat gained on the best of the others.
    fn swings(&self) -> Vec<i32> {
        leads(self.after).into_iter().zip(leads(self.before)).map(|(after, before)| after - before).collect()
    }

    fn turning_point(&self, seat: Seat, for_good: bool, changes: &[Change]) -> Option<TurningPoint> {
        let (from, until) = self.events;
        let event = greatest_deed(changes.iter().filter(|change| change.id > from && change.id <= until), seat)?;
        let swing = self.swings().get(seat.index()).copied().unwrap_or(0);
        let (led, leads) = (leader(self.before), leader(self.after));
        Some(TurningPoint { round: self.round, in_count: self.in_count, seat, swing, led, leads, for_good, event })
    }
}

/// The largest swings of the lead, in order. The stretches are those of the whole game; the winner is the only one, once
/// the game is over.
#[must_use]
pub fn turning_points(stretches: &[Stretch<'_>], changes: &[Change], winner: Option<Seat>) -> Vec<TurningPoint> {
    let for_good = winner.and_then(|winner| {
        let taken = stretches.iter().rposition(|stretch| leader(stretch.before) != Some(winner))?;
        Some((taken, winner))
    });
    let found = stretches.iter().enumerate().filter_map(|(at, stretch)| match for_good {
        Some((taken, winner)) if taken == at => stretch.turning_point(winner, true, changes),
        _ => {
            let swings = (0u8..).map(Seat::new).zip(stretch.swings());
            let (seat, _) = swings.filter(|(_, swing)| *swing >= LEAST_SWING).max_by_key(|(_, swing)| *swing)?;
            stretch.turning_point(seat, false, changes)
        }
    });
    let mut found: Vec<TurningPoint> = found.collect();
    // Who took the lead from another counts for more than who widened it, and late more than early.
    let weight = |point: &TurningPoint| {
        (point.for_good, point.led.is_some() && point.led != point.leads, point.swing, point.round)
    };
    order::sort_by_key(&mut found, |point| std::cmp::Reverse(weight(point)));
    found.truncate(MOST_TURNING_POINTS);
    order::sort_by_key(&mut found, |point| (point.round, point.in_count));
    found
}

/// How far each seat is ahead of the best of the others.
fn leads(standing: &[u16]) -> Vec<i32> {
    let others = |seat: usize| standing.iter().enumerate().filter(move |(other, _)| *other != seat);
    let best = |seat: usize| others(seat).map(|(_, standing)| i32::from(*standing)).max().unwrap_or(0);
    standing.iter().enumerate().map(|(seat, own)| i32::from(*own) - best(seat)).collect()
}

/// Who leads alone.
#[must_use]
pub fn leader(standing: &[u16]) -> Option<Seat> {
    leads(standing).iter().position(|lead| *lead > 0).map(|seat| Seat::new(seat as u8))
}

/// The deed that did the most for the seat: what it gained, or else what another lost.
fn greatest_deed<'c>(changes: impl Iterator<Item = &'c Change>, seat: Seat) -> Option<EventId> {
    let mut deeds: BTreeMap<EventId, i32> = BTreeMap::new();
    for change in changes {
        let amount = if change.seat == seat { change.amount } else { -change.amount };
        *deeds.entry(change.root).or_default() += amount;
    }
    // Of equal ones the first.
    deeds.into_iter().max_by_key(|(id, amount)| (*amount, std::cmp::Reverse(*id))).map(|(id, _)| id)
}
