//! Chapter LOOT: cards are drawn, and events among them carried out.

use kernel::{Fault, Progress, RuleId, Seat, rule};

use crate::{
    content::CardKind,
    effect::Pile,
    event::Event,
    frame::{Source, What},
    machine::Board,
    state::Held,
};

impl Board<'_> {
    /// A survivor draws and keeps cards: all of them first, then events, then the rest (W-RULING-73).
    pub(crate) fn draw_cards(&mut self, seat: Seat, pile: Pile, count: u8, rule: RuleId) -> Result<(), Fault> {
        let base = self.state.loot_events.len() as u8;
        for _ in 0..count {
            let Some(card) = self.draw_card(pile) else {
                self.tell(rule!("W-RULING-82"), || Event::NothingToDraw { seat, pile });
                break;
            };
            if self.game.card(card).is_some_and(|card| card.kind == CardKind::Event) {
                if self.state.is_deep() || self.state.loot_events.try_push(card).is_err() {
                    self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
                    self.discard_card(card)?;
                }
            } else {
                self.gain_card(seat, Held::ready(card), rule)?;
            }
        }
        self.push(What::Drawn { seat, base, at: base })
    }

    /// W-LOOT-02: events one by one in the order drawn, each discarded when it is done.
    pub(crate) fn step_drawn(&mut self, seat: Seat, base: u8, at: u8) -> Result<Progress, Fault> {
        // The first of them is the one that was carried out, once one was begun.
        if at > base
            && let Some(done) = self.state.loot_events.remove(usize::from(base))
        {
            self.tell(rule!("W-LOOT-02"), || Event::CardDiscarded { seat, card: done });
            self.discard_card(done)?;
        }
        match self.state.loot_events.get(usize::from(base)).copied() {
            Some(card) => {
                self.turn_to(What::Drawn { seat, base, at: base + 1 });
                let drawn = self.tell(rule!("W-LOOT-02"), || Event::EventDrawn { seat, card });
                let before = std::mem::replace(&mut self.cause, drawn);
                let effects = self.game.card(card).map(|card| card.event).unwrap_or_default();
                self.run_effects(effects, seat, Source::Card(card))?;
                self.cause = before;
            }
            None => self.turn_to(What::Stow { seat }),
        }
        Ok(Progress::Go)
    }
}
