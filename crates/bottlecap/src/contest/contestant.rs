//! Who takes part: a level, a search with so many iterations, or a program.

use std::fmt;

use anyhow::{Result, anyhow};
use bots::{Bot, Level, Planner};
use kernel::{Decision, Legal};

use super::program::Program;
use crate::{
    games::{Place, Playable},
    speech::Speech,
};

/// Who takes part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    Level(Level),
    Iterations(u32),
    /// A command with its arguments.
    Program(String),
}

impl Contestant {
    /// As written on the command line: a level, `iterations:N`, or `program:COMMAND`.
    pub fn read(text: &str, speech: Speech) -> Result<Contestant> {
        match text.split_once(':') {
            Some(("iterations", number)) => {
                let number = number.parse().ok().filter(|number| *number > 0);
                number
                    .map(Contestant::Iterations)
                    .ok_or_else(|| anyhow!(speech.with("contest-iterations", "text", text)))
            }
            Some(("program", command)) if !command.trim().is_empty() => {
                Ok(Contestant::Program(command.trim().to_owned()))
            }
            _ => text.parse().map(Contestant::Level).map_err(|_| anyhow!(speech.unknown_contestant(text))),
        }
    }

    /// Takes a seat for one game.
    pub fn sit_down<G: Playable>(&self, seed: u64, side: usize, speech: Speech) -> Result<Player<G>> {
        // Two of the same kind must not have the same whims.
        let seed = seed.wrapping_mul(2).wrapping_add(side as u64);
        Ok(match self {
            Contestant::Level(level) => Player::Bot(level.bot(seed)),
            Contestant::Iterations(iterations) => Player::Bot(Box::new(Planner::new(seed, *iterations))),
            Contestant::Program(command) => Player::Program(Program::start(command, speech)?),
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Level(level) => level.fmt(f),
            Contestant::Iterations(iterations) => write!(f, "iterations:{iterations}"),
            Contestant::Program(command) => write!(f, "program:{command}"),
        }
    }
}

/// A contestant at a seat.
pub enum Player<G: Playable> {
    Bot(Box<dyn Bot<G> + Send>),
    Program(Program),
}

impl<G: Playable> Player<G> {
    pub fn choose(
        &mut self,
        place: Place<'_, G>,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Result<Legal<G::Choice>> {
        match self {
            Player::Bot(bot) => {
                bot.choose(place.game, place.view, decision, number).ok_or_else(|| anyhow!("a bot has no answer"))
            }
            Player::Program(program) => program.choose(place, decision, number),
        }
    }

    /// The game is over.
    pub fn leave(self, places: &[u8]) {
        if let Player::Program(program) = self {
            program.leave(places);
        }
    }
}
