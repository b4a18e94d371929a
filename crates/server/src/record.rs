//! What is kept of a room besides the log of its game.

use kernel::{Contributions, Seats, Secret};
use protocol::{Clock, Controller, Phase};
use serde::{Deserialize, Serialize};

use crate::token::Kept;

/// What is kept of a room besides the log of its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RoomRecord<S> {
    pub(crate) setup: S,
    pub(crate) secret: Secret,
    pub(crate) contributions: Contributions,
    pub(crate) seats: Vec<SeatRecord>,
    /// Opens the room to those who watch.
    pub(crate) watch: Kept,
    pub(crate) clock: Option<Clock>,
    pub(crate) phase: Phase,
    /// The clocks when the room last went to sleep, unless something was played since.
    #[serde(default)]
    pub(crate) clocks: Option<String>,
}

/// A seat of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatRecord {
    pub(crate) name: String,
    /// Under the name that stored rooms have it by.
    #[serde(rename = "holder")]
    pub(crate) controller: Controller,
    /// None for a seat that was a bot's from the start.
    pub(crate) token: Option<Kept>,
    /// Whether its person has been here.
    pub(crate) came: bool,
}

impl<S> RoomRecord<S> {
    /// The seats that fit.
    pub(crate) fn seats_where(&self, fits: impl Fn(&SeatRecord) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        for (at, seat) in (0..).zip(&self.seats) {
            if fits(seat) {
                seats.insert(kernel::Seat::new(at));
            }
        }
        seats
    }

    /// The seats that persons play.
    pub(crate) fn persons(&self) -> Seats {
        self.seats_where(|seat| seat.controller.is_person())
    }

    /// The persons who have not come yet.
    pub(crate) fn awaited(&self) -> Seats {
        self.seats_where(|seat| seat.controller.is_person() && !seat.came)
    }
}
