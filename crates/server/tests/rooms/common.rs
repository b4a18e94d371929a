//! A server for each test.

use std::{
    net::{SocketAddr, TcpListener},
    thread,
    time::Duration,
};

use bots::Level;
use load::{Guest, make};
use protocol::{Controller, Made, NewRoom};
use server::{Config, Limits, Page};
use shelter::options::Setup;
use tempfile::TempDir;

/// A server that ends with the test program, and where it keeps its rooms.
pub(crate) struct Server {
    pub(crate) address: String,
    _data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::with(quick())
    }

    pub(crate) fn with(limits: Limits) -> Server {
        let data = TempDir::with_prefix("bottlecap-rooms-").expect("there is room for files");
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address: SocketAddr = listener.local_addr().expect("it is bound");
        let page = Page::folder(data.path());
        let config = Config { page, data: data.path().join("rooms"), origins: Vec::new(), limits };
        thread::spawn(move || server::run(listener, config));
        Server { address: address.to_string(), _data: data }
    }

    pub(crate) async fn make(&self, new: &NewRoom<Setup>) -> Made {
        make(&self.address, new).await.expect("a room is made")
    }

    /// A room for so many persons, and all of them in it.
    pub(crate) async fn table(&self, persons: usize) -> (Made, Vec<Guest>) {
        self.table_of(&load::room_for(persons)).await
    }

    pub(crate) async fn table_of(&self, new: &NewRoom<Setup>) -> (Made, Vec<Guest>) {
        let made = self.make(new).await;
        let mut guests = Vec::new();
        for token in made.seats.iter().flatten() {
            guests.push(Guest::enter(&self.address, &made.room, token, None).await);
        }
        for guest in &mut guests {
            guest.until(|guest| guest.snapshot.is_some()).await;
        }
        (made, guests)
    }
}

/// Limits under which a test need not wait.
pub(crate) fn quick() -> Limits {
    Limits {
        messages: 10_000.0,
        burst: 10_000.0,
        errands: 10_000.0,
        errands_burst: 10_000.0,
        rooms: 10_000.0,
        away: Duration::ZERO,
        idle: Duration::from_millis(50),
        ..Limits::default()
    }
}

/// A room with a bot in the second seat.
pub(crate) fn with_bot(level: Level) -> NewRoom<Setup> {
    let mut new = load::room_for(2);
    new.seats[1].controller = Controller::Bot(level);
    new
}
