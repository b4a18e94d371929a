//! What an example says of events: that something happened, how often, and in which order. Events are told in words as
//! soon as they happen, while it is still known what has which number.

use kernel::{Audience, Recorded, RuleId};
use pack::one_of;
use pack::{Argument, Mistake, Property, Word, nearest, say};
use serde::Serialize;
use serde_json::Value;

use crate::shape::{Kind, Variant, variants};
use crate::words::variant;

use super::differs;
use super::{Checker, Claim, Examples, Held, Position, fails, or_none, other_value, plainly};

/// The rule by which something happened.
const RULE: &str = "rule";

/// What an event says: names and values.
pub type Fields = Vec<(String, String)>;

/// An event with names for seats, spaces and cards.
pub struct ToldEvent {
    name: String,
    rule: RuleId,
    audience: Audience,
    fields: Fields,
}

impl ToldEvent {
    pub(super) fn of<G: Examples>(
        position: &Position<G>,
        before: &mut G::Before,
        recorded: &Recorded<G::Event>,
    ) -> ToldEvent {
        let (name, fields) = G::tell(position, before, recorded);
        ToldEvent { name, rule: recorded.rule, audience: recorded.audience, fields }
    }

    /// Whether it has this name and all these particulars.
    fn fits(&self, name: &str, properties: &[Property]) -> bool {
        let has = |property: &Property| {
            let expected = plainly(&property.value);
            match property.name.text.as_str() {
                RULE => self.rule.as_str() == expected,
                key => self.fields.iter().any(|(field, value)| field == key && *value == expected),
            }
        };
        self.name == name && properties.iter().all(has)
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

/// The name of an event and what it says; `say` puts a value under a name into words.
pub fn fields_of<E: Serialize>(
    event: &E,
    only_part: &dyn Fn(&str) -> &'static str,
    say: &dyn Fn(&str, &Value) -> String,
) -> (String, Fields) {
    let (name, body) = variant(event);
    let fields = match &body {
        Value::Null => Vec::new(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.replace('_', "-"), say(key, value))).collect(),
        alone => {
            let only = only_part(&name);
            vec![(only.to_owned(), say(only, alone))]
        }
    };
    (name, fields)
}

/// All events by their names; those that stand inside of another one instead of it.
pub(super) fn events_of<G: Examples>() -> Vec<Variant> {
    let inner = G::inner_events();
    let is_outer = |event: &Variant| inner.iter().any(|(outer, _)| *outer == event.name);
    let mut all: Vec<Variant> = variants::<G::Event>().into_iter().filter(|event| !is_outer(event)).collect();
    all.extend(inner.into_iter().flat_map(|(_, events)| events));
    all
}

/// What is said of an event must be able to be true: it has such a part, and the part such a value.
fn can_be<G: Examples>(checker: &Checker<'_, G>, event: &str, property: &Property) -> Held {
    let (part, value) = (property.name.text.as_str(), plainly(&property.value));
    // Whether there is such a rule, whoever has the rulebook says.
    if part == RULE {
        return Ok(());
    }
    let all = events_of::<G>().into_iter().find(|variant| variant.name == event);
    let parts = all.map(|variant| variant.parts).unwrap_or_default();
    let name = |name: &str| if name.is_empty() { G::only_part(event).to_owned() } else { name.replace('_', "-") };
    let Some((_, kind)) = parts.iter().find(|(other, _)| name(other) == part) else {
        let names: Vec<String> = parts.iter().map(|(other, _)| name(other)).chain([RULE.to_owned()]).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let message = say!("no-event-part", "'{event}' has no '{part}'", event, part);
        let mistake = fails(&property.name, message).expecting(one_of(&names));
        return Err(mistake.suggesting(nearest(part, names)));
    };
    let words = G::part_values(checker.position, event, part);
    if is_value(kind, words.as_deref(), &value) {
        return Ok(());
    }
    let mut words = words.unwrap_or_default();
    if let (Kind::Name(names), true) = (kind, words.is_empty()) {
        words.extend(names.iter().map(|name| (*name).to_owned()));
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Err(never(property).suggesting(nearest(&value, words.iter().copied())).expecting_some(&words))
}

/// The part is never that.
fn never(property: &Property) -> Mistake {
    differs(&property.value, super::said::never(&property.name.text))
}

/// Whether the words can be a value of the kind; `known` are the words for what is a number to the rules.
fn is_value(kind: &Kind, known: Option<&[String]>, value: &str) -> bool {
    let mut words = value.split([' ', '+']);
    match (kind, known) {
        (Kind::Maybe(_) | Kind::List(_), _) if value == "none" => true,
        (Kind::Maybe(kind), _) => is_value(kind, known, value),
        (Kind::List(kind), _) => words.all(|word| is_value(kind, known, word)),
        (Kind::Array(length, kind), _) => {
            words.clone().count() == *length && words.all(|word| is_value(kind, known, word))
        }
        (Kind::Flag, _) => matches!(value, "true" | "false"),
        (Kind::Name(names), _) => words.next().is_some_and(|first| {
            // Files write some of them with a sign more.
            let plain = |word: &str| word.replace(['-', ':'], "");
            names.iter().any(|name| plain(first).starts_with(&plain(name)))
        }),
        (Kind::Number, Some(known)) => {
            known.iter().any(|word| word == value) || words.all(|one| known.iter().any(|word| word == one))
        }
        (Kind::Number, None) => value.parse::<u64>().is_ok(),
        (Kind::Signed, _) => value.parse::<i64>().is_ok(),
        (Kind::Other, _) => true,
    }
}

impl<G: Examples> Checker<'_, G> {
    /// The events that the viewer may know of.
    fn happened(&self) -> impl Iterator<Item = &ToldEvent> {
        self.position.told.iter().filter(|told| told.audience.includes(self.viewer))
    }

    /// Such an event must be able to happen.
    fn can_happen(&self, word: &Word, properties: &[Property]) -> Held {
        let names: Vec<String> = events_of::<G>().into_iter().map(|event| event.name.to_owned()).collect();
        if !names.contains(&word.text) {
            let suggestion = nearest(&word.text, names.iter().map(String::as_str));
            let parts: Vec<&str> = word.text.split('-').collect();
            let is_like = |name: &&str| name.split('-').any(|part| parts.contains(&part));
            let alike: Vec<&str> = names.iter().map(String::as_str).filter(is_like).collect();
            let message = say!("no-event", "no event has this name");
            return Err(fails(word, message).suggesting(suggestion).expecting_some(&alike));
        }
        properties.iter().try_for_each(|property| can_be(self, &word.text, property))?;
        let mut people: Vec<String> = Vec::new();
        for property in properties.iter().filter(|property| G::OTHERS.contains(&property.name.text.as_str())) {
            let who = plainly(&property.value);
            if people.contains(&who) {
                return Err(never(property));
            }
            people.push(who);
        }
        Ok(())
    }

    pub(super) fn event(&self, claim: &mut Claim<'_>, wanted: bool) -> Held {
        let word = word_of(claim.argument()?);
        let times = claim.property("times");
        // What does not happen has no number, and cites nothing: with a rule that the event never cites, the claim would
        // always hold.
        let rule = claim.property(RULE);
        if let (Some(meaningless), false) = (times.or(rule), wanted) {
            return Err(claim.cannot_ask(&meaningless.name));
        }
        if let Some(times) = times.filter(|times| times.value.written() == "0") {
            return Err(fails(&times.name, say!("times-zero", "what does not happen is a 'no-event'")));
        }
        let mut properties = claim.properties().to_vec();
        properties.retain(|property| property.name.text != "times");
        self.can_happen(&word, &properties)?;
        if !wanted && !self.position.has_begun() {
            let message = say!("nothing-yet", "nothing is played before this, so nothing can happen");
            return Err(claim.fails(message));
        }
        let found = self.happened().filter(|told| told.fits(&word.text, &properties)).count();
        match times {
            _ if !wanted && found == 0 => return Ok(()),
            None if wanted && found != 0 => return Ok(()),
            Some(times) if wanted && times.value.written() == found.to_string() => return Ok(()),
            Some(times) if wanted => return Err(other_value(times, &found.to_string())),
            _ => {}
        }
        let all = self.all_happened();
        Err(claim.fails(if wanted {
            say!("not-happened", "expected this event, found {all}", all)
        } else {
            say!("happened", "expected that this does not happen, found {all}", all)
        }))
    }

    /// Events in their order: names alone, or lines with particulars in braces. Others may come between them.
    pub(super) fn order_of_events(&self, claim: &mut Claim<'_>) -> Held {
        let lines = claim.block();
        let mut expected: Vec<(Word, &[Property])> = Vec::new();
        for line in lines {
            let mut one = Claim::new(line);
            expected.push((line.name.clone(), one.properties()));
            one.finish()?;
        }
        if lines.is_empty() {
            expected.extend(claim.some()?.iter().map(|argument| (word_of(argument), &[][..])));
        }
        expected.iter().try_for_each(|(word, properties)| self.can_happen(word, properties))?;
        let mut left = self.happened();
        for (word, properties) in expected {
            if !left.any(|told| told.fits(&word.text, properties)) {
                let all = self.all_happened();
                return Err(fails(&word, say!("other-order", "expected in this order, found {all}", all)));
            }
        }
        Ok(())
    }

    fn all_happened(&self) -> String {
        or_none(self.happened().map(ToldEvent::in_words).collect())
    }
}

fn word_of(argument: &Argument) -> Word {
    Word { text: argument.written(), spot: argument.spot.clone() }
}
