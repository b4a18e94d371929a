//! Rooms that sleep and wake. What happens when the server itself is killed is tested with the whole program.

use kernel::Quick;
use load::{Guest, ask, play_on};

use crate::common::Server;

async fn live_rooms(server: &Server) -> String {
    let request = format!("GET /metrics HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
    let (_, body) = ask(&server.address, &request).await.expect("the server answers");
    body.lines().find_map(|line| line.strip_prefix("bottlecap_rooms_live ")).expect("rooms are counted").to_owned()
}

#[tokio::test]
async fn a_room_that_nobody_uses_leaves_memory_and_comes_back_as_it_was() {
    let server = Server::start();
    let (made, mut guests) = server.table(2).await;
    let mut whim = Quick::new(14);
    for _ in 0..5 {
        for _ in 0..12 {
            play_on(&mut guests, &mut whim).await;
        }
        let before = guests[0].scene().clone();
        guests.clear();
        while live_rooms(&server).await != "0" {
            tokio::task::yield_now().await;
        }
        for token in made.seats.iter().flatten() {
            let mut guest = Guest::enter(&server.address, &made.room, token, None).await;
            guest.until(|guest| guest.scene.is_some()).await;
            guests.push(guest);
        }
        assert_eq!(*guests[0].scene(), before);
    }
}
