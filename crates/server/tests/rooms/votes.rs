//! What needs consent, and what one may do alone.

use bots::Level;
use kernel::{QuickRng, Seat};
use load::{Guest, play_on};
use protocol::{Ask, Code, Controller, HappenedKind, Phase, Proposal, Refused};
use server::games::Hosted;

use crate::common::Server;

with_every_game! {
    the_table_goes_back_when_all_agree,
    one_no_is_enough_and_a_move_makes_going_back_void,
    a_bot_takes_over_and_hands_back,
    those_who_are_there_decide_about_a_seat_whose_person_is_away,
    a_game_that_all_give_up_is_over_without_a_winner,
    nothing_is_decided_behind_the_back_of_somebody_who_comes_back,
}

/// Plays until the first player could only go back by consent.
async fn until_consent_is_needed<G: Hosted>(guests: &mut [Guest<G>], rng: &mut QuickRng) -> protocol::Back {
    loop {
        assert!(play_on(guests, rng).await);
        if let Some(back) = guests[0].snapshot().back
            && back.answers > guests[0].snapshot().undo.map_or(0, |reach| reach.answers)
            && guests[0].number() > 12
        {
            return back;
        }
    }
}

/// The events that somebody was told of, each with its entry.
fn events_of<G: Hosted>(guest: &Guest<G>) -> Vec<(u32, u32)> {
    let messages = guest.texts.iter().map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
    let updates = messages.filter_map(|mut message| {
        let message = message.as_object_mut()?;
        message.remove("update").or_else(|| message.remove("changed"))
    });
    let happened = updates.flat_map(|update| update["happened"].as_array().unwrap().clone());
    let events = happened.flat_map(|one| {
        let entry = one["entry"].as_u64().unwrap() as u32;
        let ids = one["events"].as_array().unwrap().clone().into_iter().map(|told| told["id"].as_u64().unwrap() as u32);
        ids.map(|id| (entry, id)).collect::<Vec<_>>()
    });
    events.collect()
}

async fn the_table_goes_back_when_all_agree<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(21);
    let back = until_consent_is_needed(&mut guests, &mut rng).await;
    let number = guests[0].number();
    let too_far = guests[0].is_refused(&Ask::Undo { number, answers: back.answers }).await;
    assert!(matches!(too_far, Refused::TooFar(_)), "{too_far:?}");
    guests[0].say(&Ask::Propose(Proposal::GoBack { to: back.to })).await;
    for guest in &mut guests {
        guest.until(|guest| guest.open.is_some()).await;
    }
    let open = guests[1].open.unwrap();
    assert_eq!(open.back, Some(back), "everybody is told how far it goes");
    let (stay, go): (Vec<_>, Vec<_>) = events_of(&guests[1]).into_iter().partition(|(entry, _)| *entry <= back.to);
    let since = open.since.expect("something happened since");
    assert!(stay.iter().all(|(_, event)| *event < since), "what stays is not named");
    assert!(go.iter().all(|(_, event)| *event >= since), "what goes is");
    assert_eq!(guests[1].is_refused(&Ask::Propose(Proposal::Abandon)).await, Refused::Room(Code::AnotherProposal));
    assert_eq!(guests[1].number(), number, "nothing has happened yet");
    let wrong = Ask::Vote { proposal: open.number + 1, agrees: true };
    assert_eq!(guests[1].is_refused(&wrong).await, Refused::Room(Code::NoSuchProposal));
    guests[1].say(&Ask::Vote { proposal: open.number, agrees: true }).await;
    for guest in &mut guests {
        guest.catch_up(number + 1).await;
        assert_eq!(guest.news.as_ref().unwrap().happened[0].kind, HappenedKind::TakenBack);
        guest.until(|guest| guest.open.is_none()).await;
    }
}

async fn one_no_is_enough_and_a_move_makes_going_back_void<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(22);
    let back = until_consent_is_needed(&mut guests, &mut rng).await;
    let propose = Ask::Propose(Proposal::GoBack { to: back.to });
    guests[0].say(&propose).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: false }).await;
    guests[1].until(|guest| guest.open.is_none()).await;
    guests[0].say(&propose).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    assert!(play_on(&mut guests, &mut rng).await);
    guests[1].until(|guest| guest.open.is_none()).await;
    let nowhere = Ask::Propose(Proposal::GoBack { to: 99_999 });
    assert_eq!(guests[0].is_refused(&nowhere).await, Refused::Room(Code::NoUse));
}

async fn a_bot_takes_over_and_hands_back<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(23);
    guests[0].say(&Ask::Stand { level: Level::Random }).await;
    guests[0]
        .until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[0] == Controller::Bot(Level::Random)))
        .await;
    // The bot answers whenever it is asked, until the other player is.
    guests[1].until(|guest| guest.asked() == Some(Seat::new(1))).await;
    let number = guests[1].number();
    let answer = guests[1].any_answer(&mut rng);
    guests[1].say(&Ask::Answer { number, answer }).await;
    guests[1].until(|guest| guest.number() > number && guest.asked() == Some(Seat::new(1))).await;
    let answer = guests[1].any_answer(&mut rng);
    let number = guests[1].number();
    assert_eq!(guests[0].is_refused(&Ask::Answer { number, answer }).await, Refused::Room(Code::NotNow));
    guests[0].say(&Ask::Sit).await;
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[0] == Controller::Person)).await;
    guests[0].catch_up(number).await;
    for _ in 0..10 {
        assert!(play_on(&mut guests, &mut rng).await);
    }
    assert_eq!(guests[0].is_refused(&Ask::Sit).await, Refused::Room(Code::NotNow));
}

async fn those_who_are_there_decide_about_a_seat_whose_person_is_away<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let bot = Ask::Propose(Proposal::Bot { seat: Seat::new(1), level: Level::Novice });
    // As long as the person is there, they have a say.
    guests[0].say(&bot).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: false }).await;
    guests[0].until(|guest| guest.open.is_none()).await;
    drop(guests.pop());
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| !p.here.contains(Seat::new(1)))).await;
    guests[0].say(&bot).await;
    guests[0]
        .until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[1] == Controller::Bot(Level::Steady)))
        .await;
    assert_eq!(guests[0].is_refused(&bot).await, Refused::Room(Code::NoUse));
    let mut back = Guest::<G>::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
    back.say(&Ask::Sit).await;
    back.until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[1] == Controller::Person)).await;
}

async fn a_game_that_all_give_up_is_over_without_a_winner<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    guests[0].say(&Ask::Propose(Proposal::Abandon)).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let proposal = guests[1].open.unwrap().number;
    guests[1].say(&Ask::Vote { proposal, agrees: true }).await;
    for guest in &mut guests {
        guest.until(|guest| guest.phase() == Phase::Abandoned).await;
    }
    let asked = guests[0].asked().unwrap().index();
    let answer = guests[asked].any_answer(&mut QuickRng::new(1));
    let ask = Ask::Answer { number: guests[asked].number(), answer };
    assert_eq!(guests[asked].is_refused(&ask).await, Refused::Room(Code::NotNow));
}

async fn nothing_is_decided_behind_the_back_of_somebody_who_comes_back<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(3).await;
    drop(guests.pop());
    guests[0].until(|guest| guest.present.as_ref().is_some_and(|p| !p.here.contains(Seat::new(2)))).await;
    guests[0].say(&Ask::Propose(Proposal::Bot { seat: Seat::new(2), level: Level::Random })).await;
    guests[1].until(|guest| guest.open.is_some()).await;
    let open = guests[1].open.unwrap();
    assert_eq!(open.what, Proposal::Bot { seat: Seat::new(2), level: Level::Steady }, "nobody is played badly");
    let _back = Guest::<G>::enter(&server.address, &made.room, made.seats[2].as_ref().unwrap(), None).await;
    guests[1].until(|guest| guest.open.is_none()).await;
    let late = Ask::Vote { proposal: open.number, agrees: true };
    assert_eq!(guests[1].is_refused(&late).await, Refused::Room(Code::NoSuchProposal));
}
