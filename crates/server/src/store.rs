//! Where rooms are kept: an SQLite database with a write-ahead log, flushed to the disk with every commit.
//!
//! One task writes. It takes everything that waits, commits it together and only then tells each writer that its part
//! is kept, so that many rooms share one flush. Rows are appended in the order in which they come; an index finds those
//! of a room.

mod schema;
mod writer;

use std::{
    path::Path,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use sqlx::{
    Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinHandle,
};

use self::writer::Write;
pub(crate) use self::writer::{Change, Entry};
use crate::metrics::Metrics;

/// Changes that may wait for the writer before those who bring more have to wait, too.
const QUEUE: usize = 4096;

/// Connections that read.
const READERS: u32 = 2;

/// The page cache of a reading connection: whole games are read once, when a room wakes.
const READ_CACHE: &str = "-256";

/// How long to wait for a lock: only a tool from outside would hold one.
const PATIENCE: Duration = Duration::from_secs(5);

/// Something was not kept.
#[derive(Clone, Debug, thiserror::Error)]
#[error("not stored: {0}")]
pub struct NotStored(String);

impl From<sqlx::Error> for NotStored {
    fn from(error: sqlx::Error) -> NotStored {
        NotStored(error.to_string())
    }
}

/// Where rooms are kept.
pub(crate) struct Store {
    writes: mpsc::Sender<Write>,
    reads: SqlitePool,
}

/// A room as it is kept.
pub(crate) struct KeptRoom {
    pub(crate) id: i64,
    pub(crate) game: String,
    pub(crate) record: String,
    /// The first line of the game's log; none before it began.
    pub(crate) header: Option<String>,
}

/// A line of chat as it is kept.
pub(crate) struct KeptChat {
    pub(crate) by: Option<u8>,
    pub(crate) at: i64,
    pub(crate) text: String,
}

/// The time as it is kept: milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Store {
    /// Opens the database in a folder; makes both where there are none. The writer ends when the store is dropped and
    /// everything is written.
    pub(crate) async fn open(folder: &Path, metrics: Metrics) -> Result<(Store, JoinHandle<()>), NotStored> {
        std::fs::create_dir_all(folder).map_err(|error| NotStored(format!("{}: {error}", folder.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("rooms.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let one = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        schema::bring_up_to_date(&one).await?;
        let reading = options.read_only(true).pragma("cache_size", READ_CACHE);
        let reads = SqlitePoolOptions::new().max_connections(READERS).connect_with(reading).await?;
        let (writes, queue) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(one, queue, metrics));
        Ok((Store { writes, reads }, writer))
    }

    /// Keeps a change. When this returns, it is on the disk. Gives the number of a room that was made.
    pub(crate) async fn keep(&self, change: Change) -> Result<i64, NotStored> {
        let (done, kept) = oneshot::channel();
        let closed = || NotStored("the store is closed".to_owned());
        self.writes.send(Write { change, done }).await.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }

    /// A room by its name.
    pub(crate) async fn room(&self, name: &str) -> Result<Option<KeptRoom>, NotStored> {
        let found = sqlx::query("SELECT id, game, record, header FROM rooms WHERE name = ?")
            .bind(name)
            .fetch_optional(&self.reads)
            .await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some(KeptRoom {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            record: row.try_get(2)?,
            header: row.try_get(3)?,
        }))
    }

    /// The first line of a game's log; none before it began.
    pub(crate) async fn header(&self, room: i64) -> Result<Option<String>, NotStored> {
        let found: Option<Option<String>> =
            sqlx::query_scalar("SELECT header FROM rooms WHERE id = ?").bind(room).fetch_optional(&self.reads).await?;
        Ok(found.flatten())
    }

    /// The lines of a game's log from an entry on, each in its place: one that is missing is empty.
    pub(crate) async fn lines(&self, room: i64, from: u32) -> Result<Vec<String>, NotStored> {
        let rows: Vec<(u32, String)> =
            sqlx::query_as("SELECT number, line FROM entries WHERE room = ? AND number >= ? ORDER BY number")
                .bind(room)
                .bind(i64::from(from))
                .fetch_all(&self.reads)
                .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for (number, line) in rows {
            lines.resize((number - from) as usize, String::new());
            lines.push(line);
        }
        Ok(lines)
    }

    /// The clocks after the last entry, where time is limited.
    pub(crate) async fn clocks(&self, room: i64) -> Result<Option<String>, NotStored> {
        let found: Option<Option<String>> =
            sqlx::query_scalar("SELECT clocks FROM entries WHERE room = ? ORDER BY number DESC LIMIT 1")
                .bind(room)
                .fetch_optional(&self.reads)
                .await?;
        Ok(found.flatten())
    }

    /// The latest lines of chat, the oldest first.
    pub(crate) async fn chat(&self, room: i64, most: u32) -> Result<Vec<KeptChat>, NotStored> {
        let rows = sqlx::query("SELECT seat, at, text FROM chat WHERE room = ? ORDER BY rowid DESC LIMIT ?")
            .bind(room)
            .bind(i64::from(most))
            .fetch_all(&self.reads)
            .await?;
        let line = |row: &sqlx::sqlite::SqliteRow| {
            Ok(KeptChat { by: row.try_get(0)?, at: row.try_get(1)?, text: row.try_get(2)? })
        };
        rows.iter().rev().map(line).collect()
    }
}
