//! The tables of the database, and the way from older ones.

use sqlx::SqlitePool;

use super::NotStored;

/// Raised with every step in [`STEPS`].
const VERSION: i64 = STEPS.len() as i64;

/// What leads from each version to the next. A step that was published is never changed.
const STEPS: &[&str] = &[
    "
    CREATE TABLE rooms (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        made INTEGER NOT NULL,
        record TEXT NOT NULL,
        header TEXT
    ) STRICT;
    CREATE TABLE entries (
        room INTEGER NOT NULL REFERENCES rooms (id),
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        clocks TEXT
    ) STRICT;
    CREATE UNIQUE INDEX entries_of_rooms ON entries (room, number);
    CREATE TABLE chat (
        room INTEGER NOT NULL REFERENCES rooms (id),
        seat INTEGER,
        at INTEGER NOT NULL,
        text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX chat_of_rooms ON chat (room);
",
    "
    CREATE TABLE about (
        database TEXT NOT NULL,
        made INTEGER NOT NULL,
        checked INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    INSERT INTO about (database, made) SELECT lower(hex(randomblob(16))), count(*) FROM rooms;
    ALTER TABLE rooms ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    UPDATE rooms SET used = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
",
];

/// Makes the tables or brings them up to date.
pub(super) async fn bring_up_to_date(database: &SqlitePool) -> Result<(), NotStored> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(database).await?;
    if found > VERSION {
        return Err(NotStored(format!(
            "the database is of a newer program: version {found}, and this one has {VERSION}"
        )));
    }
    for (at, step) in (0..).zip(STEPS).skip_while(|(at, _)| *at < found) {
        let next = at + 1;
        let script = format!("BEGIN; {step} PRAGMA user_version = {next}; COMMIT;");
        sqlx::raw_sql(sqlx::AssertSqlSafe(script)).execute(database).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqlitePoolOptions;

    use super::*;

    /// What was kept before rooms had an age counts as used today: nobody could know when it was.
    #[tokio::test]
    async fn rooms_of_the_first_version_are_not_old_at_once() {
        let database = SqlitePoolOptions::new().max_connections(1).connect("sqlite::memory:").await.unwrap();
        let first = format!("{} PRAGMA user_version = 1;", STEPS[0]);
        sqlx::raw_sql(sqlx::AssertSqlSafe(first)).execute(&database).await.unwrap();
        let old = "INSERT INTO rooms (name, game, made, record) VALUES ('r', 'a-game', 1, '{}')";
        sqlx::query(old).execute(&database).await.unwrap();
        bring_up_to_date(&database).await.unwrap();
        let used: i64 = sqlx::query_scalar("SELECT used FROM rooms").fetch_one(&database).await.unwrap();
        let now = i64::try_from(super::super::now()).unwrap();
        assert!((now - used).abs() < 60_000, "{used} of {now}");
    }
}
