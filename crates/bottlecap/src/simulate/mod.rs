//! `bottlecap simulate`: many games at once, and what they say about the game.
//!
//! Every game has its own number, from which its chance and the randomness of its players follow; all that is counted are whole
//! numbers that only are added up. So the result depends neither on the number of threads nor on their order.

mod match_up;
mod numbers;
mod report;
pub mod story;
mod tally;

use std::{
    io::{IsTerminal, Write, stderr},
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Result, anyhow, ensure};
use bots::Level;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    games::{GameName, Playable},
    kit::{Kit, OptionArguments, PackArguments},
    speech::{Speech, count},
};

use self::{match_up::MatchUp, report::Report, tally::Tally};

/// What to simulate.
#[derive(Args)]
pub struct Arguments {
    /// The game.
    game: GameName,
    /// How many players.
    #[arg(long, default_value_t = 4)]
    players: u8,
    /// How many games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the first game; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The level of all players, or one for each, separated by commas: these change seats from game to game.
    #[arg(long, default_value = "random", value_name = "LEVEL[,LEVEL...]")]
    bots: String,
    /// For machines: all numbers as JSON. The speed, which differs from run to run, goes to standard error.
    #[arg(long)]
    json: bool,
    /// The scenario, for games that have several [default: the first]
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    #[command(flatten)]
    options: OptionArguments,
    #[command(flatten)]
    packs: PackArguments,
}

/// Plays the games and reports.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match arguments.game {
        GameName::Shelter => play_all::<Shelter>(arguments, speech, out),
        GameName::Wasteland => play_all::<Wasteland>(arguments, speech, out),
    }
}

fn play_all<G: Playable>(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode>
where
    G::Setup: Sync,
{
    let kit: Kit<G> = Kit::load(&arguments.packs, speech)?;
    let setup = kit.setup(arguments.players, arguments.scenario.as_deref(), &arguments.options)?;
    let match_up = MatchUp::new(&kit, setup, levels(arguments, speech)?, arguments.seed)?;

    let began = Instant::now();
    let bar = progress(arguments.games, speech);
    let fresh = || Tally::new(&match_up);
    let tally = (0..arguments.games)
        .into_par_iter()
        .fold(fresh, |mut tally, number| {
            match match_up.play(number) {
                Ok(story) => tally.add(&*match_up.game, &story),
                Err(trouble) => tally.troubles.push(trouble),
            }
            bar.inc(1);
            tally
        })
        .reduce(fresh, Tally::merge);
    bar.finish_and_clear();

    let report = Report { kit: &kit, match_up: &match_up, games: arguments.games, tally: &tally };
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report.numbers())?)?;
        eprintln!("{}", report.speed(began.elapsed()));
    } else {
        report.print(out)?;
        writeln!(out, "{}", report.speed(began.elapsed()))?;
    }
    let troubles = report.troubles();
    for trouble in &troubles {
        eprintln!("{trouble}");
    }
    Ok(if troubles.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// One level for each seat of the first game.
fn levels(arguments: &Arguments, speech: Speech) -> Result<Vec<Level>> {
    let players = usize::from(arguments.players);
    let read = |name: &str| name.trim().parse::<Level>().map_err(|_| anyhow!(speech.unknown_level(name)));
    let named = arguments.bots.split(',').map(read).collect::<Result<Vec<_>>>()?;
    if let [all] = named.as_slice() {
        return Ok(vec![*all; players]);
    }
    ensure!(
        named.len() == players,
        speech
            .fill("error-bots-count", &[("levels", count(named.len()).into()), ("players", arguments.players.into())])
    );
    Ok(named)
}

/// A bar on the terminal; nothing anywhere else.
pub fn progress(games: u64, speech: Speech) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {msg}");
    let bar = ProgressBar::new(games).with_message(speech.say("simulate-games"));
    bar.enable_steady_tick(Duration::from_millis(200));
    style.map_or(bar.clone(), |style| bar.with_style(style))
}
