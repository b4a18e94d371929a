//! What an example says of events: that something happened, how often, and in which order.

use kernel::Seat;
use pack::{Node, nearest, say};

use crate::{event::Event, vault::SpaceRef};

use super::{
    facts::{Checker, Held, argument, differs, or_none, plainly},
    fails,
};

impl Checker<'_> {
    pub(super) fn event(&self, node: &Node, wanted: bool) -> Held {
        let name = argument(node, 0)?.written();
        let times = node.properties.iter().find(|property| property.name.text == "times");
        let fits = |told: &Vec<(String, String)>| {
            node.properties.iter().filter(|property| property.name.text != "times").all(|property| {
                let expected = plainly(&property.value);
                told.iter().any(|(key, value)| *key == property.name.text && *value == expected)
            })
        };
        if !Event::NAMES.contains(&name.as_str()) {
            let suggestion = nearest(&name, Event::NAMES);
            return Err(differs(argument(node, 0)?, say!("no-event", "no event has this name")).suggesting(suggestion));
        }
        let happened = self.events.iter().filter(|recorded| {
            let (kind, told) = self.tell(&recorded.event);
            kind == name && fits(&told)
        });
        let found = happened.count();
        match times {
            _ if !wanted && found == 0 => return Ok(()),
            None if wanted && found != 0 => return Ok(()),
            Some(times) if wanted && times.value.written() == found.to_string() => return Ok(()),
            Some(times) if wanted => {
                return Err(differs(&times.value, say!("happened-times", "it happened {found} times", found)));
            }
            _ => {}
        }
        let all: Vec<String> = self.events.iter().map(|recorded| self.told(&recorded.event)).collect();
        let all = or_none(all);
        let message = if wanted {
            say!("not-happened", "this did not happen; what happened: {all}", all)
        } else {
            say!("happened", "this did happen; what happened: {all}", all)
        };
        Err(fails(&node.name, message))
    }

    pub(super) fn order_of_events(&self, node: &Node) -> Held {
        let mut left = self.events.iter();
        for argument in &node.arguments {
            let name = argument.written();
            if !left.any(|recorded| self.tell(&recorded.event).0 == name) {
                let all: Vec<String> = self.events.iter().map(|recorded| self.tell(&recorded.event).0).collect();
                let all = all.join(" ");
                return Err(differs(argument, say!("other-order", "not in this order; the order was {all}", all)));
            }
        }
        Ok(())
    }

    fn told(&self, event: &Event) -> String {
        let (name, properties) = self.tell(event);
        let properties: Vec<String> = properties.iter().map(|(key, value)| format!(" {key}={value}")).collect();
        format!("[{name}{}]", properties.concat())
    }

    /// The event's name and what it says, with names for seats, spaces and cards.
    fn tell(&self, event: &Event) -> (String, Vec<(String, String)>) {
        let words = self.words();
        let value = serde_json::to_value(event).unwrap_or_default();
        let (name, body) = match value {
            serde_json::Value::String(name) => return (name, Vec::new()),
            serde_json::Value::Object(map) => match map.into_iter().next() {
                Some(pair) => pair,
                None => return (String::new(), Vec::new()),
            },
            _ => return (String::new(), Vec::new()),
        };
        let number = |value: &serde_json::Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
        let say = |key: &str, value: &serde_json::Value| match (key, number(value)) {
            ("seat", Some(seat)) => words.player(Seat::new(seat)),
            ("space", Some(space)) => SpaceRef::from_index(space).map(|at| words.space(at)).unwrap_or_default(),
            ("card", Some(card)) if name == "track-filled" => {
                let rooms = matches!(event, Event::TrackFilled { pile: crate::event::Pile::Rooms, .. });
                if rooms { words.room(card).to_owned() } else { words.item(card).to_owned() }
            }
            ("card", Some(card)) => words.item(card).to_owned(),
            ("room", Some(card)) => words.room(card).to_owned(),
            ("threat", Some(card)) => words.threat(card).to_owned(),
            _ => plain(value),
        };
        let told = match &body {
            serde_json::Value::Object(fields) => {
                fields.iter().map(|(key, value)| (key.clone(), say(key, value))).collect()
            }
            alone => {
                let of_a_seat = [
                    "turn-began",
                    "income-declined",
                    "income-taken",
                    "token-taken",
                    "build-declined",
                    "exchange-opened",
                    "fight-decided",
                ];
                let key = if of_a_seat.contains(&name.as_str()) { "seat" } else { "value" };
                vec![(key.to_owned(), say(key, alone))]
            }
        };
        (name.clone(), told)
    }
}

fn plain(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => text.clone(),
        serde_json::Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join("+"),
        serde_json::Value::Null => "none".to_owned(),
        serde_json::Value::Object(map) => {
            map.iter().map(|(key, value)| format!("{key}:{}", plain(value))).collect::<Vec<_>>().join("+")
        }
        other => other.to_string(),
    }
}
