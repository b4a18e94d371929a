//! A room for friends: everybody is ready before it begins, who is away for a while is not replaced in haste, and they
//! play again without sending links.

use bots::Level;
use kernel::{QuickRng, Seat};
use load::{Client, Guest, hello, key_for, play_on};
use protocol::{Ask, Clock, Code, Controller, Hello, Phase, Proposal, Refused, Role};
use server::games::{Hosted, Shelter};

use crate::common::{Server, room_for};

with_every_game! {
    the_game_begins_when_everybody_is_ready,
    whoever_leaves_is_not_ready,
    whoever_came_and_left_holds_nobody_up,
    the_same_people_play_again_with_the_keys_they_have,
}

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn is_ready<G: Hosted>(guest: &Guest<G>, seat: Seat) -> bool {
    guest.present.as_ref().is_some_and(|present| present.ready.contains(seat))
}

async fn the_game_begins_when_everybody_is_ready<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let [first, second] = [0, 1].map(|at| made.seats[at].as_ref().unwrap());
    let mut one = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    one.until(|guest| is_ready(guest, FIRST)).await;
    one.say(&Ask::Ready(false)).await;
    one.until(|guest| !is_ready(guest, FIRST)).await;
    let mut two = Guest::<G>::enter(&server.address, &made.room, second, None).await;
    one.until(|guest| is_ready(guest, SECOND)).await;
    // Everybody is here, one of them is not ready, and nobody can begin over their head.
    two.say(&Ask::Begin).await;
    two.say(&Ask::Chat("shall we?".to_owned())).await;
    two.until(|guest| !guest.chat.is_empty()).await;
    assert_eq!((two.phase(), two.snapshot.is_some()), (Phase::Gathering, false));
    one.say(&Ask::Ready(true)).await;
    for guest in [&mut one, &mut two] {
        guest.until(|guest| guest.snapshot.is_some()).await;
        guest.until(|guest| guest.phase() == Phase::Playing && !is_ready(guest, FIRST)).await;
    }
}

async fn whoever_leaves_is_not_ready<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let [first, second] = [0, 1].map(|at| made.seats[at].as_ref().unwrap());
    let mut one = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    one.until(|guest| is_ready(guest, FIRST)).await;
    drop(one);
    let mut two = Guest::<G>::enter(&server.address, &made.room, second, None).await;
    two.until(|guest| is_ready(guest, SECOND) && !is_ready(guest, FIRST)).await;
    assert!(two.present.as_ref().unwrap().came.contains(FIRST) && two.snapshot.is_none());
    let _back = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    two.until(|guest| guest.snapshot.is_some()).await;
}

async fn whoever_came_and_left_holds_nobody_up<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let [first, second] = [0, 1].map(|at| made.seats[at].as_ref().unwrap());
    let mut one = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    one.until(|guest| is_ready(guest, FIRST)).await;
    // Who is ready at once would begin the game with both.
    let mut two = Guest::<G>::with(Client::connect(&server.address).await.unwrap());
    two.client.say::<()>(&Ask::Hello(hello(&made.room, second, None))).await.unwrap();
    two.say(&Ask::Chance(String::new())).await;
    drop(one);
    two.until(|guest| guest.present.as_ref().is_some_and(|present| !present.here.contains(FIRST))).await;
    two.say(&Ask::Begin).await;
    two.until(|guest| guest.snapshot.is_some()).await;
    let controllers = &two.present.as_ref().unwrap().controllers;
    assert_eq!(controllers[..], [Controller::Bot(Level::Steady), Controller::Person]);
    let mut back = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    back.say(&Ask::Sit).await;
    back.until(|guest| guest.present.as_ref().is_some_and(|present| present.controllers[0].is_person())).await;
}

#[tokio::test]
async fn nobody_begins_before_they_have_given_their_chance() {
    let server = Server::start();
    let made = server.make(&room_for::<Shelter>(2)).await;
    let mut guest = Guest::<Shelter>::enter(&server.address, "none", "none", None).await;
    guest.client = Client::connect(&server.address).await.unwrap();
    guest.client.say::<()>(&Ask::Hello(hello(&made.room, made.seats[0].as_ref().unwrap(), None))).await.unwrap();
    guest.until(|guest| guest.welcome.is_some()).await;
    assert_eq!(guest.is_refused(&Ask::Begin).await, Refused::Room(Code::NotNow));
    guest.say(&Ask::Chance(String::new())).await;
    guest.say(&Ask::Begin).await;
    guest.until(|guest| guest.snapshot.is_some()).await;
    let controllers = &guest.present.as_ref().unwrap().controllers;
    assert_eq!(controllers[..], [Controller::Person, Controller::Bot(Level::Steady)], "one's own seat is one's own");
}

async fn the_same_people_play_again_with_the_keys_they_have<G: Hosted>() {
    let server = Server::start();
    let mut new = room_for::<G>(3);
    new.seats[2].controller = Controller::Bot(Level::Random);
    let (made, mut guests) = server.table_of::<G>(&new).await;
    let mut watcher = Guest::<G>::enter(&server.address, &made.room, &made.watch, None).await;
    assert_eq!(guests[0].is_refused(&Ask::Again).await, Refused::Room(Code::NotNow), "the game is on");
    // A bot that stood in for somebody is nobody's wish for the next game.
    guests[1].say(&Ask::Stand { level: Level::Random }).await;
    guests[1].until(|guest| guest.present.as_ref().is_some_and(|p| !p.controllers[1].is_person())).await;
    guests[0].say(&Ask::Propose(Proposal::Abandon)).await;
    guests[0].until(|guest| guest.phase() == Phase::Abandoned).await;
    watcher.until(|guest| guest.phase() == Phase::Abandoned).await;
    assert_eq!(watcher.is_refused(&Ask::Again).await, Refused::Room(Code::OnlyWatching));
    drop(guests.pop());
    guests[0].say(&Ask::Again).await;
    for guest in guests.iter_mut().chain([&mut watcher]) {
        guest.until(|guest| guest.again.is_some()).await;
        assert_eq!(guest.again.as_ref().unwrap().by, FIRST);
    }
    let room = guests[0].again.take().unwrap().room;
    assert_ne!(room, made.room);
    // Whoever was away is told when they come back, and however many ask, it is one room.
    let mut late = Guest::<G>::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
    late.until(|guest| guest.again.as_ref().is_some_and(|again| again.room == room)).await;
    late.say(&Ask::Again).await;
    guests[0].until(|guest| guest.again.as_ref().is_some_and(|again| again.room == room)).await;
    // The other room has the keys as they were: none is changed here any more, where that would help nobody there.
    let key = key_for(made.seats[0].as_ref().unwrap());
    let alone = Hello { key: Some("0123456789abcdef".repeat(2)), alone: true, ..hello(&made.room, &key, None) };
    let mut owner = Guest::<G>::greet(&server.address, alone).await;
    owner.until(|guest| guest.welcome.as_ref().is_some_and(|welcome| !welcome.claimed)).await;
    let mut players = Vec::new();
    for invitation in made.seats.iter().flatten() {
        players.push(Guest::<G>::enter(&server.address, &room, &key_for(invitation), None).await);
    }
    let mut eyes = Guest::<G>::enter(&server.address, &room, &made.watch, None).await;
    for (at, guest) in players.iter_mut().enumerate() {
        guest.until(|guest| guest.snapshot.is_some()).await;
        let welcome = guest.welcome.as_ref().unwrap();
        assert_eq!((welcome.role, &welcome.setup), (Role::Seat(Seat::new(at as u8)), &new.setup));
    }
    eyes.until(|guest| guest.snapshot.is_some()).await;
    let controllers = &players[0].present.as_ref().unwrap().controllers;
    assert_eq!(controllers[..], [Controller::Person, Controller::Person, Controller::Bot(Level::Random)]);
    let commitment = |guest: &Guest<G>| guest.welcome.as_ref().unwrap().commitment;
    assert_ne!(commitment(&players[0]), commitment(&guests[0]), "the dice are others");
    // The invitation of the first room is as dead in the second.
    let mut maker = Guest::<G>::greet(
        &server.address,
        protocol::Hello { key: None, ..hello(&room, made.seats[1].as_ref().unwrap(), None) },
    )
    .await;
    assert_eq!(maker.until_bye().await, Some(Code::Claimed));
}

#[tokio::test]
async fn in_a_slow_game_nobody_is_replaced_in_haste() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.clock = Some(Clock::per_answer(24 * 3600));
    let (made, mut guests) = server.table_of::<Shelter>(&new).await;
    assert!(play_on(&mut guests, &mut QuickRng::new(1)).await);
    let bot = Ask::Propose(Proposal::Bot { seat: SECOND, level: Level::Novice });
    drop(guests.pop());
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| !p.here.contains(SECOND))).await;
    assert_eq!(guests[0].is_refused(&bot).await, Refused::Room(Code::NoUse));
    guests.clear();
    server.sleeps().await;
    // So it is after the room has slept, until the day is over.
    let first = made.seats[0].as_ref().unwrap();
    let mut one = Guest::<Shelter>::enter(&server.address, &made.room, first, None).await;
    one.until(|guest| guest.snapshot.is_some()).await;
    assert_eq!(one.is_refused(&bot).await, Refused::Room(Code::NoUse));
    drop(one);
    server.sleeps().await;
    assert_eq!(server.change("UPDATE rooms SET record = json_set(record, '$.seats[1].seen', 1)").await, 1);
    let mut one = Guest::<Shelter>::enter(&server.address, &made.room, first, None).await;
    one.until(|guest| guest.snapshot.is_some()).await;
    one.say(&bot).await;
    one.until(|guest| guest.present.as_ref().is_some_and(|p| !p.controllers[1].is_person())).await;
    // Whoever was seen is not long away, also for a server that was killed meanwhile.
    let mut two = Guest::<Shelter>::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
    two.say(&Ask::Sit).await;
    one.until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[1].is_person())).await;
    drop(two);
    one.until(|guest| guest.present.as_ref().is_some_and(|p| !p.here.contains(SECOND))).await;
    assert_eq!(one.is_refused(&bot).await, Refused::Room(Code::NoUse));
}
