//! Levels of strength: fixed numbers of iterations, so that a level plays the same on every machine.

use std::{fmt, str::FromStr};

use kernel::Decision;

use crate::{Bot, Evaluate, Planner, Random, Search};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal.
    Random,
    /// A glance ahead.
    Novice,
    /// A fair opponent that answers at once.
    Steady,
    /// Thinks for a moment.
    Sharp,
    /// Thinks as long as people bear to wait.
    Ruthless,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Novice, Level::Steady, Level::Sharp, Level::Ruthless];

    /// The name on the command line, in stored games and in keys of messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Novice => "novice",
            Level::Steady => "steady",
            Level::Sharp => "sharp",
            Level::Ruthless => "ruthless",
        }
    }

    /// The level that games stored before version 2 of the levels call so.
    fn of_old_name(name: &str) -> Option<Level> {
        match name {
            "easy" => Some(Level::Novice),
            "hard" => Some(Level::Sharp),
            _ => None,
        }
    }

    /// Iterations for each decision; none for the level that does not look ahead.
    #[must_use]
    pub const fn iterations(self) -> Option<u32> {
        match self {
            Level::Random => None,
            Level::Novice => Some(8),
            Level::Steady => Some(60),
            Level::Sharp => Some(800),
            Level::Ruthless => Some(8_000),
        }
    }

    /// A bot of this level.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G> + Send> {
        match self.iterations() {
            None => Box::new(Random::new(seed)),
            Some(iterations) => Box::new(Planner::new(seed, iterations)),
        }
    }

    /// Begins to think over what a bot of this level and seed would choose; none if nobody is asked. The view is that
    /// of the seat that is asked.
    #[must_use]
    pub fn think<G: Evaluate>(
        self,
        seed: u64,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Search<G>> {
        match self.iterations() {
            None => Random::new(seed).think(view, decision, number),
            Some(iterations) => Planner::new(seed, iterations).think(view, decision, number),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Level::ALL.map(Level::name).join(", ");
        write!(f, "there is no level '{}'; the levels are {names}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

/// Old names are understood, too: stored games and rooms have them.
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name).or_else(|| Level::of_old_name(name));
        found.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
