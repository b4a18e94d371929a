//! The places of Shelter on the screen.

use kernel::Seat;
use shelter::{
    Shelter,
    choice::{Ask, Choice},
    content::{Letter, Resource},
    event::Pile,
    vault::{Slot, SpaceRef},
    view::View,
};
use text::shelter::Thing;

use super::{BOARDS, CARDS, VAULT};
use crate::{game, play::Tab};

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
}

impl game::Spot<Shelter> for Spot {
    fn name(self) -> String {
        self.name()
    }

    fn of_choice(view: &View, seat: Seat, choice: Choice) -> Option<Spot> {
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

    /// A room that may go into several slots belongs to its card, too.
    fn concerns(self, view: &View, seat: Seat, choice: Choice) -> bool {
        match (self, choice) {
            (Spot::Room(card), Choice::Build { room, .. }) => card == room,
            _ => Spot::of_choice(view, seat, choice) == Some(self),
        }
    }

    fn wished(self, view: &View, seat: Seat, ask: Option<Ask>) -> Option<Choice> {
        Some(match (self, ask) {
            (Spot::Space(at), Some(Ask::DiscardThreat)) => Choice::Threat(at),
            (Spot::Space(at), _) => Choice::Place(at),
            (Spot::Item(card), Some(Ask::TakeItem | Ask::Ready | Ask::PayItem(_))) => Choice::Item(card),
            (Spot::Item(card), _) if view.item_track.contains(&card) => Choice::Item(card),
            (Spot::Item(card), _) => Choice::Use { card, ability: 0 },
            (Spot::Dweller(owner, dweller), _) if owner == seat => Choice::Dweller(dweller),
            (Spot::Resource(owner, resource), _) if owner == seat => Choice::Resource(resource),
            (Spot::Letter(owner, letter), _) if owner == seat => Choice::Slot(letter),
            // Where it could go, so that the room itself is the matter.
            (Spot::Room(room), Some(Ask::Build { .. })) => {
                let rooms = |slot| view.vault.room(view.vault.level_of(seat), slot);
                let is_open = |slot: &Slot| rooms(*slot).is_none() && slot.inner().is_none_or(|at| rooms(at).is_some());
                Choice::Build { room, slot: Slot::ALL.into_iter().find(is_open).unwrap_or(Slot::L1) }
            }
            (Spot::Room(room), _) => Choice::Room(room),
            (Spot::Slot(level, slot), _) if level == view.vault.level_of(seat) => {
                let named = view.open_step().named_room;
                let room = named.or_else(|| view.faceup_rooms().into_iter().flatten().next())?;
                Choice::Build { room, slot }
            }
            _ => return None,
        })
    }

    fn places_of(thing: Thing) -> Vec<Spot> {
        match thing {
            Thing::Seat(seat) => vec![Spot::Board(seat)],
            Thing::Space(at) => vec![Spot::Space(at), Spot::Level(at.level())],
            Thing::Level(level) => vec![Spot::Level(level)],
            // What has left the table went to a pile or its owner.
            Thing::Item(card) => vec![Spot::Item(card), Spot::Track(Pile::Items)],
            Thing::Room(card) => vec![Spot::Room(card), Spot::Built(card), Spot::Track(Pile::Rooms)],
            Thing::Threat(card) => vec![Spot::Threat(card), Spot::Track(Pile::Threats)],
            Thing::Track(pile) => vec![Spot::Track(pile)],
            Thing::Dweller { seat, dweller } => vec![Spot::Dweller(seat, dweller), Spot::Board(seat)],
        }
    }

    fn owner(self) -> Option<Seat> {
        match self {
            Spot::Dweller(seat, _)
            | Spot::Resource(seat, _)
            | Spot::Letter(seat, _)
            | Spot::Happiness(seat)
            | Spot::Board(seat) => Some(seat),
            _ => None,
        }
    }

    fn board(seat: Seat) -> Spot {
        Spot::Board(seat)
    }

    fn tab(self) -> Tab {
        match self {
            Spot::Track(_) | Spot::Item(_) | Spot::Room(_) => CARDS,
            _ if self.owner().is_some() => BOARDS,
            _ => VAULT,
        }
    }

    fn ground(self) -> &'static [&'static str] {
        match self {
            Spot::Space(_) => &[".stand"],
            _ => &[".crew .dweller", ".crew"],
        }
    }

    fn place_in_row(self, at: Spot) -> Option<u8> {
        match (self, at) {
            (Spot::Dweller(_, dweller), Spot::Board(_)) => Some(dweller),
            _ => None,
        }
    }

    fn sign(self) -> Option<&'static str> {
        match self {
            Spot::Dweller(..) => Some("dweller"),
            Spot::Item(_) => Some("item"),
            Spot::Room(_) => Some("build"),
            Spot::Token => Some("first-player"),
            _ => None,
        }
    }

    fn is_counter(self) -> bool {
        matches!(self, Spot::Resource(..) | Spot::Happiness(_))
    }

    fn is_card(self) -> bool {
        matches!(self, Spot::Item(_) | Spot::Room(_))
    }

    fn trembles(self) -> Option<&'static str> {
        matches!(self, Spot::Threat(_)).then_some(".room, .elevator")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Spot as _;

    #[test]
    fn things_that_left_the_table_have_another_place() {
        let written = |thing| Spot::places_of(thing).into_iter().map(Spot::name).collect::<Vec<_>>().join(" ");
        assert_eq!(written(Thing::Item(3)), "item-3 track-Items");
        assert_eq!(written(Thing::Room(4)), "room-4 built-4 track-Rooms");
        assert_eq!(written(Thing::Dweller { seat: Seat::new(1), dweller: 2 }), "dweller-1-2 board-1");
        assert_eq!(written(Thing::Seat(Seat::new(0))), "board-0");
    }
}
