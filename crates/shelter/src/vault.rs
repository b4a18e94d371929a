//! Chapter VAULT: levels, slots, columns and spaces (S-VAULT-01 to S-VAULT-06).
//!
//! A vault of N players has N + 1 levels; level 0 is on top and belongs to nobody. Each level has an elevator and six
//! slots for rooms, each room one or two spaces. Room spaces are numbered through all levels from 0 to 59, the
//! spaces of the coloured elevators from 60 to 63, so that any set of spaces is one 64-bit number.

use kernel::{Seat, numbers_in};
use serde::{Deserialize, Serialize};

use crate::{
    content::{Content, Space, SpaceId},
    options::ColumnMap,
    state::{NONE, optional},
};

/// The most levels: the top one and one for each of four players.
pub const LEVELS: usize = 5;
/// Room spaces of one level.
const SPACES_PER_LEVEL: u8 = 12;
/// The number of the first elevator space.
const FIRST_ELEVATOR: u8 = 60;

/// A place for one room on a level, from far left to far right (S-VAULT-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// Far left.
    L3,
    /// Middle left.
    L2,
    /// Left, beside the elevator.
    L1,
    /// Right, beside the elevator.
    R1,
    /// Middle right.
    R2,
    /// Far right.
    R3,
}

impl Slot {
    /// All six, from left to right.
    pub const ALL: [Slot; 6] = [Slot::L3, Slot::L2, Slot::L1, Slot::R1, Slot::R2, Slot::R3];

    /// The slot between this one and the elevator.
    #[must_use]
    pub const fn inner(self) -> Option<Slot> {
        match self {
            Slot::L3 => Some(Slot::L2),
            Slot::L2 => Some(Slot::L1),
            Slot::R2 => Some(Slot::R1),
            Slot::R3 => Some(Slot::R2),
            Slot::L1 | Slot::R1 => None,
        }
    }

    /// Whether the outer space of a room here is its left one.
    const fn is_left(self) -> bool {
        matches!(self, Slot::L3 | Slot::L2 | Slot::L1)
    }
}

/// The left or the right space of a room; a room with one space has only the left one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The left or only space.
    Left,
    /// The right space.
    Right,
}

/// A space in the vault, by its number from 0 to 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SpaceRef(u8);

impl From<SpaceRef> for u8 {
    fn from(space: SpaceRef) -> u8 {
        space.0
    }
}

impl TryFrom<u8> for SpaceRef {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<SpaceRef, &'static str> {
        SpaceRef::from_index(index).ok_or("a vault has no more than 64 spaces")
    }
}

/// Where a space is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a room slot.
    Room {
        /// The level, 0 on top.
        level: u8,
        /// The slot.
        slot: Slot,
        /// Which space of the room.
        side: Side,
    },
    /// The space of the coloured elevator of a level.
    Elevator {
        /// The level, from 1.
        level: u8,
    },
}

impl SpaceRef {
    /// All spaces of rooms, as a set.
    pub(crate) const ROOMS: u64 = (1 << FIRST_ELEVATOR) - 1;

    /// The space of a room slot.
    #[must_use]
    pub const fn room(level: u8, slot: Slot, side: Side) -> SpaceRef {
        SpaceRef(level * SPACES_PER_LEVEL + slot as u8 * 2 + side as u8)
    }

    /// The space of the coloured elevator on a level from 1 to 4.
    #[must_use]
    pub const fn elevator(level: u8) -> SpaceRef {
        SpaceRef(FIRST_ELEVATOR + level - 1)
    }

    /// The space with this number, from 0 to 63.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<SpaceRef> {
        if index < 64 { Some(SpaceRef(index)) } else { None }
    }

    /// Its number.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its place in a set of spaces.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Where it is.
    #[must_use]
    pub const fn place(self) -> Place {
        if self.0 >= FIRST_ELEVATOR {
            return Place::Elevator { level: (self.0 & 63) - FIRST_ELEVATOR + 1 };
        }
        let in_level = self.0 % SPACES_PER_LEVEL;
        Place::Room {
            level: self.0 / SPACES_PER_LEVEL,
            slot: Slot::ALL[in_level as usize / 2],
            side: if in_level.is_multiple_of(2) { Side::Left } else { Side::Right },
        }
    }

    /// The level it is on.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self.place() {
            Place::Room { level, .. } | Place::Elevator { level } => level,
        }
    }

    /// The spaces of a set, in order.
    #[inline]
    pub(crate) fn of_set(set: u64) -> impl Iterator<Item = SpaceRef> {
        numbers_in(set).map(SpaceRef)
    }

    /// The room spaces of a level as a set.
    pub(crate) const fn level_set(level: u8) -> u64 {
        0xFFF << (level * SPACES_PER_LEVEL)
    }
}

/// The vault as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vault {
    /// Levels in play.
    pub(crate) levels: u8,
    /// The seat that owns each level; nobody owns level 0 (S-VAULT-02).
    #[serde(with = "optional")]
    pub(crate) owners: [u8; LEVELS],
    /// The room in each slot.
    #[serde(with = "optional")]
    pub(crate) rooms: [[u8; 6]; LEVELS],
    /// The threat over each room space.
    #[serde(with = "optional")]
    pub(crate) threats: [u8; 60],
    /// What each space offers at present: the printed space, or that of the threat over it (S-THREAT-05).
    #[serde(with = "optional")]
    pub(crate) offers: [u8; 64],
    /// Spaces that exist.
    pub(crate) built: u64,
    /// Spaces with a dweller (S-PLACE-02).
    pub(crate) occupied: u64,
    /// Spaces under a threat.
    pub(crate) threatened: u64,
}

impl Vault {
    /// An empty vault.
    pub(crate) const fn new(levels: u8) -> Vault {
        Vault {
            levels,
            owners: [NONE; LEVELS],
            rooms: [[NONE; 6]; LEVELS],
            threats: [NONE; 60],
            offers: [NONE; 64],
            built: 0,
            occupied: 0,
            threatened: 0,
        }
    }

    /// Puts a room card into a slot.
    pub(crate) fn put_room(&mut self, content: &Content, level: u8, slot: Slot, room: u8) {
        self.rooms[level as usize][slot as usize] = room;
        for (space, side) in content.rooms[room as usize].spaces.iter().zip([Side::Left, Side::Right]) {
            let at = SpaceRef::room(level, slot, side);
            self.offers[at.index()] = space.0;
            self.built |= at.bit();
        }
    }

    /// Puts a coloured elevator into the column.
    pub(crate) fn put_elevator(&mut self, level: u8, space: Option<SpaceId>) {
        if let Some(space) = space {
            let at = SpaceRef::elevator(level);
            self.offers[at.index()] = space.0;
            self.built |= at.bit();
        }
    }

    /// Lays a threat over a space.
    pub(crate) fn put_threat(&mut self, content: &Content, at: SpaceRef, threat: u8) {
        self.threats[at.index()] = threat;
        self.offers[at.index()] = content.threats[threat as usize].space.0;
        self.threatened |= at.bit();
    }

    /// Takes the threat off a space, which is then as printed again.
    pub(crate) fn take_threat(&mut self, content: &Content, at: SpaceRef) -> u8 {
        let threat = std::mem::replace(&mut self.threats[at.index()], NONE);
        self.threatened &= !at.bit();
        if let Place::Room { level, slot, side } = at.place() {
            let room = self.rooms[level as usize][slot as usize];
            self.offers[at.index()] = content.rooms[room as usize].spaces[side as usize].0;
        }
        threat
    }

    /// The owner of a level (S-VAULT-02).
    #[must_use]
    pub fn owner(&self, level: u8) -> Option<Seat> {
        let owner = *self.owners.get(usize::from(level))?;
        (owner != NONE).then(|| Seat::new(owner))
    }

    /// The level of a seat.
    #[must_use]
    pub fn level_of(&self, seat: Seat) -> u8 {
        self.owners.iter().position(|owner| *owner as usize == seat.index()).unwrap_or(0) as u8
    }

    /// The room in a slot.
    #[must_use]
    pub fn room(&self, level: u8, slot: Slot) -> Option<u8> {
        let room = *self.rooms.get(usize::from(level))?.get(slot as usize)?;
        (room != NONE).then_some(room)
    }

    /// The threat over a space.
    #[must_use]
    pub fn threat(&self, at: SpaceRef) -> Option<u8> {
        self.threats.get(at.index()).copied().filter(|threat| *threat != NONE)
    }

    /// The number of rooms on a level.
    #[must_use]
    pub fn rooms_on(&self, level: u8) -> u8 {
        self.rooms[level as usize].iter().filter(|room| **room != NONE).count() as u8
    }

    /// What a space offers now, where there is one.
    pub(crate) const fn offer(&self, at: SpaceRef) -> SpaceId {
        SpaceId(self.offers[at.index()])
    }

    /// What a space offers now: what is printed there, or on the threat that covers it (S-THREAT-05).
    #[must_use]
    pub fn offered<'c>(&self, content: &'c Content, at: SpaceRef) -> Option<&'c Space> {
        content.spaces.get(usize::from(self.offer(at).0))
    }

    /// Who may take income for a placement of this seat (S-INCOME-01 to S-INCOME-03).
    #[must_use]
    pub fn income_of(&self, seat: Seat, at: SpaceRef) -> Option<Seat> {
        if self.threatened & at.bit() != 0 || at.bit() & SpaceRef::ROOMS == 0 {
            return None;
        }
        self.owner(at.level()).filter(|owner| *owner != seat)
    }

    /// The space a column number hits on a level, if a room stands there (S-VAULT-03, S-VAULT-04, S-RULING-01).
    ///
    /// S-RULING-02: where a slot has two numbers and its room one space, both hit it; where it has one number and the
    /// room two spaces, the outer space is hit.
    #[must_use]
    pub fn space_in_column(&self, content: &Content, map: ColumnMap, level: u8, column: u8) -> Option<SpaceRef> {
        let (slot, position) = slot_of_column(content, map, column)?;
        let room = content.rooms.get(usize::from(self.room(level, slot)?))?;
        let side = match position {
            _ if room.spaces.len() < 2 => Side::Left,
            Position::Left => Side::Left,
            Position::Right => Side::Right,
            Position::Only if slot.is_left() => Side::Left,
            Position::Only => Side::Right,
        };
        Some(SpaceRef::room(level, slot, side))
    }

    /// The column numbers that hit a space.
    pub fn columns_of<'c>(&'c self, content: &'c Content, map: ColumnMap, at: SpaceRef) -> impl Iterator<Item = u8> {
        (2..=12).filter(move |column| self.space_in_column(content, map, at.level(), *column) == Some(at))
    }

    /// Threats on a level.
    #[must_use]
    pub const fn threats_on(&self, level: u8) -> u8 {
        (self.threatened & SpaceRef::level_set(level)).count_ones() as u8
    }
}

/// Which of its slot's numbers a column is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Position {
    Left,
    Right,
    Only,
}

fn slot_of_column(content: &Content, map: ColumnMap, column: u8) -> Option<(Slot, Position)> {
    use Position::{Left, Only, Right};
    use Slot::{L1, L2, L3, R1, R2, R3};
    let [from_2, from_8] = match map {
        ColumnMap::OuterSingle => [
            [(L3, Only), (L2, Left), (L2, Right), (L1, Left), (L1, Right)],
            [(R1, Left), (R1, Right), (R2, Left), (R2, Right), (R3, Only)],
        ],
        ColumnMap::InnerSingle => [
            [(L3, Left), (L3, Right), (L2, Left), (L2, Right), (L1, Only)],
            [(R1, Only), (R2, Left), (R2, Right), (R3, Left), (R3, Right)],
        ],
        ColumnMap::MiddleSingle => [
            [(L3, Left), (L3, Right), (L2, Only), (L1, Left), (L1, Right)],
            [(R1, Left), (R1, Right), (R2, Only), (R3, Left), (R3, Right)],
        ],
        ColumnMap::Printed => return printed_column(content, column),
    };
    match column {
        2..=6 => Some(from_2[column as usize - 2]),
        8..=12 => Some(from_8[column as usize - 8]),
        _ => None,
    }
}

fn printed_column(content: &Content, column: u8) -> Option<(Slot, Position)> {
    content.rooms.iter().filter_map(|room| room.start.as_ref()).find_map(|start| {
        let at = start.columns.iter().position(|number| *number == column)?;
        let position = match (start.columns.len(), at) {
            (1, _) => Position::Only,
            (_, 0) => Position::Left,
            _ => Position::Right,
        };
        Some((start.slot, position))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_its_own_number() {
        let mut seen = 0u64;
        for level in 0..5 {
            for slot in Slot::ALL {
                for side in [Side::Left, Side::Right] {
                    let at = SpaceRef::room(level, slot, side);
                    assert_eq!(at.place(), Place::Room { level, slot, side });
                    seen |= at.bit();
                }
            }
        }
        for level in 1..5 {
            assert_eq!(SpaceRef::elevator(level).place(), Place::Elevator { level });
            seen |= SpaceRef::elevator(level).bit();
        }
        assert_eq!(seen, u64::MAX);
    }
}
