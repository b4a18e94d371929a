//! What is said, and who says it.

use kernel::Seat;
use load::Guest;
use protocol::{Ask, Code, Refused, Role};
use server::{Limits, games::Shelter};

use crate::common::{Server, quick};

type Somebody = Guest<Shelter>;

#[tokio::test]
async fn watchers_cannot_wash_away_what_players_say() {
    let server = Server::with(Limits { murmurs: 1000.0, murmurs_burst: 1000.0, ..quick() });
    let (made, mut players) = server.table::<Shelter>(2).await;
    players[0].say(&Ask::Chat("meet you at eight".to_owned())).await;
    players[1].until(|player| player.chat.len() == 1).await;
    let mut watcher = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
    for line in 0..300 {
        watcher.say(&Ask::Chat(format!("noise {line}"))).await;
    }
    players[1].until(|player| player.chat.len() == 301).await;
    let mut late = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
    late.until(|late| late.welcome.is_some()).await;
    assert_eq!(late.chat.iter().filter(|line| line.text == "meet you at eight").count(), 1);
    assert!((10..100).contains(&late.chat.len()), "{}", late.chat.len());
    assert!(late.chat.is_sorted_by_key(|line| line.at));
}

#[tokio::test]
async fn all_who_watch_say_no_more_than_can_be_read() {
    let server = Server::with(Limits { murmurs: 0.0, murmurs_burst: 3.0, ..quick() });
    let (made, mut players) = server.table::<Shelter>(2).await;
    let mut crowd = Vec::new();
    for _ in 0..3 {
        crowd.push(Somebody::enter(&server.address, &made.room, &made.watch, None).await);
    }
    for watcher in &mut crowd {
        for _ in 0..2 {
            watcher.say(&Ask::Chat("hey".to_owned())).await;
        }
        // Behind the two that everybody hears at the door.
        watcher.say(&Ask::Sit).await;
        let denied = |text: &&String| text.contains("only-watching");
        watcher.until(|watcher| watcher.texts.iter().filter(denied).count() == 3).await;
    }
    assert!(crowd[2].texts.iter().any(|text| text.contains("too-fast")));
    players[1].say(&Ask::Chat("quiet, please".to_owned())).await;
    players[0].until(|player| player.chat.iter().any(|line| line.by.is_some())).await;
    assert_eq!(players[0].chat.len(), 4, "three of theirs and one of ours");
}

#[tokio::test]
async fn nobody_needs_to_hear_somebody() {
    let server = Server::start();
    let (made, mut players) = server.table::<Shelter>(2).await;
    let mut watcher = Somebody::enter(&server.address, &made.room, &made.watch, None).await;
    watcher.until(|watcher| watcher.snapshot.is_some()).await;
    let second = Role::Seat(Seat::new(1));
    for whom in [Role::Watcher, second] {
        players[0].say(&Ask::Mute { whom, on: true }).await;
    }
    // What is said before it is heard that somebody does not want to hear it is heard.
    players[0].say(&Ask::Chat("one".to_owned())).await;
    players[1].until(|player| player.chat.len() == 1).await;
    watcher.say(&Ask::Chat("two".to_owned())).await;
    players[1].until(|player| player.chat.len() == 2).await;
    players[1].say(&Ask::Chat("three".to_owned())).await;
    players[1].until(|player| player.chat.len() == 3).await;
    players[0].say(&Ask::Chat("four".to_owned())).await;
    players[0].until(|player| player.chat.last().is_some_and(|line| line.text == "four")).await;
    let heard = |guest: &Somebody| guest.chat.iter().map(|line| line.text.clone()).collect::<Vec<_>>();
    assert_eq!(heard(&players[0]), ["one", "four"]);
    // So it is on another screen, and until they want to hear again.
    let mut again = Somebody::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), None).await;
    again.until(|guest| guest.welcome.is_some()).await;
    assert_eq!(heard(&again), ["one", "four"]);
    again.say(&Ask::Mute { whom: second, on: false }).await;
    again.say(&Ask::Chat("five".to_owned())).await;
    players[1].until(|player| player.chat.len() == 5).await;
    players[1].say(&Ask::Chat("six".to_owned())).await;
    players[0].until(|player| player.chat.last().is_some_and(|line| line.text == "six")).await;
    let nobody = Ask::Mute { whom: Role::Seat(Seat::new(7)), on: true };
    assert_eq!(players[0].is_refused(&nobody).await, Refused::Room(Code::NotGood));
}

#[tokio::test]
async fn nobody_is_called_so_that_they_look_like_nobody_or_somebody_else() {
    let server = Server::start();
    let (made, mut players) = server.table::<Shelter>(2).await;
    let called =
        |name: &'static str| move |player: &Somebody| player.present.as_ref().is_some_and(|p| p.names[0] == name);
    players[0].say(&Ask::Name("Сора".to_owned())).await;
    players[0].until(called("Сора")).await;
    for name in ["\u{3164}", "\u{2800}", "A\u{200d}da", "Vеra", "Copa", "СОРА", "A\u{300}\u{301}\u{302}\u{303}"] {
        let refused = players[1].is_refused(&Ask::Name(name.to_owned())).await;
        assert_eq!(refused, Refused::Room(Code::NotGood), "{name:?}");
    }
    // Nor with the hello.
    let hello = load::hello(&made.room, made.seats[1].as_ref().unwrap(), None);
    let mut back = Somebody::greet(&server.address, protocol::Hello { name: Some("Copa".to_owned()), ..hello }).await;
    back.until(|back| back.present.is_some()).await;
    assert_eq!(back.present.as_ref().unwrap().names[1], "");
    players[1].say(&Ask::Name("Vera".to_owned())).await;
    players[1].until(|player| player.present.as_ref().is_some_and(|p| p.names[1] == "Vera")).await;
}
