//! Rooms as their guests meet them: over real sockets.

#![allow(clippy::unwrap_used, reason = "what is tested with every game is a function that its tests call")]

#[macro_use]
mod common;

mod changes;
mod chat;
mod clock;
mod friends;
mod game;
mod hostile;
mod keys;
mod reconnect;
mod restart;
mod secrets;
mod siege;
mod under_load;
mod updates;
mod votes;
