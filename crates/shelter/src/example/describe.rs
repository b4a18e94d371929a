//! From a state back to the head and the `given` part of an example.
//!
//! Only the start of a turn can be described, with nothing under way. The box of the example holds the cards that lie
//! open or will come up; all others are blank ones, as in every example.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer, numbers_in};
use pack::Node;

use crate::{
    Shelter,
    content::{Content, Elevator, Letter},
    event::Pile,
    frame::{RoundStep, TurnStep, What},
    options::{FirstPlayer, LevelOrder, Options},
    state::{At, DWELLERS, Due, EndTrigger, NONE, State, Turn, dwellers_of},
    vault::{Slot, SpaceRef},
    view::View,
    words::Words,
};

use super::{blank, position::ANY, script};

/// The cards that come up after the position, by the decks they come from.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct ToCome {
    /// Cards drawn from the top of each deck; all of a deck that is shuffled on the way.
    pub drawn: [usize; 3],
    /// Whether the discards are shuffled on the way.
    pub shuffled: [bool; 3],
}

/// Whether the position is the start of a turn with nothing under way.
pub(super) fn is_start_of_turn(state: &State) -> bool {
    let frames: Vec<What> = state.frames.iter().map(|frame| frame.what).collect();
    frames == [What::Round(RoundStep::NextTurn), What::Turn(TurnStep::Choose)] && state.turn == Turn::new()
}

/// Whether every example has this elevator.
fn is_plain(content: &Content, elevator: &Elevator) -> bool {
    let plain = blank::plain_box();
    let space = |content: &Content, elevator: &Elevator| {
        elevator.space.and_then(|space| content.spaces.get(usize::from(space.0)).cloned())
    };
    plain.elevators.iter().any(|one| one.id == elevator.id && space(content, elevator) == space(&plain, one))
}

/// Names for the players, as examples have them.
pub(super) fn players(seats: u8) -> Vec<String> {
    ["A", "B", "C", "D"].into_iter().take(usize::from(seats)).map(str::to_owned).collect()
}

/// A position to be described.
pub(super) struct Describer<'a> {
    state: &'a State,
    content: &'a Content,
    view: View,
    players: Vec<String>,
    to_come: ToCome,
}

impl<'a> Describer<'a> {
    pub fn new(game: &'a Shelter, state: &'a State, to_come: ToCome) -> Describer<'a> {
        let view = View::of(state, Viewer::Referee);
        Describer { state, content: game.content(), view, players: players(state.seats), to_come }
    }

    fn words(&self) -> Words<'_> {
        Words { content: self.content, view: &self.view, players: &self.players }
    }

    fn player(&self, seat: Seat) -> String {
        self.words().player(seat)
    }

    /// The options that are not the usual ones.
    pub fn options(&self) -> Vec<String> {
        let wanted = self.state.options;
        let mut lines = Vec::new();
        for (name, _, letters) in Options::SWITCHES {
            let fits = |value: &String| {
                let mut changed = wanted;
                changed.set(name, value) == Ok(()) && changed == wanted
            };
            let is_usual = |value: &String| {
                let mut usual = Options::default();
                usual.set(name, value) == Ok(()) && usual == Options::default()
            };
            let plain = letters.chars().map(|letter| letter.to_string());
            let value = plain.chain(numbered_value(name, &wanted)).find(fits);
            lines.extend(
                value.filter(|value| !is_usual(value)).map(|value| format!("option {name} {}", script::word(&value))),
            );
        }
        lines
    }

    /// The definitions of all cards that the example needs, as their packs write them.
    pub fn definitions(&self, packs: &[Node], out: &mut String) {
        let mut needed: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        let mut need = |kind, id| *needed.entry((kind, id)).or_default() += 1;
        self.items().into_iter().for_each(|card| need("item", self.item(card)));
        self.rooms().into_iter().for_each(|card| need("room", self.room(card)));
        self.threats().into_iter().for_each(|card| need("threat", self.threat(card)));
        let elevators = self.state.all_seats().filter_map(|seat| self.elevator(seat));
        elevators.filter(|one| !is_plain(self.content, one)).for_each(|one| need("elevator", &one.id));
        for node in packs {
            let id = node.arguments.first().map(|id| id.written()).unwrap_or_default();
            if let Some(copies) = needed.get(&(node.name(), id.as_str())) {
                script::definition(node, *copies, out);
            }
        }
    }

    /// The lines of the `given` part.
    pub fn given(&self) -> Vec<String> {
        let state = self.state;
        let mut lines: Vec<String> =
            script::list("players", self.players.iter().map(String::as_str)).into_iter().collect();
        lines.extend(self.colors());
        lines.push(format!("round {}", state.round));
        lines.push(format!("first-player {}", self.player(state.first)));
        lines.push(format!("turn {}", self.player(state.active)));
        let owners: Vec<String> =
            (1..=4).filter_map(|level| state.vault.owner(level)).map(|seat| self.player(seat)).collect();
        lines.extend(script::list("levels", owners.iter().map(String::as_str)));
        let passed: Vec<String> = state.passed.iter().map(|seat| self.player(seat)).collect();
        lines.extend(script::list("passed", passed.iter().map(String::as_str)));
        match state.end {
            Some(EndTrigger::SixthRoom) => lines.push("end-triggered sixth-room".to_owned()),
            Some(EndTrigger::ThreatDeck) => lines.push("end-triggered threat-deck".to_owned()),
            // These two end the game where they are found, so no turn follows.
            Some(EndTrigger::RoundLimit | EndTrigger::Standstill) | None => {}
        }
        state.all_seats().for_each(|seat| self.person(seat, &mut lines));
        lines.extend(self.built());
        lines.extend(SpaceRef::of_set(state.vault.threatened).filter_map(|at| {
            let threat = state.vault.threat(at)?;
            Some(format!("threat {} over={}", script::word(self.threat(threat)), script::word(&self.words().space(at))))
        }));
        state.all_seats().for_each(|seat| self.standing(seat, &mut lines));
        let gap = |name: &'a str, card: u8| if card == NONE { "gap" } else { name };
        lines.extend(script::list("track items", state.item_track.iter().map(|card| gap(self.item(*card), *card))));
        lines.extend(script::list("track rooms", state.room_track.iter().map(|card| gap(self.room(*card), *card))));
        for pile in [Pile::Items, Pile::Rooms, Pile::Threats] {
            self.deck(pile, &mut lines);
        }
        lines
    }

    /// The colors, unless they are the usual ones.
    fn colors(&self) -> Option<String> {
        let colors = || self.state.all_seats().filter_map(|seat| Some(self.elevator(seat)?.id.as_str()));
        let usual = blank::plain_box().elevators;
        if colors().zip(usual.iter().skip(1)).all(|(color, usual)| *color == usual.id) {
            return None;
        }
        script::list("colors", colors())
    }

    fn elevator(&self, seat: Seat) -> Option<&'a Elevator> {
        self.content.elevators.get(usize::from(self.state.player(seat).color))
    }

    fn person(&self, seat: Seat, lines: &mut Vec<String>) {
        let player = self.state.player(seat);
        let [power, food, water] = player.cubes;
        let trained = |letter: &Letter| player.slots[*letter as usize];
        let is_injured = |dweller: u8| dweller != NONE && player.injured & (1 << dweller) != 0;
        let injured = dwellers_of(player.injured).filter(|dweller| player.letter_of(*dweller).is_none()).count();
        let mut line = format!(
            "{} power={power} food={food} water={water} happiness={} dwellers={}",
            self.player(seat),
            self.state.happiness(seat),
            player.dwellers()
        );
        if injured > 0 {
            line += &format!(" injured={injured}");
        }
        let letters = |injured: bool| {
            let names = Letter::ALL
                .iter()
                .filter(move |letter| trained(letter) != NONE && is_injured(trained(letter)) == injured);
            names.map(|letter| format!("{letter:?}")).collect::<Vec<_>>()
        };
        let items = |set: u64| numbers_in(set).map(|card| self.item(card).to_owned()).collect::<Vec<_>>();
        let parts = [
            ("trained", letters(false)),
            ("injured-trained", letters(true)),
            ("items", items(player.items)),
            ("exhausted", items(player.exhausted)),
        ];
        let parts: Vec<String> =
            parts.iter().filter_map(|(name, words)| script::list(name, words.iter().map(String::as_str))).collect();
        block(line, &parts, lines);
    }

    fn built(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for level in 1..self.state.vault.levels {
            let Some(owner) = self.state.vault.owner(level) else { continue };
            for slot in Slot::ALL {
                let Some(room) = self.state.vault.room(level, slot) else { continue };
                lines.push(format!("room {} on={} at={slot:?}", script::word(self.room(room)), self.player(owner)));
            }
        }
        lines
    }

    /// The seat's dwellers in the vault.
    fn standing(&self, seat: Seat, lines: &mut Vec<String>) {
        let player = self.state.player(seat);
        for dweller in 0..DWELLERS {
            let (kind, space) = match player.at[dweller] {
                At::Box | At::Front => continue,
                At::Space(at) => ("dweller", Some(at)),
                At::Icon(at) => ("new-dweller", at),
            };
            let mut line = format!("{kind} {}", self.player(seat));
            if player.injured & (1 << dweller) != 0 {
                line += " injured";
            }
            if let Some(at) = space {
                line += &format!(" on={}", script::word(&self.words().space(at)));
            }
            if let Due::Training { letter, shared } = player.due[dweller] {
                let letter = letter.map_or_else(|| ANY.to_owned(), |letter| format!("{letter:?}"));
                line += &format!(" {}={letter}", if shared { "shared-training" } else { "training" });
            }
            lines.push(line);
        }
    }

    fn deck(&self, pile: Pile, lines: &mut Vec<String>) {
        let [deck, discards] = self.piles(pile);
        let name = match pile {
            Pile::Items => "items",
            Pile::Rooms => "rooms",
            Pile::Threats => "threats",
        };
        let mut parts = Vec::new();
        parts.extend(script::list("top", self.top(pile).iter().map(|card| self.card(pile, *card))));
        if self.to_come.shuffled[pile as usize] {
            parts.extend(script::list("discarded", discards.iter().rev().map(|card| self.card(pile, *card))));
        }
        block(format!("deck {name} left={} discards={}", deck.len(), discards.len()), &parts, lines);
    }

    /// The draw pile and the discards, the top card last.
    fn piles(&self, pile: Pile) -> [&[u8]; 2] {
        [self.state.secret.piles.of(pile), self.state.discards.of(pile)]
    }

    /// The cards on top of a deck that will come up, the top one first.
    fn top(&self, pile: Pile) -> Vec<u8> {
        let [deck, _] = self.piles(pile);
        let count = if self.to_come.shuffled[pile as usize] { deck.len() } else { self.to_come.drawn[pile as usize] };
        deck.iter().rev().take(count).copied().collect()
    }

    /// The cards of a deck that must be known.
    fn known_of(&self, pile: Pile) -> impl Iterator<Item = u8> {
        let [_, discards] = self.piles(pile);
        let discards = if self.to_come.shuffled[pile as usize] { discards } else { &[] };
        self.top(pile).into_iter().chain(discards.iter().rev().copied())
    }

    fn items(&self) -> Vec<u8> {
        let held = self.state.players.iter().flat_map(|player| numbers_in(player.items));
        let track = self.state.item_track.into_iter().filter(|card| *card != NONE);
        held.chain(track).chain(self.known_of(Pile::Items)).collect()
    }

    fn rooms(&self) -> Vec<u8> {
        let built = self.state.vault.rooms.iter().flatten().chain(&self.state.room_track).copied();
        built.filter(|card| *card != NONE).chain(self.known_of(Pile::Rooms)).collect()
    }

    fn threats(&self) -> Vec<u8> {
        let lying = self.state.vault.threats.iter().copied().filter(|card| *card != NONE);
        lying.chain(self.known_of(Pile::Threats)).collect()
    }

    fn card(&self, pile: Pile, card: u8) -> &'a str {
        card_name(self.content, pile, card)
    }

    fn item(&self, card: u8) -> &'a str {
        self.card(Pile::Items, card)
    }

    fn room(&self, card: u8) -> &'a str {
        self.card(Pile::Rooms, card)
    }

    fn threat(&self, card: u8) -> &'a str {
        self.card(Pile::Threats, card)
    }
}

/// The name of a card of a deck.
pub(super) fn card_name(content: &Content, pile: Pile, card: impl Into<usize>) -> &str {
    let at = card.into();
    let name = match pile {
        Pile::Items => content.items.get(at).map(|item| &item.id),
        Pile::Rooms => content.rooms.get(at).map(|room| &room.id),
        Pile::Threats => content.threats.get(at).map(|threat| &threat.id),
    };
    name.map_or("", String::as_str)
}

/// The values of options that stand for more than a letter.
fn numbered_value(name: &str, options: &Options) -> Option<String> {
    match (name, options.first_player_choice, options.level_order) {
        ("round-limit", _, _) if options.round_limit > 0 => Some(format!("a:{}", options.round_limit)),
        ("first-player-choice", FirstPlayer::Host(seat), _) => Some(format!("b:{}", seat + 1)),
        ("level-order", _, LevelOrder::Agreed(order)) => {
            let order: Vec<String> = order.iter().flatten().map(|seat| (seat + 1).to_string()).collect();
            Some(format!("c:{}", order.join("-")))
        }
        _ => None,
    }
}

/// A line, with the parts in braces if there are any.
fn block(line: String, parts: &[String], lines: &mut Vec<String>) {
    if parts.is_empty() {
        lines.push(line);
        return;
    }
    lines.push(format!("{line} {{"));
    lines.extend(parts.iter().map(|part| format!("    {part}")));
    lines.push("}".to_owned());
}
