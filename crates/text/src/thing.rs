//! Things on the table that a text names, so that a table can lead from the name to the thing.
//!
//! A voice that links puts marks around names, before the sentence is made: the languages order their words as they
//! like, and the marks move along. The marks are letters for private use, which no pack and no player can write.

use kernel::Seat;
use shelter::{event::Pile, vault::SpaceRef};

/// A thing on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A player.
    Seat(Seat),
    /// A space of the vault.
    Space(SpaceRef),
    /// A level of the vault.
    Level(u8),
    /// An item card.
    Item(u8),
    /// A room card.
    Room(u8),
    /// A threat card.
    Threat(u8),
    /// A deck, with its track where it has one.
    Track(Pile),
    /// A dweller.
    Dweller {
        /// Whose.
        seat: Seat,
        /// Which.
        dweller: u8,
    },
}

/// A piece of a text: plain words, or the name of a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The words.
    pub text: String,
    /// What they name, if anything.
    pub thing: Option<Thing>,
}

/// Ends a name.
const CLOSING: char = '\u{E000}';
/// The first of the marks that begin a name; they say what is named.
const FIRST_OPENING: u32 = 0xE100;
/// How many numbers each kind of thing has.
const NUMBERS: u32 = 256;

/// The name with marks around it.
pub(crate) fn linked(thing: Thing, name: &str) -> String {
    let Some(opening) = opening(thing) else { return name.to_owned() };
    let own = name.chars().filter(|letter| !is_private(*letter));
    std::iter::once(opening).chain(own).chain([CLOSING]).collect()
}

/// The pieces of a text with marks.
pub(crate) fn spans(marked: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut now = Span { text: String::new(), thing: None };
    let mut turn_to = |now: &mut Span, thing: Option<Thing>| {
        let done = std::mem::replace(now, Span { text: String::new(), thing });
        if !done.text.is_empty() {
            spans.push(done);
        }
    };
    for letter in marked.chars() {
        match letter {
            CLOSING => turn_to(&mut now, None),
            _ if is_private(letter) => turn_to(&mut now, named_by(letter)),
            _ => now.text.push(letter),
        }
    }
    turn_to(&mut now, None);
    spans
}

const fn is_private(letter: char) -> bool {
    matches!(letter, '\u{E000}'..='\u{F8FF}')
}

/// Tracks and dwellers have no names of their own.
fn opening(thing: Thing) -> Option<char> {
    let (kind, number) = match thing {
        Thing::Seat(seat) => (0, seat.index() as u32),
        Thing::Space(at) => (1, at.index() as u32),
        Thing::Level(level) => (2, u32::from(level)),
        Thing::Item(card) => (3, u32::from(card)),
        Thing::Room(card) => (4, u32::from(card)),
        Thing::Threat(card) => (5, u32::from(card)),
        Thing::Track(_) | Thing::Dweller { .. } => return None,
    };
    char::from_u32(FIRST_OPENING + kind * NUMBERS + number)
}

fn named_by(opening: char) -> Option<Thing> {
    let code = u32::from(opening).checked_sub(FIRST_OPENING)?;
    let number = (code % NUMBERS) as u8;
    match code / NUMBERS {
        0 => Some(Thing::Seat(Seat::new(number))),
        1 => SpaceRef::from_index(number).map(Thing::Space),
        2 => Some(Thing::Level(number)),
        3 => Some(Thing::Item(number)),
        4 => Some(Thing::Room(number)),
        5 => Some(Thing::Threat(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_the_things_they_name() {
        let space = SpaceRef::from_index(63).unwrap();
        let things = [
            Thing::Seat(Seat::new(3)),
            Thing::Space(space),
            Thing::Level(4),
            Thing::Item(255),
            Thing::Room(0),
            Thing::Threat(31),
        ];
        for thing in things {
            let found = spans(&format!("See {} there", linked(thing, "it")));
            let texts: Vec<&str> = found.iter().map(|span| span.text.as_str()).collect();
            assert_eq!(texts, ["See ", "it", " there"]);
            assert_eq!(found[1].thing, Some(thing));
        }
    }

    #[test]
    fn a_name_cannot_pretend_to_be_another_thing() {
        let thing = Thing::Seat(Seat::new(0));
        let found = spans(&linked(thing, "An\u{E000}n\u{E301}a"));
        assert_eq!(found, [Span { text: "Anna".to_owned(), thing: Some(thing) }]);
    }
}
