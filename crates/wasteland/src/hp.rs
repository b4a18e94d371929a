//! Chapter HP: damage, rads and recovery on one track.

use kernel::{Fault, RuleId, Seat, rule};

use crate::{event::Event, machine::Board, state::MOST_HP};

impl Board<'_> {
    /// W-HP-02.
    pub(crate) fn damage(&mut self, seat: Seat, amount: u8, rule: RuleId) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        player.hp = player.hp.saturating_sub(amount);
        let hp = player.hp;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::Damaged { seat, amount, hp });
        let death = if rule == rule!("W-FIGHT-12") { rule!("W-KILLED-07") } else { rule!("W-KILLED-01") };
        self.check_killed(seat, death)
    }

    /// W-HP-03, W-HP-04.
    pub(crate) fn irradiate(&mut self, seat: Seat, amount: u8, rule: RuleId) -> Result<(), Fault> {
        let player = self.state.player_mut(seat);
        player.rads = player.rads.saturating_add(amount).min(MOST_HP);
        let rads = player.rads;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::Irradiated { seat, amount, rads });
        let death = if rule == rule!("W-TERRAIN-03") { rule!("W-TERRAIN-06") } else { rule!("W-KILLED-01") };
        self.check_killed(seat, death)
    }

    /// W-HP-05.
    pub(crate) fn heal(&mut self, seat: Seat, amount: u8, rule: RuleId) {
        let player = self.state.player_mut(seat);
        let room = MOST_HP - player.hp;
        let rule = if amount > room { rule!("W-HP-04") } else { rule };
        let amount = amount.min(room);
        player.hp += amount;
        let hp = player.hp;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::Healed { seat, amount, hp });
    }

    /// Rads shrink only by effects that say so (W-HP-05).
    pub(crate) fn cleanse(&mut self, seat: Seat, amount: u8, rule: RuleId) {
        let player = self.state.player_mut(seat);
        let rule = if amount > player.rads { rule!("W-HP-04") } else { rule };
        let amount = amount.min(player.rads);
        player.rads -= amount;
        let rads = player.rads;
        self.state.note_change_of(seat);
        self.tell(rule, || Event::Cleansed { seat, amount, rads });
    }

    /// W-KILLED-01, W-KILLED-07, W-TERRAIN-06.
    fn check_killed(&mut self, seat: Seat, rule: RuleId) -> Result<(), Fault> {
        let player = self.state.player(seat);
        if player.hp > player.rads { Ok(()) } else { self.die(seat, rule) }
    }
}
