//! A map drawn with lines instead of places: `map { a - b - c; b - d }` lays out tiles of one space each, such that two
//! spaces are adjacent exactly where a line joins them.

use std::collections::{BTreeMap, BTreeSet};

use harness::example::fails;
use pack::{Message, Mistakes, Node, Word, say};

/// What joins two spaces.
const LINE: &str = "-";

/// The neighbours of a hex, in columns and rows.
const BESIDE: [(i64, i64); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// No tile lies further out than this.
const FURTHEST: i64 = 12;

/// A layout that takes longer to find is not looked for.
const MOST_TRIALS: u32 = 200_000;

/// A space of the drawing, and where its tile lies.
#[derive(Clone, Debug)]
pub(super) struct Drawn {
    pub name: Word,
    pub q: i64,
    pub r: i64,
}

/// Whether the map is drawn with lines: no place stands in it, and something is joined, or one space stands alone.
pub(super) fn is_drawn(map: &Node) -> bool {
    let is_place = |node: &Node| node.name() == "place";
    let is_line = |node: &Node| node.arguments.first().is_none_or(|first| first.written() == LINE);
    !map.nodes().is_empty() && !map.nodes().iter().any(is_place) && map.nodes().iter().all(is_line)
}

/// The spaces of a drawing with their places; nothing when it cannot be laid out.
pub(super) fn lay_out(map: &Node, mistakes: &mut Mistakes) -> Vec<Drawn> {
    let Some(graph) = Graph::read(map, mistakes) else { return Vec::new() };
    let order = graph.reached();
    if let Some(apart) = (0..graph.names.len()).find(|at| !order.contains(at)) {
        let (name, first) = (&graph.names[apart], &graph.names[0].text);
        let message = say!("w-map-apart", "no line leads from '{first}' to '{name}'", first = first, name = &name.text);
        mistakes.push(fails(name, message));
        return Vec::new();
    }
    let mut search = Search { graph: &graph, order: &order, places: BTreeMap::new(), trials: 0 };
    if !search.place(0) {
        let message = say!("w-map-flat", "hexes cannot be laid out so that just these are adjacent");
        mistakes.push(fails(&map.name, message));
        return Vec::new();
    }
    let places = search.places;
    let drawn = |(at, name): (usize, &Word)| places.get(&at).map(|(q, r)| Drawn { name: name.clone(), q: *q, r: *r });
    graph.names.iter().enumerate().filter_map(drawn).collect()
}

/// The spaces, and which of them are joined.
struct Graph {
    names: Vec<Word>,
    joined: BTreeSet<(usize, usize)>,
}

impl Graph {
    fn read(map: &Node, mistakes: &mut Mistakes) -> Option<Graph> {
        let n_before = mistakes.n_errors();
        let mut graph = Graph { names: Vec::new(), joined: BTreeSet::new() };
        for node in map.nodes() {
            graph.chain(node, mistakes);
        }
        (mistakes.n_errors() == n_before).then_some(graph)
    }

    /// `a - b - c`.
    fn chain(&mut self, node: &Node, mistakes: &mut Mistakes) {
        let mut taker = node.take();
        let mut before = self.number(&node.name);
        while taker.n_left() > 0 {
            let line = taker.word(Message::verbatim(LINE), mistakes);
            let Some(line) = line else { break };
            let next = if taker.n_left() > 0 { taker.word(say!("w-a-space", "a space"), mistakes) } else { None };
            let Some(next) = next.filter(|next| line.text == LINE && next.text != LINE) else {
                let message = say!("w-map-line", "a line joins two spaces");
                mistakes.push(fails(&line, message).expecting(Message::verbatim("a - b - c")));
                return;
            };
            let at = self.number(&next);
            if at == before || !self.joined.insert((at.min(before), at.max(before))) {
                let message = say!("w-map-joined", "'{next}' is joined with this space already", next = &next.text);
                mistakes.push(fails(&next, message));
            }
            before = at;
        }
        taker.finish(mistakes);
    }

    fn number(&mut self, name: &Word) -> usize {
        let found = self.names.iter().position(|other| other.text == name.text);
        found.unwrap_or_else(|| {
            self.names.push(name.clone());
            self.names.len() - 1
        })
    }

    fn are_joined(&self, one: usize, other: usize) -> bool {
        self.joined.contains(&(one.min(other), one.max(other)))
    }

    /// All spaces that lines lead to from the first, each behind one that it is joined with.
    fn reached(&self) -> Vec<usize> {
        let mut order = vec![0];
        let mut at = 0;
        while let Some(here) = order.get(at).copied() {
            let next = (0..self.names.len()).filter(|other| self.are_joined(here, *other) && !order.contains(other));
            let next: Vec<usize> = next.collect();
            order.extend(next);
            at += 1;
        }
        order
    }
}

/// Tries places for one space after the other.
struct Search<'a> {
    graph: &'a Graph,
    order: &'a [usize],
    places: BTreeMap<usize, (i64, i64)>,
    trials: u32,
}

impl Search<'_> {
    fn place(&mut self, nth: usize) -> bool {
        let Some(space) = self.order.get(nth).copied() else { return true };
        let near = self.order[..nth].iter().find(|other| self.graph.are_joined(space, **other));
        let from = near.and_then(|other| self.places.get(other).copied());
        let open: Vec<(i64, i64)> = match from {
            Some((q, r)) => BESIDE.iter().map(|(east, south)| (q + east, r + south)).collect(),
            None => vec![(0, 0)],
        };
        for at in open {
            self.trials += 1;
            if self.trials > MOST_TRIALS {
                return false;
            }
            if !self.fits(space, at) {
                continue;
            }
            self.places.insert(space, at);
            if self.place(nth + 1) {
                return true;
            }
            self.places.remove(&space);
        }
        false
    }

    /// Whether the space touches just those that it is joined with, of all that lie there.
    fn fits(&self, space: usize, at: (i64, i64)) -> bool {
        let within = at.0.abs() <= FURTHEST && at.1.abs() <= FURTHEST;
        within
            && self.places.iter().all(|(other, place)| {
                let touches = BESIDE.contains(&(place.0 - at.0, place.1 - at.1));
                *place != at && touches == self.graph.are_joined(space, *other)
            })
    }
}
