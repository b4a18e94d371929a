//! A finished game looked at again: the moves that cost the most.
//!
//! Every move is looked at from what its seat could know at that moment, so that nobody is blamed for bad luck. Those that
//! seem to have cost something are looked at once more and longer, since of many guesses the worst is mostly wrong.

use std::{cmp::Reverse, ops::Deref};

use kernel::{Answer, Kind, Seat, Timeline, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Evaluate, Planner, Search, Terms};

/// How many times longer a move is looked at that seems to have cost something.
const LONGER: u32 = 4;
/// Moves that are looked at once more for each one that is wanted.
const AGAIN: usize = 3;

/// A move for which there was a better one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "C: Serialize", deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub struct Misstep<C> {
    /// The entry of the log.
    pub entry: u32,
    /// Whose move it was.
    pub seat: Seat,
    /// What was answered.
    pub played: Answer<C>,
    /// What would have been better.
    pub better: Answer<C>,
    /// By how much, as a search counts.
    pub cost: i32,
    /// By how much in the game's own terms, in hundredths: better minus played.
    pub terms: Terms,
}

/// A move that is being thought over: its entry, whose it is, and what was played.
type UnderWay<G> = (u32, Seat, Answer<<G as kernel::Game>::Choice>, Search<G>);

/// A game that is being looked at again, in slices as small as one iteration.
pub struct Review<G: Evaluate> {
    iterations: u32,
    most: usize,
    /// Moves that are looked at in all.
    moves: usize,
    /// Entries still to be looked at, the next one last.
    left: Vec<u32>,
    is_again: bool,
    found: Vec<Misstep<G::Choice>>,
    under_way: Option<UnderWay<G>>,
}

impl<G: Evaluate> Review<G> {
    /// Looks for the moves that cost the most, at most so many, with so many iterations for each move. Only those of
    /// one seat, or of all. The timeline must be complete.
    #[must_use]
    pub fn new<H: Deref<Target = G>>(
        timeline: &Timeline<G, H>,
        seat: Option<Seat>,
        iterations: u32,
        most: usize,
    ) -> Review<G> {
        let last = timeline.checked().saturating_sub(1);
        let is_meant = |entry: &u32| match timeline.log().entries().get(*entry as usize).map(|entry| &entry.kind) {
            Some(Kind::Move { seat: mover, .. }) => seat.is_none_or(|seat| seat == *mover),
            _ => false,
        };
        let mut left: Vec<u32> = timeline.line(last).into_iter().filter(is_meant).collect();
        left.reverse();
        Review { iterations, most, moves: left.len(), left, is_again: false, found: Vec::new(), under_way: None }
    }

    /// How many moves are still to be looked at.
    #[must_use]
    pub fn left(&self) -> usize {
        self.left.len() + usize::from(self.under_way.is_some())
    }

    /// How much of the work is done, and how much there is in all at most. What is done only grows.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let again = self.most * AGAIN * LONGER as usize;
        let done = match self.is_again {
            false => self.moves.saturating_sub(self.left()),
            true => self.moves + again.saturating_sub(self.left() * LONGER as usize),
        };
        (done, self.moves + again)
    }

    /// Goes on for at most so many iterations; tells whether all is done.
    pub fn step<H: Deref<Target = G>>(&mut self, timeline: &Timeline<G, H>, iterations: u32) -> bool {
        match &mut self.under_way {
            Some((.., search)) => {
                if search.step(timeline.game(), iterations) {
                    self.judge();
                }
            }
            None => match self.left.pop() {
                Some(entry) => self.begin(timeline, entry),
                None if self.is_again => return true,
                None => self.look_again(),
            },
        }
        false
    }

    /// The moves that cost the most, the worst first.
    #[must_use]
    pub fn missteps(&self) -> &[Misstep<G::Choice>] {
        &self.found
    }

    fn begin<H: Deref<Target = G>>(&mut self, timeline: &Timeline<G, H>, entry: u32) {
        let Some(Kind::Move { seat, answer }) = timeline.log().entries().get(entry as usize).map(|entry| &entry.kind)
        else {
            return;
        };
        let before = entry.saturating_sub(1);
        let (Some(view), Some(decision)) = (timeline.view(before, Viewer::Seat(*seat)), timeline.decision(before))
        else {
            return;
        };
        // The seed is the same for all: nobody plays against these thoughts.
        let iterations = if self.is_again { self.iterations * LONGER } else { self.iterations };
        let planner = Planner::new(1, iterations);
        if let Ok(played) = decision.check(answer)
            && decision.count() > 1
            && let Some(search) = planner.compare(&view, &decision, entry, played)
        {
            self.under_way = Some((entry, *seat, answer.clone(), search));
        }
    }

    fn judge(&mut self) {
        let Some((entry, seat, played, search)) = self.under_way.take() else { return };
        let all = search.prospects(usize::MAX);
        let Some(best) = all.first() else { return };
        let Some(own) = all.iter().find(|one| one.answer == played) else { return };
        if best.answer == played || best.worth <= own.worth {
            return;
        }
        let terms = std::array::from_fn(|at| best.terms[at] - own.terms[at]);
        let cost = best.worth - own.worth;
        self.found.push(Misstep { entry, seat, played, better: best.answer.clone(), cost, terms });
        if self.is_again {
            self.keep(self.most);
        }
    }

    /// Keeps the worst ones, the worst first.
    fn keep(&mut self, most: usize) {
        kernel::order::sort_by_key(&mut self.found, |misstep| (Reverse(misstep.cost), misstep.entry));
        self.found.truncate(most);
    }

    fn look_again(&mut self) {
        self.keep(self.most * AGAIN);
        self.left = self.found.drain(..).map(|misstep| misstep.entry).collect();
        self.is_again = true;
    }
}
