//! The rules of Wasteland: survivors explore a hex-tile map, fight, quest and vie for influence between two factions.
//! One to four players.
//!
//! One file per chapter of the rulebook (`rules/wasteland.toml`). A chapter holds the steps of its frames as methods of
//! the board (they change the state), and its questions and tests as methods of the game (they do not).

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod choice;
pub mod content;
pub mod effect;
pub mod event;
pub mod frame;
pub mod map;
pub mod options;
pub mod state;
