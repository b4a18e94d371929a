//! Whole games: everybody sees the same, each with their own eyes, and the log of the end is the game that was played.

use std::sync::Arc;

use bots::Level;
use kernel::{Kind, Log, QuickRng, Seat, Table, Timeline, Viewer};
use load::{Guest, play_on, post};
use protocol::{Ask, Code, Controller, HappenedKind, Phase, Proposal, Refused, Role, ServerMessage, ServerMessageOf};
use server::games::{Hosted, Shelter};

use crate::common::{Server, room_for, with_bot};

with_every_game! {
    as_many_play_as_the_rules_allow,
    two_play_to_the_end_and_somebody_watches,
    a_bot_plays_the_other_seat,
    nobody_foresees_a_bot,
    the_game_begins_when_the_last_has_come_or_without_them,
    the_log_with_its_secret_is_told_only_after_the_end,
    a_welcome_says_what_the_page_must_know,
}

async fn two_play_to_the_end_and_somebody_watches<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
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
        assert!(guest.entries.windows(2).all(|pair| pair[1] == pair[0] + 1), "nothing is missing or told twice");
    }
    let watcher = &mut guests[2];
    watcher.say(&Ask::Log).await;
    watcher.until(|guest| guest.log.is_some()).await;
    let log = watcher.log.clone().expect("it was just waited for");
    let game = Arc::new(G::from_shelf().expect("the pack is well made"));
    let table = Table::load(game.clone(), log).expect("the log is whole and goes as it says");
    assert_eq!(game.places(table.state()).map(|places| places.len()), Some(2));
    for (guest, viewer) in
        guests.iter().zip([Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator])
    {
        assert_eq!(guest.snapshot().view, table.view(viewer));
    }
}

/// Whoever has the first seat answers anything; the others are bots.
async fn play_to_the_end<G: Hosted>(guest: &mut Guest<G>, seed: u64) {
    let mut rng = QuickRng::new(seed);
    while guest.phase() != Phase::Over {
        if guest.asked() == Some(Seat::new(0)) {
            let (number, answer) = (guest.number(), guest.any_answer(&mut rng));
            guest.say(&Ask::Answer { number, answer }).await;
            guest.catch_up(number + 1).await;
        } else {
            assert!(guest.hear().await);
        }
    }
}

async fn a_bot_plays_the_other_seat<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table_of::<G>(&with_bot::<G>(Level::Random)).await;
    let guest = &mut guests[0];
    play_to_the_end(guest, 3).await;
    assert!(guest.entries.len() > 20);
}

/// The commitment is public before the first move. Who makes a bot of it must not get the one that plays.
async fn nobody_foresees_a_bot<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table_of::<G>(&with_bot::<G>(Level::Random)).await;
    let guest = &mut guests[0];
    play_to_the_end(guest, 5).await;
    guest.say(&Ask::Log).await;
    guest.until(|guest| guest.log.is_some()).await;
    let game = Arc::new(G::from_shelf().expect("the pack is well made"));
    let log = Log::<G>::read(guest.log.clone().expect("it was just waited for")).expect("it is a log");
    let secret = log.header.secret.expect("the end shows it");
    let mut timeline = Timeline::new(game.clone(), log).expect("it can be replayed");
    assert!(timeline.step(u32::MAX).expect("it goes as it went"));
    let foreseen = |seed: u64| {
        let (mut open, mut right) = (0, 0);
        for entry in timeline.log().entries() {
            let Kind::Move { seat, answer } = &entry.kind else { continue };
            let decision = timeline.decision(entry.number - 1).expect("it was replayed");
            if *seat == Seat::new(1) && decision.count() > 3 {
                let view = timeline.view(entry.number - 1, Viewer::Seat(*seat)).expect("it was replayed");
                let guess = Level::Random.bot::<G>(seed).choose(&game, &view, &decision, entry.number);
                open += 1;
                right += u32::from(guess.is_some_and(|guess| guess.answer() == answer));
            }
        }
        (open, right)
    };
    let (open, right) = foreseen(bots::seed_at(&timeline.log().header.commitment));
    assert!(open > 20 && right * 2 < open, "{right} of {open} answers were foreseen");
    let (open, right) = foreseen(secret.seed_of_bots());
    assert_eq!(right, open, "with the secret everybody can check them afterwards");
}

async fn the_game_begins_when_the_last_has_come_or_without_them<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(3)).await;
    let mut first = Guest::<G>::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), None).await;
    first.until(|guest| guest.present.is_some()).await;
    assert_eq!(first.phase(), Phase::Gathering);
    assert_eq!(first.is_refused(&Ask::Undo { number: 0, answers: 1 }).await, Refused::Room(Code::NotNow));
    let _second = Guest::<G>::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
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
    let made = server.make(&room_for::<Shelter>(2)).await;
    let mut guests = Vec::new();
    for (token, (chance, name)) in made.seats.iter().flatten().zip([("00ff", "  Ада  "), ("", "Вера")]) {
        let mut guest = Guest::<Shelter>::enter(&server.address, &made.room, "wrong", None).await;
        assert_eq!(guest.until_bye().await, Some(Code::NoSuchRoom));
        let mut client = load::Client::connect(&server.address).await.unwrap();
        let mut hello = load::hello(&made.room, token, None);
        hello.name = Some(name.to_owned());
        client.say::<()>(&Ask::Hello(hello)).await.unwrap();
        guest.client = client;
        guest.bye = None;
        guest.until(|guest| guest.present.is_some()).await;
        // The promise is there before anybody adds to it.
        assert!(guest.texts.iter().any(|text| text.contains("\"commitment\"")));
        assert_eq!(guest.is_refused(&Ask::Chance("not hexadecimal".to_owned())).await, Refused::Room(Code::NotGood));
        guest.say(&Ask::Chance(chance.to_owned())).await;
        guest.say(&Ask::Ready(true)).await;
        guests.push(guest);
    }
    for guest in &mut guests {
        guest.until(|guest| guest.snapshot.is_some()).await;
    }
    assert_eq!(guests[0].present.as_ref().unwrap().names, ["Ада", "Вера"]);
    let mut rng = QuickRng::new(1);
    while play_on(&mut guests, &mut rng).await {}
    guests[1].say(&Ask::Log).await;
    guests[1].until(|guest| guest.log.is_some()).await;
    let header = guests[1].log.as_ref().unwrap().lines().next().unwrap().to_owned();
    assert!(header.contains("\"contributions\":[\"00ff\"]"), "{header}");
}

async fn the_log_with_its_secret_is_told_only_after_the_end<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    assert_eq!(guests[0].is_refused(&Ask::Log).await, Refused::Room(Code::NotNow));
}

async fn a_welcome_says_what_the_page_must_know<G: Hosted>() {
    let server = Server::start();
    let (_, guests) = server.table::<G>(2).await;
    let told: ServerMessageOf<G> = serde_json::from_str(&guests[1].texts[0]).unwrap();
    let ServerMessage::Welcome(welcome) = told else { panic!("a welcome first") };
    assert_eq!(welcome.role, Role::Seat(Seat::new(1)));
    assert_eq!(welcome.game, G::ID);
    assert_eq!(welcome.packs, G::from_shelf().unwrap().packs());
    assert_eq!(welcome.rules, G::RULES_VERSION);
}

async fn as_many_play_as_the_rules_allow<G: Hosted>() {
    let server = Server::start();
    let mut allowed: Vec<u8> = G::from_shelf().unwrap().variants().iter().map(G::seats).collect();
    allowed.sort_unstable();
    allowed.dedup();
    let mut rng = QuickRng::new(6);
    for persons in 0..6 {
        let new = room_for::<G>(persons);
        if !allowed.contains(&persons) {
            let (status, body) = post(&server.address, &new, &[]).await.unwrap();
            assert_eq!((status, body.as_str()), (400, "{\"error\":\"not-good\"}"), "{persons} persons");
            continue;
        }
        let (made, mut guests) = server.table_of::<G>(&new).await;
        assert_eq!(guests.len(), usize::from(persons));
        for _ in 0..25 {
            assert!(play_on(&mut guests, &mut rng).await);
        }
        // All agree to go back to the beginning; who is alone is asked by nobody.
        let number = guests[0].number();
        guests[0].say(&Ask::Propose(Proposal::GoBack { to: 0 })).await;
        for guest in &mut guests[1..] {
            guest.until(|guest| guest.open.is_some()).await;
            let proposal = guest.open.unwrap().number;
            guest.say(&Ask::Vote { proposal, agrees: true }).await;
        }
        for guest in &mut guests {
            guest.catch_up(number + 1).await;
            assert_eq!(guest.news.as_ref().unwrap().happened[0].kind, HappenedKind::TakenBack);
        }
        // The fewest play to the end, after they have left and come back.
        if allowed.first() == Some(&persons) {
            drop(guests);
            let mut guests = server.sit_down::<G>(&made).await;
            while play_on(&mut guests, &mut rng).await {}
            guests[0].until(|guest| guest.phase() == Phase::Over).await;
        }
    }
}
