//! What can be said only when all packs have been read.

use pack::{Message, PackFiles, Spot, say};

use crate::{
    content::{EncounterIcon, Face, Home},
    state::{AGENDAS, PLAYERS},
};

use super::{Reader, vocabulary::names::ENEMY_TYPES};

impl Reader {
    pub(super) fn check(&mut self, packs: &[PackFiles]) {
        // A thing that could not be read would be reported a second time as missing.
        if self.mistakes.has_errors() {
            return;
        }
        let folders: Vec<&str> = packs.iter().map(|files| files.folder.as_str()).collect();
        let spot = Spot::whole(&folders.join(" + "));
        for message in self.missing() {
            self.error(&spot, "", message);
        }
        for message in self.doubtful() {
            self.warn(&spot, "", message);
        }
    }

    /// Without these no game can be played.
    fn missing(&self) -> Vec<Message> {
        let content = &self.content;
        let mut missing = Vec::new();
        if content.faces == [Face::default(); 6] {
            missing.push(say!("w-no-dice", "there are no dice (W-DICE-01)"));
        }
        if content.specials == [0; 7] {
            missing.push(say!("w-no-specials", "there are no common tokens (W-SETUP-08)"));
        }
        if content.scenarios.is_empty() {
            missing.push(say!("w-no-scenario", "there is no scenario (W-SETUP-03)"));
        }
        if content.characters.len() < PLAYERS {
            let n = content.characters.len();
            missing.push(say!("w-few-characters", "there are {n} characters; four players need four (W-SETUP-17)", n));
        }
        for entry in ENEMY_TYPES.iter().filter(|entry| entry.value.faction().is_none()) {
            if !content.tokens.iter().any(|token| token.kind == entry.value) {
                let kind = entry.word;
                missing.push(say!("w-no-tokens", "there is no enemy of the type '{kind}' (W-SETUP-09)", kind));
            }
        }
        // Each survivor may hold four (W-AGENDA-04), and one more is revealed at the end of a round (W-ROUND-04).
        for players in 1..=PLAYERS {
            let n = content.agendas.iter().filter(|agenda| usize::from(agenda.players) <= players).count();
            let least = players * AGENDAS as usize + 1;
            if n < least {
                missing.push(say!(
                    "w-few-agendas",
                    "{players} players have {n} agenda cards; they need {least} (W-AGENDA-04)",
                    players,
                    n,
                    least
                ));
            }
        }
        missing
    }

    /// With these a game is not what it is meant to be.
    fn doubtful(&self) -> Vec<Message> {
        let content = &self.content;
        let mut doubtful = Vec::new();
        if content.locks.is_empty() {
            doubtful.push(say!("w-no-locks", "no side of a trait token shows a lock (W-RULING-70)"));
        }
        if content.perks.is_empty() {
            doubtful.push(say!("w-no-perks", "there are no perks"));
        }
        for (home, what) in [
            (Home::Loot, say!("w-no-loot", "there are no loot cards")),
            (Home::Asset, say!("w-no-assets", "there are no asset cards")),
        ] {
            if !content.cards.iter().any(|card| card.home == home) {
                doubtful.push(what);
            }
        }
        for (icon, what) in [
            (
                EncounterIcon::Wasteland,
                say!("w-no-wasteland", "no wasteland encounter is a starting card (W-SETUP-10)"),
            ),
            (
                EncounterIcon::Settlement,
                say!("w-no-settlement", "no settlement encounter is a starting card (W-SETUP-10)"),
            ),
        ] {
            if !content.encounters.iter().any(|card| card.back == icon && card.number.is_none()) {
                doubtful.push(what);
            }
        }
        for (at, card) in (0_u16..).zip(&content.cards) {
            if card.home == Home::Character && !content.characters.iter().any(|character| character.card == at) {
                doubtful.push(say!("w-orphan", "no character has the card '{name}'", name = &card.id));
            }
        }
        doubtful
    }
}
