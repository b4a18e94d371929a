//! Plays many rooms of a server over real WebSockets and prints how it bears that.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod program;
mod report;

use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Parser, builder::PossibleValuesParser};
use load::players::{self, Plan};
use server::games;
use tokio::runtime;

use crate::program::Program;

/// Persons in each room.
const PLAYERS: u8 = 2;

/// Plays many rooms of a server at once.
#[derive(Parser)]
struct Arguments {
    /// What is played.
    #[arg(long, default_value = games::NAMES[0], value_parser = PossibleValuesParser::new(games::NAMES))]
    game: String,
    /// How many rooms of two players.
    #[arg(long, default_value_t = 500)]
    rooms: usize,
    /// How long, in seconds.
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// One move in so many milliseconds in each room; as fast as can be otherwise.
    #[arg(long)]
    pace: Option<u64>,
    /// The players want to be told whole views, not what changed of them.
    #[arg(long)]
    whole: bool,
    /// Afterwards, so many more rooms are played for a moment and left, to see what a sleeping room costs.
    #[arg(long, default_value_t = 0)]
    sleeping: usize,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let plan = Plan {
        new: games::usual_room(&arguments.game, PLAYERS).context("there is no such game")?,
        rooms: arguments.rooms,
        time: Duration::from_secs(arguments.seconds),
        pace: arguments.pace.map(Duration::from_millis),
        is_whole: arguments.whole,
    };
    // One thread: the server shall have the other core.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let program = Program::start()?;
        let base = program.memory()?;
        let played = players::play(program.address(), &plan, || program.usage()).await?;
        report::print(&plan, &played, base);
        if arguments.sleeping > 0 {
            let slept = program.sleep(&plan.new, arguments.sleeping).await?;
            report::print_sleep(&slept);
        }
        Ok(())
    })
}
