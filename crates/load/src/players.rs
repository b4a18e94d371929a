//! The players: they know what is asked and answer anything legal, as fast as they are told to. They know no game: an
//! option is whatever the server writes, and is written back as it came.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow, bail};
use futures_util::future::try_join_all;
use kernel::{Decision, Legal, QuickRng, Seat};
use protocol::{Ask, Hello, Made, NewRoom, Reader, ServerMessage};
use serde::{Serialize, de::IgnoredAny};
use serde_json::Value;
use tokio::{
    task::LocalSet,
    time::{sleep as pause, sleep_until},
};

use crate::{Client, hello, make, rooms_awake};

/// Answers in each room of those that are only made to sleep.
const SHORT_GAME: u32 = 20;

/// Rooms that are awake at a time while rooms are made to sleep.
pub const WAVE: usize = 250;

/// How often it is looked whether all rooms are being played.
const GLANCE: Duration = Duration::from_millis(10);

/// What to do.
pub struct Plan {
    /// What each room is. Persons play all its seats.
    pub new: NewRoom<Value>,
    /// How many rooms.
    pub rooms: usize,
    /// For how long, from when all of them are being played.
    pub time: Duration,
    /// Between two moves of a room; as fast as can be otherwise.
    pub pace: Option<Duration>,
    /// Whether the players want to be told whole views.
    pub is_whole: bool,
}

/// What was measured.
pub struct Played<M> {
    /// From an answer to the news of it, sorted.
    pub round_trips: Vec<Duration>,
    /// How long it was measured.
    pub time: Duration,
    /// What was measured of the server when it began.
    pub before: M,
    /// What was measured of the server in the end, with all rooms awake.
    pub after: M,
    /// How many those are: besides the ones that are played, those whose games have just ended.
    pub awake: u64,
    /// Bytes that a player was told, for each move.
    pub told: u64,
}

/// What a server tells, without the parts that a player does not need: reading them would measure the player.
type Heard = ServerMessage<IgnoredAny, IgnoredAny, IgnoredAny, Value, IgnoredAny, IgnoredAny>;

/// An option as the server wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
struct Written<'a>(&'a Value);

impl Default for Written<'_> {
    fn default() -> Self {
        static NOTHING: Value = Value::Null;
        Written(&NOTHING)
    }
}

#[derive(Default)]
struct Tally {
    round_trips: Vec<Duration>,
    told: u64,
    is_counting: bool,
    /// Rooms in which a move was made.
    begun: usize,
    /// Why rooms came to grief.
    failed: Vec<String>,
}

/// Plays according to plan. What of the server is measured, is so when all rooms are being played, and in the end.
///
/// # Errors
/// Some room was not played as it should be, or nothing can be measured.
pub async fn play<M>(address: &str, plan: &Plan, measure: impl Fn() -> Result<M>) -> Result<Played<M>> {
    let tally = Rc::new(RefCell::new(Tally::default()));
    let local = LocalSet::new();
    for number in 0..plan.rooms {
        let (address, new, tally, pace) = (address.to_owned(), plan.new.clone(), tally.clone(), plan.pace);
        let is_whole = plan.is_whole;
        let phase = number as f64 / plan.rooms as f64;
        local.spawn_local(async move {
            if let Err(error) = room(&address, &new, is_whole, number as u64, pace, phase, &tally).await {
                tally.borrow_mut().failed.push(format!("room {number}: {error:#}"));
            }
        });
    }
    local
        .run_until(async {
            while tally.borrow().begun < plan.rooms && tally.borrow().failed.is_empty() {
                pause(GLANCE).await;
            }
            let (begin, before) = (Instant::now(), measure()?);
            tally.borrow_mut().is_counting = true;
            pause(plan.time).await;
            let awake = rooms_awake(address).await?;
            let mut tally = tally.borrow_mut();
            tally.is_counting = false;
            if let Some(first) = tally.failed.first() {
                bail!("{} rooms came to grief, so this measures nothing; {first}", tally.failed.len());
            }
            let mut round_trips = std::mem::take(&mut tally.round_trips);
            round_trips.sort_unstable();
            Ok(Played {
                time: begin.elapsed(),
                before,
                after: measure()?,
                awake,
                told: tally.told / (round_trips.len() as u64).max(1) / (plan.new.seats.len() as u64).max(1),
                round_trips,
            })
        })
        .await
}

/// Plays games in one room after the other; the first move comes at this part of the pace.
async fn room(
    address: &str,
    new: &NewRoom<Value>,
    is_whole: bool,
    seed: u64,
    pace: Option<Duration>,
    phase: f64,
    tally: &Rc<RefCell<Tally>>,
) -> Result<()> {
    let mut rng = QuickRng::new(seed);
    let mut table = Table::sit_down(address, new, is_whole).await?;
    let mut next = pace.map(|pace| tokio::time::Instant::now() + pace.mul_f64(phase));
    let mut has_begun = false;
    loop {
        while let Some(seat) = table.asked() {
            if let (Some(next), Some(pace)) = (&mut next, pace) {
                table.wait(*next).await?;
                *next += pace;
            }
            let (time, told) = table.answer(seat, &mut rng).await?;
            let mut tally = tally.borrow_mut();
            tally.begun += usize::from(!std::mem::replace(&mut has_begun, true));
            if tally.is_counting {
                tally.round_trips.push(time);
                tally.told += told;
            }
        }
        table = Table::sit_down(address, new, is_whole).await?;
    }
}

/// One player of a room.
struct Player {
    client: Client,
    reader: Reader,
    /// As the player is told it.
    decision: Decision<Value, IgnoredAny>,
    number: u32,
}

impl Player {
    /// Hears one thing. Tells how much was said, and whether something has happened.
    async fn hear(&mut self) -> Result<(u64, bool)> {
        let Some(text) = self.client.hear_text().await? else { bail!("the server hung up") };
        let read = self.reader.read(&text).map_err(|error| anyhow!("{error:?}: {text}"))?;
        let has_happened = match read {
            Heard::Changed(_) => bail!("the reader has not made it whole"),
            Heard::Update(update) => {
                self.decision = update.snapshot.decision;
                self.number = update.snapshot.number;
                true
            }
            Heard::Refused(_) | Heard::Bye(_) => bail!("the server said {text}"),
            Heard::Welcome(_)
            | Heard::Present(_)
            | Heard::Screens(_)
            | Heard::Open(_)
            | Heard::Again(_)
            | Heard::Chat(_)
            | Heard::Log(_)
            | Heard::Beat => false,
        };
        Ok((text.len() as u64, has_happened))
    }

    /// Listens until something has happened. Tells how much was said.
    async fn hear_news(&mut self) -> Result<u64> {
        let mut told = 0;
        loop {
            let (bytes, has_happened) = self.hear().await?;
            told += bytes;
            if has_happened {
                return Ok(told);
            }
        }
    }

    /// Listens until the conversation breaks.
    async fn listen(&mut self) -> Result<()> {
        loop {
            self.hear().await?;
        }
    }

    /// Answers anything legal.
    async fn answer(&mut self, rng: &mut QuickRng) -> Result<()> {
        let Decision { asked, options } = &self.decision;
        let decision = Decision { asked: *asked, options: options.iter().map(Written).collect() };
        let Some(answer) = decision.sample(rng) else { bail!("nothing is legal") };
        self.client.say(&Ask::Answer { number: self.number, answer: Legal::into_answer(answer) }).await
    }
}

/// All players of a room.
struct Table {
    players: Vec<Player>,
}

impl Table {
    async fn sit_down(address: &str, new: &NewRoom<Value>, whole: bool) -> Result<Table> {
        let Made { room, seats, .. } = make(address, new).await?;
        let mut players = Vec::new();
        for token in seats.iter().flatten() {
            let client = Client::enter(address, Hello { whole, ..hello(&room, token, None) }).await?;
            players.push(Player { client, reader: Reader::default(), decision: Decision::default(), number: 0 });
        }
        for player in &mut players {
            player.hear_news().await?;
        }
        Ok(Table { players })
    }

    fn asked(&self) -> Option<Seat> {
        self.players.first()?.decision.asked.map(|asked| asked.seat)
    }

    /// Waits for a moment, and listens meanwhile: who does not is taken to be gone.
    async fn wait(&mut self, until: tokio::time::Instant) -> Result<()> {
        tokio::select! {
            () = sleep_until(until) => Ok(()),
            heard = try_join_all(self.players.iter_mut().map(Player::listen)) => heard.map(drop),
        }
    }

    /// One player answers. Tells how long it took until that came back, and how much was said to all.
    async fn answer(&mut self, seat: Seat, rng: &mut QuickRng) -> Result<(Duration, u64)> {
        let begin = Instant::now();
        let player = &mut self.players[seat.index()];
        player.answer(rng).await?;
        let mut told = player.hear_news().await?;
        let time = begin.elapsed();
        for (_, other) in self.players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
            told += other.hear_news().await?;
        }
        Ok((time, told))
    }
}

/// Plays many rooms for a moment and leaves them.
///
/// # Errors
/// Some room was not played as it should be.
pub async fn leave_rooms(address: &str, new: &NewRoom<Value>, rooms: usize) -> Result<()> {
    let local = LocalSet::new();
    for wave in (0..rooms).step_by(WAVE) {
        let players: Vec<_> = (wave..(wave + WAVE).min(rooms))
            .map(|number| {
                let (address, new) = (address.to_owned(), new.clone());
                local.spawn_local(async move {
                    let mut rng = QuickRng::new(number as u64);
                    let mut table = Table::sit_down(&address, &new, false).await?;
                    for _ in 0..SHORT_GAME {
                        let Some(seat) = table.asked() else { break };
                        table.answer(seat, &mut rng).await?;
                    }
                    anyhow::Ok(())
                })
            })
            .collect();
        local
            .run_until(async {
                for player in players {
                    player.await??;
                }
                anyhow::Ok(())
            })
            .await?;
        pause(Duration::from_millis(200)).await;
    }
    Ok(())
}
