//! The bot that looks ahead: flat Monte Carlo search over its own legal answers.
//!
//! It deals the unknown anew from its view, tries each answer on that deal and plays on at random, on the real engine.
//! All answers are tried on the same deals, which takes most of the luck out of the comparison. The weaker half is
//! dropped again and again, so that the playouts go where the choice is close.

use std::cmp::Reverse;

use kernel::{Answer, Decision, Fault, Legal, Quick, Run, Seat, advance};

use crate::{Bot, Outlook, whim};

/// Answers that are looked at; of more, so many are drawn at random.
const MOST_CANDIDATES: usize = 48;
/// Decisions after which a playout is judged as it stands. Ordinary ones end long before.
const MOST_DECISIONS: u32 = 2_000;

/// Chooses by playing on.
#[derive(Clone, Copy, Debug)]
pub struct Planner {
    seed: u64,
    playouts: u32,
}

/// An answer and the sum of what its playouts came to.
struct Candidate<C> {
    answer: Legal<C>,
    sum: i64,
}

impl Planner {
    /// The bot with this seed and about so many playouts for each decision.
    #[must_use]
    pub const fn new(seed: u64, playouts: u32) -> Planner {
        Planner { seed, playouts }
    }
}

impl<G: Outlook> Bot<G> for Planner {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        decision: &Decision<G::Choice, G::Ask>,
        number: u32,
    ) -> Option<Legal<G::Choice>> {
        let seat = decision.asked.as_ref()?.seat;
        let mut whim = whim(self.seed, seat, number);
        let mut candidates = candidates(decision, &mut whim);
        let mut run = Run::silent();
        let rounds = candidates.len().next_power_of_two().ilog2();
        for round in 0..rounds {
            let share = self.playouts / rounds / u32::try_from(candidates.len()).unwrap_or(u32::MAX);
            for _ in 0..share.max(1) {
                // A fault of the rules in a playout is no reason to stop the game that is being played: what was tried
                // until then counts.
                if try_all(game, view, seat, &mut candidates, &mut whim, &mut run).is_err() {
                    break;
                }
            }
            // Stable, so that of answers that are equal in this too the first one wins on every machine.
            candidates.sort_by_key(|candidate| (Reverse(candidate.sum), !is_idle::<G>(&candidate.answer)));
            if round + 1 < rounds {
                candidates.truncate(candidates.len().div_ceil(2));
            }
        }
        candidates.into_iter().next().map(|best| best.answer)
    }
}

/// Tries every candidate on one deal of what the seat cannot see, and with the same luck.
fn try_all<G: Outlook>(
    game: &G,
    view: &G::View,
    seat: Seat,
    candidates: &mut [Candidate<G::Choice>],
    whim: &mut Quick,
    run: &mut Run<G>,
) -> Result<(), Fault> {
    let dealt = game.redeal(view, whim)?;
    let luck = *whim;
    for candidate in candidates {
        let mut state = dealt.clone();
        *whim = luck;
        advance(game, &mut state, &candidate.answer, run)?;
        for _ in 0..MOST_DECISIONS {
            let Some(answer) = likely::<G>(&run.decision, whim) else { break };
            advance(game, &mut state, &answer, run)?;
        }
        candidate.sum += game.outlook(&state, seat);
    }
    Ok(())
}

/// All legal answers, or a sample where there are many.
fn candidates<C: Copy + Eq + std::fmt::Debug, A: Copy>(
    decision: &Decision<C, A>,
    whim: &mut Quick,
) -> Vec<Candidate<C>> {
    let candidate = |answer| Candidate { answer, sum: 0 };
    if decision.count() <= MOST_CANDIDATES as u64 {
        return decision.answers().map(candidate).collect();
    }
    let mut drawn: Vec<Legal<C>> = Vec::new();
    for _ in 0..MOST_CANDIDATES {
        drawn.extend(decision.sample(whim).filter(|answer| !drawn.contains(answer)));
    }
    drawn.into_iter().map(candidate).collect()
}

/// Any answer; one that lets a chance go by is thought over once.
fn likely<G: Outlook>(decision: &Decision<G::Choice, G::Ask>, whim: &mut Quick) -> Option<Legal<G::Choice>> {
    let first = decision.sample(whim)?;
    if is_idle::<G>(&first) { decision.sample(whim) } else { Some(first) }
}

fn is_idle<G: Outlook>(answer: &Legal<G::Choice>) -> bool {
    matches!(answer.answer(), Answer::One(choice) if G::is_idle(choice))
}
