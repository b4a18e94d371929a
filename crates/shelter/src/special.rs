//! Chapter SPECIAL: letters on spaces (S-SPECIAL-01 to S-SPECIAL-06).
//!
//! A placed dweller trained in a letter of the space gains its whole reward line twice, from left to right and then
//! again; never more than twice, and the cost once. Letters have no other effect.
//!
//! The second pass runs in chapter REWARD; icons that cannot double are skipped there because they would change
//! nothing.

use crate::content::{Letter, Space};

impl Space {
    /// S-SPECIAL-01: whether a dweller trained in this letter gains the line twice. Of several letters on the space any
    /// one is enough (S-SPECIAL-03).
    pub(crate) const fn is_doubled_by(&self, letter: Letter) -> bool {
        self.letters.contains(letter)
    }
}
