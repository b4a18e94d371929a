//! Levels of strength: fixed numbers of playouts, so that a level plays the same on every machine.

use std::{fmt, str::FromStr};

use kernel::Decision;

use crate::{Bot, Evaluate, Planner, Random, Search};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything legal.
    Random,
    /// A glance ahead.
    Easy,
    /// A fair opponent that answers at once.
    Steady,
    /// Thinks for a moment.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Steady, Level::Hard];

    /// The name on the command line and in texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Steady => "steady",
            Level::Hard => "hard",
        }
    }

    /// Playouts for each decision; none for the level that does not look ahead.
    #[must_use]
    pub const fn playouts(self) -> Option<u32> {
        match self {
            Level::Random => None,
            Level::Easy => Some(24),
            Level::Steady => Some(200),
            Level::Hard => Some(1_600),
        }
    }

    /// A bot of this level.
    #[must_use]
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G> + Send> {
        match self.playouts() {
            None => Box::new(Random::new(seed)),
            Some(playouts) => Box::new(Planner::new(seed, playouts)),
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
        match self.playouts() {
            None => Random::new(seed).think(view, decision, number),
            Some(playouts) => Planner::new(seed, playouts).think(view, decision, number),
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

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
