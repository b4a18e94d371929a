//! The project's own commands, run as `cargo xtask <command>`.
//!
//! Everything here needs only a Rust toolchain, so that a fresh machine can do what the project's own does.

// What a command was asked for goes to standard output; what it is doing goes to standard error.
#![allow(clippy::print_stdout)]

mod check;
mod chromium;
mod fuzz;
mod mutants;
mod packages;
mod rules;
mod tasks;

use std::{env, path::Path, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::tasks::{Task, bottlecap, cargo, run_all};

const HELP: &str = "\
The commands of the project:

  cargo xtask play [ARGUMENTS]    build the web table and open it in the browser; the arguments are those of
                                  `bottlecap serve`
  cargo xtask play --terminal [ARGUMENTS]
                                  play at this terminal; the arguments are those of `bottlecap play`, with the game
                                  or without it for Shelter
  cargo xtask page [--dev]        build the page of the web table alone; quickly with --dev
  cargo xtask test [--without-browser]
                                  everything that must hold before a change is accepted
  cargo xtask rules [--json] [--require PREFIX]...
                                  which rules the examples prove, chapter by chapter;
                                  with --require S, fail unless all of S are proven
  cargo xtask bench [--json]      measure the engine
  cargo xtask load [--game GAME] [--rooms N] [--seconds S] [--pace MS] [--whole] [--sleeping N]
                                  play so many rooms of a server at once over real sockets and measure how it bears that;
                                  of Shelter unless told
  cargo xtask siege [MINUTES]     attack a server on this machine in every way that the tests know, and then in all of them
                                  at once for so many minutes (10 unless told), while two people play; tells how long
                                  they wait and what memory it takes
  cargo xtask conformance [GAMES] play so many random games of every setup of Shelter (40 unless told) and half as many
                                  of Wasteland, a million decisions and more, and check every law of the engine at
                                  every decision; a quarter of an hour
  cargo xtask record              record games anew that go differently under a new version of the rules: the test
                                  `recordings` says when, and which version must be raised before
  cargo xtask fuzz [SECONDS]      feed moves of both games, saved games and packs of a fuzzer's making to the engine, each
                                  for so many seconds (60 unless told)
  cargo xtask mutants [N] [--seed S]
                                  change the rules of both games at N random places (120 unless told), one at a time, and
                                  see whether an example or a law of the conformance suite notices; tells the share
                                  that is caught and every change that is not; an hour or two
  cargo xtask help                this page
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    // Paths in the output are then relative to the repository, wherever the command was called.
    env::set_current_dir(root()).context("cannot enter the repository")?;
    let (command, rest) = arguments.split_first().map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    match command {
        "play" => play(rest),
        "page" => cargo(&["run", "--bin", "page", "--"]).arguments(rest).run(),
        "test" => test(rest),
        "rules" => rules::run(rest),
        "bench" => bench(rest),
        "load" => load(rest),
        "siege" => siege(rest),
        "conformance" => conformance(rest),
        "record" => record(rest),
        "fuzz" => fuzz::run(rest),
        "mutants" => mutants::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`; see `cargo xtask help`"),
    }
}

fn play(arguments: &[String]) -> Result<()> {
    if let Some((first, rest)) = arguments.split_first()
        && first == "--terminal"
    {
        run_all("play-terminal", &[Task { name: "the table", run: table }])?;
        let game: &[&str] = if rest.first().is_some_and(|word| !word.starts_with('-')) { &[] } else { &["shelter"] };
        return bottlecap(&["play"]).arguments(game).arguments(rest).run();
    }
    run_all(
        "play",
        &[
            Task { name: "the programs", run: check::programs },
            Task { name: "the page", run: check::page },
            Task { name: "the table", run: table },
        ],
    )?;
    bottlecap(&["serve", "--open"]).arguments(arguments).run()
}

/// The program as the tests have it: with link-time optimization it would take four minutes more, and nobody at a table
/// would notice the difference.
fn table() -> Result<()> {
    cargo(&["build", "--bin", "bottlecap"]).run()
}

fn test(arguments: &[String]) -> Result<()> {
    match arguments {
        [] => check::run(check::Browser::Driven),
        [switch] if switch == "--without-browser" => check::run(check::Browser::LeftOut),
        _ => bail!("`test` takes nothing but --without-browser; see `cargo xtask help`"),
    }
}

fn bench(arguments: &[String]) -> Result<()> {
    eprintln!("building the release binary, then measuring");
    cargo(&["run", "--release", "--package", "bench", "--"]).arguments(arguments).run()
}

fn load(arguments: &[String]) -> Result<()> {
    eprintln!("building the release binaries, then playing");
    cargo(&["build", "--release", "--package", "bottlecap"]).run()?;
    cargo(&["run", "--release", "--package", "load", "--"]).arguments(arguments).run()
}

/// The tests of hostile clients, the last of them for as long as it is told.
fn siege(arguments: &[String]) -> Result<()> {
    let minutes = match arguments {
        [] => 10,
        [number] => number.parse::<u32>().with_context(|| format!("`{number}` is no number of minutes"))?,
        _ => bail!("`siege` takes one number; see `cargo xtask help`"),
    };
    cargo(&["test", "--package", "server", "--test", "rooms", "siege", "--", "--nocapture", "--test-threads", "1"])
        .setting("BOTTLECAP_SIEGE_MINUTES", minutes.to_string())
        .run()
}

/// The test of the suite with more games than the ordinary test run has time for.
fn conformance(arguments: &[String]) -> Result<()> {
    let games = match arguments {
        [] => 40,
        [number] => number.parse::<u32>().with_context(|| format!("`{number}` is no number of games"))?,
        _ => bail!("`conformance` takes one number; see `cargo xtask help`"),
    };
    eprintln!("building the release tests, then playing {games} games of every setup");
    cargo(&["test", "--release", "--package", "shelf", "--test", "conformance", "--"])
        .arguments(&["keeps_every_law", "--nocapture", "--test-threads", "1"])
        .setting("BOTTLECAP_GAMES", games.to_string())
        .run()
}

/// The test that replays recorded games, told to record them.
fn record(arguments: &[String]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("`record` takes nothing; see `cargo xtask help`");
    }
    cargo(&["test", "--package", "shelf", "--test", "recordings", "--", "recordings_of", "--nocapture"])
        .setting("BOTTLECAP_RECORD", "1".to_owned())
        .run()
}

/// The folder of the repository.
fn root() -> &'static Path {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.ancestors().nth(2).unwrap_or(crate_dir)
}
