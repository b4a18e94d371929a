//! Chapter SHOP: four cards for sale, and what a visit allows.

use kernel::{Asked, Because, Fault, Progress, RuleId, Seat, rule};

use crate::{
    choice::{Ask, Choice, Reason},
    content::{CardKind, Trait},
    effect::{Pile, Standing, Trigger},
    event::Event,
    frame::What,
    machine::{Board, Wasteland, ask_one, because, broken},
    options::{AddictedSales, ShopCount},
    state::{Held, NO_CARD, SHOP, State},
};

impl Wasteland {
    /// What a card costs this survivor (W-SHOP-07).
    pub(crate) fn price(&self, state: &State, seat: Seat, card: u16) -> Option<u16> {
        let off = self.standing_sum(state, seat, |what| match what {
            Standing::Discount(off) => *off,
            _ => 0,
        });
        self.card(card)?.value.map(|value| u16::from(value.saturating_sub(off)))
    }

    /// Why a card of the shop cannot be bought (W-SHOP-07, W-RULING-77).
    pub(crate) fn may_buy(&self, state: &State, seat: Seat, card: u16) -> Result<(), Because<Reason>> {
        if !state.shop.contains(&card) {
            return because(rule!("W-SHOP-01"), Reason::NotInShop);
        }
        if self.card(card).is_some_and(|card| card.kind == CardKind::Companion) {
            return because(rule!("W-SHOP-09"), Reason::IsCompanion);
        }
        let caps = state.player(seat).caps;
        match self.price(state, seat, card) {
            None => because(rule!("W-SHOP-07"), Reason::NoValue),
            Some(price) if price > caps => because(rule!("W-SHOP-07"), Reason::NeedsCaps(price - caps)),
            Some(_) => Ok(()),
        }
    }

    /// Why a companion of the shop cannot be recruited (W-SHOP-10, W-SHOP-11).
    pub(crate) fn may_recruit(&self, state: &State, seat: Seat, card: u16) -> Result<(), Because<Reason>> {
        if !state.shop.contains(&card) {
            return because(rule!("W-SHOP-01"), Reason::NotInShop);
        }
        let Some(printed) = self.card(card).filter(|card| card.kind == CardKind::Companion) else {
            return because(rule!("W-SHOP-09"), Reason::IsItem);
        };
        if self.has_no_companions(state, seat) {
            return because(rule!("W-NCAL-25"), Reason::NoCompanions);
        }
        let player = state.player(seat);
        let corner = &printed.corner;
        let free = corner.is_empty();
        let fits = !corner.letters.and(player.special).is_empty() || corner.traits.iter().any(|one| player.has(*one));
        if free || fits { Ok(()) } else { because(rule!("W-SHOP-10"), Reason::Corner) }
    }

    /// What a card brings when it is sold (W-SHOP-08, W-RULING-78).
    pub(crate) fn proceeds(&self, state: &State, seat: Seat, card: u16) -> Option<u16> {
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::SellBonus(more) => *more,
            _ => 0,
        });
        self.card(card)?.value.map(|value| u16::from(value.saturating_sub(1).saturating_add(more)))
    }

    /// Why a card cannot be sold (W-SHOP-08, W-RULING-71, W-RULING-78).
    pub(crate) fn may_sell(&self, state: &State, seat: Seat, card: u16) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        if card != NO_CARD && player.talent == card {
            return because(rule!("W-CHARACTER-04"), Reason::Fixed);
        }
        if !player.holds(card) {
            return because(rule!("W-SHOP-08"), Reason::NotYours);
        }
        let Some(printed) = self.card(card).filter(|card| card.value.is_some()) else {
            return because(rule!("W-RULING-78"), Reason::NoValue);
        };
        let hooked = state.options.addicted_cannot_sell_drugs == AddictedSales::Cannot && player.has(Trait::Addicted);
        if hooked && printed.kind == CardKind::Drug {
            return because(rule!("W-RULING-71"), Reason::AddictedCannotSell);
        }
        Ok(())
    }

    pub(crate) fn decide_shop(
        &self,
        state: &State,
        seat: Seat,
        left: u8,
        sales: u8,
        options: &mut Vec<Choice>,
    ) -> Asked<Ask> {
        let apart = state.options.shop_count == ShopCount::Apart;
        if left > 0 {
            for card in &state.shop {
                if self.may_buy(state, seat, *card).is_ok() {
                    options.push(Choice::Buy(*card));
                } else if self.may_recruit(state, seat, *card).is_ok() {
                    options.push(Choice::Recruit(*card));
                }
            }
        }
        if (apart && sales > 0) || (!apart && left > 0) {
            let sold = state.player(seat).cards().filter(|held| self.may_sell(state, seat, held.card).is_ok());
            options.extend(sold.map(|held| Choice::Sell(held.card)));
        }
        options.push(Choice::Done);
        ask_one(seat, Ask::Shop(left.saturating_add(sales)))
    }
}

impl Board<'_> {
    /// W-RESULT-12, W-SHOP-05: one more card, then so many interactions.
    pub(crate) fn begin_shop(&mut self, seat: Seat, count: u8) -> Result<(), Fault> {
        if count == 0 {
            return Ok(());
        }
        if self.state.shop.is_full() {
            // A chain of cards can want to add more than anybody puts beside a board before the shop is reset.
            self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
        } else {
            self.add_to_shop(rule!("W-SHOP-05"))?;
        }
        let sales = if self.state.options.shop_count == ShopCount::Apart { count } else { 0 };
        self.push(What::Shop { seat, left: count, sales })
    }

    /// W-SHOP-02: at the left end.
    fn add_to_shop(&mut self, rule: RuleId) -> Result<bool, Fault> {
        let Some(card) = self.draw_card(Pile::Asset) else { return Ok(false) };
        self.state.shop.insert(0, card)?;
        self.tell(rule, || Event::ShopFilled { card });
        Ok(true)
    }

    /// W-SHOP-03, W-SHOP-04: four cards, discarded from the right or drawn to the left.
    pub(crate) fn reset_shop(&mut self) -> Result<(), Fault> {
        while self.state.shop.len() > SHOP {
            let Some(card) = self.state.shop.pop() else { break };
            self.tell(rule!("W-SHOP-03"), || Event::ShopDiscarded { card });
            self.discard_card(card)?;
        }
        while self.state.shop.len() < SHOP && self.add_to_shop(rule!("W-SHOP-04"))? {}
        Ok(())
    }

    pub(crate) fn step_shop(&mut self, _seat: Seat, left: u8, sales: u8) -> Result<Progress, Fault> {
        if left == 0 && sales == 0 {
            self.pop();
            return Ok(Progress::Go);
        }
        Ok(Progress::Ask)
    }

    pub(crate) fn answer_shop(&mut self, seat: Seat, left: u8, sales: u8, choice: Choice) -> Result<(), Fault> {
        let bought = What::Shop { seat, left: left.saturating_sub(1), sales };
        match choice {
            Choice::Done => self.pop(),
            Choice::Buy(card) => {
                let price = self.game.price(self.state, seat, card).unwrap_or_default();
                self.turn_to(bought);
                self.tell(rule!("W-SHOP-07"), || Event::Bought { seat, card, price });
                self.lose_caps(seat, price, rule!("W-CAPS-01"));
                self.take_from_shop(seat, card, rule!("W-SHOP-07"))?;
            }
            Choice::Recruit(card) => {
                self.turn_to(bought);
                let free = self.game.card(card).is_some_and(|card| card.corner.is_empty());
                let rule = if free { rule!("W-SHOP-11") } else { rule!("W-SHOP-09") };
                self.tell(rule, || Event::Recruited { seat, card });
                self.take_from_shop(seat, card, rule!("W-SHOP-09"))?;
            }
            Choice::Sell(card) => {
                let apart = self.state.options.shop_count == ShopCount::Apart;
                let sold = What::Shop { seat, left, sales: sales.saturating_sub(1) };
                self.turn_to(if apart { sold } else { bought });
                let price = self.game.proceeds(self.state, seat, card).unwrap_or_default();
                self.state.player_mut(seat).take(card);
                self.state.note_change_of(seat);
                self.tell(rule!("W-SHOP-08"), || Event::Sold { seat, card, price });
                self.gain_caps(seat, price, rule!("W-SHOP-08"));
                self.discard_card(card)?;
                self.keep_inventory(seat)?;
            }
            _ => return Err(broken("not what a shop asks")),
        }
        Ok(())
    }

    fn take_from_shop(&mut self, seat: Seat, card: u16, rule: kernel::RuleId) -> Result<(), Fault> {
        self.state.shop.retain(|other| *other != card);
        self.gain_card(seat, Held::ready(card), rule)?;
        self.earn(seat, |trigger| *trigger == Trigger::Buy);
        self.push(What::Stow { seat })
    }
}
