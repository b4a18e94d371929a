//! The state of a game of Shelter: one flat value without pointers, cheap enough to search with.

use arrayvec::ArrayVec;
use kernel::{Cup, Deck, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Letter, MOST_CARDS},
    frame::{Frame, What},
    options::Options,
    vault::{SpaceRef, Vault},
};

/// The byte that stands for no card, no seat, no dweller.
pub const NONE: u8 = u8::MAX;

/// The most players.
pub const PLAYERS: usize = 4;
/// The most dwellers of a player (S-DWELLER-04).
pub const DWELLERS: usize = 7;
/// The most cubes on a track (S-RESOURCE-03).
pub const TRACK: u8 = 6;
/// Cards on a track of faceup cards (S-SETUP-09).
pub const FACEUP: usize = 3;
/// The deepest nesting of procedures: a turn, its placement, a reward, an item used there, its own reward and the
/// windows between them.
const DEPTH: usize = 14;

/// All that changes in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) cup: Cup,
    /// Events so far; numbers the next one.
    pub(crate) events: u32,
    pub(crate) round: u16,
    /// Players at the table.
    pub(crate) seats: u8,
    /// Holder of the first player token.
    pub(crate) first: Seat,
    /// The player whose turn it is or was last.
    pub(crate) active: Seat,
    /// Players who have passed in this round.
    pub(crate) passed: Seats,
    /// Rounds begun since anybody placed a dweller.
    pub(crate) idle_rounds: u8,
    /// What triggered the end, if anything did.
    pub(crate) end: Option<EndTrigger>,
    /// Final places; empty before the end.
    pub(crate) places: ArrayVec<u8, PLAYERS>,
    pub(crate) players: [Player; PLAYERS],
    pub(crate) vault: Vault,
    pub(crate) items: Deck<MOST_CARDS>,
    pub(crate) rooms: Deck<MOST_CARDS>,
    pub(crate) threats: Deck<MOST_CARDS>,
    pub(crate) item_track: [u8; FACEUP],
    pub(crate) room_track: [u8; FACEUP],
    /// What the running turn has under way.
    pub(crate) turn: Turn,
    /// What is being done, the innermost procedure last.
    pub(crate) frames: ArrayVec<Frame, DEPTH>,
}

/// Why the game ends after this round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndTrigger {
    /// Somebody built the sixth room (S-END-01).
    SixthRoom,
    /// The threat deck ran out (S-END-02).
    ThreatDeck,
    /// The table's round limit (S-RULING-44).
    RoundLimit,
    /// Without a limit: nobody has placed for long and no threat can come any more (S-RULING-44).
    Standstill,
}

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Cubes of power, food and water.
    pub(crate) cubes: [u8; 3],
    /// The colour, as the number of its elevator.
    pub(crate) color: u8,
    pub(crate) happiness: u16,
    /// Items held, as a set of cards.
    pub(crate) items: u64,
    /// Those of them that are exhausted.
    pub(crate) exhausted: u64,
    /// Dwellers out of the box, as a set.
    pub(crate) owned: u8,
    /// Dwellers in front of the player, in training slots included.
    pub(crate) available: u8,
    pub(crate) injured: u8,
    /// The dweller in each training slot.
    pub(crate) slots: [u8; 7],
    /// Where each dweller is.
    pub(crate) at: [At; DWELLERS],
    /// The training each dweller is due at the recall.
    pub(crate) due: [Due; DWELLERS],
}

/// Where a dweller is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// In the box.
    Box,
    /// In front of its owner, loose or in a training slot.
    Front,
    /// On a space of the vault.
    Space(SpaceRef),
    /// On the new-dweller icon that brought it (S-DWELLER-02): of this space, or of an item.
    Icon(Option<SpaceRef>),
}

/// The training due at the recall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    /// None.
    Nothing,
    /// In this letter, or in one of the owner's choice. `shared` when the other dweller of the pair on a linked space
    /// may take it instead (S-RULING-42).
    Training {
        /// The letter that must be used.
        letter: Option<Letter>,
        /// The partner may be chosen instead.
        shared: bool,
    },
}

/// What the running turn has under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The space of the placement.
    pub space: Option<SpaceRef>,
    /// The dwellers placed; the second is [`NONE`] unless the space is linked.
    #[serde(with = "optional")]
    pub dwellers: [u8; 2],
    /// A placed dweller was trained in a letter of the space (S-SPECIAL-01).
    pub doubled: bool,
    /// The room named and paid, set aside until it is built (S-RULING-48); [`NONE`] if there is none.
    #[serde(with = "optional::one")]
    pub named_room: u8,
    /// The gap it left in the track, which stays open until the room is built; [`NONE`] if there is none.
    #[serde(with = "optional::one")]
    pub named_gap: u8,
    /// The printed space whose exchange icon was reached (S-EXCHANGE-03); [`NONE`] if there is none.
    #[serde(with = "optional::one")]
    pub exchange: u8,
    /// The player wants no more questions about items before the next turn.
    pub hush: bool,
    /// The fight under way.
    pub fight: Fight,
    /// Threats from which only uninjured dwellers came back in this recall (S-RECALL-02).
    pub defeated: u64,
    /// The order in which the recalling player's dwellers are trained.
    pub trainees: ArrayVec<u8, DWELLERS>,
}

/// A fight under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    /// The dice.
    pub dice: [u8; 2],
    /// What items added.
    pub bonus: u8,
    /// An item has won it.
    pub won: bool,
}

impl Turn {
    /// Nothing under way.
    pub(crate) fn new() -> Turn {
        Turn {
            space: None,
            dwellers: [NONE; 2],
            doubled: false,
            named_room: NONE,
            named_gap: NONE,
            exchange: NONE,
            hush: false,
            fight: Fight::default(),
            defeated: 0,
            trainees: ArrayVec::new(),
        }
    }
}

impl Player {
    /// A player before the start.
    pub(crate) const fn new(color: u8) -> Player {
        Player {
            cubes: [0; 3],
            color,
            happiness: 0,
            items: 0,
            exhausted: 0,
            owned: 0,
            available: 0,
            injured: 0,
            slots: [NONE; 7],
            at: [At::Box; DWELLERS],
            due: [Due::Nothing; DWELLERS],
        }
    }

    /// All cubes (S-TIE-02).
    pub(crate) const fn all_cubes(&self) -> u8 {
        self.cubes[0] + self.cubes[1] + self.cubes[2]
    }

    /// Dwellers owned (S-TIE-02).
    pub(crate) const fn dwellers(&self) -> u8 {
        self.owned.count_ones() as u8
    }

    /// Items held.
    pub(crate) const fn item_count(&self) -> u8 {
        self.items.count_ones() as u8
    }

    /// The letter a dweller is trained in.
    pub(crate) fn letter_of(&self, dweller: u8) -> Option<Letter> {
        let slot = self.slots.iter().position(|other| *other == dweller)?;
        Some(Letter::ALL[slot])
    }
}

impl State {
    /// The round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// The player at a seat.
    pub(crate) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// The players at the table, clockwise from the first seat.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::new)
    }

    /// What is being done.
    pub(crate) fn top(&self) -> Option<What> {
        self.frames.last().map(|frame| frame.what)
    }
}

/// The numbers in a set, lowest first.
#[inline]
pub(crate) fn numbers_in(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

/// Dwellers of a set, lowest first.
#[inline]
pub(crate) fn dwellers_of(set: u8) -> impl Iterator<Item = u8> {
    numbers_in(u64::from(set))
}

/// Bytes written down as what they mean: a number, or nothing for [`NONE`].
pub(crate) mod optional {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    use super::NONE;

    /// A byte or some bytes of which each may be nothing.
    pub trait Bytes: Sized {
        fn list(&self) -> Vec<Option<u8>>;
        fn from_list(list: Vec<Option<u8>>) -> Option<Self>;
    }

    impl<const N: usize> Bytes for [u8; N] {
        fn list(&self) -> Vec<Option<u8>> {
            self.iter().map(|byte| (*byte != NONE).then_some(*byte)).collect()
        }

        fn from_list(list: Vec<Option<u8>>) -> Option<Self> {
            let bytes: Vec<u8> = list.into_iter().map(|byte| byte.unwrap_or(NONE)).collect();
            bytes.try_into().ok()
        }
    }

    impl<const N: usize, const M: usize> Bytes for [[u8; N]; M] {
        fn list(&self) -> Vec<Option<u8>> {
            self.iter().flat_map(Bytes::list).collect()
        }

        fn from_list(list: Vec<Option<u8>>) -> Option<Self> {
            let rows: Option<Vec<[u8; N]>> = list.chunks(N).map(|row| Bytes::from_list(row.to_vec())).collect();
            rows?.try_into().ok()
        }
    }

    pub fn serialize<S: Serializer, B: Bytes>(bytes: &B, serializer: S) -> Result<S::Ok, S::Error> {
        bytes.list().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, B: Bytes>(deserializer: D) -> Result<B, D::Error> {
        let list = Vec::deserialize(deserializer)?;
        B::from_list(list).ok_or_else(|| de::Error::custom("a list of another length"))
    }

    /// One byte alone.
    pub mod one {
        use super::{Deserialize, Deserializer, NONE, Serialize, Serializer};

        pub fn serialize<S: Serializer>(byte: &u8, serializer: S) -> Result<S::Ok, S::Error> {
            (*byte != NONE).then_some(*byte).serialize(serializer)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
            Ok(Option::deserialize(deserializer)?.unwrap_or(NONE))
        }
    }
}
