//! Rooms that sleep and wake. What happens when the server itself is killed is tested with the whole program.

use kernel::QuickRng;
use load::{play_on, rooms_awake};
use server::games::Hosted;

use crate::common::Server;

with_every_game! {
    a_room_that_nobody_uses_leaves_memory_and_comes_back_as_it_was,
}

async fn a_room_that_nobody_uses_leaves_memory_and_comes_back_as_it_was<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
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
        guests = server.sit_down(&made).await;
        assert_eq!(*guests[0].snapshot(), before);
    }
}
