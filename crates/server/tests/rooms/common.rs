//! A server for each test.

use std::{
    net::{SocketAddr, TcpListener},
    thread,
    time::Duration,
};

use bots::Level;
use kernel::Game;
use load::{Guest, make, room_of};
use protocol::{Controller, Made, NewRoom};
use serde::Serialize;
use server::{Config, Keep, Limits, Page, games::Hosted};
use sqlx::{Connection as _, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

/// Makes tests of functions, one for each game that is hosted.
macro_rules! with_every_game {
    ($($test:ident),+ $(,)?) => { server::every_game! { tests_of_games [$($test),+] } };
}

macro_rules! tests_of_games {
    ($tests:tt $($name:ident: $Game:ty),+) => { $(mod $name { tests_of_game! { $Game, $tests } })+ };
}

macro_rules! tests_of_game {
    ($Game:ty, [$($test:ident),+]) => {
        $(#[tokio::test]
        async fn $test() {
            super::$test::<$Game>().await;
        })+
    };
}

/// A server that ends with the test program, and where it keeps its rooms.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::with(quick())
    }

    pub(crate) fn with(limits: Limits) -> Server {
        Server::known_as(limits, &[], &[])
    }

    /// A server with names of its own and proxies that it trusts.
    pub(crate) fn known_as(limits: Limits, hosts: &[&str], proxies: &[&str]) -> Server {
        Server::run(limits, hosts, proxies, Keep::default())
    }

    pub(crate) fn run(limits: Limits, hosts: &[&str], proxies: &[&str], keep: Keep) -> Server {
        let data = TempDir::with_prefix("bottlecap-rooms-").expect("there is room for files");
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address: SocketAddr = listener.local_addr().expect("it is bound");
        let page = Page::folder(data.path());
        let hosts = hosts.iter().map(ToString::to_string).collect();
        let proxies = proxies.iter().map(|proxy| proxy.parse().expect("a proxy")).collect();
        let config = Config { page, data: data.path().join("rooms"), hosts, proxies, limits, keep };
        thread::spawn(move || server::run(listener, config));
        Server { address: address.to_string(), data }
    }

    /// Runs a statement on the database of the rooms, as a new version of the server would find it changed.
    pub(crate) async fn change(&self, statement: &'static str) -> u64 {
        let file = SqliteConnectOptions::new().filename(self.data.path().join("rooms/rooms.sqlite"));
        let mut database = SqliteConnection::connect_with(&file).await.expect("the database is there");
        sqlx::query(statement).execute(&mut database).await.expect("the statement is one").rows_affected()
    }

    /// Waits until no room is awake.
    pub(crate) async fn sleeps(&self) {
        while load::rooms_awake(&self.address).await.expect("the server answers") != 0 {
            tokio::task::yield_now().await;
        }
    }

    pub(crate) async fn make<S: Serialize>(&self, new: &NewRoom<S>) -> Made {
        make(&self.address, new).await.expect("a room is made")
    }

    /// A room for so many persons, and all of them in it.
    pub(crate) async fn table<G: Hosted>(&self, persons: u8) -> (Made, Vec<Guest<G>>) {
        self.table_of(&room_for::<G>(persons)).await
    }

    pub(crate) async fn table_of<G: Game>(&self, new: &NewRoom<G::Setup>) -> (Made, Vec<Guest<G>>) {
        let made = self.make(new).await;
        let guests = self.sit_down(&made).await;
        (made, guests)
    }

    /// All persons of a room come in.
    pub(crate) async fn sit_down<G: Game>(&self, made: &Made) -> Vec<Guest<G>> {
        let mut guests = Vec::new();
        for token in made.seats.iter().flatten() {
            guests.push(Guest::enter(&self.address, &made.room, token, None).await);
        }
        for guest in &mut guests {
            guest.until(|guest| guest.snapshot.is_some()).await;
        }
        guests
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
        stored: 1e15,
        sockets_each: 10_000,
        gather: Duration::from_millis(2),
        away: Duration::ZERO,
        idle: Duration::from_millis(50),
        ..Limits::default()
    }
}

/// A room in which so many persons play.
pub(crate) fn room_for<G: Hosted>(persons: u8) -> NewRoom<G::Setup> {
    room_of::<G>(G::usual(persons))
}

/// A room with a bot in the second seat.
pub(crate) fn with_bot<G: Hosted>(level: Level) -> NewRoom<G::Setup> {
    let mut new = room_for::<G>(2);
    new.seats[1].controller = Controller::Bot(level);
    new
}
