//! Choices in words: `places diner.left`, `takes water`, `builds snail-ranch at=R1`.
//!
//! The words are ids, the same in every language. Examples, saved reports and programs that drive the engine use them;
//! what people read on a table comes from texts.

use harness::words::{alone, find_copy, lacks_object, unknown, unknown_verb};
use pack::say;

use crate::{
    choice::{Ask, Choice},
    content::{Content, Letter, Resource},
    state::At,
    vault::{Place, Side, Slot, SpaceRef},
    view::View,
};

pub use harness::words::Unknown;

/// Names for what a view shows.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The content.
    pub content: &'a Content,
    /// The position.
    pub view: &'a View,
    /// The players' names, clockwise.
    pub players: &'a [String],
}

/// The verbs of all choices.
pub const VERBS: [&str; 16] = [
    "places",
    "passes",
    "uses",
    "exchanges",
    "goes-on",
    "goes-on-to-the-end",
    "picks",
    "pays",
    "takes",
    "declines",
    "readies",
    "names",
    "builds",
    "trains",
    "heals",
    "discards-threat",
];

impl Words<'_> {
    /// The name of a player.
    #[must_use]
    pub fn player(&self, seat: kernel::Seat) -> String {
        harness::words::player(self.players, seat)
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat(&self, name: &str) -> Option<kernel::Seat> {
        harness::words::seat(self.players, name)
    }

    /// The name of a space: its room, with the side where there are two; or `elevator.` and its owner.
    #[must_use]
    pub fn space(&self, at: SpaceRef) -> String {
        match at.place() {
            Place::Elevator { level } => {
                let owner = self.view.vault.owner(level).map(|seat| self.player(seat));
                format!("elevator.{}", owner.unwrap_or_default())
            }
            Place::Room { level, slot, side } => {
                let room = self.view.vault.room(level, slot).and_then(|room| self.content.rooms.get(usize::from(room)));
                match room {
                    None => format!("level-{level}.{slot:?}"),
                    Some(room) if room.spaces.len() < 2 => room.id.clone(),
                    Some(room) => format!("{}.{}", room.id, if side == Side::Left { "left" } else { "right" }),
                }
            }
        }
    }

    /// The space with this name.
    ///
    /// # Errors
    /// No room of that name stands in the vault, or it has two spaces and the side is missing.
    pub fn find_space(&self, word: &str) -> Result<SpaceRef, Unknown> {
        let found = (0..64).filter_map(SpaceRef::from_index).find(|at| self.space(*at) == word);
        match found {
            Some(at) => Ok(at),
            None => unknown(
                word,
                say!("expected-space", "a space in the vault (ROOM, ROOM.left, ROOM.right or elevator.PLAYER)"),
            ),
        }
    }

    /// The name of an item card.
    #[must_use]
    pub fn item(&self, card: u8) -> &str {
        self.content.items.get(usize::from(card)).map_or("?", |item| &item.id)
    }

    /// The name of a room card.
    #[must_use]
    pub fn room(&self, card: u8) -> &str {
        self.content.rooms.get(usize::from(card)).map_or("?", |room| &room.id)
    }

    /// The name of a threat card.
    #[must_use]
    pub fn threat(&self, card: u8) -> &str {
        self.content.threats.get(usize::from(card)).map_or("?", |threat| &threat.id)
    }

    /// The item card with this name; of several copies, one that the test likes best.
    fn find_item(&self, word: &str, likes: impl Fn(u8) -> bool) -> Result<u8, Unknown> {
        let ids = self.content.items.iter().map(|item| item.id.as_str());
        let found = find_copy(ids, word, &|card| likes(card as u8), || say!("expected-item", "an item"));
        found.map(|card| card as u8)
    }

    fn find_room(&self, word: &str) -> Result<u8, Unknown> {
        let ids = self.content.rooms.iter().map(|room| room.id.as_str());
        find_copy(ids, word, &|_| true, || say!("expected-room", "a room")).map(|card| card as u8)
    }

    /// A dweller: `loose`, `injured`, the letter of its slot, the space it stands on (with `+injured`), or `new`.
    #[must_use]
    pub fn dweller(&self, seat: kernel::Seat, dweller: u8) -> String {
        let player = self.view.player(seat);
        let Some(seen) = player.all_dwellers().get(usize::from(dweller)).copied() else { return String::new() };
        match seen.at {
            At::Space(at) if seen.injured => format!("{}+injured", self.space(at)),
            At::Space(at) => self.space(at),
            At::Icon(_) => "new".to_owned(),
            At::Box => "boxed".to_owned(),
            At::Front => match player.letter_of(dweller) {
                Some(letter) => format!("{letter:?}"),
                None if seen.injured => "injured".to_owned(),
                None => "loose".to_owned(),
            },
        }
    }

    /// The choice in words, as an answer to this question.
    #[must_use]
    pub fn choice(&self, seat: kernel::Seat, ask: Ask, choice: Choice) -> String {
        match choice {
            Choice::Place(at) => format!("places {}", self.space(at)),
            Choice::Pass => "passes".to_owned(),
            Choice::Use { card, ability: 0 } => format!("uses {}", self.item(card)),
            Choice::Use { card, ability } => format!("uses {} ability={}", self.item(card), ability + 1),
            Choice::Exchange { backwards: false } => "exchanges".to_owned(),
            Choice::Exchange { backwards: true } => "exchanges backwards".to_owned(),
            Choice::Done => "goes-on".to_owned(),
            Choice::DoneForTurn => "goes-on-to-the-end".to_owned(),
            Choice::Dweller(dweller) => {
                let verb = if ask == Ask::Heal { "heals" } else { "picks" };
                format!("{verb} {}", self.dweller(seat, dweller))
            }
            Choice::Resource(resource) => {
                let verb = if matches!(ask, Ask::PayAny(_)) { "pays" } else { "takes" };
                format!("{verb} {}", resource_word(resource))
            }
            Choice::Decline => "declines".to_owned(),
            Choice::Item(card) => {
                let verb = match ask {
                    Ask::PayItem(_) => "pays",
                    Ask::Ready => "readies",
                    _ => "takes",
                };
                format!("{verb} {}", self.item(card))
            }
            Choice::Room(room) => format!("names {}", self.room(room)),
            Choice::Build { room, slot } => format!("builds {} at={slot:?}", self.room(room)),
            Choice::Slot(letter) => format!("trains {letter:?}"),
            Choice::Threat(at) => format!("discards-threat {}", self.space(at)),
        }
    }

    /// The choice that these words mean, whether it is open now or not. `about` is what stands behind the verb,
    /// `extra` looks up a property such as `at=R1`.
    ///
    /// # Errors
    /// The words name nothing.
    pub fn understand(
        &self,
        seat: kernel::Seat,
        verb: &str,
        about: Option<&str>,
        extra: &dyn Fn(&str) -> Option<String>,
        options: &[Choice],
    ) -> Result<Choice, Unknown> {
        let object = || about.map_or_else(|| lacks_object(verb), Ok);
        let offered = |choice: Choice| options.contains(&choice);
        if matches!(verb, "passes" | "goes-on" | "goes-on-to-the-end" | "declines") {
            alone(verb, about)?;
        }
        Ok(match verb {
            // A room on the track has spaces too, but not in the vault; the rules then say why not (S-VAULT-06).
            "places" => match (self.find_space(object()?), self.find_room(object()?)) {
                (Err(_), Ok(room)) if self.view.room_track.contains(&room) => Choice::Room(room),
                (space, _) => Choice::Place(space?),
            },
            "passes" => Choice::Pass,
            "uses" => {
                let ability = match extra("ability") {
                    None => 0,
                    Some(number) => match number.parse::<u8>() {
                        Ok(number @ 1..=2) => number - 1,
                        _ => return unknown(&number, say!("expected-ability", "an ability (1 or 2)")),
                    },
                };
                let card = self.find_item(object()?, |card| offered(Choice::Use { card, ability }))?;
                Choice::Use { card, ability }
            }
            "exchanges" => match about {
                None => Choice::Exchange { backwards: false },
                Some("backwards") => Choice::Exchange { backwards: true },
                Some(other) => {
                    return unknown(other, say!("expected-way", "a way to exchange (backwards, or nothing)"));
                }
            },
            "goes-on" => Choice::Done,
            "goes-on-to-the-end" => Choice::DoneForTurn,
            "declines" => Choice::Decline,
            "pays" | "takes" => match find_resource(object()?) {
                Some(resource) => Choice::Resource(resource),
                None => Choice::Item(self.find_item(object()?, |card| offered(Choice::Item(card)))?),
            },
            "readies" => Choice::Item(self.find_item(object()?, |card| offered(Choice::Item(card)))?),
            "names" => Choice::Room(self.find_room(object()?)?),
            "builds" => {
                let slot = match extra("at") {
                    Some(word) => find_slot(&word)?,
                    None => return unknown("builds", say!("expected-at", "complete: it lacks at=SLOT")),
                };
                Choice::Build { room: self.find_room(object()?)?, slot }
            }
            "trains" => Choice::Slot(find_letter(object()?)?),
            "picks" | "heals" => Choice::Dweller(self.find_dweller(seat, object()?, &[], &offered)?),
            "discards-threat" => Choice::Threat(self.find_space(object()?)?),
            other => return unknown_verb(other, &VERBS),
        })
    }

    /// A dweller described so, if possible one that is offered; `taken` ones are passed over.
    pub(crate) fn find_dweller(
        &self,
        seat: kernel::Seat,
        word: &str,
        taken: &[Choice],
        offered: &dyn Fn(Choice) -> bool,
    ) -> Result<u8, Unknown> {
        let injured = format!("{word}+injured");
        let exact = (0..7).any(|dweller| self.dweller(seat, dweller) == word);
        let matching =
            || (0..7).filter(|dweller| self.dweller(seat, *dweller) == if exact { word } else { injured.as_str() });
        let free = |dweller: &u8| !taken.contains(&Choice::Dweller(*dweller));
        let best = matching().filter(free).find(|dweller| offered(Choice::Dweller(*dweller)));
        match best.or_else(|| matching().find(free)) {
            Some(dweller) => Ok(dweller),
            None => unknown(
                word,
                say!("expected-dweller", "one of the player's dwellers (loose, injured, a letter or a space)"),
            ),
        }
    }
}

/// The word for a resource.
#[must_use]
pub const fn resource_word(resource: Resource) -> &'static str {
    match resource {
        Resource::Power => "power",
        Resource::Food => "food",
        Resource::Water => "water",
    }
}

fn find_resource(word: &str) -> Option<Resource> {
    Resource::ALL.into_iter().find(|resource| resource_word(*resource) == word)
}

/// The slot with this name.
///
/// # Errors
/// There is none.
pub fn find_slot(word: &str) -> Result<Slot, Unknown> {
    match Slot::ALL.into_iter().find(|slot| format!("{slot:?}") == word) {
        Some(slot) => Ok(slot),
        None => unknown(word, say!("expected-slot", "a slot (L3, L2, L1, R1, R2 or R3)")),
    }
}

/// The letter.
///
/// # Errors
/// There is no such letter.
pub fn find_letter(word: &str) -> Result<Letter, Unknown> {
    harness::words::find_letter(word, Letter::ALL.into_iter())
}
