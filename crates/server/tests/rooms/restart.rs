//! Rooms that sleep and wake. What happens when the server itself is killed is tested with the whole program.

use kernel::QuickRng;
use load::{Guest, play_on, rooms_awake};

use crate::common::Server;

#[tokio::test]
async fn a_room_that_nobody_uses_leaves_memory_and_comes_back_as_it_was() {
    let server = Server::start();
    let (made, mut guests) = server.table(2).await;
    let mut rng = QuickRng::new(14);
    for _ in 0..5 {
        for _ in 0..12 {
            play_on(&mut guests, &mut rng).await;
        }
        let before = guests[0].snapshot().clone();
        guests.clear();
        while rooms_awake(&server.address).await.expect("the server answers") != 0 {
            tokio::task::yield_now().await;
        }
        for token in made.seats.iter().flatten() {
            let mut guest = Guest::enter(&server.address, &made.room, token, None).await;
            guest.until(|guest| guest.snapshot.is_some()).await;
            guests.push(guest);
        }
        assert_eq!(*guests[0].snapshot(), before);
    }
}
