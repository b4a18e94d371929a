//! Chapter POWER in solo play.

use kernel::{RuleId, rule};

use crate::{content::Faction, state::State};

/// Only the weaker faction advances; where they are equal, both do as ever (W-SOLO-04, W-SOLO-05).
pub(crate) fn advances(state: &State, faction: Faction) -> Option<RuleId> {
    match state.power_of(faction).cmp(&state.power_of(faction.rival())) {
        std::cmp::Ordering::Less => Some(rule!("W-SOLO-04")),
        std::cmp::Ordering::Equal => Some(rule!("W-SOLO-05")),
        std::cmp::Ordering::Greater => None,
    }
}
