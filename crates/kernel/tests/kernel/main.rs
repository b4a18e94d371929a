//! The kernel with a small game: the live table, logs, stored games that go on, and going through a game step by step.

mod log;
mod resume;
mod table;
mod timeline;
#[path = "../../../conformance/tests/toy/mod.rs"]
mod toy;
