//! Connections that break, come back and come twice.

use kernel::{QuickRng, Seat};
use load::{Guest, play_on};
use protocol::{Ask, HappenedKind, Phase, Refused};
use server::games::Hosted;

use crate::common::Server;

/// Times that a socket is dropped: to the end of nearly every game. The longest that random players come to would only take
/// long.
const MOST_DROPPED: u32 = 500;

with_every_game! {
    whoever_is_dropped_at_any_step_comes_back_to_exactly_what_was_missed,
    the_whole_story_is_the_same_as_the_steps_that_led_there,
    an_undo_that_was_missed_shows_the_table_anew,
    two_tabs_of_one_seat_see_and_do_the_same,
    an_answer_whose_socket_breaks_is_given_once_or_not_at_all,
}

async fn whoever_is_dropped_at_any_step_comes_back_to_exactly_what_was_missed<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(11);
    let mut last = guests[1].number() - 1;
    let token = made.seats[1].as_ref().unwrap();
    let mut is_on = true;
    let mut dropped = 0;
    while is_on && dropped < MOST_DROPPED {
        dropped += 1;
        // The second player's socket is dropped at every step, sometimes for a few of them.
        drop(guests.pop());
        let away = rng.next() % 3;
        let mut watcher = Guest::enter(&server.address, &made.room, token, None).await;
        watcher.until(|guest| guest.snapshot.is_some()).await;
        guests.push(watcher);
        for _ in 0..=away {
            is_on &= play_on(&mut guests, &mut rng).await;
        }
        drop(guests.pop());
        let mut back = Guest::<G>::enter(&server.address, &made.room, token, Some(last)).await;
        back.until(|guest| guest.snapshot.is_some()).await;
        let news = back.news.as_ref().unwrap();
        let missed: Vec<u32> = (last + 1..back.number()).collect();
        assert_eq!(back.entries, missed);
        assert!(news.happened.iter().all(|happened| matches!(happened.kind, HappenedKind::Answered(_))));
        assert_eq!((back.number(), back.asked()), (guests[0].number(), guests[0].asked()));
        last = back.number() - 1;
        guests.push(back);
    }
    if !is_on {
        guests[1].until(|guest| guest.phase() == Phase::Over).await;
    }
}

async fn the_whole_story_is_the_same_as_the_steps_that_led_there<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut story = guests[0].news.clone().unwrap().happened.remove(0).events;
    let mut rng = QuickRng::new(5);
    for _ in 0..40 {
        play_on(&mut guests, &mut rng).await;
        story.extend(guests[0].news.clone().unwrap().happened.remove(0).events);
    }
    let mut back = Guest::<G>::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), None).await;
    back.until(|guest| guest.snapshot.is_some()).await;
    let news = back.news.clone().unwrap();
    assert_eq!(news.happened.len(), 1);
    assert_eq!(news.happened[0].kind, HappenedKind::Opened);
    assert_eq!(news.happened[0].events, story);
    assert_eq!(back.snapshot(), guests[0].snapshot());
}

async fn an_undo_that_was_missed_shows_the_table_anew<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(9);
    let (last, by) = loop {
        let before = guests[0].number() - 1;
        assert!(play_on(&mut guests, &mut rng).await);
        let free = (0..2).find(|at| guests[*at].snapshot().undo.is_some_and(|reach| reach.answers > 0));
        if let Some(by) = free {
            break (before, by);
        }
    };
    let number = guests[0].number();
    let late = guests[by].is_refused(&Ask::Undo { number: number - 1, answers: 1 }).await;
    assert_eq!(late, Refused::Rules(kernel::Refusal::Stale));
    guests[by].say(&Ask::Undo { number, answers: 1 }).await;
    for guest in &mut guests {
        guest.catch_up(number + 1).await;
        assert_eq!(guest.news.as_ref().unwrap().happened[0].kind, HappenedKind::TakenBack);
    }
    let mut back = Guest::<G>::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), Some(last)).await;
    back.until(|guest| guest.snapshot.is_some()).await;
    assert_eq!(back.news.as_ref().unwrap().happened[0].kind, HappenedKind::Opened);
    assert_eq!(back.snapshot(), guests[0].snapshot());
}

async fn two_tabs_of_one_seat_see_and_do_the_same<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut second = Guest::<G>::enter(&server.address, &made.room, made.seats[0].as_ref().unwrap(), None).await;
    second.until(|guest| guest.snapshot.is_some()).await;
    let mut rng = QuickRng::new(2);
    while guests[0].asked() != Some(Seat::new(0)) {
        play_on(&mut guests, &mut rng).await;
    }
    second.catch_up(guests[0].number()).await;
    let number = guests[0].number();
    let answer = second.any_answer(&mut rng);
    second.say(&Ask::Answer { number, answer: answer.clone() }).await;
    second.catch_up(number + 1).await;
    guests[0].catch_up(number + 1).await;
    assert_eq!(second.snapshot(), guests[0].snapshot());
    let late = guests[0].is_refused(&Ask::Answer { number, answer }).await;
    assert_eq!(late, Refused::Rules(kernel::Refusal::Stale));
    // One tab closed is still somebody here.
    let told = guests[1].presents;
    drop(second);
    guests[1].until(|guest| guest.presents > told).await;
    assert!(guests[1].present.as_ref().unwrap().here.contains(Seat::new(0)));
}

async fn an_answer_whose_socket_breaks_is_given_once_or_not_at_all<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(17);
    let mut kept = 0;
    for _ in 0..60 {
        let Some(seat) = guests[0].asked() else { break };
        let (at, number) = (seat.index(), guests[0].number());
        let answer = guests[at].any_answer(&mut rng);
        guests[at].say(&Ask::Answer { number, answer }).await;
        // Nobody waits for the acknowledgement.
        let mut back =
            Guest::enter(&server.address, &made.room, made.seats[at].as_ref().unwrap(), Some(number - 1)).await;
        back.until(|guest| guest.snapshot.is_some()).await;
        assert!(back.entries.is_empty() || back.entries == [number], "{:?}", back.entries);
        kept += back.entries.len();
        guests[at] = back;
        let number = guests[at].number();
        for guest in &mut guests {
            guest.catch_up(number).await;
        }
        play_on(&mut guests, &mut rng).await;
    }
    assert!(kept > 0);
}
