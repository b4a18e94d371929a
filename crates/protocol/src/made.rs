//! Making a room.

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};

use crate::Controller;

/// A room to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewRoom<S> {
    /// The version of these messages that the client speaks.
    pub version: u32,
    /// The game's name.
    pub game: String,
    /// Seats and table options.
    pub setup: S,
    /// Who sits where, clockwise.
    pub seats: Vec<NewSeat>,
    /// Time to think, if it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

/// A seat of a room to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewSeat {
    /// The name of whoever will sit there; it may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Who plays.
    pub controller: Controller,
}

/// Time to think, in seconds. A seat whose time is up is played on by a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// What each player has in the beginning.
    pub bank: u32,
    /// What is added with every answer.
    pub bonus: u32,
    /// What a player has at most. With as much for every answer this is the time for one answer, and it runs day and night;
    /// without it, time stands still while nobody is in the room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u32>,
}

impl Clock {
    /// So much for every answer.
    #[must_use]
    pub const fn per_answer(seconds: u32) -> Clock {
        Clock { bank: seconds, bonus: seconds, most: Some(seconds) }
    }

    /// How long somebody may be away before the others decide about the seat: as the pace of the game has it.
    #[must_use]
    pub fn grace(self) -> Duration {
        Duration::from_secs(self.most.unwrap_or(self.bank / 10).into())
    }
}

/// A room was made. The tokens are told here and never again. That of a seat is an invitation: it opens the seat until
/// somebody has claimed it with a key of their own.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Made {
    /// The room.
    pub room: String,
    /// The invitation to each seat that a person plays.
    pub seats: Vec<Option<String>>,
    /// The token for watching.
    pub watch: String,
}

/// Never shows the tokens.
impl fmt::Debug for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Made").field("seats", &self.seats.len()).finish_non_exhaustive()
    }
}
