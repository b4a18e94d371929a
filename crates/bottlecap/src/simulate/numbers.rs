//! What many games say, for machines: every number, and the same for the same seed.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::games::Playable;

use super::{
    report::{CardLine, Report},
    tally::{Spread, Wins},
};

/// All numbers; a share is between 0 and 1.
#[derive(Serialize)]
pub struct Numbers<'a, G: Playable> {
    game: &'static str,
    players: u8,
    setup: &'a G::Setup,
    games: u64,
    seed: u64,
    bots: Vec<&'static str>,
    rounds: SpreadNumbers,
    decisions: SpreadNumbers,
    #[serde(flatten)]
    scores: BTreeMap<&'static str, SpreadNumbers>,
    wins_by_seat: Vec<f64>,
    wins_by_turn_order: Vec<f64>,
    wins_by_bot: Vec<f64>,
    ends: BTreeMap<&'static str, u64>,
    #[serde(flatten)]
    cards: BTreeMap<&'static str, BTreeMap<String, CardNumbers>>,
    /// In games in which somebody is placed on spaces.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    placements: BTreeMap<String, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spaces_never_used: Option<Vec<String>>,
    cards_never_used: Vec<String>,
    faults: Vec<String>,
}

#[derive(Serialize)]
struct SpreadNumbers {
    mean: f64,
    min: u64,
    p5: u64,
    p50: u64,
    p95: u64,
    max: u64,
}

/// How many players used a card, and the share of wins among them.
#[derive(Serialize)]
struct CardNumbers {
    players: u64,
    wins: f64,
}

impl<G: Playable> Report<'_, G> {
    /// For machines.
    pub fn numbers(&self) -> Numbers<'_, G> {
        let tally = self.tally;
        let scores = G::SCORE.json.into_iter().zip([&tally.scores, &tally.winners_scores]);
        let groups = G::CARDS.iter().enumerate();
        let unused = (!tally.spaces.is_empty()).then(|| self.unused_spaces());
        Numbers {
            game: G::ID,
            players: G::seats(&self.match_up.setup),
            setup: &self.match_up.setup,
            games: self.games,
            seed: self.match_up.first,
            bots: self.match_up.levels.iter().map(|level| level.name()).collect(),
            rounds: spread(&tally.rounds),
            decisions: spread(&tally.decisions),
            scores: scores.map(|(name, scores)| (name, spread(scores))).collect(),
            wins_by_seat: shares(&tally.by_seat),
            wins_by_turn_order: shares(&tally.by_order),
            wins_by_bot: shares(&tally.by_level),
            ends: G::ENDS.iter().copied().zip(tally.ends.iter().copied()).collect(),
            cards: groups.map(|(group, named)| (named.json, cards(self.group(group)))).collect(),
            placements: self.spaces().into_iter().collect(),
            spaces_never_used: unused,
            cards_never_used: self.unused_cards(),
            faults: self.troubles(),
        }
    }
}

fn spread(spread: &Spread) -> SpreadNumbers {
    let [min, p5, p50, p95, max] = [0, 5, 50, 95, 100].map(|percent| spread.percentile(percent));
    SpreadNumbers { mean: rounded(spread.mean()), min, p5, p50, p95, max }
}

fn shares(wins: &[Wins]) -> Vec<f64> {
    wins.iter().map(|wins| rounded(wins.share())).collect()
}

fn cards(lines: Vec<CardLine>) -> BTreeMap<String, CardNumbers> {
    let numbers = |wins: Wins| CardNumbers { players: wins.chances, wins: rounded(wins.share()) };
    lines.into_iter().map(|line| (line.id, numbers(line.wins))).collect()
}

/// To four places, so that the numbers can be read.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
