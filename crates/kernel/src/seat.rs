//! Seats: places at the table, in clockwise order.

use serde::{Deserialize, Serialize};

/// One place at the table. Seat 0 is the first in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct Seat(u8);

/// Seats come in from outside, and no table has such a place.
impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        if usize::from(index) < Seat::MAX { Ok(Seat(index)) } else { Err(format!("there is no seat {index}")) }
    }
}

impl Seat {
    /// The most seats any game on this table has.
    pub const MAX: usize = 8;

    /// The seat at this place in clockwise order.
    #[must_use]
    pub const fn new(index: u8) -> Seat {
        Seat(index)
    }

    /// The place of the seat in clockwise order.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= count { 0 } else { next })
    }

    /// All seats of a table, clockwise from `first`.
    pub fn clockwise_from(first: Seat, count: u8) -> impl Iterator<Item = Seat> {
        let mut next = first;
        (0..count).map(move |_| {
            let seat = next;
            next = seat.next(count);
            seat
        })
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn all(count: u8) -> Seats {
        Seats(if count >= 8 { u8::MAX } else { (1 << count) - 1 })
    }

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in clockwise order from seat 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around() {
        let order: Vec<_> = Seat::clockwise_from(Seat::new(2), 4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
    }

    #[test]
    fn a_seat_from_outside_is_one_that_a_table_can_have() {
        assert_eq!(serde_json::from_str::<Seat>("7").ok(), Some(Seat::new(7)));
        assert!(serde_json::from_str::<Seat>("8").is_err());
    }
}
