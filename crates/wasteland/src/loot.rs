//! Chapters LOOT, ASSET, UNIQUE and CHARACTER: where cards come from and where they go.

use kernel::{Fault, RuleId, Seat, Step, rule};

use crate::{
    content::{CardKind, Home},
    effect::Pile,
    event::{Event, Shuffled},
    frame::{Source, What},
    machine::Board,
    state::{Held, numbers_in},
};

/// Procedures within each other beyond which a drawn event is not carried out any more.
const MOST_NESTED: usize = 24;

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
    fn renew(&mut self, pile: Pile) {
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

    /// A survivor draws and keeps cards: all of them first, then events, then the rest (W-RULING-73).
    pub(crate) fn draw_cards(&mut self, seat: Seat, pile: Pile, count: u8, rule: RuleId) -> Result<(), Fault> {
        let base = self.state.loot_events.len() as u8;
        for _ in 0..count {
            let Some(card) = self.draw_card(pile) else {
                self.tell(rule!("W-RULING-82"), || Event::NothingToDraw { seat, pile });
                break;
            };
            if self.game.card(card).is_some_and(|card| card.kind == CardKind::Event) {
                // A long chain of events within events ends by itself.
                let deep = self.state.frames.len() >= MOST_NESTED;
                if deep || self.state.loot_events.try_push(card).is_err() {
                    self.discard_card(card);
                }
            } else {
                self.gain_card(seat, Held::ready(card), rule);
            }
        }
        self.push(What::Drawn { seat, base, at: base })
    }

    /// W-LOOT-02: events one by one in the order drawn, each discarded when it is done.
    pub(crate) fn step_drawn(&mut self, seat: Seat, base: u8, at: u8) -> Result<Step, Fault> {
        // The first of them is the one that was carried out, once one was begun.
        if at > base
            && let Some(done) = self.state.loot_events.remove(usize::from(base))
        {
            self.tell(rule!("W-LOOT-02"), || Event::CardDiscarded { seat, card: done });
            self.discard_card(done);
        }
        match self.state.loot_events.get(usize::from(base)).copied() {
            Some(card) => {
                self.turn_to(What::Drawn { seat, base, at: base + 1 });
                let drawn = self.tell(rule!("W-LOOT-02"), || Event::EventDrawn { seat, card });
                let before = std::mem::replace(&mut self.cause, drawn);
                let script = self.game.card(card).map(|card| card.event).unwrap_or_default();
                self.run_script(script, seat, Source::Card(card))?;
                self.cause = before;
            }
            None => self.turn_to(What::Stow { seat }),
        }
        Ok(Step::Go)
    }

    /// W-RESULT-13, W-RESULT-14: a unique asset by name, or a random one.
    pub(crate) fn gain_unique(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        let wanted = self.game.uniques.iter().position(|unique| *unique == card);
        let number = match wanted {
            Some(number) if self.state.uniques & (1 << number) != 0 => number,
            _ => {
                self.tell(rule!("W-RESULT-14"), || Event::UniqueMissing { seat, card });
                let left: Vec<u8> = numbers_in(self.state.uniques).collect();
                if left.is_empty() {
                    return Ok(());
                }
                let [face]: [u8; 1] = self.run.roll(&mut self.state.cup, left.len() as u8);
                usize::from(left.get(usize::from(face) - 1).copied().unwrap_or(left[0]))
            }
        };
        self.state.uniques &= !(1 << number);
        self.gain_card(seat, Held::ready(self.game.uniques[number]), rule!("W-RESULT-13"));
        self.push(What::Stow { seat })
    }

    /// W-CHARACTER-02, W-CHARACTER-03: an item or companion is gained, an ability lies beside the board.
    pub(crate) fn character_card(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        if self.game.card(card).is_some_and(|card| card.kind == CardKind::Talent) {
            self.state.player_mut(seat).talent = card;
            self.tell(rule!("W-CHARACTER-03"), || Event::CardGained { seat, card });
            return Ok(());
        }
        self.gain_card(seat, Held::ready(card), rule!("W-CHARACTER-02"));
        self.push(What::Stow { seat })
    }

    /// W-CAPS-04.
    pub(crate) fn gain_caps(&mut self, seat: Seat, amount: u16, rule: RuleId) {
        let player = self.state.player_mut(seat);
        player.caps = player.caps.saturating_add(amount);
        let caps = player.caps;
        self.state.stir_one(seat);
        self.tell(rule, || Event::CapsGained { seat, amount, caps });
    }

    /// Caps go back to the supply, as many as there are.
    pub(crate) fn lose_caps(&mut self, seat: Seat, amount: u16, rule: RuleId) {
        let player = self.state.player_mut(seat);
        let amount = amount.min(player.caps);
        player.caps -= amount;
        let caps = player.caps;
        self.state.stir_one(seat);
        self.tell(rule, || Event::CapsLost { seat, amount, caps });
    }
}
