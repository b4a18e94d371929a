//! What a room with people at other screens tells and takes besides the game.

use std::sync::Arc;

use derive_where::derive_where;
use kernel::Answer;
use protocol::{Again, ChatMessage, Clocks, Code, Open, Present, Proposal, Welcome};

use crate::game::TableGame;

/// News of a room with people at other screens. They are shown at once, whatever still moves on the table.
#[derive_where(Clone, PartialEq, Debug)]
pub enum News<G: TableGame> {
    /// How the connection is.
    Link(Link),
    /// What does not change in the room.
    Welcome(Arc<Welcome<G::Setup>>),
    /// The own seat has a key of its own from now on.
    Key(String),
    /// Who sits where, and who is there.
    Present(Present),
    /// So many connections play the own seat.
    Screens(u16),
    /// How much time is left.
    Clocks(Clocks),
    /// The proposal that is open now, if any.
    Vote(Option<Open>),
    /// Somebody wants to play again: the room for it.
    Again(Again),
    /// The answer that waits for the connection, if any.
    Waiting(Option<Answer<G::Choice>>),
    /// Somebody said something.
    Said(ChatMessage),
    /// The log of the game that is over.
    Log(String),
    /// The room did not do what was asked.
    Denied(Code),
}

/// How the connection to a room is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is being made for the first time.
    Connecting,
    /// It stands.
    Open,
    /// It broke, and is being made again.
    Lost,
    /// The server does not want it, and trying again would not help.
    Closed(Code),
}

/// What one asks of a room with people at other screens, besides playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Propose something that needs consent.
    Propose(Proposal),
    /// Say yes or no to the open proposal.
    Vote {
        /// The proposal that is meant.
        proposal: u32,
        /// Yes.
        agrees: bool,
    },
    /// Be ready to begin, or not any more.
    Ready(bool),
    /// Begin without those who have not come.
    Begin,
    /// Play again with the same people.
    Again,
    /// Be called otherwise.
    Name(String),
    /// Say something to everybody.
    Say(String),
    /// Change the key of the own seat, so that no other screen plays it.
    Alone,
}
