//! What the words of examples name.

use wasteland::{
    content::{Area, Back, EncounterIcon, EnemyAbility, EnemyType, Faction, Terrain, Trait},
    effect::Pile,
    words::{find_enemy_type, plain_word},
};

use super::Teller;
use crate::wasteland::moves::words;

impl Teller<'_> {
    /// A value under this name; `of` is the statement, the event or the deck of which it is said.
    pub(super) fn value(&self, of: &str, name: &str, word: &str) -> String {
        match (name, word) {
            (_, "true" | "false") => return word.to_owned(),
            ("order", "hidden") => return word.to_owned(),
            (_, "hidden") => return self.say("try-hidden", &[]),
            (_, "none" | "nobody" | "nothing") => return self.say("try-none", &[]),
            _ if word.parse::<i64>().is_ok() && name != "dice" => return word.to_owned(),
            _ => {}
        }
        match name {
            "character" => self.character(word),
            "at" | "node" | "adjacent" => self.space(word),
            "markers" if of == "space" => self.quest(word),
            "markers" => self.space(word),
            "traits" | "gained" | "lost" | "wanted" | "lock" => self.trait_name(word),
            "equipped" | "inventory" | "exhausted" | "talent" | "gives" | "gets" => self.card(word),
            "agendas" | "loyal" | "gives-agendas" | "shown" => self.agenda(word),
            "perks" | "perk" => self.perk(word),
            "kills" | "explored" => self.counted(name, word),
            "faction" | "friendly" => self.faction(word),
            "enemies" | "enemy" | "token" | "foe" => self.enemy(word),
            "type" | "kind" => {
                find_enemy_type(word).map_or_else(|| word.to_owned(), |kind| self.voice.enemy_type(kind))
            }
            "icon" => of_word(&EncounterIcon::ALL, word, |icon| self.voice.icon(icon)),
            "terrain" => {
                let all = [Terrain::Plain, Terrain::Difficult, Terrain::Irradiated];
                of_word(&all, word, |terrain| self.voice.terrain(terrain))
            }
            "back" => of_word(&[Back::Dangerous, Back::Deadly, Back::DoubleSided], word, |back| self.voice.back(back)),
            "front" | "tile" | "place" => self.tile(word),
            "abilities" => of_word(&EnemyAbility::ALL, word, |ability| self.voice.enemy_ability(ability)),
            "vulnerable" => of_word(&Area::ALL, word, |area| self.voice.area(area)),
            "quest" => self.quest(word),
            // How many dice hit is counted, those that are rolled show faces.
            "dice" if of == "survivor-hit" => word.to_owned(),
            "dice" => word.parse::<u8>().map_or_else(|_| word.to_owned(), |face| self.voice.face(face.wrapping_sub(1))),
            "pile" => self.pile(word),
            "card" => self.card_of(of, word),
            "discarded" | "top" | "bottom" | "cards" => self.of_deck(of, word),
            _ => word.to_owned(),
        }
    }

    /// A name as sentences have it.
    pub(super) fn named(&self, name: String) -> String {
        self.say("try-named", &[("name", name.as_str().into())])
    }

    pub(super) fn faction(&self, word: &str) -> String {
        of_word(&Faction::BOTH, word, |faction| self.named(self.voice.faction(faction)))
    }

    fn trait_name(&self, word: &str) -> String {
        of_word(&Trait::ALL, word, |one| self.voice.trait_name(one))
    }

    /// `human=1` and `deadly=1`.
    fn counted(&self, name: &str, word: &str) -> String {
        let (what, n) = word.split_once('=').unwrap_or((word, ""));
        let what = match name {
            "kills" => find_enemy_type(what).map_or_else(|| what.to_owned(), |kind| self.voice.enemies(kind)),
            _ => self.say(&format!("try-tiles-{what}"), &[]),
        };
        format!("{what} {n}")
    }

    /// What was shuffled or drawn from: `loot`, `agenda`, `asset`, and `enemies robot` word by word.
    fn pile(&self, word: &str) -> String {
        match word {
            "loot" => self.voice.pile(Pile::Loot),
            "asset" => self.voice.pile(Pile::Asset),
            "agenda" => self.voice.pile(Pile::Agenda),
            "enemies" => self.say("try-pile-enemies", &[]),
            _ => find_enemy_type(word).map_or_else(|| word.to_owned(), |kind| self.voice.enemies(kind)),
        }
    }

    /// The card that an event or an open encounter speaks of; cards of different kinds are counted apart.
    fn card_of(&self, of: &str, word: &str) -> String {
        match of {
            "option-chosen" | "no-option" => self.encounter(word),
            _ if of.starts_with("encounter") => self.encounter(word),
            _ if of.starts_with("agenda") || of.starts_with("loyalty") => self.agenda(word),
            _ => self.card(word),
        }
    }

    /// The name of a deck, stack or supply.
    pub(super) fn deck(&self, word: &str) -> String {
        let icon = EncounterIcon::ALL.into_iter().find(|icon| plain_word(icon) == word);
        match (icon, find_enemy_type(word)) {
            (Some(icon), _) => self.voice.pile(Pile::Encounter(icon)),
            (_, Some(kind)) => self.say("try-stack", &[("enemies", self.voice.enemies(kind).as_str().into())]),
            _ => self.say(&format!("try-deck-of-{word}"), &[]),
        }
    }

    /// A card or token of a deck.
    pub(super) fn of_deck(&self, deck: &str, word: &str) -> String {
        match deck {
            _ if word == "hidden" => self.say("try-hidden", &[]),
            "loot" | "assets" | "uniques" => self.card(word),
            "agendas" => self.agenda(word),
            "perks" => self.perk(word),
            "specials" => word.to_owned(),
            _ if find_enemy_type(deck).is_some() => self.enemy(word),
            _ => self.encounter(word),
        }
    }

    pub(super) fn card(&self, word: &str) -> String {
        let all = self.tale.game.content().cards.iter().map(|card| card.id.as_str());
        self.found(all, word, |at| self.voice.card(at))
    }

    fn agenda(&self, word: &str) -> String {
        let all = self.tale.game.content().agendas.iter().map(|card| card.id.as_str());
        self.found(all, word, |at| self.voice.agenda(at as u8))
    }

    fn perk(&self, word: &str) -> String {
        let all = self.tale.game.content().perks.iter().map(|perk| perk.id.as_str());
        self.found(all, word, |at| self.voice.perk(at as u8))
    }

    fn character(&self, word: &str) -> String {
        let all = self.tale.game.content().characters.iter().map(|character| character.id.as_str());
        self.found(all, word, |at| self.voice.character(at as u8))
    }

    fn encounter(&self, word: &str) -> String {
        let all = self.tale.game.content().encounters.iter().map(|card| card.id.as_str());
        self.found(all, word, |at| self.voice.encounter(at))
    }

    pub(super) fn quest(&self, word: &str) -> String {
        let all = self.tale.game.content().quests.iter().map(|quest| quest.id.as_str());
        self.found(all, word, |at| self.voice.quest(at))
    }

    pub(super) fn tile(&self, word: &str) -> String {
        let all = self.tale.game.content().tiles.iter().map(|tile| tile.id.as_str());
        self.found(all, word, |at| self.voice.tile(at as u8))
    }

    /// An enemy by its token or its type, `rat+facedown` too.
    pub(super) fn enemy(&self, word: &str) -> String {
        let (name, facedown) = word.split_once('+').map_or((word, false), |(name, _)| (name, true));
        let all = self.tale.game.content().tokens.iter().map(|token| token.id.as_str());
        let name = match find_enemy_type(name) {
            Some(kind @ (EnemyType::Star | EnemyType::Shield)) => self.voice.enemy(kind, None),
            Some(kind) => self.voice.enemy_type(kind),
            None => self.found(all, name, |at| self.voice.token(at as u8)),
        };
        if facedown { self.say("try-facedown", &[("what", name.as_str().into())]) } else { name }
    }

    /// A space that lies on the map at this moment; one that did before, by its tile and letter.
    pub(super) fn space(&self, word: &str) -> String {
        if let Ok(node) = words(self.tale, &self.moment.view).find_space(word) {
            return self.voice.space(node);
        }
        let (tile, letter) = word.split_once('.').unwrap_or((word, ""));
        let tiles = &self.tale.game.content().tiles;
        let at = tiles.iter().position(|printed| printed.id == tile);
        let space = |at: usize| tiles[at].spaces.iter().position(|space| letter.starts_with(space.letter));
        match at.map(|at| (at as u8, space(at))) {
            Some((tile, Some(space))) => self.voice.space_of_tile(tile, space as u8),
            Some((tile, None)) => self.named(self.voice.tile(tile)),
            None => word.to_owned(),
        }
    }

    /// Whatever has this name.
    pub(super) fn any(&self, word: &str) -> String {
        let content = self.tale.game.content();
        let is = |id: &String| id == word;
        if word == "hidden" {
            self.say("try-hidden", &[])
        } else if content.agendas.iter().any(|card| is(&card.id)) {
            self.agenda(word)
        } else if content.cards.iter().any(|card| is(&card.id)) {
            self.card(word)
        } else if content.tokens.iter().any(|token| is(&token.id)) || find_enemy_type(word).is_some() {
            self.enemy(word)
        } else if content.perks.iter().any(|perk| is(&perk.id)) {
            self.perk(word)
        } else if content.encounters.iter().any(|card| is(&card.id)) {
            self.encounter(word)
        } else if content.quests.iter().any(|quest| is(&quest.id)) {
            self.quest(word)
        } else if content.characters.iter().any(|character| is(&character.id)) {
            self.character(word)
        } else {
            self.space(word)
        }
    }

    fn found<'n>(
        &self,
        mut all: impl Iterator<Item = &'n str>,
        word: &str,
        name: impl FnOnce(u16) -> String,
    ) -> String {
        all.position(|id| id == word).map_or_else(|| word.to_owned(), |at| self.named(name(at as u16)))
    }
}

/// The name of the value that is written so.
fn of_word<T: Copy + serde::Serialize>(all: &[T], word: &str, name: impl FnOnce(T) -> String) -> String {
    let found = all.iter().find(|one| plain_word(*one) == word);
    found.map_or_else(|| word.to_owned(), |one| name(*one))
}
