//! The registry: all rooms that are awake, and the way to those that sleep.
//!
//! A room is one task. It is in the list as long as it listens; whoever sends to it does so under the list's lock, and
//! a room that goes to sleep takes itself off under the same lock, so that no message is lost between the two.

use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::{
    address::{Block, Proxy},
    bites::Bites,
    crowd::Crowd,
    games::Games,
    limits::{Buckets, Limits},
    metrics::Metrics,
    room::{self, ToRoom},
    store::Store,
    thinkers::Thinkers,
};

/// Messages that may wait for a room.
const INBOX: usize = 32;

/// Memory for logs on their way to those who asked for them, of all rooms together, in KiB.
const LOGS: usize = 32 * 1024;

/// A day in seconds.
const DAY: f64 = 24.0 * 3600.0;

/// The part of what may be stored in a day that may be stored at once.
const AT_ONCE: f64 = 0.25;

/// A message that a room had no place for.
type Unsent = (mpsc::Sender<ToRoom>, ToRoom);

/// All rooms.
pub(crate) struct Registry {
    pub(crate) store: Store,
    pub(crate) games: Games,
    pub(crate) limits: Limits,
    /// Proxies that are believed for whom they ask.
    pub(crate) proxies: Vec<Proxy>,
    pub(crate) metrics: Metrics,
    pub(crate) bites: Bites,
    pub(crate) makers: Buckets,
    /// What is stored for each household.
    storing: Buckets,
    pub(crate) crowd: Arc<Crowd>,
    /// Memory for logs, in KiB.
    pub(crate) logs: Arc<Semaphore>,
    pub(crate) thinkers: Arc<Thinkers>,
    rooms: Mutex<HashMap<String, mpsc::Sender<ToRoom>>>,
    /// Rooms that could not be read. Nobody tries again before the server is another one.
    unreadable: Mutex<HashSet<String>>,
    /// Rooms that are being put away. Nobody can wake them.
    going: Mutex<HashSet<String>>,
    /// The database has its share of the disk.
    is_full: AtomicBool,
    /// Turns true when the server stops.
    stopping: watch::Sender<bool>,
}

impl Registry {
    pub(crate) fn new(store: Store, games: Games, limits: Limits, proxies: Vec<Proxy>, metrics: Metrics) -> Registry {
        Registry {
            store,
            games,
            limits,
            proxies,
            metrics,
            bites: Bites::default(),
            makers: Buckets::new(limits.rooms / 60.0, limits.rooms.max(1.0)),
            storing: Buckets::new(limits.stored / DAY, limits.stored * AT_ONCE),
            crowd: Arc::default(),
            logs: Arc::new(Semaphore::new(LOGS)),
            thinkers: Thinkers::start(),
            rooms: Mutex::default(),
            unreadable: Mutex::default(),
            going: Mutex::default(),
            is_full: AtomicBool::new(false),
            stopping: watch::Sender::new(false),
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToRoom>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a message to a room, which is woken if it sleeps. The sender leads to the room as long as somebody is in it.
    /// A room that has much to do, perhaps because a crowd comes in, is waited for; none if it does not get to it.
    pub(crate) async fn bring(self: &Arc<Registry>, name: &str, message: ToRoom) -> Option<mpsc::Sender<ToRoom>> {
        let mut message = message;
        loop {
            let (room, back) = match self.send(name, message) {
                Ok(room) => return Some(room),
                Err(back) => back,
            };
            match room.send_timeout(back, self.limits.hello).await {
                Ok(()) => return Some(room),
                // It went to sleep meanwhile.
                Err(mpsc::error::SendTimeoutError::Closed(back)) => message = back,
                Err(mpsc::error::SendTimeoutError::Timeout(_)) => return None,
            }
        }
    }

    /// Gives the message back if the room has no place for it at once.
    fn send(self: &Arc<Registry>, name: &str, message: ToRoom) -> Result<mpsc::Sender<ToRoom>, Unsent> {
        let mut rooms = self.rooms();
        let awake = rooms.get(name).filter(|room| !room.is_closed()).cloned();
        let room = awake.unwrap_or_else(|| {
            let (sender, inbox) = mpsc::channel(INBOX);
            tokio::spawn(room::run(self.clone(), name.to_owned(), inbox));
            rooms.insert(name.to_owned(), sender.clone());
            sender
        });
        match room.try_send(message) {
            Ok(()) => Ok(room),
            Err(mpsc::error::TrySendError::Full(message) | mpsc::error::TrySendError::Closed(message)) => {
                Err((room, message))
            }
        }
    }

    /// Whether a household has not filled its share of the disk lately.
    pub(crate) fn may_store(&self, block: Block) -> bool {
        let may = self.storing.is_left(block, Instant::now());
        if !may && self.bites.is_news("stored") {
            tracing::warn!(address = %block, "an address stores more than its share");
        }
        may
    }

    /// Counts what is stored for a household.
    pub(crate) fn stores(&self, block: Block, bytes: usize) {
        self.storing.spend(block, bytes as f64, Instant::now());
    }

    /// Remembers that a room cannot be read.
    pub(crate) fn set_unreadable(&self, name: &str) {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned());
    }

    /// Whether a room was found to be one that cannot be read.
    pub(crate) fn is_unreadable(&self, name: &str) -> bool {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).contains(name)
    }

    /// Makes sure that nobody wakes a room as long as this is there; none if it is awake.
    pub(crate) fn begin_to_forget<'a>(&'a self, name: &'a str) -> Option<Going<'a>> {
        let rooms = self.rooms();
        let is_awake = rooms.get(name).is_some_and(|room| !room.is_closed());
        (!is_awake).then(|| {
            self.going.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned());
            Going { registry: self, name }
        })
    }

    /// Whether a room is being put away.
    pub(crate) fn is_going(&self, name: &str) -> bool {
        self.going.lock().unwrap_or_else(PoisonError::into_inner).contains(name)
    }

    /// Whether the database has its share of the disk.
    pub(crate) fn is_full(&self) -> bool {
        self.is_full.load(Ordering::Relaxed)
    }

    /// Says whether the database has its share of the disk; gives what was said before.
    pub(crate) fn set_full(&self, is_full: bool) -> bool {
        self.is_full.swap(is_full, Ordering::Relaxed)
    }

    /// Takes a room off the list, unless a message came in the meantime.
    pub(crate) fn retire(&self, name: &str, inbox: &mpsc::Receiver<ToRoom>) -> bool {
        let mut rooms = self.rooms();
        let is_quiet = inbox.is_empty();
        if is_quiet {
            rooms.remove(name);
        }
        is_quiet
    }

    /// Tells when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Ends all connections and rooms. What they have acknowledged is stored already.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        self.thinkers.stop();
        let rooms: Vec<_> = self.rooms().drain().map(|(_, room)| room).collect();
        let mut ends = Vec::new();
        for room in rooms {
            let (done, end) = oneshot::channel();
            // A room that listens no more has ended already.
            if room.send(ToRoom::Stop(done)).await.is_ok() {
                ends.push(end);
            }
        }
        for end in ends {
            let _ = end.await;
        }
    }
}

/// A room that is being put away.
pub(crate) struct Going<'a> {
    registry: &'a Registry,
    name: &'a str,
}

impl Drop for Going<'_> {
    fn drop(&mut self) {
        self.registry.going.lock().unwrap_or_else(PoisonError::into_inner).remove(self.name);
    }
}
