//! The web table: one page per game that plays it in the browser, on the engine itself.
//!
//! What every game shares is at the top; it knows games only as [`game::TableGame`]. Each game has its folder.

mod app;
mod at_table;
pub mod chunk;
mod clock;
mod fault;
mod game;
mod games;
mod keys;
mod kit;
mod library;
mod lobby;
mod memo;
mod motion;
mod online;
mod parts;
mod play;
mod pointing;
mod resume;
mod room;
mod route;
mod screens;
mod settings;
mod shelter;
mod sound;
mod store;
mod thinking;
mod wasteland;
mod words;
