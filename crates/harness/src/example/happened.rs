//! What an example says of events: that something happened, how often, and in which order. Events are told in words as
//! soon as they happen, while it is still known what has which number.

use kernel::{Audience, Recorded, RuleId};
use pack::{nearest, say};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::words::variant;

use super::{Checker, Claim, Examples, Held, Position, differs, or_none, plainly};

/// What an event says: names and values.
pub type Fields = Vec<(String, String)>;

/// An event with names for seats, spaces and cards.
pub struct Told {
    name: String,
    rule: RuleId,
    audience: Audience,
    fields: Fields,
}

impl Told {
    pub(super) fn of<G: Examples>(
        position: &Position<G>,
        before: &mut G::Before,
        recorded: &Recorded<G::Event>,
    ) -> Told {
        let (name, fields) = G::tell(position, before, recorded);
        Told { name, rule: recorded.rule, audience: recorded.audience, fields }
    }

    /// For reports.
    fn in_words(&self) -> String {
        let fields = self.fields.iter().map(|(key, value)| {
            let quoted = value.is_empty() || value.contains([' ', '+', ':']);
            if quoted { format!(" {key}=\"{value}\"") } else { format!(" {key}={value}") }
        });
        format!("[{}{}]", self.name, fields.collect::<String>())
    }
}

/// The name of an event and what it says; `only` names the one value of an event that has no names for its parts, and
/// `say` puts a value under a name into words.
pub fn fields_of<E: Serialize>(event: &E, only: &str, say: &dyn Fn(&str, &Value) -> String) -> (String, Fields) {
    let (name, body) = variant(event);
    let fields = match &body {
        Value::Null => Vec::new(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.replace('_', "-"), say(key, value))).collect(),
        alone => vec![(only.to_owned(), say(only, alone))],
    };
    (name, fields)
}

/// The names of all variants, as the type itself knows them.
fn names_of<E: DeserializeOwned>() -> Vec<String> {
    // No variant is called so, and the complaint lists those that there are.
    let complaint = serde_json::from_str::<E>("\"\"").err().map(|error| error.to_string()).unwrap_or_default();
    complaint.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

impl<G: Examples> Checker<'_, G> {
    /// The events that the viewer may know of.
    fn happened(&self) -> impl Iterator<Item = &Told> {
        self.position.told.iter().filter(|told| told.audience.includes(self.viewer))
    }

    pub(super) fn event(&self, claim: &mut Claim<'_>, wanted: bool) -> Held {
        let word = claim.argument()?;
        let name = word.written();
        let names = names_of::<G::Event>();
        if !names.contains(&name) {
            let suggestion = nearest(&name, names.iter().map(String::as_str));
            let message = say!("no-event", "no event has this name");
            return Err(differs(word, message).suggesting(suggestion));
        }
        let times = claim.property("times");
        let properties = claim.properties();
        let fits = |told: &&Told| {
            told.name == name
                && properties.iter().filter(|property| property.name.text != "times").all(|property| {
                    let expected = plainly(&property.value);
                    match property.name.text.as_str() {
                        "rule" => told.rule.as_str() == expected,
                        key => told.fields.iter().any(|(field, value)| field == key && *value == expected),
                    }
                })
        };
        let found = self.happened().filter(fits).count();
        match times {
            _ if !wanted && found == 0 => return Ok(()),
            None if wanted && found != 0 => return Ok(()),
            Some(times) if wanted && times.value.written() == found.to_string() => return Ok(()),
            Some(times) if wanted => {
                return Err(differs(&times.value, say!("happened-times", "it happened {found} times", found)));
            }
            _ => {}
        }
        let all = or_none(self.happened().map(Told::in_words).collect());
        Err(claim.fails(if wanted {
            say!("not-happened", "this did not happen; what happened: {all}", all)
        } else {
            say!("happened", "this did happen; what happened: {all}", all)
        }))
    }

    pub(super) fn order_of_events(&self, claim: &mut Claim<'_>) -> Held {
        let mut left = self.happened();
        for argument in claim.some()? {
            let name = argument.written();
            if !left.any(|told| told.name == name) {
                let all: Vec<&str> = self.happened().map(|told| told.name.as_str()).collect();
                let all = all.join(" ");
                return Err(differs(argument, say!("other-order", "not in this order; the order was {all}", all)));
            }
        }
        Ok(())
    }
}
