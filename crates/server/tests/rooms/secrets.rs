//! Nothing hidden leaves the server.

use kernel::{QuickRng, Seat};
use load::{Guest, play_on};
use protocol::Ask;

use crate::common::Server;

#[tokio::test]
async fn hidden_happiness_is_told_to_its_owner_alone() {
    let server = Server::start();
    let mut new = load::room_for(2);
    new.setup.options.hidden_happiness = true;
    let (made, mut guests) = server.table_of(&new).await;
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

#[tokio::test]
async fn no_secret_of_a_room_is_in_anything_that_its_guests_or_others_hear() {
    let server = Server::start();
    let mut rooms = Vec::new();
    for _ in 0..2 {
        let (made, mut guests) = server.table(2).await;
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
    for (made, guests) in &mut rooms {
        while play_on(guests, &mut rng).await {}
        guests[0].say(&Ask::Log).await;
        guests[0].until(|guest| guest.log.is_some()).await;
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
