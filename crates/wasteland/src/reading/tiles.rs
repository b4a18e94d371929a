//! Map tiles.

use harness::reading::is_name;
use pack::{Message, Mistake, Node, Word, say};

use crate::{
    content::{MOST_ENEMIES, MOST_NAMES, MOST_TILES, Space, Tile},
    map::{Drawing, MOST_SPACES, ROWS, row_length},
};

use super::{
    Reader,
    conditions::byte,
    ids::Kind,
    line_reader::{LineReader, pick, small, unquoted},
    promises::Promise,
    vocabulary::{
        names::{BACKS, ICONS, TERRAINS},
        things::{TILE, TilePart},
    },
};

impl Reader {
    pub(super) fn tile(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let back = line.taker.word_property("back", &mut self.mistakes);
        let reverse = line.taker.word_property("reverse", &mut self.mistakes);
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("tile", &[], id));
        if back.is_none() {
            self.error(node.spot(), "back", say!("w-no-tile-back", "this tile has no back= (W-MAP-01)"));
        }
        let back = back.and_then(|word| pick(&word, Message::verbatim("back="), BACKS, &mut self.mistakes));
        let other_side = reverse.as_ref().and_then(|word| self.ids.find(Kind::Tile, word, &mut self.mistakes));
        let other_side = other_side.and_then(byte);
        let mut rows: Option<(Vec<String>, &Node)> = None;
        let mut spaces: Vec<Space> = Vec::new();
        for part in parts {
            match pick(&part.name, say!("w-in-tile", "a tile"), TILE, &mut self.mistakes) {
                Some(TilePart::Drawing) => {
                    let words = part.take().words(say!("w-rows", "its rows"), &mut self.mistakes);
                    let found = words.iter().flat_map(|word| word.text.split_whitespace()).map(str::to_owned).collect();
                    if rows.replace((found, part)).is_some() {
                        self.twice(part);
                    }
                }
                Some(TilePart::Space) => spaces.extend(self.space(part, &spaces)),
                None => {}
            }
        }
        if spaces.len() > MOST_SPACES {
            let message = say!("w-many-spaces", "a tile has at most {most} spaces", most = MOST_SPACES);
            self.error(node.spot(), "space", message);
        }
        let drawing = match rows {
            Some((rows, part)) => self.drawing(&rows, &spaces, part),
            None => {
                self.error(node.spot(), "drawing", say!("w-no-drawing", "this tile has no drawing"));
                None
            }
        };
        let fits = self.fits(say!("w-tiles", "tiles"), self.content.tiles.len(), 1, MOST_TILES, node.spot());
        let n_names = self.content.names.len();
        let names_fit = self.fits(say!("w-names", "names of spaces"), n_names, 0, MOST_NAMES, node.spot());
        if let (Some(id), Some(back), Some(drawing), true) = (id, back, drawing, is_new && fits && names_fit)
            && self.mistakes.n_errors() == n_before
        {
            let number = self.content.tiles.len();
            self.promises.extend(reverse.filter(|_| other_side.is_some()).map(|word| Promise::Reverse(number, word)));
            self.content.tiles.push(Tile { id: id.text, back, drawing, spaces, reverse: other_side });
        }
    }

    fn space(&mut self, node: &Node, others: &[Space]) -> Option<Space> {
        let mut line = LineReader::new(node);
        let mistakes = &mut self.mistakes;
        let letter = line.taker.word(say!("w-its-letter", "its letter"), mistakes);
        let name = line.taker.word_property("name", mistakes);
        let icon = line.taker.word_property("icon", mistakes);
        let icon = icon.and_then(|word| pick(&word, Message::verbatim("icon="), ICONS, mistakes));
        let level = small(line.taker.number_property("level", 1..=9, mistakes));
        let terrain = line.taker.word_property("terrain", mistakes);
        let terrain = terrain.and_then(|word| pick(&word, Message::verbatim("terrain="), TERRAINS, mistakes));
        let property = line.taker.property("enemies");
        line.finish(mistakes);
        let mut enemies = Vec::new();
        if let Some(property) = property {
            let quoted = unquoted(property);
            let mut words = LineReader::new(&quoted);
            while words.taker.n_left() > 0 {
                enemies.extend(self.ordinary_type(&mut words));
            }
            words.finish(&mut self.mistakes);
        }
        if enemies.len() > MOST_ENEMIES {
            let message = say!("w-many-icons", "a space has at most {most} enemy icons", most = MOST_ENEMIES);
            self.error(node.spot(), "enemies", message);
        }
        if level > 0 && icon.is_none() {
            self.error(
                node.spot(),
                "level",
                say!("w-stray-level", "a level stands beside an encounter icon (W-MAP-02)"),
            );
        }
        let name = name.and_then(|name| self.space_name(&name));
        let letter = self.space_letter(&letter?, others)?;
        Some(Space { letter, name, icon, level, enemies, terrain: terrain.unwrap_or_default() })
    }

    fn space_name(&mut self, name: &Word) -> Option<u8> {
        if !is_name(name, &mut self.mistakes) {
            return None;
        }
        self.want_shared(format!("space-{}", name.text), &[], &name.spot);
        self.ids.find(Kind::Name, name, &mut self.mistakes).and_then(byte)
    }

    fn space_letter(&mut self, word: &Word, others: &[Space]) -> Option<char> {
        let mut letters = word.text.chars();
        let (Some(letter), None, true) = (letters.next(), letters.next(), word.text.is_ascii()) else {
            let message = say!("w-not-a-letter", "'{word}' is not one letter", word = &word.text);
            self.error(&word.spot, &word.text, message);
            return None;
        };
        if others.iter().any(|other| other.letter == letter) {
            let message = say!("w-space-twice", "the space '{word}' is here a second time", word = &word.text);
            self.error(&word.spot, &word.text, message);
            return None;
        }
        Some(letter)
    }

    /// Which triangle belongs to which space.
    fn drawing(&mut self, rows: &[String], spaces: &[Space], node: &Node) -> Option<Drawing> {
        let lengths: Vec<String> = (0..ROWS).map(|row| row_length(row).to_string()).collect();
        let expected = || say!("w-row-lengths", "rows of {lengths} letters", lengths = lengths.join(", "));
        if rows.len() != ROWS {
            let message = say!("w-row-count", "this drawing has {n} rows", n = rows.len());
            self.mistakes.push(Mistake::error(node.spot(), "drawing", message).expecting(expected()));
            return None;
        }
        let n_before = self.mistakes.n_errors();
        let mut drawn = Vec::new();
        for (row, text) in rows.iter().enumerate() {
            let n_letters = text.chars().count();
            if n_letters != row_length(row) {
                let message = say!("w-row-length", "row {row} has {n} letters", row = row + 1, n = n_letters);
                self.mistakes.push(Mistake::error(node.spot(), text, message).expecting(expected()));
            }
            for letter in text.chars() {
                match spaces.iter().position(|space| space.letter == letter) {
                    Some(space) => drawn.push(small(i64::try_from(space).ok())),
                    None => {
                        let message = say!("w-undeclared", "there is no space '{letter}' on this tile", letter);
                        self.error(node.spot(), &letter.to_string(), message);
                    }
                }
            }
        }
        if self.mistakes.n_errors() > n_before {
            return None;
        }
        let drawing = Drawing(drawn);
        for (at, space) in (0_u8..).zip(spaces) {
            let letter = space.letter;
            if !drawing.0.contains(&at) {
                self.error(
                    node.spot(),
                    &letter.to_string(),
                    say!("w-undrawn", "the space '{letter}' is not drawn", letter),
                );
            } else if !drawing.is_connected(at) {
                let message = say!("w-in-pieces", "the space '{letter}' does not hang together along edges", letter);
                self.error(node.spot(), &letter.to_string(), message);
            }
        }
        (self.mistakes.n_errors() == n_before).then_some(drawing)
    }
}
