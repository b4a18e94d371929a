//! Bots in rooms that nobody looks into, and in too many rooms.

use std::time::Duration;

use bots::Level;
use load::Guest;
use protocol::{Ask, Code, Controller, Phase, Refused};
use server::{
    Limits,
    games::{Hosted, Shelter},
};
use tokio::time::timeout;

use crate::common::{Server, quick, room_for};

/// What a test waits for at most.
const PATIENCE: Duration = Duration::from_secs(30);

with_every_game! {
    a_room_that_nobody_looks_into_rests,
}

/// A game of the slowest bots would go on for many minutes.
async fn a_room_that_nobody_looks_into_rests<G: Hosted>() {
    let server = Server::start();
    let mut new = room_for::<G>(2);
    new.seats[1].controller = Controller::Bot(Level::Ruthless);
    let (made, mut guests) = server.table_of::<G>(&new).await;
    guests[0].say(&Ask::Stand { level: Level::Ruthless }).await;
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| !p.controllers[0].is_person())).await;
    guests.clear();
    timeout(PATIENCE, server.sleeps()).await.expect("the room rests");
    let mut watcher = Guest::<G>::enter(&server.address, &made.room, &made.watch, None).await;
    watcher.until(|watcher| watcher.snapshot.is_some()).await;
    assert_eq!(watcher.phase(), Phase::Playing);
}

/// Bots store what they play for those who look on, and those have a share of the disk.
#[tokio::test]
async fn bots_stop_where_nobody_has_a_share_of_the_disk_left() {
    // A quarter of it at once: enough for some moves, and not for a game.
    let server = Server::with(Limits { stored: 4.0 * 60_000.0, ..quick() });
    let mut new = room_for::<Shelter>(2);
    new.seats[1].controller = Controller::Bot(Level::Random);
    let (_, mut guests) = server.table_of::<Shelter>(&new).await;
    guests[0].say(&Ask::Stand { level: Level::Random }).await;
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| !p.controllers[0].is_person())).await;
    let refused = async {
        while guests[0].is_refused(&Ask::Vote { proposal: 0, agrees: false }).await != Refused::Room(Code::TooFast) {}
    };
    timeout(PATIENCE, refused).await.expect("the share has an end");
    assert!(guests[0].number() > 3, "there was one");
    assert_eq!(guests[0].phase(), Phase::Playing, "the game goes on when there is a share again");
    // Some bytes may have come back: one room more is too much in any case.
    let mut made = Vec::new();
    for _ in 0..2 {
        made.push(load::post(&server.address, &room_for::<Shelter>(2), &[]).await.unwrap().0);
    }
    assert!(made.contains(&429), "and no room is made meanwhile: {made:?}");
}
