//! The rules of Shelter: vault officers place dwellers, build rooms and fend off threats; the one who brings the most
//! happiness becomes overseer. Two to four players.
//!
//! One file per chapter of the rulebook (`rules/shelter.toml`). A chapter holds the steps of its frames as methods of
//! the table (they change the state), and its questions and tests as methods of the game (they do not).

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod choice;
pub mod content;
pub mod event;
pub mod example;
pub mod forecast;
pub mod history;
pub mod open_step;
pub mod options;
pub mod reading;
pub mod state;
pub mod vault;
pub mod view;
pub mod words;

mod build;
mod cost;
mod dweller;
mod end;
mod evaluate;
mod exchange;
mod exhaust;
mod fight;
mod first;
mod frame;
mod happy;
mod heal;
mod income;
mod index;
mod injury;
mod item;
mod limit;
mod linked;
mod machine;
mod pass;
mod place;
mod recall;
mod refresh;
mod resource;
mod reward;
mod round;
mod score;
mod setup;
mod special;
mod threat;
mod tie;
mod train;
mod why_not;

pub use machine::Shelter;
