//! What a client says.

use std::fmt;

use bots::Level;
use kernel::{Answer, Seat};
use serde::{Deserialize, Serialize};

use crate::{Role, controller::level};

/// What a client says. The first is always [`Ask::Hello`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub enum Ask<C> {
    /// Who is there.
    Hello(Hello),
    /// Answers the open decision for the own seat.
    Answer {
        /// The decision that is meant.
        number: u32,
        /// The answer.
        answer: Answer<C>,
    },
    /// Gives what the person adds to the chance of the game, as hexadecimal digits; nothing is good, too. It is said
    /// after the welcome has told the promise of the server's own part.
    Chance(String),
    /// Takes back so many of the own answers.
    Undo {
        /// The decision that is open meanwhile.
        number: u32,
        /// How many.
        answers: u32,
    },
    /// Proposes something that needs consent.
    Propose(Proposal),
    /// Says yes or no to the open proposal; who made it takes it back with a no.
    Vote {
        /// The proposal that is meant.
        proposal: u32,
        /// Yes.
        agrees: bool,
    },
    /// Lets a bot play for the own seat.
    Stand {
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// Plays the own seat again.
    Sit,
    /// Is ready to begin, or not any more. It holds as long as the connection.
    Ready(bool),
    /// Is ready, and does not want to wait for those who have not come: bots play for them.
    Begin,
    /// Wants to play again with the same people, after the end.
    Again,
    /// Changes the own name.
    Name(String),
    /// Says something to everybody.
    Chat(String),
    /// Does not want to hear what somebody says any more, or wants to again. For a seat it is kept.
    Mute {
        /// Whom: a seat, or all who watch.
        whom: Role,
        /// No more.
        on: bool,
    },
    /// Wants the log, which is told after the end.
    Log,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hello {
    /// The version of these messages that the client speaks.
    pub version: u32,
    /// The room.
    pub room: String,
    /// The key of a seat, the invitation to one, or the token for watching.
    pub token: String,
    /// A key that the client has just made and keeps: it opens the seat from now on, if the token is an invitation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The key takes the place of the one that the seat has, too, and all other connections to the seat end.
    #[serde(default, skip_serializing_if = "is_false")]
    pub alone: bool,
    /// The last entry that the client was told of, if it was here before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub have: Option<u32>,
    /// Wants to be told whole views always, not only what changed of them.
    #[serde(default, skip_serializing_if = "is_false")]
    pub whole: bool,
    /// How the person wants to be called; the name so far otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Never shows the token: it must not slip into a message or a program's log.
impl fmt::Debug for Hello {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hello").field("version", &self.version).field("have", &self.have).finish_non_exhaustive()
    }
}

/// Something that needs consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// Go back to the position after an entry.
    GoBack {
        /// That entry.
        to: u32,
    },
    /// A bot plays for a seat from now on.
    Bot {
        /// That seat.
        seat: Seat,
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// The game ends here, without a winner.
    Abandon,
    /// Rules or cards have changed and some step goes differently now: go on from the last one that agrees.
    GoOn,
}

impl<C: Copy + Default + for<'de> Deserialize<'de>> Ask<C> {
    /// Reads a message. Nothing that is not exactly one gets through.
    ///
    /// # Errors
    /// What is wrong with it, without repeating it.
    pub fn read(text: &str) -> Result<Ask<C>, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl Hello {
    /// Reads the version out of a first message of any version; none if it is no such thing.
    pub fn version_in(text: &str) -> Option<u32> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum First {
            Hello(Version),
        }
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let First::Hello(hello) = serde_json::from_str(text).ok()?;
        Some(hello.version)
    }
}
