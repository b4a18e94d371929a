//! What the server counts, for Prometheus.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64},
    },
    time::Duration,
};

use prometheus_client::{
    encoding::text::encode,
    metrics::{counter::Counter, gauge::Gauge, histogram::Histogram},
    registry::{Registry, Unit},
};

/// What the server counts. Clones count together.
#[derive(Clone)]
pub(crate) struct Metrics(Arc<Counts>);

pub(crate) struct Counts {
    registry: Registry,
    pub(crate) rooms: Gauge<i64, AtomicI64>,
    pub(crate) sockets: Gauge<i64, AtomicI64>,
    pub(crate) made: Counter<u64, AtomicU64>,
    pub(crate) woken: Counter<u64, AtomicU64>,
    pub(crate) moves: Counter<u64, AtomicU64>,
    pub(crate) undone: Counter<u64, AtomicU64>,
    pub(crate) refused: Counter<u64, AtomicU64>,
    pub(crate) hostile: Counter<u64, AtomicU64>,
    pub(crate) turned_away: Counter<u64, AtomicU64>,
    pub(crate) broken: Counter<u64, AtomicU64>,
    pub(crate) said: Counter<u64, AtomicU64>,
    commits: Counter<u64, AtomicU64>,
    stored: Counter<u64, AtomicU64>,
    commit_seconds: Histogram,
    pub(crate) thought_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let times = || Histogram::new([0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0]);
        let mut counts = Counts {
            registry: Registry::with_prefix("bottlecap"),
            rooms: Gauge::default(),
            sockets: Gauge::default(),
            made: Counter::default(),
            woken: Counter::default(),
            moves: Counter::default(),
            undone: Counter::default(),
            refused: Counter::default(),
            hostile: Counter::default(),
            turned_away: Counter::default(),
            broken: Counter::default(),
            said: Counter::default(),
            commits: Counter::default(),
            stored: Counter::default(),
            commit_seconds: times(),
            thought_seconds: times(),
        };
        let registry = &mut counts.registry;
        registry.register("rooms_live", "Rooms in memory", counts.rooms.clone());
        registry.register("sockets_open", "Open connections", counts.sockets.clone());
        registry.register("rooms_made", "Rooms made", counts.made.clone());
        registry.register("rooms_woken", "Rooms brought back from the store", counts.woken.clone());
        registry.register("moves", "Answers played and stored", counts.moves.clone());
        registry.register("undos", "Times something was taken back", counts.undone.clone());
        registry.register("refusals", "Requests that were refused", counts.refused.clone());
        registry.register("hostile", "Connections ended because of what they sent", counts.hostile.clone());
        registry.register("turned_away", "Connections for which there was no place", counts.turned_away.clone());
        registry.register("rooms_broken", "Rooms that broke down", counts.broken.clone());
        registry.register("chat_lines", "Lines of chat", counts.said.clone());
        registry.register("commits", "Commits to the store", counts.commits.clone());
        registry.register("changes_stored", "Changes stored", counts.stored.clone());
        let seconds = |registry: &mut Registry, name, help, histogram: &Histogram| {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.clone());
        };
        seconds(registry, "commit", "Time of a commit", &counts.commit_seconds);
        seconds(registry, "thought", "Time a bot thought", &counts.thought_seconds);
        Metrics(Arc::new(counts))
    }

    pub(crate) fn committed(&self, changes: usize, time: Duration) {
        self.commits.inc();
        self.stored.inc_by(changes as u64);
        self.commit_seconds.observe(time.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

impl std::ops::Deref for Metrics {
    type Target = Counts;

    fn deref(&self) -> &Counts {
        &self.0
    }
}
