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
    new.clock = Some(Clock { bank: 1, bonus: 0 });
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

#[tokio::test]
async fn every_answer_is_paid_with_the_bonus() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.clock = Some(Clock { bank: 100, bonus: 50 });
    let (_, mut guests) = server.table_of::<Shelter>(&new).await;
    let seat = guests[0].asked().unwrap();
    let mut rng = QuickRng::new(4);
    assert!(play_on(&mut guests, &mut rng).await);
    let left = &guests[0].snapshot().clocks.as_ref().unwrap().left;
    assert!((130_000..=150_000).contains(&left[seat.index()]), "{left:?}");
}
