//! Chapter SURVIVOR: what a survivor is at the start, has and holds.

use kernel::FixedVec;

use crate::{
    content::{Letters, Trait},
    map::Node,
    state::{Held, MOST_HP, NO_CARD, NONE, Player, SECOND_WEAPON, SLOTS},
};

impl Player {
    /// A player before the start.
    pub(crate) fn new() -> Player {
        Player {
            character: NONE,
            at: Node::NONE,
            hp: MOST_HP,
            rads: 0,
            peg: 0,
            special: Letters::default(),
            silhouette: false,
            traits: 0,
            loyal: NONE,
            perks: 0,
            caps: 0,
            equipped: [Held::NOTHING; SLOTS],
            inventory: FixedVec::new(),
            talent: NO_CARD,
            kills: [0; 7],
            explored: [0; 2],
            levels: 0,
            deaths: 0,
        }
    }

    /// HP minus rads (W-HP-06).
    #[must_use]
    pub(crate) const fn remaining_hp(&self) -> u8 {
        self.hp.saturating_sub(self.rads)
    }

    /// Whether the survivor has the trait.
    #[must_use]
    pub(crate) const fn has(&self, wanted: Trait) -> bool {
        self.traits & (1 << wanted as u8) != 0
    }

    /// All cards: equipped ones first, then the inventory.
    pub fn cards(&self) -> impl Iterator<Item = Held> {
        self.equipped.into_iter().filter(|held| held.is_some()).chain(self.inventory.iter().copied())
    }

    /// Whether the survivor has the card, equipped or not.
    pub(crate) fn holds(&self, card: u16) -> bool {
        self.cards().any(|held| held.card == card)
    }

    /// The card as the survivor holds it.
    pub(crate) fn held_mut(&mut self, card: u16) -> Option<&mut Held> {
        self.equipped.iter_mut().chain(self.inventory.iter_mut()).find(|held| held.card == card)
    }

    /// Takes a card away.
    pub(crate) fn take(&mut self, card: u16) -> Option<Held> {
        if let Some(slot) = self.equipped.iter_mut().find(|held| held.card == card) {
            let taken = std::mem::replace(slot, Held::NOTHING);
            if !self.equipped[0].is_some() {
                self.equipped.swap(0, SECOND_WEAPON);
            }
            return Some(taken);
        }
        let at = self.inventory.iter().position(|held| held.card == card)?;
        self.inventory.remove(at)
    }
}
