//! The best rerolls: worked out backwards from the last one, then followed forwards.

use std::ops::{AddAssign, Mul};

use super::lattice::{Lattice, REROLLS};

/// The most rerolls that are reckoned with: 216 to the power of 13 still fits. Further ones are left out.
pub const MOST_REROLLS: u8 = 12;

/// Up to so many rerolls everything fits into 64 bits: 255 times 216 to the power of 7.
const FEW_REROLLS: u8 = 7;

/// How good a throw is: the first number counts, the second only where the first is equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Worth(pub u8, pub u8);

/// The worth of many throws together.
trait Sum: Copy + Default + PartialOrd {
    fn of(worth: Worth) -> Self;
    fn plus(self, other: Self) -> Self;
    fn times(self, factor: u8) -> Self;
}

/// For few rerolls: the first number in the upper half, the second in the lower one, which it never fills.
#[derive(Clone, Copy, PartialEq, PartialOrd, Default)]
struct Narrow(u128);

impl Sum for Narrow {
    fn of(worth: Worth) -> Narrow {
        Narrow(u128::from(worth.0) << 64 | u128::from(worth.1))
    }

    fn plus(self, other: Narrow) -> Narrow {
        Narrow(self.0 + other.0)
    }

    fn times(self, factor: u8) -> Narrow {
        Narrow(self.0 * u128::from(factor))
    }
}

/// For many rerolls.
#[derive(Clone, Copy, PartialEq, PartialOrd, Default)]
struct Broad(u128, u128);

impl Sum for Broad {
    fn of(worth: Worth) -> Broad {
        Broad(worth.0.into(), worth.1.into())
    }

    fn plus(self, other: Broad) -> Broad {
        Broad(self.0 + other.0, self.1 + other.1)
    }

    fn times(self, factor: u8) -> Broad {
        Broad(self.0 * u128::from(factor), self.1 * u128::from(factor))
    }
}

/// A number wide enough for as many throws as there are.
trait Count: Copy + Ord + Default + From<u8> + AddAssign + Mul<Output = Self> + Into<u128> {}

impl Count for u64 {}
impl Count for u128 {}

/// How the dice lie when a plan begins to be followed.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// They are still to be rolled.
    Unrolled,
    /// As they lie.
    Lie([u8; 3]),
    /// These of them, as a set, are rolled again at once. That reroll is not among those left.
    Rerolled([u8; 3], u8),
}

impl Start {
    /// The dice as they lie, or still to be rolled.
    pub fn of(dice: Option<[u8; 3]>) -> Start {
        dice.map_or(Start::Unrolled, Start::Lie)
    }
}

/// What to roll again, for each throw and each number of rerolls left.
pub(super) struct Plan {
    lattice: &'static Lattice,
    /// For one reroll left, then for two, and so on, for each throw: zero to let it stand, or the number of one of
    /// [`REROLLS`], from 1.
    choices: Vec<u8>,
}

impl Plan {
    /// The best plan. Where it makes no difference the dice stand, or few are rolled.
    pub fn best(lattice: &'static Lattice, worth: &[Worth], rerolls: u8) -> Plan {
        if rerolls <= FEW_REROLLS {
            Plan::best_by::<Narrow>(lattice, worth, rerolls)
        } else {
            Plan::best_by::<Broad>(lattice, worth, rerolls)
        }
    }

    fn best_by<S: Sum>(lattice: &'static Lattice, worth: &[Worth], rerolls: u8) -> Plan {
        let whole = lattice.dice.len();
        let mut choices = vec![0; whole * usize::from(rerolls)];
        // What standing is worth, in the unit of the level.
        let mut stands: Vec<S> = worth.iter().map(|worth| S::of(*worth)).collect();
        let mut nodes = stands.clone();
        nodes.resize(whole + lattice.parts.len(), S::default());
        let mut scaled = vec![S::default(); lattice.parts.len()];
        for choices in choices.chunks_exact_mut(whole) {
            for (part, next) in lattice.parts.iter().enumerate() {
                let sum = next.iter().fold(S::default(), |sum, node| sum.plus(nodes[usize::from(*node)]));
                nodes[whole + part] = sum;
                scaled[part] = sum.times(lattice.scale[part]);
            }
            for (((choice, kept), stands), node) in
                choices.iter_mut().zip(lattice.kept).zip(&mut stands).zip(&mut nodes)
            {
                *stands = stands.times(216);
                let (mut best, mut chosen) = (*stands, 0);
                for (number, kept) in (1u8..).zip(kept) {
                    // Without a branch: which one is best can hardly be guessed.
                    let then = scaled[usize::from(*kept)];
                    let better = then > best;
                    best = if better { then } else { best };
                    chosen = if better { number } else { chosen };
                }
                (*node, *choice) = (best, chosen);
            }
        }
        Plan { lattice, choices }
    }

    fn choice(&self, at: usize, left: u8) -> Option<usize> {
        let level = usize::from(left.checked_sub(1)?);
        usize::from(self.choices[self.lattice.dice.len() * level + at]).checked_sub(1)
    }

    /// The dice to roll again now, as a set; none to let them stand.
    pub fn advice(&self, dice: [u8; 3], left: u8) -> Option<u8> {
        let (at, order) = self.lattice.find(dice)?;
        let choice = self.choice(at, left).map_or(0, |number| REROLLS[number]);
        Some((0u8..).zip(order).filter(|(at, _)| choice & (1 << at) != 0).fold(0, |set, (_, die)| set | 1 << die))
    }

    /// How often each throw is the last one, and out of how many throws of three dice in a row.
    pub fn follow(&self, start: Start, rerolls: u8) -> Option<(Vec<u128>, u32)> {
        let lattice = self.lattice;
        let part = |part: usize| (lattice.dice.len() + part, lattice.scale[part], 1);
        let (begin, mass, throws) = match start {
            Start::Lie(dice) => (lattice.find(dice)?.0, 1, 0),
            Start::Unrolled => part(lattice.parts.len() - 1),
            Start::Rerolled(dice, which) => {
                let (at, order) = lattice.find(dice)?;
                let places = (0u8..).zip(order).filter(|(_, die)| which & (1 << die) != 0);
                let set = places.fold(0, |set, (place, _)| set | 1 << place);
                let number = REROLLS.iter().position(|reroll| *reroll == set)?;
                part(lattice.kept[at][number].into())
            }
        };
        let often = if rerolls <= FEW_REROLLS {
            self.follow_in::<u64>(begin, mass, rerolls)
        } else {
            self.follow_in::<u128>(begin, mass, rerolls)
        };
        Some((often, u32::from(rerolls) + throws))
    }

    fn follow_in<N: Count>(&self, begin: usize, mass: u8, rerolls: u8) -> Vec<u128> {
        let lattice = self.lattice;
        let whole = lattice.dice.len();
        let mut done = vec![N::default(); whole];
        let mut nodes = vec![N::default(); whole + lattice.parts.len()];
        nodes[begin] = mass.into();
        self.spread(&mut nodes);
        for left in (1..=rerolls).rev() {
            for done in &mut done {
                *done = *done * 216.into();
            }
            for at in 0..whole {
                let mass = std::mem::take(&mut nodes[at]);
                if mass == N::default() {
                    continue;
                }
                match self.choice(at, left) {
                    None => done[at] += mass * 216.into(),
                    Some(number) => {
                        let kept = usize::from(lattice.kept[at][number]);
                        nodes[whole + kept] += mass * lattice.scale[kept].into();
                    }
                }
            }
            self.spread(&mut nodes);
        }
        for (done, left) in done.iter_mut().zip(nodes) {
            *done += left;
        }
        done.into_iter().map(N::into).collect()
    }

    /// Rolls the dice that are missing.
    fn spread<N: Count>(&self, nodes: &mut [N]) {
        let whole = self.lattice.dice.len();
        for (part, next) in self.lattice.parts.iter().enumerate().rev() {
            let mass = std::mem::take(&mut nodes[whole + part]);
            if mass > N::default() {
                next.iter().for_each(|node| nodes[usize::from(*node)] += mass);
            }
        }
    }
}
