//! Chapter EQUIP: three slots, and a fourth for who can carry a second weapon (W-NCAL-26).

use kernel::{Because, Fault, Seat, rule};

use crate::{
    choice::{Choice, Reason},
    content::Card,
    effect::Standing,
    event::Event,
    machine::{Board, Wasteland, because},
    state::{Held, NO_CARD, SECOND_WEAPON, State},
};

impl Wasteland {
    pub(crate) fn slot_of(&self, card: u16) -> Option<usize> {
        self.card(card)?.kind.slot()
    }

    /// The slot into which the survivor would put the card: of two weapons the second one is replaced, so that none is
    /// replaced while there is room (W-EQUIP-03, W-NCAL-26).
    pub(crate) fn slot_for(&self, state: &State, seat: Seat, card: u16) -> Option<usize> {
        let slot = self.slot_of(card)?;
        let armed = slot == 0 && state.player(seat).equipped[0].is_some();
        let second = armed && self.standing(state, seat, |what| matches!(what, Standing::SecondWeapon));
        Some(if second { SECOND_WEAPON } else { slot })
    }

    /// The equipped weapons: one, or two for who can carry a second one (W-NCAL-26).
    pub(crate) fn weapons(&self, state: &State, seat: Seat) -> impl Iterator<Item = &Card> {
        let equipped = &state.player(seat).equipped;
        [equipped[0].card, equipped[SECOND_WEAPON].card].into_iter().filter_map(|card| self.card(card))
    }

    /// Rearrangements of the equipment (W-EQUIP-04, W-RULING-97).
    pub(crate) fn list_equipping(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        let player = state.player(seat);
        for held in &player.inventory {
            if self.slot_of(held.card).is_some() {
                options.push(Choice::Equip(held.card));
            }
        }
        let worn = player.equipped.iter().filter(|held| held.is_some()).map(|held| held.card);
        options.extend(worn.filter(|card| self.has_room_for(state, seat, *card)).map(Choice::Unequip));
    }

    /// Why a card cannot be equipped or put away now.
    pub(crate) fn may_rearrange(
        &self,
        state: &State,
        seat: Seat,
        card: u16,
        equip: bool,
    ) -> Result<(), Because<Reason>> {
        let player = state.player(seat);
        if card != NO_CARD && player.talent == card {
            return because(rule!("W-CHARACTER-03"), Reason::Fixed);
        }
        if !player.holds(card) {
            return because(rule!("W-EQUIP-04"), Reason::NotYours);
        }
        let equipped = player.equipped.iter().any(|held| held.card == card);
        if equip {
            if self.slot_of(card).is_none() {
                return because(rule!("W-ITEM-02"), Reason::CannotBeEquipped);
            }
            if equipped {
                return because(rule!("W-EQUIP-01"), Reason::EquippedAlready);
            }
        } else if !equipped {
            return because(rule!("W-EQUIP-05"), Reason::StoredAlready);
        } else if !self.has_room_for(state, seat, card) {
            return because(rule!("W-INVENTORY-02"), Reason::InventoryFull);
        }
        because(rule!("W-EQUIP-04"), Reason::StartOfTurnOnly)
    }
}

impl Board<'_> {
    /// Puts a card of the inventory into its slot; what was there takes its place (W-EQUIP-03, W-RULING-72).
    pub(crate) fn equip(&mut self, seat: Seat, card: u16) {
        let Some(slot) = self.game.slot_for(self.state, seat, card) else { return };
        let player = self.state.player_mut(seat);
        let Some(at) = player.inventory.iter().position(|held| held.card == card) else { return };
        let gained = player.inventory[at].fresh;
        let held = Held { fresh: false, ..player.inventory[at] };
        let former = std::mem::replace(&mut player.equipped[slot], held);
        if former.is_some() {
            player.inventory[at] = former;
        } else {
            player.inventory.remove(at);
        }
        self.state.note_change_of(seat);
        let rule = match (gained && former.is_some(), held.exhausted) {
            _ if slot == SECOND_WEAPON => rule!("W-NCAL-26"),
            (true, _) => rule!("W-EQUIP-03"),
            (false, true) => rule!("W-EXHAUST-03"),
            (false, false) => rule!("W-EQUIP-01"),
        };
        self.tell(rule, || Event::CardEquipped { seat, card });
    }

    /// W-RULING-97.
    pub(crate) fn unequip(&mut self, seat: Seat, card: u16) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        if let Some(held) = player.take(card) {
            player.inventory.try_push(held)?;
        }
        self.state.note_change_of(seat);
        self.tell(rule!("W-RULING-97"), || Event::CardStored { seat, card });
        Ok(())
    }
}
