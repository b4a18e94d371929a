//! Enemy tokens, and what tokens of factions share with them.

use pack::{Message, Node, Unique, say};

use crate::content::{Abilities, Areas, EnemyToken, EnemyType, MOST_ABILITIES, MOST_TOKENS};

use super::{
    Reader,
    line_reader::{LineReader, pick, pick_if, small},
    vocabulary::{
        names::{ABILITIES, AREAS, ENEMY_TYPES},
        things::{ENEMY, EnemyPart},
    },
};

impl Reader {
    pub(super) fn enemy(&mut self, node: &Node) {
        let n_before = self.mistakes.n_errors();
        let mut line = LineReader::new(node);
        let mistakes = &mut self.mistakes;
        let id = line.taker.word(harness::phrases::its_name(), mistakes);
        let kind = line.taker.word_property("type", mistakes);
        let level = line.taker.number_property("level", 1..=9, mistakes);
        let n_copies = line.taker.number_property("copies", 1..=24, mistakes).map_or(1, |n| n as usize);
        let parts = line.taker.required_block(mistakes);
        line.finish(mistakes);
        let is_new = id.as_ref().is_some_and(|id| self.name("enemy", &["flavor"], id));
        if kind.is_none() || level.is_none() {
            self.error(node.spot(), "enemy", say!("w-bare-enemy", "an enemy has type= and level= (W-ENEMY-01)"));
        }
        let ordinary = |kind: EnemyType| kind.faction().is_none();
        let kind = kind.and_then(|word| {
            pick_if(&word, Message::verbatim("type="), ENEMY_TYPES, ordinary, &[], &mut self.mistakes)
        });
        let (vulnerable, abilities) = self.enemy_parts(parts, node);
        let (Some(id), Some(kind), true) = (id, kind, is_new) else { return };
        let n_now = self.content.tokens.iter().filter(|token| token.kind == kind).count();
        let what = say!("w-tokens", "enemy tokens of one type, copies included");
        if self.fits(what, n_now, n_copies, MOST_TOKENS, node.spot()) && self.mistakes.n_errors() == n_before {
            let token = EnemyToken { id: id.text, kind, level: small(level), vulnerable, abilities };
            self.content.tokens.extend(std::iter::repeat_n(token, n_copies));
        }
    }

    /// Vulnerable areas and abilities.
    pub(super) fn enemy_parts(&mut self, parts: &[Node], node: &Node) -> (Areas, Abilities) {
        let mut areas = Areas::default();
        let mut abilities = Abilities::default();
        let mut seen = Unique::new();
        for part in parts {
            let place = say!("w-in-enemy", "an enemy");
            let Some(kind) = pick(&part.name, place, ENEMY, &mut self.mistakes) else { continue };
            if !seen.take(None, &part.name, &mut self.mistakes) {
                continue;
            }
            let mut line = LineReader::new(part);
            match kind {
                EnemyPart::Vulnerable => areas = self.areas(&mut line),
                EnemyPart::Abilities => {
                    while line.taker.n_left() > 0 {
                        if let Some(found) =
                            line.pick(say!("w-an-ability", "an ability"), ABILITIES, &mut self.mistakes)
                        {
                            abilities.insert(found);
                        }
                    }
                }
            }
            line.finish(&mut self.mistakes);
        }
        if areas == Areas::default() && node.children.is_some() {
            let message =
                say!("w-invulnerable", "this enemy has no vulnerable area, so nobody could kill it (W-FIGHT-13)");
            self.error(node.spot(), "vulnerable", message);
        }
        if abilities.0.count_ones() > MOST_ABILITIES {
            let message =
                say!("w-many-abilities", "an enemy has at most {most} abilities (W-ABILITY-01)", most = MOST_ABILITIES);
            self.error(node.spot(), "abilities", message);
        }
        (areas, abilities)
    }

    /// Body areas, up to the end of the line.
    pub(super) fn areas(&mut self, line: &mut LineReader<'_>) -> Areas {
        let mut areas = Areas::default();
        while line.taker.n_left() > 0 {
            if let Some(found) = line.pick(say!("w-an-area", "a body area"), AREAS, &mut self.mistakes) {
                areas.insert(found);
            }
        }
        areas
    }
}
