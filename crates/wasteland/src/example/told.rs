//! Events in words. They are told as soon as they happen, while it is still known which enemy has which number.

use std::collections::BTreeMap;

use harness::{
    example::{Fields, fields_of},
    words::variant,
};
use kernel::{Seat, Viewer};
use serde_json::Value;

use crate::{
    Wasteland,
    content::{Back, Content, EnemyType, Letter, Letters},
    effect::Pile,
    event::Event,
    map::Node,
    mode,
    state::{MOST_HP, State},
    view::View,
    words::{Words, dice_in, letters_word, plain_word},
};

use super::{Position, words_of};

/// The names of the enemies on the map, by their numbers.
pub struct Names(BTreeMap<u8, String>);

impl Names {
    pub fn of(game: &Wasteland, state: &State) -> Names {
        let name = |(number, foe): (u8, crate::state::Foe)| {
            let token = game.content.tokens.get(usize::from(foe.token));
            (number, token.map_or_else(|| plain_word(&foe.kind), |token| token.id.clone()))
        };
        Names(state.foes.iter().map(name).collect())
    }
}

/// The event's name and what it says, with names for seats, spaces and cards; `names` are those of the enemies before.
pub(super) fn tell(position: &Position, names: &mut Names, event: &Event) -> (String, Fields) {
    let game = &position.game;
    if let Event::EnemyAppeared { foe, kind, token, .. } = event {
        let open = token.and_then(|token| game.content.tokens.get(usize::from(token)));
        let after = || Names::of(game, &position.state).0.remove(foe);
        let name = open.map(|token| token.id.clone()).or_else(after);
        names.0.insert(*foe, name.unwrap_or_else(|| plain_word(kind)));
    }
    if let Event::DeckShuffled(_) = event {
        let (name, shuffled) = variant(event);
        return (name, vec![(only_part(DECK_SHUFFLED).to_owned(), plain(&shuffled))]);
    }
    let view = View::of(game, &position.state, Viewer::Referee);
    let teller = Teller { words: words_of(position, &view), names, event };
    match event {
        Event::Mode(mode::Event::Coop(event)) => fields(event, &|_, value| plain(value)),
        Event::Mode(mode::Event::NewCalifornia(event)) => fields(event, &|key, value| teller.say(key, value)),
        _ => fields(event, &|key, value| teller.say(key, value)),
    }
}

fn fields<E: serde::Serialize>(event: &E, say: &dyn Fn(&str, &Value) -> String) -> (String, Fields) {
    fields_of(event, &only_part, say)
}

/// What the one value of an event is.
pub(super) fn only_part(event: &str) -> &'static str {
    match event {
        "round-began" => "round",
        "no-enemy-left" | "no-replacement" | "activated" => "kind",
        "not-in-library" => "number",
        DECK_SHUFFLED => "pile",
        "agenda-deck-renewed" | "group-deck" | "cards-required" => "count",
        "takeover" | "friendly-faction" => "faction",
        _ => "seat",
    }
}

/// What was shuffled may have a name and a type, which are told as one value.
const DECK_SHUFFLED: &str = "deck-shuffled";

/// The words for a part that is a number to the rules.
pub(super) fn part_values(position: &Position, event: &str, part: &str) -> Option<Vec<String>> {
    let view = View::of(&position.game, &position.state, Viewer::Referee);
    let (words, content) = (words_of(position, &view), &position.game.content);
    let tokens = || content.tokens.iter().map(|token| token.id.clone());
    let tiles = || content.tiles.iter().map(|tile| tile.id.clone());
    let up_to = |most: usize| (1..=most).map(|number| number.to_string()).collect();
    let from_zero = |most: u8| (0..=most).map(|number| number.to_string()).collect();
    Some(match part {
        "seat" | "to" | "from" | "partner" | "winners" => position.players.clone(),
        // Enemies stand on facedown tiles too, and on those that lay facedown then; survivors do not (W-MAP-05).
        "node" => {
            let is_survivor = matches!(event, "moved" | "placed" | "figure-placed");
            let can_be = |node: &Node| !is_survivor || position.state.is_faceup(node.place());
            let spaces = words.spaces().filter(can_be).map(|node| words.space(node));
            let facedown = content.tiles.iter().filter(|tile| !is_survivor && tile.back != Back::DoubleSided);
            spaces.chain(facedown.map(|tile| tile.id.clone())).collect()
        }
        "place" | "tile" => tiles().collect(),
        "foe" | "token" => tokens().chain(EnemyType::ALL.iter().map(plain_word)).collect(),
        "character" => content.characters.iter().map(|character| character.id.clone()).collect(),
        "perk" => content.perks.iter().map(|perk| perk.id.clone()).collect(),
        "quest" => content.quests.iter().map(|quest| quest.id.clone()).collect(),
        "card" | "cards" | "gives" | "gets" | "agendas" => cards_of(content, event),
        "die" => up_to(3),
        "face" => up_to(6),
        // How many dice hit is counted, those that are rolled show faces.
        "dice" if event == "survivor-hit" => from_zero(3),
        "dice" => up_to(6),
        "hp" | "rads" => from_zero(MOST_HP),
        "level" => from_zero(9),
        "option" => up_to(content.encounters.iter().map(|card| card.options.len()).max().unwrap_or_default()),
        "objective" => up_to(content.quests.iter().map(|quest| quest.objectives.len()).max().unwrap_or_default()),
        "ability" => up_to(content.cards.iter().map(|card| card.uses.len()).max().unwrap_or_default()),
        "which" => ["1", "2", "3"].map(str::to_owned).to_vec(),
        "letters" => Letter::ALL.iter().map(|letter| format!("{letter:?}")).collect(),
        _ => return None,
    })
}

/// The names of the cards that an event speaks of; cards of different kinds are counted apart.
fn cards_of(content: &Content, event: &str) -> Vec<String> {
    let cards = || content.cards.iter().map(|card| card.id.clone());
    let agendas = || content.agendas.iter().map(|card| card.id.clone());
    let encounters = || content.encounters.iter().map(|card| card.id.clone());
    match event {
        "looked-at-cards" => cards().chain(agendas()).chain(encounters()).collect(),
        "loyalty-declared" | "loyalty-ended" | "victory-declared" => agendas().collect(),
        "option-chosen" | "no-option" => encounters().collect(),
        _ if event.starts_with("agenda") => agendas().collect(),
        _ if event.starts_with("encounter") => encounters().collect(),
        _ => cards().collect(),
    }
}

struct Teller<'a> {
    words: Words<'a>,
    names: &'a Names,
    event: &'a Event,
}

impl Teller<'_> {
    fn say(&self, key: &str, value: &Value) -> String {
        let number = value.as_u64();
        let small = number.and_then(|number| u8::try_from(number).ok());
        match (key, number, small) {
            ("seat" | "to" | "from" | "partner", _, Some(seat)) => self.words.player(Seat::new(seat)),
            ("node", Some(node), _) => self.words.space(Node::try_from(node as u16).unwrap_or(Node::NONE)),
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
            | Event::LookedAtCards { pile: Pile::Agenda, .. }
            | Event::Mode(_) => self.agenda(card),
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
