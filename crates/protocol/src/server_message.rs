//! What a server tells.

use kernel::{Commitment, Decision, Diverging, PackStamp, Recorded, Refusal, Seat, Seats, UndoReach};
use serde::{Deserialize, Serialize};

use crate::{Clock, Controller, Edits, Proposal, ask::is_false};

/// What a server tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ServerMessage<S, V, E, C, A, R> {
    /// The hello was good: what does not change in this room.
    Welcome(Welcome<S>),
    /// Who sits where, and who is there.
    Present(Present),
    /// So many connections play the own seat: more than one may be one too many.
    Screens(u16),
    /// Something happened; this is how it looks now.
    Update(Box<Update<V, E, C, A>>),
    /// Something happened, and this is what it changed of the view that was told last on this connection. [`Reader`]
    /// makes an update of it.
    ///
    /// [`Reader`]: crate::Reader
    Changed(Box<Update<Edits, E, C, A>>),
    /// What was asked was not done.
    Refused(Refused<C, R>),
    /// The proposal that is open now, if any.
    Open(Option<Open>),
    /// Somebody wants to play again: the room for it.
    Again(Again),
    /// Somebody said something.
    Chat(ChatMessage),
    /// The log of the game that is over, with the secret of its chance; of one that stands still, as far as the viewer may
    /// know it and without the secret.
    Log(String),
    /// Nothing has happened: the connection is still there.
    Beat,
    /// The server ends the conversation.
    Bye(Code),
}

/// What does not change in a room.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Welcome<S> {
    /// Who the client is here.
    pub role: Role,
    /// The key of the hello opens the seat from now on, and nothing else does.
    #[serde(default, skip_serializing_if = "is_false")]
    pub claimed: bool,
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its content.
    pub packs: Vec<PackStamp>,
    /// Seats and table options.
    pub setup: S,
    /// The promise of the secret behind all chance.
    pub commitment: Commitment,
    /// Time to think, if it is limited.
    pub clock: Option<Clock>,
    /// The latest of what was said, the oldest first.
    pub chat: Vec<ChatMessage>,
}

/// Who a client is in a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The player of this seat.
    Seat(Seat),
    /// Somebody who watches.
    Watcher,
}

/// Who sits where, and who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Present {
    /// How far the room has come.
    pub phase: Phase,
    /// The name of each seat; empty where nobody has given one.
    pub names: Vec<String>,
    /// Who plays each seat.
    pub controllers: Vec<Controller>,
    /// Whose persons are connected.
    pub here: Seats,
    /// Whose persons have come and given their part of chance.
    pub came: Seats,
    /// Whose persons are ready to begin. The game begins when all are.
    pub ready: Seats,
    /// How many watch.
    pub watchers: u16,
}

/// A room with the same seats, keys, options and clock as one whose game is over: whatever opens a place here opens it
/// there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Again {
    /// The room.
    pub room: String,
    /// Who wanted it.
    pub by: Seat,
}

/// How far a room has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Somebody has not come yet.
    Gathering,
    /// The game is on.
    Playing,
    /// Rules or cards have changed since the last move, and with them a step goes differently; or what is kept of a step
    /// cannot be read. The table stands at the last one that agrees until everybody wants to go on from there, or to end
    /// the game. Where the beginning is that step, there is no table to show, and the game can only be ended.
    Stopped {
        /// The number of the entry that goes differently.
        step: u32,
        /// What differs. A room that an older server stopped does not say, until it wakes and is looked at again.
        #[serde(default)]
        what: Diverging,
    },
    /// It was played to its end.
    Over,
    /// The table agreed not to play on.
    Abandoned,
}

/// Something happened; this is how it looks now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Update<V, E, C, A> {
    /// What happened, in order: one entry as the game goes on, those that were missed after a reconnection.
    pub happened: Vec<Happened<E>>,
    /// How it looks afterwards.
    pub snapshot: Snapshot<V, C, A>,
}

/// An entry of the log, as far as one viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Happened<E> {
    /// The number of the entry.
    pub entry: u32,
    /// What it was.
    pub kind: HappenedKind,
    /// What came of it.
    pub events: Vec<Recorded<E>>,
}

/// What an entry was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HappenedKind {
    /// The table as one finds it: the events are the whole story that led here, or to the first [`Updated`] behind it.
    ///
    /// [`Updated`]: HappenedKind::Updated
    Opened,
    /// A seat answered.
    Answered(Seat),
    /// Answers were taken back.
    TakenBack,
    /// Rules or cards had changed, and the game goes on with those of today; perhaps from an earlier position. To
    /// somebody who comes in, its events are what happened after it.
    Updated,
}

/// How the table looks to one viewer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Snapshot<V, C, A> {
    /// What the viewer sees.
    pub view: V,
    /// The open decision. Only the one who is asked is told the options and the shape of the answer.
    pub decision: Decision<C, A>,
    /// Its number.
    pub number: u32,
    /// How far the viewer may go back alone; none for somebody who watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoReach>,
    /// How far the table may go back by consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Back>,
    /// How much time is left, where it is limited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
}

/// A way back that needs consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Back {
    /// The entry whose position comes back.
    pub to: u32,
    /// How many answers are taken back, those of bots included.
    pub answers: u32,
    /// Something was rolled or revealed since: chance will move on.
    pub revealed: bool,
}

/// How much time is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clocks {
    /// Milliseconds of each seat.
    pub left: Vec<u64>,
    /// The seat whose clock runs.
    pub running: Option<Seat>,
}

/// What was asked was not done, and nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused<C, R> {
    /// By the rules of the game.
    Rules(Refusal<C, R>),
    /// By the room.
    Room(Code),
    /// Further than the seat may go back alone.
    TooFar(UndoReach),
}

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The client speaks another version of these messages, or has other rules or content: load the page again.
    OtherVersion,
    /// No message of this protocol.
    Malformed,
    /// A message of more than [`MOST_BYTES`](crate::MOST_BYTES).
    TooLarge,
    /// Too many messages in too short a time.
    TooFast,
    /// The first message must be a hello, and only the first.
    NoHello,
    /// A page of another host may not talk to this server.
    WrongOrigin,
    /// There is no such room, or the token is not one of its tokens.
    NoSuchRoom,
    /// Somebody has claimed the seat, so that this token opens it no more.
    Claimed,
    /// Somebody who watches cannot do that.
    OnlyWatching,
    /// Not in this phase of the room.
    NotNow,
    /// A name, line or number that cannot be.
    NotGood,
    /// There is nothing to take back.
    NothingToUndo,
    /// No such proposal is open.
    NoSuchProposal,
    /// Another proposal is open.
    AnotherProposal,
    /// This proposal has nothing to it: the entry is not on the way here, the seat is a bot's or its person was just
    /// here.
    NoUse,
    /// The server could not store it; nothing has changed.
    NotStored,
    /// The rules broke down; the last good position stands.
    Broken,
    /// What is kept of the room cannot be read or played by this version of the server. It is not deleted.
    Unreadable,
    /// The client takes its messages too slowly.
    TooSlow,
    /// The server has as much to do as it can.
    TooMany,
    /// The server stops; it will be back.
    Stopping,
}

/// A proposal that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Open {
    /// Its number.
    pub number: u32,
    /// Who made it.
    pub by: Seat,
    /// What it is.
    pub what: Proposal,
    /// How far it goes, if it is to go back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back: Option<Back>,
    /// The first event that would be undone by that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u32>,
    /// Who has agreed.
    pub agreed: Seats,
    /// Whose consent it needs.
    pub needed: Seats,
}

/// Something that was said. It is plain text, whatever it looks like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChatMessage {
    /// Who said it; nobody for somebody who watches.
    pub by: Option<Seat>,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub text: String,
}
