//! Decks with their discard pile, held in place so that a state stays one flat value.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The number of a card in a deck. Small games count their cards in bytes; large ones need more.
pub trait CardNumber: Copy + Eq + std::fmt::Debug + Into<u16> {
    /// Stands in places that hold no card, so that equal decks are equal values.
    const EMPTY: Self;
}

impl CardNumber for u8 {
    const EMPTY: u8 = u8::MAX;
}

impl CardNumber for u16 {
    const EMPTY: u16 = u16::MAX;
}

/// A facedown draw pile and its faceup discard pile, together at most `N` cards.
///
/// The draw pile fills the array from the front, its top card last; the discards fill it from the back, the latest
/// one frontmost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const N: usize, C = u8> {
    cards: [C; N],
    draw: u8,
    discard: u8,
}

impl<const N: usize, C: CardNumber> Default for Deck<N, C> {
    fn default() -> Self {
        Deck { cards: [C::EMPTY; N], draw: 0, discard: 0 }
    }
}

impl<const N: usize, C: CardNumber> Deck<N, C> {
    /// A deck whose draw pile holds these cards, the first one on top. Cards beyond `N` do not fit and are left out;
    /// packs are checked for that before.
    #[must_use]
    pub fn with_draw_pile(top_first: &[C]) -> Self {
        let mut deck = Deck::default();
        for card in top_first.iter().rev().take(N) {
            deck.put_on_top(*card);
        }
        deck
    }

    /// Draws the top card.
    pub fn draw(&mut self) -> Option<C> {
        let top = self.draw.checked_sub(1)?;
        self.draw = top;
        Some(std::mem::replace(&mut self.cards[usize::from(top)], C::EMPTY))
    }

    /// Puts a card on top of the draw pile.
    pub fn put_on_top(&mut self, card: C) {
        if usize::from(self.draw) + usize::from(self.discard) < N {
            self.cards[usize::from(self.draw)] = card;
            self.draw += 1;
        }
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: C) {
        if usize::from(self.draw) + usize::from(self.discard) < N {
            self.discard += 1;
            self.cards[N - usize::from(self.discard)] = card;
        }
    }

    /// Puts a card under the draw pile.
    pub fn put_at_the_bottom(&mut self, card: C) {
        if usize::from(self.draw) + usize::from(self.discard) < N {
            self.cards.copy_within(..usize::from(self.draw), 1);
            self.cards[0] = card;
            self.draw += 1;
        }
    }

    /// Turns the discard pile over below the draw pile, ready to be shuffled.
    pub fn turn_discards_over(&mut self) {
        let discards = usize::from(self.discard);
        self.cards.copy_within(N - discards.., usize::from(self.draw));
        self.draw += self.discard;
        self.discard = 0;
        self.cards[usize::from(self.draw)..].fill(C::EMPTY);
    }

    /// The draw pile, its top card LAST. Hidden from everybody.
    #[must_use]
    pub fn draw_pile(&self) -> &[C] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The draw pile for shuffling, its top card last.
    pub fn draw_pile_mut(&mut self) -> &mut [C] {
        &mut self.cards[..usize::from(self.draw)]
    }

    /// The discard pile, the latest card first.
    #[must_use]
    pub fn discards(&self) -> &[C] {
        &self.cards[N - usize::from(self.discard)..]
    }

    /// Cards left to draw.
    #[must_use]
    pub const fn left(&self) -> usize {
        self.draw as usize
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Piles<C> {
    draw: Vec<C>,
    discard: Vec<C>,
}

impl<const N: usize, C: CardNumber + Serialize> Serialize for Deck<N, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Piles { draw: self.draw_pile().to_vec(), discard: self.discards().to_vec() }.serialize(serializer)
    }
}

impl<'de, const N: usize, C: CardNumber + Deserialize<'de>> Deserialize<'de> for Deck<N, C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let piles = Piles::<C>::deserialize(deserializer)?;
        if piles.draw.len() + piles.discard.len() > N {
            return Err(de::Error::custom(format!("a deck holds at most {N} cards")));
        }
        let mut deck = Deck::default();
        piles.draw.iter().for_each(|card| deck.put_on_top(*card));
        piles.discard.iter().rev().for_each(|card| deck.discard(*card));
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_from_the_top_and_turns_discards_over() {
        let mut deck = Deck::<4>::with_draw_pile(&[7, 8, 9]);
        assert_eq!(deck.draw(), Some(7));
        deck.discard(7);
        assert_eq!((deck.draw(), deck.draw(), deck.draw()), (Some(8), Some(9), None));
        deck.discard(8);
        assert_eq!(deck.discards(), [8, 7]);
        deck.turn_discards_over();
        assert_eq!((deck.draw_pile(), deck.discards()), (&[8, 7][..], &[][..]));
    }

    #[test]
    fn equal_contents_are_equal_values() {
        let mut used = Deck::<4>::with_draw_pile(&[1, 2]);
        used.draw();
        assert_eq!(used, Deck::with_draw_pile(&[2]));
        let text = serde_json::to_string(&used).expect("a deck is plain data");
        assert_eq!(serde_json::from_str::<Deck<4>>(&text).expect("it was just written"), used);
    }

    #[test]
    fn too_many_cards_are_refused() {
        assert!(serde_json::from_str::<Deck<2>>(r#"{"draw":[1,2],"discard":[3]}"#).is_err());
    }
}
