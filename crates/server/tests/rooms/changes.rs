//! What changed is told, and what comes of it is exactly what would have been told as a whole: move by move, after an
//! undo, after a connection that broke, to those who play and to those who watch.

use kernel::QuickRng;
use load::{Guest, hello, play_on};
use protocol::{Ask, Hello};
use server::games::Hosted;

use crate::common::Server;

/// A player may be told so many bytes for a move, on average.
const MOST_TOLD: usize = 2048;

with_every_game! {
    changes_lead_to_what_would_be_told_as_a_whole,
    changes_are_short,
}

/// Comes in through a link and is told whole views.
async fn wholly<G: Hosted>(server: &Server, room: &str, token: &str) -> Guest<G> {
    let hello = Hello { whole: true, ..hello(room, token, None) };
    let mut guest = Guest::greet(&server.address, hello).await;
    guest.until(|guest| guest.snapshot.is_some()).await;
    guest
}

async fn changes_lead_to_what_would_be_told_as_a_whole<G: Hosted>() {
    let server = Server::start();
    let (made, mut guests) = server.table::<G>(2).await;
    let links: Vec<&String> = made.seats.iter().flatten().chain([&made.watch]).collect();
    let mut watcher = Guest::enter(&server.address, &made.room, &made.watch, None).await;
    watcher.until(|guest| guest.snapshot.is_some()).await;
    guests.push(watcher);
    let mut whole = Vec::new();
    for link in &links {
        whole.push(wholly::<G>(&server, &made.room, link).await);
    }
    let mut rng = QuickRng::new(41);
    let (mut changed, mut undone, mut compared) = (0, 0, 0);
    while compared < 300 && guests[0].asked().is_some() {
        let number = guests[0].number();
        let can_undo = |guest: &Guest<G>| guest.snapshot().undo.is_some_and(|reach| reach.answers > 0);
        match guests.iter().position(can_undo).filter(|_| rng.next().is_multiple_of(5)) {
            Some(by) => {
                guests[by].say(&Ask::Undo { number, answers: 1 }).await;
                for guest in &mut guests {
                    guest.catch_up(number + 1).await;
                }
                undone += 1;
            }
            None => drop(play_on(&mut guests, &mut rng).await),
        }
        // Somebody's connection breaks now and then: the new one begins with a whole view.
        let at = (rng.next() % 12) as usize;
        if let Some(link) = links.get(at) {
            let have = guests[at].entries.last().copied();
            guests[at] = Guest::enter(&server.address, &made.room, link, have).await;
            guests[at].until(|guest| guest.snapshot.is_some()).await;
        }
        let now = guests[0].number();
        for (guest, whole) in guests.iter_mut().zip(&mut whole) {
            whole.catch_up(now).await;
            assert_eq!(guest.snapshot(), whole.snapshot());
            assert_eq!(guest.reader.view(), whole.reader.view());
            assert!(!whole.texts.iter().any(|text| text.starts_with("{\"changed\"")));
            changed += guest.texts.iter().filter(|text| text.starts_with("{\"changed\"")).count();
            guest.texts.clear();
            whole.texts.clear();
        }
        compared += 1;
    }
    assert!(compared > 50 && undone > 0 && changed > compared, "{compared} {undone} {changed}");
}

async fn changes_are_short<G: Hosted>() {
    let server = Server::start();
    let (_, mut guests) = server.table::<G>(2).await;
    for guest in &mut guests {
        guest.texts.clear();
    }
    let mut rng = QuickRng::new(42);
    let mut moves = 0;
    while moves < 400 && play_on(&mut guests, &mut rng).await {
        moves += 1;
    }
    let told: usize = guests.iter().flat_map(|guest| &guest.texts).map(String::len).sum();
    assert!(told <= MOST_TOLD * guests.len() * moves, "{} bytes a move", told / guests.len() / moves);
}
