//! The messages between a table and a server: one closed type per direction, as JSON. docs/protocol.md shows them.
//!
//! A client makes a room with one HTTP request ([`NewRoom`], answered by [`Made`]), opens a WebSocket and says
//! [`Hello`]. From then on it says [`Ask`] and is told [`ServerMessage`]. Whoever sits behind a token is decided by the server;
//! no message names the seat that speaks.

mod ask;
mod changes;
mod controller;
mod made;
mod reader;
mod server_message;

use kernel::Game;

pub use ask::{Ask, Hello, Proposal};
pub use changes::{Edit, Edits};
pub use controller::Controller;
pub use made::{Clock, Made, NewRoom, NewSeat};
pub use reader::{NotRead, Reader};
pub use server_message::{
    Again, Back, ChatMessage, Clocks, Code, Happened, HappenedKind, Open, Phase, Present, Refused, Role, ServerMessage,
    Snapshot, Update, Welcome,
};

/// Raised with every change that an older page or server would not understand.
pub const VERSION: u32 = 4;

/// Where rooms are made, by POST.
pub const ROOMS: &str = "/api/rooms";

/// Where the WebSocket is opened.
pub const SOCKET: &str = "/api/socket";

/// The most bytes of one message to a server.
pub const MOST_BYTES: usize = 4096;

/// The hexadecimal digits of a key that a client makes for its seat.
pub const KEY_DIGITS: usize = 32;

/// The most characters of a name.
pub const MOST_NAME: usize = 24;

/// The most characters of a line of chat.
pub const MOST_CHAT: usize = 400;

/// What a client says, in the words of a game.
pub type AskOf<G> = Ask<<G as Game>::Choice>;

/// What a server tells, in the words of a game.
pub type ServerMessageOf<G> = ServerMessage<
    <G as Game>::Setup,
    <G as Game>::View,
    <G as Game>::Event,
    <G as Game>::Choice,
    <G as Game>::Ask,
    <G as Game>::Reason,
>;
