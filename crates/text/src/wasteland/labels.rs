//! Names of what is the same in every pack: letters, types, traits, terrain, icons, kinds, moments, decks, dice.

use wasteland::{
    content::{Area, CardKind, EncounterIcon, EnemyAbility, EnemyType, Faction, Letter, Letters, Terrain, Trait},
    effect::{Pile, Window},
};

use super::{log::LogKind, thing::Thing, voice::Voice};

impl Voice<'_> {
    /// What a letter stands for.
    #[must_use]
    pub fn letter(self, letter: Letter) -> String {
        self.say(match letter {
            Letter::S => "letter-s",
            Letter::P => "letter-p",
            Letter::E => "letter-e",
            Letter::C => "letter-c",
            Letter::I => "letter-i",
            Letter::A => "letter-a",
            Letter::L => "letter-l",
        })
    }

    /// The sign of a letter, the same in every language.
    #[must_use]
    pub const fn letter_sign(letter: Letter) -> &'static str {
        match letter {
            Letter::S => "S",
            Letter::P => "P",
            Letter::E => "E",
            Letter::C => "C",
            Letter::I => "I",
            Letter::A => "A",
            Letter::L => "L",
        }
    }

    /// A letter with what it stands for, `S (Strength)`.
    #[must_use]
    pub fn letter_in_full(self, letter: Letter) -> String {
        let sign = Voice::letter_sign(letter);
        self.tell("letter-in-full").text("sign", sign).text("name", self.letter(letter)).said()
    }

    /// The signs of some letters as tests show them, `C A`.
    #[must_use]
    pub fn letters(letters: Letters) -> String {
        letters.iter().map(Voice::letter_sign).collect::<Vec<_>>().join(" ")
    }

    /// The name of a faction in the scenario.
    #[must_use]
    pub fn faction(self, faction: Faction) -> String {
        let scenario = self.content().scenarios.get(usize::from(self.context.scenario));
        let name = match (scenario.map(|scenario| &scenario.factions), faction) {
            (Some([star, _]), Faction::Star) => self.thing("faction", Some(&star.id)),
            (Some([_, shield]), Faction::Shield) => self.thing("faction", Some(&shield.id)),
            (None, Faction::Star) => self.say("faction-star"),
            (None, Faction::Shield) => self.say("faction-shield"),
        };
        self.link(Thing::Faction(faction), name)
    }

    /// Who a faction of the scenario is.
    #[must_use]
    pub fn faction_about(self, faction: Faction) -> Option<String> {
        let scenario = self.content().scenarios.get(usize::from(self.context.scenario))?;
        self.part("faction", &scenario.factions[faction as usize].id, "about")
    }

    /// The name of an enemy type; of a faction's tokens, that of the faction.
    #[must_use]
    pub fn enemy_type(self, kind: EnemyType) -> String {
        let name = self.say(match kind {
            EnemyType::Critter => "enemy-type-critter",
            EnemyType::Human => "enemy-type-human",
            EnemyType::Robot => "enemy-type-robot",
            EnemyType::Monster => "enemy-type-monster",
            EnemyType::SuperMutant => "enemy-type-super-mutant",
            EnemyType::Star => return self.faction(Faction::Star),
            EnemyType::Shield => return self.faction(Faction::Shield),
        });
        self.link(Thing::Kind(kind), name)
    }

    /// The enemies of a type, in the plural.
    #[must_use]
    pub fn enemies(self, kind: EnemyType) -> String {
        let of_faction = |faction| self.tell("enemies-of-faction").text("faction", self.bare().faction(faction)).said();
        let name = match kind {
            EnemyType::Critter => self.say("enemies-critter"),
            EnemyType::Human => self.say("enemies-human"),
            EnemyType::Robot => self.say("enemies-robot"),
            EnemyType::Monster => self.say("enemies-monster"),
            EnemyType::SuperMutant => self.say("enemies-super-mutant"),
            EnemyType::Star => of_faction(Faction::Star),
            EnemyType::Shield => of_faction(Faction::Shield),
        };
        self.link(Thing::Kind(kind), name)
    }

    /// The name of an ability of enemies.
    #[must_use]
    pub fn enemy_ability(self, ability: EnemyAbility) -> String {
        self.say(match ability {
            EnemyAbility::Aggressive => "ability-aggressive",
            EnemyAbility::Armor => "ability-armor",
            EnemyAbility::Loot => "ability-loot",
            EnemyAbility::Radiation => "ability-radiation",
            EnemyAbility::Ranged => "ability-ranged",
            EnemyAbility::Retreat => "ability-retreat",
        })
    }

    /// The name of a trait.
    #[must_use]
    pub fn trait_name(self, named: Trait) -> String {
        self.say(match named {
            Trait::Idolized => "trait-idolized",
            Trait::Vilified => "trait-vilified",
            Trait::Synth => "trait-synth",
            Trait::SuperMutant => "trait-super-mutant",
            Trait::WellRested => "trait-well-rested",
            Trait::Addicted => "trait-addicted",
        })
    }

    /// The name of a terrain.
    #[must_use]
    pub fn terrain(self, terrain: Terrain) -> String {
        self.say(match terrain {
            Terrain::Plain => "terrain-plain",
            Terrain::Difficult => "terrain-difficult",
            Terrain::Irradiated => "terrain-irradiated",
        })
    }

    /// The name of an encounter icon.
    #[must_use]
    pub fn icon(self, icon: EncounterIcon) -> String {
        self.say(match icon {
            EncounterIcon::Wasteland => "icon-wasteland",
            EncounterIcon::Settlement => "icon-settlement",
            EncounterIcon::Vault84 => "icon-vault-84",
            EncounterIcon::Vault109 => "icon-vault-109",
        })
    }

    /// The name of a kind of cards.
    #[must_use]
    pub fn card_kind(self, kind: CardKind) -> String {
        self.say(match kind {
            CardKind::Weapon => "kind-weapon",
            CardKind::Apparel => "kind-apparel",
            CardKind::Companion => "kind-companion",
            CardKind::Aid => "kind-aid",
            CardKind::Drug => "kind-drug",
            CardKind::Magazine => "kind-magazine",
            CardKind::Event => "kind-event",
            CardKind::Talent => "kind-talent",
        })
    }

    /// The moment at which an ability may be used.
    #[must_use]
    pub fn window(self, window: Window) -> String {
        self.say(match window {
            Window::StartOfTurn => "window-start-of-turn",
            Window::Turn => "window-turn",
            Window::Action => "window-action",
            Window::BeforeFight => "window-before-fight",
            Window::Reroll => "window-reroll",
            Window::Hurt => "window-hurt",
            Window::Strike => "window-strike",
            Window::Fight => "window-fight",
            Window::AfterFight => "window-after-fight",
            Window::Kill => "window-kill",
            Window::Explore => "window-explore",
            Window::Camp => "window-camp",
            Window::Test => "window-test",
            Window::RoundEnd => "window-round-end",
        })
    }

    /// The name of a deck.
    #[must_use]
    pub fn pile(self, pile: Pile) -> String {
        let name = match pile {
            Pile::Loot => self.say("pile-loot"),
            Pile::Asset => self.say("pile-asset"),
            Pile::Agenda => self.say("pile-agenda"),
            Pile::Encounter(icon) => self.tell("pile-encounter").text("icon", self.icon(icon)).said(),
        };
        self.link(Thing::Deck(pile), name)
    }

    /// What a kind of lines in the log is called.
    #[must_use]
    pub fn log_kind(self, kind: LogKind) -> String {
        self.say(match kind {
            LogKind::Round => "log-kind-round",
            LogKind::Story => "log-kind-story",
            LogKind::Move => "log-kind-move",
            LogKind::Enemy => "log-kind-enemy",
            LogKind::Fight => "log-kind-fight",
            LogKind::Health => "log-kind-health",
            LogKind::Encounter => "log-kind-encounter",
            LogKind::Quest => "log-kind-quest",
            LogKind::Growth => "log-kind-growth",
            LogKind::Belongings => "log-kind-belongings",
            LogKind::Camp => "log-kind-camp",
            LogKind::Agenda => "log-kind-agenda",
            LogKind::Power => "log-kind-power",
            LogKind::Other => "log-kind-other",
        })
    }

    /// The name of a body area.
    #[must_use]
    pub fn area(self, area: Area) -> String {
        self.say(match area {
            Area::Head => "area-head",
            Area::Body => "area-body",
            Area::Arms => "area-arms",
            Area::Legs => "area-legs",
        })
    }

    /// A face of a die, by its number from 0: its hits and the areas it fills.
    #[must_use]
    pub fn face(self, face: u8) -> String {
        let Some(printed) = self.content().faces.get(usize::from(face)) else { return self.say("face-none") };
        let areas = Area::ALL.into_iter().filter(|area| printed.areas.contains(*area)).map(|area| self.area(area));
        let areas = self.list("list-and", areas.collect());
        let key = if areas.is_empty() { "face-hits" } else { "face-hits-areas" };
        self.tell(key).number("n", printed.hits).text("areas", areas).said()
    }

    /// All three dice.
    pub(super) fn faces(self, dice: [u8; 3]) -> String {
        dice.map(|face| self.face(face)).join("; ")
    }

    /// The dice of a set by their numbers from 1, `1 and 3`.
    pub(super) fn dice_numbers(self, which: u8) -> String {
        let numbers = (0..3).filter(|die| which & (1 << die) != 0).map(|die| (die + 1).to_string());
        self.list("list-and", numbers.collect())
    }
}
