//! Chapter POWER in the cooperative game.

use kernel::{RuleId, rule};

use super::{group, options};
use crate::{content::Faction, mode::solo, options::Depletion, state::State};

/// The Friendly token advances first (M-RULING-08).
pub(crate) fn order(state: &State) -> [Faction; 2] {
    match group(state) {
        Some(group) => [group.agreement.friendly, group.agreement.friendly.rival()],
        None => Faction::BOTH,
    }
}

/// W-COOP-18, W-COOP-19, M-RULING-10. Where the option names a token, it does so alone at the table too (M-RULING-73).
pub(crate) fn advances(state: &State, faction: Faction) -> Option<RuleId> {
    match options(state).depletion {
        Depletion::Both if state.seats == 1 => solo::power::advances(state, faction).map(|_| rule!("W-COOP-19")),
        Depletion::Both => Some(rule!("W-COOP-18")),
        Depletion::Enemy => (order(state)[1] == faction).then_some(rule!("M-RULING-10")),
        Depletion::Neither => None,
    }
}
