//! Chapter CHARACTER: the card that belongs to a character.

use kernel::{Fault, Seat, rule};

use crate::{content::CardKind, event::Event, frame::What, machine::Board, state::Held};

impl Board<'_> {
    /// W-CHARACTER-02, W-CHARACTER-03: an item or companion is gained, an ability lies beside the board.
    pub(crate) fn character_card(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        if self.game.card(card).is_some_and(|card| card.kind == CardKind::Talent) {
            self.state.player_mut(seat).talent = card;
            self.tell(rule!("W-CHARACTER-03"), || Event::CardGained { seat, card });
            return Ok(());
        }
        self.gain_card(seat, Held::ready(card), rule!("W-CHARACTER-02"))?;
        self.push(What::Stow { seat })
    }
}
