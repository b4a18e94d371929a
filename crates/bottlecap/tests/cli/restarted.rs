//! The server is told to end and started again, while rooms sleep and while people play.

use std::process::Command;

use kernel::QuickRng;
use load::{Guest, make, play_on, room_of, rooms_awake};
use protocol::{Code, Made};
use server::games::Hosted;
use tempfile::TempDir;

use crate::serve::Serving;

async fn sit_down<G: Hosted>(address: &str, made: &Made) -> Vec<Guest<G>> {
    let mut players = Vec::new();
    for token in made.seats.iter().flatten() {
        players.push(Guest::enter(address, &made.room, token, None).await);
    }
    for player in &mut players {
        player.until(|player| player.snapshot.is_some()).await;
    }
    players
}

async fn play<G: Hosted>(players: &mut [Guest<G>], answers: u32, rng: &mut QuickRng) {
    for _ in 0..answers {
        assert!(play_on(players, rng).await, "the game is over too soon");
    }
}

fn tell_to_end(serving: &mut Serving) {
    let told = Command::new("kill").args(["-TERM", &serving.id().to_string()]).status().expect("there is kill");
    assert!(told.success());
}

#[cfg(unix)]
macro_rules! tests {
    ($($name:ident: $Game:ty),+) => {
        $(#[test]
        fn $name() {
            rooms_are_there_again_after_a_restart::<$Game>();
        })+
    };
}

#[cfg(unix)]
server::every_game!(tests);

#[cfg(unix)]
fn rooms_are_there_again_after_a_restart<G: Hosted>() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let data = TempDir::with_prefix("bottlecap-restarted-").expect("there is room for files");
    let folder = data.path().to_str().expect("a plain path");
    let start = || Serving::start(&["--listen", "127.0.0.1:0", "--data", folder, "--idle-seconds", "0"]);
    let mut rng = QuickRng::new(99);
    runtime.block_on(async {
        let mut serving = start();
        let address = serving.address().to_owned();
        let new = room_of::<G>(G::usual(2));
        let (asleep, awake) =
            (make(&address, &new).await.expect("a room"), make(&address, &new).await.expect("a room"));
        let mut players = sit_down::<G>(&address, &asleep).await;
        play(&mut players, 25, &mut rng).await;
        let before_sleep = players[0].snapshot().clone();
        drop(players);
        while rooms_awake(&address).await.expect("the server answers") != 0 {
            tokio::task::yield_now().await;
        }
        let mut players = sit_down::<G>(&address, &awake).await;
        play(&mut players, 15, &mut rng).await;
        let before_end = players[1].snapshot().clone();
        tell_to_end(&mut serving);
        // Everybody is told, and the program ends in good order.
        for player in &mut players {
            assert_eq!(player.until_bye().await, Some(Code::Stopping));
        }
        assert_eq!(serving.code(), Some(0));
        let serving = start();
        for (made, seat, before) in [(&asleep, 0, before_sleep), (&awake, 1, before_end)] {
            let mut players = sit_down::<G>(serving.address(), made).await;
            assert_eq!(*players[seat].snapshot(), before);
            play(&mut players, 5, &mut rng).await;
        }
    });
}
