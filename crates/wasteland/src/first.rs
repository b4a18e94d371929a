//! Chapter FIRST: who is the first player, and who acts next.

use kernel::{RuleId, Seat};

use crate::{
    event::Event,
    machine::{Board, Wasteland},
    options::RoundEnd,
    state::{Public, State},
};

impl Wasteland {
    /// Who would act next (W-ROUND-02, W-FIRST-02).
    pub(crate) fn next_player(state: &State) -> Option<Seat> {
        let at_once = state.options.round_end_after_pass == RoundEnd::AtOnce && state.passed;
        if at_once && !state.eliminated.contains(state.first) {
            return Some(state.first);
        }
        state.next_survivor(state.active)
    }
}

impl Board<'_> {
    /// The deck goes to the right; its new holder is the first player (W-FIRST-01).
    pub(crate) fn pass_deck(&mut self, rule: RuleId) {
        let to = self.state.right_of(self.state.first);
        if to != self.state.first {
            self.state.first = to;
            self.state.passed = true;
            self.tell(rule, || Event::FirstPlayer(to));
        }
    }
}

impl Public {
    /// The next survivor clockwise.
    pub(crate) fn next_survivor(&self, seat: Seat) -> Option<Seat> {
        Seat::clockwise_from(seat.next(self.seats), self.seats).find(|seat| !self.eliminated.contains(*seat))
    }

    /// The nearest survivor to the right: the previous one clockwise.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        let mut right = seat;
        for _ in 0..self.seats {
            right = Seat::new((right.index() as u8 + self.seats - 1) % self.seats.max(1));
            if !self.eliminated.contains(right) {
                break;
            }
        }
        right
    }
}
