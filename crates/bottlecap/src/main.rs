//! Bottlecap: an open table for wasteland board games.

mod arguments;
mod chance;
mod check;
mod contest;
mod engine;
mod example;
mod files;
mod foreign;
mod games;
mod kit;
mod play;
mod replay;
mod report;
mod review;
mod serve;
mod simulate;
mod speech;
mod telling;
mod trouble;
mod words;

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};
use pack::Lang;

use self::speech::Speech;

/// An open table for wasteland board games.
#[derive(Parser)]
#[command(name = "bottlecap", version, about)]
struct Cli {
    /// The language, en or ru; by default that of the system.
    #[arg(long, global = true)]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play on the terminal, against bots or with friends at one keyboard.
    Play(play::Arguments),
    /// Serve the web table and rooms for playing with friends anywhere.
    Serve(serve::Arguments),
    /// Play many games with bots and report what they say about the game.
    Simulate(simulate::Arguments),
    /// Let bots and programs play each other, everybody against everybody, and rate them.
    Tournament(contest::tournament::Arguments),
    /// Let two bots or programs play until it is clear who is better.
    Duel(contest::duel::Arguments),
    /// Show a saved game step by step and check every outcome and every hash.
    Replay(replay::Arguments),
    /// Look at a saved game again and name the moves that cost the most.
    Review(review::Arguments),
    /// Let another program play: JSON lines on standard input and output.
    Engine(engine::Arguments),
    /// Run examples, show one, or make one out of a report.
    Example {
        #[command(subcommand)]
        command: example::Command,
    },
    /// Check content packs and report all mistakes at once.
    Check(check::Arguments),
    /// Show what is in a content pack.
    Pack {
        #[command(subcommand)]
        command: report::Command,
    },
}

fn main() -> ExitCode {
    let raw: Vec<OsString> = env::args_os().collect();
    let speech = Speech::new(arguments::lang(&raw));
    let cli = match arguments::read(raw, speech) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    let speech = Speech::new(cli.lang);
    let mut out = io::stdout().lock();
    let done = match cli.command {
        Command::Play(arguments) => play::run(arguments, speech, &mut out),
        Command::Serve(arguments) => serve::run(arguments, speech, &mut out),
        Command::Simulate(arguments) => simulate::run(&arguments, speech, &mut out),
        Command::Tournament(arguments) => contest::tournament::run(&arguments, speech, &mut out),
        Command::Duel(arguments) => contest::duel::run(&arguments, speech, &mut out),
        Command::Replay(arguments) => replay::run(&arguments, speech, &mut out),
        Command::Review(arguments) => review::run(&arguments, speech, &mut out),
        Command::Engine(arguments) => engine::run(&arguments, speech, &mut out),
        Command::Example { command } => example::run(&command, speech, &mut out),
        Command::Check(arguments) => check::run(&arguments, speech, &mut out),
        Command::Pack { command } => report::run(&command, speech, &mut out),
    };
    // Whoever reads from us may stop at any line, as `head` does.
    match done.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(error) if files::is_closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bottlecap: {}", trouble::sentence(&error, speech));
            ExitCode::FAILURE
        }
    }
}
