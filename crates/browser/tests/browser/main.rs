//! The web table in a real Chromium. These tests need a built page and a browser: `cargo xtask test` sees to both.

mod game;
mod hand;
mod lessons;
mod online;
mod page;
mod people;
mod room;
mod rules;
mod screens;
mod start;
mod updates;
mod wasteland;
