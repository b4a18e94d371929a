//! A room: one task that owns one game.
//!
//! What a guest asks is done in the order in which it comes. A move is played, stored, and only then told to anybody.
//! The room holds the present of its game and nothing of its past: whoever needs that, after a reconnection or for an
//! undo, gets it from the store.

mod bot;
mod clock;
mod door;
mod game;
mod guest;
mod log;
mod rematch;
mod tell;
mod vote;

use std::{
    any::Any,
    collections::HashMap,
    future::Future,
    panic::AssertUnwindSafe,
    sync::{Arc, OnceLock},
};

use axum::extract::ws::Utf8Bytes;
use futures_util::FutureExt;
use kernel::{Divergence, Log, ReplayError, Resumed, Seat, Session, Table};
use protocol::{Code, Happened, Hello, Open, Phase};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use self::{bot::Thinking, clock::Ticking, guest::Guest};
use crate::{
    address::Block,
    games::Hosted,
    limits::Bucket,
    metrics::Metrics,
    outbox::Outbox,
    record::{self, RoomRecord},
    registry::Registry,
    store::{self, KeptRoom, NotStored},
};

/// A message to a room.
pub(crate) enum ToRoom {
    /// Somebody comes in.
    Enter(Box<Enter>),
    /// A guest says something.
    Said {
        /// Who.
        guest: u64,
        /// What.
        text: Utf8Bytes,
    },
    /// A guest is gone.
    Left {
        /// Who.
        guest: u64,
    },
    /// The server stops.
    Stop(oneshot::Sender<()>),
}

/// Somebody comes in.
pub(crate) struct Enter {
    /// The number of the connection.
    pub(crate) guest: u64,
    /// Where they come from.
    pub(crate) block: Block,
    /// What they said at the door.
    pub(crate) hello: Hello,
    /// Where they listen.
    pub(crate) out: Outbox,
}

/// Why a room cannot go on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Closed {
    #[error("there is no such room")]
    NoSuchRoom,
    #[error(transparent)]
    Store(#[from] NotStored),
    #[error("what is kept of the room cannot be read: {0}")]
    Unreadable(String),
    #[error("it was found before that what is kept of the room cannot be read")]
    StillUnreadable,
    #[error("the rules broke down: {0}")]
    Broken(String),
    #[error("the program made a mistake: {0}")]
    Panicked(String),
}

impl Closed {
    const fn code(&self) -> Code {
        match self {
            Closed::NoSuchRoom => Code::NoSuchRoom,
            Closed::Store(_) => Code::NotStored,
            Closed::Unreadable(_) | Closed::StillUnreadable => Code::Unreadable,
            Closed::Broken(_) | Closed::Panicked(_) => Code::Broken,
        }
    }
}

/// A room.
struct Room<G: Hosted> {
    registry: Arc<Registry>,
    game: Arc<G>,
    /// The number in the store; logs of the server name a room by it, since the name is half of a key.
    id: i64,
    record: RoomRecord<G::Setup>,
    /// The game, once it has begun.
    session: Option<Session<G, Arc<G>>>,
    guests: Vec<Guest>,
    /// Since when each seat's person is away, by the clock on the wall: a room may sleep meanwhile.
    away: HashMap<Seat, u64>,
    open: Option<Open>,
    /// The number of the latest. It begins anew with the time when the room wakes, so that no vote for an older one fits.
    proposals: u32,
    /// Somebody came or went, or was called differently, since everybody was told who is here.
    is_presence_news: bool,
    /// When everybody was told.
    presence_told: Option<Instant>,
    /// What the connections of each seat together may ask besides playing.
    errands: Vec<Bucket>,
    /// What all who watch may say together.
    murmurs: Bucket,
    /// For whom something is being stored.
    payer: Option<Block>,
    /// When to look again whether anybody has a share of the disk left for what bots do.
    rests_until: Option<Instant>,
    /// The whole story as those who watch are told it, up to a decision.
    story: Option<(u32, Vec<Happened<G::Event>>)>,
    clock: Ticking,
    thinking: Option<Thinking<G>>,
    /// Since when nobody is here.
    quiet: Instant,
}

/// A room that is awake is counted as long as this is there, however it ends.
struct Awake<'a>(&'a Metrics);

impl<'a> Awake<'a> {
    fn new(metrics: &'a Metrics) -> Awake<'a> {
        metrics.rooms.inc();
        Awake(metrics)
    }
}

impl Drop for Awake<'_> {
    fn drop(&mut self) {
        self.0.rooms.dec();
    }
}

/// The life of a room, from the moment it is woken until nobody needs it any more.
pub(crate) async fn run(registry: Arc<Registry>, name: String, mut inbox: mpsc::Receiver<ToRoom>) {
    let _awake = Awake::new(&registry.metrics);
    let number = OnceLock::new();
    let life = live_out(&registry, &name, &number, &mut inbox);
    if let Err(closed) = watch_over(&number, life).await {
        match &closed {
            Closed::Unreadable(_) => registry.set_unreadable(&name),
            Closed::Panicked(_) => {
                registry.metrics.broken.inc();
            }
            Closed::NoSuchRoom | Closed::StillUnreadable | Closed::Store(_) | Closed::Broken(_) => {}
        }
        turn_away(&registry, &name, &mut inbox, closed.code());
    }
}

/// Lets a room live. One that panics takes nothing with it: what is stored is what counts, and the next one who comes in
/// wakes it from there.
async fn watch_over(number: &OnceLock<i64>, life: impl Future<Output = Result<(), Closed>>) -> Result<(), Closed> {
    let ended = AssertUnwindSafe(life).catch_unwind().await;
    let ended = ended.unwrap_or_else(|panic| Err(Closed::Panicked(words_of(&*panic))));
    let room = number.get().copied();
    match &ended {
        Ok(()) | Err(Closed::NoSuchRoom | Closed::StillUnreadable) => {}
        Err(closed) => tracing::error!(room, error = %closed, "a room closed"),
    }
    ended
}

/// What a panic says.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

async fn live_out(
    registry: &Arc<Registry>,
    name: &str,
    number: &OnceLock<i64>,
    inbox: &mut mpsc::Receiver<ToRoom>,
) -> Result<(), Closed> {
    if registry.is_unreadable(name) {
        return Err(Closed::StillUnreadable);
    }
    if registry.is_going(name) {
        return Err(Closed::NoSuchRoom);
    }
    // What happens once is on the heap, so that a room that waits for the next move is small.
    let kept = Box::pin(registry.store.room(name)).await?.ok_or(Closed::NoSuchRoom)?;
    number.get_or_init(|| kept.id);
    registry.games.wake(registry, kept, name, inbox).await
}

/// Wakes a room of a game and lets it live.
pub(crate) async fn live<G: Hosted>(
    registry: &Arc<Registry>,
    game: Arc<G>,
    kept: KeptRoom,
    name: &str,
    inbox: &mut mpsc::Receiver<ToRoom>,
) -> Result<(), Closed> {
    let room = Box::pin(Room::wake(registry, game, kept)).await?;
    // On the heap, so that a room is as large as its own game needs.
    Box::pin(room.run(name, inbox)).await
}

/// Nobody can come in.
fn turn_away(registry: &Registry, name: &str, inbox: &mut mpsc::Receiver<ToRoom>, code: Code) {
    loop {
        while let Ok(message) = inbox.try_recv() {
            if let ToRoom::Enter(enter) = message {
                enter.out.bye(code);
            }
        }
        if registry.retire(name, inbox) {
            return;
        }
    }
}

impl<G: Hosted> Room<G> {
    async fn wake(registry: &Arc<Registry>, game: Arc<G>, kept: KeptRoom) -> Result<Room<G>, Closed> {
        let record: RoomRecord<G::Setup> = record::read(G::ID, &kept.record).map_err(Closed::Unreadable)?;
        let now = Instant::now();
        let seats = record.seats.len();
        let seen = |seat: Seat| record.seats.get(seat.index()).and_then(|seat| seat.seen);
        // Whom a bot has replaced is away, too.
        let owned = record.seats_where(|seat| seat.token.is_some());
        let away = owned.iter().map(|seat| (seat, seen(seat).unwrap_or_else(store::now))).collect();
        let clocks = match &record.clocks {
            Some(clocks) => Some(clocks.clone()),
            None => registry.store.clocks(kept.id).await?,
        };
        let clock = Ticking::new(record.clock, seats, clocks.as_deref());
        let limits = &registry.limits;
        let errands = Bucket::new(limits.errands, limits.errands_burst, now.into_std());
        let mut room = Room {
            registry: registry.clone(),
            game,
            id: kept.id,
            record,
            session: None,
            guests: Vec::new(),
            away,
            open: None,
            proposals: store::now() as u32,
            is_presence_news: false,
            presence_told: None,
            errands: vec![errands; seats],
            murmurs: Bucket::new(limits.murmurs, limits.murmurs_burst, now.into_std()),
            payer: None,
            rests_until: None,
            story: None,
            clock,
            thinking: None,
            quiet: now,
        };
        if kept.header.is_some() {
            room.resume().await?;
            registry.metrics.woken.inc();
        }
        let asked = room.asked_person();
        room.clock.wakes(asked, store::now());
        tracing::debug!(room = room.id, "awake");
        Ok(room)
    }

    /// The whole game, played again from its log.
    async fn replayed(&self) -> Result<Resumed<G>, Closed> {
        let (game, text) = (self.game.clone(), self.log_text().await?);
        // A long game takes some milliseconds, for which no other room should wait.
        let resumed = tokio::task::spawn_blocking(move || Resumed::of(game, Log::read_kept(text)?)).await;
        let unreadable = |what: String| Closed::Unreadable(what);
        resumed
            .map_err(|error| unreadable(error.to_string()))?
            .map_err(|error: ReplayError| unreadable(error.to_string()))
    }

    /// Finds the game as it stands. Rules and cards may have changed while the room slept.
    async fn resume(&mut self) -> Result<(), Closed> {
        let is_on = matches!(self.record.phase, Phase::Playing | Phase::Stopped { .. });
        match self.replayed().await? {
            Resumed::Same(table) => {
                self.session = Some(table.into_session());
                // It was stopped by a version of the server that is gone.
                if matches!(self.record.phase, Phase::Stopped { .. }) {
                    self.record.phase = Phase::Playing;
                }
            }
            Resumed::Updated(table) if is_on => self.keep_update(table).await.map(|_| ())?,
            Resumed::Updated(table) => self.session = Some(table.into_session()),
            Resumed::Differs(differing) => {
                let Divergence { entry: step, what, .. } = differing.divergence;
                tracing::warn!(room = self.id, step, %what, "a game goes differently with the rules and cards of today");
                // Where the beginning differs there is no table to show, and still something to be handed out.
                self.session = differing.table.map(Table::into_session);
                if is_on {
                    self.record.phase = Phase::Stopped { step, what };
                }
            }
        }
        Ok(())
    }

    /// The log as it is kept, without a seal.
    async fn log_text(&self) -> Result<String, Closed> {
        let header = self.registry.store.header(self.id).await?;
        let header = header.ok_or_else(|| Closed::Unreadable("the game has not begun".to_owned()))?;
        let mut text = header;
        for line in self.registry.store.lines(self.id, 0).await? {
            text.push('\n');
            text.push_str(&line);
        }
        text.push('\n');
        Ok(text)
    }

    async fn run(mut self, name: &str, inbox: &mut mpsc::Receiver<ToRoom>) -> Result<(), Closed> {
        let ended = self.listen(name, inbox).await;
        if let Err(closed) = &ended {
            self.say_bye(closed.code());
        }
        ended
    }

    async fn listen(&mut self, name: &str, inbox: &mut mpsc::Receiver<ToRoom>) -> Result<(), Closed> {
        loop {
            self.go_on();
            let sleeps_at = self.is_quiet().then(|| self.quiet + self.registry.limits.idle);
            let due = [sleeps_at, self.clock.runs_out(), self.presence_due(), self.rests_until];
            let deadline = due.into_iter().flatten().min();
            let thinks = self.thinking.is_some();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(ToRoom::Stop(done)) => {
                        self.keep_times().await?;
                        // Whoever waited for the end may have given up.
                        let _ = done.send(());
                        return Ok(());
                    }
                    Some(ToRoom::Enter(enter)) => Box::pin(self.enter(*enter)).await?,
                    // On the heap for as long as it takes: a room that waits for the next move is small.
                    Some(ToRoom::Said { guest, text }) => Box::pin(self.said(guest, &text)).await?,
                    Some(ToRoom::Left { guest }) => self.left(guest),
                    None => return Ok(()),
                },
                answer = bot::answered(&mut self.thinking), if thinks => Box::pin(self.bot_answers(answer)).await?,
                () = sleep_until(deadline.unwrap_or_else(Instant::now)), if deadline.is_some() => {
                    Box::pin(self.time_passes()).await?;
                    if sleeps_at.is_some_and(|at| at <= Instant::now()) {
                        self.keep_times().await?;
                        if self.registry.retire(name, inbox) {
                            tracing::debug!(room = self.id, "asleep");
                            return Ok(());
                        }
                    }
                }
            }
        }
    }

    /// Time that has run since the last move is not given back by a night's sleep, and who has been away stays away.
    async fn keep_times(&mut self) -> Result<(), Closed> {
        self.record.clocks = self.clock.written();
        for (seat, since) in &self.away {
            self.record.seats[seat.index()].seen = Some(*since);
        }
        self.keep_record().await
    }

    /// After whatever happened: everybody knows who is here, bots begin to think and the right clock runs.
    fn go_on(&mut self) {
        if self.presence_due().is_some_and(|due| due <= Instant::now()) {
            self.tell_present();
        }
        self.let_bots_think();
        let asked = self.asked_person();
        self.clock.run(asked);
    }

    /// When everybody is to be told who is here, if that has changed: those who come and go in crowds are told of once.
    fn presence_due(&self) -> Option<Instant> {
        let told = self.presence_told.map_or(self.quiet, |told| told + self.registry.limits.gather);
        self.is_presence_news.then_some(told)
    }

    /// The seat whose person is asked.
    fn asked_person(&self) -> Option<Seat> {
        let seat = self.asked()?;
        self.record.seats.get(seat.index()).filter(|record| record.controller.is_person()).map(|_| seat)
    }

    /// The seat that is asked while the game is on.
    fn asked(&self) -> Option<Seat> {
        let session = self.session.as_ref().filter(|_| self.record.phase == Phase::Playing)?;
        session.decision().asked.map(|asked| asked.seat)
    }

    /// Whether nobody is here and no bot has anything to do.
    fn is_quiet(&self) -> bool {
        self.guests.is_empty() && self.thinking.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_room_that_panics_says_so_and_leaves_no_count_behind() {
        let metrics = Metrics::new();
        let number = OnceLock::from(7);
        let ended = {
            let _awake = Awake::new(&metrics);
            assert_eq!(metrics.rooms.get(), 1);
            watch_over(&number, async { panic!("a mistake of the program") }).await
        };
        assert!(matches!(&ended, Err(Closed::Panicked(words)) if words == "a mistake of the program"));
        assert_eq!(ended.map_err(|closed| closed.code()), Err(Code::Broken));
        assert_eq!(metrics.rooms.get(), 0);
    }
}
