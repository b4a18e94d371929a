//! Decisions, answers, and the proof that an answer is legal.
//!
//! A decision is data: who is asked, what is asked, and the options in one of a few closed shapes. Options carry no
//! consequences, only a reference to the thing on the table they concern.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use crate::{FixedVec, Full, QuickRng, Seat};

/// How an answer is made out of the options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Exactly one of the options.
    One,
    /// Between `min` and `max` different options; their order does not matter.
    Some {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// All options, in an order.
    Order,
    /// A number; there are no options.
    Amount {
        /// The least.
        min: u16,
        /// The greatest.
        max: u16,
    },
}

/// The most options one answer can name.
pub const MOST_PICKS: usize = 8;

/// Several options, in place.
pub type Picks<C> = FixedVec<C, MOST_PICKS>;

/// What a player answers; mirrors [`Shape`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub enum Answer<C> {
    /// This option.
    One(C),
    /// These options.
    Some(Picks<C>),
    /// All options in this order.
    Order(Picks<C>),
    /// This number.
    Amount(u16),
}

/// An answer that fits the open decision. Only a [`Decision`] makes one, so that the rules need not check again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legal<C>(Answer<C>);

impl<C> Legal<C> {
    /// The answer itself.
    pub const fn answer(&self) -> &Answer<C> {
        &self.0
    }

    /// The answer itself, for storing.
    pub fn into_answer(self) -> Answer<C> {
        self.0
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asked<A> {
    /// Who must answer.
    pub seat: Seat,
    /// What is asked, in the game's words.
    pub ask: A,
    /// The shape of the answer.
    pub shape: Shape,
}

/// The open decision of a game, or none when the game is over. Reused from move to move to keep its memory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decision<C, A> {
    /// Who is asked what; none when the game is over.
    pub asked: Option<Asked<A>>,
    /// What may be chosen, each a thing on the table. All different.
    pub options: Vec<C>,
}

impl<C, A> Default for Decision<C, A> {
    fn default() -> Self {
        Decision { asked: None, options: Vec::new() }
    }
}

/// Why an answer does not fit its decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misfit<C> {
    /// No decision is open.
    NothingAsked,
    /// The answer has another shape than the question.
    Shape,
    /// This is not among the options.
    NotOffered(C),
    /// This option was named twice.
    Twice(C),
    /// Too few or too many options, or a number out of range.
    Number,
}

impl<C: Copy + Default + Eq + Debug, A: Copy> Decision<C, A> {
    /// Forgets the last decision.
    pub fn clear(&mut self) {
        self.asked = None;
        self.options.clear();
    }

    /// How many different answers are legal.
    #[must_use]
    pub fn count(&self) -> u64 {
        let n = self.options.len() as u64;
        match self.asked.as_ref().map(|asked| asked.shape) {
            None => 0,
            Some(Shape::One) => n,
            Some(Shape::Some { min, max }) => (u64::from(min)..=u64::from(max).min(n)).map(|k| choose(n, k)).sum(),
            Some(Shape::Order) => (1..=n).fold(1, u64::saturating_mul),
            Some(Shape::Amount { min, max }) => (u64::from(max) + 1).saturating_sub(u64::from(min)),
        }
    }

    /// The legal answer with this number, in a fixed order; none beyond [`Decision::count`].
    #[must_use]
    pub fn nth(&self, index: u64) -> Option<Legal<C>> {
        let answer = match self.asked.as_ref()?.shape {
            Shape::One => Answer::One(*self.options.get(usize::try_from(index).ok()?)?),
            _ if index >= self.count() => return None,
            Shape::Some { min, max } => Answer::Some(self.nth_subset(index, min, max)?),
            Shape::Order => Answer::Order(self.nth_order(index)?),
            Shape::Amount { min, .. } => Answer::Amount(min + u16::try_from(index).ok()?),
        };
        Some(Legal(answer))
    }

    /// Some legal answer, each equally likely.
    #[must_use]
    pub fn sample(&self, rng: &mut QuickRng) -> Option<Legal<C>> {
        let count = self.count();
        if count == 0 { None } else { self.nth(rng.below(count)) }
    }

    /// The answer if there is exactly one.
    #[must_use]
    pub fn forced(&self) -> Option<Legal<C>> {
        if self.count() == 1 { self.nth(0) } else { None }
    }

    /// All legal answers. For decisions with few; a bot samples where there are many.
    pub fn answers(&self) -> impl Iterator<Item = Legal<C>> {
        (0..self.count()).filter_map(|index| self.nth(index))
    }

    /// Whether the answer fits; a set of options is put into the order of the decision.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn check(&self, answer: &Answer<C>) -> Result<Legal<C>, Misfit<C>> {
        let asked = self.asked.as_ref().ok_or(Misfit::NothingAsked)?;
        let legal = match (asked.shape, answer) {
            (Shape::One, Answer::One(choice)) => {
                self.offered(choice)?;
                Answer::One(*choice)
            }
            (Shape::Some { min, max }, Answer::Some(picks)) => {
                self.offered_once(picks)?;
                if !(usize::from(min)..=usize::from(max)).contains(&picks.len()) {
                    return Err(Misfit::Number);
                }
                let in_order = self.options.iter().filter(|option| picks.contains(option));
                Answer::Some(Picks::of(in_order.copied()).map_err(|Full| Misfit::Number)?)
            }
            (Shape::Order, Answer::Order(picks)) => {
                self.offered_once(picks)?;
                if picks.len() != self.options.len() {
                    return Err(Misfit::Number);
                }
                answer.clone()
            }
            (Shape::Amount { min, max }, Answer::Amount(number)) => {
                if !(min..=max).contains(number) {
                    return Err(Misfit::Number);
                }
                answer.clone()
            }
            _ => return Err(Misfit::Shape),
        };
        Ok(Legal(legal))
    }

    fn offered(&self, choice: &C) -> Result<(), Misfit<C>> {
        if self.options.contains(choice) { Ok(()) } else { Err(Misfit::NotOffered(*choice)) }
    }

    fn offered_once(&self, picks: &Picks<C>) -> Result<(), Misfit<C>> {
        for (at, pick) in picks.iter().enumerate() {
            self.offered(pick)?;
            if picks[..at].contains(pick) {
                return Err(Misfit::Twice(*pick));
            }
        }
        Ok(())
    }

    /// None where the answer would name more options than an answer can.
    fn nth_subset(&self, mut index: u64, min: u8, max: u8) -> Option<Picks<C>> {
        let n = self.options.len() as u64;
        let mut picks = Picks::new();
        for size in u64::from(min)..=u64::from(max) {
            let of_this_size = choose(n, size);
            if index >= of_this_size {
                index -= of_this_size;
                continue;
            }
            let mut wanted = size;
            for (at, option) in self.options.iter().enumerate() {
                if wanted == 0 {
                    break;
                }
                let with_this = choose(n - at as u64 - 1, wanted - 1);
                if index < with_this {
                    picks.try_push(*option).ok()?;
                    wanted -= 1;
                } else {
                    index -= with_this;
                }
            }
            break;
        }
        Some(picks)
    }

    fn nth_order(&self, mut index: u64) -> Option<Picks<C>> {
        let mut left: Picks<C> = Picks::of(self.options.iter().copied()).ok()?;
        let mut order = Picks::new();
        while !left.is_empty() {
            let orders_each: u64 = (1..left.len() as u64).product();
            let at = (index / orders_each) as usize;
            index %= orders_each;
            order.try_push(left.remove(at)?).ok()?;
        }
        Some(order)
    }
}

/// The number of ways to choose `k` out of `n`.
const fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut ways = 1;
    let mut step = 0;
    while step < k {
        ways = ways * (n - step) / (step + 1);
        step += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decision(shape: Shape, options: &[u8]) -> Decision<u8, ()> {
        Decision { asked: Some(Asked { seat: Seat::new(0), ask: (), shape }), options: options.to_vec() }
    }

    #[test]
    fn numbered_answers_are_all_different_and_all_legal() {
        let shapes = [
            (Shape::One, 4),
            (Shape::Some { min: 2, max: 2 }, 6),
            (Shape::Some { min: 0, max: 4 }, 16),
            (Shape::Order, 24),
            (Shape::Amount { min: 3, max: 7 }, 5),
        ];
        for (shape, count) in shapes {
            let decision = decision(shape, &[10, 20, 30, 40]);
            let answers: Vec<_> = decision.answers().map(Legal::into_answer).collect();
            assert_eq!(answers.len(), count, "{shape:?}");
            for (at, answer) in answers.iter().enumerate() {
                assert!(!answers[..at].contains(answer), "{answer:?} twice");
                assert_eq!(decision.check(answer).map(Legal::into_answer), Ok(answer.clone()));
            }
        }
    }

    #[test]
    fn misfits_are_named() {
        let one = decision(Shape::One, &[1, 2]);
        assert_eq!(one.check(&Answer::One(3)), Err(Misfit::NotOffered(3)));
        assert_eq!(one.check(&Answer::Amount(1)), Err(Misfit::Shape));
        let two = decision(Shape::Some { min: 2, max: 2 }, &[1, 2, 3]);
        let some = |picks: &[u8]| Answer::Some(Picks::of(picks.iter().copied()).expect("there is room"));
        assert_eq!(two.check(&some(&[1])), Err(Misfit::Number));
        assert_eq!(two.check(&some(&[1, 1])), Err(Misfit::Twice(1)));
        assert_eq!(two.check(&some(&[3, 1])).map(Legal::into_answer), Ok(some(&[1, 3])));
        assert_eq!(
            decision(Shape::Order, &[1, 2]).check(&Answer::Order(Picks::of([1]).expect("there is room"))),
            Err(Misfit::Number)
        );
        assert_eq!(decision(Shape::Amount { min: 1, max: 2 }, &[]).check(&Answer::Amount(3)), Err(Misfit::Number));
        assert_eq!(Decision::<u8, ()>::default().check(&Answer::One(1)), Err(Misfit::NothingAsked));
    }
}
