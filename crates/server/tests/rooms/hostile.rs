//! Clients that do not play by the rules are answered clearly, and nothing comes of it.

use std::time::Duration;

use kernel::{QuickRng, Seat};
use load::{Client, Guest, ask, post};
use protocol::{Ask, Code, MOST_BYTES, Refused, VERSION};
use server::{Limits, games::Shelter};
use tokio_tungstenite::tungstenite::{Bytes, Message};

use crate::common::{Server, quick, room_for};

/// The table is where it was, and goes on.
async fn is_unharmed(guests: &mut [Guest<Shelter>], number: u32) {
    assert_eq!(guests[0].number(), number);
    assert!(load::play_on(guests, &mut QuickRng::new(1)).await);
}

async fn last_word(server: &Server, messages: Vec<Message>) -> Option<Code> {
    let mut guest = Guest::<Shelter>::enter(&server.address, "none", "none", None).await;
    guest.client = Client::connect(&server.address).await.expect("the server listens");
    for message in messages {
        // The server may have hung up already.
        let _ = guest.client.send(message).await;
    }
    guest.until_bye().await
}

#[tokio::test]
async fn the_door_opens_only_to_a_hello_of_this_version_with_a_token() {
    let server = Server::start();
    let (made, mut guests) = server.table::<Shelter>(2).await;
    let number = guests[0].number();
    let said = |text: String| vec![Message::Text(text.into())];
    let room = &made.room;
    let token = made.seats[0].as_ref().unwrap();
    let cases = [
        (said("nonsense".to_owned()), Code::NoHello),
        (said("{\"sit\":null}".to_owned()), Code::NoHello),
        (said(format!("{{\"hello\":{{\"version\":{}}}}}", VERSION + 1)), Code::OtherVersion),
        (said(format!("{{\"hello\":{{\"version\":{VERSION}}}}}")), Code::Malformed),
        (
            said(format!(
                "{{\"hello\":{{\"version\":{VERSION},\"room\":\"{room}\",\"token\":\"{token}\",\"more\":1}}}}"
            )),
            Code::Malformed,
        ),
        (said(format!("{{\"hello\":{{\"version\":{VERSION},\"room\":\"{room}\",\"token\":\"\"}}}}")), Code::NoSuchRoom),
        (
            said(format!("{{\"hello\":{{\"version\":{VERSION},\"room\":\"nowhere\",\"token\":\"{token}\"}}}}")),
            Code::NoSuchRoom,
        ),
        (said(" ".repeat(MOST_BYTES + 1)), Code::TooLarge),
        (said(" ".repeat(MOST_BYTES * 20)), Code::TooLarge),
        (vec![Message::Binary(Bytes::from_static(b"\x00\xff"))], Code::Malformed),
    ];
    for (messages, code) in cases {
        let what = format!("{messages:.80?}");
        assert_eq!(last_word(&server, messages).await, Some(code), "{what}");
    }
    is_unharmed(&mut guests, number).await;
}

#[tokio::test]
async fn a_token_opens_its_own_seat_of_its_own_room() {
    let server = Server::start();
    let (first, mut guests) = server.table::<Shelter>(2).await;
    let (second, _others) = server.table::<Shelter>(2).await;
    for (room, token) in [(&first.room, &second.seats[0]), (&second.room, &first.seats[1])] {
        let mut thief = Guest::<Shelter>::enter(&server.address, room, token.as_ref().unwrap(), None).await;
        assert_eq!(thief.until_bye().await, Some(Code::NoSuchRoom));
    }
    // Who holds the other seat cannot answer for the one that is asked.
    let asked = guests[0].asked().unwrap();
    let other = 1 - asked.index();
    let number = guests[0].number();
    let answer = guests[asked.index()].any_answer(&mut QuickRng::new(1));
    let refused = guests[other].is_refused(&Ask::Answer { number, answer }).await;
    assert!(matches!(refused, Refused::Rules(_)), "{refused:?}");
    is_unharmed(&mut guests, number).await;
}

#[tokio::test]
async fn those_who_watch_only_watch() {
    let server = Server::start();
    let (made, mut guests) = server.table::<Shelter>(2).await;
    let number = guests[0].number();
    let asked = guests[0].asked().unwrap();
    let answer = guests[asked.index()].any_answer(&mut QuickRng::new(1));
    let mut watcher = Guest::<Shelter>::enter(&server.address, &made.room, &made.watch, None).await;
    let abandon = Ask::Propose(protocol::Proposal::Abandon);
    // What everybody says at the door, those who watch cannot say either.
    watcher.until(|guest| guest.refused.is_some()).await;
    for ask in [Ask::Answer { number, answer }, Ask::Undo { number, answers: 1 }, Ask::Sit, Ask::Begin, abandon] {
        assert_eq!(watcher.is_refused(&ask).await, Refused::Room(Code::OnlyWatching));
    }
    is_unharmed(&mut guests, number).await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let server = Server::start();
    let (_, mut guests) = server.table::<Shelter>(2).await;
    let number = guests[0].number();
    let asked = guests[0].asked().unwrap();
    let guest = &mut guests[asked.index()];
    for text in [
        "",
        "null",
        "[]",
        "{}",
        "{\"answer\":{}}",
        "{\"answer\":{\"number\":-1,\"answer\":{\"amount\":1}}}",
        "{\"answer\":{\"number\":1e99,\"answer\":{\"amount\":1}}}",
        "{\"fly\":{}}",
        "{\"sit\":null,\"begin\":null}",
        "{\"vote\":{\"proposal\":0,\"agrees\":1}}",
        "{\"stand\":{\"level\":\"divine\"}}",
    ] {
        guest.refused = None;
        guest.client.say_text(text).await.unwrap();
        guest.until(|guest| guest.refused.is_some()).await;
        assert_eq!(guest.refused, Some(Refused::Room(Code::Malformed)), "{text}");
    }
    let answer = guest.any_answer(&mut QuickRng::new(1));
    for stale in [0, number.wrapping_sub(1), number + 1, u32::MAX] {
        let refused = guest.is_refused(&Ask::Answer { number: stale, answer: answer.clone() }).await;
        assert_eq!(refused, Refused::Rules(kernel::Refusal::Stale));
    }
    let misfit = guest.is_refused(&Ask::Answer { number, answer: kernel::Answer::Amount(u16::MAX) }).await;
    assert!(matches!(misfit, Refused::Rules(kernel::Refusal::Misfit(_))), "{misfit:?}");
    assert_eq!(guest.is_refused(&Ask::Undo { number, answers: 0 }).await, Refused::Room(Code::NothingToUndo));
    assert!(matches!(guest.is_refused(&Ask::Undo { number, answers: u32::MAX }).await, Refused::TooFar(_)));
    assert_eq!(guest.is_refused(&Ask::Hello(load::hello("a", "b", None))).await, Refused::Room(Code::NoHello));
    is_unharmed(&mut guests, number).await;
}

#[tokio::test]
async fn a_flood_is_held_back_and_then_ended() {
    let limits = Limits { messages: 1.0, burst: 20.0, forgiven: 10, ..quick() };
    let server = Server::with(limits);
    let (_, mut guests) = server.table::<Shelter>(2).await;
    for _ in 0..40 {
        // The server may have hung up already.
        let _ = guests[0].client.say::<()>(&Ask::Sit).await;
    }
    assert_eq!(guests[0].until_bye().await, Some(Code::TooFast));
    let heard = guests[0].texts.iter().filter(|text| text.contains("too-fast")).count();
    assert_eq!(heard, 11, "ten warnings and the end");
    // The other one plays on undisturbed.
    guests[1].until(|guest| guest.present.as_ref().is_some_and(|p| !p.here.contains(Seat::new(0)))).await;
}

#[tokio::test]
async fn whoever_talks_too_much_can_still_play() {
    // The first errands are said at the door: the chance, and that one is ready.
    let server = Server::with(Limits { errands: 0.0, errands_burst: 5.0, ..quick() });
    let (_, mut guests) = server.table::<Shelter>(2).await;
    for _ in 0..3 {
        guests[0].say(&Ask::Chat("caps!".to_owned())).await;
    }
    assert_eq!(guests[0].is_refused(&Ask::Chat("caps!".to_owned())).await, Refused::Room(Code::TooFast));
    assert_eq!(guests[0].is_refused(&Ask::Undo { number: 1, answers: 1 }).await, Refused::Room(Code::TooFast));
    guests[1].until(|guest| guest.chat.len() == 3).await;
    let number = guests[0].number();
    is_unharmed(&mut guests, number).await;
}

#[tokio::test]
async fn who_says_nothing_at_the_door_is_not_waited_for() {
    let server = Server::with(Limits { hello: Duration::from_millis(10), ..quick() });
    assert_eq!(last_word(&server, Vec::new()).await, Some(Code::NoHello));
}

#[tokio::test]
async fn pages_of_other_hosts_are_turned_away() {
    let server = Server::start();
    let own = format!("http://{}", server.address);
    for (origin, status) in [(own.as_str(), 201), ("http://evil.example", 403), ("null", 403)] {
        let (found, body) = post(&server.address, &room_for::<Shelter>(2), &[("origin", origin)]).await.unwrap();
        assert_eq!(found, status, "{origin}: {body}");
    }
    assert!(Client::connect_as(&server.address, &[("origin", "http://evil.example")]).await.is_err());
    assert!(Client::connect_as(&server.address, &[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn a_request_for_a_room_must_be_one() {
    let server = Server::with(Limits { rooms: 6.0, ..quick() });
    let mut odd = room_for::<Shelter>(2);
    odd.seats.pop();
    let (status, body) = post(&server.address, &odd, &[]).await.unwrap();
    assert_eq!((status, body.as_str()), (400, "{\"error\":\"not-good\"}"));
    let mut other = room_for::<Shelter>(2);
    other.version += 1;
    let (status, body) = post(&server.address, &other, &[]).await.unwrap();
    assert_eq!((status, body.as_str()), (400, "{\"error\":\"other-version\"}"));
    let (status, body) = post(&server.address, &"room please", &[]).await.unwrap();
    assert_eq!((status, body.as_str()), (400, "{\"error\":\"malformed\"}"));
    let (status, _) = post(&server.address, &"x".repeat(100_000), &[]).await.unwrap();
    assert_eq!(status, 413);
    for _ in 0..3 {
        post(&server.address, &odd, &[]).await.unwrap();
    }
    let (status, body) = post(&server.address, &room_for::<Shelter>(2), &[]).await.unwrap();
    assert_eq!((status, body.as_str()), (429, "{\"error\":\"too-fast\"}"));
}

#[tokio::test]
async fn the_server_can_be_asked_how_it_is() {
    let server = Server::start();
    let (_, mut guests) = server.table::<Shelter>(2).await;
    assert!(load::play_on(&mut guests, &mut QuickRng::new(1)).await);
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    let (status, body) = ask(&server.address, &get("/metrics")).await.unwrap();
    assert_eq!(status, 200);
    for line in [
        "bottlecap_rooms_live 1",
        "bottlecap_sockets_open 2",
        "bottlecap_moves_total 1",
        "bottlecap_rooms_made_total 1",
    ] {
        assert!(body.lines().any(|found| found == line), "{line} in {body}");
    }
}
