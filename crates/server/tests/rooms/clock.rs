//! Time to think.

use bots::Level;
use kernel::QuickRng;
use load::play_on;
use protocol::{Ask, Clock, Controller};
use server::games::Shelter;

use crate::common::{Server, room_for};

#[tokio::test]
async fn whose_time_is_up_is_played_on_by_a_bot_and_may_come_back() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.clock = Some(Clock { bank: 1, bonus: 0, most: None });
    let (_, mut guests) = server.table_of::<Shelter>(&new).await;
    let clocks = guests[0].snapshot().clocks.clone().unwrap();
    assert!(clocks.left.iter().all(|left| *left <= 1000) && clocks.running == guests[0].asked());
    let slow = guests[0].asked().unwrap();
    // Nobody answers: the clock of the one who is asked runs out.
    let stand_in = Controller::Bot(Level::Steady);
    for guest in &mut guests {
        guest.until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[slow.index()] == stand_in)).await;
    }
    // Whoever was late waits until the bot has answered.
    guests[slow.index()].until(|guest| guest.asked().is_some_and(|asked| asked != slow)).await;
    guests[slow.index()].say(&Ask::Sit).await;
    guests[slow.index()]
        .until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[slow.index()] == Controller::Person))
        .await;
}

/// A day for each answer goes by while nobody looks.
#[tokio::test]
async fn time_for_each_answer_runs_while_the_room_sleeps() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.clock = Some(Clock::per_answer(24 * 3600));
    let (made, mut guests) = server.table_of::<Shelter>(&new).await;
    assert!(play_on(&mut guests, &mut QuickRng::new(9)).await);
    let slow = guests[0].asked().unwrap();
    let left = guests[0].snapshot().clocks.clone().unwrap().left;
    assert!(left.iter().all(|left| (86_000_000..=86_400_000).contains(left)), "nothing is saved up: {left:?}");
    guests.clear();
    server.sleeps().await;
    // It is the year 1970 no more.
    let kept = "UPDATE rooms SET record = json_set(record, '$.clocks', '{\"left\":[86400000,86400000],\"at\":0}')";
    assert_eq!(server.change(kept).await, 1);
    let mut guests = server.sit_down::<Shelter>(&made).await;
    let stand_in = Controller::Bot(Level::Steady);
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[slow.index()] == stand_in)).await;
}

#[tokio::test]
async fn days_may_be_agreed_on_but_no_more_than_a_month() {
    let server = Server::start();
    let day = 24 * 3600;
    let cases = [
        (Clock::per_answer(7 * day), 201),
        (Clock::per_answer(32 * day), 400),
        (Clock { bank: 10, bonus: 1, most: Some(5) }, 400),
        (Clock { bank: 0, bonus: 1, most: None }, 400),
    ];
    for (clock, status) in cases {
        let mut new = room_for::<Shelter>(2);
        new.clock = Some(clock);
        assert_eq!(load::post(&server.address, &new, &[]).await.unwrap().0, status, "{clock:?}");
    }
}

#[tokio::test]
async fn every_answer_is_paid_with_the_bonus() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.clock = Some(Clock { bank: 100, bonus: 50, most: None });
    let (_, mut guests) = server.table_of::<Shelter>(&new).await;
    let seat = guests[0].asked().unwrap();
    let mut rng = QuickRng::new(4);
    assert!(play_on(&mut guests, &mut rng).await);
    let left = &guests[0].snapshot().clocks.as_ref().unwrap().left;
    assert!((130_000..=150_000).contains(&left[seat.index()]), "{left:?}");
}
