//! The state of a game of Shelter: one flat value without pointers, cheap enough to search with.

use std::ops::{Deref, DerefMut};

use kernel::{Cup, FixedVec, Seat, Seats, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Letter, MOST_CARDS},
    event::Pile,
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

/// All that changes in a game: what lies open on the table, and what does not.
///
/// Whatever everybody may know is a field of [`Public`], and reads as a field of the state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody may know. Every view contains it as it is.
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

impl Deref for State {
    type Target = Public;

    #[inline]
    fn deref(&self) -> &Public {
        &self.public
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Public {
        &mut self.public
    }
}

/// What everybody may know of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The table options.
    pub options: Options,
    /// Events so far; numbers the next one.
    pub events: u32,
    /// The round, from 1.
    pub round: u16,
    /// Players at the table.
    pub seats: u8,
    /// Holder of the first player token.
    pub first: Seat,
    /// The player whose turn it is or was last.
    pub active: Seat,
    /// Players who have passed in this round.
    pub passed: Seats,
    /// Rounds begun since anybody placed a dweller.
    pub idle_rounds: u8,
    /// What triggered the end, if anything did.
    pub end: Option<EndTrigger>,
    /// Final places; empty before the end.
    pub places: FixedVec<u8, PLAYERS>,
    /// The players, clockwise; at places where nobody sits, one without a colour.
    #[serde(with = "present")]
    pub players: [Player; PLAYERS],
    /// The vault.
    pub vault: Vault,
    /// The discard piles, the latest card last; anybody may look through them.
    pub discards: Piles,
    /// The item track; a gap is [`NONE`].
    #[serde(with = "optional")]
    pub item_track: [u8; FACEUP],
    /// The room track.
    #[serde(with = "optional")]
    pub room_track: [u8; FACEUP],
    /// What the running turn has under way.
    pub(crate) turn: Turn,
    /// What is being done, the innermost procedure last.
    pub(crate) frames: FixedVec<Frame, DEPTH>,
}

/// What not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Secret {
    pub cup: Cup,
    /// Happiness of the players: with the option `hidden-happiness` only they know it until the end.
    pub happiness: [u16; PLAYERS],
    /// The draw piles, top card last.
    pub piles: Piles,
}

/// One pile of each kind of cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piles {
    /// Items.
    pub items: FixedVec<u8, MOST_CARDS>,
    /// Rooms.
    pub rooms: FixedVec<u8, MOST_CARDS>,
    /// Threats.
    pub threats: FixedVec<u8, MOST_CARDS>,
}

impl Piles {
    /// The pile of a kind.
    #[must_use]
    pub const fn of(&self, pile: Pile) -> &FixedVec<u8, MOST_CARDS> {
        match pile {
            Pile::Items => &self.items,
            Pile::Rooms => &self.rooms,
            Pile::Threats => &self.threats,
        }
    }

    pub(crate) const fn of_mut(&mut self, pile: Pile) -> &mut FixedVec<u8, MOST_CARDS> {
        match pile {
            Pile::Items => &mut self.items,
            Pile::Rooms => &mut self.rooms,
            Pile::Threats => &mut self.threats,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 2048, "a state is copied at every step of a search");

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
    pub cubes: [u8; 3],
    /// The colour, as the number of its elevator; [`NONE`] where nobody sits.
    pub color: u8,
    /// Items held, as a set of cards.
    #[serde(with = "kernel::number_set")]
    pub items: u64,
    /// Those of them that are exhausted.
    #[serde(with = "kernel::number_set")]
    pub exhausted: u64,
    /// Dwellers out of the box, as a set.
    pub owned: u8,
    /// Dwellers in front of the player, in training slots included.
    pub available: u8,
    /// Injured dwellers, as a set.
    pub injured: u8,
    /// The dweller in each training slot; [`NONE`] for none.
    #[serde(with = "optional")]
    pub slots: [u8; 7],
    /// Where each dweller is.
    pub at: [At; DWELLERS],
    /// The training each dweller is due at the recall.
    pub due: [Due; DWELLERS],
}

/// A dweller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dweller {
    /// Where it is.
    pub at: At,
    /// Whether it is injured.
    pub injured: bool,
    /// The training it is due.
    pub due: Due,
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
pub(crate) struct Turn {
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
    pub trainees: FixedVec<u8, DWELLERS>,
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
            trainees: FixedVec::new(),
        }
    }
}

impl Player {
    /// A player before the start.
    pub(crate) const fn new(color: u8) -> Player {
        Player {
            cubes: [0; 3],
            color,
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

    /// Items held, each with whether it is exhausted.
    pub fn held(&self) -> impl Iterator<Item = (u8, bool)> {
        let exhausted = self.exhausted;
        numbers_in(self.items).map(move |card| (card, exhausted & (1 << card) != 0))
    }

    /// The dwellers, those in the box included.
    #[must_use]
    pub fn all_dwellers(&self) -> [Dweller; DWELLERS] {
        std::array::from_fn(|dweller| Dweller {
            at: self.at[dweller],
            injured: self.injured & (1 << dweller) != 0,
            due: self.due[dweller],
        })
    }

    /// The dweller in each training slot.
    #[must_use]
    pub fn trained(&self) -> [Option<u8>; 7] {
        self.slots.map(card)
    }

    /// Items held.
    pub(crate) const fn item_count(&self) -> u8 {
        self.items.count_ones() as u8
    }

    /// Whether two dwellers are alike in all that the rules look at. A training that they share (S-RULING-42) belongs to
    /// neither of them yet.
    pub(crate) fn are_alike(&self, one: u8, other: u8) -> bool {
        let [one_due, other_due] = [one, other].map(|dweller| self.due[dweller as usize]);
        let is_shared = |due: Due| matches!(due, Due::Training { shared: true, .. });
        self.at[one as usize] == self.at[other as usize]
            && (self.injured >> one) & 1 == (self.injured >> other) & 1
            && self.letter_of(one) == self.letter_of(other)
            && (one_due == other_due || is_shared(one_due) || is_shared(other_due))
    }

    /// The letter a dweller is trained in.
    #[must_use]
    pub fn letter_of(&self, dweller: u8) -> Option<Letter> {
        let slot = self.slots.iter().position(|other| *other == dweller)?;
        Some(Letter::ALL[slot])
    }
}

impl State {
    /// A table before anything lies on it.
    pub(crate) fn new(options: Options, seats: u8, first: Seat, players: [Player; PLAYERS], cup: Cup) -> State {
        let public = Public {
            options,
            events: 0,
            round: 0,
            seats,
            first,
            active: first,
            passed: Seats::NONE,
            idle_rounds: 0,
            end: None,
            places: FixedVec::new(),
            players,
            vault: Vault::new(seats + 1),
            discards: Piles::default(),
            item_track: [NONE; FACEUP],
            room_track: [NONE; FACEUP],
            turn: Turn::new(),
            frames: FixedVec::new(),
        };
        State { public, secret: Secret { cup, happiness: [0; PLAYERS], piles: Piles::default() } }
    }

    /// The round, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.public.round
    }

    /// The happiness of a player.
    pub(crate) const fn happiness(&self, seat: Seat) -> u16 {
        self.secret.happiness[seat.index() & 3]
    }

    pub(crate) const fn happiness_mut(&mut self, seat: Seat) -> &mut u16 {
        &mut self.secret.happiness[seat.index() & 3]
    }
}

impl Public {
    /// The player at a seat.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 3]
    }

    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 3]
    }

    /// The players at the table, clockwise from the first seat.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat::new)
    }

    /// The players at the table, clockwise from the first seat.
    #[must_use]
    pub fn seated(&self) -> &[Player] {
        &self.players[..usize::from(self.seats).min(PLAYERS)]
    }

    /// Items on their track; a gap is nothing.
    #[must_use]
    pub fn faceup_items(&self) -> [Option<u8>; FACEUP] {
        self.item_track.map(card)
    }

    /// Rooms on their track.
    #[must_use]
    pub fn faceup_rooms(&self) -> [Option<u8>; FACEUP] {
        self.room_track.map(card)
    }

    /// What is being done.
    pub(crate) fn top(&self) -> Option<What> {
        self.frames.last().map(|frame| frame.what)
    }
}

/// A card, dweller or nothing.
fn card(number: u8) -> Option<u8> {
    (number != NONE).then_some(number)
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

/// Players, without the places at the end where nobody sits.
mod present {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use super::{NONE, PLAYERS, Player};

    pub fn serialize<S: Serializer>(players: &[Player; PLAYERS], serializer: S) -> Result<S::Ok, S::Error> {
        let seats = players.iter().rposition(|player| player.color != NONE).map_or(0, |last| last + 1);
        serializer.collect_seq(&players[..seats])
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Player; PLAYERS], D::Error> {
        let written = Vec::<Player>::deserialize(deserializer)?;
        if written.len() > PLAYERS {
            return Err(de::Error::custom(format!("more than {PLAYERS} players")));
        }
        let mut players = [Player::new(NONE); PLAYERS];
        players.iter_mut().zip(written).for_each(|(player, written)| *player = written);
        Ok(players)
    }
}
