//! How much of everything a client may have.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

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
    /// Connections at the same time, of all clients together.
    pub sockets: usize,
    /// People in one room at the same time, those who watch included.
    pub guests: usize,
    /// Time for the first message.
    pub hello: Duration,
    /// Silence after which a connection is asked whether it is still there; after twice as much it is not.
    pub silence: Duration,
    /// How long a room without anybody stays in memory.
    pub idle: Duration,
    /// How long somebody must be away before the others may decide about the seat.
    pub away: Duration,
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
            sockets: 20_000,
            guests: 200,
            hello: Duration::from_secs(10),
            silence: Duration::from_secs(25),
            idle: Duration::from_secs(120),
            away: Duration::from_secs(60),
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
        self.fill(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
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

/// A bucket for each address.
#[derive(Default)]
pub(crate) struct Buckets(Mutex<HashMap<IpAddr, Bucket>>);

/// Addresses after which full buckets are thrown away: they say no more than missing ones.
const TIDY: usize = 10_000;

impl Buckets {
    /// Takes one out of the bucket of an address.
    pub(crate) fn take(&self, address: IpAddr, per_minute: f64, now: Instant) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= TIDY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let fresh = || Bucket::new(per_minute / 60.0, per_minute.max(1.0), now);
        buckets.entry(address).or_insert_with(fresh).take(now)
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
    fn each_address_has_its_own() {
        let buckets = Buckets::default();
        let now = Instant::now();
        let (here, there) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        assert!(buckets.take(here, 2.0, now) && buckets.take(here, 2.0, now));
        assert!(!buckets.take(here, 2.0, now));
        assert!(buckets.take(there, 2.0, now));
    }
}
