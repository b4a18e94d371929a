//! The `then` part of an example: what must be true. All facts are read off a view: the referee's, or that of a seat.

use kernel::{Seat, Viewer};
use pack::{Argument, Message, Mistake, Mistakes, Node, Value, Word, choose, say};

use crate::{
    content::Letter,
    frame::What,
    state::{At, FACEUP},
    vault::{Slot, SpaceRef},
    view::{DeckView, PlayerView, View},
    words::{Unknown, Words, find_slot},
};

use super::{
    Position, fails,
    moves::{Played, Written},
    not_understood, said,
    story::Events,
};

#[derive(Clone, Copy)]
enum Fact {
    Round,
    Turn,
    First,
    Levels,
    End,
    Over,
    Winners,
    Asks,
    Track,
    Deck,
    Discarded,
    Space,
    Level,
    Room,
    Supply,
    Event,
    NoEvent,
    Events,
    Refused,
    Offered,
    Choices,
    Sees,
    SetupRefused,
    Reported,
}

const FACTS: [(&str, Fact); 24] = [
    ("round", Fact::Round),
    ("turn", Fact::Turn),
    ("first-player", Fact::First),
    ("levels", Fact::Levels),
    ("end-triggered", Fact::End),
    ("over", Fact::Over),
    ("winners", Fact::Winners),
    ("asks", Fact::Asks),
    ("track", Fact::Track),
    ("deck", Fact::Deck),
    ("discarded", Fact::Discarded),
    ("space", Fact::Space),
    ("level", Fact::Level),
    ("room", Fact::Room),
    ("supply", Fact::Supply),
    ("event", Fact::Event),
    ("no-event", Fact::NoEvent),
    ("events", Fact::Events),
    ("refused", Fact::Refused),
    ("offered", Fact::Offered),
    ("choices", Fact::Choices),
    ("sees", Fact::Sees),
    ("setup-refused", Fact::SetupRefused),
    ("reported", Fact::Reported),
];

/// Checks one expectation and reports it if it does not hold.
pub(super) fn check(position: &Position, events: &Events, node: &Node, mistakes: &mut Mistakes) {
    let view = View::of(&position.state, Viewer::Referee);
    Checker { position, events, view: &view }.check(node, mistakes);
}

/// The open choices as they are written; none when the game is over.
fn open_choices(position: &Position) -> Option<Vec<String>> {
    let view = View::of(&position.state, Viewer::Referee);
    let words = Words { content: &position.game.content, view: &view, players: &position.players };
    let decision = &position.run.decision;
    let asked = decision.asked?;
    let said = |choice: &crate::choice::Choice| {
        format!("{} {}", words.player(asked.seat), words.choice(asked.seat, asked.ask, *choice))
    };
    Some(decision.options.iter().map(said).collect())
}

/// The open choices for a mistake.
pub(super) fn open_in_words(position: &Position) -> Message {
    match open_choices(position) {
        Some(open) => Message::verbatim(open.join("; ")),
        None => say!("nothing-open", "nothing: the game is over"),
    }
}

pub(super) struct Checker<'a> {
    position: &'a Position,
    pub(super) events: &'a Events,
    view: &'a View,
}

/// A fact that does not hold: what was found.
pub(super) type Held = Result<(), Mistake>;

impl Checker<'_> {
    pub(super) fn words(&self) -> Words<'_> {
        Words { content: &self.position.game.content, view: self.view, players: &self.position.players }
    }

    fn check(&self, node: &Node, mistakes: &mut Mistakes) {
        let held = if let Some(seat) = self.words().seat(node.name()) {
            self.player(node, seat)
        } else {
            match choose(&node.name, Message::verbatim("then"), &FACTS, mistakes) {
                Some(Fact::Sees) => return self.sees(node, mistakes),
                Some(fact) => self.fact(fact, node),
                None => return,
            }
        };
        if let Err(mistake) = held {
            mistakes.push(mistake);
        }
    }

    fn fact(&self, fact: Fact, node: &Node) -> Held {
        let view = self.view;
        let words = self.words();
        match fact {
            Fact::Round => is(node, 0, i64::from(view.round)),
            Fact::Turn => is_word(node, 0, &words.player(view.active)),
            Fact::First => is_word(node, 0, &words.player(view.first)),
            Fact::Levels => {
                let owners: Vec<String> =
                    (1..=4).filter_map(|level| view.vault.owner(level)).map(|seat| words.player(seat)).collect();
                is_list(node, 0, &owners)
            }
            Fact::End => is_word(node, 0, &view.end.map_or_else(|| "nothing".to_owned(), |end| json_name(&end))),
            Fact::Over => {
                let over = view.frames.last().is_some_and(|frame| frame.what == What::Over);
                if over { Ok(()) } else { Err(fails(&node.name, say!("not-over", "the game is not over"))) }
            }
            Fact::Winners => {
                let winners = (0u8..).zip(&view.places).filter(|(_, place)| **place == 1);
                let winners: Vec<String> = winners.map(|(seat, _)| words.player(Seat::new(seat))).collect();
                is_list(node, 0, &winners)
            }
            Fact::Asks => self.asks(node),
            Fact::Track => self.track(node),
            Fact::Deck | Fact::Discarded => self.deck(node, fact),
            Fact::Space => self.space(node),
            Fact::Level => self.level(node),
            Fact::Room => self.room(node),
            Fact::Supply => {
                let cubes: u32 = view.players.iter().flat_map(|player| player.cubes).map(u32::from).sum();
                properties(node, |name| (name == "cubes").then(|| (72 - i64::from(cubes)).to_string()))
            }
            Fact::Event => self.event(node, true),
            Fact::NoEvent => self.event(node, false),
            Fact::Events => self.order_of_events(node),
            Fact::Refused | Fact::Offered => self.refused(node, matches!(fact, Fact::Refused)),
            Fact::Choices => self.choices(node),
            Fact::SetupRefused => Err(fails(&node.name, say!("setup-accepted", "the set-up was not refused"))),
            // Nobody has said yet what must be true; until then the report stands in its place.
            Fact::Reported => Err(fails(&node.name, Message::verbatim(argument(node, 0)?.written()))),
            Fact::Sees => Ok(()),
        }
    }

    /// What another viewer sees: the same facts, read off that viewer's view.
    fn sees(&self, node: &Node, mistakes: &mut Mistakes) {
        let who = node.arguments.first().and_then(Argument::word);
        let viewer = match who.as_ref().map(|word| word.text.as_str()) {
            Some("spectator") => Some(Viewer::Spectator),
            Some(name) => self.words().seat(name).map(Viewer::Seat),
            None => None,
        };
        let Some(viewer) = viewer else {
            let message = say!("nobody-sees", "nobody is named who sees this");
            mistakes.push(fails(&node.name, message).expecting(say!("viewer-form", "a player or spectator")));
            return;
        };
        let view = View::of(&self.position.state, viewer);
        for fact in node.nodes() {
            Checker { view: &view, ..*self }.check(fact, mistakes);
        }
    }

    fn player(&self, node: &Node, seat: Seat) -> Held {
        let Some(player) = self.view.players.get(seat.index()) else { return Ok(()) };
        let level = self.view.vault.level_of(seat);
        let words = self.words();
        let item_names: Vec<&str> = player.items.iter().map(|(card, _)| words.item(*card)).collect();
        properties(node, |name| {
            let count = |test: &dyn Fn(&crate::view::DwellerView) -> bool| {
                player.dwellers.iter().filter(|dweller| test(dweller)).count().to_string()
            };
            let exhausted = player.items.iter().filter(|(_, exhausted)| *exhausted).count();
            Some(match name {
                "power" => player.cubes[0].to_string(),
                "food" => player.cubes[1].to_string(),
                "water" => player.cubes[2].to_string(),
                "cubes" => player.cubes.iter().sum::<u8>().to_string(),
                "happiness" => player.happiness.map_or_else(|| "hidden".to_owned(), |happiness| happiness.to_string()),
                "dwellers" => count(&|dweller| dweller.at != At::Box),
                "boxed" => count(&|dweller| dweller.at == At::Box),
                "available" => count(&|dweller| dweller.at == At::Front),
                "loose" => (count_front(player) - player.slots.iter().flatten().count()).to_string(),
                "in-vault" => count(&|dweller| matches!(dweller.at, At::Space(_))),
                "on-icons" => count(&|dweller| matches!(dweller.at, At::Icon(_))),
                "injured" => count(&|dweller| dweller.injured),
                "trained" => {
                    let letters = Letter::ALL.into_iter().zip(player.slots).filter(|(_, dweller)| dweller.is_some());
                    or_none(letters.map(|(letter, _)| format!("{letter:?}")).collect())
                }
                "items" => player.items.len().to_string(),
                "exhausted" => exhausted.to_string(),
                "ready" => (player.items.len() - exhausted).to_string(),
                "holds" => or_none(item_names.iter().map(|name| (*name).to_owned()).collect()),
                "rooms" => self.view.vault.rooms_on(level).to_string(),
                "place" => self.view.places.get(seat.index()).copied().unwrap_or(0).to_string(),
                _ => return None,
            })
        })
    }

    fn asks(&self, node: &Node) -> Held {
        let found = match self.position.run.decision.asked {
            None => vec!["nobody".to_owned()],
            Some(asked) => vec![self.words().player(asked.seat), json_name(&asked.ask)],
        };
        let wanted = node.arguments.len().clamp(1, 2);
        is_list(node, 0, &found[..wanted.min(found.len())])
    }

    fn track(&self, node: &Node) -> Held {
        let words = self.words();
        let named = |track: [Option<u8>; FACEUP], name: &dyn Fn(u8) -> String| -> Vec<String> {
            track.iter().map(|card| card.map_or_else(|| "gap".to_owned(), name)).collect()
        };
        let cards = match argument(node, 0)?.written().as_str() {
            "items" => named(self.view.item_track, &|card| words.item(card).to_owned()),
            "rooms" => named(self.view.room_track, &|card| words.room(card).to_owned()),
            _ => {
                let message = say!("two-tracks", "there are two tracks");
                return Err(fails(&node.name, message).expecting(say!("items-or-rooms", "items or rooms")));
            }
        };
        let filled = cards.iter().filter(|card| *card != "gap").count();
        properties(node, |name| (name == "cards").then(|| filled.to_string()))?;
        if node.arguments.len() > 1 { is_list(node, 1, &cards) } else { Ok(()) }
    }

    fn deck(&self, node: &Node, fact: Fact) -> Held {
        let words = self.words();
        let (deck, name): (&DeckView, &dyn Fn(u8) -> String) = match argument(node, 0)?.written().as_str() {
            "items" => (&self.view.items, &|card| words.item(card).to_owned()),
            "rooms" => (&self.view.rooms, &|card| words.room(card).to_owned()),
            "threats" => (&self.view.threats, &|card| words.threat(card).to_owned()),
            _ => {
                let message = say!("three-decks", "there are three decks");
                return Err(fails(&node.name, message).expecting(say!("decks", "items, rooms or threats")));
            }
        };
        if matches!(fact, Fact::Discarded) {
            let discards: Vec<String> = deck.discards.iter().map(|card| name(*card)).collect();
            let missing = node.arguments[1..].iter().find(|argument| !discards.contains(&argument.written()));
            return match missing {
                None => Ok(()),
                Some(argument) => {
                    let pile = or_none(discards);
                    Err(differs(argument, say!("not-discarded", "not discarded; the pile is {pile}", pile)))
                }
            };
        }
        properties(node, |property| match property {
            "left" => Some(deck.left.to_string()),
            "discards" => Some(deck.discards.len().to_string()),
            "order" => Some(if deck.order.is_some() { "known" } else { "hidden" }.to_owned()),
            _ => None,
        })
    }

    fn space(&self, node: &Node) -> Held {
        let at = self.find_space(node, 0)?;
        let words = self.words();
        let offer = self.position.game.space(self.view.vault.offer(at));
        properties(node, |name| match name {
            "threat" => {
                Some(self.view.vault.threat(at).map_or_else(|| "none".to_owned(), |card| words.threat(card).to_owned()))
            }
            "occupied" => {
                let mut owners = Vec::new();
                for (seat, player) in (0u8..).zip(&self.view.players) {
                    let here = player.dwellers.iter().filter(|dweller| dweller.at == At::Space(at)).count();
                    owners.extend(std::iter::repeat_n(words.player(Seat::new(seat)), here));
                }
                Some(if owners.is_empty() { "nobody".to_owned() } else { owners.join(" ") })
            }
            "fight" => Some(offer.fight.to_string()),
            _ => None,
        })
    }

    fn level(&self, node: &Node) -> Held {
        let word = argument(node, 0)?.written();
        let level = match self.words().seat(&word) {
            Some(seat) => self.view.vault.level_of(seat),
            None if word == "top" => 0,
            None => {
                let message = say!("no-level", "no such level");
                return Err(fails(&node.name, message).expecting(say!("level-form", "a player or top")));
            }
        };
        let open = match self.view.vault.owner(level) {
            Some(seat) => {
                crate::Shelter::open_slots(&self.position.state, seat).map(|slot| format!("{slot:?}")).collect()
            }
            None => Vec::new(),
        };
        properties(node, |name| match name {
            "rooms" => Some(self.view.vault.rooms_on(level).to_string()),
            "threats" => Some(self.view.vault.threats_on(level).to_string()),
            "number" => Some(level.to_string()),
            "open" => Some(or_none(open.clone())),
            _ => None,
        })
    }

    fn room(&self, node: &Node) -> Held {
        let wanted = argument(node, 0)?.written();
        let words = self.words();
        let slots = || (0..5u8).flat_map(|level| Slot::ALL.map(|slot| (level, slot)));
        let found = slots()
            .find(|(level, slot)| self.view.vault.room(*level, *slot).is_some_and(|room| words.room(room) == wanted));
        let Some((level, slot)) = found else {
            let message = say!("room-not-there", "room '{wanted}' is not in the vault", wanted);
            return Err(fails(&node.name, message));
        };
        let owner = self.view.vault.owner(level).map_or_else(|| "top".to_owned(), |seat| words.player(seat));
        properties(node, |name| match name {
            "on" => Some(owner.clone()),
            "at" => Some(format!("{slot:?}")),
            _ => None,
        })
    }

    fn refused(&self, node: &Node, refused: bool) -> Held {
        let Some(player) = node.arguments.first().and_then(Argument::word) else {
            return Err(said::no_move(&node.name));
        };
        let rule = node.properties.iter().find(|property| property.name.text == "rule");
        match (self.position.would_play(&Written::behind(node, &player)?)?, refused) {
            (Played::Accepted, false) => Ok(()),
            (Played::Accepted, true) => Err(fails(&node.name, say!("move-legal", "the move is legal"))),
            (Played::Refused(refusal), false) => Err(fails(&node.name, said::move_refused(&refusal))),
            (Played::Refused(refusal), true) => match rule {
                Some(property) if said::rule_of(&refusal).as_deref() != Some(&property.value.written()) => {
                    let found = said::refusal(&refusal);
                    let message = say!("other-reason", "refused for another reason: {found}", found);
                    Err(differs(&property.value, message))
                }
                _ => Ok(()),
            },
        }
    }

    fn choices(&self, node: &Node) -> Held {
        let player = argument(node, 0)?.written();
        let open = open_choices(self.position);
        let wanted: Vec<String> =
            node.arguments[1..].iter().map(|choice| format!("{player} {}", choice.written())).collect();
        let is_same =
            |open: Vec<String>| open.len() == wanted.len() && wanted.iter().all(|choice| open.contains(choice));
        if open.is_some_and(is_same) {
            return Ok(());
        }
        let open = open_in_words(self.position);
        Err(fails(&node.name, say!("the-choices", "the choices are: {open}", open)))
    }

    fn find_space(&self, node: &Node, at: usize) -> Result<SpaceRef, Mistake> {
        let argument = argument(node, at)?;
        let name = argument.written();
        // A slot without a room is named by its level and slot: `space A.R1`.
        if let Some((owner, slot)) = name.split_once('.')
            && let (Some(seat), Ok(slot)) = (self.words().seat(owner), find_slot(slot))
        {
            return Ok(SpaceRef::room(self.view.vault.level_of(seat), slot, crate::vault::Side::Left));
        }
        self.words().find_space(&name).map_err(|unknown: Unknown| differs(argument, not_understood(&unknown)))
    }
}

fn count_front(player: &PlayerView) -> usize {
    player.dwellers.iter().filter(|dweller| dweller.at == At::Front).count()
}

pub(super) fn argument(node: &Node, at: usize) -> Result<&Argument, Mistake> {
    node.arguments.get(at).ok_or_else(|| fails(&node.name, say!("something-missing", "something is missing here")))
}

pub(super) fn differs(argument: &Argument, found: Message) -> Mistake {
    let word = Word { text: argument.written(), spot: argument.spot.clone() };
    fails(&word, say!("differs", "'{word}': {found}", word = &word.text, found))
}

fn is(node: &Node, at: usize, found: i64) -> Held {
    let argument = argument(node, at)?;
    if argument.value == Value::Number(found) { Ok(()) } else { Err(differs(argument, it_is(&found.to_string()))) }
}

fn is_word(node: &Node, at: usize, found: &str) -> Held {
    let argument = argument(node, at)?;
    if argument.written() == found { Ok(()) } else { Err(differs(argument, it_is(found))) }
}

fn it_is(found: &str) -> Message {
    say!("it-is", "it is {found}", found)
}

fn is_list(node: &Node, from: usize, found: &[String]) -> Held {
    let written: Vec<String> = node.arguments.iter().skip(from).map(Argument::written).collect();
    if written == found { Ok(()) } else { Err(fails(&node.name, it_is(&or_none(found.to_vec())))) }
}

/// Compares every property with what is found; `look_up` knows the names.
fn properties(node: &Node, look_up: impl Fn(&str) -> Option<String>) -> Held {
    for property in &node.properties {
        let name = &property.name;
        let Some(found) = look_up(&name.text) else {
            let message =
                say!("cannot-ask", "'{name}' cannot be asked of '{thing}'", name = &name.text, thing = node.name());
            return Err(fails(name, message));
        };
        if plainly(&property.value) != found {
            let message = say!("name-is", "{name} is {found}", name = &name.text, found);
            return Err(differs(&property.value, message));
        }
    }
    Ok(())
}

/// A value as facts compare it: flags without their sign.
pub(super) fn plainly(argument: &Argument) -> String {
    argument.written().trim_start_matches('#').to_owned()
}

pub(super) fn or_none(list: Vec<String>) -> String {
    if list.is_empty() { "none".to_owned() } else { list.join(" ") }
}

/// The name of a variant as it is written in files.
fn json_name<T: serde::Serialize>(value: &T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        Ok(serde_json::Value::Object(map)) => map.into_iter().next().map(|(name, _)| name).unwrap_or_default(),
        _ => String::new(),
    }
}
