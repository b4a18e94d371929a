//! Chapter FACTION: whether tokens of a faction are enemies.

use crate::{content::EnemyType, machine::Wasteland, state::State};

impl Wasteland {
    /// Whether tokens of the type are enemies in this scenario (W-FACTION-03, W-RULING-84).
    #[inline]
    pub(crate) fn is_enemy(&self, state: &State, kind: EnemyType) -> bool {
        match kind.faction() {
            None => true,
            Some(faction) => self.scenario(state).factions[faction as usize].enemy.is_some(),
        }
    }
}
