//! A decision that is being search over, in slices as small as one playout.
//!
//! A page must draw while a bot thinks, and has one thread. However a search is sliced, it comes to the same answer.

use std::cmp::Reverse;

use kernel::{Answer, Decision, Fault, Legal, QuickRng, Run, Seat, advance};

use crate::Evaluate;

/// A decision that is being search over.
pub struct Search<G: Evaluate> {
    seat: Seat,
    view: G::View,
    candidates: Vec<Candidate<G::Choice>>,
    playouts: u32,
    /// How often the weaker half is dropped, and how often that was done.
    rounds: u32,
    round: u32,
    /// Deals still to come in this round, the present one included.
    deals: u32,
    deal: Option<Deal<G::State>>,
    rng: QuickRng,
    run: Run<G>,
}

/// An answer and the sum of what its playouts came to.
struct Candidate<C> {
    answer: Legal<C>,
    sum: i64,
}

/// One deal of what the seat cannot see, on which every candidate is tried with the same luck.
struct Deal<S> {
    state: S,
    luck: QuickRng,
    next: usize,
}

impl<G: Evaluate> Search<G> {
    pub(crate) fn new(
        seat: Seat,
        view: G::View,
        candidates: Vec<Legal<G::Choice>>,
        playouts: u32,
        rng: QuickRng,
    ) -> Search<G> {
        let candidates: Vec<_> = candidates.into_iter().map(|answer| Candidate { answer, sum: 0 }).collect();
        let rounds = candidates.len().next_power_of_two().ilog2();
        let mut search = Search {
            seat,
            view,
            candidates,
            playouts,
            rounds,
            round: 0,
            deals: 0,
            deal: None,
            rng,
            run: Run::silent(),
        };
        search.begin_round();
        search
    }

    /// Goes on for at most so many playouts; tells whether the search is done.
    pub fn step(&mut self, game: &G, playouts: u32) -> bool {
        for _ in 0..playouts {
            if self.is_done() {
                break;
            }
            // A fault of the rules in a playout is no reason to stop the game that is being played: what was tried
            // until then counts.
            if self.playout(game).is_err() || self.deals == 0 {
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
        let candidates = u32::try_from(self.candidates.len()).unwrap_or(u32::MAX);
        self.deals = if self.is_done() { 0 } else { (self.playouts / self.rounds / candidates).max(1) };
        self.deal = None;
    }

    fn end_round(&mut self) {
        // Stable, so that of answers that are equal in this too the first one wins on every machine.
        kernel::order::sort_by_key(&mut self.candidates, |candidate| {
            (Reverse(candidate.sum), !is_idle::<G>(&candidate.answer))
        });
        self.round += 1;
        if !self.is_done() {
            self.candidates.truncate(self.candidates.len().div_ceil(2));
        }
        self.begin_round();
    }

    /// Tries the next candidate on the present deal.
    fn playout(&mut self, game: &G) -> Result<(), Fault> {
        let deal = match &mut self.deal {
            Some(deal) => deal,
            none => {
                let state = game.redeal(&self.view, &mut self.rng)?;
                none.insert(Deal { state, luck: self.rng, next: 0 })
            }
        };
        let candidate = &mut self.candidates[deal.next];
        let mut state = deal.state.clone();
        self.rng = deal.luck;
        advance(game, &mut state, &candidate.answer, &mut self.run)?;
        for _ in 0..G::HORIZON {
            let Some(answer) = likely::<G>(&self.run.decision, &mut self.rng) else { break };
            advance(game, &mut state, &answer, &mut self.run)?;
        }
        candidate.sum += game.evaluate(&state, self.seat);
        deal.next += 1;
        if deal.next == self.candidates.len() {
            self.deal = None;
            self.deals -= 1;
        }
        Ok(())
    }
}

/// Any answer; one that lets a chance go by is search over once.
fn likely<G: Evaluate>(decision: &Decision<G::Choice, G::Ask>, rng: &mut QuickRng) -> Option<Legal<G::Choice>> {
    let first = decision.sample(rng)?;
    if is_idle::<G>(&first) { decision.sample(rng) } else { Some(first) }
}

fn is_idle<G: Evaluate>(answer: &Legal<G::Choice>) -> bool {
    matches!(answer.answer(), Answer::One(choice) if G::is_idle(choice))
}
