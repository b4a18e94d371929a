//! Chapter TRAIT: two-sided tokens, some sides with a lock.

use kernel::{RuleId, Seat, rule};

use crate::{content::Trait, effect::Trigger, event::Event, machine::Board};

impl Board<'_> {
    /// W-TRAIT-06 to W-TRAIT-08, W-TRAIT-10.
    pub(crate) fn gain_trait(&mut self, seat: Seat, wanted: Trait, rule: RuleId) {
        let player = self.state.player(seat);
        if player.has(wanted) {
            return;
        }
        let former = wanted.other_side();
        if player.has(former) {
            if self.game.content.locks.contains(&former) {
                self.tell(rule!("W-TRAIT-10"), || Event::TraitLocked { seat, wanted, lock: former });
                return;
            }
            self.lose_trait(seat, former, rule!("W-TRAIT-08"));
        }
        self.state.player_mut(seat).traits |= 1 << wanted as u8;
        self.state.note_change_of(seat);
        self.note_world_change();
        self.tell(rule, || Event::TraitGained { seat, gained: wanted });
        self.earn(seat, |trigger| *trigger == Trigger::Become(wanted));
    }

    /// W-TRAIT-09: also with a lock.
    pub(crate) fn lose_trait(&mut self, seat: Seat, lost: Trait, rule: RuleId) {
        if !self.state.player(seat).has(lost) {
            return;
        }
        self.state.player_mut(seat).traits &= !(1 << lost as u8);
        self.state.note_change_of(seat);
        self.note_world_change();
        self.tell(rule, || Event::TraitLost { seat, lost });
    }
}
