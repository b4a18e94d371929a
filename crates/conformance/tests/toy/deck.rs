//! The toy's deck with its discard pile.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A facedown draw pile and its faceup discard pile, together at most `N` cards.
///
/// The draw pile fills the array from the front, its top card last; the discards fill it from the back, the latest
/// one frontmost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const N: usize> {
    cards: [u8; N],
    draw: u8,
    discard: u8,
}

impl<const N: usize> Default for Deck<N> {
    fn default() -> Self {
        Deck { cards: [u8::MAX; N], draw: 0, discard: 0 }
    }
}

impl<const N: usize> Deck<N> {
    /// A deck whose draw pile holds these cards, the first one on top. Cards beyond `N` do not fit and are left out;
    /// packs are checked for that before.
    #[must_use]
    pub fn with_draw_pile(top_first: &[u8]) -> Self {
        let mut deck = Deck::default();
        for card in top_first.iter().rev().take(N) {
            deck.put_on_top(*card);
        }
        deck
    }

    /// Draws the top card.
    pub fn draw(&mut self) -> Option<u8> {
        let top = self.draw.checked_sub(1)?;
        self.draw = top;
        Some(std::mem::replace(&mut self.cards[usize::from(top)], u8::MAX))
    }

    /// Puts a card on top of the draw pile.
    pub fn put_on_top(&mut self, card: u8) {
        if usize::from(self.draw) + usize::from(self.discard) < N {
            self.cards[usize::from(self.draw)] = card;
            self.draw += 1;
        }
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: u8) {
        if usize::from(self.draw) + usize::from(self.discard) < N {
            self.discard += 1;
            self.cards[N - usize::from(self.discard)] = card;
        }
    }

    /// Turns the discard pile over below the draw pile, ready to be shuffled.
    pub fn turn_discards_over(&mut self) {
        let discards = usize::from(self.discard);
        self.cards.copy_within(N - discards.., usize::from(self.draw));
        self.draw += self.discard;
        self.discard = 0;
        self.cards[usize::from(self.draw)..].fill(u8::MAX);
    }

    /// The draw pile, its top card LAST. Hidden from everybody.
    #[must_use]
    pub fn draw_pile(&self) -> &[u8] {
        &self.cards[..usize::from(self.draw)]
    }

    /// The draw pile for shuffling, its top card last.
    pub fn draw_pile_mut(&mut self) -> &mut [u8] {
        &mut self.cards[..usize::from(self.draw)]
    }

    /// The discard pile, the latest card first.
    #[must_use]
    pub fn discards(&self) -> &[u8] {
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
struct Piles {
    draw: Vec<u8>,
    discard: Vec<u8>,
}

impl<const N: usize> Serialize for Deck<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Piles { draw: self.draw_pile().to_vec(), discard: self.discards().to_vec() }.serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Deck<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let piles = Piles::deserialize(deserializer)?;
        if piles.draw.len() + piles.discard.len() > N {
            return Err(de::Error::custom(format!("a deck holds at most {N} cards")));
        }
        let mut deck = Deck::default();
        piles.draw.iter().for_each(|card| deck.put_on_top(*card));
        piles.discard.iter().rev().for_each(|card| deck.discard(*card));
        Ok(deck)
    }
}
