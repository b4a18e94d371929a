//! Chapter ASSET: the decks that cards come from, and the piles they go to.

use kernel::rule;

use crate::{
    content::Home,
    effect::Pile,
    event::{Event, Shuffled},
    machine::Board,
};

impl Board<'_> {
    /// A card goes where discarded cards of its kind go (W-LOOT-03, W-ASSET-01, W-UNIQUE-02, W-RULING-80).
    pub(crate) fn discard_card(&mut self, card: u16) {
        let Some(printed) = self.game.card(card) else { return };
        match printed.home {
            Home::Loot => {
                self.state.loot.discard(card);
                self.renew(Pile::Loot);
            }
            Home::Asset => {
                self.state.assets.discard(card);
                self.renew(Pile::Asset);
            }
            Home::Unique => {
                if let Some(number) = self.game.uniques.iter().position(|unique| *unique == card) {
                    self.state.unique_discards |= 1 << number;
                }
            }
            Home::Character => {}
        }
    }

    /// W-LIMIT-03, W-RULING-82: an empty deck is renewed as soon as there is something to shuffle.
    pub(crate) fn renew(&mut self, pile: Pile) {
        let (deck, shuffled) = match pile {
            Pile::Loot => (&mut self.state.loot, Shuffled::Loot),
            _ => (&mut self.state.assets, Shuffled::Asset),
        };
        if deck.left() > 0 || deck.discards().is_empty() {
            return;
        }
        deck.turn_discards_over();
        self.run.shuffle(&mut self.state.cup, deck.draw_pile_mut());
        self.tell(rule!("W-LIMIT-03"), || Event::DeckShuffled(shuffled));
    }

    /// The top card of the loot or asset deck.
    pub(crate) fn draw_card(&mut self, pile: Pile) -> Option<u16> {
        let deck = if pile == Pile::Loot { &mut self.state.loot } else { &mut self.state.assets };
        let card = deck.draw()?;
        self.run.reveal();
        self.renew(pile);
        Some(card)
    }
}
