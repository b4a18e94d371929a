//! `bottlecap duel`: two play until it is clear who is better.
//!
//! After every pair of games one may look and stop, as often as one likes, and is still wrong in at most 5 of 100 duels:
//! the interval is one of those that hold at all times together (the normal mixture of Robbins).

use std::{io::Write, process::ExitCode};

use anyhow::Result;
use clap::Args;
use rayon::prelude::*;
use serde::Serialize;
use shelter::Shelter;
use wasteland::Wasteland;

use super::{Arena, Score, TableArguments, Verdict, contestant::Contestant, percent};
use crate::{
    games::{GameName, Playable},
    simulate::progress,
    speech::{Speech, count},
};

/// How often the interval may fail to hold the truth at some time.
const ERRORS: f64 = 0.05;
/// The number of games after which the interval is narrowest for its kind.
const EXPECTED: f64 = 150.0;
/// The variance of a game's points is never greater.
const VARIANCE: f64 = 0.25;

/// Who plays whom.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    table: TableArguments,
    /// One side: a level, iterations:N, or program:COMMAND.
    #[arg(value_name = "CONTESTANT")]
    one: String,
    /// The other side.
    #[arg(value_name = "CONTESTANT")]
    other: String,
    /// The share of points, in percent, that the first side is tested to be above or below.
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u8).range(1..100))]
    claim: u8,
    /// The most games, should it stay unclear.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

/// What a duel came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Above,
    Below,
    Unclear,
}

#[derive(Serialize)]
struct Numbers<'a> {
    game: &'static str,
    players: u8,
    seed: u64,
    names: [&'a str; 2],
    claim: f64,
    answer: Answer,
    won: u64,
    even: u64,
    lost: u64,
    share: f64,
    /// Bounds that held at all times together, in 95 of 100 duels.
    interval: [f64; 2],
}

/// Plays until the answer is clear.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match arguments.table.game {
        GameName::Shelter => play_on::<Shelter>(arguments, speech, out),
        GameName::Wasteland => play_on::<Wasteland>(arguments, speech, out),
    }
}

fn play_on<G: Playable>(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode>
where
    G::Setup: Sync,
{
    let arena: Arena<G> = Arena::new(&arguments.table, speech)?;
    let sides = [&arguments.one, &arguments.other].map(|text| Contestant::read(text, speech));
    let [one, other] = sides;
    let (one, other) = (one?, other?);
    let claim = f64::from(arguments.claim) / 100.0;
    // As many at once as there are cores; how many that are must make no difference to the answer, so that the score
    // is looked at after every pair of games in their order.
    let at_once = 2 * rayon::current_num_threads() as u64;
    let bar = progress(arguments.games, speech);
    let mut score = Score::default();
    let mut answer = Answer::Unclear;
    while answer == Answer::Unclear && score.games() < arguments.games {
        let first = score.games();
        let next = first..(first + at_once).min(arguments.games);
        let played: Result<Vec<Verdict>> =
            next.into_par_iter().map(|number| arena.play([&one, &other], number)).collect();
        for verdict in played? {
            score.add(verdict);
            bar.inc(1);
            if score.games().is_multiple_of(2) {
                answer = verdict_on(score, claim);
            }
            if answer != Answer::Unclear {
                break;
            }
        }
    }
    bar.finish_and_clear();

    let names = [one.to_string(), other.to_string()];
    let interval = at_all_times(score);
    if arguments.table.json {
        let numbers = Numbers {
            game: G::ID,
            players: arguments.table.players,
            seed: arguments.table.seed,
            names: [&names[0], &names[1]],
            claim,
            answer,
            won: score.won,
            even: score.even,
            lost: score.lost,
            share: score.share(),
            interval,
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&numbers)?)?;
        return Ok(ExitCode::SUCCESS);
    }
    let key = match answer {
        Answer::Above => "duel-above",
        Answer::Below => "duel-below",
        Answer::Unclear => "duel-unclear",
    };
    let [low, high] = interval.map(|bound| percent(bound, speech));
    let (share, claim) = (percent(score.share(), speech), percent(claim, speech));
    let number = |number: u64| count(usize::try_from(number).unwrap_or(usize::MAX));
    let fillings = [
        ("one", names[0].as_str().into()),
        ("other", names[1].as_str().into()),
        ("claim", claim.as_str().into()),
        ("games", number(score.games()).into()),
        ("won", number(score.won).into()),
        ("even", number(score.even).into()),
        ("lost", number(score.lost).into()),
        ("share", share.as_str().into()),
        ("low", low.as_str().into()),
        ("high", high.as_str().into()),
    ];
    writeln!(out, "{}\n{}", speech.fill(key, &fillings), speech.fill("duel-score", &fillings))?;
    Ok(ExitCode::SUCCESS)
}

fn verdict_on(score: Score, claim: f64) -> Answer {
    let [low, high] = at_all_times(score);
    if low > claim {
        Answer::Above
    } else if high < claim {
        Answer::Below
    } else {
        Answer::Unclear
    }
}

/// An interval for the share of points that may be looked at after every game.
fn at_all_times(score: Score) -> [f64; 2] {
    let games = score.games().max(1) as f64;
    let (spread, weight) = (games * VARIANCE, EXPECTED * VARIANCE / 8.0);
    let reach = ((spread + weight) * ((spread + weight) / (weight * ERRORS * ERRORS)).ln()).sqrt() / games;
    [score.share() - reach, score.share() + reach].map(|bound| bound.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use kernel::QuickRng;

    use super::*;

    /// Games needed until the answer is clear, and the answer.
    fn duel(wins_of_hundred: u64, seed: u64, most: u64) -> (u64, Answer) {
        let mut rng = QuickRng::new(seed);
        let mut score = Score::default();
        while score.games() < most {
            score.add(if rng.below(100) < wins_of_hundred { Verdict::Won } else { Verdict::Lost });
            let answer = verdict_on(score, 0.5);
            if answer != Answer::Unclear {
                return (score.games(), answer);
            }
        }
        (most, Answer::Unclear)
    }

    #[test]
    fn equals_are_seldom_told_apart_however_often_one_looks() {
        let wrong = (0..400).filter(|seed| duel(50, *seed, 2_000).1 != Answer::Unclear).count();
        assert!(wrong <= 20, "{wrong} of 400");
    }

    #[test]
    fn the_better_one_is_found_and_the_sooner_the_better_it_is() {
        let games = |wins| {
            let all = (0..50).map(|seed| duel(wins, seed, 5_000));
            let games: Vec<u64> = all
                .map(|(games, answer)| {
                    assert_eq!(answer, Answer::Above);
                    games
                })
                .collect();
            games.iter().sum::<u64>() / 50
        };
        let (much, little) = (games(80), games(62));
        assert!(much < 60 && little > much && little < 600, "{much} and {little} games");
    }
}
