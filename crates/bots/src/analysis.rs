//! What a search found out, for people: the best answers, what is to be expected of them, and how it would go on.

use kernel::{Answer, Asked};
use serde::{Deserialize, Serialize};

use crate::{Evaluate, Search, Terms, search::Candidate};

/// Steps of a line that are worth telling: later ones were hardly looked at.
const LONGEST_LINE: usize = 4;
/// Visits that a step of a line needs.
const LEAST_VISITS: u32 = 8;

/// An answer as a search sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "C: Serialize, A: Serialize",
    deserialize = "C: Copy + Default + Deserialize<'de>, A: Deserialize<'de>"
))]
pub struct Prospect<C, A> {
    /// The answer.
    pub answer: Answer<C>,
    /// What it is worth to the seat on average; only good for comparing answers to the same decision.
    pub worth: i32,
    /// Iterations that tried it.
    pub visits: u32,
    /// By how much the seat would stand otherwise than now, in hundredths, in the order of [`Evaluate::TERMS`].
    pub terms: Terms,
    /// How it would probably go on.
    pub line: Vec<Reply<C, A>>,
}

/// A decision to come and its probable answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "C: Serialize, A: Serialize",
    deserialize = "C: Copy + Default + Deserialize<'de>, A: Deserialize<'de>"
))]
pub struct Reply<C, A> {
    /// Who is asked what.
    pub asked: Asked<A>,
    /// The answer.
    pub answer: Answer<C>,
}

impl<G: Evaluate> Search<G> {
    /// The best answers, at most so many, the best first. Terms are there only of a search that was asked for them
    /// ([`crate::Planner::explain`]).
    #[must_use]
    pub fn prospects(&self, most: usize) -> Vec<Prospect<G::Choice, G::Ask>> {
        let tried = self.candidates.iter().filter(|candidate| candidate.visits > 0);
        tried.take(most).map(|candidate| self.prospect(candidate)).collect()
    }

    fn prospect(&self, candidate: &Candidate<G::Choice>) -> Prospect<G::Choice, G::Ask> {
        let visits = i64::from(candidate.visits.max(1));
        Prospect {
            answer: candidate.answer.answer().clone(),
            worth: candidate.mean() as i32,
            visits: candidate.visits,
            terms: candidate.terms.map(|sum| (sum / visits) as i32),
            line: self.line(candidate),
        }
    }

    /// The way that was gone most often.
    fn line(&self, candidate: &Candidate<G::Choice>) -> Vec<Reply<G::Choice, G::Ask>> {
        let mut line = Vec::new();
        let mut outcomes = &candidate.next;
        while line.len() < LONGEST_LINE {
            let nodes = outcomes.0.iter().map(|number| self.tree.node(*number));
            let Some(node) = nodes.max_by_key(|node| node.visits) else { break };
            let edge = node.edges.iter().max_by_key(|edge| edge.visits);
            let Some(edge) = edge.filter(|edge| edge.visits >= LEAST_VISITS) else { break };
            line.push(Reply { asked: node.asked, answer: edge.answer.answer().clone() });
            outcomes = &edge.next;
        }
        line
    }
}
