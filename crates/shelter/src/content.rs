//! The compiled content of Shelter: what a pack says, with dense numbers instead of names.
//!
//! Built once from checked packs and then shared; states hold only the small numbers defined here. Nothing at play
//! time looks at a name.

use kernel::{FixedVec, PackStamp};
use serde::{Deserialize, Serialize};

use crate::vault::Slot;

/// The most cards a deck can hold.
pub(crate) const MOST_CARDS: usize = 64;
/// The most item cards a game can hold; a player's items are one 64-bit set.
pub const MOST_ITEMS: usize = MOST_CARDS;
/// The most rooms besides the starting ones.
pub const MOST_ROOMS: usize = 40;
/// The most threats.
pub const MOST_THREATS: usize = 32;
/// The most icons in a reward line.
pub const MOST_ICONS: usize = 8;
/// The most abilities of an item.
pub const MOST_USES: usize = 2;
/// The most effects of an ability.
pub const MOST_EFFECTS: usize = 4;

/// One of the three resources (S-RESOURCE-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Power.
    Power,
    /// Food.
    Food,
    /// Water.
    Water,
}

impl Resource {
    /// All three, in the order of the tracker.
    pub const ALL: [Resource; 3] = [Resource::Power, Resource::Food, Resource::Water];
}

/// A letter of S.P.E.C.I.A.L.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
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
    /// All seven, in order.
    pub const ALL: [Letter; 7] = [Letter::S, Letter::P, Letter::E, Letter::C, Letter::I, Letter::A, Letter::L];
}

/// A set of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Letters(pub u8);

impl Letters {
    /// Whether the letter is in the set.
    #[must_use]
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 & (1 << letter as u8) != 0
    }

    /// Adds a letter.
    pub const fn insert(&mut self, letter: Letter) {
        self.0 |= 1 << letter as u8;
    }

    /// The letters in order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        Letter::ALL.into_iter().filter(move |letter| self.contains(*letter))
    }
}

/// What must be paid (S-COST-03 to S-COST-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    /// Cubes of power, food and water.
    pub cubes: [u8; 3],
    /// Cubes of the payer's choice: the `?` icons.
    pub any: u8,
    /// Items to discard.
    pub items: u8,
    /// The placed dwellers become injured.
    pub injury: bool,
    /// The price of the room to be built.
    pub room_price: bool,
}

/// One icon of a reward line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Icon {
    /// One cube (S-RESOURCE-02).
    Resource(Resource),
    /// One cube of the gainer's choice (S-RESOURCE-04).
    #[default]
    Any,
    /// One happiness (S-HAPPY-01).
    Happiness,
    /// A new dweller (S-DWELLER-01).
    Dweller,
    /// The first player token (S-FIRST-01).
    FirstPlayer,
    /// Build a room (S-BUILD-01).
    Build,
    /// Train the dweller at the recall, in this letter or in one of the owner's choice (S-TRAIN-02).
    Train(Option<Letter>),
    /// The right to exchange (S-EXCHANGE-01); the rates stand in [`Space::exchange`].
    Exchange,
    /// Heal the dweller on the space (S-HEAL-01).
    Heal,
    /// Take an item from the track (S-ITEM-01).
    Item,
    /// Ready an own item (S-EXHAUST-04).
    Ready,
    /// Refresh the item track (S-REFRESH-01).
    RefreshItems,
    /// Refresh the room track (S-REFRESH-01).
    RefreshRooms,
}

/// A reward line, resolved from left to right.
pub type IconLine = FixedVec<Icon, MOST_ICONS>;

/// Cubes to pay or to gain: a price, or a side of an exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cubes {
    /// Cubes of power, food and water.
    pub cubes: [u8; 3],
    /// Cubes of choice.
    pub any: u8,
}

/// What is printed at a space, on a room, an elevator or a threat (S-VAULT-05).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Space {
    /// What must be paid first.
    pub cost: Cost,
    /// What is gained then.
    pub gain: IconLine,
    /// The two sides of the exchange icon, if there is one in the line.
    pub exchange: Option<[Cubes; 2]>,
    /// The letters that double the gain for a dweller trained in one of them.
    pub letters: Letters,
    /// Takes two dwellers at once (S-LINKED-01).
    pub linked: bool,
    /// Takes injured dwellers only (S-INJURY-04).
    pub injured_only: bool,
    /// The number to reach with two dice; zero where there is no fight (S-FIGHT-01).
    pub fight: u8,
}

/// The place of a space in [`Content::spaces`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpaceId(pub u8);

/// A room card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Its name in packs, texts and saved games.
    pub id: String,
    /// Where it stands from the start, for the six starting rooms.
    pub start: Option<Start>,
    /// What building it costs where the price is due; empty for starting rooms.
    pub price: Cubes,
    /// Its one or two spaces, left to right.
    pub spaces: Vec<SpaceId>,
}

/// The fixed place of a starting room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Start {
    /// Its slot on level 0.
    pub slot: Slot,
    /// The column numbers beside its spaces, left to right: one or two of them.
    pub columns: Vec<u8>,
}

/// A threat card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Threat {
    /// Its name.
    pub id: String,
    /// What takes the place of the covered space.
    pub space: SpaceId,
}

/// An item card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Item {
    /// Its name.
    pub id: String,
    /// What its holder may do with it; at most [`MOST_USES`].
    pub uses: Vec<Use>,
    /// What it adds to every own fight.
    pub always_roll: u8,
    /// What it is worth at the end of the game.
    pub end: Option<Amount>,
}

/// An ability that the holder of an item may use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Use {
    /// When it may be used.
    pub window: Window,
    /// What happens to the item.
    pub spend: Spend,
    /// What must be paid besides.
    pub pay: Cost,
    /// What it does, in order; at most [`MOST_EFFECTS`].
    pub effects: Vec<Effect>,
}

/// What using an item does to the item itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spend {
    /// Nothing: it may be used again while it can be paid.
    Nothing,
    /// It is exhausted (S-EXHAUST-01).
    Exhaust,
    /// It is discarded (S-ITEM-05).
    Discard,
}

/// The moment at which an item may be used (S-ITEM-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// Any moment that S-RULING-21 gives the holder.
    AnyTime,
    /// After the dice of an own fight are seen (S-FIGHT-04).
    InFight,
    /// After an own fight was won.
    FightWon,
    /// After an own fight was lost.
    FightLost,
    /// After income was taken.
    IncomeTaken,
    /// After an own room was built.
    RoomBuilt,
    /// After a threat appeared on the own level.
    ThreatSpawned,
}

impl Window {
    /// How many windows there are.
    pub const COUNT: usize = 7;
}

/// What an item does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Gains, as on a space.
    Gain(IconLine),
    /// Adds to the result of the fight.
    Roll(Amount),
    /// Rolls both dice of the fight again.
    Reroll,
    /// Wins the fight whatever the dice say.
    Win,
    /// Heals one own injured dweller, wherever it is.
    Heal,
    /// Puts a loose available dweller into a free training slot: this one, or one of choice.
    Train(Option<Letter>),
    /// Discards a threat on the own level that nobody stands on.
    DiscardThreat,
}

/// A number that may depend on the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Amount {
    /// The number, or the number for each.
    pub base: u8,
    /// What is counted, if anything.
    pub per: Option<Count>,
    /// How many of them count as one.
    pub each: u8,
    /// The most it can come to.
    pub max: u8,
}

impl Amount {
    /// What it comes to, given how many there are of what it counts.
    #[must_use]
    pub fn value(self, count: impl FnOnce(Count) -> u8) -> u8 {
        match self.per {
            None => self.base,
            Some(per) => self.base.saturating_mul(count(per) / self.each.max(1)).min(self.max),
        }
    }
}

/// What an amount may count, always of the holder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Rooms on the own level.
    Rooms,
    /// Items held.
    Items,
    /// Dwellers owned.
    Dwellers,
    /// Injured dwellers.
    Injured,
    /// Dwellers in training slots.
    Trained,
    /// Threats on the own level.
    Threats,
    /// Cubes of all three resources.
    Cubes,
    /// Cubes of power.
    Power,
    /// Cubes of food.
    Food,
    /// Cubes of water.
    Water,
}

/// An elevator card. Colours are numbered as the elevators stand in [`Content::elevators`], without the first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Elevator {
    /// Its name: `start`, or its colour.
    pub id: String,
    /// Its space; the starting elevator has none (S-RULING-08).
    pub space: Option<SpaceId>,
}

/// Everything a game of Shelter is played with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Content {
    /// Where it came from.
    pub packs: Vec<PackStamp>,
    /// All spaces that rooms, elevators and threats refer to.
    pub spaces: Vec<Space>,
    /// All rooms, the starting ones among them.
    pub rooms: Vec<Room>,
    /// The starting elevator, then the coloured ones.
    pub elevators: Vec<Elevator>,
    /// All items. A card that exists twice stands here twice, with one id.
    pub items: Vec<Item>,
    /// All threats, likewise.
    pub threats: Vec<Threat>,
}
