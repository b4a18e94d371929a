//! What is kept of a room besides the log of its game: every version that was ever written can be read, each by a step
//! to the next. Version 1 had no field for its version, nor for the game, which the store knows.

use std::time::Duration;

use kernel::{Contributions, Seats, Secret};
use protocol::{Again, Clock, Controller, Phase, Role};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::token::Kept;

/// The newest version, in which records are written.
pub(crate) const FORMAT: u64 = 3;

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
    /// How fast the game is played.
    #[serde(default, skip_serializing_if = "Pace::is_unknown")]
    pub(crate) pace: Pace,
    /// The room where the same people play again.
    pub(crate) again: Option<Again>,
}

/// A seat of a room.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatRecord {
    pub(crate) name: String,
    /// Under the name that stored rooms have it by.
    #[serde(rename = "holder")]
    pub(crate) controller: Controller,
    /// Opens the seat; none for a seat that was a bot's from the start.
    pub(crate) token: Option<Kept>,
    /// What opened it before somebody claimed it; none as long as the token is an invitation.
    pub(crate) former: Option<Kept>,
    /// Whether its person has been here.
    pub(crate) came: bool,
    /// When its person was here last, as far as that was put down before the room slept.
    pub(crate) seen: Option<u64>,
    /// Since this entry a bot plays for its person, who was not asked: the others decided that, or time was up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) replaced: Option<u32>,
    /// Whom its person does not want to hear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) mutes: Vec<Role>,
}

/// How fast a game is played: some people meet for an evening, others answer once a day.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Pace {
    /// The longest time between two answers of persons, in milliseconds; it is forgotten bit by bit.
    gap: u64,
    /// When a person last answered.
    answered: u64,
}

impl Pace {
    /// The longest that somebody is waited for, whatever the pace.
    const MOST: Duration = Duration::from_secs(7 * 24 * 3600);

    const fn is_unknown(&self) -> bool {
        self.answered == 0
    }

    /// A person has answered, or the game has begun.
    pub(crate) fn answered(&mut self, now: u64) {
        if self.answered > 0 {
            self.gap = now.saturating_sub(self.answered).max(self.gap - self.gap / 8);
        }
        self.answered = now;
    }

    /// How long somebody may be away before the others decide about the seat: three times as long as they wait anyway.
    pub(crate) fn grace(self) -> Duration {
        Duration::from_millis(self.gap.saturating_mul(3)).min(Pace::MOST)
    }
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
    if format < 3 {
        add_keys(&mut fields);
    }
    let record: RoomRecord<S> = serde_json::from_value(Value::Object(fields)).map_err(|error| error.to_string())?;
    if record.game != game {
        return Err(format!("it is a record of `{}`, not of `{game}`", record.game));
    }
    Ok(record)
}

/// From version 1 to version 2.
fn add_game(fields: &mut Map<String, Value>, game: &str) {
    fields.insert("game".to_owned(), game.into());
}

/// From version 2 to version 3: whoever comes next with the token of a seat claims it.
fn add_keys(fields: &mut Map<String, Value>) {
    fields.insert("format".to_owned(), 3.into());
    fields.entry("again").or_insert(Value::Null);
    for seat in fields.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(seat) = seat.as_object_mut() {
            seat.entry("former").or_insert(Value::Null);
            seat.entry("seen").or_insert(Value::Null);
        }
    }
}

impl<S: Clone> RoomRecord<S> {
    /// A room in which the same people play again: whatever opened a place opens it there, too.
    pub(crate) fn again(&self, secret: Secret) -> RoomRecord<S> {
        let seat = |seat: &SeatRecord| {
            // A bot that only stood in for somebody gives the seat back.
            let controller = if seat.token.is_some() { Controller::Person } else { seat.controller };
            SeatRecord { controller, came: false, seen: None, replaced: None, ..seat.clone() }
        };
        RoomRecord {
            format: FORMAT,
            game: self.game.clone(),
            setup: self.setup.clone(),
            secret,
            contributions: Contributions::none(),
            seats: self.seats.iter().map(seat).collect(),
            watch: self.watch.clone(),
            clock: self.clock,
            phase: Phase::Gathering,
            clocks: None,
            pace: Pace::default(),
            again: None,
        }
    }
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
    const V3: &str = include_str!("record/room-v3.json");

    #[test]
    fn every_version_is_read_as_the_newest() {
        for text in [V1, V2, V3] {
            let record = serde_json::to_value(read::<Value>("toy", text).unwrap()).unwrap();
            assert_eq!(record, serde_json::from_str::<Value>(V3).unwrap());
        }
    }

    #[test]
    fn whoever_plays_slowly_is_waited_for() {
        const HOUR: u64 = 3600 * 1000;
        let mut pace = Pace::default();
        for second in [1, 3, 9, 10] {
            pace.answered(second * 1000);
        }
        assert_eq!(pace.grace(), Duration::from_millis(3 * (6000 - 750)));
        pace.answered(10 * HOUR);
        assert!(pace.grace() > Duration::from_secs(24 * 3600));
        for minute in 1..100 {
            pace.answered(10 * HOUR + minute * 60_000);
        }
        assert_eq!(pace.grace(), Duration::from_secs(180));
        pace.answered(1000 * HOUR);
        assert_eq!(pace.grace(), Pace::MOST);
    }

    #[test]
    fn what_is_no_record_of_the_game_is_refused() {
        let error = |text: &str| read::<Value>("toy", text).expect_err("it is none");
        assert_eq!(
            error(&V3.replacen("\"format\":3", "\"format\":4", 1)),
            "it has format version 4, and this program reads versions 1 to 3"
        );
        assert_eq!(
            error(&V2.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1)),
            "it is a record of `chess`, not of `toy`"
        );
        assert!(error(&V1.replacen("\"seats\"", "\"chairs\"", 1)).contains("seats"));
        assert!(!error("nonsense").is_empty());
    }
}
