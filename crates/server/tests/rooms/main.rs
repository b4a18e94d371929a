//! Rooms as their guests meet them: over real sockets.

mod chat;
mod clock;
mod common;
mod game;
mod hostile;
mod reconnect;
mod restart;
mod secrets;
mod votes;
