//! The web table in a real Chromium. These tests need a built page and a browser: `cargo xtask test` sees to both.

mod chronicle;
mod game;
mod hand;
mod lessons;
mod map;
mod online;
mod page;
mod panels;
mod people;
mod room;
mod rooms;
mod rules;
mod screens;
mod start;
mod thinking;
mod truths;
mod updates;
mod wasteland;
