//! Events of fights and tests that take more than one message.

use kernel::Seat;
use wasteland::{content::Letters, event::FightChange};

use crate::wasteland::voice::Voice;

impl Voice<'_> {
    pub(super) fn test_began(self, seat: Seat, letters: Letters, difficulty: u8) -> String {
        if letters.is_empty() {
            return self.by("event-test-began-plain", seat).number("need", difficulty).said();
        }
        let told = self.by("event-test-began", seat).text("letters", Voice::letters(letters));
        told.number("need", difficulty).said()
    }

    /// The sum behind the damage: hits of the dice, what was added, what was cancelled.
    pub(super) fn enemy_hit(self, seat: Seat, hits: u8, ranged: bool, armor: u8, cancelled: u8, damage: u8) -> String {
        let mut parts = vec![self.tell("hits-dice").number("n", hits).said()];
        if ranged {
            parts.push(self.say("hits-ranged"));
        }
        if armor > 0 {
            parts.push(self.tell("hits-armor").number("n", armor).said());
        }
        if cancelled > 0 {
            parts.push(self.tell("hits-cancelled").number("n", cancelled).said());
        }
        self.by("event-enemy-hit", seat).text("hits", parts.join(", ")).number("n", damage).said()
    }

    pub(super) fn fight_changed(self, seat: Seat, change: FightChange) -> String {
        let (key, count) = match change {
            FightChange::Hits(count) => ("event-fight-hits-added", count),
            FightChange::Cancelled(count) => ("event-fight-hits-cancelled", count),
            FightChange::Damage(count) => ("event-fight-damage-prevented", count),
            FightChange::Rads(count) => ("event-fight-rads-prevented", count),
        };
        self.by(key, seat).number("n", count).said()
    }
}
