//! Counts over many games.

use std::collections::BTreeMap;

use bots::Level;
use shelter::{
    content::{Content, SpaceId},
    options::Setup,
    state::EndTrigger,
};

use super::{match_up::Trouble, story::Story};

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
    pub happiness: Spread,
    pub winners_happiness: Spread,
    pub by_seat: Vec<Wins>,
    /// By turn order in the first round.
    pub by_order: Vec<Wins>,
    /// By place in the list of levels.
    pub by_level: Vec<Wins>,
    pub sixth_room: u64,
    pub threat_deck: u64,
    pub round_limit: u64,
    pub rooms: Vec<Wins>,
    pub items: Vec<Wins>,
    pub threats: Vec<Wins>,
    /// Placements on each printed space.
    pub spaces: Vec<u64>,
    pub troubles: Vec<Trouble>,
}

impl Tally {
    pub fn new(content: &Content, setup: &Setup, levels: &[Level]) -> Tally {
        let wins = |count: usize| vec![Wins::default(); count];
        Tally {
            by_seat: wins(setup.colors.len()),
            by_order: wins(setup.colors.len()),
            by_level: wins(levels.len()),
            rooms: wins(content.rooms.len()),
            items: wins(content.items.len()),
            threats: wins(content.threats.len()),
            spaces: vec![0; content.spaces.len()],
            ..Tally::default()
        }
    }

    pub fn add(&mut self, content: &Content, story: &Story) {
        self.rounds.add(u64::from(story.end.round));
        self.decisions.add(u64::from(story.decisions));
        match story.end.end {
            Some(EndTrigger::SixthRoom) => self.sixth_room += 1,
            Some(EndTrigger::ThreatDeck) => self.threat_deck += 1,
            Some(EndTrigger::RoundLimit | EndTrigger::Standstill) => self.round_limit += 1,
            None => {}
        }
        let spaces = &mut self.spaces;
        let used = story.used(content, |SpaceId(space)| {
            if let Some(times) = spaces.get_mut(usize::from(space)) {
                *times += 1;
            }
        });
        let twelfths = story.twelfths();
        let players = twelfths.len().max(1);
        for (seat, (won, used)) in twelfths.iter().zip(&used).enumerate() {
            let happiness = story.end.players.get(seat).and_then(|player| player.happiness).map_or(0, u64::from);
            self.happiness.add(happiness);
            if *won > 0 {
                self.winners_happiness.add(happiness);
            }
            let order = (seat + players - story.first.index()) % players;
            let level = story.levels.get(seat).copied().unwrap_or_default();
            for (list, at) in [(&mut self.by_seat, seat), (&mut self.by_order, order), (&mut self.by_level, level)] {
                if let Some(wins) = list.get_mut(at) {
                    wins.add(*won);
                }
            }
            for (list, set) in
                [(&mut self.rooms, used.rooms), (&mut self.items, used.items), (&mut self.threats, used.threats)]
            {
                let in_set = |(card, _): &(usize, &mut Wins)| *card < 64 && set & (1 << card) != 0;
                list.iter_mut().enumerate().filter(in_set).for_each(|(_, wins)| wins.add(*won));
            }
        }
    }

    pub fn merge(mut self, other: Tally) -> Tally {
        self.rounds.merge(other.rounds);
        self.decisions.merge(other.decisions);
        self.happiness.merge(other.happiness);
        self.winners_happiness.merge(other.winners_happiness);
        self.sixth_room += other.sixth_room;
        self.threat_deck += other.threat_deck;
        self.round_limit += other.round_limit;
        let lists = [
            (&mut self.by_seat, other.by_seat),
            (&mut self.by_order, other.by_order),
            (&mut self.by_level, other.by_level),
            (&mut self.rooms, other.rooms),
            (&mut self.items, other.items),
            (&mut self.threats, other.threats),
        ];
        for (list, more) in lists {
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
