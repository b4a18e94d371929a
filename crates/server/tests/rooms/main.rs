//! Rooms as their guests meet them: over real sockets.

#[macro_use]
mod common;

mod chat;
mod clock;
mod game;
mod hostile;
mod reconnect;
mod restart;
mod secrets;
mod under_load;
mod votes;
