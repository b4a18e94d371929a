//! Chapter SOLO: what is different for a survivor alone.

pub(super) mod power;
pub(super) mod quest;

use serde::{Deserialize, Serialize};

/// Why something cannot be done in solo play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The survivor has to be in a settlement, which stands in for company (W-SOLO-02).
    NeedsSettlement,
}
