//! The vault, level by level, with the elevator in the middle of each.

use shelter::{
    content::{Icon, Space},
    vault::{Side, Slot, SpaceRef},
};

use super::Page;
use crate::shared::capital;
use crate::shelter::{
    board,
    voice::{letter_name, slot_name},
};

impl Page<'_, '_> {
    pub(super) fn vault(&mut self) {
        self.lines.gap();
        self.lines.line(0, &self.voice.say("table-vault"));
        for level in 0..=self.view.seats {
            let heading = self.level_heading(level);
            self.lines.line(0, &heading);
            let [left, right] = [&Slot::ALL[..3], &Slot::ALL[3..]];
            left.iter().for_each(|slot| self.room(level, *slot));
            if level > 0 {
                self.elevator(level);
            }
            right.iter().for_each(|slot| self.room(level, *slot));
        }
    }

    fn level_heading(&self, level: u8) -> String {
        let (voice, view) = (self.voice, self.view);
        let name = match view.vault.owner(level) {
            None => voice.say("table-level-top"),
            Some(owner) => {
                let seat = voice.seat(owner);
                let rooms = view.vault.rooms_on(level).into();
                voice.fill("table-level", &[("n", level.into()), ("seat", seat.as_str().into()), ("rooms", rooms)])
            }
        };
        match view.vault.threats_on(level) {
            0 => name,
            threats => format!("{name}, {}", voice.fill("table-level-threats", &[("threats", threats.into())])),
        }
    }

    fn elevator(&mut self, level: u8) {
        let at = SpaceRef::elevator(level);
        if self.lines.look.plain {
            let name = capital(&self.voice.space(self.view, at));
            self.lines.line(2, &format!("{name}: {}.", self.space(at)));
        } else {
            let text = format!("-- {} | {}", self.voice.say("table-elevator"), self.space(at));
            self.lines.line(2, &text);
        }
    }

    /// A room: one line for the eye; for the ear, one line for each space.
    fn room(&mut self, level: u8, slot: Slot) {
        let Some(card) = self.view.vault.room(level, slot) else { return };
        let n_spaces = self.voice.names.content().rooms.get(usize::from(card)).map_or(0, |room| room.spaces.len());
        let spaces = [Side::Left, Side::Right].into_iter().take(n_spaces).map(|side| SpaceRef::room(level, slot, side));
        if self.lines.look.plain {
            for at in spaces {
                let text = format!("{}, {}: {}.", slot_name(slot), self.voice.space(self.view, at), self.space(at));
                self.lines.line(2, &text);
            }
        } else {
            let name = format!("{} {}", slot_name(slot), self.voice.room(card));
            let parts: Vec<String> = std::iter::once(name).chain(spaces.map(|at| self.space(at))).collect();
            self.lines.line(2, &parts.join(" | "));
        }
    }

    /// What a space offers, and who stands there.
    fn space(&self, at: SpaceRef) -> String {
        let (voice, view) = (self.voice, self.view);
        if self.lines.look.plain {
            return voice.space_terms(view, at);
        }
        let mut parts = Vec::new();
        let columns = view.vault.columns_of(voice.names.content(), view.options.column_map, at);
        let columns: Vec<String> = columns.map(|column| column.to_string()).collect();
        if !columns.is_empty() {
            parts.push(voice.fill("offer-columns", &[("columns", columns.join(", ").as_str().into())]));
        }
        if let Some(space) = view.vault.offered(voice.names.content(), at) {
            parts.push(self.printed(space, &board::line(view, at, space), view.vault.threat(at)));
        }
        for (seat, is_injured) in board::dwellers_on(view, at) {
            let key = if is_injured { "offer-dweller-injured" } else { "offer-dweller" };
            parts.push(voice.fill(key, &[("mark", voice.mark(seat).as_str().into())]));
        }
        parts.join(" ")
    }

    /// What is printed at a space, with the line that is gained there and the threat it belongs to.
    pub(super) fn printed(&self, space: &Space, line: &[Icon], threat: Option<u8>) -> String {
        if self.lines.look.plain {
            self.voice.in_words(space, line, threat)
        } else {
            self.in_symbols(space, line, threat)
        }
    }

    fn in_symbols(&self, space: &Space, line: &[Icon], threat: Option<u8>) -> String {
        let (voice, style) = (self.voice, self.style());
        let mut parts = Vec::new();
        if let Some(threat) = threat {
            parts.push(voice.fill("offer-threat", &[("threat", voice.threat(threat).as_str().into())]));
        }
        if space.linked {
            parts.push(voice.say("offer-linked"));
        }
        if space.injured_only {
            parts.push(voice.say("offer-injured-only"));
        }
        let fight = (space.fight > 0).then(|| voice.fill("offer-fight", &[("need", space.fight.into())]));
        let takes: Vec<String> = voice.short_cost(&space.cost, style).into_iter().chain(fight).collect();
        let gain = voice.short_gain(line, space.exchange.as_ref(), style).unwrap_or_default();
        parts.push(match takes.join(", ").as_str() {
            "" => voice.fill("offer-free", &[("gain", gain.as_str().into())]),
            cost => voice.fill("offer-arrow", &[("cost", cost.into()), ("gain", gain.as_str().into())]),
        });
        let letters: String = space.letters.iter().map(letter_name).collect();
        if !letters.is_empty() {
            parts.push(voice.fill("offer-letters", &[("letters", letters.as_str().into())]));
        }
        parts.join(" ")
    }
}
