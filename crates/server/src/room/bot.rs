//! Seats that bots play. A bot thinks where all bots do, so that no room waits for it longer than is fair.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use bots::Level;
use kernel::{Answer, Legal, Seat, Viewer};
use protocol::Controller;
use tokio::sync::oneshot;

use super::{Closed, Hosted, Room};

/// Iterations until it is another room's turn, if one waits: some milliseconds.
const SLICE: u32 = 32;

/// How long bots rest when nobody in the room has a share of the disk left for what they would do.
const REST: Duration = Duration::from_secs(1);

/// A bot that thinks. Dropping it ends its search.
pub(super) struct Thinking<G: Hosted> {
    seat: Seat,
    number: u32,
    answer: oneshot::Receiver<Option<Answer<G::Choice>>>,
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
    }
}

/// Waits for the bot that thinks. Without one it never ends.
pub(super) async fn answered<G: Hosted>(thinking: &mut Option<Thinking<G>>) -> BotAnswer<G::Choice> {
    let Some(Thinking { seat, number, answer, .. }) = thinking else { return std::future::pending().await };
    // A bot that broke down has no answer.
    let answer = answer.await.ok().flatten();
    BotAnswer { seat: *seat, number: *number, answer }
}

impl<G: Hosted> Room<G> {
    /// Lets the bot think whose seat is asked, unless it does already.
    pub(super) fn let_bots_think(&mut self) {
        self.rests_until = None;
        // A room into which nobody looks rests.
        let asked = if self.guests.is_empty() { None } else { self.asked() };
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
        self.payer = self.guests.iter().map(|guest| guest.block).find(|block| self.registry.may_store(*block));
        if self.payer.is_none() {
            self.thinking = None;
            self.rests_until = Some(tokio::time::Instant::now() + REST);
            return;
        }
        self.thinking = self.think(seat, level, number);
    }

    fn think(&self, seat: Seat, level: Level, number: u32) -> Option<Thinking<G>> {
        let session = self.session.as_ref()?;
        let (view, decision) = (session.view(Viewer::Seat(seat)), session.decision().clone());
        // Not from the commitment, which everybody knows: they could work out beforehand what a bot will do.
        let seed = self.record.secret.seed_of_bots();
        let (game, metrics) = (self.game.clone(), self.registry.metrics.clone());
        let is_wanted = Arc::new(AtomicBool::new(true));
        let still = is_wanted.clone();
        let (answered, answer) = oneshot::channel();
        let mut answered = Some(answered);
        let (mut search, mut thought) = (None, Duration::ZERO);
        let slice = move || {
            if !still.load(Ordering::Relaxed) {
                return true;
            }
            let begin = Instant::now();
            let mut going = match search.take() {
                Some(search) => search,
                None => match level.think::<G>(seed, &view, &decision, number) {
                    Some(search) => search,
                    None => return true,
                },
            };
            let is_done = going.step(&game, SLICE);
            thought += begin.elapsed();
            if !is_done {
                search = Some(going);
                return false;
            }
            metrics.thought_seconds.observe(thought.as_secs_f64());
            let answer = going.answer().map(Legal::into_answer);
            // Whoever asked may not want to know any more.
            if let Some(answered) = answered.take() {
                let _ = answered.send(answer);
            }
            true
        };
        self.registry.thinkers.think(self.id, Box::new(slice));
        Some(Thinking { seat, number, answer, is_wanted })
    }

    /// A bot has made up its mind.
    pub(super) async fn bot_answers(&mut self, answered: BotAnswer<G::Choice>) -> Result<(), Closed> {
        self.thinking = None;
        self.payer = self.guests.iter().map(|guest| guest.block).next();
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
