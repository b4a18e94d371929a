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
mod rematch;
mod tell;
mod vote;

use std::{collections::HashMap, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use kernel::{Divergence, Log, ReplayError, Resumed, Seat, Session, Table};
use protocol::{Code, Hello, Open, Phase, Role};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

use self::{bot::Thinking, clock::Ticking, guest::Guest};
use crate::{
    games::Hosted,
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
    /// What they said at the door.
    pub(crate) hello: Hello,
    /// Where they listen.
    pub(crate) out: mpsc::Sender<Out>,
}

/// What goes out to a guest.
#[derive(Clone)]
pub(crate) enum Out {
    /// A message.
    Say(Utf8Bytes),
    /// The last one.
    Bye(Code),
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
}

impl Closed {
    const fn code(&self) -> Code {
        match self {
            Closed::NoSuchRoom => Code::NoSuchRoom,
            Closed::Store(_) => Code::NotStored,
            Closed::Unreadable(_) | Closed::StillUnreadable => Code::Unreadable,
            Closed::Broken(_) => Code::Broken,
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
    /// Somebody was let go since everybody was told who is here.
    has_lost: bool,
    clock: Ticking,
    thinking: Option<Thinking<G>>,
    /// Since when nobody is here.
    quiet: Instant,
}

/// The life of a room, from the moment it is woken until nobody needs it any more.
pub(crate) async fn run(registry: Arc<Registry>, name: String, mut inbox: mpsc::Receiver<ToRoom>) {
    registry.metrics.rooms.inc();
    if let Err(closed) = live_out(&registry, &name, &mut inbox).await {
        match &closed {
            Closed::NoSuchRoom | Closed::StillUnreadable => {}
            Closed::Unreadable(_) => {
                registry.set_unreadable(&name);
                tracing::error!(error = %closed, "a room closed");
            }
            Closed::Store(_) | Closed::Broken(_) => tracing::error!(error = %closed, "a room closed"),
        }
        turn_away(&registry, &name, &mut inbox, closed.code());
    }
    registry.metrics.rooms.dec();
}

async fn live_out(registry: &Arc<Registry>, name: &str, inbox: &mut mpsc::Receiver<ToRoom>) -> Result<(), Closed> {
    if registry.is_unreadable(name) {
        return Err(Closed::StillUnreadable);
    }
    // What happens once is on the heap, so that a room that waits for the next move is small.
    let kept = Box::pin(registry.store.room(name)).await?.ok_or(Closed::NoSuchRoom)?;
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
                // Whoever is gone needs no answer.
                let _ = enter.out.try_send(Out::Bye(code));
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
        let away = record.persons().iter().map(|seat| (seat, seen(seat).unwrap_or_else(store::now))).collect();
        let clocks = match &record.clocks {
            Some(clocks) => Some(clocks.clone()),
            None => registry.store.clocks(kept.id).await?,
        };
        let clock = Ticking::new(record.clock, seats, clocks.as_deref());
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
            has_lost: false,
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
            let deadline = sleeps_at.into_iter().chain(self.clock.runs_out()).min();
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
                    Some(ToRoom::Said { guest, text }) => self.said(guest, &text).await?,
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
        while std::mem::take(&mut self.has_lost) {
            self.tell_present();
        }
        self.let_bots_think();
        let asked = self.asked_person();
        self.clock.run(asked);
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

    fn role_of(&self, guest: u64) -> Option<Role> {
        self.guests.iter().find(|known| known.number == guest).map(|known| known.role)
    }
}
