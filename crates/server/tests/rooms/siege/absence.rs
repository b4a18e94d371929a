//! Whoever is away for a while loses nothing that they have not given away.

use bots::Level;
use kernel::{QuickRng, Seat};
use load::{Client, Guest, hello, play_on};
use protocol::{Ask, Code, Controller, HappenedKind, Phase, Proposal, Refused};
use server::games::Hosted;

use crate::common::{Server, room_for};

with_every_game! {
    behind_the_back_of_somebody_who_was_replaced_nothing_is_undone_and_nothing_ended,
    whoever_is_here_and_has_not_given_their_chance_yet_keeps_the_seat,
}

const SECOND: Seat = Seat::new(1);

/// The first player lets a bot play for the second, who is away, as soon as that is allowed.
async fn replace<G: Hosted>(first: &mut Guest<G>) {
    let stand_in = |guest: &Guest<G>| !guest.present.as_ref().is_some_and(|p| p.controllers[1].is_person());
    while !stand_in(first) {
        first.refused = None;
        first.say(&Ask::Propose(Proposal::Bot { seat: SECOND, level: Level::Random })).await;
        first.until(|guest| guest.refused.is_some() || stand_in(guest)).await;
        // The time for which somebody may be away grows with the pace of the game: here it is milliseconds.
        assert!(matches!(first.refused, None | Some(Refused::Room(Code::NoUse))), "{:?}", first.refused);
    }
}

async fn behind_the_back_of_somebody_who_was_replaced_nothing_is_undone_and_nothing_ended<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(41);
    // Both have played.
    let mut played = [false; 2];
    while played != [true; 2] || guests[0].number() < 8 {
        played[guests[0].asked().unwrap().index()] = true;
        assert!(play_on(&mut guests, &mut rng).await);
    }
    drop(guests.pop());
    let first = &mut guests[0];
    first.until(|guest| guest.present.as_ref().is_some_and(|present| !present.here.contains(SECOND))).await;
    replace(first).await;
    for proposal in [Proposal::GoBack { to: 0 }, Proposal::Abandon] {
        first.open = None;
        first.say(&Ask::Propose(proposal)).await;
        let is_done = |guest: &Guest<G>| {
            let is_undone = |happened: &protocol::Happened<_>| happened.kind == HappenedKind::TakenBack;
            guest.phase() != Phase::Playing || guest.news.iter().any(|news| news.happened.iter().any(is_undone))
        };
        first.until(|guest| guest.open.is_some() || is_done(guest)).await;
        let open = first.open.expect("it is not done at once");
        assert!(open.needed.contains(SECOND), "{proposal:?} needs whoever was replaced");
        // It may be over already: a move of the bot ends a proposal to go back.
        first.say(&Ask::Vote { proposal: open.number, agrees: false }).await;
        first.until(|guest| guest.open.is_none()).await;
    }
    assert_eq!(first.phase(), Phase::Playing);
    let mut back = Guest::<G>::enter(&server.address, &made.room, made.seats[1].as_ref().unwrap(), None).await;
    back.say(&Ask::Sit).await;
    back.until(|guest| guest.present.as_ref().is_some_and(|p| p.controllers[1] == Controller::Person)).await;
    assert!(back.number() >= 8, "everything is there that was played");
}

async fn whoever_is_here_and_has_not_given_their_chance_yet_keeps_the_seat<G: Hosted>() {
    let server = Server::start();
    let made = server.make(&room_for::<G>(2)).await;
    let [first, second] = [0, 1].map(|at| made.seats[at].as_ref().unwrap());
    let mut slow = Guest::<G>::with(Client::connect(&server.address).await.unwrap());
    slow.client.say::<()>(&Ask::Hello(hello(&made.room, second, None))).await.unwrap();
    slow.until(|guest| guest.welcome.is_some()).await;
    let mut hasty = Guest::<G>::enter(&server.address, &made.room, first, None).await;
    hasty.say(&Ask::Begin).await;
    hasty.say(&Ask::Chat("well?".to_owned())).await;
    hasty.until(|guest| !guest.chat.is_empty()).await;
    assert_eq!(hasty.phase(), Phase::Gathering, "whoever is here is waited for");
    slow.say(&Ask::Chance(String::new())).await;
    slow.say(&Ask::Ready(true)).await;
    slow.until(|guest| guest.snapshot.is_some()).await;
    assert!(slow.present.as_ref().unwrap().controllers.iter().all(|controller| controller.is_person()));
}
