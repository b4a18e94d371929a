//! How long rooms are kept: for ever, unless the host says otherwise or the disk has no room for more. What goes is written to
//! a file before, as a log that can be replayed.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use flate2::{Compression, write::GzEncoder};
use futures_util::TryStreamExt;
use kernel::Seal;
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::{
    registry::Registry,
    store::{Change, NotStored, OldRoom},
};

/// How long rooms are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Rooms that nobody has used for so long go; none, if they stay.
    pub age: Option<Duration>,
    /// Where the database is larger than this, finished rooms go, the oldest first; half of the disk unless it is said.
    pub bytes: Option<u64>,
    /// How often it is looked whether something is to go.
    pub every: Duration,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep { age: None, bytes: None, every: Duration::from_secs(600) }
    }
}

/// Half of the disk that a folder is on; none where the system does not tell.
#[cfg(unix)]
fn half_of_disk(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    // Some file systems do not know how large they are.
    Some(disk.f_blocks.saturating_mul(disk.f_frsize) / 2).filter(|bytes| *bytes > 0)
}

#[cfg(not(unix))]
const fn half_of_disk(_folder: &Path) -> Option<u64> {
    None
}

/// Looks after the rooms as long as the server runs.
pub(crate) async fn run(registry: Arc<Registry>, folder: PathBuf, keep: Keep) {
    let most = keep.bytes.or_else(|| half_of_disk(&folder));
    let mut stopping = registry.stopping();
    // Not at once: who comes back after an update has time to do so.
    let mut ticks = interval_at(Instant::now() + keep.every, keep.every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = stopping.wait_for(|stopping| *stopping) => return,
            _ = ticks.tick() => {}
        }
        if let Err(error) = tidy(&registry, &folder, keep.age, most).await {
            tracing::error!(%error, "old rooms cannot be put away");
        }
    }
}

async fn tidy(registry: &Registry, folder: &Path, age: Option<Duration>, most: Option<u64>) -> Result<(), NotStored> {
    if let Some(age) = age {
        while put_all_away(registry, folder, registry.store.unused_for(age).await?).await? > 0 {}
    }
    let Some(most) = most else { return Ok(()) };
    let mut bytes = registry.store.bytes().await?;
    while bytes > most && put_all_away(registry, folder, registry.store.finished().await?).await? > 0 {
        bytes = registry.store.bytes().await?;
    }
    let is_full = bytes > most;
    if registry.set_full(is_full) != is_full && is_full {
        tracing::error!(bytes, most, "the database has its share of the disk: no more rooms can be made");
    }
    Ok(())
}

/// Puts rooms away that nobody uses; tells how many those were.
async fn put_all_away(registry: &Registry, folder: &Path, rooms: Vec<OldRoom>) -> Result<u32, NotStored> {
    let mut gone = 0;
    for room in rooms {
        gone += u32::from(put_away(registry, folder, &room).await?);
    }
    Ok(gone)
}

/// Writes a room to a file and deletes it, unless somebody uses it. Tells whether it is gone.
async fn put_away(registry: &Registry, folder: &Path, room: &OldRoom) -> Result<bool, NotStored> {
    let Some(_going) = registry.begin_to_forget(&room.name) else { return Ok(false) };
    if let Some(header) = registry.store.header(room.id).await? {
        let mut log = Packed::default();
        let (mut lines, mut seal, mut entries) = (registry.store.stream(room.id), Seal::default(), 0);
        log.add(&header, &mut seal);
        while let Some((number, line)) = lines.try_next().await? {
            for _ in entries..number {
                log.add("", &mut seal);
            }
            log.add(&line, &mut seal);
            entries = number + 1;
        }
        drop(lines);
        let end = seal.end_line(entries as usize).map_err(|fault| NotStored::because(&fault))?;
        log.add(&end, &mut seal);
        let file = folder.join("ended").join(format!("{}-{}.log.gz", room.id, room.made));
        log.write(&file).map_err(|error| NotStored::because(&format!("{}: {error}", file.display())))?;
    }
    registry.store.keep(Change::Forget { room: room.id }).await?;
    tracing::info!(room = room.id, "an old room was put away");
    Ok(true)
}

/// A log in its compressed form.
struct Packed(GzEncoder<Vec<u8>>);

impl Default for Packed {
    fn default() -> Packed {
        Packed(GzEncoder::new(Vec::new(), Compression::default()))
    }
}

impl Packed {
    fn add(&mut self, line: &str, seal: &mut Seal) {
        seal.add(line.as_bytes());
        // Writing to memory does not fail.
        let _ = self.0.write_all(line.as_bytes()).and_then(|()| self.0.write_all(b"\n"));
    }

    /// Writes it to a file that is whole or not there.
    fn write(self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        let fresh = path.with_extension("gz-new");
        let mut file = File::create(&fresh)?;
        file.write_all(&self.0.finish()?)?;
        file.sync_all()?;
        fs::rename(fresh, path)
    }
}
