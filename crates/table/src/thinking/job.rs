//! A thought that is under way, in steps so small that a page can draw between them.

use std::{collections::BTreeSet, ops::ControlFlow, sync::Arc};

use bots::{Level, Planner, Review, Search};
use kernel::{Answer, Log, QuickRng, Seat, Timeline, Viewer};

use super::{Progress, Reviewed, Sight, Task, Thought};
use crate::game::TableGame;

/// Iterations of a step.
const ITERATIONS: u32 = 16;
/// Entries that a step replays.
const ENTRIES: u32 = 4;
/// Choices that a hint tells.
const CHOICES: usize = 3;
/// How closely a hint looks, and a review at each move.
const HINT: Level = Level::Sharp;
const REVIEW: Level = Level::Steady;
/// The moves that a review tells.
const MOVES: usize = 5;

/// A thought that is under way.
pub(super) struct Job<G: TableGame> {
    game: Arc<G>,
    what: What<G>,
}

enum What<G: TableGame> {
    /// None when it is done.
    Answer(Option<Box<Search<G>>>),
    Hint(Box<Search<G>>, Box<Sight<G>>),
    /// The game is replayed before there is a review.
    Review(Box<Timeline<G>>, Option<Seat>, Option<Box<Review<G>>>),
}

impl<G: TableGame> Job<G> {
    /// Begins to think; none if there is nothing to think about, or it cannot be understood.
    pub(super) fn begin(game: Arc<G>, task: Task<G>) -> Option<Job<G>> {
        let what = match task {
            Task::Answer(level, seed, sight) => {
                let level: Level = level.parse().ok()?;
                What::Answer(Some(Box::new(level.think(seed, &sight.view, &sight.decision, sight.number)?)))
            }
            Task::Hint(sight) => {
                // Bots of this game have other whims: a hint must not tell what they are about to do.
                let planner = Planner::new(u64::from(sight.number), HINT.iterations()?);
                let search = planner.explain(&sight.view, &sight.decision, sight.number)?;
                What::Hint(Box::new(search), Box::new(sight))
            }
            Task::Review(text, seat) => {
                let log = Log::<G>::read_open(&text).ok()?;
                What::Review(Box::new(Timeline::new(game.clone(), log).ok()?), seat, None)
            }
        };
        Some(Job { game, what })
    }

    /// Goes on for a little while; breaks with what it came to, or with nothing if it cannot be done.
    pub(super) fn step(&mut self) -> ControlFlow<Option<Thought<G>>> {
        let game: &G = &self.game;
        let done = match &mut self.what {
            What::Answer(search) => {
                let is_done = search.as_mut().is_none_or(|search| search.step(game, ITERATIONS));
                let answer = |search: Box<Search<G>>| search.answer().map(kernel::Legal::into_answer);
                is_done.then(|| Thought::Answer(search.take().and_then(answer)))
            }
            What::Hint(search, sight) => search.step(game, ITERATIONS).then(|| hint(game, search, sight)),
            What::Review(timeline, _, Some(review)) => {
                review.step(timeline, ITERATIONS).then(|| reviewed(timeline, review))
            }
            What::Review(timeline, seat, review) => {
                match timeline.step(ENTRIES) {
                    Ok(false) => {}
                    Ok(true) => {
                        let begun = Review::new(timeline, *seat, REVIEW.iterations().unwrap_or(1), MOVES);
                        *review = Some(Box::new(begun));
                    }
                    Err(_) => return ControlFlow::Break(None),
                }
                None
            }
        };
        done.map_or(ControlFlow::Continue(()), |thought| ControlFlow::Break(Some(thought)))
    }

    /// How far it has come.
    pub(super) fn progress(&self) -> Progress {
        match &self.what {
            What::Review(_, _, Some(review)) => {
                let (done, all) = review.progress();
                Progress { done: done as u32, all: all as u32 }
            }
            _ => Progress::default(),
        }
    }
}

/// The best choices, and with them the one that most people would try first.
fn hint<G: TableGame>(game: &G, search: &Search<G>, sight: &Sight<G>) -> Thought<G> {
    let all = search.prospects(usize::MAX);
    let obvious = obvious(game, sight);
    let mut told: BTreeSet<usize> = (0..all.len().min(CHOICES)).collect();
    told.extend(all.iter().position(|prospect| Some(&prospect.answer) == obvious.as_ref()));
    let told = all.into_iter().enumerate().filter(|(at, _)| told.contains(at)).map(|(_, prospect)| prospect).collect();
    Thought::Hint(told, obvious)
}

/// What a fair player would choose before thinking, where that is one thing.
fn obvious<G: TableGame>(game: &G, sight: &Sight<G>) -> Option<Answer<G::Choice>> {
    let asked = sight.decision.asked.as_ref()?;
    let state = game.redeal(&sight.view, &mut QuickRng::new(0)).ok()?;
    let appeals = sight.decision.options.iter().map(|choice| (game.appeal(&state, asked, choice), *choice));
    let appeals: Vec<(u32, G::Choice)> = appeals.collect();
    let most = appeals.iter().map(|(appeal, _)| *appeal).max()?;
    let mut first = appeals.iter().filter(|(appeal, _)| *appeal == most);
    match (first.next(), first.next(), asked.shape) {
        (Some((_, only)), None, kernel::Shape::One) => Some(Answer::One(*only)),
        _ => None,
    }
}

fn reviewed<G: TableGame>(timeline: &Timeline<G>, review: &Review<G>) -> Thought<G> {
    let told = review.missteps().iter().filter_map(|misstep| {
        let before = misstep.entry.checked_sub(1)?;
        let view = timeline.view(before, Viewer::Seat(misstep.seat))?;
        let asked = timeline.decision(before)?.asked?;
        Some(Reviewed { misstep: misstep.clone(), view, asked })
    });
    Thought::Review(told.collect())
}
