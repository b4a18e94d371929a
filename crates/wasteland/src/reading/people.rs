//! Characters and perks.

use pack::{Message, Node, say};

use crate::content::{Character, MOST_CHARACTERS, MOST_SET, MOST_USES, Perk};

use super::{
    Reader,
    ids::Kind,
    line_reader::{LineReader, pick},
    promises::Promise,
    setting::Setting,
    vocabulary::names::{LETTERS, STARTS},
};

impl Reader {
    pub(super) fn character(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let letter = line.taker.word_property("letter", &mut self.mistakes);
        let card = line.taker.word_property("card", &mut self.mistakes);
        let start = line.taker.word_property("start", &mut self.mistakes);
        let block = line.taker.block().unwrap_or_default();
        let place = line.place();
        line.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("character", &["about"], id));
        if letter.is_none() || card.is_none() {
            let message = say!("w-bare-character", "a character has letter= and card= (W-SETUP-18)");
            self.error(node.spot(), "character", message);
        }
        let letter = letter.and_then(|word| pick(&word, place, LETTERS, &mut self.mistakes));
        let card = card.and_then(|word| {
            let at = self.ids.find(Kind::Card, &word, &mut self.mistakes)?;
            self.promises.push(Promise::CharacterCard(at, word));
            Some(at)
        });
        let start = start.and_then(|word| pick(&word, Message::verbatim("start="), STARTS, &mut self.mistakes));
        let (nature, starting): (Vec<&Node>, Vec<&Node>) = block.iter().partition(|part| part.name() == "always");
        if let Some(node) = nature.get(MOST_USES) {
            let word = "always";
            let message = say!("w-too-many-uses", "'{word}' is here more than {most} times", word, most = MOST_USES);
            self.error(node.spot(), word, message);
        }
        let always = nature.into_iter().filter_map(|node| self.modifier(node, true)).collect();
        self.setting = Setting::Start;
        let at_start = self.effects(starting);
        let what = say!("w-characters", "characters");
        let fits = self.fits(what, self.content.characters.len(), 1, MOST_CHARACTERS, node.spot());
        if let (Some(id), Some(letter), Some(card), true) = (id, letter, card, is_new && fits)
            && self.mistakes.n_errors() == n_before
        {
            let starts_anywhere = start.is_some();
            self.content.characters.push(Character { id: id.text, letter, card, at_start, always, starts_anywhere });
        }
    }

    pub(super) fn perk(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let id = line.taker.word(harness::phrases::its_name(), &mut self.mistakes);
        let letters = line.some_letters(&mut self.mistakes);
        let window = self.window(&mut line);
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("perk", &["flavor"], id));
        let Some(window) = window else { return };
        self.setting = Setting::Perk(window);
        let uses = self.use_parts(window, parts, node);
        self.check_own_turn(window, node);
        let fits = self.fits(say!("w-perks", "perks"), self.content.perks.len(), 1, MOST_SET, node.spot());
        if let (Some(id), Some(letters), true) = (id, letters, is_new && fits)
            && self.mistakes.n_errors() == n_before
        {
            self.content.perks.push(Perk { id: id.text, letters, uses });
        }
    }
}
