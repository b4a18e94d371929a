//! What was stored is there, or it is said that it is not.

use std::{
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
    time::Duration,
};

use kernel::QuickRng;
use load::{ask, play_on};
use protocol::{Ask, Code};
use server::{Config, Keep, Limits, NotOpened, NotServed, Page, games::Shelter};
use tempfile::TempDir;

use crate::common::{Server, room_for};

/// What a test waits for at most.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a server does not start with the rooms in a folder.
fn refusal(folder: &Path) -> NotServed {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let (hosts, proxies, limits) = (Vec::new(), Vec::new(), Limits::default());
    let config =
        Config { page: Page::folder(folder), data: folder.to_owned(), hosts, proxies, limits, keep: Keep::default() };
    // A server has a runtime of its own; one that starts would run for ever.
    let (told, heard) = mpsc::channel();
    thread::spawn(move || told.send(server::run(listener, config)));
    heard.recv_timeout(PATIENCE).expect("it does not start").expect_err("it does not start")
}

/// A copy of a folder with rooms, as it is while the server runs.
async fn copy_of_rooms() -> TempDir {
    let server = Server::start();
    for _ in 0..3 {
        server.make(&room_for::<Shelter>(2)).await;
    }
    let (_, mut guests) = server.table::<Shelter>(2).await;
    for _ in 0..60 {
        assert!(play_on(&mut guests, &mut QuickRng::new(5)).await);
    }
    // Everything into one file.
    server.change("PRAGMA wal_checkpoint(TRUNCATE)").await;
    let copy = TempDir::with_prefix("bottlecap-lost-").unwrap();
    for name in ["rooms.sqlite", "rooms.record"] {
        fs::copy(server.folder().join(name), copy.path().join(name)).unwrap();
    }
    copy
}

#[tokio::test]
async fn files_that_are_deleted_under_the_server_end_all_acknowledgements() {
    for deleted in ["rooms.sqlite-wal", "rooms.sqlite"] {
        let server = Server::start();
        let (_, mut guests) = server.table::<Shelter>(2).await;
        assert!(play_on(&mut guests, &mut QuickRng::new(6)).await);
        let file: PathBuf = server.folder().join(deleted);
        fs::remove_file(&file).unwrap();
        let (asked, number) = (guests[0].asked().unwrap().index(), guests[0].number());
        let answer = guests[asked].any_answer(&mut QuickRng::new(7));
        guests[asked].say(&Ask::Answer { number, answer }).await;
        for guest in &mut guests {
            assert_eq!(guest.until_bye().await, Some(Code::NotStored), "{deleted}");
            assert_eq!(guest.number(), number, "nobody is told of what is not stored");
        }
        let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", server.address);
        let (status, body) = ask(&server.address, &request).await.unwrap();
        assert_eq!((status, body.as_str()), (503, "{\"error\":\"not-stored\"}"), "{deleted}");
        let (status, _) = load::post(&server.address, &room_for::<Shelter>(2), &[]).await.unwrap();
        assert_eq!(status, 503, "{deleted}");
    }
}

#[tokio::test]
async fn a_database_that_was_emptied_or_replaced_is_noticed() {
    let copy = copy_of_rooms().await;
    let file = copy.path().join("rooms.sqlite");
    let whole = fs::read(&file).unwrap();
    let is_noticed = |what: &str| {
        let refused = refusal(copy.path());
        assert!(matches!(refused, NotServed::Store(NotOpened::Replaced { kept: 1.., .. })), "{what}: {refused}");
        assert!(refused.to_string().contains("delete") && refused.to_string().contains("rooms.record"), "{refused}");
    };
    fs::write(&file, "").unwrap();
    is_noticed("emptied");
    fs::remove_file(&file).unwrap();
    is_noticed("deleted");
    assert!(!file.exists(), "nothing is put in its place");
    let other = copy_of_rooms().await;
    fs::copy(other.path().join("rooms.sqlite"), &file).unwrap();
    is_noticed("another one");
    // An older copy of the same one.
    fs::write(&file, &whole).unwrap();
    let record = copy.path().join("rooms.record");
    let more = fs::read_to_string(&record).unwrap().replace("\"made\":", "\"made\":9");
    fs::write(&record, more).unwrap();
    is_noticed("an older one");
}

#[tokio::test]
async fn a_damaged_database_is_noticed_and_left_alone() {
    let copy = copy_of_rooms().await;
    let file = copy.path().join("rooms.sqlite");
    let whole = fs::read(&file).unwrap();
    let mut torn = whole.clone();
    // The second page belongs to the rooms; one in the middle might belong to nobody.
    torn[4096..8192].fill(0xa5);
    let short = whole[..whole.len() / 2].to_vec();
    for (what, bytes) in [("torn", torn), ("short", short), ("nonsense", vec![7; 10_000])] {
        fs::write(&file, &bytes).unwrap();
        let refused = refusal(copy.path());
        assert!(matches!(refused, NotServed::Store(NotOpened::Damaged { .. })), "{what}: {refused}");
        assert!(refused.to_string().contains("backup"), "{refused}");
        assert!(fs::read(&file).unwrap() == bytes, "{what}: it is left as it is");
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = TempDir::with_prefix("bottlecap-lost-").unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let refused = refusal(&file.join("rooms"));
    assert!(matches!(refused, NotServed::Folder { .. }), "{refused}");
    assert!(refused.to_string().contains(file.to_str().unwrap()), "{refused}");
}
