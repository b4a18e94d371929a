//! Where rooms are kept: an SQLite database with a write-ahead log, flushed to the disk with every commit.
//!
//! One task writes. It takes everything that waits, commits it together and only then tells each writer that its part
//! is kept, so that many rooms share one flush. Rows are appended in the order in which they come; an index finds those
//! of a room.

mod files;
mod schema;
mod writer;

use std::{
    path::{Path, PathBuf},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use futures_util::{Stream, TryStreamExt};
use sqlx::{
    Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
    time::{Instant, timeout},
};

pub(crate) use self::writer::{Change, Entry};
use self::{files::Files, writer::Write};
use crate::metrics::Metrics;

/// Changes that may wait for the writer before those who bring more have to wait, too.
const QUEUE: usize = 4096;

/// Connections that read.
const READERS: u32 = 2;

/// The page cache of a reading connection: whole games are read once, when a room wakes.
const READ_CACHE: &str = "-256";

/// How long to wait for a lock: only a tool from outside would hold one.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a verdict holds on whether something can be kept.
const CHECKED: Duration = Duration::from_secs(2);

/// Databases up to this size are looked through when they are opened: some seconds for each gigabyte.
const MOST_LOOKED_THROUGH: u64 = 2 * 1024 * 1024 * 1024;

/// After so many milliseconds a room whose game has not begun is one that nobody waits for any more.
const NEVER_BEGUN: u64 = 24 * 3600 * 1000;

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum NotOpened {
    /// It refuses.
    #[error(transparent)]
    Refused(#[from] NotStored),
    /// It is damaged.
    #[error(
        "{} is damaged ({what}). Nothing was changed. Bring it back from a backup, or save what can be read of it with \
         `sqlite3 {} .recover | sqlite3 saved.sqlite` and put that in its place",
        file.display(), file.display()
    )]
    Damaged {
        /// The database.
        file: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// It is not the one that was there before, or an older copy.
    #[error(
        "{} is not what it was: {found} rooms were made in it, and {kept} are put down in {}. Nothing was changed. Bring \
         it back from a backup; or, to go on with what is there, delete {}",
        file.display(), record.display(), record.display()
    )]
    Replaced {
        /// The database.
        file: PathBuf,
        /// Where it is put down what was there.
        record: PathBuf,
        /// Rooms that were ever made in the one that was there.
        kept: u64,
        /// Rooms that were ever made in this one.
        found: u64,
    },
}

impl From<sqlx::Error> for NotOpened {
    fn from(error: sqlx::Error) -> NotOpened {
        NotOpened::Refused(error.into())
    }
}

/// Something was not kept.
#[derive(Clone, Debug, thiserror::Error)]
#[error("not stored: {0}")]
pub struct NotStored(String);

impl NotStored {
    pub(crate) fn because(why: &impl ToString) -> NotStored {
        NotStored(why.to_string())
    }
}

impl From<sqlx::Error> for NotStored {
    fn from(error: sqlx::Error) -> NotStored {
        NotStored(error.to_string())
    }
}

/// Where rooms are kept.
pub(crate) struct Store {
    writes: mpsc::Sender<Write>,
    reads: SqlitePool,
    /// When it was last tried whether something can be kept, and what came of it.
    checked: Mutex<Option<(Instant, Result<(), NotStored>)>>,
}

/// A room as it is kept.
pub(crate) struct KeptRoom {
    pub(crate) id: i64,
    pub(crate) game: String,
    pub(crate) record: String,
    /// The first line of the game's log; none before it began.
    pub(crate) header: Option<String>,
}

/// A room that may go.
pub(crate) struct OldRoom {
    pub(crate) id: i64,
    pub(crate) name: String,
    /// When it was made; its number may be another room's once it is gone.
    pub(crate) made: i64,
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

/// Connections that stay open. When the last one closes, SQLite deletes the write-ahead log, which would look as if
/// somebody had deleted the files under the server.
fn lasting_pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new().min_connections(1).idle_timeout(None).max_lifetime(None)
}

impl Store {
    /// Opens the database in a folder; makes both where there are none. The writer ends when the store is dropped and
    /// everything is written. The whole database is looked through if that does not take long, or somebody wants it.
    pub(crate) async fn open(
        folder: &Path,
        looks_through: bool,
        metrics: Metrics,
    ) -> Result<(Store, JoinHandle<()>), NotOpened> {
        let named = |error: std::io::Error| NotStored(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(named)?;
        let file = folder.join("rooms.sqlite");
        let record = files::read_record(folder);
        let bytes = std::fs::metadata(&file).map_or(0, |about| about.len());
        if let Some(record) = record.as_ref().filter(|record| bytes == 0 && record.made > 0) {
            return Err(files::replaced(folder, record, 0));
        }
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let one = async {
            let one = lasting_pool().max_connections(1).connect_with(options.clone()).await?;
            if looks_through || bytes <= MOST_LOOKED_THROUGH {
                let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&one).await?;
                if found != "ok" {
                    return Err(NotOpened::Damaged { file: file.clone(), what: found });
                }
            }
            Ok(one)
        };
        let one = one.await.map_err(|error| damage(error, &file))?;
        schema::bring_up_to_date(&one).await?;
        let (database, made): (String, i64) =
            sqlx::query_as("SELECT database, made FROM about").fetch_one(&one).await?;
        let made = u64::try_from(made).unwrap_or_default();
        if let Some(record) = record.as_ref().filter(|record| record.database != database || record.made > made) {
            return Err(files::replaced(folder, record, made));
        }
        // Also makes the file of the write-ahead log, which is looked after from now on.
        sqlx::query("UPDATE about SET checked = 0").execute(&one).await?;
        let files = Files::new(folder, database, made)?;
        let reading = options.read_only(true).pragma("cache_size", READ_CACHE);
        let reads = lasting_pool().max_connections(READERS).connect_with(reading).await?;
        let (writes, queue) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(one, queue, files, metrics));
        Ok((Store { writes, reads, checked: Mutex::default() }, writer))
    }

    /// Lets go of the files, so that whoever writes last puts everything into one of them.
    pub(crate) async fn close(self) {
        self.reads.close().await;
    }

    /// Whether something can be kept and found again.
    pub(crate) async fn is_well(&self) -> Result<(), NotStored> {
        let mut checked = self.checked.lock().await;
        if let Some((at, verdict)) = &*checked
            && at.elapsed() < CHECKED
        {
            return verdict.clone();
        }
        let check = async {
            self.keep(Change::Check).await?;
            sqlx::query("SELECT made FROM about").fetch_one(&self.reads).await?;
            Ok(())
        };
        let slow = |_| NotStored("the database does not answer".to_owned());
        let verdict = timeout(PATIENCE, check).await.map_err(slow).flatten();
        *checked = Some((Instant::now(), verdict.clone()));
        verdict
    }

    /// Keeps a change. When this returns, it is on the disk. Gives the number of a room that was made.
    pub(crate) async fn keep(&self, change: Change) -> Result<i64, NotStored> {
        let (done, kept) = oneshot::channel();
        let closed = || NotStored("the store is closed".to_owned());
        self.writes.send(Write { change, done }).await.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }

    /// The rooms that were ever made.
    pub(crate) async fn made(&self) -> Result<u64, NotStored> {
        let made: i64 = sqlx::query_scalar("SELECT made FROM about").fetch_one(&self.reads).await?;
        Ok(u64::try_from(made).unwrap_or_default())
    }

    /// Some rooms that nobody has used for so long, the oldest first.
    pub(crate) async fn unused_for(&self, age: Duration) -> Result<Vec<OldRoom>, NotStored> {
        let before = now().saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX));
        let rooms = "SELECT id, name, made FROM rooms WHERE used <= ? ORDER BY used LIMIT 100";
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        Ok(old_rooms(sqlx::query(rooms).bind(before).fetch_all(&self.reads).await?)?)
    }

    /// Some rooms whose games are over, or that were made long ago and never begun, those first that nobody has used for
    /// longest.
    pub(crate) async fn finished(&self) -> Result<Vec<OldRoom>, NotStored> {
        let rooms = "SELECT id, name, made FROM rooms WHERE header IS NULL AND used < ? \
                     OR json_extract(record, '$.phase') IN ('over', 'abandoned') ORDER BY used LIMIT 100";
        let long_ago = i64::try_from(now().saturating_sub(NEVER_BEGUN)).unwrap_or_default();
        Ok(old_rooms(sqlx::query(rooms).bind(long_ago).fetch_all(&self.reads).await?)?)
    }

    /// How large the database is, without pages that are free for what comes next.
    pub(crate) async fn bytes(&self) -> Result<u64, NotStored> {
        let pages = "SELECT (page_count - freelist_count) * page_size \
                     FROM pragma_page_count, pragma_freelist_count, pragma_page_size";
        let bytes: i64 = sqlx::query_scalar(pages).fetch_one(&self.reads).await?;
        Ok(u64::try_from(bytes).unwrap_or_default())
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

    /// The lines of a game's log, each with its number, as they come from the disk.
    pub(crate) fn stream(&self, room: i64) -> impl Stream<Item = Result<(u32, String), NotStored>> + Unpin + Send {
        sqlx::query_as("SELECT number, line FROM entries WHERE room = ? ORDER BY number")
            .bind(room)
            .fetch(&self.reads)
            .map_err(NotStored::from)
    }

    /// How long a game's log is, about.
    pub(crate) async fn log_bytes(&self, room: i64) -> Result<u64, NotStored> {
        let bytes: Option<i64> = sqlx::query_scalar("SELECT sum(length(line)) FROM entries WHERE room = ?")
            .bind(room)
            .fetch_one(&self.reads)
            .await?;
        Ok(u64::try_from(bytes.unwrap_or_default()).unwrap_or_default())
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

    /// The latest lines of chat, so many of those who play and so many of those who watch, the oldest first.
    pub(crate) async fn chat(&self, room: i64, most: [u32; 2]) -> Result<Vec<KeptChat>, NotStored> {
        let [played, watched] = most.map(i64::from);
        let latest = |who: &str, most: &str| {
            let lines = "SELECT rowid AS place, seat, at, text FROM chat";
            format!("SELECT * FROM ({lines} WHERE room = ?1 AND seat {who} ORDER BY rowid DESC LIMIT {most})")
        };
        let (players, watchers) = (latest("IS NOT NULL", "?2"), latest("IS NULL", "?3"));
        let lines = format!("SELECT seat, at, text FROM ({players} UNION ALL {watchers}) ORDER BY place");
        let rows = sqlx::query(sqlx::AssertSqlSafe(lines))
            .bind(room)
            .bind(played)
            .bind(watched)
            .fetch_all(&self.reads)
            .await?;
        let line = |row: &sqlx::sqlite::SqliteRow| {
            Ok(KeptChat { by: row.try_get(0)?, at: row.try_get(1)?, text: row.try_get(2)? })
        };
        rows.iter().map(line).collect()
    }
}

fn old_rooms(rows: Vec<sqlx::sqlite::SqliteRow>) -> Result<Vec<OldRoom>, sqlx::Error> {
    rows.iter().map(|row| Ok(OldRoom { id: row.try_get(0)?, name: row.try_get(1)?, made: row.try_get(2)? })).collect()
}

/// What SQLite says of a file that is no database, or not a whole one.
fn damage(error: NotOpened, file: &Path) -> NotOpened {
    match error {
        NotOpened::Refused(NotStored(what)) if what.contains("malformed") || what.contains("not a database") => {
            NotOpened::Damaged { file: file.to_owned(), what }
        }
        NotOpened::Refused(NotStored(what)) => NotOpened::Refused(NotStored(format!("{}: {what}", file.display()))),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_stay_open() {
        let pool = lasting_pool();
        assert_eq!((pool.get_max_lifetime(), pool.get_idle_timeout(), pool.get_min_connections()), (None, None, 1));
    }
}
