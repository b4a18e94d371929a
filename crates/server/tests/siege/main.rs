//! The server under siege: clients that want to throw others out, keep them out, cheat them or fill the machine.
//!
//! Each attack has a test here. `cargo xtask siege` lets all kinds of attackers loose at once, for as long as it is told.

#![allow(clippy::unwrap_used, reason = "what must not happen ends the test")]

#[path = "../rooms/common.rs"]
#[macro_use]
#[allow(dead_code, unused_macros, reason = "it is made for the tests of rooms")]
mod common;

mod absence;
mod ages;
mod at_length;
mod bots;
mod connections;
mod crowds;
mod lost;
mod words;

use std::path::PathBuf;

use server::Keep;

use crate::common::{Server, quick};

impl Server {
    /// A server that does not keep rooms for ever.
    fn keeping(keep: Keep) -> Server {
        Server::run(quick(), &[], &[], keep)
    }

    /// The folder with the database.
    fn folder(&self) -> PathBuf {
        self.data.path().join("rooms")
    }
}
