//! What must hold of every game on this table, checked by one call.
//!
//! [`check`] plays random games and looks at every decision on the way: what is listed is accepted and everything else
//! refused, nothing is lost, nothing hidden shows, whatever is saved comes back, and every game can be replayed, undone
//! and played on. The laws can also be called alone, on one [`Position`].

mod answers;
mod hiding;
mod play;
mod position;
mod saving;
mod undoing;
pub mod wasm;

use std::{
    cell::Cell,
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
};

use kernel::{Contributions, Game, QuickRng, Secret, Table};

pub use self::{
    answers::{listed_are_accepted, others_are_refused, well_formed},
    hiding::{nothing_hidden_shows, redeals_fit},
    play::{Playthrough, plays_the_same_in_silence, plays_to_its_end},
    position::{Choices, Position},
    saving::{log_comes_back, state_comes_back},
    undoing::{undone_and_redone, voted_back},
};

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Games for each set-up.
    pub games_per_setup: u32,
    /// Where the seeds of the games start.
    pub seed: u64,
    /// Decisions after which a game is taken to have no end.
    pub most_decisions: u32,
}

/// What was tried. A law that was never tried has a zero here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u32,
    /// Decisions answered in them.
    pub decisions: u32,
    /// Decisions of the longest game.
    pub longest: u32,
    /// Listed answers that were accepted.
    pub accepted: u32,
    /// Other answers that were refused.
    pub refused: u32,
    /// Pairs of states that look the same to somebody.
    pub scrambled: u32,
    /// States dealt anew from a view.
    pub redealt: u32,
    /// Answers taken back and given again.
    pub redone: u32,
    /// Undos by vote across something seen.
    pub voted: u32,
    /// Whole logs that were saved and loaded.
    pub logs: u32,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, longest, accepted, refused, scrambled, redealt, redone, voted, logs } = self;
        write!(
            f,
            "{games} games, {decisions} decisions (longest game {longest}); {accepted} answers accepted, {refused} \
             refused; {scrambled} scrambled and {redealt} redealt states; {redone} answers redone, {voted} votes across something seen; {logs} logs loaded"
        )
    }
}

/// A law that a game broke, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seed {seed}, decision {decision}, set-up {setup}: {what}")]
pub struct Failure {
    /// The set-up.
    pub setup: String,
    /// The number that the game's secret and all choices were made from.
    pub seed: u64,
    /// The decision, counted from 0 over the whole playthrough, answers that were taken back included.
    pub decision: u32,
    /// What is wrong.
    pub what: String,
}

/// Plays random games of each set-up and checks every law at every decision.
///
/// # Errors
/// The first law that is broken, or a panic in the rules.
pub fn check<G: Game>(game: &G, setups: &[G::Setup], effort: Effort) -> Result<Report, Failure> {
    let mut report = Report::default();
    for setup in setups {
        for number in 0..effort.games_per_setup {
            let seed = effort.seed.wrapping_add(u64::from(number));
            let decision = Cell::new(0);
            // A panic would not say which game it was in.
            let result = catch_unwind(AssertUnwindSafe(|| {
                let mut playthrough = Playthrough::begin(game, setup, seed)?;
                while !playthrough.is_over() {
                    if decision.get() >= effort.most_decisions {
                        return Err(format!("the game has not ended after {} decisions", effort.most_decisions));
                    }
                    playthrough.check_and_play(&mut report, effort.most_decisions)?;
                    decision.set(decision.get() + 1);
                }
                playthrough.check_the_end(&mut report)
            }));
            let result = result.unwrap_or_else(|panic| Err(format!("panic: {}", message(panic.as_ref()))));
            result.map_err(|what| Failure { setup: format!("{setup:?}"), seed, decision: decision.get(), what })?;
            report.games += 1;
            report.longest = report.longest.max(decision.get());
        }
    }
    Ok(report)
}

fn message(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a message")
}

/// The log of a random game, as text: for corpora, and for the WebAssembly check.
///
/// # Errors
/// The game does not come to an end.
pub fn record<G: Game>(game: &G, setup: &G::Setup, seed: u64, most_decisions: u32) -> Result<String, Failure> {
    let mut decision = 0;
    let mut play = || -> Result<String, String> {
        let mut table = begin(game, setup, seed)?;
        let mut rng = QuickRng::new(seed);
        while !table.is_over() {
            if decision >= most_decisions {
                return Err(format!("the game has not ended after {most_decisions} decisions"));
            }
            play::play_somehow(&mut table, &mut rng)?;
            decision += 1;
        }
        table.save().map_err(|fault| fault.to_string())
    };
    play().map_err(|what| Failure { setup: format!("{setup:?}"), seed, decision, what })
}

fn begin<'g, G: Game>(game: &'g G, setup: &G::Setup, seed: u64) -> Result<Table<G, &'g G>, String> {
    Table::begin(game, setup.clone(), Secret::from_number(seed), Contributions::none())
        .map_err(|error| format!("the game does not begin: {error:?}"))
}
