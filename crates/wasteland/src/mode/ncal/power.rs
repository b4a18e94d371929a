//! Chapter POWER in New California.

use kernel::{RuleId, rule};

use super::{SECURITY, options};
use crate::{content::Faction, mode::solo, options::NcalDepletion, state::State};

/// W-NCAL-14, W-NCAL-15. Where the option names a token, it does so alone at the table too (M-RULING-20, M-RULING-73).
pub(crate) fn advances(state: &State, faction: Faction) -> Option<RuleId> {
    match options(state).depletion {
        NcalDepletion::Both if state.seats == 1 => solo::power::advances(state, faction).map(|_| rule!("W-NCAL-15")),
        NcalDepletion::Both => Some(rule!("W-NCAL-14")),
        NcalDepletion::Security => (faction == SECURITY).then_some(rule!("M-RULING-20")),
    }
}
