//! What belongs to one mode alone.

use wasteland::mode::{Reason, solo};

use super::voice::Voice;

impl Voice<'_> {
    /// Why something cannot be done, where the mode knows the reason.
    pub(super) fn mode_reason(self, reason: Reason) -> String {
        match reason {
            Reason::Solo(solo::Reason::NeedsSettlement) => self.say("reason-needs-settlement"),
        }
    }
}
