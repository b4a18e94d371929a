//! Crowds who watch: they keep nobody out and throw nobody out.

use std::time::{Duration, Instant};

use kernel::{QuickRng, Seat};
use load::{Guest, key_for, play_on};
use protocol::{Ask, Code, Phase, Proposal};
use server::{Limits, games::Shelter};

use crate::common::{Server, quick, room_for};

type Somebody = Guest<Shelter>;

#[tokio::test]
async fn watchers_keep_no_player_out() {
    let server = Server::with(Limits { watchers: 5, ..quick() });
    let made = server.make(&room_for::<Shelter>(2)).await;
    let mut crowd = Vec::new();
    for _ in 0..5 {
        let mut watcher = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
        watcher.until(|watcher| watcher.welcome.is_some()).await;
        crowd.push(watcher);
    }
    let mut late = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
    assert_eq!(late.until_bye().await, Some(Code::TooMany));
    let mut players = server.sit_down::<Shelter>(&made).await;
    assert!(play_on(&mut players, &mut QuickRng::new(1)).await);
}

#[tokio::test]
async fn one_address_takes_its_share_of_the_places_to_watch() {
    let server = Server::with(Limits { watchers_each: 3, ..quick() });
    let made = server.make(&room_for::<Shelter>(2)).await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        let mut watcher = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
        watcher.until(|watcher| watcher.welcome.is_some()).await;
        crowd.push(watcher);
    }
    let mut greedy = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
    assert_eq!(greedy.until_bye().await, Some(Code::TooMany));
    let elsewhere = load::dial(&server.address, [127, 0, 0, 2].into()).await.unwrap();
    let mut other = Somebody::with(load::Client::over(elsewhere, &server.address, &[]).await.unwrap());
    other.client.say::<()>(&Ask::Hello(load::hello(&made.room, &made.watch, None))).await.unwrap();
    other.until(|other| other.welcome.is_some()).await;
}

/// Nobody is told of each of them, so nobody has too much to hear.
#[tokio::test]
async fn a_crowd_that_comes_and_hangs_up_is_told_of_now_and_then() {
    let gather = Duration::from_millis(200);
    let server = Server::with(Limits { gather, watchers_each: 200, ..quick() });
    let (made, mut players) = server.table::<Shelter>(2).await;
    let (begin, before) = (Instant::now(), players[0].presents);
    let mut crowd = Vec::new();
    for _ in 0..150 {
        crowd.push(Somebody::enter(&server.address, &made.room, &made.watch, None).await);
    }
    for watcher in &mut crowd {
        watcher.until(|watcher| watcher.snapshot.is_some()).await;
    }
    let watching =
        |count: u16| move |player: &Somebody| player.present.as_ref().is_some_and(|present| present.watchers == count);
    players[0].until(watching(150)).await;
    drop(crowd);
    for player in &mut players {
        player.until(watching(0)).await;
    }
    let told = players[0].presents - before;
    let most = begin.elapsed().as_millis() / gather.as_millis() + 3;
    assert!(u128::from(told) <= most, "told {told} times, where {most} would do");
    assert!(play_on(&mut players, &mut QuickRng::new(2)).await, "nobody was thrown out");
}

#[tokio::test]
async fn a_seat_has_few_screens_and_the_newest_stays() {
    let server = Server::with(Limits { screens: 2, ..quick() });
    let (made, mut players) = server.table::<Shelter>(2).await;
    let key = key_for(made.seats[0].as_ref().unwrap());
    let second = Somebody::enter(&server.address, &made.room, &key, None).await;
    players[0].until(|player| player.screens == 2).await;
    let mut third = Somebody::enter(&server.address, &made.room, &key, None).await;
    third.until(|third| third.snapshot.is_some()).await;
    assert_eq!(players[0].until_bye().await, Some(Code::TooMany));
    drop(second);
    players[0] = third;
    assert!(play_on(&mut players, &mut QuickRng::new(3)).await);
}

/// Whoever asks for the log again and again, and reads nothing, has one waiting and not hundreds.
#[tokio::test]
async fn logs_do_not_pile_up_for_those_who_do_not_read() {
    const ASKED: usize = 2000;
    let server = Server::with(quick());
    let (_, mut players) = server.table::<Shelter>(2).await;
    let mut rng = QuickRng::new(8);
    for _ in 0..40 {
        assert!(play_on(&mut players, &mut rng).await);
    }
    players[0].say(&Ask::Propose(Proposal::Abandon)).await;
    players[1].until(|player| player.open.is_some()).await;
    let proposal = players[1].open.unwrap().number;
    players[1].say(&Ask::Vote { proposal, agrees: true }).await;
    players[0].until(|player| player.phase() == Phase::Abandoned).await;
    for _ in 0..ASKED {
        players[0].say(&Ask::Log).await;
    }
    let told = players[0].texts.len();
    let answered = |player: &Somebody| player.texts.len() >= told + ASKED;
    players[0].until(answered).await;
    let logs = players[0].texts.iter().filter(|text| text.starts_with("{\"log\"")).count();
    assert!((1..ASKED / 2).contains(&logs), "{logs} logs were told");
    let log = players[0].log.take().unwrap();
    let game = std::sync::Arc::new(shelf::shelter().unwrap());
    kernel::Table::load(game, &log).expect("the log is whole and sealed");
    assert!(players[0].present.as_ref().unwrap().here.contains(Seat::new(0)));
}
