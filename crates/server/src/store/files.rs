//! The files of the database: whether they are still those that were opened, and what is put down beside them, so that a
//! database that was emptied or replaced is noticed.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

use super::{NotOpened, NotStored};

/// How often it is put down what there is.
const PUT_DOWN: Duration = Duration::from_secs(10);

/// What was there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Record {
    /// The database, by the number that it got when it was made.
    pub(super) database: String,
    /// The rooms that were ever made in it.
    pub(super) made: u64,
}

/// The files of the database.
pub(super) struct Files {
    folder: PathBuf,
    /// Each with what the system knows it by.
    known: Vec<(PathBuf, Identity)>,
    record: Record,
    /// When that was put down, unless there is more since.
    put_down: Option<Instant>,
}

/// What the system knows a file by, whatever it is called.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(not(unix))]
type Identity = ();

#[cfg(unix)]
fn identity(file: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;

    fs::metadata(file).map(|about| (about.dev(), about.ino()))
}

#[cfg(not(unix))]
fn identity(file: &Path) -> io::Result<Identity> {
    fs::metadata(file).map(drop)
}

fn record_file(folder: &Path) -> PathBuf {
    folder.join("rooms.record")
}

/// What was put down; none where nothing was, or nothing that makes sense.
pub(super) fn read_record(folder: &Path) -> Option<Record> {
    serde_json::from_str(&fs::read_to_string(record_file(folder)).ok()?).ok()
}

/// The database is not what it was.
pub(super) fn replaced(folder: &Path, record: &Record, found: u64) -> NotOpened {
    let file = folder.join("rooms.sqlite");
    NotOpened::Replaced { file, record: record_file(folder), kept: record.made, found }
}

impl Files {
    /// The files of a database that is open.
    pub(super) fn new(folder: &Path, database: String, made: u64) -> Result<Files, NotStored> {
        let known = |name: &str| -> Result<_, NotStored> {
            let file = folder.join(name);
            let identity = identity(&file).map_err(|error| NotStored(format!("{}: {error}", file.display())))?;
            Ok((file, identity))
        };
        let known = vec![known("rooms.sqlite")?, known("rooms.sqlite-wal")?];
        let mut files = Files { folder: folder.to_owned(), known, record: Record { database, made }, put_down: None };
        files.put_down();
        Ok(files)
    }

    /// Whether the files are still those that were opened.
    pub(super) fn are_there(&self) -> Result<(), NotStored> {
        for (file, known) in &self.known {
            let what = match identity(file) {
                Ok(identity) if identity == *known => continue,
                Ok(_) => "is another file than the one that was opened".to_owned(),
                Err(error) => error.to_string(),
            };
            return Err(NotStored(format!("{}: {what}; start the server again", file.display())));
        }
        Ok(())
    }

    /// So many rooms were made.
    pub(super) fn made(&mut self, rooms: u64) {
        if rooms == 0 {
            return;
        }
        self.record.made += rooms;
        // The first ones at once, and then now and then: it says how many there were at least.
        if self.record.made == rooms || self.put_down.is_none_or(|at| at.elapsed() >= PUT_DOWN) {
            self.put_down();
        }
    }

    /// Puts down what there is.
    pub(super) fn put_down(&mut self) {
        self.put_down = Some(Instant::now());
        let file = record_file(&self.folder);
        let fresh = file.with_extension("record-new");
        let written = serde_json::to_string(&self.record).map_err(io::Error::other);
        let written = written.and_then(|text| fs::write(&fresh, text)).and_then(|()| fs::rename(&fresh, &file));
        if let Err(error) = written {
            tracing::warn!(file = %file.display(), %error, "cannot put down what the database holds");
        }
    }
}
