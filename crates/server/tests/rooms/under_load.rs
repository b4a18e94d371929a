//! What measures the server plays as it should, as fast as can be and at a pace.

use std::time::Duration;

use load::players::{Plan, Played, play};
use server::{
    Limits,
    games::{Hosted, usual_room},
};
use tokio::time::timeout;

use crate::common::{Server, quick};

with_every_game! {
    rooms_are_played_at_full_speed,
    rooms_are_played_at_a_pace_with_silence_in_between,
}

/// What a test waits for at most.
const PATIENCE: Duration = Duration::from_secs(60);

async fn played<G: Hosted>(limits: Limits, rooms: usize, time: u64, pace: Option<u64>) -> Played<()> {
    let server = Server::with(limits);
    let plan = Plan {
        new: usual_room(G::ID, 2).expect("it is hosted"),
        rooms,
        time: Duration::from_millis(time),
        pace: pace.map(Duration::from_millis),
        is_whole: false,
    };
    let played = timeout(PATIENCE, play(&server.address, &plan, || Ok(()))).await.expect("it comes to an end");
    played.unwrap_or_else(|error| panic!("{error:#}"))
}

async fn rooms_are_played_at_full_speed<G: Hosted>() {
    let played = played::<G>(quick(), 4, 300, None).await;
    assert!(!played.round_trips.is_empty() && played.told > 0);
    assert!(played.awake >= 4, "{}", played.awake);
}

/// In the time between two moves the server asks whether the players are still there.
async fn rooms_are_played_at_a_pace_with_silence_in_between<G: Hosted>() {
    let played = played::<G>(Limits { silence: Duration::from_millis(400), ..quick() }, 2, 2000, Some(1000)).await;
    assert!(!played.round_trips.is_empty());
}
