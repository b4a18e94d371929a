//! Texts in pieces, so that a table can lead from a name to the thing.
//!
//! A voice that links puts marks around names, before the sentence is made: the languages order their words as they
//! like, and the marks move along. The marks are letters for private use, which no pack and no player can write.

/// A thing on the table that a text can name. What has a number can be marked.
pub trait Linkable: Copy {
    /// Which kind of thing it is and which of them, below [`KINDS`] and [`NUMBERS`]; none if texts have no name for it.
    fn number(self) -> Option<(u32, u32)>;

    /// The thing of this kind with this number.
    fn numbered(kind: u32, number: u32) -> Option<Self>;
}

/// A piece of a text: plain words, or the name of a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span<T> {
    /// The words.
    pub text: String,
    /// What they name, if anything.
    pub thing: Option<T>,
}

/// Ends a name.
const CLOSING: char = '\u{E000}';
/// The first of the marks that begin a name; they say what is named.
const FIRST_OPENING: u32 = 0xF_0000;
/// How many kinds of things there can be.
const KINDS: u32 = 15;
/// How many numbers each kind of thing has.
const NUMBERS: u32 = 4096;

/// The name with marks around it.
pub(crate) fn linked<T: Linkable>(thing: T, name: &str) -> String {
    let Some(opening) = opening(thing) else { return name.to_owned() };
    let own = name.chars().filter(|letter| !is_private(*letter));
    std::iter::once(opening).chain(own).chain([CLOSING]).collect()
}

/// The pieces of a text with marks.
pub(crate) fn spans<T: Linkable>(marked: &str) -> Vec<Span<T>> {
    let mut spans = Vec::new();
    let mut now = Span { text: String::new(), thing: None };
    let mut turn_to = |now: &mut Span<T>, thing: Option<T>| {
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

pub(super) const fn is_private(letter: char) -> bool {
    matches!(letter, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..='\u{10FFFF}')
}

fn opening<T: Linkable>(thing: T) -> Option<char> {
    let (kind, number) = thing.number().filter(|(kind, number)| *kind < KINDS && *number < NUMBERS)?;
    char::from_u32(FIRST_OPENING + kind * NUMBERS + number)
}

fn named_by<T: Linkable>(opening: char) -> Option<T> {
    let code = u32::from(opening).checked_sub(FIRST_OPENING)?;
    T::numbered(code / NUMBERS, code % NUMBERS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Card(u32, u32);

    impl Linkable for Card {
        fn number(self) -> Option<(u32, u32)> {
            Some((self.0, self.1))
        }

        fn numbered(kind: u32, number: u32) -> Option<Card> {
            Some(Card(kind, number))
        }
    }

    #[test]
    fn names_come_back_as_the_things_they_name() {
        for card in [Card(0, 0), Card(3, 255), Card(14, 4095)] {
            let found = spans(&format!("See {} there", linked(card, "it")));
            let texts: Vec<&str> = found.iter().map(|span| span.text.as_str()).collect();
            assert_eq!(texts, ["See ", "it", " there"]);
            assert_eq!(found[1].thing, Some(card));
        }
    }

    #[test]
    fn what_has_too_large_a_number_is_named_without_a_mark() {
        for card in [Card(15, 0), Card(0, 4096)] {
            assert_eq!(linked(card, "it"), "it");
        }
    }

    #[test]
    fn a_name_cannot_pretend_to_be_another_thing() {
        let card = Card(0, 0);
        let found = spans(&linked(card, "An\u{E000}n\u{F0001}a"));
        assert_eq!(found, [Span { text: "Anna".to_owned(), thing: Some(card) }]);
    }
}
