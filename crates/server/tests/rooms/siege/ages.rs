//! Rooms have an age, and the disk has an end.

use std::{
    fs::{self, File},
    io::Read as _,
    sync::Arc,
    time::Duration,
};

use flate2::read::GzDecoder;
use kernel::{QuickRng, Table};
use load::{Guest, play_on, post};
use protocol::Code;
use server::{
    Keep,
    games::{Hosted, Shelter},
};
use tokio::time::timeout;

use crate::common::{Server, room_for};

/// What a test waits for at most.
const PATIENCE: Duration = Duration::from_secs(30);

const OFTEN: Duration = Duration::from_millis(20);

with_every_game! {
    a_room_that_nobody_uses_any_more_is_written_to_a_file_and_goes,
}

async fn a_room_that_nobody_uses_any_more_is_written_to_a_file_and_goes<G: Hosted>() {
    let server = Server::keeping(Keep { age: Some(Duration::from_secs(24 * 3600)), bytes: None, every: OFTEN });
    let (made, mut players) = server.table::<G>(2).await;
    let mut rng = QuickRng::new(51);
    for _ in 0..20 {
        assert!(play_on(&mut players, &mut rng).await);
    }
    let number = players[0].number();
    server.change("UPDATE rooms SET used = 0").await;
    assert!(play_on(&mut players, &mut rng).await, "as long as somebody is there it stays");
    players.clear();
    server.sleeps().await;
    server.change("UPDATE rooms SET used = 0").await;
    let is_gone = async {
        while server.change("UPDATE rooms SET used = 0").await > 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, is_gone).await.expect("it goes");
    let mut late = Guest::<G>::enter(&server.address, &made.room, &made.watch, None).await;
    assert_eq!(late.until_bye().await, Some(Code::NoSuchRoom));
    let mut log = String::new();
    let mut ended = fs::read_dir(server.folder().join("ended")).unwrap();
    let file = ended.next().unwrap().unwrap().path();
    assert!(ended.next().is_none());
    GzDecoder::new(File::open(file).unwrap()).read_to_string(&mut log).unwrap();
    let table = Table::load(Arc::new(G::from_shelf().unwrap()), &log).expect("the log is whole and sealed");
    assert_eq!(table.decision_number(), number + 1);
}

#[tokio::test]
async fn a_database_that_has_its_share_of_the_disk_takes_no_more_rooms() {
    let server = Server::keeping(Keep { age: None, bytes: Some(1), every: OFTEN });
    let is_full = async {
        while post(&server.address, &room_for::<Shelter>(2), &[]).await.unwrap()
            != (503, "{\"error\":\"too-many\"}".to_owned())
        {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, is_full).await.expect("there is an end to it");
}
