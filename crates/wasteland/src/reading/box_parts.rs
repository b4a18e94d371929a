//! What exists once in the box: dice, common S.P.E.C.I.A.L. tokens, locks.

use pack::{Node, say};

use crate::content::{Face, Letter, MOST_SPECIALS};

use super::{
    Reader,
    line_reader::{LineReader, pick, small},
    vocabulary::{
        names::{LETTERS, TRAITS},
        things::DICE,
    },
};

/// Each player takes a common token that differs from their own (W-SETUP-23).
const PLAYERS: u8 = 4;

impl Reader {
    /// Whether the node is the first of its kind.
    fn is_first(&mut self, node: &Node, in_content: bool) -> bool {
        if in_content && self.taken.spot(node.name()).is_none() {
            let name = node.name();
            self.error(node.spot(), name, say!("w-box-has", "the box has its {name} already", name));
            return false;
        }
        self.taken.take(None, &node.name, &mut self.mistakes)
    }

    pub(super) fn dice(&mut self, node: &Node) {
        let is_first = self.is_first(node, self.content.faces != [Face::default(); 6]);
        let mut taker = node.take();
        let parts = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        let mut faces = Vec::new();
        for part in parts {
            if pick(&part.name, say!("w-in-dice", "dice"), DICE, &mut self.mistakes).is_none() {
                continue;
            }
            let mut line = LineReader::new(part);
            let hits = small(line.taker.number_property("hits", 0..=4, &mut self.mistakes));
            let areas = self.areas(&mut line);
            line.finish(&mut self.mistakes);
            faces.push(Face { hits, areas });
        }
        match <[Face; 6]>::try_from(faces) {
            Ok(faces) if is_first => self.content.faces = faces,
            Ok(_) => {}
            Err(faces) => {
                let message = say!("w-six-faces", "a die has six faces, and this one {n}", n = faces.len());
                self.error(node.spot(), "dice", message);
            }
        }
    }

    pub(super) fn specials(&mut self, node: &Node) {
        let is_first = self.is_first(node, self.content.specials != [0; 7]);
        let mut line = LineReader::new(node);
        let mut specials = [0_u8; 7];
        for entry in LETTERS {
            let found = line.taker.number_property(entry.word, 0..=MOST_SPECIALS as i64, &mut self.mistakes);
            specials[entry.value as usize] = small(found);
        }
        line.finish(&mut self.mistakes);
        let n_tokens: usize = specials.iter().map(|n| usize::from(*n)).sum();
        let most_alike = Letter::ALL.iter().map(|letter| specials[*letter as usize]).max().unwrap_or_default();
        if n_tokens > MOST_SPECIALS {
            let message = say!("w-many-specials", "there are {n} common tokens", n = n_tokens);
            let expected = say!("w-at-most", "at most {most}", most = MOST_SPECIALS);
            self.mistakes.push(pack::Mistake::error(node.spot(), "specials", message).expecting(expected));
        } else if n_tokens - usize::from(most_alike) < usize::from(PLAYERS) {
            let message = say!(
                "w-few-specials",
                "each of four players could not draw a letter different from their own (W-SETUP-23)"
            );
            self.error(node.spot(), "specials", message);
        } else if is_first {
            self.content.specials = specials;
        }
    }

    pub(super) fn locks(&mut self, node: &Node) {
        let is_first = self.is_first(node, !self.content.locks.is_empty());
        let mut line = LineReader::new(node);
        let mut locks = Vec::new();
        while line.taker.n_left() > 0 {
            let found = line.pick(say!("w-a-trait", "a trait"), TRAITS, &mut self.mistakes);
            locks.extend(found.filter(|found| !locks.contains(found)));
        }
        line.finish(&mut self.mistakes);
        if is_first {
            self.content.locks = locks;
        }
    }
}
