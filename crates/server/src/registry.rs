//! The registry: all rooms that are awake, and the way to those that sleep.
//!
//! A room is one task. It is in the list as long as it listens; whoever sends to it does so under the list's lock, and
//! a room that goes to sleep takes itself off under the same lock, so that no message is lost between the two.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::AtomicUsize},
};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::{
    games::Games,
    limits::{Buckets, Limits},
    metrics::Metrics,
    room::{self, ToRoom},
    store::Store,
};

/// Messages that may wait for a room.
const INBOX: usize = 32;

/// All rooms.
pub(crate) struct Registry {
    pub(crate) store: Store,
    pub(crate) games: Games,
    pub(crate) limits: Limits,
    pub(crate) origins: Vec<String>,
    pub(crate) metrics: Metrics,
    pub(crate) makers: Buckets,
    pub(crate) sockets: AtomicUsize,
    /// So many bots may think at the same time.
    pub(crate) thinkers: Arc<Semaphore>,
    rooms: Mutex<HashMap<String, mpsc::Sender<ToRoom>>>,
    /// Rooms that could not be read. Nobody tries again before the server is another one.
    unreadable: Mutex<HashSet<String>>,
    /// Turns true when the server stops.
    stopping: watch::Sender<bool>,
}

impl Registry {
    pub(crate) fn new(store: Store, games: Games, limits: Limits, origins: Vec<String>, metrics: Metrics) -> Registry {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Registry {
            store,
            games,
            limits,
            origins,
            metrics,
            makers: Buckets::default(),
            sockets: AtomicUsize::new(0),
            thinkers: Arc::new(Semaphore::new(cores)),
            rooms: Mutex::default(),
            unreadable: Mutex::default(),
            stopping: watch::Sender::new(false),
        }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ToRoom>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a message to a room, which is woken if it sleeps. Gives it back if the room has too much to do. The
    /// sender leads to the room as long as somebody is in it.
    pub(crate) fn send(self: &Arc<Registry>, name: &str, message: ToRoom) -> Result<mpsc::Sender<ToRoom>, ToRoom> {
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
            Err(mpsc::error::TrySendError::Full(message) | mpsc::error::TrySendError::Closed(message)) => Err(message),
        }
    }

    /// Remembers that a room cannot be read.
    pub(crate) fn set_unreadable(&self, name: &str) {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_owned());
    }

    /// Whether a room was found to be one that cannot be read.
    pub(crate) fn is_unreadable(&self, name: &str) -> bool {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).contains(name)
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
