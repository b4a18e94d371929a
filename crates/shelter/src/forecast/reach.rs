//! All the cubes a player could come to hold, where costs and gains leave something to choose.

use std::collections::BTreeMap;

use crate::{
    content::{Cubes, Resource},
    state::TRACK,
};

/// What a track could come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Track {
    /// Cubes on it now.
    pub before: u8,
    /// The fewest cubes on it afterwards.
    pub least: u8,
    /// The most.
    pub most: u8,
    /// Cubes lost for want of space (S-RESOURCE-03), whatever is chosen.
    pub lost: u8,
    /// The most that could be lost.
    pub most_lost: u8,
}

/// All the holdings that can be reached by some choice, each with the cubes lost on the way there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    held: BTreeMap<[u8; 3], Lost>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Lost {
    least: [u8; 3],
    most: [u8; 3],
}

impl Reach {
    pub fn start(cubes: [u8; 3]) -> Reach {
        let mut reach = Reach::default();
        reach.held.insert(cubes, Lost::default());
        reach
    }

    /// Nothing can be reached: a cost could not be paid.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    pub fn holdings(&self) -> impl Iterator<Item = [u8; 3]> {
        self.held.keys().copied()
    }

    /// These are not reached.
    pub fn leave_out(&mut self, cubes: [u8; 3]) {
        self.held.remove(&cubes);
    }

    /// One or the other.
    pub fn or(mut self, other: Reach) -> Reach {
        other.held.into_iter().for_each(|(cubes, lost)| self.add(cubes, lost));
        self
    }

    /// Pays cubes of fixed kind, then cubes of choice (S-COST-03, S-COST-04).
    pub fn pay(&self, cost: Cubes) -> Reach {
        let mut paid = Reach::default();
        for (cubes, lost) in &self.held {
            let left = [0, 1, 2].map(|at| cubes[at].checked_sub(cost.cubes[at]));
            if let [Some(power), Some(food), Some(water)] = left {
                paid.add([power, food, water], *lost);
            }
        }
        for _ in 0..cost.any {
            let before = std::mem::take(&mut paid);
            for (cubes, lost) in before.held {
                for at in (0..3).filter(|at| cubes[*at] > 0) {
                    let mut left = cubes;
                    left[at] -= 1;
                    paid.add(left, lost);
                }
            }
        }
        paid
    }

    pub fn gain(&mut self, resource: Resource) {
        let before = std::mem::take(&mut self.held);
        before.into_iter().for_each(|(cubes, lost)| self.gain_one(cubes, lost, resource as usize));
    }

    /// S-RESOURCE-04: a cube of choice, also on a full track.
    pub fn gain_any(&mut self) {
        let before = std::mem::take(&mut self.held);
        for (cubes, lost) in before {
            (0..3).for_each(|at| self.gain_one(cubes, lost, at));
        }
    }

    pub fn tracks(&self, before: [u8; 3]) -> [Track; 3] {
        [0, 1, 2].map(|at| {
            let range = |of: fn(&[u8; 3], &Lost) -> [u8; 3]| {
                let values = || self.held.iter().map(move |(cubes, lost)| of(cubes, lost)[at]);
                (values().min().unwrap_or(0), values().max().unwrap_or(0))
            };
            let (least, most) = range(|cubes, _| *cubes);
            let (lost, _) = range(|_, lost| lost.least);
            let (_, most_lost) = range(|_, lost| lost.most);
            Track { before: before[at], least, most, lost, most_lost }
        })
    }

    fn gain_one(&mut self, mut cubes: [u8; 3], mut lost: Lost, at: usize) {
        if cubes[at] >= TRACK {
            lost.least[at] += 1;
            lost.most[at] += 1;
        } else {
            cubes[at] += 1;
        }
        self.add(cubes, lost);
    }

    fn add(&mut self, cubes: [u8; 3], lost: Lost) {
        let known = self.held.entry(cubes).or_insert(lost);
        for at in 0..3 {
            known.least[at] = known.least[at].min(lost.least[at]);
            known.most[at] = known.most[at].max(lost.most[at]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_span_a_range() {
        let paid = Reach::start([2, 1, 0]).pay(Cubes { cubes: [1, 0, 0], any: 1 });
        assert_eq!(paid.holdings().collect::<Vec<_>>(), [[0, 1, 0], [1, 0, 0]]);
        assert!(paid.pay(Cubes { cubes: [0; 3], any: 2 }).is_empty());
    }

    #[test]
    fn a_full_track_loses_what_is_gained() {
        let mut reach = Reach::start([6, 5, 0]);
        reach.gain(Resource::Power);
        reach.gain_any();
        let [power, food, water] = reach.tracks([6, 5, 0]);
        assert_eq!(power, Track { before: 6, least: 6, most: 6, lost: 1, most_lost: 2 });
        assert_eq!(food, Track { before: 5, least: 5, most: 6, lost: 0, most_lost: 0 });
        assert_eq!(water, Track { before: 0, least: 0, most: 1, lost: 0, most_lost: 0 });
    }
}
