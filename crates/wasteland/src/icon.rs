//! Chapter ICON: what the symbols on cards, tokens, dice and tiles stand for.

use serde::{Deserialize, Serialize};

/// A letter of S.P.E.C.I.A.L. (W-ICON-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Letter {
    /// Strength.
    S,
    /// Perception.
    P,
    /// Endurance.
    E,
    /// Charisma.
    C,
    /// Intelligence.
    I,
    /// Agility.
    A,
    /// Luck.
    L,
}

impl Letter {
    /// All seven, in the order of the slots (W-SPECIAL-03).
    pub const ALL: [Letter; 7] = [Letter::S, Letter::P, Letter::E, Letter::C, Letter::I, Letter::A, Letter::L];
}

/// A set of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Letters(pub u8);

impl Letters {
    /// Just this letter.
    #[must_use]
    pub const fn only(letter: Letter) -> Letters {
        Letters(1 << letter as u8)
    }

    /// Whether the letter is in the set.
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 & (1 << letter as u8) != 0
    }

    /// Adds a letter.
    pub const fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter as u8;
    }

    /// Takes a letter out.
    pub const fn remove(&mut self, letter: Letter) {
        self.0 &= !(1 << letter as u8);
    }

    /// The letters in both sets.
    #[must_use]
    pub const fn and(self, other: Letters) -> Letters {
        Letters(self.0 & other.0)
    }

    /// The letters in either set.
    #[must_use]
    pub const fn or(self, other: Letters) -> Letters {
        Letters(self.0 | other.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The letters in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.into_iter().filter(move |letter| self.contains(*letter))
    }
}

/// One of the two factions (W-ICON-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// The star.
    Star,
    /// The shield.
    Shield,
}

impl Faction {
    /// Both.
    pub const BOTH: [Faction; 2] = [Faction::Star, Faction::Shield];

    /// The rival.
    #[must_use]
    pub const fn rival(self) -> Faction {
        match self {
            Faction::Star => Faction::Shield,
            Faction::Shield => Faction::Star,
        }
    }
}

/// The type of an enemy: the five ordinary ones (W-ICON-05), and the tokens of the factions (W-FACTION-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnemyType {
    /// Critters.
    #[default]
    Critter,
    /// Humans.
    Human,
    /// Robots.
    Robot,
    /// Monsters.
    Monster,
    /// Super mutants.
    SuperMutant,
    /// Tokens of the star.
    Star,
    /// Tokens of the shield.
    Shield,
}

impl EnemyType {
    /// All, in the order of the icons.
    pub const ALL: [EnemyType; 7] = [
        EnemyType::Critter,
        EnemyType::Human,
        EnemyType::Robot,
        EnemyType::Monster,
        EnemyType::SuperMutant,
        EnemyType::Star,
        EnemyType::Shield,
    ];
    /// Those that are drawn from stacks.
    pub const ORDINARY: usize = 5;

    /// The faction whose token it is.
    #[must_use]
    pub const fn faction(self) -> Option<Faction> {
        match self {
            EnemyType::Star => Some(Faction::Star),
            EnemyType::Shield => Some(Faction::Shield),
            _ => None,
        }
    }

    /// The type of a faction's tokens.
    #[must_use]
    pub const fn of(faction: Faction) -> EnemyType {
        match faction {
            Faction::Star => EnemyType::Star,
            Faction::Shield => EnemyType::Shield,
        }
    }
}

/// One of the six traits (W-TRAIT-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// Loved by the people.
    Idolized,
    /// Hated by the people.
    Vilified,
    /// An artificial human.
    Synth,
    /// A super mutant.
    SuperMutant,
    /// Slept well.
    WellRested,
    /// Hooked.
    Addicted,
}

impl Trait {
    /// All six, the two sides of a token next to each other.
    pub const ALL: [Trait; 6] =
        [Trait::Idolized, Trait::Vilified, Trait::Synth, Trait::SuperMutant, Trait::WellRested, Trait::Addicted];

    /// The trait on the other side of the token.
    #[must_use]
    pub const fn other_side(self) -> Trait {
        Trait::ALL[self as usize ^ 1]
    }

    /// The token's number, from 0 to 2.
    #[must_use]
    pub const fn token(self) -> usize {
        self as usize / 2
    }
}

/// What is printed in the icon of a space and on the back of the matching encounter cards (W-ICON-04).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EncounterIcon {
    /// Ruins.
    Wasteland,
    /// People.
    Settlement,
    /// The first vault.
    Vault84,
    /// The second vault.
    Vault109,
}

impl EncounterIcon {
    /// All four.
    pub const ALL: [EncounterIcon; 4] =
        [EncounterIcon::Wasteland, EncounterIcon::Settlement, EncounterIcon::Vault84, EncounterIcon::Vault109];
}

/// Terrain of a space (W-TERRAIN-04).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// A white border.
    #[default]
    Plain,
    /// A red border.
    Difficult,
    /// A green border.
    Irradiated,
}

/// The back of a tile (W-MAP-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// The triangle.
    Dangerous,
    /// The circle.
    Deadly,
    /// Playable on both sides, never facedown.
    DoubleSided,
}

/// Body areas of a V.A.T.S. chart (W-DICE-02), as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Areas(pub u8);

/// A body area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Head.
    Head,
    /// Body.
    Body,
    /// Arms.
    Arms,
    /// Legs.
    Legs,
}

impl Area {
    /// All four.
    pub const ALL: [Area; 4] = [Area::Head, Area::Body, Area::Arms, Area::Legs];
}

impl Areas {
    /// Whether the area is filled.
    #[must_use]
    pub const fn contains(self, area: Area) -> bool {
        self.0 & (1 << area as u8) != 0
    }

    /// Fills an area.
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area as u8;
    }

    /// Whether an area is filled in both.
    #[must_use]
    pub const fn meets(self, other: Areas) -> bool {
        self.0 & other.0 != 0
    }
}

/// A face of a V.A.T.S. die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Face {
    /// Hit icons.
    pub hits: u8,
    /// Filled areas.
    pub areas: Areas,
}

/// An ability icon of an enemy (W-ICON-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnemyAbility {
    /// Fights on contact.
    Aggressive,
    /// Needs one more hit.
    Armor,
    /// Gives loot.
    Loot,
    /// Gives rads.
    Radiation,
    /// Fights from an adjacent space.
    Ranged,
    /// Turns facedown when not killed.
    Retreat,
}

impl EnemyAbility {
    /// All six.
    pub const ALL: [EnemyAbility; 6] = [
        EnemyAbility::Aggressive,
        EnemyAbility::Armor,
        EnemyAbility::Loot,
        EnemyAbility::Radiation,
        EnemyAbility::Ranged,
        EnemyAbility::Retreat,
    ];
}

/// A set of enemy abilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Abilities(pub u8);

impl Abilities {
    /// Whether the enemy has this one.
    #[must_use]
    pub const fn has(self, ability: EnemyAbility) -> bool {
        self.0 & (1 << ability as u8) != 0
    }

    /// Adds one.
    pub const fn insert(&mut self, ability: EnemyAbility) {
        self.0 |= 1 << ability as u8;
    }
}
