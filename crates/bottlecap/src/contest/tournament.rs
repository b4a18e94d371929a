//! `bottlecap tournament`: everybody against everybody, and how strong they are.

use std::{io::Write, path::PathBuf, process::ExitCode, sync::Mutex, time::Instant};

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use shelter::Shelter;
use wasteland::Wasteland;

use super::{
    Arena, Score, TableArguments, chart,
    contestant::Contestant,
    percent,
    ratings::{Pairing, Rating, rate},
};
use crate::{
    files,
    games::{GameName, Playable},
    simulate::progress,
    speech::{Speech, count},
};

/// Who plays whom, and how often.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    table: TableArguments,
    /// Who takes part: a level, iterations:N, or program:COMMAND; by default all levels. The first is rated 0.
    #[arg(value_name = "CONTESTANT")]
    contestants: Vec<String>,
    /// Games of each pair; half of them with each seating.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Draw the ratings into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
}

/// All numbers, for machines.
#[derive(Serialize)]
struct Numbers {
    game: &'static str,
    players: u8,
    seed: u64,
    games_of_each_pair: u64,
    contestants: Vec<ContestantNumbers>,
    pairs: Vec<PairNumbers>,
}

#[derive(Serialize)]
struct ContestantNumbers {
    name: String,
    rating: f64,
    /// Bounds between which the rating lies in 95 of 100 cases.
    interval: [f64; 2],
    /// Points per game, a tie being half a win.
    share: f64,
}

#[derive(Serialize)]
struct PairNumbers {
    names: [String; 2],
    won: u64,
    even: u64,
    lost: u64,
    share: f64,
    interval: [f64; 2],
}

/// Plays all games and reports.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match arguments.table.game {
        GameName::Shelter => play_all::<Shelter>(arguments, speech, out),
        GameName::Wasteland => play_all::<Wasteland>(arguments, speech, out),
    }
}

fn play_all<G: Playable>(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode>
where
    G::Setup: Sync,
{
    let arena: Arena<G> = Arena::new(&arguments.table, speech)?;
    let contestants = match arguments.contestants.as_slice() {
        [] => bots::Level::ALL.map(Contestant::Level).to_vec(),
        named => named.iter().map(|text| Contestant::read(text, speech)).collect::<Result<Vec<_>>>()?,
    };
    ensure!(contestants.len() > 1, speech.say("contest-alone"));
    let pairs: Vec<[usize; 2]> =
        (0..contestants.len()).flat_map(|high| (0..high).map(move |low| [high, low])).collect();

    let began = Instant::now();
    let bar = progress(arguments.games * pairs.len() as u64, speech);
    let scores: Vec<Mutex<Score>> = pairs.iter().map(|_| Mutex::default()).collect();
    // Long games first and last would leave cores idle: pairs take turns.
    let all = (0..arguments.games * pairs.len() as u64).into_par_iter();
    all.try_for_each(|at| {
        let (pair, number) = ((at % pairs.len() as u64) as usize, at / pairs.len() as u64);
        let [one, other] = pairs[pair];
        let verdict = arena.play([&contestants[one], &contestants[other]], number)?;
        scores[pair].lock().map_err(|_| anyhow!(speech.say("fault-panic")))?.add(verdict);
        bar.inc(1);
        Ok::<(), anyhow::Error>(())
    })?;
    bar.finish_and_clear();
    let scores = scores.into_iter().map(|score| score.into_inner().unwrap_or_default());
    let pairings: Vec<Pairing> = pairs.into_iter().zip(scores).collect();

    let report =
        Report { arguments, speech, contestants: &contestants, ratings: rate(contestants.len(), &pairings), pairings };
    if let Some(file) = &arguments.chart {
        let names: Vec<String> = contestants.iter().map(ToString::to_string).collect();
        let title = report.title::<G>();
        files::write(file, &chart::draw(&title, &names, &report.ratings), speech)?;
    }
    if arguments.table.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report.numbers::<G>())?)?;
    } else {
        report.print::<G>(out)?;
        let seconds = format!("{:.0}", began.elapsed().as_secs_f64());
        writeln!(out, "\n{}", speech.with("contest-time", "seconds", &seconds))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What came of a tournament.
struct Report<'a> {
    arguments: &'a Arguments,
    speech: Speech,
    contestants: &'a [Contestant],
    ratings: Vec<Rating>,
    pairings: Vec<Pairing>,
}

impl Report<'_> {
    fn title<G: Playable>(&self) -> String {
        let game = self.speech.say(&format!("game-{}", G::ID));
        let fillings = [
            ("game", game.as_str().into()),
            ("players", self.arguments.table.players.into()),
            ("games", i64::try_from(self.arguments.games).unwrap_or(i64::MAX).into()),
        ];
        self.speech.fill("contest-title", &fillings)
    }

    /// Points of a contestant against everybody, per game.
    fn share(&self, contestant: usize) -> f64 {
        let (mut points, mut games) = (0.0, 0.0);
        for ([one, other], score) in &self.pairings {
            let of_all = score.games() as f64;
            if *one == contestant || *other == contestant {
                games += of_all;
                points += of_all * if *one == contestant { score.share() } else { 1.0 - score.share() };
            }
        }
        if games == 0.0 { 0.0 } else { points / games }
    }

    fn numbers<G: Playable>(&self) -> Numbers {
        let contestants = self.contestants.iter().zip(&self.ratings).enumerate();
        Numbers {
            game: G::ID,
            players: self.arguments.table.players,
            seed: self.arguments.table.seed,
            games_of_each_pair: self.arguments.games,
            contestants: contestants
                .map(|(at, (contestant, rating))| ContestantNumbers {
                    name: contestant.to_string(),
                    rating: rating.rating,
                    interval: [rating.low, rating.high],
                    share: self.share(at),
                })
                .collect(),
            pairs: self
                .pairings
                .iter()
                .map(|(pair, score)| PairNumbers {
                    names: pair.map(|at| self.contestants[at].to_string()),
                    won: score.won,
                    even: score.even,
                    lost: score.lost,
                    share: score.share(),
                    interval: score.interval(),
                })
                .collect(),
        }
    }

    fn print<G: Playable>(&self, out: &mut dyn Write) -> Result<()> {
        let speech = self.speech;
        writeln!(out, "{}\n", self.title::<G>())?;
        let name = |at: usize| self.contestants[at].to_string();
        let widest = self.contestants.iter().map(|one| one.to_string().chars().count()).max().unwrap_or(0);
        let mut order: Vec<usize> = (0..self.contestants.len()).collect();
        order.sort_by(|one, other| self.ratings[*other].rating.total_cmp(&self.ratings[*one].rating));
        for at in order {
            let Rating { rating, low, high } = self.ratings[at];
            let share = percent(self.share(at), speech);
            writeln!(out, "{:<widest$}  {rating:>5.0}  [{low:.0} … {high:.0}]  {share}", name(at))?;
        }
        writeln!(out)?;
        for ([one, other], score) in &self.pairings {
            let [low, high] = score.interval().map(|bound| percent(bound, speech));
            let (share, one, other) = (percent(score.share(), speech), name(*one), name(*other));
            let number = |number: u64| count(usize::try_from(number).unwrap_or(usize::MAX));
            let fillings = [
                ("one", one.as_str().into()),
                ("other", other.as_str().into()),
                ("won", number(score.won).into()),
                ("even", number(score.even).into()),
                ("lost", number(score.lost).into()),
                ("share", share.as_str().into()),
                ("low", low.as_str().into()),
                ("high", high.as_str().into()),
            ];
            writeln!(out, "{}", speech.fill("contest-pair", &fillings))?;
        }
        Ok(())
    }
}
