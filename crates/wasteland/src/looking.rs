//! Chapter RESULT, the part about decks: cards are looked at, put back in another order, or one of them is kept.

use kernel::{Fault, FixedVec, Full, Seat, Seats, rule};

use crate::{choice::Choice, effect::Pile, event::Event, machine::Board, mode, secret::Facedown};

/// A card that is looked at, as a choice.
pub(crate) fn looked_at(pile: Pile, card: u16) -> Choice {
    match pile {
        Pile::Loot | Pile::Asset => Choice::Card(card),
        Pile::Agenda => Choice::Agenda(card as u8),
        Pile::Encounter(_) => Choice::EncounterCard(card),
    }
}

impl Board<'_> {
    /// Takes the top cards of a deck to be looked at; a deck that runs out is renewed for further ones (W-LIMIT-03).
    /// One of them is to be drawn, or they all go back.
    pub(crate) fn look_at(&mut self, seat: Seat, pile: Pile, count: u8, draws: bool) -> Result<(), Fault> {
        self.state.secret.looked_at.clear();
        if draws && pile == Pile::Agenda {
            self.renew_empty_agendas();
        }
        for _ in 0..count.min(8) {
            if matches!(pile, Pile::Loot | Pile::Asset) {
                self.renew(pile);
            }
            let secret = &mut self.state.secret;
            let card = match pile {
                Pile::Loot => secret.loot.pop(),
                Pile::Asset => secret.assets.pop(),
                Pile::Agenda => secret.agendas.pop().map(|card| Facedown::new(card.into())),
                Pile::Encounter(icon) => secret.encounters[icon as usize].pop(),
            };
            let Some(card) = card else { break };
            secret.looked_at.try_push(card.seen_by(seat))?;
        }
        self.state.secret.look_at(seat, pile);
        self.run.reveal();
        let cards: Vec<u16> = self.state.secret.looked_at.iter().map(|card| card.card()).collect();
        let count = cards.len() as u8;
        self.tell(rule!("W-RESULT-01"), || Event::LookedAt { seat, pile, count });
        self.tell_only(Seats::only(seat), rule!("W-RESULT-01"), || Event::LookedAtCards { seat, pile, cards });
        Ok(())
    }

    fn looked_at(&mut self, choice: Choice) -> Option<Facedown> {
        let card = match choice {
            Choice::Card(card) | Choice::EncounterCard(card) => card,
            Choice::Agenda(card) => u16::from(card),
            _ => return None,
        };
        let looked_at = &mut self.state.secret.looked_at;
        let at = looked_at.iter().position(|other| other.card() == card)?;
        looked_at.remove(at)
    }

    /// The next card from the bottom up: the one named last lies on top in the end.
    pub(crate) fn put_on_top(&mut self, pile: Pile, choice: Choice) -> Result<(), Fault> {
        match self.looked_at(choice) {
            Some(card) => self.return_card(pile, card, true),
            None => Ok(()),
        }
    }

    fn return_card(&mut self, pile: Pile, card: Facedown, top: bool) -> Result<(), Fault> {
        fn put<C: Copy + Default, const N: usize>(deck: &mut FixedVec<C, N>, card: C, top: bool) -> Result<(), Full> {
            deck.insert(if top { deck.len() } else { 0 }, card)
        }
        let secret = &mut self.state.secret;
        match pile {
            Pile::Loot => put(&mut secret.loot, card, top)?,
            Pile::Asset => put(&mut secret.assets, card, top)?,
            Pile::Agenda => put(&mut secret.agendas, card.card() as u8, top)?,
            Pile::Encounter(icon) => put(&mut secret.encounters[icon as usize], card, top)?,
        }
        Ok(())
    }

    /// Nobody looks any more: the cards go back where they were.
    pub(crate) fn put_looked_at_back(&mut self) -> Result<(), Fault> {
        let Some(pile) = crate::view::looked_at_pile(self.game, self.state) else { return Ok(()) };
        while let Some(card) = self.state.secret.looked_at.pop() {
            self.return_card(pile, card, true)?;
        }
        Ok(())
    }

    /// One is kept, the others go to the bottom.
    pub(crate) fn keep_one(&mut self, seat: Seat, pile: Pile, choice: Choice) -> Result<(), Fault> {
        let Some(card) = self.looked_at(choice) else { return Ok(()) };
        for other in &std::mem::take(&mut self.state.secret.looked_at) {
            self.return_card(pile, *other, false)?;
        }
        // On top again, to be drawn by the rules of drawing.
        self.return_card(pile, card, true)?;
        match pile {
            Pile::Loot | Pile::Asset => self.draw_cards(seat, pile, 1, rule!("W-RESULT-10")),
            Pile::Agenda => mode::gain_agendas(self, seat, 1),
            Pile::Encounter(_) => Ok(()),
        }
    }
}
