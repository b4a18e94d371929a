//! Spots: places on the screen that choices, log lines and motion refer to. Each has one element with its name.

use kernel::Seat;
use shelter::{
    choice::{Ask, Choice},
    content::{Letter, Resource},
    event::Pile,
    vault::{Slot, SpaceRef},
    view::View,
};
use text::shelter::Thing;

/// A place on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A space of the vault.
    Space(SpaceRef),
    /// A slot for a room.
    Slot(u8, Slot),
    /// A level of the vault.
    Level(u8),
    /// An item card, on the track or in front of a player.
    Item(u8),
    /// A room card on the track.
    Room(u8),
    /// A room that stands in the vault, as a card.
    Built(u8),
    /// A threat card in the vault.
    Threat(u8),
    /// A dweller.
    Dweller(Seat, u8),
    /// A player's track of a resource.
    Resource(Seat, Resource),
    /// A training slot of a player.
    Letter(Seat, Letter),
    /// A player's happiness.
    Happiness(Seat),
    /// A player's board.
    Board(Seat),
    /// A deck with its track.
    Track(Pile),
    /// The first player token.
    Token,
}

impl Spot {
    /// The value of the element's `data-spot`.
    pub fn name(self) -> String {
        match self {
            Spot::Space(at) => format!("space-{}", at.index()),
            Spot::Slot(level, slot) => format!("slot-{level}-{slot:?}"),
            Spot::Level(level) => format!("level-{level}"),
            Spot::Item(card) => format!("item-{card}"),
            Spot::Room(card) => format!("room-{card}"),
            Spot::Built(card) => format!("built-{card}"),
            Spot::Threat(card) => format!("threat-{card}"),
            Spot::Dweller(seat, dweller) => format!("dweller-{}-{dweller}", seat.index()),
            Spot::Resource(seat, resource) => format!("resource-{}-{resource:?}", seat.index()),
            Spot::Letter(seat, letter) => format!("letter-{}-{letter:?}", seat.index()),
            Spot::Happiness(seat) => format!("happiness-{}", seat.index()),
            Spot::Board(seat) => format!("board-{}", seat.index()),
            Spot::Track(pile) => format!("track-{pile:?}"),
            Spot::Token => "token".to_owned(),
        }
    }

    /// The thing on the table that a choice concerns; none for those that are only words, as passing is.
    pub fn of_choice(view: &View, seat: Seat, choice: Choice) -> Option<Spot> {
        Some(match choice {
            Choice::Place(at) | Choice::Threat(at) => Spot::Space(at),
            Choice::Use { card, .. } | Choice::Item(card) => Spot::Item(card),
            Choice::Dweller(dweller) => Spot::Dweller(seat, dweller),
            Choice::Resource(resource) => Spot::Resource(seat, resource),
            Choice::Room(room) => Spot::Room(room),
            Choice::Build { slot, .. } => Spot::Slot(view.vault.level_of(seat), slot),
            Choice::Slot(letter) => Spot::Letter(seat, letter),
            Choice::Pass | Choice::Exchange { .. } | Choice::Done | Choice::DoneForTurn | Choice::Decline => {
                return None;
            }
        })
    }

    /// Whether the choice concerns this thing. A room that may go into several slots belongs to its card, too.
    pub fn concerns(self, view: &View, seat: Seat, choice: Choice) -> bool {
        match (self, choice) {
            (Spot::Room(card), Choice::Build { room, .. }) => card == room,
            _ => Spot::of_choice(view, seat, choice) == Some(self),
        }
    }

    /// What somebody who points at this thing would most likely want, so that the engine can say why not.
    pub fn wished(self, view: &View, seat: Seat, ask: Option<Ask>) -> Option<Choice> {
        Some(match (self, ask) {
            (Spot::Space(at), Some(Ask::DiscardThreat)) => Choice::Threat(at),
            (Spot::Space(at), _) => Choice::Place(at),
            (Spot::Item(card), Some(Ask::TakeItem | Ask::Ready | Ask::PayItem(_))) => Choice::Item(card),
            (Spot::Item(card), _) if view.item_track.contains(&card) => Choice::Item(card),
            (Spot::Item(card), _) => Choice::Use { card, ability: 0 },
            (Spot::Dweller(owner, dweller), _) if owner == seat => Choice::Dweller(dweller),
            (Spot::Resource(owner, resource), _) if owner == seat => Choice::Resource(resource),
            (Spot::Letter(owner, letter), _) if owner == seat => Choice::Slot(letter),
            (Spot::Room(room), Some(Ask::Build { .. })) => Choice::Build { room, slot: Slot::L1 },
            (Spot::Room(room), _) => Choice::Room(room),
            (Spot::Slot(level, slot), Some(Ask::Build { .. })) if level == view.vault.level_of(seat) => {
                let room = view.faceup_rooms().into_iter().flatten().next()?;
                Choice::Build { room, slot }
            }
            _ => return None,
        })
    }

    /// Where a thing that a text names is on the screen.
    pub fn of_thing(thing: Thing) -> Spot {
        match thing {
            Thing::Seat(seat) => Spot::Board(seat),
            Thing::Space(at) => Spot::Space(at),
            Thing::Level(level) => Spot::Level(level),
            Thing::Item(card) => Spot::Item(card),
            Thing::Room(card) => Spot::Room(card),
            Thing::Threat(card) => Spot::Threat(card),
            Thing::Track(pile) => Spot::Track(pile),
            Thing::Dweller { seat, dweller } => Spot::Dweller(seat, dweller),
        }
    }
}
