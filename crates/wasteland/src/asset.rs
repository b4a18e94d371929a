//! Chapter ASSET: the decks that cards come from, and the piles they go to.

use kernel::{Fault, rule};

use crate::{
    content::Home,
    effect::Pile,
    event::{Event, Shuffled},
    machine::Board,
    secret::{Facedown, lose_order},
    state::State,
};

impl Board<'_> {
    /// A card goes where discarded cards of its kind go (W-LOOT-03, W-ASSET-01, W-UNIQUE-02, W-RULING-80).
    pub(crate) fn discard_card(&mut self, card: u16) -> Result<(), Fault> {
        let Some(printed) = self.game.card(card) else { return Ok(()) };
        match printed.home {
            Home::Loot => {
                self.state.discards.loot.try_push(card)?;
                self.renew(Pile::Loot);
            }
            Home::Asset => {
                self.state.discards.assets.try_push(card)?;
                self.renew(Pile::Asset);
            }
            Home::Unique => {
                if let Some(number) = self.game.uniques.iter().position(|unique| *unique == card) {
                    self.state.unique_discards |= 1 << number;
                }
            }
            Home::Character => {
                let whose = self.game.content.characters.iter().position(|character| character.card == card);
                self.state.cards_gone |= whose.map_or(0, |character| 1 << character);
            }
        }
        Ok(())
    }

    /// W-LIMIT-03, W-RULING-82: an empty deck is renewed as soon as there is something to shuffle.
    pub(crate) fn renew(&mut self, pile: Pile) {
        let State { public, secret } = &mut *self.state;
        let (deck, discards, shuffled) = match pile {
            Pile::Loot => (&mut secret.loot, &mut public.discards.loot, Shuffled::Loot),
            Pile::Asset => (&mut secret.assets, &mut public.discards.assets, Shuffled::Asset),
            // These are not renewed by shuffling what was discarded.
            Pile::Agenda | Pile::Encounter(_) => return,
        };
        if !deck.is_empty() || discards.is_empty() {
            return;
        }
        // The only card of a deck is known to everybody.
        *deck = std::mem::take(discards).map(|card| Facedown::new(card).seen_by_all());
        deck.reverse();
        self.run.shuffle(&mut secret.cup, deck);
        lose_order(deck);
        self.tell(rule!("W-LIMIT-03"), || Event::DeckShuffled(shuffled));
    }

    /// The top card of the loot or asset deck.
    pub(crate) fn draw_card(&mut self, pile: Pile) -> Option<u16> {
        let secret = &mut self.state.secret;
        let deck = if pile == Pile::Loot { &mut secret.loot } else { &mut secret.assets };
        let card = deck.pop()?.card();
        self.run.reveal();
        self.renew(pile);
        Some(card)
    }
}
