//! The server under siege: clients that want to throw others out, keep them out, cheat them or fill the machine.
//!
//! Each attack has a test here. `cargo xtask siege` lets all kinds of attackers loose at once, for as long as it is told.

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
