//! Whole games: everybody sees the same, each with their own eyes, and the log of the end is the game that was played.

use std::sync::Arc;

use bots::Level;
use kernel::{QuickRng, Seat, Table, Viewer};
use load::{Guest, ServerMessage, play_on};
use protocol::{Ask, Code, Controller, Phase, Refused, Role};

use crate::common::{Server, with_bot};

#[tokio::test]
async fn two_play_to_the_end_and_somebody_watches() {
    let server = Server::start();
    let (made, mut guests) = server.table(2).await;
    let mut watcher = Guest::enter(&server.address, &made.room, &made.watch, None).await;
    watcher.until(|guest| guest.snapshot.is_some()).await;
    assert!(watcher.texts[0].contains("\"role\":\"watcher\""), "{}", watcher.texts[0]);
    guests.push(watcher);
    let mut rng = QuickRng::new(7);
    while play_on(&mut guests, &mut rng).await {
        assert_eq!(guests[0].asked(), guests[1].asked());
    }
    for guest in &mut guests {
        guest.until(|guest| guest.phase() == Phase::Over).await;
        assert_eq!(guest.snapshot().view.places.len(), 2);
        assert!(guest.entries.windows(2).all(|pair| pair[1] == pair[0] + 1), "nothing is missing or told twice");
    }
    let watcher = &mut guests[2];
    watcher.say(&Ask::Log).await;
    watcher.until(|guest| guest.log.is_some()).await;
    let log = watcher.log.clone().expect("it was just waited for");
    let game = Arc::new(shelf::shelter().expect("the pack is well made"));
    let table = Table::load(game, log).expect("the log is whole and goes as it says");
    for (guest, viewer) in
        guests.iter().zip([Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator])
    {
        assert_eq!(guest.snapshot().view, table.view(viewer));
    }
}

#[tokio::test]
async fn a_bot_plays_the_other_seat() {
    let server = Server::start();
    let (_, mut guests) = server.table_of(&with_bot(Level::Random)).await;
    let guest = &mut guests[0];
    let mut rng = QuickRng::new(3);
    while guest.phase() != Phase::Over {
        if guest.asked() == Some(Seat::new(0)) {
            let (number, answer) = (guest.number(), guest.any_answer(&mut rng));
            guest.say(&Ask::Answer { number, answer }).await;
            guest.catch_up(number + 1).await;
        } else {
            assert!(guest.hear().await);
        }
    }
    assert!(guest.entries.len() > 20);
}

#[tokio::test]
async fn the_game_begins_when_the_last_has_come_or_without_them() {
    let server = Server::start();
    let made = server.make(&load::room_for(3)).await;
    let mut first = Guest::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), None).await;
    first.until(|guest| guest.present.is_some()).await;
    assert_eq!(first.phase(), Phase::Gathering);
    assert_eq!(first.is_refused(&Ask::Undo { number: 0, answers: 1 }).await, Refused::Room(Code::NotNow));
    let _second = Guest::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
    first.until(|guest| guest.present.as_ref().is_some_and(|present| present.came.contains(Seat::new(1)))).await;
    assert!(first.snapshot.is_none());
    first.say(&Ask::Begin).await;
    first.until(|guest| guest.snapshot.is_some()).await;
    let controllers = &first.present.as_ref().unwrap().controllers;
    assert_eq!(controllers[..], [Controller::Person, Controller::Person, Controller::Bot(Level::Steady)]);
    assert_eq!(first.is_refused(&Ask::Begin).await, Refused::Room(Code::NotNow));
}

#[tokio::test]
async fn what_the_players_add_is_part_of_the_chance() {
    let server = Server::start();
    let made = server.make(&load::room_for(2)).await;
    let mut guests = Vec::new();
    for (token, chance) in made.seats.iter().flatten().zip(["00ff", ""]) {
        let mut guest = Guest::enter(&server.address, &made.room, "wrong", None).await;
        assert_eq!(guest.until_bye().await, Some(Code::NoSuchRoom));
        let mut client = load::Client::connect(&server.address).await.unwrap();
        let hello = load::hello(&made.room, token, None);
        let Ask::Hello(mut hello) = hello else { panic!("it is a hello") };
        hello.name = Some("  Ада  ".to_owned());
        client.say(&Ask::Hello(hello)).await.unwrap();
        guest.client = client;
        guest.bye = None;
        guest.until(|guest| guest.present.is_some()).await;
        // The promise is there before anybody adds to it.
        assert!(guest.texts.iter().any(|text| text.contains("\"commitment\"")));
        assert_eq!(guest.is_refused(&Ask::Chance("not hexadecimal".to_owned())).await, Refused::Room(Code::NotGood));
        guest.say(&Ask::Chance(chance.to_owned())).await;
        guests.push(guest);
    }
    for guest in &mut guests {
        guest.until(|guest| guest.snapshot.is_some()).await;
    }
    assert_eq!(guests[0].present.as_ref().unwrap().names, ["Ада", "Ада"]);
    let mut rng = QuickRng::new(1);
    while play_on(&mut guests, &mut rng).await {}
    guests[1].say(&Ask::Log).await;
    guests[1].until(|guest| guest.log.is_some()).await;
    let header = guests[1].log.as_ref().unwrap().lines().next().unwrap().to_owned();
    assert!(header.contains("\"contributions\":[\"00ff\"]"), "{header}");
}

#[tokio::test]
async fn the_log_with_its_secret_is_told_only_after_the_end() {
    let server = Server::start();
    let (_, mut guests) = server.table(2).await;
    assert_eq!(guests[0].is_refused(&Ask::Log).await, Refused::Room(Code::NotNow));
}

#[tokio::test]
async fn a_welcome_says_what_the_page_must_know() {
    let server = Server::start();
    let (_, guests) = server.table(2).await;
    let ServerMessage::Welcome(welcome) = serde_json::from_str(&guests[1].texts[0]).unwrap() else {
        panic!("a welcome first")
    };
    let game = shelf::shelter().unwrap();
    assert_eq!(welcome.role, Role::Seat(Seat::new(1)));
    assert_eq!(welcome.packs, kernel::Game::packs(&game));
    assert_eq!(welcome.rules, <shelter::Shelter as kernel::Game>::RULES_VERSION);
}
