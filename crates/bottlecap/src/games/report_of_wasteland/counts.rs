//! How much of everything there is, beside what a full box holds; and what the decks consist of.

use wasteland::content::{Back, CardKind, EncounterIcon, EnemyType, Faction, Home, Letter, Perk};

use super::Teller;
use crate::report::{Part, Section, Table};

/// What a full box holds at least.
mod aims {
    pub const TILES: usize = 21;
    pub const SPACES: [usize; 2] = [3, 6];
    pub const SCENARIOS: usize = 4;
    pub const MAIN_QUESTS: usize = 12;
    pub const QUESTS: usize = 100;
    pub const ENCOUNTERS: usize = 75;
    pub const LOOT: usize = 34;
    pub const ASSETS: usize = 25;
    pub const UNIQUES: usize = 11;
    pub const AGENDAS: usize = 23;
    pub const PERKS: usize = 14;
    pub const PERKS_A_LETTER: usize = 2;
    pub const TOKENS: usize = 27;
    pub const CHARACTERS: usize = 5;
    pub const LETTERS: usize = 35;
}

impl Teller<'_> {
    pub(super) fn counts(self) -> Section {
        let content = self.content;
        let mut section = Section::new(self.say("report-counts"));
        let mut rows: Vec<Vec<String>> = Vec::new();
        let mut row = |what: String, here: String, aim: Option<String>, holds: bool| {
            let mark = aim.as_ref().map_or("", |_| if holds { "✓" } else { "✗" });
            rows.push(vec![what, here, aim.unwrap_or_default(), mark.to_owned()]);
        };
        let mut count = |key: &str, here: usize, aim: Option<usize>| {
            row(self.say(key), here.to_string(), aim.map(|aim| aim.to_string()), aim.is_none_or(|aim| here >= aim));
        };
        // Two sides of a tile are one thing in the box.
        let boxed = |back: Option<Back>| {
            let tiles = content.tiles.iter().filter(|tile| tile.reverse.is_none());
            tiles.filter(|tile| back.is_none_or(|back| tile.back == back)).count()
        };
        count("report-n-tiles", boxed(None), Some(aims::TILES));
        count("report-n-dangerous", boxed(Some(Back::Dangerous)), None);
        count("report-n-deadly", boxed(Some(Back::Deadly)), None);
        count("report-n-double", boxed(Some(Back::DoubleSided)), None);
        count("report-n-scenarios", content.scenarios.len(), Some(aims::SCENARIOS));
        let fewest = self.main_quests().into_iter().min().unwrap_or(0);
        count("report-n-main", fewest, Some(aims::MAIN_QUESTS));
        count("report-n-quests", content.quests.len(), Some(aims::QUESTS));
        count("report-n-encounters", content.encounters.len(), Some(aims::ENCOUNTERS));
        let home = |home: Home| content.cards.iter().filter(|card| card.home == home).count();
        count("report-n-loot", home(Home::Loot), Some(aims::LOOT));
        count("report-n-assets", home(Home::Asset), Some(aims::ASSETS));
        count("report-n-uniques", home(Home::Unique), Some(aims::UNIQUES));
        count("report-n-agendas", content.agendas.len(), Some(aims::AGENDAS));
        count("report-n-perks", content.perks.len(), Some(aims::PERKS));
        let fewest = Letter::ALL.into_iter().map(|letter| self.perks_of(letter)).min().unwrap_or(0);
        count("report-n-perks-a-letter", fewest, Some(aims::PERKS_A_LETTER));
        count("report-n-tokens", content.tokens.len(), Some(aims::TOKENS));
        let types = EnemyType::ALL.into_iter().take(EnemyType::ORDINARY);
        let n_types = types.filter(|kind| content.tokens.iter().any(|token| token.kind == *kind)).count();
        count("report-n-types", n_types, Some(EnemyType::ORDINARY));
        count("report-n-characters", content.characters.len(), Some(aims::CHARACTERS));
        count("report-n-letters", content.specials.iter().map(|n| usize::from(*n)).sum(), Some(aims::LETTERS));
        count("report-n-silhouettes", content.characters.len(), Some(aims::CHARACTERS));
        let sizes = content.tiles.iter().map(|tile| tile.spaces.len());
        let (least, most) = (sizes.clone().min().unwrap_or(0), sizes.max().unwrap_or(0));
        let [low, high] = aims::SPACES;
        let fits = least >= low && most <= high;
        row(self.say("report-n-spaces"), format!("{least}–{most}"), Some(format!("{low}–{high}")), fits);
        let shown =
            |icon: EncounterIcon| content.tiles.iter().flat_map(|tile| &tile.spaces).any(|s| s.icon == Some(icon));
        let icons: Vec<EncounterIcon> = EncounterIcon::ALL.into_iter().filter(|icon| shown(*icon)).collect();
        let all = EncounterIcon::ALL.len();
        row(self.say("report-n-icons"), icons.len().to_string(), Some(all.to_string()), icons.len() == all);
        let on_tiles = |kind: EnemyType| {
            content.tiles.iter().flat_map(|tile| &tile.spaces).any(|space| space.enemies.contains(&kind))
        };
        let n = EnemyType::ALL.into_iter().take(EnemyType::ORDINARY).filter(|kind| on_tiles(*kind)).count();
        let aim = EnemyType::ORDINARY;
        row(self.say("report-n-spawns"), n.to_string(), Some(aim.to_string()), n == aim);
        section
            .parts
            .push(Part::Table(Table { head: self.head(&["report-what", "report-here", "report-aim", ""]), rows }));
        section
    }

    fn perks_of(self, letter: Letter) -> usize {
        let shows = |perk: &&Perk| perk.letters.contains(letter);
        self.content.perks.iter().filter(shows).count()
    }

    /// What the decks and stacks consist of.
    pub(super) fn decks(self) -> Section {
        let content = self.content;
        let mut section = Section::new(self.say("report-decks"));
        let mut encounters = Table {
            head: self.head(&["report-encounters", "report-starting", "report-library", "report-options"]),
            rows: Vec::new(),
        };
        for icon in EncounterIcon::ALL {
            let cards: Vec<_> = content.encounters.iter().filter(|encounter| encounter.back == icon).collect();
            let n_starting = cards.iter().filter(|card| card.number.is_none()).count();
            let n_options: usize = cards.iter().map(|card| card.options.len()).sum();
            encounters.rows.push(vec![
                self.voice.icon(icon),
                n_starting.to_string(),
                (cards.len() - n_starting).to_string(),
                n_options.to_string(),
            ]);
        }
        section.parts.push(Part::Table(encounters));
        let homes = [Home::Loot, Home::Asset, Home::Unique, Home::Character];
        let mut cards = Table {
            head: self.head(&["report-kind", "report-loot", "report-assets", "report-uniques", "report-of-characters"]),
            rows: Vec::new(),
        };
        for kind in [
            CardKind::Weapon,
            CardKind::Apparel,
            CardKind::Companion,
            CardKind::Aid,
            CardKind::Drug,
            CardKind::Magazine,
            CardKind::Event,
            CardKind::Talent,
        ] {
            let n = |home| content.cards.iter().filter(|card| card.home == home && card.kind == kind).count();
            let row = std::iter::once(self.voice.card_kind(kind)).chain(homes.map(|home| n(home).to_string()));
            cards.rows.push(row.collect());
        }
        section.parts.push(Part::Table(cards));
        section.parts.push(Part::Table(self.agendas()));
        let mut letters =
            Table { head: self.head(&["report-letter", "report-tokens", "report-perks"]), rows: Vec::new() };
        for letter in Letter::ALL {
            letters.rows.push(vec![
                self.voice.letter_in_full(letter),
                content.specials[letter as usize].to_string(),
                self.perks_of(letter).to_string(),
            ]);
        }
        section.parts.push(Part::Table(letters));
        let mut dice = Table { head: self.head(&["report-face", "report-shows"]), rows: Vec::new() };
        dice.rows.extend((0..6).map(|face| vec![(face + 1).to_string(), self.voice.face(face)]));
        section.parts.push(Part::Table(dice));
        let locks: Vec<String> = content.locks.iter().map(|locked| self.voice.trait_name(*locked)).collect();
        section.parts.push(Part::Words(self.speech.with("report-locks", "traits", &locks.join(", "))));
        section
    }

    /// Agenda cards by the players they are for and the faction they declare for.
    fn agendas(self) -> Table {
        let head = ["report-players", "report-star", "report-shield", "report-nobody", "report-in-play"];
        let mut table = Table { head: self.head(&head), rows: Vec::new() };
        for players in 1..=4 {
            let n = |faction: Option<Faction>| {
                let cards = self.content.agendas.iter().filter(|card| card.players.max(1) == players);
                cards.filter(|card| card.faction == faction).count().to_string()
            };
            let in_play = self.content.agendas.iter().filter(|card| card.players <= players).count();
            table.rows.push(vec![
                players.to_string(),
                n(Some(Faction::Star)),
                n(Some(Faction::Shield)),
                n(None),
                in_play.to_string(),
            ]);
        }
        table
    }
}
