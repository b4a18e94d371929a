//! Nothing hidden leaves the server.

use std::sync::Arc;

use futures_util::future::join_all;
use kernel::{Log, QuickRng, Seat, Timeline, Viewer};
use load::{Guest, play_on};
use protocol::Ask;
use server::games::{Hosted, Shelter};

use crate::common::{Server, room_for};

with_every_game! {
    everybody_hears_what_their_own_eyes_may_see_and_nothing_else,
    no_secret_of_a_room_is_in_anything_that_its_guests_or_others_hear,
}

#[tokio::test]
async fn hidden_happiness_is_told_to_its_owner_alone() {
    let server = Server::start();
    let mut new = room_for::<Shelter>(2);
    new.setup.options.hidden_happiness = true;
    let (made, mut guests) = server.table_of::<Shelter>(&new).await;
    guests.push(Guest::enter(&server.address, &made.room, &made.watch, None).await);
    guests[2].until(|guest| guest.snapshot.is_some()).await;
    let mut rng = QuickRng::new(31);
    while play_on(&mut guests, &mut rng).await {
        if guests[0].asked().is_none() {
            break;
        }
        for (at, guest) in guests.iter().enumerate() {
            for (seat, happiness) in guest.snapshot().view.happiness.iter().enumerate() {
                assert_eq!(happiness.is_some(), at == seat);
            }
            assert!(
                [&guest.snapshot().view.items, &guest.snapshot().view.rooms, &guest.snapshot().view.threats]
                    .iter()
                    .all(|deck| deck.order.is_none())
            );
        }
    }
    // Everybody may know everything now.
    assert!(guests[2].snapshot().view.happiness.iter().all(Option::is_some));
}

async fn no_secret_of_a_room_is_in_anything_that_its_guests_or_others_hear<G: Hosted>() {
    let server = Server::start();
    let mut rooms = Vec::new();
    for _ in 0..2 {
        let (made, mut guests) = server.table::<G>(2).await;
        guests.push(Guest::enter(&server.address, &made.room, &made.watch, None).await);
        guests[2].until(|guest| guest.snapshot.is_some()).await;
        rooms.push((made, guests));
    }
    let mut rng = QuickRng::new(8);
    for _ in 0..60 {
        for (_, guests) in &mut rooms {
            play_on(guests, &mut rng).await;
        }
    }
    // What only the end lays open.
    let mut secrets = Vec::new();
    let heard: Vec<Vec<String>> = rooms
        .iter_mut()
        .map(|(_, guests)| guests.iter_mut().flat_map(|guest| std::mem::take(&mut guest.texts)).collect())
        .collect();
    join_all(rooms.iter_mut().zip([8, 9]).map(async |((_, guests), seed)| {
        let mut rng = QuickRng::new(seed);
        while play_on(guests, &mut rng).await {}
        guests[0].say(&Ask::Log).await;
        guests[0].until(|guest| guest.log.is_some()).await;
    }))
    .await;
    for (made, guests) in &mut rooms {
        let log = guests[0].log.clone().unwrap();
        let header: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
        secrets.push((
            made.clone(),
            header["secret"].as_str().unwrap().to_owned(),
            header["commitment"].as_str().unwrap().to_owned(),
        ));
    }
    for (at, texts) in heard.iter().enumerate() {
        for text in texts {
            for (room, (made, secret, commitment)) in secrets.iter().enumerate() {
                assert!(!text.contains(secret) && !text.contains(&made.watch) && !text.contains(&made.room));
                assert!(!made.seats.iter().flatten().any(|token| text.contains(token)));
                assert!(room == at || !text.contains(commitment), "one room hears of another");
                assert!(!text.contains("\"outcomes\""), "the order of decks");
            }
        }
    }
    assert_eq!(rooms[0].1[0].present.as_ref().unwrap().here.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(1)]);
}

/// What the engine lets a viewer know is tested with the engine, for every game; here, that the server tells each of its
/// guests that, all of it and nothing else. With no option changed, and with all of them at their last value.
async fn everybody_hears_what_their_own_eyes_may_see_and_nothing_else<G: Hosted>() {
    let server = Server::start();
    let game = Arc::new(G::from_shelf().unwrap());
    let of_two = game.variants().into_iter().filter(|setup| G::seats(setup) == 2);
    let eyes = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    join_all([G::usual(2), of_two.last().unwrap()].map(async |setup| {
        let mut rng = QuickRng::new(32);
        let (made, mut guests) = server.table_of::<G>(&load::room_of::<G>(setup)).await;
        guests.push(Guest::enter(&server.address, &made.room, &made.watch, None).await);
        guests[2].until(|guest| guest.snapshot.is_some()).await;
        let mut heard = Vec::new();
        loop {
            heard.extend(eyes.into_iter().zip(&guests).map(|(viewer, guest)| (viewer, guest.news.clone().unwrap())));
            if !play_on(&mut guests, &mut rng).await {
                break;
            }
        }
        guests[2].say(&Ask::Log).await;
        guests[2].until(|guest| guest.log.is_some()).await;
        let log: Log<G> = Log::read(guests[2].log.as_ref().unwrap()).unwrap();
        let mut timeline = Timeline::new(game.clone(), log).unwrap();
        while !timeline.step(u32::MAX).unwrap() {}
        for (viewer, news) in heard {
            let entry = news.snapshot.number - 1;
            assert_eq!(Some(&news.snapshot.view), timeline.view(entry, viewer).as_ref(), "{viewer:?} at {entry}");
            let decision = timeline.decision(entry).unwrap();
            let is_asked = |asked: kernel::Asked<_>| viewer == Viewer::Seat(asked.seat);
            let options = if decision.asked.is_some_and(is_asked) { decision.options } else { Vec::new() };
            assert_eq!(news.snapshot.decision.options, options, "{viewer:?} at {entry}");
            for happened in news.happened {
                let told = timeline.log().entries()[happened.entry as usize].events_for(viewer);
                assert!(happened.events.iter().eq(told), "{viewer:?} at {entry}");
            }
        }
    }))
    .await;
}
