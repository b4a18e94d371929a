//! Rooms whose rules or cards have changed while they slept: what a new version of the server finds.

use kernel::{Diverging, Kind, Log, QuickRng, Resumed, Seat, StateHash, Viewer};
use load::{Guest, play_on};
use protocol::{Ask, Code, HappenedKind, Made, Phase, Proposal, Refused};
use server::games::Hosted;

use crate::common::{Server, room_for};

with_every_game! {
    a_room_with_other_cards_goes_on_where_every_step_agrees,
    a_room_where_a_step_differs_goes_on_when_all_agree,
    a_stopped_room_that_is_given_up_can_be_exported,
    a_room_with_a_line_that_cannot_be_read_goes_on_when_all_agree,
    a_stopped_room_hands_out_what_each_may_know,
    a_room_whose_beginning_differs_can_be_ended_and_exported,
    a_room_that_cannot_be_read_says_so_for_good,
    a_room_that_cannot_begin_any_more_says_so_for_good,
    a_room_of_newer_rules_is_left_to_a_newer_server,
}

/// Cards of another hash than before, and a record of the oldest version.
const OTHER_CARDS: &str = "UPDATE rooms SET header = replace(header, '\"hash\":\"', '\"hash\":\"0'), \
                           record = json_remove(record, '$.format', '$.game')";
/// A step whose state would be another one.
const OTHER_STEP: &str = "UPDATE entries SET line = json_set(line, '$.entry.hash', '00000000000000000000000000000000') \
                          WHERE number = 6";

/// A step that cannot be read, and one that is gone.
const NO_STEP: [&str; 2] =
    ["UPDATE entries SET line = 'nonsense' WHERE number = 6", "DELETE FROM entries WHERE number = 6"];
/// Every step that was there stays as it is.
const COUNT: &str = "UPDATE entries SET room = room";

/// A room in which some steps were played, asleep.
async fn asleep<G: Hosted>(server: &Server) -> Made {
    let (made, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(21);
    for _ in 0..12 {
        play_on(&mut guests, &mut rng).await;
    }
    drop(guests);
    server.sleeps().await;
    made
}

async fn a_room_with_other_cards_goes_on_where_every_step_agrees<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    assert_eq!(server.change(OTHER_CARDS).await, 1);
    let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
    assert_eq!((guests[0].phase(), guests[0].number()), (Phase::Playing, 14), "twelve answers and the update");
    play_on(&mut guests, &mut QuickRng::new(1)).await;
    let before = guests[0].snapshot().clone();
    drop(guests);
    server.sleeps().await;
    // It is said once.
    let guests: Vec<Guest<G>> = server.sit_down(&made).await;
    assert_eq!(*guests[0].snapshot(), before);
}

async fn a_room_where_a_step_differs_goes_on_when_all_agree<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    assert_eq!(server.change(OTHER_STEP).await, 1);
    let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
    let stopped = Phase::Stopped { step: 6, what: Diverging::Hash };
    assert_eq!((guests[0].phase(), guests[0].number()), (stopped, 6), "the last step that agrees is shown");
    let asked = guests[0].asked().expect("somebody is asked there").index();
    let answer = guests[asked].any_answer(&mut QuickRng::new(1));
    let ask = Ask::Answer { number: 6, answer };
    assert_eq!(guests[asked].is_refused(&ask).await, Refused::Room(Code::NotNow));
    // Who comes back gets no news of steps that do not agree, and it is the same room after another sleep.
    drop(guests);
    server.sleeps().await;
    let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
    assert_eq!(guests[1].phase(), stopped);
    guests[0].say(&Ask::Propose(Proposal::GoOn)).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    assert_eq!(guests[1].phase(), stopped, "one alone does not decide it");
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: true }).await;
    for guest in &mut guests {
        guest.until(|guest| guest.phase() == Phase::Playing && guest.number() == 14).await;
        assert_eq!(guest.news.as_ref().unwrap().happened[0].kind, HappenedKind::Updated);
    }
    assert_eq!(guests[0].is_refused(&Ask::Propose(Proposal::GoOn)).await, Refused::Room(Code::NotNow));
    play_on(&mut guests, &mut QuickRng::new(2)).await;
    let before = guests[0].snapshot().clone();
    drop(guests);
    server.sleeps().await;
    let guests: Vec<Guest<G>> = server.sit_down(&made).await;
    assert_eq!(*guests[0].snapshot(), before);
}

async fn a_room_with_a_line_that_cannot_be_read_goes_on_when_all_agree<G: Hosted>() {
    for change in NO_STEP {
        let server = Server::start();
        let made = asleep::<G>(&server).await;
        assert_eq!(server.change(change).await, 1);
        let lines = server.change(COUNT).await;
        let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
        let stopped = Phase::Stopped { step: 6, what: Diverging::Unread };
        assert_eq!((guests[0].phase(), guests[0].number()), (stopped, 6), "what is before it is shown");
        guests[0].say(&Ask::Propose(Proposal::GoOn)).await;
        guests[1].until(|guest| guest.open.is_some()).await;
        let proposal = guests[1].open.unwrap().number;
        guests[1].say(&Ask::Vote { proposal, agrees: true }).await;
        for guest in &mut guests {
            guest.until(|guest| guest.phase() == Phase::Playing && guest.number() == 14).await;
        }
        assert_eq!(server.change(COUNT).await, lines + 1, "nothing is written over");
        play_on(&mut guests, &mut QuickRng::new(2)).await;
        let before = guests[0].snapshot().clone();
        drop(guests);
        server.sleeps().await;
        let guests: Vec<Guest<G>> = server.sit_down(&made).await;
        assert_eq!((guests[0].phase(), guests[0].snapshot()), (Phase::Playing, &before));
    }
}

async fn a_stopped_room_hands_out_what_each_may_know<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    server.change(OTHER_STEP).await;
    server.change("UPDATE entries SET line = 'nonsense' WHERE number = 9").await;
    let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
    guests.push(Guest::enter(&server.address, &made.room, &made.watch, None).await);
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    for (guest, viewer) in guests.iter_mut().zip(viewers) {
        guest.say(&Ask::Log).await;
        guest.until(|guest| guest.log.is_some()).await;
        let text = guest.log.as_ref().unwrap();
        assert!(!text.contains("nonsense"), "nobody knows what a line would tell that cannot be read");
        let log = Log::<G>::read_kept(text).unwrap();
        assert!(log.header.secret.is_none(), "the secret stays one");
        assert_eq!(log.entries().len(), 13, "what was played after that step, they have seen");
        for entry in log.entries() {
            assert!(entry.outcomes.is_empty() && entry.hash == StateHash([0; 16]));
            assert!(entry.events.iter().all(|told| told.audience.includes(viewer)));
        }
        assert!(log.entries().iter().any(|entry| !entry.events.is_empty()));
    }
}

async fn a_room_whose_beginning_differs_can_be_ended_and_exported<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    server.change("UPDATE entries SET line = json_set(line, '$.entry.revealed', 'perhaps') WHERE number = 0").await;
    let mut guests = Vec::new();
    for token in made.seats.iter().flatten() {
        guests.push(Guest::<G>::enter(&server.address, &made.room, token, None).await);
    }
    for guest in &mut guests {
        guest.until(|guest| guest.present.is_some()).await;
    }
    assert_eq!(guests[0].phase(), Phase::Stopped { step: 0, what: Diverging::Unread });
    assert!(guests[0].snapshot.is_none(), "there is no table to show");
    assert_eq!(guests[0].is_refused(&Ask::Propose(Proposal::GoOn)).await, Refused::Room(Code::NoUse));
    guests[0].say(&Ask::Propose(Proposal::Abandon)).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: true }).await;
    guests[0].until(|guest| guest.phase() == Phase::Abandoned).await;
    guests[0].say(&Ask::Log).await;
    guests[0].until(|guest| guest.log.is_some()).await;
    let text = guests[0].log.as_ref().unwrap();
    assert!(text.contains("perhaps") && text.lines().count() == 15, "as it is kept, with its seal");
}

async fn a_stopped_room_that_is_given_up_can_be_exported<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    server.change(OTHER_STEP).await;
    let mut guests: Vec<Guest<G>> = server.sit_down(&made).await;
    guests[0].say(&Ask::Propose(Proposal::Abandon)).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: true }).await;
    guests[0].until(|guest| guest.phase() == Phase::Abandoned).await;
    guests[0].say(&Ask::Log).await;
    guests[0].until(|guest| guest.log.is_some()).await;
    let log = Log::<G>::read(guests[0].log.as_ref().unwrap()).unwrap();
    assert_eq!(log.entries().len(), 13, "nothing is missing");
    assert!(log.entries().iter().all(|entry| !matches!(entry.kind, Kind::Update { .. })));
    let Ok(Resumed::Differs(differing)) = Resumed::of(G::from_shelf().map(std::sync::Arc::new).unwrap(), log) else {
        panic!("it differs for everybody")
    };
    assert_eq!(differing.divergence.entry, 6);
}

async fn a_room_that_cannot_be_read_says_so_for_good<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    server.change("UPDATE rooms SET record = json_set(record, '$.format', 99)").await;
    for _ in 0..2 {
        let token = made.seats[0].as_ref().unwrap();
        let mut guest = Guest::<G>::enter(&server.address, &made.room, token, None).await;
        assert_eq!(guest.until_bye().await, Some(Code::Unreadable));
        server.sleeps().await;
    }
    // It is not read again: what is mended meanwhile needs another server.
    server.change("UPDATE rooms SET record = json_set(record, '$.format', 2)").await;
    let token = made.seats[0].as_ref().unwrap();
    let mut guest = Guest::<G>::enter(&server.address, &made.room, token, None).await;
    assert_eq!(guest.until_bye().await, Some(Code::Unreadable));
}

async fn a_room_that_cannot_begin_any_more_says_so_for_good<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    server.sleeps().await;
    let refused = "UPDATE rooms SET record = \
                   json_replace(record, '$.setup.colors', json('[\"red\",\"red\"]'), '$.setup.scenario', 200)";
    assert_eq!(server.change(refused).await, 1);
    let [one, other] = [0, 1].map(|seat: usize| made.seats[seat].as_ref().unwrap());
    let mut first = Guest::<G>::enter(&server.address, &made.room, one, None).await;
    first.until(|guest| guest.present.is_some()).await;
    let mut second = Guest::<G>::enter(&server.address, &made.room, other, None).await;
    // Coming back and being ready again would be no use.
    assert_eq!(first.until_bye().await, Some(Code::Unreadable));
    assert_eq!(second.until_bye().await, Some(Code::Unreadable));
    let mut again = Guest::<G>::enter(&server.address, &made.room, one, None).await;
    assert_eq!(again.until_bye().await, Some(Code::Unreadable));
}

async fn a_room_of_newer_rules_is_left_to_a_newer_server<G: Hosted>() {
    let server = Server::start();
    let made = asleep::<G>(&server).await;
    server.change("UPDATE rooms SET header = json_set(header, '$.rules', 999)").await;
    let lines = server.change(COUNT).await;
    let token = made.seats[0].as_ref().unwrap();
    let mut guest = Guest::<G>::enter(&server.address, &made.room, token, None).await;
    assert_eq!(guest.until_bye().await, Some(Code::Unreadable));
    assert_eq!(server.change(COUNT).await, lines, "nothing says that it goes on with older rules");
}
