//! Contests between players made of code: `bottlecap tournament` and `bottlecap duel`.
//!
//! A game has a number, from which its chance and the whims of its players follow, and is played once with each seating.
//! So a contest comes to the same on any number of threads, unless a program takes part that does as it likes.

mod chart;
mod contestant;
pub mod duel;
mod program;
mod ratings;
pub mod tournament;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use anyhow::{Result, anyhow};
use clap::Args;
use kernel::{Contributions, Run, Secret, Viewer, advance, begin};

use crate::{
    games::{GameName, Place, Playable},
    kit::{Kit, OptionArguments, PackArguments},
    speech::Speech,
    trouble,
};

use self::contestant::Contestant;

/// Decisions after which a game is taken to have no end.
const MOST_DECISIONS: u32 = 50_000;

/// What is played.
#[derive(Args)]
pub struct TableArguments {
    /// The game.
    game: GameName,
    /// How many players; each side holds every other seat.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..))]
    players: u8,
    /// The number of the first game; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The scenario, for games that have several [default: the first]
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// For machines: all numbers as JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    packs: PackArguments,
}

/// A table at which contestants meet.
pub struct Arena<G: Playable> {
    game: Arc<G>,
    setup: G::Setup,
    speech: Speech,
    first: u64,
}

/// How a game went for the first of two sides: won, lost, or neither.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Won,
    /// Both are at the same place, or everybody lost.
    Even,
    Lost,
}

impl<G: Playable> Arena<G> {
    /// Checks that such a game can be played at all.
    pub fn new(arguments: &TableArguments, speech: Speech) -> Result<Arena<G>> {
        let kit: Kit<G> = Kit::load(&arguments.packs, speech)?;
        let setup = kit.setup(arguments.players, arguments.scenario.as_deref(), &arguments.options)?;
        let arena = Arena { game: Arc::clone(&kit.game), setup, speech, first: arguments.seed };
        match begin(&*arena.game, &arena.setup, arena.chance(0), &mut Run::silent()) {
            Ok(_) => Ok(arena),
            Err(error) => Err(anyhow!(kit.not_played(&arena.setup, &error))),
        }
    }

    /// The chance of a game: two games after each other have the same one, so that each side gets the other's luck.
    fn chance(&self, number: u64) -> kernel::Seed {
        Secret::from_number(self.number_of(number)).seed(&Contributions::none())
    }

    const fn number_of(&self, number: u64) -> u64 {
        self.first.wrapping_add(number / 2)
    }

    /// Plays one game of two sides, each at every other seat; which of them begins changes from game to game.
    pub fn play(&self, sides: [&Contestant; 2], number: u64) -> Result<Verdict> {
        let played = catch_unwind(AssertUnwindSafe(|| self.play_through(sides, number)));
        played.unwrap_or_else(|_| Err(anyhow!(self.speech.say("fault-panic")))).map_err(|error| {
            let seed = self.number_of(number).to_string();
            let what = format!("{error:#}");
            anyhow!(
                self.speech.fill("contest-fault", &[("seed", seed.as_str().into()), ("what", what.as_str().into())])
            )
        })
    }

    fn play_through(&self, sides: [&Contestant; 2], number: u64) -> Result<Verdict> {
        let game = &*self.game;
        let seats = usize::from(G::seats(&self.setup));
        let side_at = |seat: usize| (seat + (number % 2) as usize) % 2;
        let seed = self.number_of(number);
        let players = (0..seats).map(|seat| sides[side_at(seat)].sit_down::<G>(seed, side_at(seat), self.speech));
        let mut players = players.collect::<Result<Vec<_>>>()?;
        let mut run = Run::silent();
        let begun = begin(game, &self.setup, self.chance(number), &mut run);
        let mut state = begun.map_err(|error| anyhow!("{error}"))?;
        let mut decisions = 0;
        while let Some(asked) = run.decision.asked {
            let view = game.view(&state, Viewer::Seat(asked.seat));
            let place = Place { game, setup: &self.setup, view: &view };
            let player = players.get_mut(asked.seat.index());
            let player = player.ok_or_else(|| anyhow!(self.speech.say("trouble-nobody")))?;
            let answer = player.choose(place, &run.decision, decisions)?;
            let advanced = advance(game, &mut state, &answer, &mut run);
            advanced.map_err(|fault| anyhow!(trouble::fault(&fault, self.speech)))?;
            decisions += 1;
            if decisions >= MOST_DECISIONS {
                return Err(anyhow!(self.speech.say("trouble-no-end")));
            }
        }
        let places = game.places_of(&state);
        players.into_iter().for_each(|player| player.leave(&places));
        let best =
            |side: usize| places.iter().enumerate().filter(|(seat, _)| side_at(*seat) == side).map(|(_, at)| *at).min();
        Ok(match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Less => Verdict::Won,
            std::cmp::Ordering::Equal => Verdict::Even,
            std::cmp::Ordering::Greater => Verdict::Lost,
        })
    }
}

/// A share as people read it.
fn percent(share: f64, speech: Speech) -> String {
    speech.with("simulate-share", "share", &format!("{:.1}", share * 100.0))
}

/// Wins, ties and losses of one side against the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub won: u64,
    pub even: u64,
    pub lost: u64,
}

impl Score {
    pub const fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Even => self.even += 1,
            Verdict::Lost => self.lost += 1,
        }
    }

    pub const fn games(self) -> u64 {
        self.won + self.even + self.lost
    }

    /// Points per game, a tie being half a win.
    pub fn share(self) -> f64 {
        (self.won as f64 + self.even as f64 / 2.0) / self.games().max(1) as f64
    }

    /// Wilson's interval for a share, which holds in 95 of 100 cases.
    pub fn interval(self) -> [f64; 2] {
        const Z: f64 = 1.96;
        let (games, share) = (self.games().max(1) as f64, self.share());
        let middle = share + Z * Z / (2.0 * games);
        let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        [middle - reach, middle + reach].map(|bound| (bound / (1.0 + Z * Z / games)).clamp(0.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_holds_the_share_and_narrows() {
        let [few, many] = [10, 1000].map(|games| Score { won: games * 7 / 10, even: games / 10, lost: games / 5 });
        assert!((few.share() - 0.75).abs() < 1e-9);
        let [low, high] = few.interval();
        assert!(low < 0.75 && 0.75 < high && low > 0.4 && high < 1.0, "{low} {high}");
        let [nearer, farther] = many.interval();
        assert!(nearer > low && farther < high);
    }
}
