//! Where bots think: on a few threads, in slices, so that every room has its fair share and people come first.
//!
//! Whoever has thought least lately goes next. A room with one quick bot so answers at once, however many rooms of
//! slow ones there are, and those share what is left.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// How fast thinking is forgotten: after this time, about a third of it still counts.
const MEMORY: Duration = Duration::from_secs(10);

/// Rooms after which those are forgotten that have hardly thought.
const TIDY: usize = 1000;

/// What hardly counts.
const HARDLY: Duration = Duration::from_millis(1);

/// How much threads of bots give way to everything else; 19 is the most.
#[cfg(unix)]
const GIVE_WAY: i32 = 10;

/// A search that goes on slice by slice; true when it is done or nobody wants it any more.
pub(crate) type Slice = Box<dyn FnMut() -> bool + Send>;

/// Where bots think.
pub(crate) struct Thinkers {
    queue: Mutex<Queue>,
    more: Condvar,
}

#[derive(Default)]
struct Queue {
    /// Searches that wait, those that have waited longest first.
    searches: Vec<(i64, Slice)>,
    shares: Shares,
    is_stopped: bool,
}

/// How much each room has thought lately.
#[derive(Default)]
struct Shares(HashMap<i64, (Duration, Instant)>);

impl Shares {
    fn of(&self, room: i64, now: Instant) -> Duration {
        self.0.get(&room).map_or(Duration::ZERO, |thought| Shares::left_of(*thought, now))
    }

    fn left_of((thought, at): (Duration, Instant), now: Instant) -> Duration {
        let age = now.saturating_duration_since(at).as_secs_f64() / MEMORY.as_secs_f64();
        thought.mul_f64((-age).exp())
    }

    fn add(&mut self, room: i64, thought: Duration, now: Instant) {
        if self.0.len() >= TIDY {
            self.0.retain(|_, thought| Shares::left_of(*thought, now) > HARDLY);
        }
        let all = self.of(room, now) + thought;
        self.0.insert(room, (all, now));
    }

    /// Which of these rooms is next.
    fn next(&self, rooms: impl Iterator<Item = i64>, now: Instant) -> Option<usize> {
        rooms.enumerate().min_by_key(|(_, room)| self.of(*room, now)).map(|(at, _)| at)
    }
}

impl Thinkers {
    /// Begins to listen. One core is left to people, where there are several.
    pub(crate) fn start() -> Arc<Thinkers> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Arc::new(Thinkers { queue: Mutex::default(), more: Condvar::new() });
        for _ in 0..cores.saturating_sub(1).max(1) {
            let thinkers = thinkers.clone();
            let started = thread::Builder::new().name("bot".to_owned()).spawn(move || thinkers.work());
            if let Err(error) = started {
                tracing::error!(%error, "bots have one thread less to think on");
            }
        }
        thinkers
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a bot of a room think.
    pub(crate) fn think(&self, room: i64, slice: Slice) {
        self.queue().searches.push((room, slice));
        self.more.notify_one();
    }

    /// Nobody needs to think any more.
    pub(crate) fn stop(&self) {
        let mut queue = self.queue();
        queue.is_stopped = true;
        queue.searches.clear();
        self.more.notify_all();
    }

    /// The search that is next; none when the server stops.
    fn next(&self) -> Option<(i64, Slice)> {
        let mut queue = self.queue();
        loop {
            if queue.is_stopped {
                return None;
            }
            let rooms = queue.searches.iter().map(|(room, _)| *room);
            if let Some(at) = queue.shares.next(rooms, Instant::now()) {
                return Some(queue.searches.remove(at));
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        give_way();
        while let Some((room, mut slice)) = self.next() {
            let begin = Instant::now();
            // A bot that breaks down has no answer; whoever waits for it notices that it is gone.
            let is_done = catch_unwind(AssertUnwindSafe(&mut slice)).unwrap_or(true);
            let now = Instant::now();
            let mut queue = self.queue();
            queue.shares.add(room, now.saturating_duration_since(begin), now);
            if !is_done && !queue.is_stopped {
                queue.searches.push((room, slice));
            }
        }
    }
}

/// Lets everything else that the machine does go first.
#[cfg(target_os = "linux")]
fn give_way() {
    // Elsewhere it would be said of the whole program. Where it is not allowed, the system shares the cores as it likes.
    let _ = rustix::process::setpriority_process(None, GIVE_WAY);
}

#[cfg(not(target_os = "linux"))]
const fn give_way() {}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const MILLI: Duration = Duration::from_millis(1);

    /// Thirty rooms think all the time; another one asks for a little now and then.
    #[test]
    fn a_quick_bot_does_not_wait_for_thirty_slow_ones() {
        let begin = Instant::now();
        let (mut shares, mut now) = (Shares::default(), begin);
        let (slow, quick): (Vec<i64>, i64) = ((1..=30).collect(), 99);
        let mut waits = Vec::new();
        for round in 0..100 {
            for _ in 0..100 {
                let at = shares.next(slow.iter().copied(), now).unwrap();
                now += 5 * MILLI;
                shares.add(slow[at], 5 * MILLI, now);
            }
            // The quick one needs three slices.
            let (asked, mut slices) = (now, 0);
            while slices < 3 {
                let rooms = slow.iter().copied().chain([quick]);
                let at = shares.next(rooms, now).unwrap();
                now += 5 * MILLI;
                let room = slow.get(at).copied().unwrap_or(quick);
                shares.add(room, 5 * MILLI, now);
                slices += u32::from(room == quick);
            }
            if round > 0 {
                waits.push(now - asked);
            }
        }
        assert!(waits.iter().all(|wait| *wait <= 30 * MILLI), "{waits:?}");
    }

    #[test]
    fn slow_bots_share_what_there_is() {
        let (mut shares, mut now) = (Shares::default(), Instant::now());
        let mut slices = [0; 4];
        for _ in 0..4000 {
            let at = shares.next(0..4, now).unwrap();
            now += MILLI;
            shares.add(at as i64, MILLI, now);
            slices[at] += 1;
        }
        assert!(slices.iter().all(|slices| (990..=1010).contains(slices)), "{slices:?}");
    }

    #[test]
    fn rooms_that_think_no_more_are_forgotten() {
        let (mut shares, now) = (Shares::default(), Instant::now());
        for room in 0..1500 {
            shares.add(room, MILLI / 2, now);
        }
        assert!(shares.0.len() < TIDY + 1, "{}", shares.0.len());
    }

    #[test]
    fn a_bot_that_breaks_down_takes_nobody_with_it() {
        let thinkers = Thinkers::start();
        let (told, heard) = mpsc::channel();
        thinkers.think(1, Box::new(|| panic!("a bot breaks down")));
        let mut left = 3;
        let slice = move || {
            left -= 1;
            left == 0 && told.send("done").is_ok()
        };
        thinkers.think(2, Box::new(slice));
        assert_eq!(heard.recv(), Ok("done"));
        thinkers.stop();
    }
}
