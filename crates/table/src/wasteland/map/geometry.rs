//! Where tiles and spaces lie on the drawn map. Borders and neighbours come from one source: the drawing of triangles
//! that the rules read too (W-SPACE-03).

use std::collections::{BTreeMap, BTreeSet};

use wasteland::{
    content::{Place, Space},
    map::{Drawing, ROWS, SIDE, points_up, row_length},
};

/// A unit edge, of which a side of a tile has four.
pub const UNIT: f64 = 50.0;
/// The height of a triangle over it.
const RISE: f64 = 43.301_27;
/// Half the width and half the height of a tile.
pub const HALF: (f64, f64) = (4.0 * UNIT, 4.0 * RISE);

/// A point of the map.
pub type Point = (f64, f64);

/// A corner of triangles: half units to the east, rows to the south, from the middle of the tile.
type Corner = (i32, i32);

/// The middle of a place of the map.
pub fn middle(place: &Place) -> Point {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    (q * 6.0 * UNIT, (2.0 * r + q) * HALF.1)
}

/// The corners of a tile around a point, as a list for a polygon.
pub fn hexagon((x, y): Point) -> String {
    let (w, h) = HALF;
    let corners = [(-0.5, -1.0), (0.5, -1.0), (1.0, 0.0), (0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0)];
    corners.map(|(dx, dy)| format!("{:.1},{:.1}", x + dx * w, y + dy * h)).join(" ")
}

/// The shape of a space.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// Its border as a path, from the middle of the tile.
    pub border: String,
    /// Where there is most room in it.
    pub middle: Point,
}

/// The shapes of all spaces of a tile.
pub fn shapes(drawing: &Drawing, spaces: &[Space]) -> Vec<Shape> {
    (0..spaces.len() as u8).map(|space| shape(drawing, space)).collect()
}

fn shape(drawing: &Drawing, space: u8) -> Shape {
    let triangles: Vec<[Corner; 3]> = (0..ROWS)
        .flat_map(|row| (0..row_length(row)).map(move |column| (row, column)))
        .filter(|(row, column)| drawing.at(*row, *column) == space)
        .map(|(row, column)| corners(row, column))
        .collect();
    let loops = outline(&triangles);
    let mut border = String::new();
    for one in &loops {
        for (at, corner) in one.iter().enumerate() {
            let (x, y) = point(*corner);
            border.push_str(&format!("{}{x:.1} {y:.1}", if at == 0 { 'M' } else { 'L' }));
        }
        border.push('Z');
    }
    Shape { border, middle: roomiest(&triangles, &loops) }
}

fn point((x, y): Corner) -> Point {
    (f64::from(x) * UNIT / 2.0, f64::from(y) * RISE)
}

fn corners(row: usize, column: usize) -> [Corner; 3] {
    let x = column as i32 - (row_length(row) as i32 + 1) / 2;
    let y = row as i32 - SIDE as i32;
    if points_up(row, column) { [(x, y + 1), (x + 1, y), (x + 2, y + 1)] } else { [(x, y), (x + 2, y), (x + 1, y + 1)] }
}

/// The border of some triangles, as closed loops of corners: those edges that only one of them has.
fn outline(triangles: &[[Corner; 3]]) -> Vec<Vec<Corner>> {
    let mut edges: BTreeSet<(Corner, Corner)> = BTreeSet::new();
    for [a, b, c] in triangles {
        for (from, to) in [(*a, *b), (*b, *c), (*c, *a)] {
            // Neighbours go around their common edge in opposite ways, as all go around clockwise.
            if !edges.remove(&(to, from)) {
                edges.insert((from, to));
            }
        }
    }
    let mut next: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for (from, to) in edges {
        next.entry(from).or_default().push(to);
    }
    let mut loops = Vec::new();
    while let Some(first) = next.keys().next().copied() {
        let mut around = Vec::new();
        let mut at = first;
        while let Some(ends) = next.get_mut(&at) {
            let to = ends.pop();
            if ends.is_empty() {
                next.remove(&at);
            }
            around.push(at);
            match to {
                Some(to) if to != first => at = to,
                _ => break,
            }
        }
        loops.push(around);
    }
    loops
}

/// The point with the greatest distance to the border, among the corners and the middles of the triangles.
fn roomiest(triangles: &[[Corner; 3]], loops: &[Vec<Corner>]) -> Point {
    let mut candidates: Vec<Point> = Vec::new();
    for triangle in triangles {
        let [a, b, c] = triangle.map(point);
        candidates.push(((a.0 + b.0 + c.0) / 3.0, (a.1 + b.1 + c.1) / 3.0));
        candidates.extend([a, b, c]);
    }
    let count = candidates.len().max(1) as f64;
    let sum = candidates.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
    let mean = (sum.0 / count, sum.1 / count);
    let room = |point: Point| {
        let sides = loops.iter().flat_map(|one| one.iter().zip(one.iter().cycle().skip(1)));
        let nearest =
            sides.map(|(from, to)| distance(point, self::point(*from), self::point(*to))).fold(f64::MAX, f64::min);
        // Of points with equal room the one nearest to the mean.
        nearest - (point.0 - mean.0).hypot(point.1 - mean.1) / 8.0
    };
    candidates.into_iter().max_by(|one, other| room(*one).total_cmp(&room(*other))).unwrap_or_default()
}

/// The distance of a point to a line between two others.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let along = ((point.0 - from.0) * dx + (point.1 - from.1) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    (point.0 - from.0 - along * dx).hypot(point.1 - from.1 - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;
    use wasteland::Wasteland;

    /// The area that a loop goes around.
    fn area(corners: &[Corner]) -> f64 {
        let points: Vec<Point> = corners.iter().map(|corner| point(*corner)).collect();
        let pairs = points.iter().zip(points.iter().cycle().skip(1));
        pairs.map(|(one, other)| one.0 * other.1 - other.0 * one.1).sum::<f64>() / 2.0
    }

    #[test]
    fn the_spaces_of_every_tile_cover_it_and_hold_their_middles() {
        let whole = 6.0 * 16.0 * UNIT * RISE / 2.0;
        for tile in &Wasteland::kit().game.content().tiles {
            let mut covered = 0.0;
            for space in 0..tile.spaces.len() as u8 {
                let triangles: Vec<[Corner; 3]> = (0..ROWS)
                    .flat_map(|row| (0..row_length(row)).map(move |column| (row, column)))
                    .filter(|(row, column)| tile.drawing.at(*row, *column) == space)
                    .map(|(row, column)| corners(row, column))
                    .collect();
                covered += outline(&triangles).iter().map(|one| area(one)).sum::<f64>();
                let middle = roomiest(&triangles, &outline(&triangles));
                let inside = triangles.iter().any(|triangle| {
                    let [a, b, c] = triangle.map(point);
                    let side =
                        |p: Point, q: Point| (q.0 - p.0) * (middle.1 - p.1) - (q.1 - p.1) * (middle.0 - p.0) >= -1e-6;
                    side(a, b) && side(b, c) && side(c, a)
                });
                assert!(inside, "{} {space}", tile.id);
            }
            assert!((covered - whole).abs() < 1.0, "{}: {covered} of {whole}", tile.id);
        }
    }

    #[test]
    fn neighbouring_places_touch() {
        let place = |q, r| Place { q, r, laid: wasteland::content::Laid::Dangerous };
        let (x, y) = middle(&place(0, 0));
        for (q, r) in wasteland::map::STEPS {
            let (other_x, other_y) = middle(&place(q, r));
            assert!(((other_x - x).hypot(other_y - y) - 2.0 * HALF.1).abs() < 0.01, "{q} {r}");
        }
    }
}
