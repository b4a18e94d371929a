//! Making a room.

use std::fmt;

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

/// Time to think. A seat whose time is up is played on by a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole game.
    pub bank: u32,
    /// Seconds added with every answer.
    pub bonus: u32,
}

/// A room was made. The tokens are told here and never again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Made {
    /// The room.
    pub room: String,
    /// The token of each seat that a person plays.
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
