//! Tiles and maps as pictures.

use std::{collections::BTreeSet, fmt::Write as _};

use wasteland::{
    content::{EncounterIcon, Laid, Scenario, Space, Terrain, Tile},
    map::{ROWS, SIDE, points_up, row_length},
};

use super::Teller;
use crate::report::{Part, escaped};

/// Half a unit edge, and the height of a triangle over a whole one.
const HALF: f64 = 9.0;
const RISE: f64 = 15.588;

/// A corner of triangles: half units to the east, rows to the south, from the middle of the tile.
type Corner = (i32, i32);

impl Teller<'_> {
    /// Each tile with its name below it.
    pub(super) fn drawn_tiles(self) -> Vec<Part> {
        let (w, h) = (16.0 * HALF, 8.0 * RISE);
        let picture = |(at, tile): (u8, &Tile)| {
            let drawn = format!(
                "<svg viewBox=\"{:.1} {:.1} {:.1} {:.1}\" width=\"{:.0}\" height=\"{:.0}\" role=\"img\">\n{}</svg>\n",
                -w / 2.0 - 2.0,
                -h / 2.0 - 2.0,
                w + 4.0,
                h + 4.0,
                w + 4.0,
                h + 4.0,
                tile_at(tile, 0.0, 0.0)
            );
            Part::Picture(self.voice.tile(at), drawn)
        };
        (0..).zip(&self.content.tiles).map(picture).collect()
    }

    /// The map of a scenario; what lies facedown shows its back.
    pub(super) fn drawn_map(self, scenario: &Scenario) -> String {
        let middles: Vec<(f64, f64)> = scenario
            .places
            .iter()
            .map(|place| {
                let (q, r) = (f64::from(place.q), f64::from(place.r));
                (q * 12.0 * HALF, (2.0 * r + q) * 4.0 * RISE)
            })
            .collect();
        let span = |of: fn(&(f64, f64)) -> f64, reach: f64| {
            let values = middles.iter().map(of);
            let least = values.clone().fold(f64::MAX, f64::min) - reach;
            (least, values.fold(f64::MIN, f64::max) + reach - least)
        };
        if middles.is_empty() {
            return String::new();
        }
        let (left, width) = span(|point| point.0, 8.0 * HALF + 4.0);
        let (top, height) = span(|point| point.1, 4.0 * RISE + 4.0);
        let mut page = format!(
            "<svg viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             role=\"img\">\n"
        );
        for (place, (x, y)) in scenario.places.iter().zip(&middles) {
            match place.laid {
                Laid::Faceup(tile) => {
                    if let Some(found) = self.content.tiles.get(usize::from(tile)) {
                        page.push_str(&tile_at(found, *x, *y));
                        name(&mut page, &self.voice.tile(tile), *x, *y - 4.0 * RISE + 12.0);
                    }
                }
                Laid::Dangerous => self.facedown(&mut page, "#d8c9a3", "report-dangerous", *x, *y),
                Laid::Deadly => self.facedown(&mut page, "#c98f74", "report-deadly", *x, *y),
            }
        }
        page.push_str("</svg>\n");
        page
    }

    fn facedown(self, page: &mut String, paint: &str, key: &str, x: f64, y: f64) {
        let corners = [(-4, -4), (4, -4), (8, 0), (4, 4), (-4, 4), (-8, 0)];
        let points: Vec<String> =
            corners.map(|(dx, dy)| format!("{:.1},{:.1}", x + f64::from(dx) * HALF, y + f64::from(dy) * RISE)).to_vec();
        let _ = writeln!(page, "<polygon points=\"{}\" fill=\"{paint}\" stroke=\"#4a4033\"/>", points.join(" "));
        name(page, &self.say(key), x, y + 4.0);
    }
}

fn name(page: &mut String, words: &str, x: f64, y: f64) {
    let _ = writeln!(
        page,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" style=\"font-size:11px;fill:#2b251c;text-anchor:middle\">{}</text>",
        escaped(words)
    );
}

/// A tile around a point: each space in the paint of its terrain, with what is printed in it.
fn tile_at(tile: &Tile, x: f64, y: f64) -> String {
    let mut page = String::new();
    for (at, space) in (0..).zip(&tile.spaces) {
        let triangles: Vec<[Corner; 3]> = (0..ROWS)
            .flat_map(|row| (0..row_length(row)).map(move |column| (row, column)))
            .filter(|(row, column)| tile.drawing.at(*row, *column) == at)
            .map(|(row, column)| corners(row, column))
            .collect();
        let point = |(dx, dy): Corner| (x + f64::from(dx) * HALF, y + f64::from(dy) * RISE);
        let mut filled = String::new();
        for [a, b, c] in triangles.iter().map(|triangle| triangle.map(point)) {
            let _ = write!(filled, "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z", a.0, a.1, b.0, b.1, c.0, c.1);
        }
        let paint = match space.terrain {
            Terrain::Plain => "#efe3c2",
            Terrain::Difficult => "#dcae93",
            Terrain::Irradiated => "#c2d59a",
        };
        let _ = writeln!(page, "<path d=\"{filled}\" fill=\"{paint}\" stroke=\"{paint}\" stroke-width=\".6\"/>");
        let mut border = String::new();
        for (from, to) in outline(&triangles) {
            let (from, to) = (point(from), point(to));
            let _ = write!(border, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
        }
        let _ = writeln!(page, "<path d=\"{border}\" fill=\"none\" stroke=\"#4a4033\" stroke-linecap=\"round\"/>");
        let middle = middle(&triangles, point);
        name(&mut page, &printed(space), middle.0, middle.1 + 4.0);
    }
    page
}

/// What is printed in a space, in signs that need no language.
fn printed(space: &Space) -> String {
    let icon = match space.icon {
        None => String::new(),
        Some(EncounterIcon::Wasteland) => format!("▲{}", space.level),
        Some(EncounterIcon::Settlement) => format!("⌂{}", space.level),
        Some(EncounterIcon::Vault84) => "⚙84".to_owned(),
        Some(EncounterIcon::Vault109) => "⚙109".to_owned(),
    };
    let named = if space.name.is_some() { "★" } else { "" };
    let enemies = "•".repeat(space.enemies.len());
    format!("{named}{icon}{enemies}")
}

fn corners(row: usize, column: usize) -> [Corner; 3] {
    let x = column as i32 - (row_length(row) as i32 + 1) / 2;
    let y = row as i32 - SIDE as i32;
    if points_up(row, column) { [(x, y + 1), (x + 1, y), (x + 2, y + 1)] } else { [(x, y), (x + 2, y), (x + 1, y + 1)] }
}

/// The edges that only one of the triangles has.
fn outline(triangles: &[[Corner; 3]]) -> BTreeSet<(Corner, Corner)> {
    let mut edges = BTreeSet::new();
    for [a, b, c] in triangles {
        for (from, to) in [(*a, *b), (*b, *c), (*c, *a)] {
            // Neighbours go around their common edge in opposite ways.
            if !edges.remove(&(to, from)) {
                edges.insert((from, to));
            }
        }
    }
    edges
}

/// The middle of the triangle that lies nearest to the middle of all.
fn middle(triangles: &[[Corner; 3]], point: impl Fn(Corner) -> (f64, f64)) -> (f64, f64) {
    let middles: Vec<(f64, f64)> = triangles
        .iter()
        .map(|triangle| {
            let [a, b, c] = triangle.map(&point);
            ((a.0 + b.0 + c.0) / 3.0, (a.1 + b.1 + c.1) / 3.0)
        })
        .collect();
    let count = middles.len().max(1) as f64;
    let sum = middles.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    let mean = (sum.0 / count, sum.1 / count);
    let far = |one: &(f64, f64)| (one.0 - mean.0).hypot(one.1 - mean.1);
    middles.iter().copied().min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(mean)
}
