//! What is kept of a room besides the log of its game: every version that was ever written can be read, each by a step
//! to the next. Version 1 had no field for its version, nor for the game, which the store knows.

use kernel::{Contributions, Seats, Secret};
use protocol::{Clock, Controller, Phase};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::token::Kept;

/// The newest version, in which records are written.
pub(crate) const FORMAT: u64 = 2;

/// What is kept of a room besides the log of its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RoomRecord<S> {
    /// The version of this format.
    pub(crate) format: u64,
    /// The game's name.
    pub(crate) game: String,
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

/// Reads the record of a room of a game.
///
/// # Errors
/// What is wrong with it, for the log of the server.
pub(crate) fn read<S: DeserializeOwned>(game: &str, text: &str) -> Result<RoomRecord<S>, String> {
    let mut fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let format = match fields.get("format") {
        None => 1,
        Some(format) => format.as_u64().ok_or("its format is no number")?,
    };
    if format > FORMAT {
        return Err(format!("it has format version {format}, and this program reads versions 1 to {FORMAT}"));
    }
    if format < 2 {
        add_game(&mut fields, game);
    }
    let record: RoomRecord<S> = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
    if record.game != game {
        return Err(format!("it is a record of `{}`, not of `{game}`", record.game));
    }
    Ok(record)
}

/// From version 1 to version 2.
fn add_game(fields: &mut Map<String, Value>, game: &str) {
    fields.insert("format".to_owned(), 2.into());
    fields.insert("game".to_owned(), game.into());
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

#[cfg(test)]
mod tests {
    use super::*;

    const V1: &str = include_str!("record/room-v1.json");
    const V2: &str = include_str!("record/room-v2.json");

    #[test]
    fn every_version_is_read_as_the_newest() {
        let [old, new] = [V1, V2].map(|text| read::<Value>("toy", text).unwrap());
        let [old, new] = [old, new].map(|record| serde_json::to_value(record).unwrap());
        assert_eq!(old, new);
        assert_eq!(new, serde_json::from_str::<Value>(V2).unwrap());
    }

    #[test]
    fn what_is_no_record_of_the_game_is_refused() {
        let error = |text: &str| read::<Value>("toy", text).expect_err("it is none");
        assert_eq!(
            error(&V2.replacen("\"format\":2", "\"format\":3", 1)),
            "it has format version 3, and this program reads versions 1 to 2"
        );
        assert_eq!(
            error(&V2.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1)),
            "it is a record of `chess`, not of `toy`"
        );
        assert!(error(&V1.replacen("\"seats\"", "\"chairs\"", 1)).contains("seats"));
        assert!(!error("nonsense").is_empty());
    }
}
