//! The server is killed again and again in the middle of games. What it has acknowledged is there when it comes back.

use std::{cell::RefCell, rc::Rc, sync::Arc};

use kernel::{Answer, Kind, Log, QuickRng, Table};
use load::{Guest, make, room_of};
use protocol::{Ask, Made};
use shelter::{Shelter, choice::Choice, options::Setup};
use tempfile::TempDir;
use tokio::{sync::Notify, task::LocalSet};

use crate::serve::Serving;

const ROOMS: usize = 4;
const KILLS: u32 = 50;

/// A room, and every answer that the server has acknowledged.
struct Room {
    made: Made,
    acknowledged: Vec<(u32, Answer<Choice>)>,
    rng: QuickRng,
    is_over: bool,
}

impl Room {
    async fn make(address: &str, seed: u64) -> Room {
        let made = make(address, &room_of::<Shelter>(Setup::for_players(2))).await.expect("a room is made");
        Room { made, acknowledged: Vec::new(), rng: QuickRng::new(seed), is_over: false }
    }
}

/// Counts answers until somebody has heard enough.
struct Count {
    left: RefCell<u64>,
    enough: Notify,
}

/// Both players of a room, if the server is there.
async fn sit_down(address: &str, made: &Made) -> Option<Vec<Guest<Shelter>>> {
    let mut players = Vec::new();
    for token in made.seats.iter().flatten() {
        players.push(Guest::try_enter(address, &made.room, token, None).await.ok()?);
    }
    for player in &mut players {
        player.try_until(|player| player.snapshot.is_some()).await.then_some(())?;
    }
    Some(players)
}

/// Plays on until the game is over or the server is gone.
async fn play(address: &str, room: &mut Room, count: &Count) -> Option<()> {
    let mut players = sit_down(address, &room.made).await?;
    let number = players[0].number();
    if let Some((last, _)) = room.acknowledged.last() {
        assert!(number > *last, "entry {last} was acknowledged, and the server is at {number}");
    }
    while let Some(asked) = players[0].asked() {
        let player = &mut players[asked.index()];
        let number = player.number();
        let answer = player.any_answer(&mut room.rng);
        player.client.say(&Ask::Answer { number, answer: answer.clone() }).await.ok()?;
        player.try_until(|player| player.number() > number).await.then_some(())?;
        room.acknowledged.push((number, answer));
        let left = {
            let mut left = count.left.borrow_mut();
            *left = left.saturating_sub(1);
            *left
        };
        if left == 0 {
            count.enough.notify_one();
        }
        for player in &mut players {
            player.try_until(|player| player.number() > number).await.then_some(())?;
        }
    }
    Some(())
}

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let data = TempDir::with_prefix("bottlecap-killed-").expect("there is room for files");
    let folder = data.path().to_str().expect("a plain path");
    let start = || Serving::start(&["--listen", "127.0.0.1:0", "--data", folder, "--messages-per-second", "100000"]);
    let mut rng = QuickRng::new(2077);
    runtime.block_on(async {
        let mut serving = start();
        let mut answers = 0;
        let mut rooms = Vec::new();
        for seed in 0..ROOMS {
            rooms.push(Room::make(serving.address(), seed as u64).await);
        }
        for _ in 0..KILLS {
            let count = Rc::new(Count { left: RefCell::new(1 + rng.next() % 40), enough: Notify::new() });
            let local = LocalSet::new();
            let playing: Vec<_> = rooms
                .drain(..)
                .map(|mut room| {
                    let (address, count) = (serving.address().to_owned(), count.clone());
                    local.spawn_local(async move {
                        room.is_over = play(&address, &mut room, &count).await.is_some();
                        room
                    })
                })
                .collect();
            local.run_until(count.enough.notified()).await;
            // In the middle of whatever the other rooms are doing.
            serving.kill();
            for room in playing {
                rooms.push(local.run_until(room).await.expect("no player panics"));
            }
            serving = start();
            for room in &mut rooms {
                if room.is_over {
                    answers += check(serving.address(), room).await;
                    *room = Room::make(serving.address(), rng.next()).await;
                }
            }
        }
        for room in &mut rooms {
            let count = Count { left: RefCell::new(u64::MAX), enough: Notify::new() };
            play(serving.address(), room, &count).await.expect("nobody kills the server any more");
            answers += check(serving.address(), room).await;
        }
        assert!(answers > 500, "{answers} answers were acknowledged between the kills");
    });
}

/// The log of a finished game is whole and holds every answer that was acknowledged. Tells how many those were.
async fn check(address: &str, room: &Room) -> usize {
    let log = log_of(address, &room.made).await;
    let game = Arc::new(shelf::shelter().expect("the pack is well made"));
    Table::load(game, &log).expect("the log is whole and every hash in it is right");
    let log: Log<Shelter> = Log::read(&log).expect("it was just read");
    for (number, answer) in &room.acknowledged {
        let entry = &log.entries()[*number as usize];
        assert!(matches!(&entry.kind, Kind::Move { answer: kept, .. } if kept == answer), "entry {number}");
    }
    room.acknowledged.len()
}

async fn log_of(address: &str, made: &Made) -> String {
    let mut watcher = Guest::<Shelter>::enter(address, &made.room, &made.watch, None).await;
    watcher.say(&Ask::Log).await;
    watcher.until(|watcher| watcher.log.is_some()).await;
    watcher.log.take().expect("it was just waited for")
}
