//! Who plays, and one game of theirs.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use anyhow::{Result, anyhow};
use bots::{Bot, Level};
use kernel::{Contributions, QuickRng, Run, Secret, Viewer, advance, begin};

use super::story::Story;
use crate::{games::Playable, kit::Kit, speech::Speech, trouble};

/// Decisions after which a game is taken to have no end. The longest random ones take some thousand.
const MOST_DECISIONS: u32 = 50_000;

/// The game, its set-up and the players.
pub struct MatchUp<G: Playable> {
    pub game: Arc<G>,
    /// The language in which troubles are told.
    speech: Speech,
    pub setup: G::Setup,
    /// The level at each seat of the first game.
    pub levels: Vec<Level>,
    /// The number of the first game.
    pub first: u64,
}

/// A game that could not be played to its end: a defect of ours.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Trouble {
    /// The number from which the game can be played again.
    pub seed: u64,
    /// Decisions before it happened.
    pub decision: u32,
    pub what: String,
}

enum Player<G: Playable> {
    /// Needs no view, which matters when millions of games are played.
    Random(QuickRng),
    Bot(Box<dyn Bot<G> + Send>),
}

impl<G: Playable> MatchUp<G> {
    /// Checks that such a game can be played at all.
    pub fn new(kit: &Kit<G>, setup: G::Setup, levels: Vec<Level>, first: u64) -> Result<MatchUp<G>> {
        let mut run = Run::silent();
        if let Err(error) = begin(&*kit.game, &setup, seed(first), &mut run) {
            return Err(anyhow!(kit.not_played(&setup, &error)));
        }
        Ok(MatchUp { game: Arc::clone(&kit.game), speech: kit.speech, setup, levels, first })
    }

    /// The level at a seat in the game with this number, counted from 0: different players change seats.
    pub fn level(&self, number: u64, seat: usize) -> usize {
        let count = self.levels.len().max(1);
        (seat + (number % count as u64) as usize) % count
    }

    /// Plays one game to its end.
    pub fn play(&self, number: u64) -> Result<Story<G>, Trouble> {
        let mut decision = 0;
        let played = catch_unwind(AssertUnwindSafe(|| self.play_counting(number, &mut decision)));
        let what = match played {
            Ok(Ok(story)) => return Ok(story),
            Ok(Err(what)) => what,
            Err(panic) => match panic.downcast_ref::<String>() {
                Some(message) => message.clone(),
                None => panic.downcast_ref::<&str>().map_or_else(String::new, |message| (*message).to_owned()),
            },
        };
        Err(Trouble { seed: self.first.wrapping_add(number), decision, what })
    }

    fn play_counting(&self, number: u64, decisions: &mut u32) -> Result<Story<G>, String> {
        let game = &*self.game;
        let chance = self.first.wrapping_add(number);
        let mut players: Vec<Player<G>> = (0..self.levels.len()).map(|seat| self.player(number, seat)).collect();
        // One record for the whole game: taking it after every move would cost more than writing it.
        let mut run = Run::recording();
        let mut state = begin(game, &self.setup, seed(chance), &mut run).map_err(|error| format!("{error:?}"))?;
        let first = G::first(&game.view(&state, Viewer::Spectator));
        while let Some(asked) = run.decision.asked {
            let answer = match players.get_mut(asked.seat.index()) {
                Some(Player::Random(rng)) => run.decision.sample(rng),
                Some(Player::Bot(bot)) => {
                    let view = game.view(&state, Viewer::Seat(asked.seat));
                    bot.choose(game, &view, &run.decision, *decisions)
                }
                None => None,
            };
            let answer = answer.ok_or_else(|| self.speech.say("trouble-nobody"))?;
            advance(game, &mut state, &answer, &mut run).map_err(|fault| trouble::fault(&fault, self.speech))?;
            *decisions += 1;
            if *decisions >= MOST_DECISIONS {
                return Err(self.speech.say("trouble-no-end"));
            }
        }
        game.audit(&state).map_err(|what| self.speech.foreign(&what))?;
        Ok(Story {
            levels: (0..self.levels.len()).map(|seat| self.level(number, seat)).collect(),
            first,
            decisions: *decisions,
            places: game.places_of(&state),
            scores: game.scores(&state),
            end: game.view(&state, Viewer::Referee),
            events: run.take_record().events,
        })
    }

    fn player(&self, number: u64, seat: usize) -> Player<G> {
        let level = self.levels.get(self.level(number, seat)).copied().unwrap_or(Level::Random);
        let seed = self.first.wrapping_add(number);
        match level {
            Level::Random => Player::Random(QuickRng::new(QuickRng::new(seed).next() ^ seat as u64)),
            other => Player::Bot(other.bot(seed)),
        }
    }
}

/// The chance of a game as a table makes it from `--seed`, so that the same number is the same game everywhere.
fn seed(number: u64) -> kernel::Seed {
    Secret::from_number(number).seed(&Contributions::none())
}
