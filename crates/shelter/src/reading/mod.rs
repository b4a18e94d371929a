//! From packs to [`Content`]: strictly, with all mistakes at once, and back to sentences.

#[cfg(feature = "source")]
mod alike;
#[cfg(feature = "source")]
mod check;
mod items;
mod lints;
pub mod paraphrase;
mod rooms;
mod spaces;
pub mod vocabulary;

use harness::reading::{Reading, is_name, vocabulary::pick};
use kernel::PackStamp;
use pack::{Message, Mistake, Mistakes, Node, Prepared, Spot, Unique, Wanted, Word, say};
#[cfg(feature = "source")]
use pack::{PackFiles, TextSource};

use crate::content::{Content, Elevator, MOST_ITEMS, MOST_ROOMS, MOST_THREATS, Room, Space, SpaceId};

#[cfg(feature = "source")]
pub use self::alike::lint;
use self::vocabulary::{CARDS, Card};

/// The most spaces that [`SpaceId`] can tell apart.
const MOST_SPACES: usize = 255;

/// The Russian of all that this crate and what it stands on say of mistakes. English stands in the code.
#[cfg(feature = "source")]
#[must_use]
pub fn mistake_texts() -> [TextSource; 3] {
    harness::mistake_texts(include_str!("../../text/ru/mistakes.ftl"))
}

/// Reads packs in the order given. With the content come warnings and notes.
///
/// # Errors
/// All mistakes in all files of all packs, warnings included, when at least one is an error.
#[cfg(feature = "source")]
pub fn read(packs: &[PackFiles]) -> Result<(Content, Mistakes), Mistakes> {
    harness::reading::read::<Reader>(packs)
}

/// Reads packs that [`read`] has found well made before, in the same order. Texts and what can be said only of all packs
/// together are not checked again.
///
/// # Errors
/// All mistakes in the cards; there are none if they are as they were.
pub fn read_prepared(packs: Vec<Prepared>) -> Result<Content, Mistakes> {
    harness::reading::read_prepared::<Reader>(packs)
}

/// Adds definitions to a content, for positions that are written down by hand; they need no texts.
///
/// Nodes that are not well made are reported and left out, and so are elevators and starting rooms: a vault has all
/// of them already.
pub fn read_definitions(nodes: &[Node], base: &Content, mistakes: &mut Mistakes) -> Content {
    let mut reader = Reader::new(base.clone());
    reader.is_addition = true;
    reader.cards(nodes);
    mistakes.append(reader.mistakes);
    reader.content
}

/// Reads starting rooms and coloured elevators alone, for a box that is put together by hand. Their spaces are added to
/// the content.
pub(crate) fn read_vault(nodes: &[Node], content: &mut Content, mistakes: &mut Mistakes) -> (Vec<Room>, Vec<Elevator>) {
    let elevators = content.elevators.first().cloned().into_iter().collect();
    let mut reader = Reader::new(Content { spaces: content.spaces.clone(), elevators, ..Content::default() });
    reader.cards(nodes);
    mistakes.append(reader.mistakes);
    content.spaces = reader.content.spaces;
    (reader.content.rooms, reader.content.elevators.into_iter().skip(1).collect())
}

/// What has been read so far.
struct Reader {
    content: Content,
    mistakes: Mistakes,
    rooms: Unique,
    elevators: Unique,
    items: Unique,
    threats: Unique,
    slots: Unique,
    columns: Unique,
    /// The messages that the cards of the present pack need.
    wanted: Vec<Wanted>,
    /// Whether the cards come on top of a content that is complete already.
    is_addition: bool,
}

impl Reader {
    fn new(content: Content) -> Reader {
        Reader {
            content,
            mistakes: Mistakes::new(),
            rooms: Unique::new(),
            elevators: Unique::new(),
            items: Unique::new(),
            threats: Unique::new(),
            slots: Unique::new(),
            columns: Unique::new(),
            wanted: Vec::new(),
            is_addition: false,
        }
    }

    fn cards(&mut self, nodes: &[Node]) {
        for node in nodes {
            match pick(&node.name, harness::phrases::in_pack(), CARDS, &mut self.mistakes) {
                Some(Card::Room) => self.room(node),
                Some(Card::Elevator) => self.elevator(node),
                Some(Card::Threat) => self.threat(node),
                Some(Card::Item) => self.item(node),
                None => {}
            }
        }
    }

    fn error(&mut self, spot: &Spot, word: &str, message: Message) {
        self.mistakes.push(Mistake::error(spot, word, message));
    }

    /// Takes the name of a card, which texts use as part of a key; says whether the card may be kept.
    fn name(&mut self, card: Card, id: &Word) -> bool {
        let text = id.text.as_str();
        if !is_name(id, &mut self.mistakes) {
            return false;
        }
        let (kind, names) = match card {
            Card::Room => ("room", &mut self.rooms),
            Card::Elevator => ("elevator", &mut self.elevators),
            Card::Threat => ("threat", &mut self.threats),
            Card::Item => ("item", &mut self.items),
        };
        let is_new = names.take(Some(card.name()), id, &mut self.mistakes);
        let in_base = self.is_addition
            && match card {
                Card::Room => self.content.rooms.iter().any(|room| room.id == text),
                Card::Elevator => self.content.elevators.iter().any(|elevator| elevator.id == text),
                Card::Threat => self.content.threats.iter().any(|threat| threat.id == text),
                Card::Item => self.content.items.iter().any(|item| item.id == text),
            };
        if is_new && in_base {
            let kind = card.name();
            self.error(&id.spot, text, say!("card-in-packs", "the packs have {kind} '{text}' already", kind, text));
        }
        self.wanted.push(Wanted {
            key: format!("{kind}-{text}"),
            attributes: (&["flavor"]).into(),
            spot: id.spot.clone(),
        });
        is_new && !in_base
    }

    fn push_space(&mut self, space: Space, spot: &Spot) -> Option<SpaceId> {
        if self.content.spaces.len() >= MOST_SPACES {
            self.error(spot, "space", say!("too-many-spaces", "there are more than {most} spaces", most = MOST_SPACES));
            return None;
        }
        let id = u8::try_from(self.content.spaces.len()).ok().map(SpaceId);
        self.content.spaces.push(space);
        id
    }

    /// Says whether so many more cards of a kind still fit.
    fn fits(&mut self, card: Card, n_more: usize, spot: &Spot) -> bool {
        let (n_now, most) = match card {
            Card::Room => (self.content.rooms.iter().filter(|room| room.start.is_none()).count(), MOST_ROOMS),
            Card::Item => (self.content.items.len(), MOST_ITEMS),
            Card::Threat => (self.content.threats.len(), MOST_THREATS),
            Card::Elevator => return true,
        };
        let fits = n_now + n_more <= most;
        if !fits {
            let kind = card.plural();
            let message = say!("too-many-cards", "there are more than {most} {kind}, copies included", most, kind);
            self.error(spot, "", message);
        }
        fits
    }
}

impl Reading for Reader {
    const GAME: &'static str = "shelter";
    type Content = Content;

    fn empty() -> Reader {
        Reader::new(Content::default())
    }

    fn nodes(&mut self, nodes: &[Node]) {
        self.cards(nodes);
    }

    #[cfg(feature = "source")]
    fn whole(&mut self, packs: &[PackFiles]) {
        self.check(packs);
    }

    fn mistakes(&mut self) -> &mut Mistakes {
        &mut self.mistakes
    }

    fn wanted(&mut self) -> &mut Vec<Wanted> {
        &mut self.wanted
    }

    fn stamps(&mut self) -> &mut Vec<PackStamp> {
        &mut self.content.packs
    }

    fn finish(self) -> (Content, Mistakes) {
        (self.content, self.mistakes)
    }
}
