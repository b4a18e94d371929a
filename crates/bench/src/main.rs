//! `cargo xtask bench`: how fast the engine is, on one core, in one run.
//!
//! Every figure is the best of several rounds: on a shared machine the fastest round says most about the program.
#![allow(clippy::print_stdout, reason = "a program that prints a table")]

mod boxed;

use std::{hint::black_box, time::Instant};

use anyhow::{Result, anyhow, bail};
use bots::{Evaluate, Planner};
use kernel::{Game, QuickRng, Run, Seat, Seed, Viewer, advance, apply, begin};
use serde::Serialize;
use shelter::Shelter;
use wasteland::{
    Wasteland,
    outlook::{Analysis, Bout, Terms},
    state::Opponent,
};

/// Rounds of each measurement; the best one counts.
const ROUNDS: u32 = 5;

/// Positions from which a search is measured, and its iterations.
const SEARCHES: usize = 40;
const ITERATIONS: u32 = 1_000;

/// One line of the table.
#[derive(Serialize)]
struct Figure {
    /// The game; `a box` is Wasteland with a set as large as a box.
    game: &'static str,
    players: u8,
    what: &'static str,
    value: f64,
    unit: &'static str,
}

/// What is measured of a game besides its rules.
trait Measured: Evaluate {
    /// Random games of one round of a measurement.
    const GAMES: u64;
    /// From one state to the next one that is looked at, in moves.
    const STRIDE: usize;

    fn setup(&self, players: u8) -> Self::Setup;
    fn rounds(state: &Self::State) -> u16;

    /// What else is worth a figure: its name and nanoseconds.
    fn more(&self, _views: &[Self::View]) -> Vec<(&'static str, f64)> {
        Vec::new()
    }
}

impl Measured for Shelter {
    const GAMES: u64 = 4_000;
    const STRIDE: usize = 7;

    fn setup(&self, players: u8) -> Self::Setup {
        shelter::options::Setup::for_players(usize::from(players))
    }

    fn rounds(state: &Self::State) -> u16 {
        state.round()
    }
}

impl Measured for Wasteland {
    const GAMES: u64 = 400;
    const STRIDE: usize = 31;

    /// On the largest map.
    fn setup(&self, players: u8) -> Self::Setup {
        let sizes = self.content().scenarios.iter().map(|scenario| scenario.places.len());
        let scenario = (0u8..).zip(sizes).max_by_key(|(_, size)| *size).map_or(0, |(at, _)| at);
        wasteland::options::Setup { scenario, ..wasteland::options::Setup::of(players) }
    }

    fn rounds(state: &Self::State) -> u16 {
        state.round()
    }

    /// The odds of fights that could be begun, and all that a table tells a survivor.
    fn more(&self, views: &[Self::View]) -> Vec<(&'static str, f64)> {
        let seat = Seat::new(0);
        let outlook = |view: &Self::View| drop(black_box(self.outlook(view, seat)));
        let fights = views.iter().filter_map(|view| Some((view, Analysis::new(self, view).ok()?)));
        let bouts: Vec<Bout> = fights
            .flat_map(|(view, analysis)| {
                let foes = view.foes.iter().map(|(number, _)| Terms::with(Opponent::OnMap(number)));
                foes.filter_map(|terms| analysis.bout(seat, &terms)).collect::<Vec<_>>()
            })
            .collect();
        let odds = |bout: &Bout| drop(black_box(bout.odds(&self.content().faces)));
        vec![("odds of a fight", nanoseconds(&bouts, odds)), ("outlook of a seat", nanoseconds(views, outlook))]
    }
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let as_json = arguments.iter().any(|argument| argument == "--json");
    let (shelter, wasteland) = (shelf::shelter()?, shelf::wasteland()?);
    let boxed = boxed::wasteland(&wasteland);
    // `bench playouts shelter 4 500`, or `box` for Wasteland with a large set: only so many random games, for a profiler.
    if let [only, game, players, games] = &arguments[..]
        && only == "playouts"
    {
        let (players, games) = (players.parse()?, games.parse()?);
        let played = match game.as_str() {
            Shelter::ID => playouts(&shelter, players, games, 0)?,
            Wasteland::ID => playouts(&wasteland, players, games, 0)?,
            "box" => playouts(&boxed, players, games, 0)?,
            other => bail!("there is no game '{other}'"),
        };
        println!("{} decisions a second", thousands(played.decisions_per_second));
        return Ok(());
    }
    let mut figures = Vec::new();
    for players in [2, 4] {
        measure(Shelter::ID, &shelter, players, &mut figures)?;
    }
    for players in [1, 4] {
        measure(Wasteland::ID, &wasteland, players, &mut figures)?;
    }
    measure("a box", &boxed, 4, &mut figures)?;
    if as_json {
        println!("{}", serde_json::to_string_pretty(&figures)?);
        return Ok(());
    }
    for figure in &figures {
        let value = if figure.value >= 1_000.0 { thousands(figure.value) } else { format!("{:.1}", figure.value) };
        println!("{:<9} {} players  {:<32} {value:>12} {}", figure.game, figure.players, figure.what, figure.unit);
    }
    Ok(())
}

/// A number with a gap between thousands.
fn thousands(value: f64) -> String {
    let digits = format!("{value:.0}");
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(" ")
}

fn measure<G: Measured>(name: &'static str, game: &G, players: u8, figures: &mut Vec<Figure>) -> Result<()> {
    let mut add = |what, value, unit| figures.push(Figure { game: name, players, what, value, unit });

    let mut best = Playouts::default();
    for round in 0..ROUNDS {
        let now = playouts(game, players, G::GAMES, u64::from(round))?;
        if now.decisions_per_second > best.decisions_per_second {
            best = now;
        }
    }
    add("random decisions a second", best.decisions_per_second, "(forced ones not counted)");
    add("random games a second", best.games_per_second, "");
    add("decisions a game", best.decisions_per_game, "");
    add("rounds a game", best.rounds_per_game, "");

    let states = sample_states(game, players)?;
    add("state size", size_of::<G::State>() as f64, "bytes");
    add("clone", nanoseconds(&states, |state| drop(black_box(black_box(state).clone()))), "ns");
    add("apply (checked, with clone)", applied(game, &states)?, "ns");
    let view = |state: &G::State| drop(black_box(game.view(black_box(state), Viewer::Seat(Seat::new(0)))));
    add("view of a seat", nanoseconds(&states, view), "ns");
    let mut rng = QuickRng::new(1);
    let views: Vec<_> = states.iter().map(|state| game.view(state, Viewer::Seat(Seat::new(0)))).collect();
    add("re-deal from a view", nanoseconds(&views, |view| drop(black_box(game.redeal(view, &mut rng)))), "ns");
    for (what, value) in game.more(&views) {
        add(what, value, "ns");
    }
    add("iterations of a search a second", searched(game, &states), "(deal, tree, playout, evaluation)");
    Ok(())
}

/// Iterations a second of searches from all over a game, as a bot searches.
fn searched<G: Measured>(game: &G, states: &[G::State]) -> f64 {
    let mut run = Run::<G>::silent();
    let mut best = 0.0_f64;
    for _ in 0..ROUNDS {
        let mut iterations = 0u32;
        let began = Instant::now();
        for (number, state) in (0u32..).zip(states.iter().step_by(states.len() / SEARCHES + 1)) {
            kernel::decide(game, state, &mut run.decision);
            let Some(asked) = run.decision.asked else { continue };
            let view = game.view(state, Viewer::Seat(asked.seat));
            let Some(mut search) = Planner::new(1, ITERATIONS).think::<G>(&view, &run.decision, number) else {
                continue;
            };
            while !search.step(game, 1) {
                iterations += 1;
            }
            black_box(search.answer());
        }
        best = best.max(f64::from(iterations) / began.elapsed().as_secs_f64());
    }
    best
}

#[derive(Default)]
struct Playouts {
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    rounds_per_game: f64,
}

fn playouts<G: Measured>(game: &G, players: u8, games: u64, round: u64) -> Result<Playouts> {
    let setup = game.setup(players);
    let mut run = Run::silent();
    let mut decisions = 0u64;
    let mut rounds = 0u64;
    let began = Instant::now();
    for number in 0..games {
        let mut rng = QuickRng::new(number ^ (round << 32));
        let mut state = start(game, &setup, number ^ (round << 32), &mut run)?;
        while let Some(answer) = run.decision.sample(&mut rng) {
            advance(game, &mut state, &answer, &mut run)?;
            decisions += 1;
        }
        rounds += u64::from(G::rounds(&state));
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Playouts {
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        decisions_per_game: decisions as f64 / games as f64,
        rounds_per_game: rounds as f64 / games as f64,
    })
}

fn start<G: Game>(game: &G, setup: &G::Setup, seed: u64, run: &mut Run<G>) -> Result<G::State> {
    begin(game, setup, Seed::from_number(seed), run).map_err(|refused| anyhow!("{refused:?}"))
}

/// States from all over random games.
fn sample_states<G: Measured>(game: &G, players: u8) -> Result<Vec<G::State>> {
    let setup = game.setup(players);
    let mut states = Vec::new();
    let mut run = Run::silent();
    for seed in 0..20 {
        let mut rng = QuickRng::new(seed);
        let mut state = start(game, &setup, seed, &mut run)?;
        let mut moves = 0;
        while let Some(answer) = run.decision.sample(&mut rng) {
            if moves % G::STRIDE == 0 {
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
fn applied<G: Game>(game: &G, states: &[G::State]) -> Result<f64> {
    let mut run = Run::recording();
    let mut rng = QuickRng::new(3);
    let mut moves = Vec::new();
    for state in states {
        kernel::decide(game, state, &mut run.decision);
        if let (Some(asked), Some(answer)) = (run.decision.asked, run.decision.sample(&mut rng)) {
            moves.push((state.clone(), asked.seat, answer.into_answer()));
        }
    }
    Ok(nanoseconds(&moves, |(state, seat, answer)| {
        let mut state = state.clone();
        let _ = black_box(apply(game, &mut state, *seat, answer, &mut run));
        drop(run.take_record());
    }))
}
