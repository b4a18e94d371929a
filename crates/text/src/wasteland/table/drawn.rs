//! The map drawn with characters: tiles as hexes with their spaces, who and what is there, and what is printed. Rows and
//! columns of characters are those of the triangles that the rules read too (W-SPACE-03).

use kernel::Seat;
use wasteland::{
    content::{EncounterIcon, EnemyType, Place, Space, Terrain, Tile},
    map::{MOST_SPACES, Node, ROWS, row_length},
    view::View,
};

use crate::{
    shared::{Lines, Look, seat_number},
    wasteland::voice::Voice,
};

/// Characters to a triangle.
const TRIANGLE: usize = 2;
/// From a tile to the one in the next column, and from one to the next below it.
const ACROSS: i32 = 25;
const DOWN: i32 = 8;

/// A map made of characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawnMap {
    /// Its lines.
    pub text: String,
    /// The longest of them, in characters that are seen.
    pub width: usize,
}

/// How a character is painted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Paint {
    /// Not at all.
    Plain,
    /// Lines and grounds.
    Faint,
    /// Names and letters.
    Bold,
    /// A survivor.
    Seat(Seat),
    /// An enemy.
    Foe,
    /// What quests and encounters wait for.
    Marked,
}

impl Paint {
    /// The number with which terminals switch it on.
    const fn code(self) -> &'static str {
        match self {
            Paint::Plain => "0",
            Paint::Faint => "2",
            Paint::Bold => "1",
            Paint::Foe => "35",
            Paint::Marked => "36",
            Paint::Seat(seat) => match seat.index() % 4 {
                0 => "1;31",
                1 => "1;34",
                2 => "1;32",
                _ => "1;33",
            },
        }
    }
}

/// A sheet of characters.
struct Canvas {
    rows: Vec<Vec<(char, Paint)>>,
}

impl Canvas {
    fn put(&mut self, row: i32, column: i32, letter: char, paint: Paint) {
        let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) else { return };
        if self.rows.len() <= row {
            self.rows.resize(row + 1, Vec::new());
        }
        let line = &mut self.rows[row];
        if line.len() <= column {
            line.resize(column + 1, (' ', Paint::Plain));
        }
        line[column] = (letter, paint);
    }

    fn write(&mut self, row: i32, column: i32, text: &str, paint: Paint) {
        for (at, letter) in (column..).zip(text.chars()) {
            self.put(row, at, letter, paint);
        }
    }

    fn text(&self, color: bool) -> DrawnMap {
        let mut text = String::new();
        let mut width = 0;
        for row in &self.rows {
            let end = row.iter().rposition(|(letter, _)| *letter != ' ').map_or(0, |at| at + 1);
            width = width.max(end);
            let mut now = Paint::Plain;
            for (letter, paint) in &row[..end] {
                // A blank looks the same in any paint.
                if color && *paint != now && *letter != ' ' {
                    let code = paint.code();
                    let off = if now == Paint::Plain { "" } else { "\u{1b}[0m" };
                    text.push_str(&if *paint == Paint::Plain {
                        off.to_owned()
                    } else {
                        format!("{off}\u{1b}[{code}m")
                    });
                    now = *paint;
                }
                text.push(*letter);
            }
            if now != Paint::Plain {
                text.push_str("\u{1b}[0m");
            }
            text.push('\n');
        }
        DrawnMap { text, width }
    }
}

impl Voice<'_> {
    /// The map as the viewer of this view sees it, in color or not. The voice must have the context of the view.
    #[must_use]
    pub fn drawn_map(self, view: &View, color: bool) -> DrawnMap {
        let scenario = self.content().scenarios.get(usize::from(view.scenario));
        let places = scenario.map(|scenario| scenario.places.as_slice()).unwrap_or_default();
        let corner = |place: &Place| {
            let (q, r) = (i32::from(place.q), i32::from(place.r));
            ((2 * r + q) * (DOWN / 2), q * ACROSS)
        };
        let top = places.iter().map(|place| corner(place).0).min().unwrap_or(0);
        let left = places.iter().map(|place| corner(place).1).min().unwrap_or(0);
        let mut canvas = Canvas { rows: Vec::new() };
        // Names stand on the edges, which the tiles above draw too.
        for (number, place) in (0u8..).zip(places) {
            let (row, column) = corner(place);
            Sketch { voice: self, view, canvas: &mut canvas, place: number, at: (row - top + 1, column - left) }.draw();
        }
        for (number, place) in (0u8..).zip(places) {
            let (row, column) = corner(place);
            Sketch { voice: self, view, canvas: &mut canvas, place: number, at: (row - top + 1, column - left) }.name();
        }
        let mut drawn = canvas.text(color);
        let mut legend = Lines::new(Look { width: drawn.width.max(80), plain: false });
        legend.line(0, &self.legend(view));
        drawn.text.push_str(&legend.text());
        drawn
    }

    /// What the signs mean.
    fn legend(self, view: &View) -> String {
        let seats = view.all_seats().map(|seat| format!("{} {}", seat_sign(seat), self.seat(seat)));
        let kinds = EnemyType::ALL.map(|kind| format!("{} {}", self.kind_sign(kind), self.enemies(kind)));
        let icons = EncounterIcon::ALL.map(|icon| format!("{} {}", self.icon_sign(icon), self.icon(icon)));
        let told = self.tell("drawn-legend").text("seats", seats.collect::<Vec<_>>().join(", "));
        told.text("kinds", kinds.join(", ")).text("icons", icons.join(", ")).said()
    }

    fn kind_sign(self, kind: EnemyType) -> String {
        self.say(match kind {
            EnemyType::Critter => "drawn-critter",
            EnemyType::Human => "drawn-human",
            EnemyType::Robot => "drawn-robot",
            EnemyType::Monster => "drawn-monster",
            EnemyType::SuperMutant => "drawn-super-mutant",
            EnemyType::Star => "drawn-star",
            EnemyType::Shield => "drawn-shield",
        })
    }

    fn icon_sign(self, icon: EncounterIcon) -> String {
        self.say(match icon {
            EncounterIcon::Wasteland => "drawn-wasteland",
            EncounterIcon::Settlement => "drawn-settlement",
            EncounterIcon::Vault84 => "drawn-vault-84",
            EncounterIcon::Vault109 => "drawn-vault-109",
        })
    }
}

fn seat_sign(seat: Seat) -> String {
    format!("@{}", seat_number(seat))
}

/// A tile being drawn.
struct Sketch<'a, 'v> {
    voice: Voice<'v>,
    view: &'a View,
    canvas: &'a mut Canvas,
    place: u8,
    /// The row and column of its left upper corner.
    at: (i32, i32),
}

/// How far a row of a tile stands from its left corner.
const fn indent(row: usize) -> usize {
    let half = ROWS / 2;
    TRIANGLE * if row < half { half - 1 - row } else { row - half }
}

/// How many characters a row of a tile has between its sides.
const fn room(row: usize) -> usize {
    row_length(row) * TRIANGLE
}

impl Sketch<'_, '_> {
    fn put(&mut self, row: usize, column: usize, letter: char, paint: Paint) {
        self.canvas.put(self.at.0 + row as i32, self.at.1 + (indent(row) + 1 + column) as i32, letter, paint);
    }

    fn write(&mut self, row: usize, column: usize, text: &str, paint: Paint) {
        self.canvas.write(self.at.0 + row as i32, self.at.1 + (indent(row) + 1 + column) as i32, text, paint);
    }

    fn draw(&mut self) {
        for row in 0..ROWS {
            let (left, right) = if row < ROWS / 2 { ('/', '\\') } else { ('\\', '/') };
            let (y, x) = (self.at.0 + row as i32, self.at.1 + indent(row) as i32);
            self.canvas.put(y, x, left, Paint::Faint);
            self.canvas.put(y, x + 1 + room(row) as i32, right, Paint::Faint);
        }
        for column in 0..room(0) {
            self.canvas.put(self.at.0 - 1, self.at.1 + (indent(0) + 1 + column) as i32, '_', Paint::Faint);
            self.put(ROWS - 1, column, '_', Paint::Faint);
        }
        match self.voice.tile_at(self.view, self.place) {
            Some(tile) => {
                self.spaces(tile);
                for space in 0..tile.spaces.len().min(MOST_SPACES) as u8 {
                    self.label(tile, space);
                }
            }
            None => self.facedown(),
        }
    }

    /// The name of the tile on its upper edge.
    fn name(&mut self) {
        let Some(tile) = self.view.tiles.get(usize::from(self.place)).copied() else { return };
        if self.voice.tile_at(self.view, self.place).is_none() {
            return;
        }
        let most = room(0);
        let mut name = self.voice.bare().tile(tile);
        if name.chars().count() > most {
            name = name.chars().take(most - 1).chain(['…']).collect();
        }
        let column = indent(0) + 1 + (most - name.chars().count()) / 2;
        self.canvas.write(self.at.0 - 1, self.at.1 + column as i32, &name, Paint::Bold);
    }

    /// A tile of which only the back is to be seen: what it says, its number, and who waits on it.
    fn facedown(&mut self) {
        for row in 0..ROWS - 1 {
            for column in (row % 2 * 3..room(row)).step_by(6) {
                self.put(row, column, '.', Paint::Faint);
            }
        }
        let content = self.voice.content();
        let back = content.back_at(self.view.scenario, self.place).map(|back| self.voice.back(back));
        let number = self.voice.tell("drawn-facedown").number("n", u16::from(self.place) + 1).said();
        let lines = [Some(number), back];
        for (row, line) in (2..).zip(lines.into_iter().flatten()) {
            let line = format!(" {line} ");
            let column = room(row).saturating_sub(line.chars().count()) / 2;
            self.write(row, column, &line, Paint::Bold);
        }
        let mut column = 4;
        for (sign, paint) in self.occupants(Node::new(self.place, 0)) {
            self.write(5, column, &sign, paint);
            column += sign.chars().count() + 1;
        }
    }

    /// The borders between spaces, and their grounds.
    fn spaces(&mut self, tile: &Tile) {
        let space = |row: usize, column: usize| tile.drawing.at(row, column / TRIANGLE);
        // The same column of the sheet in another row.
        let below = |row: usize, column: usize| {
            let column = (column + indent(row)).checked_sub(indent(row + 1))?;
            (column < room(row + 1)).then(|| space(row + 1, column))
        };
        for row in 0..ROWS {
            for column in 0..room(row) {
                let own = space(row, column);
                let ground = match tile.spaces.get(usize::from(own)).map(|space| space.terrain) {
                    Some(Terrain::Difficult) => '^',
                    Some(Terrain::Irradiated) => '~',
                    _ => ' ',
                };
                let is_ground = (column + 3 * row) % 7 == 0 && row + 1 < ROWS;
                if column > 0 && space(row, column - 1) != own {
                    self.put(row, column, '|', Paint::Faint);
                } else if row + 1 < ROWS && below(row, column).is_some_and(|below| below != own) {
                    self.put(row, column, '_', Paint::Faint);
                } else if is_ground && ground != ' ' {
                    self.put(row, column, ground, Paint::Faint);
                }
            }
        }
    }

    /// What stands in a space: its letter, what is printed there, and who and what is there.
    fn label(&mut self, tile: &Tile, space: u8) {
        let Some(printed) = tile.spaces.get(usize::from(space)) else { return };
        let mut signs = self.printed(printed);
        signs.extend(self.occupants(Node::new(self.place, space)));
        let mut runs = runs(tile, space);
        // The roomiest row of the upper half of a space begins, so that there is room below.
        let widest = runs.iter().take(runs.len().div_ceil(2)).map(|run| run.2).max().unwrap_or(0);
        let first = runs.iter().position(|run| run.2 == widest).unwrap_or(0);
        runs.drain(..first);
        let mut rows = runs.into_iter().peekable();
        let Some(mut run) = rows.next() else { return };
        let mut column = run.1;
        for (sign, paint) in signs {
            let length = sign.chars().count();
            if column + length > run.1 + run.2 {
                match rows.next() {
                    Some(next) => {
                        run = next;
                        column = run.1;
                    }
                    // More than there is room for: that there is more is what matters.
                    None => {
                        self.write(run.0, run.1 + run.2.saturating_sub(1), "+", Paint::Bold);
                        return;
                    }
                }
            }
            if column > run.1 {
                self.put(run.0, column - 1, ' ', Paint::Plain);
            }
            self.write(run.0, column, &sign, paint);
            column += length + 1;
        }
    }

    fn printed(&self, printed: &Space) -> Vec<(String, Paint)> {
        let mut signs = vec![(printed.letter.to_string(), Paint::Bold)];
        if let Some(icon) = printed.icon {
            let level = if printed.level > 0 { printed.level.to_string() } else { String::new() };
            let between = if level.is_empty() { "" } else { "/" };
            signs.push((format!("{}{between}{level}", self.voice.icon_sign(icon)), Paint::Marked));
        }
        signs
    }

    fn occupants(&self, node: Node) -> Vec<(String, Paint)> {
        let (voice, view) = (self.voice, self.view);
        let here = view.all_seats().filter(|seat| view.player(*seat).at == node);
        let mut signs: Vec<(String, Paint)> = here.map(|seat| (seat_sign(seat), Paint::Seat(seat))).collect();
        for (_, foe) in view.foes.iter().filter(|(_, foe)| foe.at == node) {
            let level = voice.foe_stats(view, foe).map_or_else(|| "?".to_owned(), |(level, ..)| level.to_string());
            signs.push((format!("{}{level}", voice.kind_sign(foe.kind)), Paint::Foe));
        }
        if view.staged.iter().any(|staged| staged.markers.contains(node)) {
            signs.push(("!".to_owned(), Paint::Marked));
        }
        signs
    }
}

/// The rows of a space: row, first column and length of the longest stretch without a border.
fn runs(tile: &Tile, space: u8) -> Vec<(usize, usize, usize)> {
    let mut runs = Vec::new();
    for row in 0..ROWS - 1 {
        let mut best: Option<(usize, usize)> = None;
        let mut begin = None;
        for column in 0..=room(row) {
            let is_own = column < room(row) && tile.drawing.at(row, column / TRIANGLE) == space;
            match (is_own, begin) {
                // The first character of a stretch is the border to the space on its left.
                (true, None) => begin = Some(if column == 0 { 0 } else { column + 1 }),
                (false, Some(from)) => {
                    let length = column.saturating_sub(from);
                    if best.is_none_or(|(_, most)| length > most) {
                        best = Some((from, length));
                    }
                    begin = None;
                }
                _ => {}
            }
        }
        runs.extend(best.filter(|(_, length)| *length > 0).map(|(from, length)| (row, from, length)));
    }
    runs
}
