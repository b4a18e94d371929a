//! Counts over many games.

use std::collections::BTreeMap;

use super::{
    match_up::{MatchUp, Trouble},
    story::Story,
};
use crate::games::Playable;

/// How often each number came.
#[derive(Clone, Default, Debug)]
pub struct Spread(BTreeMap<u64, u64>);

impl Spread {
    fn add(&mut self, number: u64) {
        *self.0.entry(number).or_default() += 1;
    }

    fn merge(&mut self, other: Spread) {
        for (number, times) in other.0 {
            *self.0.entry(number).or_default() += times;
        }
    }

    fn times(&self) -> u64 {
        self.0.values().sum()
    }

    pub fn mean(&self) -> f64 {
        let sum: u64 = self.0.iter().map(|(number, times)| number * times).sum();
        sum as f64 / self.times().max(1) as f64
    }

    /// The least number that so many percent do not exceed; the least of all for 0, the greatest for 100.
    pub fn percentile(&self, percent: u64) -> u64 {
        let wanted = (self.times() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (number, times) in &self.0 {
            seen += times;
            if seen >= wanted {
                return *number;
            }
        }
        0
    }
}

/// Wins out of chances, in twelfths of a win.
#[derive(Clone, Copy, Default, Debug)]
pub struct Wins {
    pub chances: u64,
    pub twelfths: u64,
}

impl Wins {
    fn add(&mut self, twelfths: u64) {
        self.chances += 1;
        self.twelfths += twelfths;
    }

    /// The share of wins, between 0 and 1.
    pub fn share(self) -> f64 {
        self.twelfths as f64 / (12 * self.chances.max(1)) as f64
    }
}

/// All counts. Only whole numbers, so that adding up in any order gives the same.
#[derive(Clone, Default)]
pub struct Tally {
    pub rounds: Spread,
    pub decisions: Spread,
    pub scores: Spread,
    pub winners_scores: Spread,
    pub by_seat: Vec<Wins>,
    /// By turn order in the first round.
    pub by_order: Vec<Wins>,
    /// By place in the list of levels.
    pub by_level: Vec<Wins>,
    /// How the games ended.
    pub ends: Vec<u64>,
    /// The wins of those who used each card of each group.
    pub cards: Vec<Vec<Wins>>,
    /// Placements on each printed space.
    pub spaces: Vec<u64>,
    pub troubles: Vec<Trouble>,
}

impl Tally {
    pub fn new<G: Playable>(match_up: &MatchUp<G>) -> Tally {
        let wins = |count: usize| vec![Wins::default(); count];
        let game = &match_up.game;
        let seats = usize::from(G::seats(&match_up.setup));
        Tally {
            by_seat: wins(seats),
            by_order: wins(seats),
            by_level: wins(match_up.levels.len()),
            ends: vec![0; G::ENDS.len()],
            cards: (0..G::CARDS.len()).map(|group| wins(game.card_ids(group).len())).collect(),
            spaces: vec![0; game.n_spaces()],
            ..Tally::default()
        }
    }

    pub fn add<G: Playable>(&mut self, game: &G, story: &Story<G>) {
        self.rounds.add(u64::from(G::round(&story.end)));
        self.decisions.add(u64::from(story.decisions));
        if let Some(times) = game.how_ended(story).and_then(|end| self.ends.get_mut(end)) {
            *times += 1;
        }
        let spaces = &mut self.spaces;
        let used = game.used(story, &mut |space| {
            if let Some(times) = spaces.get_mut(space) {
                *times += 1;
            }
        });
        let twelfths = story.twelfths();
        let players = twelfths.len().max(1);
        for (seat, (won, used)) in twelfths.iter().zip(&used).enumerate() {
            let score = story.scores.get(seat).copied().unwrap_or_default();
            self.scores.add(score);
            if *won > 0 {
                self.winners_scores.add(score);
            }
            let order = (seat + players - story.first.index()) % players;
            let level = story.levels.get(seat).copied().unwrap_or_default();
            for (list, at) in [(&mut self.by_seat, seat), (&mut self.by_order, order), (&mut self.by_level, level)] {
                if let Some(wins) = list.get_mut(at) {
                    wins.add(*won);
                }
            }
            for (list, set) in self.cards.iter_mut().zip(used) {
                let in_set = |(card, _): &(usize, &mut Wins)| set.contains(*card);
                list.iter_mut().enumerate().filter(in_set).for_each(|(_, wins)| wins.add(*won));
            }
        }
    }

    pub fn merge(mut self, other: Tally) -> Tally {
        self.rounds.merge(other.rounds);
        self.decisions.merge(other.decisions);
        self.scores.merge(other.scores);
        self.winners_scores.merge(other.winners_scores);
        self.ends.iter_mut().zip(other.ends).for_each(|(times, more)| *times += more);
        let lists = [
            (&mut self.by_seat, other.by_seat),
            (&mut self.by_order, other.by_order),
            (&mut self.by_level, other.by_level),
        ];
        for (list, more) in lists.into_iter().chain(self.cards.iter_mut().zip(other.cards)) {
            for (wins, more) in list.iter_mut().zip(more) {
                wins.chances += more.chances;
                wins.twelfths += more.twelfths;
            }
        }
        self.spaces.iter_mut().zip(other.spaces).for_each(|(times, more)| *times += more);
        self.troubles.extend(other.troubles);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_of_a_spread() {
        let mut spread = Spread::default();
        (1..=100).for_each(|number| spread.add(number));
        assert_eq!([0, 5, 50, 95, 100].map(|percent| spread.percentile(percent)), [1, 5, 50, 95, 100]);
        assert!((spread.mean() - 50.5).abs() < 1e-9);
        assert_eq!(Spread::default().percentile(50), 0);
    }
}
