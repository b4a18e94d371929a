//! Chapter MAP: the map and its tiles.
//!
//! A tile is drawn on the triangular grid of a hex with four unit edges a side: eight rows of triangles, each with the
//! letter of its space. Adjacency inside a tile, across its edges and to facedown tiles follows from that drawing
//! (W-SPACE-03, W-RULING-03).

use serde::{Deserialize, Serialize};

use crate::{
    content::{Content, Scenario, Space},
    space::Atlas,
    state::{NONE, Public, State},
};

pub use crate::{
    content::{MOST_PLACES, MOST_SPACES},
    space::{NODES, Node, Nodes},
};

/// Unit edges of a side of a tile.
pub const SIDE: usize = 4;
/// Triangles of a tile.
pub const TRIANGLES: usize = 6 * SIDE * SIDE;
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
    pub faceup: u64,
}

impl<'a> Land<'a> {
    /// Whether the tile at a place lies faceup.
    #[inline]
    pub const fn is_faceup(self, place: u8) -> bool {
        (place as usize) < MOST_PLACES && self.faceup & (1 << place) != 0
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
}

impl Public {
    /// Whether the tile at a place lies faceup.
    #[must_use]
    pub const fn is_faceup(&self, place: u8) -> bool {
        (place as usize) < MOST_PLACES && self.faceup & (1 << place) != 0
    }
}

impl State {
    /// The tile at a place: its number, and whether it lies faceup.
    #[must_use]
    pub fn tile_at(&self, place: u8) -> Option<(u8, bool)> {
        let faceup = self.is_faceup(place);
        let tiles = if faceup { &self.tiles } else { &self.secret.tiles };
        let tile = *tiles.get(usize::from(place))?;
        (tile != NONE).then_some((tile, faceup))
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
