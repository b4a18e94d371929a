//! Chapter MAP: the map and its tiles; and SPACE, what is adjacent to what.
//!
//! A tile is drawn on the triangular grid of a hex with four unit edges a side: eight rows of triangles, each with the
//! letter of its space. Adjacency inside a tile, across its edges and to facedown tiles follows from that drawing
//! (W-SPACE-03, W-RULING-03).

use serde::{Deserialize, Serialize};

use crate::{
    content::{Content, Scenario, Space},
    state::{NONE, State},
};

/// Unit edges of a side of a tile.
pub const SIDE: usize = 4;
/// Triangles of a tile.
pub const TRIANGLES: usize = 6 * SIDE * SIDE;
/// The most places of a map.
pub const MOST_PLACES: usize = 31;
/// The most spaces of a tile.
pub const MOST_SPACES: usize = 8;
/// Rows of a drawing.
pub const ROWS: usize = 2 * SIDE;

/// Which space each triangle of a tile belongs to, row by row from the top.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawing(pub Vec<u8>);

/// Triangles in a row of a drawing.
#[must_use]
pub const fn row_length(row: usize) -> usize {
    if row < SIDE { 2 * (SIDE + row) + 1 } else { 2 * (3 * SIDE - 1 - row) + 1 }
}

/// The place of the first triangle of a row.
fn row_start(row: usize) -> usize {
    (0..row).map(row_length).sum()
}

/// The middle of a row: triangles above each other have the same distance to it.
const fn middle(row: usize) -> isize {
    (row_length(row) / 2) as isize
}

/// Whether a triangle points up. Rows of the upper half begin and end with such a one.
#[must_use]
pub const fn points_up(row: usize, column: usize) -> bool {
    (row < SIDE) == column.is_multiple_of(2)
}

impl Drawing {
    /// The space of a triangle.
    #[must_use]
    pub fn at(&self, row: usize, column: usize) -> u8 {
        self.0.get(row_start(row) + column).copied().unwrap_or(NONE)
    }

    /// Pairs of triangles with a common edge, as their spaces.
    fn touching(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..ROWS).flat_map(move |row| {
            (0..row_length(row)).flat_map(move |column| {
                let here = self.at(row, column);
                let beside = (column + 1 < row_length(row)).then(|| self.at(row, column + 1));
                let below = (points_up(row, column) && row + 1 < ROWS)
                    .then(|| self.at(row + 1, (column as isize - middle(row) + middle(row + 1)) as usize));
                beside.into_iter().chain(below).map(move |other| (here, other))
            })
        })
    }

    /// For each space, the spaces of the tile it touches, as a set.
    #[must_use]
    pub fn inside(&self) -> [u8; MOST_SPACES] {
        let mut touches = [0; MOST_SPACES];
        for (one, two) in self.touching().filter(|(one, two)| one != two) {
            if let (Some(_), Some(_)) = (touches.get(usize::from(one)), touches.get(usize::from(two))) {
                touches[usize::from(one)] |= 1 << two;
                touches[usize::from(two)] |= 1 << one;
            }
        }
        touches
    }

    /// The spaces along an edge, clockwise. Edges are counted clockwise from the top.
    #[must_use]
    pub fn edge(&self, direction: usize) -> [u8; SIDE] {
        let last = |row: usize| self.at(row, row_length(row) - 1);
        std::array::from_fn(|at| match direction {
            0 => self.at(0, 2 * at + 1),
            1 => last(at),
            2 => last(SIDE + at),
            3 => self.at(ROWS - 1, row_length(ROWS - 1) - 2 - 2 * at),
            4 => self.at(ROWS - 1 - at, 0),
            _ => self.at(SIDE - 1 - at, 0),
        })
    }

    /// Whether all triangles of a space hang together.
    #[must_use]
    pub fn is_connected(&self, space: u8) -> bool {
        let own: Vec<usize> = (0..TRIANGLES).filter(|at| self.0.get(*at) == Some(&space)).collect();
        let Some(first) = own.first() else { return false };
        let mut reached = [false; TRIANGLES];
        reached[*first] = true;
        let links: Vec<(usize, usize)> = triangle_links().collect();
        loop {
            let mut grew = false;
            for (one, two) in &links {
                let both = self.0.get(*one) == Some(&space) && self.0.get(*two) == Some(&space);
                if both && reached[*one] != reached[*two] {
                    reached[*one] = true;
                    reached[*two] = true;
                    grew = true;
                }
            }
            if !grew {
                return own.iter().all(|at| reached[*at]);
            }
        }
    }
}

/// Pairs of triangles with a common edge, as their places in a drawing.
fn triangle_links() -> impl Iterator<Item = (usize, usize)> {
    (0..ROWS).flat_map(|row| {
        (0..row_length(row)).flat_map(move |column| {
            let here = row_start(row) + column;
            let beside = (column + 1 < row_length(row)).then_some(here + 1);
            let below = (points_up(row, column) && row + 1 < ROWS)
                .then(|| row_start(row + 1) + (column as isize - middle(row) + middle(row + 1)) as usize);
            beside.into_iter().chain(below).map(move |other| (here, other))
        })
    })
}

/// Steps to the neighbours of a place, clockwise from the north, in axial coordinates.
pub const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A space of the map, or a facedown tile as a whole, which counts as its space 0 (W-MAP-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Node(pub u8);

impl Node {
    /// No space: nobody is there.
    pub const NONE: Node = Node(NONE);

    /// A space of the tile at a place.
    #[must_use]
    pub const fn new(place: u8, space: u8) -> Node {
        Node(place * MOST_SPACES as u8 + space)
    }

    /// The place.
    #[must_use]
    pub const fn place(self) -> u8 {
        self.0 / MOST_SPACES as u8
    }

    /// The space of the tile there.
    #[must_use]
    pub const fn space(self) -> u8 {
        self.0 % MOST_SPACES as u8
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Nodes([u64; 4]);

impl Nodes {
    /// Adds a space; whether it was new.
    #[inline]
    pub const fn insert(&mut self, node: Node) -> bool {
        let (word, bit) = ((node.0 >> 6) as usize, 1 << (node.0 & 63));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Whether the space is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, node: Node) -> bool {
        self.0[(node.0 >> 6) as usize] & (1 << (node.0 & 63)) != 0
    }

    /// Adds spaces of one place.
    #[inline]
    pub const fn insert_at(&mut self, place: u8, spaces: u8) {
        self.0[(place >> 3) as usize & 3] |= (spaces as u64) << ((place & 7) * 8);
    }

    /// Adds all of another set.
    #[inline]
    pub fn extend(&mut self, other: Nodes) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub fn without(self, other: Nodes) -> Nodes {
        Nodes(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Those that are in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Nodes) -> Nodes {
        Nodes(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Places with their spaces in the set.
    #[inline]
    fn by_place(self) -> impl Iterator<Item = (u8, u8)> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < 4 {
                if words[word] != 0 {
                    let byte = words[word].trailing_zeros() / 8;
                    let spaces = (words[word] >> (byte * 8)) as u8;
                    words[word] &= !(0xff << (byte * 8));
                    return Some((word as u8 * 8 + byte as u8, spaces));
                }
                word += 1;
            }
            None
        })
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The spaces, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Node> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < 4 {
                if words[word] != 0 {
                    let bit = words[word].trailing_zeros() as u8;
                    words[word] &= words[word] - 1;
                    return Some(Node(word as u8 * 64 + bit));
                }
                word += 1;
            }
            None
        })
    }
}

/// What is worked out once from the drawings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Atlas {
    /// For each tile and space, the spaces of the tile it touches.
    inside: Vec<[u8; MOST_SPACES]>,
    /// For each tile and each set of its spaces, the spaces of the tile that touch one of them.
    around: Vec<[u8; 256]>,
    /// For each tile and each set of its spaces, the directions whose edge one of them touches.
    directions: Vec<[u8; 256]>,
    /// For each tile and direction, the spaces along that edge.
    along: Vec<[u8; 6]>,
    /// For each tile and space, the directions whose edge it touches.
    outward: Vec<[u8; MOST_SPACES]>,
    /// For each tile, direction and other tile in that direction, and each space: the spaces touched there.
    across: Vec<[u8; MOST_SPACES]>,
    tiles: usize,
}

impl Atlas {
    pub fn new(content: &Content) -> Atlas {
        let tiles = content.tiles.len();
        let mut atlas = Atlas { tiles, across: vec![[0; MOST_SPACES]; tiles * tiles * 6], ..Atlas::default() };
        for (at, tile) in content.tiles.iter().enumerate() {
            let inside = tile.drawing.inside();
            let mut along = [0; 6];
            let mut outward = [0; MOST_SPACES];
            for (direction, along) in along.iter_mut().enumerate() {
                let edge = tile.drawing.edge(direction);
                for space in edge.into_iter().filter(|space| usize::from(*space) < MOST_SPACES) {
                    *along |= 1 << space;
                    outward[usize::from(space)] |= 1 << direction;
                }
                for (other, facing) in content.tiles.iter().enumerate() {
                    let opposite = facing.drawing.edge((direction + 3) % 6);
                    let links = &mut atlas.across[(at * 6 + direction) * tiles + other];
                    for (one, two) in edge.into_iter().zip(opposite.into_iter().rev()) {
                        if usize::from(one) < MOST_SPACES && usize::from(two) < MOST_SPACES {
                            links[usize::from(one)] |= 1 << two;
                        }
                    }
                }
            }
            let union = |of: [u8; MOST_SPACES]| {
                std::array::from_fn(|set| {
                    (0..MOST_SPACES).filter(|space| set & (1 << space) != 0).fold(0, |union, space| union | of[space])
                })
            };
            atlas.around.push(union(inside));
            atlas.directions.push(union(outward));
            atlas.inside.push(inside);
            atlas.along.push(along);
            atlas.outward.push(outward);
        }
        atlas
    }
}

impl Scenario {
    /// Works out which places lie beside each other.
    pub(crate) fn find_neighbours(&mut self) {
        let at = |q: i8, r: i8| self.places.iter().position(|place| (place.q, place.r) == (q, r));
        self.beside = self
            .places
            .iter()
            .map(|place| STEPS.map(|(q, r)| at(place.q + q, place.r + r).map_or(NONE, |at| at as u8)))
            .collect();
    }
}

/// The map as the rules see it: the scenario's places with the tiles that lie there.
#[derive(Clone, Copy)]
pub(crate) struct Land<'a> {
    pub atlas: &'a Atlas,
    pub content: &'a Content,
    pub scenario: &'a Scenario,
    pub tiles: &'a [u8; MOST_PLACES],
    pub faceup: u32,
}

impl<'a> Land<'a> {
    /// Whether the tile at a place lies faceup.
    #[inline]
    pub const fn is_faceup(self, place: u8) -> bool {
        self.faceup & (1 << (place & 31)) != 0
    }

    /// The printed space.
    pub fn space(self, node: Node) -> Option<&'a Space> {
        if node == Node::NONE || !self.is_faceup(node.place()) {
            return None;
        }
        let tile = self.content.tiles.get(usize::from(self.tiles[usize::from(node.place())]))?;
        tile.spaces.get(usize::from(node.space()))
    }

    /// All spaces of the tile at a place; the tile itself while it is facedown.
    pub fn spaces_at(self, place: u8) -> Nodes {
        let mut nodes = Nodes::default();
        if self.is_faceup(place) {
            let tile = self.content.tiles.get(usize::from(self.tiles[usize::from(place)]));
            let count = tile.map_or(0, |tile| tile.spaces.len().min(MOST_SPACES)) as u32;
            nodes.insert_at(place, (1u32 << count).wrapping_sub(1) as u8);
        } else {
            nodes.insert_at(place, 1);
        }
        nodes
    }

    /// All spaces of faceup tiles.
    pub fn all_spaces(self) -> Nodes {
        let mut nodes = Nodes::default();
        for place in (0..self.scenario.places.len() as u8).filter(|place| self.is_faceup(*place)) {
            nodes.extend(self.spaces_at(place));
        }
        nodes
    }

    /// What is adjacent: spaces, and facedown tiles as single ones (W-SPACE-03, W-MAP-04).
    #[inline]
    pub fn beside(self, node: Node) -> Nodes {
        let mut nodes = Nodes::default();
        let (place, space) = (node.place(), usize::from(node.space()));
        let Some(neighbours) = self.scenario.beside.get(usize::from(place)) else { return nodes };
        if self.is_faceup(place) {
            let tile = usize::from(self.tiles[usize::from(place)]);
            let (Some(inside), Some(outward)) = (self.atlas.inside.get(tile), self.atlas.outward.get(tile)) else {
                return nodes;
            };
            nodes.insert_at(place, inside[space]);
            let mut directions = outward[space];
            while directions != 0 {
                let direction = directions.trailing_zeros() as usize;
                directions &= directions - 1;
                let there = neighbours[direction];
                if there == NONE {
                    continue;
                }
                if self.is_faceup(there) {
                    let other = usize::from(self.tiles[usize::from(there)]);
                    let links = self.atlas.across.get((tile * 6 + direction) * self.atlas.tiles + other);
                    nodes.insert_at(there, links.map_or(0, |links| links[space]));
                } else {
                    nodes.insert_at(there, 1);
                }
            }
        } else {
            for (direction, there) in neighbours.iter().enumerate().filter(|(_, there)| **there != NONE) {
                if self.is_faceup(*there) {
                    let other = usize::from(self.tiles[usize::from(*there)]);
                    nodes.insert_at(*there, self.atlas.along.get(other).map_or(0, |along| along[(direction + 3) % 6]));
                } else {
                    nodes.insert_at(*there, 1);
                }
            }
        }
        nodes
    }

    /// Adjacent spaces of faceup tiles: where a survivor can go (W-MAP-05).
    #[inline]
    pub fn open_beside(self, node: Node) -> impl Iterator<Item = Node> {
        self.open(self.beside(node))
    }

    /// Those of these that are spaces of faceup tiles.
    #[inline]
    pub fn open(self, nodes: Nodes) -> impl Iterator<Item = Node> {
        nodes.iter().filter(move |other| self.is_faceup(other.place()))
    }

    /// Those of these that are facedown tiles.
    #[inline]
    pub fn facedown(self, nodes: Nodes) -> impl Iterator<Item = u8> {
        nodes.by_place().map(|(place, _)| place).filter(move |place| !self.is_faceup(*place))
    }

    /// Facedown tiles that the space touches (W-EXPLORE-01).
    #[inline]
    pub fn facedown_beside(self, node: Node) -> impl Iterator<Item = u8> {
        self.facedown(self.beside(node))
    }

    /// All that is adjacent to one of these.
    #[inline]
    pub fn around(self, nodes: Nodes) -> Nodes {
        let mut all = Nodes::default();
        for (place, spaces) in nodes.by_place() {
            let Some(neighbours) = self.scenario.beside.get(usize::from(place)) else { continue };
            if !self.is_faceup(place) {
                all.extend(self.beside(Node::new(place, 0)));
                continue;
            }
            let tile = usize::from(self.tiles[usize::from(place)]);
            let (Some(around), Some(directions)) = (self.atlas.around.get(tile), self.atlas.directions.get(tile))
            else {
                continue;
            };
            all.insert_at(place, around[usize::from(spaces)]);
            let mut directions = directions[usize::from(spaces)];
            while directions != 0 {
                let direction = directions.trailing_zeros() as usize;
                directions &= directions - 1;
                let there = neighbours[direction];
                if there == NONE {
                    continue;
                }
                if !self.is_faceup(there) {
                    all.insert_at(there, 1);
                    continue;
                }
                let other = usize::from(self.tiles[usize::from(there)]);
                let Some(links) = self.atlas.across.get((tile * 6 + direction) * self.atlas.tiles + other) else {
                    continue;
                };
                let mut left = spaces & self.atlas.along[tile][direction];
                let mut touched = 0;
                while left != 0 {
                    touched |= links[left.trailing_zeros() as usize];
                    left &= left - 1;
                }
                all.insert_at(there, touched);
            }
        }
        all
    }

    /// The spaces at each distance in turn, starting with the place itself at distance 0 (W-RULING-20).
    pub fn rings(self, from: Node) -> Rings<'a> {
        let mut ring = Nodes::default();
        ring.insert(from);
        Rings { land: self, seen: ring, ring }
    }

    /// The nearest target that is found, its distance, and the spaces beside `from` that are one step nearer to it.
    /// `find` looks for a target among spaces of equal distance.
    pub fn approach<T>(self, from: Node, find: impl Fn(Nodes) -> Option<(T, Node)>) -> Option<(T, u8, Nodes)> {
        // A map has at most as many rings as places have spaces; beyond that nobody is near.
        let mut rings = [Nodes::default(); 64];
        let mut found = None;
        for (distance, ring) in self.rings(from).enumerate().take(rings.len()) {
            rings[distance] = ring;
            found = find(ring).map(|(target, at)| (target, at, distance));
            if found.is_some() {
                break;
            }
        }
        let (target, at, distance) = found?;
        let mut ways = Nodes::default();
        ways.insert(at);
        for ring in rings[1..distance.max(1)].iter().rev() {
            ways = self.around(ways).and(*ring);
        }
        Some((target, distance as u8, ways))
    }
}

/// Spaces at growing distance.
pub(crate) struct Rings<'a> {
    land: Land<'a>,
    seen: Nodes,
    ring: Nodes,
}

impl Iterator for Rings<'_> {
    type Item = Nodes;

    fn next(&mut self) -> Option<Nodes> {
        if self.ring.is_empty() {
            return None;
        }
        let ring = self.ring;
        self.ring = self.land.around(ring).without(self.seen);
        self.seen.extend(self.ring);
        Some(ring)
    }
}

impl State {
    /// The tile at a place: its number, and whether it lies faceup.
    #[must_use]
    pub fn tile_at(&self, place: u8) -> Option<(u8, bool)> {
        let tile = *self.tiles.get(usize::from(place))?;
        (tile != NONE).then_some((tile, self.faceup & (1 << place) != 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The left half is space 0, the right half space 1.
    fn halves() -> Drawing {
        let rows = (0..ROWS).flat_map(|row| {
            let length = row_length(row);
            (0..length).map(move |column| u8::from(column > length / 2))
        });
        Drawing(rows.collect())
    }

    #[test]
    fn a_drawing_has_ninety_six_triangles_and_every_edge_has_four() {
        assert_eq!((0..ROWS).map(row_length).sum::<usize>(), TRIANGLES);
        let drawing = halves();
        assert_eq!(drawing.inside()[..2], [0b10, 0b01]);
        assert_eq!(drawing.edge(0), [0, 0, 1, 1]);
        assert_eq!(drawing.edge(1), [1; 4]);
        assert_eq!(drawing.edge(2), [1; 4]);
        assert_eq!(drawing.edge(3), [1, 1, 0, 0]);
        assert_eq!(drawing.edge(4), [0; 4]);
        assert_eq!(drawing.edge(5), [0; 4]);
        assert!(drawing.is_connected(0) && drawing.is_connected(1) && !drawing.is_connected(2));
    }

    /// Every triangle has three neighbours, counting those across the edge of the tile.
    #[test]
    fn triangles_touch_along_edges_only() {
        let mut neighbours = [0; TRIANGLES];
        for (one, two) in triangle_links() {
            neighbours[one] += 1;
            neighbours[two] += 1;
        }
        let outer = neighbours.iter().map(|count| 3 - count).sum::<i32>();
        assert_eq!(outer, 6 * SIDE as i32);
        assert!(neighbours.iter().all(|count| (1..=3).contains(count)));
    }
}
