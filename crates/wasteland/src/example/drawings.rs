//! Tiles drawn with a word instead of eight rows of triangles.

use pack::{Argument, Message, Mistakes, Node, Property, Value, Word, choose, say};

use crate::map::{Drawing, MOST_SPACES, ROWS, row_length};

/// How a tile is divided into spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// One space.
    Whole,
    /// So many upright strips, `a` in the west.
    Columns(u8),
    /// So many strips across, `a` in the north.
    Rows(u8),
    /// `a` north-west, `b` north-east, `c` south-west, `d` south-east; `a` and `d` meet in a corner only.
    Quarters,
    /// `a` in the middle, `b` all around it, along every edge of the tile.
    Ring,
}

/// The words, and the most strips where a number belongs behind them.
const SHAPES: [(&str, Option<u8>); 6] =
    [("whole", None), ("halves", None), ("columns", Some(5)), ("rows", Some(8)), ("quarters", None), ("ring", None)];

/// The widest row has triangles so far from its middle.
const REACH: isize = (row_length(3) / 2) as isize;

impl Shape {
    /// How many spaces it has.
    pub const fn count(self) -> u8 {
        match self {
            Shape::Whole => 1,
            Shape::Columns(count) | Shape::Rows(count) => count,
            Shape::Quarters => 4,
            Shape::Ring => 2,
        }
    }

    /// The space of a triangle, `across` counted from the middle of its row.
    const fn space(self, row: usize, across: isize) -> u8 {
        match self {
            Shape::Whole => 0,
            Shape::Columns(count) => ((across + REACH) * count as isize / (2 * REACH + 1)) as u8,
            Shape::Rows(count) => (row * count as usize / ROWS) as u8,
            Shape::Quarters => (row >= ROWS / 2) as u8 * 2 + (across > 0) as u8,
            Shape::Ring => !(row > 1 && row < ROWS - 2 && across > -4 && across < 4) as u8,
        }
    }

    fn triangles(self) -> impl Iterator<Item = (usize, u8)> {
        (0..ROWS).flat_map(move |row| {
            let length = row_length(row);
            (0..length).map(move |column| (row, self.space(row, column as isize - (length / 2) as isize)))
        })
    }

    /// As the map needs it.
    pub fn drawing(self) -> Drawing {
        Drawing(self.triangles().map(|(_, space)| space).collect())
    }

    /// As packs write it.
    fn rows(self) -> Vec<String> {
        let mut rows = vec![String::new(); ROWS];
        for (row, space) in self.triangles() {
            rows[row].push(letter(space));
        }
        rows
    }
}

/// The letter of a space.
pub(super) const fn letter(space: u8) -> char {
    (b'a' + space) as char
}

/// The tile as a pack would write it: with rows for its word, spaces for letters of which nothing is said, and a
/// dangerous back unless it has another.
pub(super) fn spelled_out(tile: &Node, mistakes: &mut Mistakes) -> Node {
    let mut tile = tile.clone();
    let spot = tile.name.spot.clone();
    if !tile.properties.iter().any(|property| property.name.text == "back") {
        let name = Word { text: "back".to_owned(), spot: spot.clone() };
        let value = Argument { value: Value::Text("dangerous".to_owned()), spot: spot.clone() };
        tile.properties.push(Property { name, value });
    }
    let mut parts = tile.children.take().unwrap_or_default();
    let named = |node: &Node, name: &str| node.name() == name;
    if !parts.iter().any(|part| named(part, "drawing")) {
        parts.push(plain_node("drawing", &spot, &["whole".to_owned()]));
    }
    for at in 0..parts.len() {
        // Rows stand in one text or in eight.
        let has_rows = |node: &Node| {
            let words = node.arguments.iter().map(Argument::written);
            words.map(|text| text.split_whitespace().count()).sum::<usize>() >= ROWS
        };
        if !named(&parts[at], "drawing") || has_rows(&parts[at]) {
            continue;
        }
        let Some(shape) = shape(&parts[at], mistakes) else { continue };
        let spot = parts[at].name.spot.clone();
        parts[at] = plain_node("drawing", &spot, &shape.rows());
        for space in 0..shape.count().min(MOST_SPACES as u8) {
            let letter = letter(space).to_string();
            let is_it = |part: &Node| {
                named(part, "space") && part.arguments.first().is_some_and(|first| first.written() == letter)
            };
            if !parts.iter().any(is_it) {
                parts.push(plain_node("space", &spot, &[letter]));
            }
        }
    }
    tile.children = Some(parts);
    tile
}

fn shape(drawing: &Node, mistakes: &mut Mistakes) -> Option<Shape> {
    let mut taker = drawing.take();
    let word = taker.word(say!("w-a-drawing", "rows of letters, or a word for the drawing"), mistakes)?;
    let most = choose(&word, Message::verbatim("drawing"), &SHAPES, mistakes)?;
    let strips = match most {
        Some(most) => taker.number(say!("w-strips", "the number of strips"), 2..=i64::from(most), mistakes)? as u8,
        None => 0,
    };
    taker.finish(mistakes);
    Some(match word.text.as_str() {
        "halves" => Shape::Columns(2),
        "columns" => Shape::Columns(strips),
        "rows" => Shape::Rows(strips),
        "quarters" => Shape::Quarters,
        "ring" => Shape::Ring,
        _ => Shape::Whole,
    })
}

/// A node with texts behind its name.
pub(super) fn plain_node(name: &str, spot: &pack::Spot, texts: &[String]) -> Node {
    let argument = |text: &String| Argument { value: Value::Text(text.clone()), spot: spot.clone() };
    Node {
        name: Word { text: name.to_owned(), spot: spot.clone() },
        arguments: texts.iter().map(argument).collect(),
        properties: Vec::new(),
        children: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_hangs_together_and_its_neighbours_are_as_said() {
        let strips = (2..=5).map(Shape::Columns).chain((2..=8).map(Shape::Rows));
        for shape in strips.chain([Shape::Whole, Shape::Quarters, Shape::Ring]) {
            let drawing = shape.drawing();
            for space in 0..shape.count() {
                assert!(drawing.is_connected(space), "{shape:?} {space}");
            }
            if let Shape::Columns(count) | Shape::Rows(count) = shape {
                for space in 0..count {
                    let beside = [space.checked_sub(1), Some(space + 1).filter(|next| *next < count)];
                    let wanted = beside.into_iter().flatten().fold(0, |set, next| set | 1 << next);
                    assert_eq!(drawing.inside()[usize::from(space)], wanted, "{shape:?} {space}");
                }
            }
        }
        assert_eq!(Shape::Quarters.drawing().inside()[..4], [0b0110, 0b1001, 0b1001, 0b0110]);
        assert!((0..6).all(|direction| Shape::Ring.drawing().edge(direction) == [1; 4]));
    }
}
