//! The tree of a search: decisions and what was found out about their answers.
//!
//! A branch is a row of answers, not of positions: what chance and hidden cards make of them differs from one iteration
//! to the next, and a node gathers what they came to on average. What is asked next tells outcomes apart as far as that
//! matters for the answer: a throw that was won leads to another node than one that was lost. Who is asked wants the best
//! for that seat, so that any number of rivals, or partners whose worths are the same, are in one tree.

use kernel::{Answer, Asked, Decision, Legal, QuickRng, Seat, Shape};

use crate::{Evaluate, Worths};

/// How much more than what seems best is looked at.
const CURIOSITY: f64 = 0.3;
/// The most that appeal adds to curiosity, or takes from it.
const MOST_BIAS: f64 = 3.0;
/// Tries to find an answer that was not tried yet, where they cannot be listed.
const TRIES: u32 = 4;

/// Decisions and answers, of all candidates of a search.
pub(crate) struct Tree<G: Evaluate> {
    nodes: Vec<Node<G>>,
    spreads: [Spread; Seat::MAX],
    /// Edges of the node being looked at that are legal in the present deal.
    open: Vec<u32>,
}

/// A decision at the end of a branch.
pub(crate) struct Node<G: Evaluate> {
    pub asked: Asked<G::Ask>,
    pub visits: u32,
    sum: i64,
    pub edges: Vec<Edge<G::Choice>>,
}

/// An answer that was tried.
pub(crate) struct Edge<C> {
    pub answer: Legal<C>,
    appeal: u32,
    /// How often it could have been chosen.
    seen: u32,
    pub visits: u32,
    sum: i64,
    pub next: Outcomes,
}

/// The nodes to which one answer led.
#[derive(Clone, Default)]
pub(crate) struct Outcomes(pub Vec<u32>);

/// An edge of the path that an iteration takes through the tree.
#[derive(Clone, Copy)]
pub(crate) struct PathEdge {
    pub node: u32,
    pub edge: u32,
}

/// How far the results of a seat lie apart.
#[derive(Clone, Copy, Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        let before = value - self.mean;
        self.mean += before / self.count;
        self.squares += before * (value - self.mean);
    }

    /// The standard deviation. Only of operations that every machine rounds in the same way.
    fn deviation(&self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt().max(1.0)
    }
}

impl<G: Evaluate> Tree<G> {
    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), spreads: [Spread::default(); Seat::MAX], open: Vec::new() }
    }

    pub(crate) fn node(&self, number: u32) -> &Node<G> {
        &self.nodes[number as usize]
    }

    pub(crate) fn edge(&self, step: PathEdge) -> &Edge<G::Choice> {
        &self.nodes[step.node as usize].edges[step.edge as usize]
    }

    pub(crate) fn edge_mut(&mut self, step: PathEdge) -> &mut Edge<G::Choice> {
        &mut self.nodes[step.node as usize].edges[step.edge as usize]
    }

    /// How far the results of a seat lie apart.
    pub(crate) fn deviation(&self, seat: Seat) -> f64 {
        self.spreads[seat.index()].deviation()
    }

    /// The node among these at which this is asked.
    pub(crate) fn find(&self, outcomes: &Outcomes, asked: &Asked<G::Ask>) -> Option<u32> {
        outcomes.0.iter().copied().find(|number| {
            let node = self.node(*number);
            node.asked.seat == asked.seat && node.asked.ask == asked.ask
        })
    }

    /// A new node for what is asked.
    pub(crate) fn add(&mut self, asked: Asked<G::Ask>) -> u32 {
        self.nodes.push(Node { asked, visits: 0, sum: 0, edges: Vec::new() });
        (self.nodes.len() - 1) as u32
    }

    /// The answer to try next at a node: a new one while there are few for so many visits, else the most promising.
    pub(crate) fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        number: u32,
        decision: &Decision<G::Choice, G::Ask>,
        rng: &mut QuickRng,
    ) -> Option<u32> {
        let node = &mut self.nodes[number as usize];
        self.open.clear();
        let is_one = node.asked.shape == Shape::One;
        if is_one {
            for (at, option) in decision.options.iter().enumerate() {
                let is_it = |edge: &Edge<G::Choice>| *edge.answer.answer() == Answer::One(*option);
                let found = match node.edges.get(at) {
                    Some(edge) if is_it(edge) => Some(at),
                    _ => node.edges.iter().position(is_it),
                };
                self.open.extend(found.map(|at| at as u32));
            }
        } else {
            let fits = |edge: &Edge<G::Choice>| decision.check(edge.answer.answer()).is_ok();
            self.open.extend((0u32..).zip(&node.edges).filter(|(_, edge)| fits(edge)).map(|(at, _)| at));
        }
        if (self.open.len() as u64) < decision.count().min(widened(node.visits))
            && let Some((answer, appeal)) = untried(game, state, node, decision, rng)
        {
            node.edges.push(Edge { answer, appeal, seen: 0, visits: 0, sum: 0, next: Outcomes::default() });
            self.open.push((node.edges.len() - 1) as u32);
        }
        let deviation = self.spreads[node.asked.seat.index()].deviation();
        let mean = node.sum as f64 / f64::from(node.visits.max(1));
        let all: f64 = self.open.iter().map(|at| f64::from(node.edges[*at as usize].appeal)).sum();
        let usual = (all / self.open.len().max(1) as f64).max(0.1);
        let mut best: Option<(f64, u32)> = None;
        for at in &self.open {
            let edge = &mut node.edges[*at as usize];
            edge.seen += 1;
            let visits = f64::from(edge.visits);
            let found = if edge.visits == 0 { 0.0 } else { (edge.sum as f64 / visits - mean) / deviation };
            let bias = (f64::from(edge.appeal) / usual).clamp(1.0 / MOST_BIAS, MOST_BIAS);
            let promise = found + CURIOSITY * bias * f64::from(edge.seen).sqrt() / (1.0 + visits);
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, *at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// Notes what an iteration came to, on all its steps.
    pub(crate) fn note(&mut self, path: &[PathEdge], worths: &Worths) {
        for (spread, worth) in self.spreads.iter_mut().zip(worths) {
            spread.add(f64::from(*worth));
        }
        for step in path {
            let node = &mut self.nodes[step.node as usize];
            let worth = i64::from(worths[node.asked.seat.index()]);
            node.visits += 1;
            node.sum += worth;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.sum += worth;
        }
    }
}

/// How many answers of a node are worth looking at after so many visits.
fn widened(visits: u32) -> u64 {
    2 + (2.0 * f64::from(visits).sqrt()) as u64
}

/// The most appealing answer that a node does not have yet, and its appeal.
fn untried<G: Evaluate>(
    game: &G,
    state: &G::State,
    node: &Node<G>,
    decision: &Decision<G::Choice, G::Ask>,
    rng: &mut QuickRng,
) -> Option<(Legal<G::Choice>, u32)> {
    let is_new = |answer: &Answer<G::Choice>| node.edges.iter().all(|edge| edge.answer.answer() != answer);
    if node.asked.shape != Shape::One {
        let tried = (0..TRIES).filter_map(|_| decision.sample(rng)).find(|answer| is_new(answer.answer()));
        return tried.map(|answer| (answer, 1));
    }
    let mut best: Option<(u32, u64, u64)> = None;
    for (at, option) in (0u64..).zip(&decision.options) {
        if is_new(&Answer::One(*option)) {
            // Of equal ones any, not always the first of the list.
            let key = (game.appeal(state, &node.asked, option), rng.next());
            if best.is_none_or(|(appeal, luck, _)| key > (appeal, luck)) {
                best = Some((key.0, key.1, at));
            }
        }
    }
    let (appeal, _, at) = best?;
    Some((decision.nth(at)?, appeal))
}
