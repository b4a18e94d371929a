//! The rules of Wasteland: survivors explore a hex-tile map, fight, quest and vie for influence between two factions.
//! One to four players.
//!
//! One file per chapter of the rulebook (`rules/wasteland.toml`), or for a few small chapters that belong together. A
//! chapter holds the steps of its frames as methods of the board (they change the state), and its questions and tests
//! as methods of the game (they do not).

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod choice;
pub mod content;
pub mod effect;
pub mod event;
pub mod example;
pub mod frame;
pub mod map;
pub mod options;
pub mod outlook;
pub mod reading;
pub mod state;
pub mod view;
pub mod words;

mod action;
mod activate;
mod agenda;
mod camp;
mod dice;
mod encounter;
mod enemy;
mod equip;
mod exhaust;
mod explore;
mod fight;
mod hp;
mod icon;
mod item;
mod killed;
mod level;
mod limit;
mod loot;
mod machine;
mod measure;
mod moving;
mod quest;
mod redeal;
mod result;
mod round;
mod setup;
mod shop;
mod trade;
mod traits;
mod turn;
mod why_not;
mod win;

pub use machine::Wasteland;
