//! Things on the table that a text names, so that a table can lead from the name to the thing.

use kernel::Seat;
use shelter::{event::Pile, vault::SpaceRef};

use crate::shared::Linkable;

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A player.
    Seat(Seat),
    /// A space of the vault.
    Space(SpaceRef),
    /// A level of the vault.
    Level(u8),
    /// An item card.
    Item(u8),
    /// A room card.
    Room(u8),
    /// A threat card.
    Threat(u8),
    /// A deck, with its track where it has one.
    Track(Pile),
    /// A dweller.
    Dweller {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
    },
}

impl Linkable for Thing {
    /// Tracks and dwellers have no names of their own.
    fn number(self) -> Option<(u32, u32)> {
        Some(match self {
            Thing::Seat(seat) => (0, seat.index() as u32),
            Thing::Space(at) => (1, at.index() as u32),
            Thing::Level(level) => (2, u32::from(level)),
            Thing::Item(card) => (3, u32::from(card)),
            Thing::Room(card) => (4, u32::from(card)),
            Thing::Threat(card) => (5, u32::from(card)),
            Thing::Track(_) | Thing::Dweller { .. } => return None,
        })
    }

    fn numbered(kind: u32, number: u32) -> Option<Thing> {
        let number = u8::try_from(number).ok()?;
        match kind {
            0 => Some(Thing::Seat(Seat::new(number))),
            1 => SpaceRef::from_index(number).map(Thing::Space),
            2 => Some(Thing::Level(number)),
            3 => Some(Thing::Item(number)),
            4 => Some(Thing::Room(number)),
            5 => Some(Thing::Threat(number)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_back_from_their_numbers() {
        let things = [
            Thing::Seat(Seat::new(3)),
            Thing::Space(SpaceRef::from_index(63).unwrap()),
            Thing::Level(4),
            Thing::Item(255),
            Thing::Room(0),
            Thing::Threat(31),
        ];
        for thing in things {
            let (kind, number) = thing.number().unwrap();
            assert_eq!(Thing::numbered(kind, number), Some(thing));
        }
    }
}
