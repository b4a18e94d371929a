//! Rooms, elevators and threats.

use harness::reading::vocabulary::pick;
use pack::{Message, Mistake, Node, Unique, Word, say};

use crate::{
    content::{Cubes, Elevator, Room, Space, Start, Threat},
    vault::Slot,
};

use super::{
    Reader,
    spaces::{cubes, small},
    vocabulary::{Card, ELEVATOR, ROOM, RoomPart, SLOTS, SpacePart},
};

/// The name of the elevator of the top level.
const START: &str = "start";

impl Reader {
    pub(super) fn room(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut taker = node.take();
        let id = taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let parts = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name(Card::Room, id));

        let mut slot = None;
        let mut columns: Option<Vec<Word>> = None;
        let mut price = None;
        let mut spaces: Vec<(Space, &Node)> = Vec::new();
        let mut n_spaces = 0;
        let mut seen = Unique::new();
        for part in parts {
            let Some(kind) = pick(&part.name, say!("in-room", "a room"), ROOM, &mut self.mistakes) else {
                continue;
            };
            if kind == RoomPart::Space {
                n_spaces += 1;
                if n_spaces > 2 {
                    self.error(
                        part.spot(),
                        "space",
                        say!("too-many-room-spaces", "a room has at most two spaces (S-VAULT-05)"),
                    );
                }
                spaces.extend(self.space(part).map(|space| (space, part)));
                continue;
            }
            if !seen.take(None, &part.name, &mut self.mistakes) {
                continue;
            }
            let mut taker = part.take();
            let mistakes = &mut self.mistakes;
            match kind {
                RoomPart::Start => {
                    let word = taker.word(say!("a-slot", "a slot"), mistakes);
                    let found = word.as_ref().and_then(|word| pick(word, Message::verbatim("start"), SLOTS, mistakes));
                    slot = found.zip(word);
                }
                RoomPart::Columns => {
                    // Words keep their places, which the checks of all columns together need.
                    let spots: Vec<_> = part.arguments.iter().map(|argument| argument.spot.clone()).collect();
                    let numbers = taker.numbers(say!("a-column", "a column"), 2..=12, mistakes);
                    let named = numbers.iter().map(ToString::to_string);
                    columns = Some(named.zip(spots).map(|(text, spot)| Word { text, spot }).collect());
                }
                RoomPart::Price => {
                    let icons = taker.words(say!("an-icon", "an icon"), mistakes);
                    price = Some(cubes(&icons, &Message::verbatim("price"), mistakes));
                }
                RoomPart::Space => {}
            }
            taker.finish(mistakes);
        }
        if n_spaces == 0 && node.children.is_some() {
            self.error(
                node.spot(),
                "room",
                say!("no-room-space", "a room has one or two spaces (S-VAULT-05), and this one has none"),
            );
        }
        let start = self.start(node, slot, columns, n_spaces);
        self.price(node, &start, price.is_some());
        for (space, part) in &spaces {
            self.lint_space(space, part);
        }
        let (Some(id), true) = (id, is_new && self.mistakes.n_errors() == n_before) else { return };
        if start.is_none() && !self.fits(Card::Room, 1, node.spot()) {
            return;
        }
        let mut ids = Vec::new();
        for (space, part) in spaces {
            let Some(space) = self.push_space(space, part.spot()) else { return };
            ids.push(space);
        }
        let price = price.unwrap_or(Cubes::default());
        self.content.rooms.push(Room { id: id.text, start, price, spaces: ids });
    }

    /// The place of a starting room (S-SETUP-03) with its columns (S-VAULT-03).
    fn start(
        &mut self,
        node: &Node,
        slot: Option<(Slot, Word)>,
        columns: Option<Vec<Word>>,
        n_spaces: usize,
    ) -> Option<Start> {
        let Some((slot, word)) = slot else {
            if columns.is_some() && !node.nodes().iter().any(|part| part.name() == "start") {
                self.error(node.spot(), "columns", say!("stray-columns", "only a starting room has columns"));
            }
            return None;
        };
        if self.is_addition {
            self.error(
                &word.spot,
                &word.text,
                say!("starting-rooms-there", "the vault has its starting rooms already"),
            );
            return None;
        }
        self.slots.take(Some(say!("slot", "slot")), &word, &mut self.mistakes);
        let Some(columns) = columns else {
            self.error(
                node.spot(),
                "room",
                say!("no-columns", "a starting room has columns (S-VAULT-03), and this one has none"),
            );
            return None;
        };
        if columns.len() != n_spaces && n_spaces <= 2 {
            let message = say!(
                "columns-count",
                "this room has {spaces} spaces and {columns} columns",
                spaces = n_spaces,
                columns = columns.len()
            );
            self.mistakes.push(
                Mistake::error(node.spot(), "columns", message)
                    .expecting(say!("column-per-space", "one column per space")),
            );
        }
        let mut numbers = Vec::new();
        let is_left = matches!(slot, Slot::L1 | Slot::L2 | Slot::L3);
        for column in &columns {
            let number = small(column.text.parse().ok());
            self.columns.take(Some(say!("column", "column")), column, &mut self.mistakes);
            if number == 7 || (number < 7) != is_left {
                let message =
                    say!("column-side", "column {number} is not on this side of the elevator (S-VAULT-03)", number);
                let (least, most) = if is_left { (2_u8, 6_u8) } else { (8, 12) };
                let expected = say!("from-to", "{least} to {most}", least, most);
                self.mistakes.push(Mistake::error(&column.spot, &column.text, message).expecting(expected));
            }
            if numbers.last().is_some_and(|last| *last >= number) {
                self.error(
                    &column.spot,
                    &column.text,
                    say!("columns-order", "columns rise from left to right (S-VAULT-03)"),
                );
            }
            numbers.push(number);
        }
        Some(Start { slot, columns: numbers })
    }

    fn price(&mut self, node: &Node, start: &Option<Start>, has_price: bool) {
        let names_start = start.is_some() || node.nodes().iter().any(|part| part.name() == "start");
        if names_start && has_price {
            self.error(node.spot(), "price", say!("priced-start", "a starting room is never built and has no price"));
        }
        if !names_start && !has_price && node.children.is_some() {
            let mistake = Mistake::error(node.spot(), "room", say!("no-price", "this room has no price (S-COST-06)"));
            self.mistakes
                .push(mistake.expecting(say!("price-form", "price with one or more of power, food, water, ?")));
        }
    }

    pub(super) fn elevator(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        if self.is_addition {
            self.error(node.spot(), "elevator", say!("elevators-there", "the vault has its elevators already"));
            return;
        }
        let mut taker = node.take();
        let id = taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let parts = taker.block().unwrap_or_default();
        taker.finish(&mut self.mistakes);
        let Some(id) = id else { return };
        let is_new = self.name(Card::Elevator, &id);
        let mut space = None;
        let mut seen = Unique::new();
        for part in parts {
            if pick(&part.name, say!("in-elevator", "an elevator"), ELEVATOR, &mut self.mistakes).is_some()
                && seen.take(None, &part.name, &mut self.mistakes)
            {
                space = self.space(part).map(|space| (space, part));
            }
        }
        if id.text == START && !parts.is_empty() {
            self.error(node.spot(), START, say!("start-space", "the starting elevator has no space (S-RULING-08)"));
        }
        if id.text != START && parts.is_empty() {
            self.error(
                node.spot(),
                &id.text,
                say!("no-elevator-space", "a colored elevator has one space (S-PLACE-04), and this one has none"),
            );
        }
        if self.content.elevators.is_empty() != (id.text == START) && is_new {
            self.error(
                &id.spot,
                &id.text,
                say!("start-first", "the elevator 'start' comes before all others, and only there"),
            );
        }
        if let Some((space, part)) = &space {
            self.lint_space(space, part);
        }
        let may_stand = is_new && self.mistakes.n_errors() == n_before;
        // A faulty elevator still takes its place, or all that follow would be reported as well.
        let space = space.filter(|_| may_stand).and_then(|(space, part)| self.push_space(space, part.spot()));
        self.content.elevators.push(Elevator { id: id.text, space });
    }

    pub(super) fn threat(&mut self, node: &Node) {
        let mut taker = node.take();
        let id = taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let parts = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name(Card::Threat, id));
        let read = self.parts(node.spot(), parts, say!("in-threat", "a threat"), SpacePart::fits_threat);
        let (Some(id), Some(read), true) = (id, read, is_new) else { return };
        self.lint_space(&read.space, node);
        self.lint_threat(&read.space, node);
        if !self.fits(Card::Threat, read.n_copies, node.spot()) {
            return;
        }
        let Some(space) = self.push_space(read.space, node.spot()) else { return };
        let threat = Threat { id: id.text, space };
        self.content.threats.extend(std::iter::repeat_n(threat, read.n_copies));
    }
}
