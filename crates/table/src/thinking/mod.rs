//! Where the page thinks for bots, hints and reviews: in a worker beside it, or, where there is none, between two frames.
//! Both do the same steps, so both come to the same. All of this is fetched when somebody first thinks.

mod beside;
mod job;
mod serve;
#[cfg(test)]
mod tests;

use std::{ops::ControlFlow, pin::Pin, sync::Arc};

use bots::{Level, Misstep, Prospect};
use derive_where::derive_where;
use kernel::{Answer, Asked, Decision, Seat};
use serde::{Deserialize, Serialize};

use self::job::Job;
pub use self::serve::serve;
use crate::{clock, game::TableGame};

/// How long the page may be kept from drawing, in milliseconds.
const SLICE: f64 = 8.0;

/// What the seat that is asked may know, and what it is asked: all that a bot or a hint gets.
#[derive(Serialize, Deserialize)]
#[derive_where(Clone)]
#[serde(bound = "")]
pub struct Sight<G: TableGame> {
    /// The view of the seat that is asked.
    pub view: G::View,
    /// The open decision.
    pub decision: Decision<G::Choice, G::Ask>,
    /// Its number.
    pub number: u32,
}

/// Something to think over.
#[derive(Serialize, Deserialize)]
#[derive_where(Clone)]
#[serde(bound = "")]
pub enum Task<G: TableGame> {
    /// What a bot of this level, by its name, and seed answers.
    Answer(String, u64, Sight<G>),
    /// The best choices, and what is to be expected of them.
    Hint(Sight<G>),
    /// The moves of a saved game that cost the most, of one seat or of all.
    Review(String, Option<Seat>),
}

/// What came of it.
#[derive(Serialize, Deserialize)]
#[derive_where(Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub enum Thought<G: TableGame> {
    /// The answer of a bot.
    Answer(Option<Answer<G::Choice>>),
    /// The best choices, the best first, and among them what most people would try first.
    Hint(Vec<Prospect<G::Choice, G::Ask>>, Option<Answer<G::Choice>>),
    /// The costliest moves, the worst first.
    Review(Vec<Reviewed<G>>),
}

/// A costly move, with what its seat saw and was asked.
#[derive(Serialize, Deserialize)]
#[derive_where(Clone, PartialEq, Debug)]
#[serde(bound = "")]
pub struct Reviewed<G: TableGame> {
    /// The move.
    pub misstep: Misstep<G::Choice>,
    /// What its seat saw before it.
    pub view: G::View,
    /// What it was asked.
    pub asked: Asked<G::Ask>,
}

/// How much is done of how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Done.
    pub done: u32,
    /// In all.
    pub all: u32,
}

/// Told how far a thought has come; says whether it is still wanted.
pub type Wanted = Box<dyn Fn(Progress) -> bool>;

/// A bot's answer to come.
pub type LaterAnswer<G> = Pin<Box<dyn Future<Output = Option<Answer<<G as kernel::Game>::Choice>>>>>;

/// Thinks something over; none if that is not wanted any more, or cannot be done.
pub async fn think<G: TableGame>(game: Arc<G>, task: Task<G>, wanted: Wanted) -> Option<Thought<G>> {
    // A worker has the cards that come with the program, and no others.
    if Arc::ptr_eq(&game, &G::kit().game)
        && let Ok(thought) = beside::think(&task, &wanted).await
    {
        return thought;
    }
    let mut job = Job::begin(game, task)?;
    loop {
        let begin = clock::moment();
        loop {
            if let ControlFlow::Break(thought) = job.step() {
                return thought;
            }
            if clock::moment() - begin >= SLICE {
                break;
            }
        }
        clock::pause(0).await;
        if !wanted(job.progress()) {
            return None;
        }
    }
}

/// What a bot answers; none if that is not wanted any more.
pub fn answer<G: TableGame>(game: Arc<G>, level: Level, seed: u64, sight: Sight<G>, wanted: Wanted) -> LaterAnswer<G> {
    Box::pin(async move {
        match think(game, Task::Answer(level.name().to_owned(), seed, sight), wanted).await {
            Some(Thought::Answer(answer)) => answer,
            _ => None,
        }
    })
}
