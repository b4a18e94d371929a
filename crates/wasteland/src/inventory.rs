//! Chapter INVENTORY: room for three cards more, and where gained cards go.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    effect::Standing,
    event::Event,
    frame::{Frame, PayStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    options::EquipAtCamp,
    state::{Held, INVENTORY, State},
};

impl Wasteland {
    /// How many cards the survivor's inventory holds (W-INVENTORY-02).
    pub(crate) fn inventory_limit(&self, state: &State, seat: Seat) -> u8 {
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::Inventory(more) => *more,
            _ => 0,
        });
        INVENTORY.saturating_add(more)
    }

    /// Whether an equipped card can be put into the inventory: with the room there is without it (W-RULING-97).
    pub(crate) fn has_room_for(&self, state: &State, seat: Seat, card: u16) -> bool {
        let lent = self.card(card).map_or(0, |card| {
            let room = card.always.iter().map(|modifier| match modifier.what {
                Standing::Inventory(more) => more,
                _ => 0,
            });
            room.fold(0, u8::saturating_add)
        });
        let limit = self.inventory_limit(state, seat).saturating_sub(lent).max(INVENTORY);
        state.player(seat).inventory.len() < usize::from(limit)
    }

    pub(crate) fn decide_stow(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) -> Asked<Ask> {
        let player = state.player(seat);
        if let Some(held) = player.inventory.iter().find(|held| held.fresh) {
            options.extend([Choice::Equip(held.card), Choice::Store(held.card)]);
            // W-RULING-51: freely, by the other reading.
            if state.options.equip_at_camp == EquipAtCamp::Yes {
                let others = player.inventory.iter().filter(|other| !other.fresh);
                let fits = others.filter(|other| self.slot_of(other.card).is_some());
                options.extend(fits.map(|other| Choice::Equip(other.card)));
                let worn = player.equipped.iter().filter(|held| held.is_some()).map(|held| held.card);
                options.extend(worn.filter(|card| self.has_room_for(state, seat, *card)).map(Choice::Unequip));
            }
            return ask_one(seat, Ask::Gained(held.card));
        }
        options.extend(player.inventory.iter().map(|held| Choice::Card(held.card)));
        ask_one(seat, Ask::InventoryLimit)
    }
}

impl Board<'_> {
    /// Applies the limit where a card that gave more room is gone; but what is owed is paid first.
    pub(crate) fn keep_inventory(&mut self, seat: Seat) -> Result<(), Fault> {
        let limit = usize::from(self.game.inventory_limit(self.state, seat));
        let over = self.state.player(seat).inventory.len() > limit;
        let waits = |frame: &Frame| match frame.what {
            What::Stow { seat: whose } => whose == seat,
            What::Use { seat: whose, step, .. } | What::Pay { seat: whose, step, .. } => {
                whose == seat && step != PayStep::Paid
            }
            _ => false,
        };
        if over && !self.state.frames.iter().any(waits) {
            self.push(What::Stow { seat })?;
        }
        Ok(())
    }

    /// A survivor gains a card, which may then be equipped (W-EQUIP-02).
    pub(crate) fn gain_card(&mut self, seat: Seat, held: Held, rule: kernel::RuleId) -> Result<(), Fault> {
        let card = held.card;
        if !self.game.may_get(self.state, seat, card) {
            self.tell(rule!("M-RULING-70"), || Event::CardDiscarded { seat, card });
            return self.discard_card(card);
        }
        let full = self.state.player_mut(seat).inventory.try_push(Held { fresh: true, ..held }).is_err();
        self.state.note_change_of(seat);
        self.tell(rule, || Event::CardGained { seat, card });
        // More than a board and a hand can hold is given up at once.
        if full {
            self.tell(rule!("W-INVENTORY-03"), || Event::CardDiscarded { seat, card });
            self.discard_card(card)?;
        }
        Ok(())
    }

    pub(crate) fn step_stow(&mut self, seat: Seat) -> Result<Progress, Fault> {
        let game = self.game;
        // W-RULING-73: cards of a draw that is not over are stowed with all of it.
        if self.state.frames.iter().any(|frame| matches!(frame.what, What::Drawn { seat: whose, .. } if whose == seat))
        {
            self.pop();
            return Ok(Progress::Go);
        }
        let limit = usize::from(game.inventory_limit(self.state, seat));
        let player = self.state.player_mut(seat);
        if let Some(held) = player.inventory.iter_mut().find(|held| held.fresh) {
            if game.slot_of(held.card).is_some() {
                return Ok(Progress::Ask);
            }
            held.fresh = false;
            let card = held.card;
            self.tell(rule!("W-INVENTORY-01"), || Event::CardStored { seat, card });
            return Ok(Progress::Go);
        }
        if player.inventory.len() > limit {
            return Ok(Progress::Ask);
        }
        self.pop();
        Ok(Progress::Go)
    }

    pub(crate) fn answer_stow(&mut self, seat: Seat, choice: Choice) -> Result<(), Fault> {
        match choice {
            Choice::Equip(card) => self.equip(seat, card),
            Choice::Unequip(card) => self.unequip(seat, card)?,
            Choice::Store(card) => {
                if let Some(held) = self.state.player_mut(seat).held_mut(card) {
                    held.fresh = false;
                }
                self.tell(rule!("W-EQUIP-02"), || Event::CardStored { seat, card });
            }
            Choice::Card(card) => self.lose_card(seat, card, rule!("W-INVENTORY-03"))?,
            _ => return Err(broken("not what is asked about gained cards")),
        }
        Ok(())
    }

    /// Takes a card from its owner and discards it.
    pub(crate) fn lose_card(&mut self, seat: Seat, card: u16, rule: kernel::RuleId) -> Result<(), Fault> {
        if self.state.player_mut(seat).take(card).is_some() {
            self.state.note_change_of(seat);
            self.tell(rule, || Event::CardDiscarded { seat, card });
            self.discard_card(card)?;
            self.keep_inventory(seat)?;
        }
        Ok(())
    }
}
