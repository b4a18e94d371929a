//! Events in words. They are told as soon as they happen, while it is still known which enemy has which number.

use std::collections::BTreeMap;

use kernel::{Audience, Recorded, RuleId, Seat, Viewer};
use serde_json::Value;

use crate::{
    Wasteland,
    content::Letters,
    effect::Pile,
    event::Event,
    map::Node,
    state::State,
    view::View,
    words::{Words, dice_in, letters_word, plain_word},
};

use super::Position;

/// An event with names for seats, spaces and cards.
pub(super) struct Told {
    pub name: String,
    pub rule: RuleId,
    pub audience: Audience,
    pub fields: Vec<(String, String)>,
}

impl Told {
    /// For reports.
    pub fn in_words(&self) -> String {
        let fields = self.fields.iter().map(|(key, value)| {
            let quoted = value.is_empty() || value.contains([' ', '+', ':']);
            if quoted { format!(" {key}=\"{value}\"") } else { format!(" {key}={value}") }
        });
        format!("[{}{}]", self.name, fields.collect::<String>())
    }
}

/// The names of the enemies on the map, by their numbers.
pub(super) struct Names(BTreeMap<u8, String>);

impl Names {
    pub fn of(game: &Wasteland, state: &State) -> Names {
        let name = |(number, foe): (u8, crate::state::Foe)| {
            let token = game.content.tokens.get(usize::from(foe.token));
            (number, token.map_or_else(|| plain_word(&foe.kind), |token| token.id.clone()))
        };
        Names(state.foes.iter().map(name).collect())
    }
}

/// The names of all events, as the events themselves know them.
pub(super) fn event_names() -> Vec<String> {
    // No event is called so, and the complaint lists those that there are.
    let complaint = serde_json::from_str::<Event>("\"\"").err().map(|error| error.to_string()).unwrap_or_default();
    complaint.split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

impl Position {
    /// Takes down what happened since the last time; `names` are those of the enemies before.
    pub(super) fn hear(&mut self, mut names: Names) {
        let after = Names::of(&self.game, &self.state);
        for recorded in self.run.take_record().events {
            if let Event::EnemyAppeared { foe, kind, token, .. } = &recorded.event {
                let open = token.and_then(|token| self.game.content.tokens.get(usize::from(token)));
                let name = open.map(|token| token.id.clone()).or_else(|| after.0.get(foe).cloned());
                names.0.insert(*foe, name.unwrap_or_else(|| plain_word(kind)));
            }
            let told = self.tell(&recorded, &names);
            self.told.push(told);
        }
    }

    fn tell(&self, recorded: &Recorded<Event>, names: &Names) -> Told {
        let view = View::of(&self.game, &self.state, Viewer::Referee);
        let words = Words { content: &self.game.content, view: &view, players: &self.players };
        let teller = Teller { words, names, event: &recorded.event };
        let (name, fields) = teller.tell();
        Told { name, rule: recorded.rule, audience: recorded.audience, fields }
    }
}

struct Teller<'a> {
    words: Words<'a>,
    names: &'a Names,
    event: &'a Event,
}

impl Teller<'_> {
    fn tell(&self) -> (String, Vec<(String, String)>) {
        let (name, body) = match serde_json::to_value(self.event).unwrap_or_default() {
            Value::String(name) => return (name, Vec::new()),
            Value::Object(map) => match map.into_iter().next() {
                Some(pair) => pair,
                None => return (String::new(), Vec::new()),
            },
            _ => return (String::new(), Vec::new()),
        };
        let fields = match &body {
            Value::Object(fields) if !matches!(self.event, Event::DeckShuffled(_)) => {
                fields.iter().map(|(key, value)| (key.replace('_', "-"), self.say(key, value)))
            }
            alone => {
                let key = self.key_of_single();
                return (name, vec![(key.to_owned(), self.say(key, alone))]);
            }
        };
        (name, fields.collect())
    }

    /// What the one value of an event is.
    fn key_of_single(&self) -> &'static str {
        match self.event {
            Event::RoundBegan(_) => "round",
            Event::NoEnemyLeft(_) | Event::NoReplacement(_) | Event::Activated(_) => "kind",
            Event::NotInLibrary(_) => "number",
            Event::DeckShuffled(_) => "pile",
            Event::AgendaDeckRenewed(_) => "count",
            Event::Takeover(_) => "faction",
            _ => "seat",
        }
    }

    fn say(&self, key: &str, value: &Value) -> String {
        let number = value.as_u64();
        let small = number.and_then(|number| u8::try_from(number).ok());
        match (key, number, small) {
            ("seat" | "to" | "from" | "partner", _, Some(seat)) => self.words.player(Seat::new(seat)),
            ("node", _, Some(node)) => self.words.space(Node(node)),
            ("place", _, Some(place)) => self.words.place(place),
            ("tile", _, Some(tile)) => {
                self.words.content.tiles.get(usize::from(tile)).map_or_else(String::new, |tile| tile.id.clone())
            }
            ("foe", _, Some(foe)) => self.names.0.get(&foe).cloned().unwrap_or_else(|| format!("enemy-{foe}")),
            ("token", _, Some(token)) => self.words.token(token).to_owned(),
            ("character", _, Some(character)) => self.words.character(character).to_owned(),
            ("perk", _, Some(perk)) => self.words.perk(perk).to_owned(),
            ("quest", Some(quest), _) => self.words.quest(quest as u16).to_owned(),
            ("card", Some(card), _) => self.card(card as u16),
            ("letters", _, Some(letters)) => letters_word(Letters(letters)),
            ("which", _, Some(which)) => dice_in(which, " "),
            // People count dice, faces, options, objectives and abilities from 1.
            ("die" | "face" | "option" | "objective" | "ability", Some(number), _) => (number + 1).to_string(),
            ("dice", None, _) => {
                self.list(value, &|face| face.as_u64().map_or_else(|| plain(face), |face| (face + 1).to_string()))
            }
            ("gives" | "gets" | "cards" | "agendas", None, _) => self.list(value, &|card| {
                let number = card.as_u64().map(|card| card as u16);
                number.map_or_else(
                    || plain(card),
                    |card| if key == "agendas" { self.agenda(card) } else { self.card(card) },
                )
            }),
            ("winners", None, _) => self.list(value, &|seat| self.say("seat", seat)),
            _ => plain(value),
        }
    }

    fn list(&self, value: &Value, say: &dyn Fn(&Value) -> String) -> String {
        let list: Vec<String> = value.as_array().into_iter().flatten().map(say).collect();
        if list.is_empty() { "none".to_owned() } else { list.join(" ") }
    }

    fn agenda(&self, card: u16) -> String {
        self.words.agenda(card as u8).to_owned()
    }

    /// Cards of different kinds are counted apart.
    fn card(&self, card: u16) -> String {
        match self.event {
            Event::AgendaShown { .. }
            | Event::AgendasPassed { .. }
            | Event::AgendaSeen { .. }
            | Event::AgendaDiscarded { .. }
            | Event::AgendaGivenUp { .. }
            | Event::AgendaRevealed { .. }
            | Event::AgendaCardPutAway { .. }
            | Event::LoyaltyDeclared { .. }
            | Event::LoyaltyEnded { .. }
            | Event::LookedAtCards { pile: Pile::Agenda, .. } => self.agenda(card),
            Event::EncounterBegan { .. }
            | Event::OptionChosen { .. }
            | Event::NoOption { .. }
            | Event::EncounterReturned { .. }
            | Event::EncounterTrashed { .. }
            | Event::LookedAtCards { pile: Pile::Encounter(_), .. } => self.words.encounter(card).to_owned(),
            _ => self.words.card(card).to_owned(),
        }
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => match text.as_str() {
            "vault84" => "vault-84".to_owned(),
            "vault109" => "vault-109".to_owned(),
            _ => text.clone(),
        },
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Null => "none".to_owned(),
        Value::Object(map) => {
            map.iter().map(|(key, value)| format!("{key} {}", plain(value))).collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}
