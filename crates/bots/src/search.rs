//! A decision that is being searched over, in slices as small as one iteration.
//!
//! All answers are tried on the same deals of what the seat cannot see and with the same luck, which takes most of the
//! chance out of the comparison; the weaker half is dropped again and again, so that iterations go where the choice is
//! close. Below each answer grows a [`Tree`], which finds out how everybody would go on. A page must draw while a bot
//! thinks, and has one thread: however a search is sliced, it comes to the same answer.

use std::cmp::Reverse;

use kernel::{Answer, Fault, Legal, QuickRng, Run, Seat, advance};

use crate::{
    Evaluate, Terms, Worths,
    playout::draw,
    tree::{Outcomes, PathEdge, Tree},
};

/// Decisions after which a playout is judged wherever it is.
const LONGEST: u32 = 400;
/// What is clearly better: so many times less than the error of a mean, since all answers are tried on the same deals.
const CLEARLY: f64 = 3.0;
/// Steps of an iteration inside the tree.
const DEEPEST: usize = 60;

/// A decision that is being searched over.
pub struct Search<G: Evaluate> {
    pub(crate) seat: Seat,
    view: G::View,
    /// The answers, those still in the running first.
    pub(crate) candidates: Vec<Candidate<G::Choice>>,
    running: usize,
    /// An answer that is never dropped.
    kept: Option<Legal<G::Choice>>,
    iterations: u32,
    /// How often the weaker half is dropped, and how often that was done.
    rounds: u32,
    round: u32,
    /// Deals still to come in this round, the present one included.
    deals: u32,
    deal: Option<Deal<G::State>>,
    pub(crate) tree: Tree<G>,
    path: Vec<PathEdge>,
    weights: Vec<u32>,
    rng: QuickRng,
    run: Run<G>,
    /// What iterations come to in the game's own terms is summed up as well.
    pub(crate) explains: bool,
}

/// An answer and the sum of what its iterations came to.
pub(crate) struct Candidate<C> {
    pub answer: Legal<C>,
    pub visits: u32,
    pub sum: i64,
    pub terms: [i64; crate::MOST_TERMS],
    pub next: Outcomes,
}

/// One deal of what the seat cannot see, on which every candidate is tried with the same luck.
struct Deal<S> {
    state: S,
    luck: QuickRng,
    next: usize,
    /// Where the seat stands before any answer.
    terms: Terms,
}

impl<C> Candidate<C> {
    /// What it came to on average.
    pub(crate) fn mean(&self) -> i64 {
        self.sum / i64::from(self.visits.max(1))
    }
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new(
        seat: Seat,
        view: G::View,
        candidates: Vec<Legal<G::Choice>>,
        iterations: u32,
        rng: QuickRng,
    ) -> Search<G> {
        let fresh = |answer| Candidate { answer, visits: 0, sum: 0, terms: [0; 4], next: Outcomes::default() };
        let candidates: Vec<_> = candidates.into_iter().map(fresh).collect();
        let rounds = candidates.len().next_power_of_two().ilog2();
        let mut search = Search {
            seat,
            view,
            running: candidates.len(),
            candidates,
            kept: None,
            iterations,
            rounds,
            round: 0,
            deals: 0,
            deal: None,
            tree: Tree::new(),
            path: Vec::new(),
            weights: Vec::new(),
            rng,
            run: Run::silent(),
            explains: false,
        };
        search.begin_round();
        search
    }

    /// Compares this answer with the best to the end, however bad it seems.
    pub(crate) fn keep(&mut self, answer: Legal<G::Choice>) {
        if self.candidates.iter().all(|candidate| candidate.answer != answer)
            && let Some(last) = self.candidates.last_mut()
        {
            last.answer = answer.clone();
        }
        self.kept = Some(answer);
    }

    /// Goes on for at most so many iterations; tells whether the search is done.
    pub fn step(&mut self, game: &G, iterations: u32) -> bool {
        for _ in 0..iterations {
            if self.is_done() {
                break;
            }
            // A fault of the rules in an iteration is no reason to stop the game that is being played: what was tried
            // until then counts.
            if self.iterate(game).is_err() || self.deals == 0 {
                self.end_round();
            }
        }
        self.is_done()
    }

    /// Whether there is nothing left to think over.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.round == self.rounds
    }

    /// The answer. Of a search that is not done, the best by what was compared so far. None if nothing is legal.
    #[must_use]
    pub fn answer(self) -> Option<Legal<G::Choice>> {
        self.candidates.into_iter().next().map(|best| best.answer)
    }

    fn begin_round(&mut self) {
        let candidates = u32::try_from(self.running).unwrap_or(u32::MAX);
        self.deals = if self.is_done() { 0 } else { (self.iterations / self.rounds / candidates).max(1) };
        self.deal = None;
    }

    fn end_round(&mut self) {
        // Stable, so that of answers that are equal in this too the first one wins on every machine.
        kernel::order::sort_by_key(&mut self.candidates[..self.running], |candidate| {
            (Reverse(candidate.mean()), !is_idle::<G>(&candidate.answer))
        });
        self.round += 1;
        if self.is_done() {
            self.let_it_be();
        } else {
            self.running = self.running.div_ceil(2);
            let is_kept = |candidate: &Candidate<G::Choice>| Some(&candidate.answer) == self.kept.as_ref();
            if let Some(at) = self.candidates.iter().position(is_kept).filter(|at| *at >= self.running) {
                self.candidates[self.running..=at].rotate_right(1);
                self.running += 1;
            }
        }
        self.begin_round();
    }

    /// Puts an answer that ends something first, unless another one is clearly better: what gains nothing could be done
    /// for ever, and chance alone would make it look worth doing again and again.
    fn let_it_be(&mut self) {
        let ends = |candidate: &Candidate<G::Choice>| is_idle::<G>(&candidate.answer);
        let Some(at) = self.candidates[..self.running].iter().position(ends).filter(|at| *at > 0) else { return };
        let (best, idle) = (&self.candidates[0], &self.candidates[at]);
        let clear = self.tree.deviation(self.seat) / f64::from(idle.visits.max(1)).sqrt() / CLEARLY;
        if ((best.mean() - idle.mean()) as f64) < clear {
            self.candidates[..=at].rotate_right(1);
        }
    }

    /// Tries the next candidate on the present deal.
    fn iterate(&mut self, game: &G) -> Result<(), Fault> {
        let deal = match &mut self.deal {
            Some(deal) => deal,
            none => {
                let state = game.redeal(&self.view, &mut self.rng)?;
                let terms = if self.explains { game.terms(&state, self.seat) } else { Terms::default() };
                none.insert(Deal { state, luck: self.rng, next: 0, terms })
            }
        };
        let at = deal.next;
        let (mut state, before) = (deal.state.clone(), deal.terms);
        self.rng = deal.luck;
        deal.next += 1;
        if deal.next == self.running {
            self.deal = None;
            self.deals -= 1;
        }
        let worths = self.play_on(game, &mut state, at)?;
        self.tree.note(&self.path, &worths);
        let candidate = &mut self.candidates[at];
        candidate.visits += 1;
        candidate.sum += i64::from(worths[self.seat.index()]);
        if self.explains {
            let after = game.terms(&state, self.seat);
            for (sum, (after, before)) in candidate.terms.iter_mut().zip(after.into_iter().zip(before)) {
                *sum += i64::from(after - before);
            }
        }
        Ok(())
    }

    /// Answers with a candidate, goes on as the tree says, adds a node to it, and plays on from there.
    fn play_on(&mut self, game: &G, state: &mut G::State, candidate: usize) -> Result<Worths, Fault> {
        self.path.clear();
        let last = G::time(state).saturating_add(G::HORIZON);
        advance(game, state, &self.candidates[candidate].answer, &mut self.run)?;
        while let Some(asked) = self.run.decision.asked
            && self.path.len() < DEEPEST
            && G::time(state) < last
        {
            let outcomes = match self.path.last() {
                None => &self.candidates[candidate].next,
                Some(step) => &self.tree.edge(*step).next,
            };
            let Some(node) = self.tree.find(outcomes, &asked) else {
                let node = self.tree.add(asked);
                let outcomes = match self.path.last() {
                    None => &mut self.candidates[candidate].next,
                    Some(step) => &mut self.tree.edge_mut(*step).next,
                };
                outcomes.0.push(node);
                break;
            };
            let Some(edge) = self.tree.choose(game, state, node, &self.run.decision, &mut self.rng) else {
                break;
            };
            let step = PathEdge { node, edge };
            self.path.push(step);
            advance(game, state, &self.tree.edge(step).answer, &mut self.run)?;
        }
        for _ in 0..LONGEST {
            if G::time(state) >= last {
                break;
            }
            let decision = &self.run.decision;
            let Some(answer) = draw(game, state, decision, &mut self.weights, &mut self.rng) else { break };
            advance(game, state, &answer, &mut self.run)?;
        }
        Ok(game.evaluate(state))
    }
}

fn is_idle<G: Evaluate>(answer: &Legal<G::Choice>) -> bool {
    matches!(answer.answer(), Answer::One(choice) if G::is_idle(choice))
}
