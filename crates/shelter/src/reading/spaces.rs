//! Spaces: what rooms, elevators and threats print.

use harness::reading::vocabulary::{pick, pick_if, words};
use pack::{Message, Mistake, Mistakes, Node, Spot, Unique, Word, say};

use crate::content::{Cost, Cubes, Icon, IconLine, Letter, MOST_ICONS, Space};

use super::{
    Reader,
    vocabulary::{COST, CostIcon, GAIN, LETTERS, SPACE, SpacePart, fits_item_gain},
};

/// The most cubes on one side of an exchange.
const MOST_IN_SIDE: usize = 3;
/// The most cubes of one kind that a player can have (S-RESOURCE-03).
const MOST_CUBES: u8 = 6;

/// What a space was made of: the space, how many cards of it there are, and where its parts stand.
pub(super) struct ReadSpace {
    pub(super) space: Space,
    pub(super) n_copies: usize,
}

impl Reader {
    /// A `space { ... }`.
    pub(super) fn space(&mut self, node: &Node) -> Option<Space> {
        let mut taker = node.take();
        let parts = taker.required_block(&mut self.mistakes);
        taker.finish(&mut self.mistakes);
        self.parts(node.spot(), parts, say!("in-space", "a space"), SpacePart::fits_space).map(|read| read.space)
    }

    /// The parts of a space or a threat. Nothing if one of them is wrong.
    pub(super) fn parts(
        &mut self,
        spot: &Spot,
        parts: &[Node],
        place: Message,
        fits: fn(SpacePart) -> bool,
    ) -> Option<ReadSpace> {
        let n_before = self.mistakes.n_errors();
        let mut space = Space::default();
        let mut n_copies = 1;
        let mut seen = Unique::new();
        for node in parts {
            let Some(part) = pick_if(&node.name, place.clone(), SPACE, fits, &[], &mut self.mistakes) else { continue };
            if part != SpacePart::Gain && !seen.take(None, &node.name, &mut self.mistakes) {
                continue;
            }
            let mut taker = node.take();
            let mistakes = &mut self.mistakes;
            match part {
                SpacePart::Cost => {
                    let icons = taker.words(say!("an-icon", "an icon"), mistakes);
                    space.cost = cost(&icons, &Message::verbatim("cost"), |_| true, mistakes);
                }
                SpacePart::Gain => {
                    for icon in taker.words(say!("an-icon", "an icon"), mistakes) {
                        if let Some(found) =
                            pick_if(&icon, Message::verbatim("gain"), GAIN, |_| true, &words(COST), mistakes)
                        {
                            push_icon(&mut space.gain, found, &icon, mistakes);
                        }
                    }
                }
                SpacePart::Exchange => {
                    let first = taker.word(say!("exchanged", "what is exchanged, in quotes"), mistakes);
                    let second = taker.word(say!("exchanged-for", "what it is exchanged for, in quotes"), mistakes);
                    if let (Some(first), Some(second)) = (first, second) {
                        let sides = [side(&first, mistakes), side(&second, mistakes)];
                        if sides[0] != sides[1]
                            && (is_part_of(&sides[0], &sides[1]) || is_part_of(&sides[1], &sides[0]))
                        {
                            let message = say!(
                                "endless-exchange",
                                "one side is part of the other: exchanging would make cubes out of nothing"
                            );
                            mistakes.push(Mistake::error(node.spot(), "exchange", message));
                        }
                        space.exchange = Some(sides);
                        push_icon(&mut space.gain, Icon::Exchange, &node.name, mistakes);
                    }
                }
                SpacePart::Letters => {
                    let mut taken = Unique::new();
                    for word in taker.words(harness::phrases::a_letter(), mistakes) {
                        if let Some(letter) = pick(&word, Message::verbatim("letters"), LETTERS, mistakes)
                            && taken.take(Some(say!("letter", "letter")), &word, mistakes)
                        {
                            space.letters.insert(letter);
                        }
                    }
                }
                SpacePart::Linked => space.linked = true,
                SpacePart::InjuredOnly => space.injured_only = true,
                SpacePart::Fight => {
                    space.fight = small(taker.number(say!("to-reach", "the number to reach"), 2..=12, mistakes))
                }
                SpacePart::Copies => {
                    n_copies = copies(taker.number(say!("how-many", "how many there are"), 1..=32, mistakes))
                }
            }
            taker.finish(mistakes);
        }
        if space.cost.room_price && !space.gain.contains(&Icon::Build) {
            self.error(
                spot,
                "room-price",
                say!("price-unused", "'room-price' is due for a room that is built, and nothing is (S-COST-06)"),
            );
        }
        if space.cost.room_price && space.fight > 0 {
            self.error(
                spot,
                "room-price",
                say!("price-lost", "a fight may be lost, and the room that was paid for with it (S-COST-06)"),
            );
        }
        if space.cost.room_price && space.gain.iter().filter(|icon| **icon == Icon::Build).count() > 1 {
            self.error(
                spot,
                "room-price",
                say!("price-for-more", "'room-price' pays for one room, and more are built (S-COST-06)"),
            );
        }
        (self.mistakes.n_errors() == n_before).then_some(ReadSpace { space, n_copies })
    }
}

/// Adds up the icons of a cost.
pub(super) fn cost(icons: &[Word], place: &Message, fits: fn(CostIcon) -> bool, mistakes: &mut Mistakes) -> Cost {
    let mut cost = Cost::default();
    too_many(icons, MOST_ICONS, place, mistakes);
    for icon in icons {
        let twice = match pick_if(icon, place.clone(), COST, fits, &words(GAIN), mistakes) {
            Some(CostIcon::Cube(resource)) => {
                let cubes = &mut cost.cubes[resource as usize];
                *cubes = cubes.saturating_add(1);
                if *cubes == MOST_CUBES + 1 {
                    let message = say!(
                        "unpayable",
                        "nobody can ever pay more than {most} {word} (S-RESOURCE-03)",
                        most = MOST_CUBES,
                        word = &icon.text
                    );
                    mistakes.push(Mistake::error(&icon.spot, &icon.text, message));
                }
                false
            }
            Some(CostIcon::Any) => {
                cost.any = cost.any.saturating_add(1);
                false
            }
            Some(CostIcon::Item) => {
                cost.items = cost.items.saturating_add(1);
                false
            }
            Some(CostIcon::Injury) => std::mem::replace(&mut cost.injury, true),
            Some(CostIcon::RoomPrice) => std::mem::replace(&mut cost.room_price, true),
            None => false,
        };
        if twice {
            let message = say!("due-once", "'{word}' can be due only once", word = &icon.text);
            mistakes.push(Mistake::error(&icon.spot, &icon.text, message));
        }
    }
    cost
}

/// Cubes only: a price, or a side of an exchange.
pub(super) fn cubes(icons: &[Word], place: &Message, mistakes: &mut Mistakes) -> Cubes {
    let Cost { cubes, any, .. } = cost(icons, place, CostIcon::is_cube, mistakes);
    Cubes { cubes, any }
}

/// Whether whoever holds the larger side holds the smaller one as well, with a `?` standing for any cube.
fn is_part_of(smaller: &Cubes, larger: &Cubes) -> bool {
    let lacking = smaller.cubes.iter().zip(larger.cubes).map(|(need, have)| need.saturating_sub(have)).sum::<u8>();
    let spare = smaller.cubes.iter().zip(larger.cubes).map(|(need, have)| have.saturating_sub(*need)).sum::<u8>();
    let fixed_left = larger.any.saturating_sub(lacking);
    lacking <= larger.any && smaller.any <= spare + fixed_left && (1..total(larger)).contains(&total(smaller))
}

fn total(side: &Cubes) -> u8 {
    side.cubes.iter().sum::<u8>() + side.any
}

/// A side of an exchange: words in one pair of quotes.
fn side(quoted: &Word, mistakes: &mut Mistakes) -> Cubes {
    let icons: Vec<Word> =
        quoted.text.split_whitespace().map(|text| Word { text: text.to_owned(), spot: quoted.spot.clone() }).collect();
    if icons.is_empty() {
        let mistake = Mistake::error(&quoted.spot, "", say!("empty-side", "a side of an exchange is empty"));
        mistakes.push(mistake.expecting(say!("side-form", "one to three of power, food, water, ?")));
    }
    let place = say!("in-side", "a side of an exchange");
    too_many(&icons, MOST_IN_SIDE, &place, mistakes);
    cubes(&icons, &place, mistakes)
}

fn too_many(icons: &[Word], most: usize, place: &Message, mistakes: &mut Mistakes) {
    if let Some(icon) = icons.get(most) {
        let message =
            say!("too-many-icons", "there are more than {most} icons in {place}", most, place = place.clone());
        mistakes.push(Mistake::error(&icon.spot, &icon.text, message));
    }
}

/// What an item gains: no icon that speaks of the dweller on a space.
pub(super) fn item_gain(icons: &[Word], mistakes: &mut Mistakes) -> IconLine {
    let mut line = IconLine::new();
    for icon in icons {
        let found =
            pick_if(icon, say!("in-item-gain", "the gain of an item"), GAIN, fits_item_gain, &words(COST), mistakes);
        if let Some(found) = found {
            push_icon(&mut line, found, icon, mistakes);
        }
    }
    line
}

fn push_icon(line: &mut IconLine, icon: Icon, word: &Word, mistakes: &mut Mistakes) {
    if line.try_push(icon).is_err() {
        let message = say!("too-many-gains", "there are more than {most} icons in this gain", most = MOST_ICONS);
        mistakes.push(Mistake::error(&word.spot, &word.text, message));
    }
}

/// One letter behind `train`.
pub(super) fn letter(word: &Word, mistakes: &mut Mistakes) -> Option<Letter> {
    pick(word, Message::verbatim("train"), LETTERS, mistakes)
}

/// A number whose range has been checked.
pub(super) fn small(number: Option<i64>) -> u8 {
    number.and_then(|number| u8::try_from(number).ok()).unwrap_or_default()
}

/// How many copies there are, whose range has been checked.
pub(super) fn copies(number: Option<i64>) -> usize {
    number.and_then(|number| usize::try_from(number).ok()).unwrap_or(1)
}
