//! The players: they know what is asked and answer anything legal, as fast as they are told to.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use anyhow::{Result, bail};
use kernel::{Decision, Legal, QuickRng, Seat};
use load::{Client, make, room_for, rooms_awake};
use protocol::{Ask, Made};
use serde::Deserialize;
use shelter::choice::{self, Choice};
use tokio::{
    task::LocalSet,
    time::{sleep as pause, sleep_until},
};

use crate::program::{IDLE, Program};

/// Persons in each room.
const PLAYERS: usize = 2;

/// Answers in each room of those that are only made to sleep.
const SHORT_GAME: u32 = 20;

/// Rooms that are awake at a time while rooms are made to sleep.
const WAVE: usize = 250;

/// What to do.
pub struct Plan {
    pub rooms: usize,
    pub time: Duration,
    /// Between two moves of a room.
    pub pace: Option<Duration>,
}

/// What was measured.
pub struct Played {
    /// From an answer to the news of it, sorted.
    pub round_trips: Vec<Duration>,
    pub time: Duration,
    /// Of the server.
    pub cpu: Duration,
    /// Of the server, by thread.
    pub threads: Vec<(String, Duration)>,
    /// Of the server, with all rooms awake.
    pub memory: u64,
    /// How many those are: besides the ones that are played, those whose games have just ended.
    pub awake: u64,
    /// Bytes that a player was told, for each move.
    pub told: u64,
}

/// What rooms cost that sleep.
pub struct Slept {
    pub rooms: usize,
    pub before: u64,
    pub after: u64,
}

/// The part of a message that a player needs. Reading the rest would measure the player.
#[derive(Deserialize)]
struct Light {
    step: Option<LightStep>,
    refused: Option<serde_json::Value>,
    bye: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct LightStep {
    snapshot: LightScene,
}

#[derive(Deserialize)]
struct LightScene {
    decision: Decision<Choice, choice::Ask>,
    number: u32,
}

#[derive(Default)]
struct Tally {
    round_trips: Vec<Duration>,
    told: u64,
    is_counting: bool,
    /// Rooms that came to grief.
    failed: usize,
}

/// Plays according to plan.
pub async fn play(program: &Program, plan: &Plan) -> Result<Played> {
    let tally = Rc::new(RefCell::new(Tally::default()));
    let local = LocalSet::new();
    for number in 0..plan.rooms {
        let (address, tally, pace) = (program.address().to_owned(), tally.clone(), plan.pace);
        let phase = pace.map(|pace| pace.mul_f64(number as f64 / plan.rooms as f64));
        local.spawn_local(async move {
            if let Err(error) = room(&address, number as u64, pace, phase, &tally).await {
                eprintln!("room {number}: {error:#}");
                tally.borrow_mut().failed += 1;
            }
        });
    }
    local
        .run_until(async {
            // Until all rooms are there and the first moves are made.
            pause(Duration::from_secs(2) + Duration::from_millis(plan.rooms as u64 * 4)).await;
            let (begin, cpu, threads) = (Instant::now(), program.cpu()?, program.threads()?);
            tally.borrow_mut().is_counting = true;
            pause(plan.time).await;
            let awake = rooms_awake(program.address()).await?;
            let mut tally = tally.borrow_mut();
            tally.is_counting = false;
            if tally.failed > 0 {
                bail!("{} rooms came to grief, so this measures nothing", tally.failed);
            }
            let mut round_trips = std::mem::take(&mut tally.round_trips);
            round_trips.sort_unstable();
            let before =
                |name: &str| threads.iter().find(|(known, _)| known == name).map_or(Duration::ZERO, |(_, time)| *time);
            let threads = program.threads()?.into_iter().map(|(name, time)| {
                let spent = time.saturating_sub(before(&name));
                (name, spent)
            });
            Ok(Played {
                time: begin.elapsed(),
                cpu: program.cpu()? - cpu,
                threads: threads.collect(),
                memory: program.memory()?,
                awake,
                told: tally.told / (round_trips.len() as u64).max(1) / PLAYERS as u64,
                round_trips,
            })
        })
        .await
}

/// Plays games in one room after the other.
async fn room(
    address: &str,
    seed: u64,
    pace: Option<Duration>,
    phase: Option<Duration>,
    tally: &Rc<RefCell<Tally>>,
) -> Result<()> {
    let mut next_move = phase.map(|phase| tokio::time::Instant::now() + phase);
    let mut rng = QuickRng::new(seed);
    loop {
        let mut table = Table::sit_down(address).await?;
        while let Some(seat) = table.asked() {
            if let (Some(next), Some(pace)) = (&mut next_move, pace) {
                sleep_until(*next).await;
                *next += pace;
            }
            let (time, told) = table.answer(seat, &mut rng).await?;
            let mut tally = tally.borrow_mut();
            if tally.is_counting {
                tally.round_trips.push(time);
                tally.told += told;
            }
        }
    }
}

/// Both players of a room.
struct Table {
    clients: Vec<Client>,
    /// As each of them is told it.
    decisions: Vec<Decision<Choice, choice::Ask>>,
    number: u32,
}

impl Table {
    async fn sit_down(address: &str) -> Result<Table> {
        let Made { room, seats, .. } = make(address, &room_for(PLAYERS)).await?;
        let mut clients = Vec::new();
        for token in seats.iter().flatten() {
            clients.push(Client::enter(address, &room, token, None).await?);
        }
        let mut table = Table { clients, decisions: vec![Decision::default(); PLAYERS], number: 0 };
        for at in 0..PLAYERS {
            table.hear(at).await?;
        }
        Ok(table)
    }

    fn asked(&self) -> Option<Seat> {
        self.decisions[0].asked.map(|asked| asked.seat)
    }

    /// Listens for one player until something has happened. Tells how much was said.
    async fn hear(&mut self, at: usize) -> Result<u64> {
        let mut told = 0;
        loop {
            let Some(text) = self.clients[at].hear_text().await? else { bail!("the server hung up") };
            told += text.len() as u64;
            let light: Light = serde_json::from_str(&text)?;
            if let Some(what) = light.refused.or(light.bye) {
                bail!("the server said {what}");
            }
            if let Some(LightStep { snapshot }) = light.step {
                self.decisions[at] = snapshot.decision;
                self.number = snapshot.number;
                return Ok(told);
            }
        }
    }

    /// Answers anything legal. Tells how long it took until that came back, and how much was said.
    async fn answer(&mut self, seat: Seat, rng: &mut QuickRng) -> Result<(Duration, u64)> {
        let decision = &self.decisions[seat.index()];
        let index = rng.next() % decision.count().max(1);
        let Some(answer) = decision.nth(index) else { bail!("nothing is legal") };
        let ask = Ask::Answer { number: self.number, answer: Legal::into_answer(answer) };
        let begin = Instant::now();
        self.clients[seat.index()].say(&ask).await?;
        let mut told = self.hear(seat.index()).await?;
        let time = begin.elapsed();
        for at in (0..PLAYERS).filter(|at| *at != seat.index()) {
            told += self.hear(at).await?;
        }
        Ok((time, told))
    }
}

/// Plays many rooms for a moment, leaves them, and measures when all of them sleep.
pub async fn sleep_rooms(program: &Program, rooms: usize) -> Result<()> {
    let local = LocalSet::new();
    for wave in (0..rooms).step_by(WAVE) {
        let players: Vec<_> = (wave..(wave + WAVE).min(rooms))
            .map(|number| {
                let address = program.address().to_owned();
                local.spawn_local(async move {
                    let mut rng = QuickRng::new(number as u64);
                    let mut table = Table::sit_down(&address).await?;
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
    pause(Duration::from_secs(IDLE + 2)).await;
    Ok(())
}

/// What more sleeping rooms cost, after as many have slept already: what the system keeps back for the next rooms that
/// wake is not counted against those that sleep.
pub async fn sleep(program: &Program, rooms: usize) -> Result<Slept> {
    sleep_rooms(program, WAVE * 2).await?;
    let before = program.memory()?;
    sleep_rooms(program, rooms).await?;
    Ok(Slept { rooms, before, after: program.memory()? })
}
