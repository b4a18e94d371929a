//! The rules of Wasteland: survivors explore a hex-tile map, fight, quest and vie for influence between two factions.
//! One to four players.
//!
//! One file per chapter of the rulebook (`rules/wasteland.toml`), named after it; `moving` and `traits` where that is a
//! keyword, `skill_test` where it would look like tests. SOLO is in `mode`, SCENARIO in `reading` and `setup`, and CORE has
//! no code of its own. A chapter holds the steps of its frames as methods of the board (they change the state), and its
//! questions and tests as methods of the game (they do not).

#![deny(clippy::float_arithmetic, reason = "floats differ between platforms")]

pub mod choice;
pub mod chronicle;
pub mod content;
pub mod effect;
pub mod event;
pub mod example;
pub mod history;
pub mod map;
pub mod mode;
pub mod open_step;
pub mod options;
pub mod outlook;
pub mod play_area;
pub mod read_out;
pub mod reading;
pub mod state;
pub mod view;
pub mod words;

mod ability;
mod action;
mod activate;
mod affordability;
mod agenda;
mod asset;
mod camp;
mod caps;
mod character;
mod companion;
mod dice;
mod encounter;
mod enemy;
mod equip;
mod evaluate;
mod exhaust;
mod explore;
mod faction;
mod fight;
mod first;
mod frame;
mod hp;
mod icon;
mod inventory;
mod item;
mod killed;
mod level;
mod library;
mod limit;
mod looking;
mod loot;
mod loyalty;
mod machine;
mod measure;
mod mixing;
mod moving;
mod perk;
mod power;
mod quest;
mod ranged;
mod redeal;
mod result;
mod round;
mod secret;
mod setup;
mod shop;
mod skill_test;
mod space;
mod special;
mod survivor;
mod target;
mod terrain;
mod trade;
mod traits;
mod turn;
mod unique;
mod why_not;
mod win;
mod written;
mod xp;

pub use machine::Wasteland;
