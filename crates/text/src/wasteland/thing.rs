//! Things on the table that a text names, so that a table can lead from the name to the thing.

use kernel::Seat;
use wasteland::{
    content::{EncounterIcon, EnemyType, Faction},
    effect::Pile,
    map::Node,
};

use crate::shared::Linkable;

/// A thing on the table. Cards and the like are named by their number in the content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A player.
    Seat(Seat),
    /// A space of the map.
    Space(Node),
    /// A place of the map, whichever tile lies there.
    Place(u8),
    /// A tile.
    Tile(u8),
    /// A card that a survivor can own, or a loot event.
    Card(u16),
    /// A perk.
    Perk(u8),
    /// An agenda card.
    Agenda(u8),
    /// A character.
    Character(u8),
    /// A quest.
    Quest(u16),
    /// An encounter.
    Encounter(u16),
    /// An enemy token as it is printed, wherever it is.
    Token(u8),
    /// The enemies of a type.
    Kind(EnemyType),
    /// A faction.
    Faction(Faction),
    /// A deck.
    Deck(Pile),
    /// The enemy that has this number on the map now.
    Foe(u8),
    /// The row of cards for sale.
    Shop,
}

/// The decks, in the order of their numbers.
const DECKS: [Pile; 7] = [
    Pile::Loot,
    Pile::Asset,
    Pile::Agenda,
    Pile::Encounter(EncounterIcon::Wasteland),
    Pile::Encounter(EncounterIcon::Settlement),
    Pile::Encounter(EncounterIcon::Vault84),
    Pile::Encounter(EncounterIcon::Vault109),
];

impl Linkable for Thing {
    /// Enemies on the map are named by what they are, and the shop has no name of its own.
    fn number(self) -> Option<(u32, u32)> {
        Some(match self {
            Thing::Seat(seat) => (0, seat.index() as u32),
            Thing::Space(node) => (1, u32::from(u16::from(node))),
            Thing::Place(place) => (2, u32::from(place)),
            Thing::Tile(tile) => (3, u32::from(tile)),
            Thing::Card(card) => (4, u32::from(card)),
            Thing::Perk(perk) => (5, u32::from(perk)),
            Thing::Agenda(card) => (6, u32::from(card)),
            Thing::Character(character) => (7, u32::from(character)),
            Thing::Quest(quest) => (8, u32::from(quest)),
            Thing::Encounter(card) => (9, u32::from(card)),
            Thing::Token(token) => (10, u32::from(token)),
            Thing::Kind(kind) => (11, position(&EnemyType::ALL, kind)?),
            Thing::Faction(faction) => (12, position(&Faction::BOTH, faction)?),
            Thing::Deck(pile) => (13, position(&DECKS, pile)?),
            Thing::Foe(_) | Thing::Shop => return None,
        })
    }

    fn numbered(kind: u32, number: u32) -> Option<Thing> {
        let (large, small) = (u16::try_from(number).ok()?, u8::try_from(number));
        Some(match kind {
            0 => Thing::Seat(Seat::new(small.ok()?)),
            1 => Thing::Space(Node::try_from(large).ok()?),
            2 => Thing::Place(small.ok()?),
            3 => Thing::Tile(small.ok()?),
            4 => Thing::Card(large),
            5 => Thing::Perk(small.ok()?),
            6 => Thing::Agenda(small.ok()?),
            7 => Thing::Character(small.ok()?),
            8 => Thing::Quest(large),
            9 => Thing::Encounter(large),
            10 => Thing::Token(small.ok()?),
            11 => Thing::Kind(*EnemyType::ALL.get(usize::from(large))?),
            12 => Thing::Faction(*Faction::BOTH.get(usize::from(large))?),
            13 => Thing::Deck(*DECKS.get(usize::from(large))?),
            _ => return None,
        })
    }
}

fn position<T: PartialEq>(all: &[T], one: T) -> Option<u32> {
    all.iter().position(|other| *other == one).map(|at| at as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_back_from_their_numbers() {
        let things = [
            Thing::Seat(Seat::new(3)),
            Thing::Space(Node::new(39, 7)),
            Thing::Place(39),
            Thing::Tile(63),
            Thing::Card(511),
            Thing::Perk(63),
            Thing::Agenda(0),
            Thing::Character(31),
            Thing::Quest(511),
            Thing::Encounter(447),
            Thing::Token(119),
        ];
        let kinds = EnemyType::ALL.map(Thing::Kind).into_iter().chain(Faction::BOTH.map(Thing::Faction));
        for thing in things.into_iter().chain(kinds).chain(DECKS.map(Thing::Deck)) {
            let (kind, number) = thing.number().unwrap();
            assert_eq!(Thing::numbered(kind, number), Some(thing));
        }
        assert_eq!([Thing::Foe(1), Thing::Shop].map(Linkable::number), [None; 2]);
    }
}
