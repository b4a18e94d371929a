//! Chapter POWER: the power track, and what happens at its end.

use kernel::{Fault, RuleId, rule};

use crate::{
    content::{Faction, Scenario},
    effect::Side,
    event::Event,
    frame::What,
    machine::{Board, Wasteland},
    mode,
    state::{Public, State},
};

impl Scenario {
    /// The end of the power track for so many players: the space that the sheet names, or else the last one (W-POWER-04,
    /// W-RULING-107).
    #[must_use]
    pub fn end(&self, players: u8) -> u8 {
        let last = self.track.len().saturating_sub(1) as u8;
        let named = self.ends.and_then(|ends| ends.get(usize::from(players).saturating_sub(1)).copied());
        named.unwrap_or(last)
    }
}

impl Wasteland {
    /// The end of the power track (W-POWER-04).
    pub(crate) fn track_end(&self, state: &State) -> u8 {
        self.scenario(state).end(state.seats)
    }
}

impl Board<'_> {
    /// W-POWER-04 to W-POWER-06: survivors with the influence win, otherwise all lose. A reduction to four agenda cards
    /// that is due comes first (W-RULING-100).
    pub(crate) fn look_at_takeover(&mut self) -> Result<bool, Fault> {
        let any = |is: fn(What) -> bool| self.state.frames.iter().any(|frame| is(frame.what));
        let later = !mode::ends_on_arrival(self.state) && any(Wasteland::is_card);
        // A death that is part of those results is dealt with first (W-RULING-56).
        if later || mode::buries_first(self.state) && any(|what| matches!(what, What::Killed { .. })) {
            return Ok(false);
        }
        let over = self.state.survivors().find(|seat| Wasteland::holds_too_many(self.state, *seat));
        if let Some(seat) = over {
            if self.state.top() == Some(What::AgendaLimit { seat }) {
                return Ok(false);
            }
            self.push(What::AgendaLimit { seat })?;
            return Ok(true);
        }
        let end = self.game.track_end(self.state);
        // By the option that finishes the card first, a later result of it may have taken the power away again.
        if Faction::BOTH.iter().all(|faction| self.state.power_of(*faction) < end) {
            self.state.takeover = false;
            return Ok(false);
        }
        for faction in mode::in_order(self.state) {
            if self.state.power_of(faction) >= end {
                self.tell(rule!("W-POWER-04"), || Event::Takeover(faction));
            }
        }
        mode::end(self)?;
        Ok(true)
    }

    /// A faction moves on the track; places beyond the end are counted (W-RESULT-15, W-POWER-07).
    pub(crate) fn advance(&mut self, faction: Faction, by: i8, rule: RuleId) {
        let power = &mut self.state.power[faction as usize];
        *power = power.saturating_add_signed(by);
        let power = *power;
        self.state.note_change();
        let end = self.game.track_end(self.state);
        let rule = if power > end { rule!("W-POWER-07") } else { rule };
        self.tell(rule, || Event::PowerChanged { faction, by, power });
        if power >= end {
            self.state.takeover = true;
        }
    }

    /// A result gives power to a side, or takes it; who leads is settled before anything moves (W-RULING-111).
    pub(crate) fn move_side(&mut self, side: Side, by: i8, rule: RuleId) -> Result<(), Fault> {
        let rule = if matches!(side, Side::One(_)) { rule } else { rule!("W-RULING-111") };
        let power = Faction::BOTH.map(|faction| self.state.power_of(faction));
        let concerned = |faction: Faction| match side {
            Side::One(one) => one == faction,
            Side::Leader => power[faction as usize] >= power[faction.rival() as usize],
            Side::Follower => power[faction as usize] <= power[faction.rival() as usize],
        };
        for faction in mode::in_order(self.state).into_iter().filter(|faction| concerned(*faction)) {
            mode::gain_power(self, faction, by, rule)?;
            if mode::is_decided(self.state) {
                break;
            }
        }
        Ok(())
    }

    /// W-AGENDA-11.
    pub(crate) fn factions_advance(&mut self) {
        let factions = mode::in_order(self.state);
        let rules = factions.map(|faction| mode::advances(self.state, faction));
        for (faction, rule) in factions.into_iter().zip(rules) {
            if let Some(rule) = rule {
                self.advance(faction, 1, rule);
            }
            if mode::is_decided(self.state) {
                break;
            }
        }
    }
}

impl Public {
    /// The place of a faction on the track.
    pub(crate) const fn power_of(&self, faction: Faction) -> u8 {
        self.power[faction as usize]
    }
}
