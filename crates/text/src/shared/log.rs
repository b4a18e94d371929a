//! The log: events as lines, nested by what brought them about.

use std::collections::BTreeMap;

use kernel::{EventId, Recorded, RuleId, Seat};

use super::span::Span;

/// A line of the log. `T` is a thing on the table, `K` says what a line is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine<T, K> {
    /// How deep it is nested: 0 for what nothing brought about.
    pub depth: u8,
    /// What happened.
    pub text: String,
    /// The same text in pieces, each name of a thing on its own.
    pub spans: Vec<Span<T>>,
    /// The rule by which it happened.
    pub rule: RuleId,
    /// The first event the line tells of.
    pub id: EventId,
    /// The last one; the same unless the line tells of several alike.
    pub last: EventId,
    /// What brought it about; [`EventId::NONE`] at the top of the story.
    pub cause: EventId,
    /// Whose doing it is: that of the player it happened to, or else of the one who brought it about.
    pub seat: Option<Seat>,
    /// What it is about, for choosing lines.
    pub kind: K,
    /// What on the table it tells of, also where the text has no name for it.
    pub things: Vec<T>,
}

/// Where an event stands in the story.
#[derive(Clone, Copy, Default)]
pub(crate) struct Nested {
    /// How deep.
    pub(crate) depth: u8,
    /// Whose doing it is.
    pub(crate) seat: Option<Seat>,
}

/// Where each event stands. A cause always comes before what it brings about. `seat` tells whom an event happens to.
pub(crate) fn nesting<E>(story: &[Recorded<E>], seat: impl Fn(&E) -> Option<Seat>) -> BTreeMap<EventId, Nested> {
    let mut nesting: BTreeMap<EventId, Nested> = BTreeMap::new();
    for told in story {
        let above = nesting.get(&told.cause);
        let depth = above.map_or(0, |above| above.depth.saturating_add(1));
        let seat = seat(&told.event).or_else(|| above.and_then(|above| above.seat));
        nesting.insert(told.id, Nested { depth, seat });
    }
    nesting
}

/// What happened after an event.
pub(crate) fn after<E>(story: &[Recorded<E>], since: EventId) -> &[Recorded<E>] {
    &story[story.partition_point(|told| told.id <= since)..]
}
