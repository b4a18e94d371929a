//! Everything people read of a game, in English and Russian. Strings come out; nothing is printed, and no file or clock
//! is read.
//!
//! Each game has a module with the same shape: `Names` know what cards and players are called, and a `Voice` speaks one
//! language with them. What they have in common is in [`shared`]. Nothing of one game leads to the other, so that a page
//! with one alone carries none of the other.
//!
//! The messages stand in `messages/<language>/<game>/*.ftl`. The snapshots of the tests show the texts of a fixed game.
//! When the content of a pack or a message changes, they are written anew with `INSTA_UPDATE=always cargo test -p text`,
//! and the difference is read before it is kept.

pub mod shared;
pub mod shelter;
pub mod wasteland;

pub use shared::{Look, OptionText};
