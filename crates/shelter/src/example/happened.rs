//! Events in words.

use harness::example::{Fields, fields_of};
use kernel::{Recorded, Seat, Viewer};
use serde_json::Value;

use crate::{
    event::{Event, Pile},
    state::DWELLERS,
    vault::{LEVELS, SpaceRef},
    view::View,
};

use super::{Position, words_of};

/// The event's name and what it says, with names for seats, spaces and cards.
pub(super) fn tell(position: &Position, recorded: &Recorded<Event>) -> (String, Fields) {
    let event = &recorded.event;
    let view = View::of(&position.state, Viewer::Referee);
    let words = words_of(position, &view);
    let say = |key: &str, value: &Value| {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        match (key, number) {
            ("seat", Some(seat)) => words.player(Seat::new(seat)),
            ("space", Some(space)) => SpaceRef::from_index(space).map(|at| words.space(at)).unwrap_or_default(),
            ("card", Some(card)) if matches!(event, Event::TrackFilled { pile: Pile::Rooms, .. }) => {
                words.room(card).to_owned()
            }
            ("card", Some(card)) => words.item(card).to_owned(),
            ("room", Some(card)) => words.room(card).to_owned(),
            ("threat", Some(card)) => words.threat(card).to_owned(),
            _ => plain(value),
        }
    };
    fields_of(event, &only_part, &say)
}

/// What the one value of an event is.
pub(super) fn only_part(event: &str) -> &'static str {
    match event {
        "turn-began" | "income-declined" | "income-taken" | "token-taken" | "build-declined" | "exchange-opened"
        | "fight-decided" => "seat",
        _ => "value",
    }
}

/// The words for a part that is a number to the rules.
pub(super) fn part_values(position: &Position, event: &str, part: &str) -> Option<Vec<String>> {
    let view = View::of(&position.state, Viewer::Referee);
    let (words, content) = (words_of(position, &view), &position.game.content);
    let items = || content.items.iter().map(|item| item.id.clone());
    let rooms = || content.rooms.iter().map(|room| room.id.clone());
    Some(match part {
        "seat" => position.players.clone(),
        "space" => (0..64).filter_map(SpaceRef::from_index).map(|at| words.space(at)).collect(),
        "card" if event == "track-filled" => items().chain(rooms()).collect(),
        "card" => items().collect(),
        "room" => rooms().collect(),
        "dice" => (1..=6).map(|face: u8| face.to_string()).collect(),
        "level" => (0..LEVELS).map(|level| level.to_string()).collect(),
        "places" => (1..=position.state.seats).map(|place| place.to_string()).collect(),
        "dweller" => (0..DWELLERS).map(|dweller| dweller.to_string()).collect(),
        "ability" => {
            let most = content.items.iter().map(|item| item.uses.len()).max().unwrap_or_default();
            (0..most).map(|ability| ability.to_string()).collect()
        }
        "threat" => content.threats.iter().map(|threat| threat.id.clone()).collect(),
        _ => return None,
    })
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("+"),
        Value::Null => "none".to_owned(),
        Value::Object(map) => {
            map.iter().map(|(key, value)| format!("{key}:{}", plain(value))).collect::<Vec<_>>().join("+")
        }
        other => other.to_string(),
    }
}
