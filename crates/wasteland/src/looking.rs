//! Chapter RESULT, the part about decks: cards are looked at, put back in another order, or one of them is kept.

use kernel::{Fault, Seat, Seats, rule};

use crate::{choice::Choice, effect::Pile, event::Event, machine::Board};

/// A card that is looked at, as a choice.
pub(crate) fn looked_at(pile: Pile, card: u16) -> Choice {
    match pile {
        Pile::Loot | Pile::Asset => Choice::Card(card),
        Pile::Agenda => Choice::Agenda(card as u8),
        Pile::Encounter(_) => Choice::Meeting(card),
    }
}

impl Board<'_> {
    /// Takes the top cards of a deck to be looked at; a deck that runs out is renewed for further ones (W-LIMIT-03).
    /// One of them is to be drawn, or they all go back.
    pub(crate) fn look_at(&mut self, seat: Seat, pile: Pile, count: u8, draws: bool) {
        self.state.looked_at.clear();
        if draws && pile == Pile::Agenda {
            self.renew_empty_agendas();
        }
        for _ in 0..count.min(8) {
            let card = match pile {
                Pile::Loot | Pile::Asset => {
                    self.renew(pile);
                    if pile == Pile::Loot { self.state.loot.draw() } else { self.state.assets.draw() }
                }
                Pile::Agenda => self.state.agendas.draw().map(u16::from),
                Pile::Encounter(icon) => self.state.encounters[icon as usize].pop(),
            };
            let Some(card) = card else { break };
            self.state.looked_at.try_push(card).ok();
        }
        self.run.reveal();
        let cards = self.state.looked_at.to_vec();
        let count = cards.len() as u8;
        self.tell(rule!("W-RESULT-01"), || Event::LookedAt { seat, pile, count });
        self.tell_only(Seats::only(seat), rule!("W-RESULT-01"), || Event::LookedAtCards { seat, pile, cards });
    }

    fn looked_at(&mut self, choice: Choice) -> Option<u16> {
        let card = match choice {
            Choice::Card(card) | Choice::Meeting(card) => card,
            Choice::Agenda(card) => u16::from(card),
            _ => return None,
        };
        let at = self.state.looked_at.iter().position(|other| *other == card)?;
        self.state.looked_at.remove(at)
    }

    /// The next card from the bottom up: the one named last lies on top in the end.
    pub(crate) fn put_on_top(&mut self, pile: Pile, choice: Choice) {
        if let Some(card) = self.looked_at(choice) {
            self.return_card(pile, card, true);
        }
    }

    fn return_card(&mut self, pile: Pile, card: u16, top: bool) {
        match (pile, top) {
            (Pile::Loot, true) => self.state.loot.put_on_top(card),
            (Pile::Loot, false) => self.state.loot.put_at_the_bottom(card),
            (Pile::Asset, true) => self.state.assets.put_on_top(card),
            (Pile::Asset, false) => self.state.assets.put_at_the_bottom(card),
            (Pile::Agenda, true) => self.state.agendas.put_on_top(card as u8),
            (Pile::Agenda, false) => self.state.agendas.put_at_the_bottom(card as u8),
            (Pile::Encounter(icon), top) => {
                let deck = &mut self.state.encounters[icon as usize];
                if !deck.is_full() {
                    deck.insert(if top { deck.len() } else { 0 }, card);
                }
            }
        }
    }

    /// Nobody looks any more: the cards go back where they were.
    pub(crate) fn put_looked_at_back(&mut self) {
        let Some(pile) = crate::view::looked_at_pile(self.game, self.state) else { return };
        while let Some(card) = self.state.looked_at.pop() {
            self.return_card(pile, card, true);
        }
    }

    /// One is kept, the others go to the bottom.
    pub(crate) fn keep_one(&mut self, seat: Seat, pile: Pile, choice: Choice) -> Result<(), Fault> {
        let Some(card) = self.looked_at(choice) else { return Ok(()) };
        let others = std::mem::take(&mut self.state.looked_at);
        match pile {
            // On top again, to be drawn by the rules of drawing.
            Pile::Loot | Pile::Asset => {
                others.iter().for_each(|other| self.return_card(pile, *other, false));
                self.return_card(pile, card, true);
                self.draw_cards(seat, pile, 1, rule!("W-RESULT-10"))
            }
            Pile::Agenda => {
                others.iter().for_each(|other| self.return_card(pile, *other, false));
                self.return_card(pile, card, true);
                self.draw_agendas(seat, 1)
            }
            Pile::Encounter(_) => {
                others.iter().for_each(|other| self.return_card(pile, *other, false));
                self.return_card(pile, card, true);
                Ok(())
            }
        }
    }
}
