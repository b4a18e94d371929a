//! Events in words.

use harness::example::{Fields, fields_of};
use kernel::{Recorded, Seat, Viewer};
use serde_json::Value;

use crate::{
    event::{Event, Pile},
    vault::SpaceRef,
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
    fields_of(event, key_of_single(event), &say)
}

/// What the one value of an event is.
const fn key_of_single(event: &Event) -> &'static str {
    match event {
        Event::TurnBegan(_)
        | Event::IncomeDeclined(_)
        | Event::IncomeTaken(_)
        | Event::TokenTaken(_)
        | Event::BuildDeclined(_)
        | Event::ExchangeOpened(_)
        | Event::FightDecided(_) => "seat",
        _ => "value",
    }
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
