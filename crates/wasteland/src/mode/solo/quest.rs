//! Chapter QUEST in solo play: nobody is there, but for quests a settlement stands in. Encounters are as ever.

use kernel::{RuleId, Seat, rule};

use super::Reason;
use crate::{choice, content::EncounterIcon, frame::Source, machine::Wasteland, mode, state::State};

/// What the test of another survivor counts as (W-SOLO-06).
const RESULT: u8 = 3;

/// W-SOLO-02.
pub(crate) fn has_company(game: &Wasteland, state: &State, seat: Seat, source: Option<Source>) -> bool {
    let space = game.land(state).space(state.player(seat).at);
    is_quest(source) && space.is_some_and(|space| space.icon == Some(EncounterIcon::Settlement))
}

/// W-SOLO-02.
pub(crate) const fn no_company(source: Option<Source>) -> choice::Reason {
    if is_quest(source) {
        choice::Reason::Mode(mode::Reason::Solo(Reason::NeedsSettlement))
    } else {
        choice::Reason::NobodyHere
    }
}

/// W-SOLO-06.
pub(crate) const fn test_of_nobody(source: Source) -> (u8, RuleId) {
    if is_quest(Some(source)) { (RESULT, rule!("W-SOLO-06")) } else { (0, rule!("W-TEST-05")) }
}

const fn is_quest(source: Option<Source>) -> bool {
    matches!(source, Some(Source::Quest(_)))
}
