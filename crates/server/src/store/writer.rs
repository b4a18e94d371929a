//! The one task that writes.

use std::time::Instant;

use sqlx::{QueryBuilder, Sqlite, SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use super::{NotStored, files::Files, now};
use crate::metrics::Metrics;

/// Changes that one commit takes at most.
const MOST: usize = 1024;

/// Rows that one statement adds: each size is prepared once and used again.
const ROWS: [usize; 3] = [64, 8, 1];

/// After so many moves it is noted when a room was last used.
const USED_EVERY: u32 = 16;

/// Lines of chat that are kept of a room: of those who play, and of those who watch, who cannot wash away the others.
const MOST_CHAT: [i64; 2] = [200, 50];

/// Something to be kept.
pub(crate) enum Change {
    /// A room is made.
    Make { name: String, game: &'static str, made: i64, record: String },
    /// What is kept of a room changes.
    Record { room: i64, record: String },
    /// A game begins: the first lines of its log.
    Begin { room: i64, record: String, header: String, entry: Entry },
    /// A game goes on.
    Entry(Entry),
    /// A game goes on, and what is kept of the room changes with it.
    EntryAndRecord { record: String, entry: Entry },
    /// A game goes on with other rules or cards. What is kept of the room changes, and the first line of the log is
    /// written anew, since it may have an older format.
    Update { record: String, header: String, entry: Entry },
    /// Somebody said something.
    Chat { room: i64, by: Option<u8>, at: i64, text: String },
    /// A room goes, with everything that was kept of it.
    Forget { room: i64 },
    /// Nothing but that something can be kept.
    Check,
}

/// A line of a game's log.
pub(crate) struct Entry {
    pub(crate) room: i64,
    pub(crate) number: u32,
    pub(crate) line: String,
    pub(crate) clocks: Option<String>,
}

/// Something to be kept, and who waits for it.
pub(super) struct Write {
    pub(super) change: Change,
    pub(super) done: oneshot::Sender<Result<i64, NotStored>>,
}

/// Writes until nobody is left who could want something written.
pub(super) async fn run(database: SqlitePool, mut queue: mpsc::Receiver<Write>, mut files: Files, metrics: Metrics) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, MOST).await > 0 {
        let begin = Instant::now();
        // What is written into files that somebody has deleted is gone with them: nobody may rely on it.
        if let Err(lost) = files.are_there() {
            refuse(&mut batch, &lost);
            continue;
        }
        match write(&database, &batch).await {
            Ok(numbers) => {
                if let Err(lost) = files.are_there() {
                    refuse(&mut batch, &lost);
                    continue;
                }
                metrics.committed(batch.len(), begin.elapsed());
                let made = batch.iter().filter(|write| matches!(write.change, Change::Make { .. })).count();
                files.made(made as u64);
                for (write, number) in batch.drain(..).zip(numbers) {
                    // Whoever waited may be gone; it is kept all the same.
                    let _ = write.done.send(Ok(number));
                }
            }
            // One of them spoils the commit of all; alone each gets its own verdict.
            Err(error) => {
                tracing::warn!(%error, changes = batch.len(), "a commit failed");
                for single in batch.drain(..) {
                    let kept = write(&database, std::slice::from_ref(&single)).await;
                    if let Err(error) = &kept {
                        tracing::error!(%error, "a change was not stored");
                    }
                    let _ = single.done.send(kept.map(|numbers| numbers.first().copied().unwrap_or_default()));
                }
            }
        }
    }
    files.put_down();
    database.close().await;
}

/// Nothing of this is kept.
fn refuse(batch: &mut Vec<Write>, lost: &NotStored) {
    tracing::error!(error = %lost, changes = batch.len(), "nothing can be stored any more");
    for write in batch.drain(..) {
        let _ = write.done.send(Err(lost.clone()));
    }
}

/// Commits all or nothing. Gives the number of a room for each change that makes one.
async fn write(database: &SqlitePool, batch: &[Write]) -> Result<Vec<i64>, NotStored> {
    let mut transaction = database.begin().await?;
    let mut numbers = Vec::with_capacity(batch.len());
    let mut entries = Vec::with_capacity(batch.len());
    for Write { change, .. } in batch {
        numbers.push(write_change(&mut transaction, change, &mut entries).await?);
    }
    write_entries(&mut transaction, &entries).await?;
    transaction.commit().await?;
    Ok(numbers)
}

async fn write_change<'c>(
    database: &mut SqliteConnection,
    change: &'c Change,
    entries: &mut Vec<&'c Entry>,
) -> Result<i64, NotStored> {
    match change {
        Change::Make { name, game, made, record } => {
            let made = sqlx::query("INSERT INTO rooms (name, game, made, record, used) VALUES (?1, ?2, ?3, ?4, ?3)")
                .bind(name)
                .bind(*game)
                .bind(made)
                .bind(record)
                .execute(&mut *database)
                .await?;
            sqlx::query("UPDATE about SET made = made + 1").execute(database).await?;
            return Ok(made.last_insert_rowid());
        }
        Change::Record { room, record } => write_record(database, *room, record).await?,
        Change::Begin { room, record, header, entry } => {
            sqlx::query("UPDATE rooms SET record = ?, header = ?, used = ? WHERE id = ?")
                .bind(record)
                .bind(header)
                .bind(time_now())
                .bind(room)
                .execute(database)
                .await?;
            entries.push(entry);
        }
        Change::Update { record, header, entry } => {
            sqlx::query("UPDATE rooms SET record = ?, header = ?, used = ? WHERE id = ?")
                .bind(record)
                .bind(header)
                .bind(time_now())
                .bind(entry.room)
                .execute(database)
                .await?;
            entries.push(entry);
        }
        Change::Entry(entry) => {
            // A game in which somebody moves is not forgotten, though its record is written seldom.
            if entry.number.is_multiple_of(USED_EVERY) {
                sqlx::query("UPDATE rooms SET used = ? WHERE id = ?")
                    .bind(time_now())
                    .bind(entry.room)
                    .execute(database)
                    .await?;
            }
            entries.push(entry);
        }
        Change::EntryAndRecord { record, entry } => {
            write_record(database, entry.room, record).await?;
            entries.push(entry);
        }
        Change::Chat { room, by, at, text } => {
            sqlx::query("INSERT INTO chat (room, seat, at, text) VALUES (?, ?, ?, ?)")
                .bind(room)
                .bind(*by)
                .bind(at)
                .bind(text)
                .execute(&mut *database)
                .await?;
            let [played, watched] = MOST_CHAT;
            let most = if by.is_some() { played } else { watched };
            let old =
                "SELECT rowid FROM chat WHERE room = ?1 AND (seat IS NULL) = ?3 ORDER BY rowid DESC LIMIT -1 OFFSET ?2";
            let forget = sqlx::AssertSqlSafe(format!("DELETE FROM chat WHERE rowid IN ({old})"));
            sqlx::query(forget).bind(room).bind(most).bind(by.is_none()).execute(database).await?;
        }
        Change::Forget { room } => {
            for statement in [
                "DELETE FROM entries WHERE room = ?",
                "DELETE FROM chat WHERE room = ?",
                "DELETE FROM rooms WHERE id = ?",
            ] {
                sqlx::query(statement).bind(room).execute(&mut *database).await?;
            }
        }
        Change::Check => {
            sqlx::query("UPDATE about SET checked = ?").bind(time_now()).execute(database).await?;
        }
    }
    Ok(0)
}

fn time_now() -> i64 {
    i64::try_from(now()).unwrap_or_default()
}

async fn write_record(database: &mut SqliteConnection, room: i64, record: &str) -> Result<(), NotStored> {
    sqlx::query("UPDATE rooms SET record = ?, used = ? WHERE id = ?")
        .bind(record)
        .bind(time_now())
        .bind(room)
        .execute(database)
        .await?;
    Ok(())
}

async fn write_entries(database: &mut SqliteConnection, mut entries: &[&Entry]) -> Result<(), NotStored> {
    for size in ROWS {
        while let Some((some, rest)) = entries.split_at_checked(size) {
            let mut insert = QueryBuilder::<Sqlite>::new("INSERT INTO entries (room, number, line, clocks) ");
            insert.push_values(some, |mut row, entry| {
                row.push_bind(entry.room).push_bind(i64::from(entry.number));
                row.push_bind(entry.line.as_str()).push_bind(entry.clocks.as_deref());
            });
            insert.build().execute(&mut *database).await?;
            entries = rest;
        }
    }
    Ok(())
}
