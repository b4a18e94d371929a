//! `cargo xtask bench`: how fast the engine is, on one core, in one run.
//!
//! Every figure is the best of several rounds: on a shared machine the fastest round says most about the program.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

use std::{hint::black_box, path::Path, time::Instant};

use anyhow::{Result, anyhow};
use kernel::{Game, Quick, Run, Seat, Seed, Viewer, advance, apply, begin};
use serde::Serialize;
use shelter::{Shelter, options::Setup, state::State};

/// Rounds of each measurement; the best one counts.
const ROUNDS: u32 = 5;

/// One line of the table.
#[derive(Serialize)]
struct Figure {
    game: &'static str,
    players: usize,
    what: &'static str,
    value: f64,
    unit: &'static str,
}

fn main() -> Result<()> {
    let as_json = std::env::args().any(|argument| argument == "--json");
    let files = pack::load_folder(Path::new("packs/shelter-core"))?;
    let (content, _) = shelter::reading::read(&[files]).map_err(|mistakes| anyhow!("{mistakes}"))?;
    let game = Shelter::new(content);
    // `bench playouts 4 500`: only so many random games, for a profiler.
    if let [_, only, players, games] = &std::env::args().collect::<Vec<_>>()[..]
        && only == "playouts"
    {
        let played = playouts(&game, &Setup::for_players(players.parse()?), games.parse()?, 0)?;
        println!("{} decisions a second", thousands(played.decisions_per_second));
        return Ok(());
    }
    let mut figures = Vec::new();
    for players in [2, 4] {
        measure(&game, players, &mut figures)?;
    }
    if as_json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(());
    }
    for figure in &figures {
        let value = if figure.value >= 1_000.0 { thousands(figure.value) } else { format!("{:.1}", figure.value) };
        println!("{:<8} {} players  {:<32} {value:>12} {}", figure.game, figure.players, figure.what, figure.unit);
    }
    Ok(())
}

/// A number with a gap between thousands.
fn thousands(value: f64) -> String {
    let digits = format!("{value:.0}");
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(" ")
}

fn measure(game: &Shelter, players: usize, figures: &mut Vec<Figure>) -> Result<()> {
    let setup = Setup::for_players(players);
    let mut add = |what, value, unit| figures.push(Figure { game: Shelter::ID, players, what, value, unit });

    let games = 4_000;
    let mut best = Playouts::default();
    for round in 0..ROUNDS {
        let now = playouts(game, &setup, games, u64::from(round))?;
        if now.decisions_per_second > best.decisions_per_second {
            best = now;
        }
    }
    add("random decisions a second", best.decisions_per_second, "(forced ones not counted)");
    add("random games a second", best.games_per_second, "");
    add("decisions a game", best.decisions_per_game, "");
    add("rounds a game", best.rounds_per_game, "");

    let states = sample_states(game, &setup)?;
    add("state size", size_of::<State>() as f64, "bytes");
    add("clone", nanoseconds(&states, |state| drop(black_box(black_box(state).clone()))), "ns");
    add("apply (checked, with clone)", applied(game, &states)?, "ns");
    let view = |state: &State| drop(black_box(game.view(black_box(state), Viewer::Seat(Seat::new(0)))));
    add("view of a seat", nanoseconds(&states, view), "ns");
    let mut whim = Quick::new(1);
    let views: Vec<_> = states.iter().map(|state| game.view(state, Viewer::Seat(Seat::new(0)))).collect();
    add("re-deal from a view", nanoseconds(&views, |view| drop(black_box(game.redeal(view, &mut whim)))), "ns");
    Ok(())
}

#[derive(Default)]
struct Playouts {
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    rounds_per_game: f64,
}

fn playouts(game: &Shelter, setup: &Setup, games: u64, round: u64) -> Result<Playouts> {
    let mut run = Run::silent();
    let mut decisions = 0u64;
    let mut rounds = 0u64;
    let began = Instant::now();
    for number in 0..games {
        let mut whim = Quick::new(number ^ (round << 32));
        let mut state = start(game, setup, number ^ (round << 32), &mut run)?;
        while let Some(answer) = run.decision.sample(&mut whim) {
            advance(game, &mut state, &answer, &mut run)?;
            decisions += 1;
        }
        rounds += u64::from(state.round());
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Playouts {
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        rounds_per_game: rounds as f64 / games as f64,
    })
}

fn start(game: &Shelter, setup: &Setup, seed: u64, run: &mut Run<Shelter>) -> Result<State> {
    begin(game, setup, Seed::from_number(seed), run).map_err(|refused| anyhow!("{refused:?}"))
}

/// States from all over random games.
fn sample_states(game: &Shelter, setup: &Setup) -> Result<Vec<State>> {
    let mut states = Vec::new();
    let mut run = Run::silent();
    for seed in 0..20 {
        let mut whim = Quick::new(seed);
        let mut state = start(game, setup, seed, &mut run)?;
        let mut moves = 0;
        while let Some(answer) = run.decision.sample(&mut whim) {
            if moves % 7 == 0 {
                states.push(state.clone());
            }
            moves += 1;
            advance(game, &mut state, &answer, &mut run)?;
        }
    }
    Ok(states)
}

/// The cost of one call, over all samples many times.
fn nanoseconds<T>(samples: &[T], mut call: impl FnMut(&T)) -> f64 {
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let times = 200_000 / samples.len().max(1) + 1;
        let began = Instant::now();
        for _ in 0..times {
            samples.iter().for_each(&mut call);
        }
        let nanoseconds = began.elapsed().as_nanos() as f64 / (times * samples.len().max(1)) as f64;
        best = best.min(nanoseconds);
    }
    best
}

/// The cost of a move as a table plays it: checked, on a copy, with its events recorded.
fn applied(game: &Shelter, states: &[State]) -> Result<f64> {
    let mut run = Run::recording();
    let mut whim = Quick::new(3);
    let mut moves = Vec::new();
    for state in states {
        kernel::decide(game, state, &mut run.decision);
        if let (Some(asked), Some(answer)) = (run.decision.asked, run.decision.sample(&mut whim)) {
            moves.push((state.clone(), asked.seat, answer.into_answer()));
        }
    }
    Ok(nanoseconds(&moves, |(state, seat, answer)| {
        let mut state = state.clone();
        let _ = black_box(apply(game, &mut state, *seat, answer, &mut run));
        drop(run.take_record());
    }))
}
