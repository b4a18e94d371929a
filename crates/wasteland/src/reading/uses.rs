//! Abilities that are used at some moment.

use pack::{Message, Node, say};

use crate::{
    content::Use,
    effect::{Cost, Window},
};

use super::{
    Reader,
    conditions::both,
    line_reader::{LineReader, pick},
    setting::{Setting, Spent},
    vocabulary::cards::{SPENDS, Spend, USE, UsePart, WINDOWS},
};

impl Reader {
    /// A `use` of a card.
    pub(super) fn usage(&mut self, node: &Node) -> Option<Use> {
        let mut line = LineReader::new(node);
        let spent = match line.pick_optional(SPENDS) {
            Some(Spend::Exhaust) => Spent::Exhausted,
            Some(Spend::Discard) => Spent::Discarded,
            None => Spent::Nothing,
        };
        let window = self.window(&mut line);
        let parts = line.taker.required_block(&mut self.mistakes);
        line.finish(&mut self.mistakes);
        let window = window?;
        self.setting = Setting::Use(window, spent);
        let mut found = self.use_parts(window, parts, node);
        found.cost.exhaust = spent == Spent::Exhausted;
        found.cost.discard = spent == Spent::Discarded;
        self.check_repeats(&found, node);
        Some(found)
    }

    /// The moment behind `when=`. What an effect means depends on it, so nothing is read where it is unknown.
    pub(super) fn window(&mut self, line: &mut LineReader<'_>) -> Option<Window> {
        if line.taker.property("when").is_none() {
            return Some(Window::Turn);
        }
        let word = line.taker.word_property("when", &mut self.mistakes)?;
        pick(&word, Message::verbatim("when="), WINDOWS, &mut self.mistakes)
    }

    /// Perks help on the own turn only, and no turn goes on when the round ends.
    pub(super) fn check_own_turn(&mut self, window: Window, node: &Node) {
        if window == Window::RoundEnd {
            let message = say!("w-no-turn", "this is never used: it is nobody's turn then (W-PERK-02)");
            self.warn(node.spot(), "round-end", message);
        }
    }

    /// What stands in the braces of a use: what it needs, what it costs, what it does.
    pub(super) fn use_parts(&mut self, window: Window, parts: &[Node], node: &Node) -> Use {
        let n_before = self.mistakes.n_errors();
        let mut needs = Vec::new();
        let mut cost: Option<Cost> = None;
        let mut effects = Vec::new();
        for part in parts {
            match USE.iter().find(|entry| entry.word == part.name()).map(|entry| entry.value) {
                Some(UsePart::Needs) => self.needs(part, &mut needs),
                Some(UsePart::Pay) => {
                    let found = self.cost_line(part);
                    if cost.replace(found).is_some() {
                        self.twice(part);
                    }
                }
                None => effects.push(part),
            }
        }
        let does = self.effects(effects);
        if does.is_empty() && self.mistakes.n_errors() == n_before && node.children.is_some() {
            self.error(node.spot(), node.name(), say!("w-no-effect", "this has no effect"));
        }
        Use { window, condition: both(needs), cost: cost.unwrap_or_default(), does }
    }
}
