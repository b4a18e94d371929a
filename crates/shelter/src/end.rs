//! Chapter END: what ends the game (S-END-01 to S-END-04).
//!
//! A sixth room on a level or an empty threat deck triggers the end. The round is played in full, and a trigger cannot
//! be taken back.

use kernel::RuleId;

use crate::{event::Event, machine::Board, state::EndTrigger};

impl Board<'_> {
    pub fn trigger_end(&mut self, rule: RuleId, trigger: EndTrigger) {
        if self.state.end.is_none() {
            self.state.end = Some(trigger);
            self.tell(rule, || Event::EndTriggered(trigger));
        }
    }
}
