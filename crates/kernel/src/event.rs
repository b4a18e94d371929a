//! Events: what happened, why, and who may know. Log, animation, recap and statistics all read them.

use serde::{Deserialize, Serialize};

use crate::{RuleId, Seat, Seats};

/// The number of an event in its game, from 1. It stays the same in every replay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct EventId(pub u32);

impl EventId {
    /// No event: the cause of what nothing caused.
    pub const NONE: EventId = EventId(0);
}

/// Who may know of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Everybody at the table.
    All,
    /// Only these seats.
    Only(Seats),
}

/// Whose eyes look at the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Somebody who may know all: after the end, or at a table without secrets to keep.
    Referee,
}

impl Audience {
    /// Whether the viewer belongs to the audience.
    #[must_use]
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (_, Viewer::Referee) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// An event with its place in the story.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recorded<E> {
    /// Its number.
    pub id: EventId,
    /// The event that brought it about; [`EventId::NONE`] at the top of the story.
    pub cause: EventId,
    /// The rule by which it happened.
    pub rule: RuleId,
    /// Who may know.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}
