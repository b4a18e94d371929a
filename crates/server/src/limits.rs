//! How much of everything a client may have.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::address::Block;

/// How much of everything a client may have.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages that one connection may send in a second, for long.
    pub messages: f64,
    /// Messages that it may send at once.
    pub burst: f64,
    /// Messages beyond that which are answered with an error; then the connection ends.
    pub forgiven: u32,
    /// Of what costs more than a move (chat, names, undo, proposals, the log), so many in a second, for long.
    pub errands: f64,
    /// So many of that at once.
    pub errands_burst: f64,
    /// Rooms that one address may make in a minute, for long.
    pub rooms: f64,
    /// Bytes that are stored for one address in a day, for long; a quarter of it at once.
    pub stored: f64,
    /// Connections at the same time, of all clients together. Fewer, if the system gives the program fewer files.
    pub sockets: usize,
    /// Connections of one address at the same time.
    pub sockets_each: usize,
    /// Those who watch one room at the same time. Seats have places of their own.
    pub watchers: usize,
    /// Those of them who come from one address.
    pub watchers_each: usize,
    /// Connections to one seat at the same time; beyond that, the oldest ends.
    pub screens: usize,
    /// Of what all who watch a room say together, so many lines in a second, for long.
    pub murmurs: f64,
    /// So many of that at once.
    pub murmurs_burst: f64,
    /// Bytes that may wait for one client before it counts as too slow.
    pub queued: usize,
    /// Time for a request to come in, its head and what follows it; also for the next one on the same connection.
    pub request: Duration,
    /// How long a connection is kept that only fetches files.
    pub plain: Duration,
    /// Time for the first message.
    pub hello: Duration,
    /// Silence after which a connection is asked whether it is still there; after twice as much it is not.
    pub silence: Duration,
    /// How long a room without anybody stays in memory.
    pub idle: Duration,
    /// How long somebody must be away at least before the others may decide about the seat.
    pub away: Duration,
    /// Who comes and goes is told once in this time at most.
    pub gather: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            messages: 50.0,
            burst: 100.0,
            forgiven: 100,
            errands: 2.0,
            errands_burst: 30.0,
            rooms: 30.0,
            stored: 1024.0 * 1024.0 * 1024.0,
            sockets: 20_000,
            sockets_each: 128,
            watchers: 200,
            watchers_each: 50,
            screens: 8,
            murmurs: 2.0,
            murmurs_burst: 20.0,
            queued: 1024 * 1024,
            request: Duration::from_secs(20),
            plain: Duration::from_secs(300),
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(25),
            idle: Duration::from_secs(120),
            away: Duration::from_secs(60),
            gather: Duration::from_millis(200),
        }
    }
}

/// A bucket that fills as time goes by and from which each message takes one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: f64,
    most: f64,
    left: f64,
    since: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: f64, most: f64, now: Instant) -> Bucket {
        Bucket { rate, most, left: most, since: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.afford(1.0, now)
    }

    /// Takes so much, whether it is there or not: what is missing has to flow in first.
    fn spend(&mut self, amount: f64, now: Instant) {
        self.fill(now);
        self.left -= amount;
    }

    /// Takes so much, if it is there.
    pub(crate) fn afford(&mut self, amount: f64, now: Instant) -> bool {
        let enough = self.has(amount, now);
        if enough {
            self.left -= amount;
        }
        enough
    }

    fn has(&mut self, amount: f64, now: Instant) -> bool {
        self.fill(now);
        self.left >= amount
    }

    fn fill(&mut self, now: Instant) {
        let grown = now.saturating_duration_since(self.since).as_secs_f64() * self.rate;
        self.left = (self.left + grown).min(self.most);
        self.since = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.most
    }
}

/// A bucket for each household.
pub(crate) struct Buckets {
    rate: f64,
    most: f64,
    buckets: Mutex<HashMap<Block, Bucket>>,
}

/// Households after which full buckets are thrown away: they say no more than missing ones.
const TIDY: usize = 10_000;

impl Buckets {
    /// So much flows into each bucket in a second, and so much is in a full one.
    pub(crate) fn new(rate: f64, most: f64) -> Buckets {
        Buckets { rate, most, buckets: Mutex::default() }
    }

    fn with<T>(&self, block: Block, now: Instant, with: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= TIDY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        with(buckets.entry(block).or_insert_with(|| Bucket::new(self.rate, self.most, now)))
    }

    /// Takes one out of the bucket of a household.
    pub(crate) fn take(&self, block: Block, now: Instant) -> bool {
        self.with(block, now, |bucket| bucket.take(now))
    }

    /// Whether anything is left.
    pub(crate) fn is_left(&self, block: Block, now: Instant) -> bool {
        self.with(block, now, |bucket| bucket.has(f64::MIN_POSITIVE, now))
    }

    /// Takes so much, whether it is there or not.
    pub(crate) fn spend(&self, block: Block, amount: f64, now: Instant) {
        self.with(block, now, |bucket| bucket.spend(amount, now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_has_flowed_in() {
        let begin = Instant::now();
        let mut bucket = Bucket::new(10.0, 3.0, begin);
        let taken = |bucket: &mut Bucket, now| (0..10).filter(|_| bucket.take(now)).count();
        assert_eq!(taken(&mut bucket, begin), 3);
        assert_eq!(taken(&mut bucket, begin + Duration::from_millis(250)), 2);
        assert_eq!(taken(&mut bucket, begin + Duration::from_secs(60)), 3);
    }

    #[test]
    fn each_household_has_its_own() {
        let buckets = Buckets::new(1.0, 2.0);
        let now = Instant::now();
        let [here, there] = [1, 2].map(|at| Block::of([10, 0, 0, at].into()));
        assert!(buckets.take(here, now) && buckets.take(here, now));
        assert!(!buckets.take(here, now));
        assert!(buckets.take(there, now));
        buckets.spend(there, 11.0, now);
        assert!(!buckets.is_left(there, now + Duration::from_secs(10)));
        assert!(buckets.is_left(there, now + Duration::from_secs(11)));
    }
}
