//! Bottlecap: an open table for wasteland board games.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod check;
mod example;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// An open table for wasteland board games.
#[derive(Parser)]
#[command(name = "bottlecap", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run examples: files, or folders of them.
    Example {
        #[command(subcommand)]
        command: example::Command,
    },
    /// Check content packs and report all mistakes at once.
    Check(check::Arguments),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Example { command } => example::run(&command),
        Command::Check(arguments) => check::run(&arguments),
    };
    match done {
        Ok(code) => code,
        Err(error) => {
            eprintln!("bottlecap: {error:#}");
            ExitCode::FAILURE
        }
    }
}
