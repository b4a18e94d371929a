//! Seats that bots play. A bot thinks on a thread of its own, so that no other room waits for it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use bots::Level;
use kernel::{Answer, Legal, Seat, Viewer};
use protocol::Controller;
use tokio::task::JoinHandle;

use super::{Closed, Hosted, Room};

/// Iterations between two looks at whether anybody still wants the answer: some milliseconds.
const GLANCE: u32 = 32;

/// A bot that thinks. Dropping it ends its search.
pub(super) struct Thinking<G: Hosted> {
    seat: Seat,
    number: u32,
    task: JoinHandle<Option<Answer<G::Choice>>>,
    /// The thread of a search cannot be ended from outside: it looks here now and then.
    is_wanted: Arc<AtomicBool>,
}

/// What a bot came to.
pub(super) struct BotAnswer<C> {
    seat: Seat,
    number: u32,
    answer: Option<Answer<C>>,
}

impl<G: Hosted> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.is_wanted.store(false, Ordering::Relaxed);
        self.task.abort();
    }
}

/// Waits for the bot that thinks. Without one it never ends.
pub(super) async fn answered<G: Hosted>(thinking: &mut Option<Thinking<G>>) -> BotAnswer<G::Choice> {
    let Some(Thinking { seat, number, task, .. }) = thinking else { return std::future::pending().await };
    // A bot that broke down has no answer.
    let answer = task.await.ok().flatten();
    BotAnswer { seat: *seat, number: *number, answer }
}

impl<G: Hosted> Room<G> {
    /// Lets the bot think whose seat is asked, unless it does already.
    pub(super) fn let_bots_think(&mut self) {
        let asked = self.asked();
        let bot = asked.and_then(|seat| match self.record.seats.get(seat.index())?.controller {
            Controller::Bot(level) => Some((seat, level)),
            Controller::Person => None,
        });
        let (Some((seat, level)), Some(session)) = (bot, &self.session) else {
            self.thinking = None;
            return;
        };
        let number = session.decision_number();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.number == number && thinking.seat == seat) {
            return;
        }
        self.thinking = self.think(seat, level, number);
    }

    fn think(&self, seat: Seat, level: Level, number: u32) -> Option<Thinking<G>> {
        let session = self.session.as_ref()?;
        let (view, decision) = (session.view(Viewer::Seat(seat)), session.decision().clone());
        // Not from the commitment, which everybody knows: they could work out beforehand what a bot will do.
        let seed = self.record.secret.seed_of_bots();
        let (game, thinkers, metrics) =
            (self.game.clone(), self.registry.thinkers.clone(), self.registry.metrics.clone());
        let is_wanted = Arc::new(AtomicBool::new(true));
        let still = is_wanted.clone();
        let task = tokio::spawn(async move {
            let permit = thinkers.acquire_owned().await.ok()?;
            let search = tokio::task::spawn_blocking(move || {
                // Dropping the task does not end the search; the place is free when it has.
                let _permit = permit;
                let begin = Instant::now();
                let mut search = level.think::<G>(seed, &view, &decision, number)?;
                while !search.step(&game, GLANCE) {
                    if !still.load(Ordering::Relaxed) {
                        return None;
                    }
                }
                metrics.thought_seconds.observe(begin.elapsed().as_secs_f64());
                search.answer().map(Legal::into_answer)
            });
            search.await.ok().flatten()
        });
        Some(Thinking { seat, number, task, is_wanted })
    }

    /// A bot has made up its mind.
    pub(super) async fn bot_answers(&mut self, answered: BotAnswer<G::Choice>) -> Result<(), Closed> {
        self.thinking = None;
        let BotAnswer { seat, number, answer } = answered;
        let Some(session) = &mut self.session else { return Ok(()) };
        // A bot that broke down would do so again: the first thing that is legal keeps the game alive.
        let Some(answer) = answer.or_else(|| session.decision().nth(0).map(Legal::into_answer)) else { return Ok(()) };
        match session.play(seat, number, &answer) {
            Ok(entry) => self.goes_on(&entry).await,
            Err(kernel::NotApplied::Refused(_)) => Ok(()),
            Err(kernel::NotApplied::Fault(fault)) => Err(Closed::Unreadable(fault.to_string())),
        }
    }
}
