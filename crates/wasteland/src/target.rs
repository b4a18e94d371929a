//! Chapter TARGET: whom an enemy goes for.

use kernel::{RuleId, Seat, rule};

use crate::{
    content::EnemyAbility,
    machine::Wasteland,
    map::Nodes,
    options::RangedOverFacedown,
    state::{Foe, Opponent, State},
};

/// What an enemy does when it is activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Intent {
    /// It fights this survivor where it stands (W-ACTIVATE-02, W-RANGED-04).
    Fight(Seat),
    /// It moves one space toward this survivor, into one of these spaces (W-ACTIVATE-01).
    Advance { target: Seat, ways: Nodes, distance: u8 },
    /// There is nobody it can go for (W-RULING-18, W-RULING-19).
    Stay,
}

impl Wasteland {
    /// Among these survivors the one with the least remaining HP, then the one who acts earlier (W-TARGET-02,
    /// W-TARGET-03).
    pub(crate) fn prey(state: &State, candidates: impl Fn(Seat) -> bool) -> Option<Seat> {
        // The first of several equal ones is kept.
        state.in_priority().filter(|seat| candidates(*seat)).min_by_key(|seat| state.player(*seat).remaining_hp())
    }

    /// What an active enemy would do now.
    pub(crate) fn intent(&self, state: &State, foe: Foe, number: u8) -> Intent {
        let hunted = |seat: Seat| !self.is_loyal_to(state, seat, foe.kind);
        let land = self.land(state);
        let stats = self.stats(state, Opponent::OnMap(number));
        let ranged = stats.is_some_and(|stats| stats.abilities.has(EnemyAbility::Ranged));
        let reach = self.reach(state, foe, ranged);
        if let Some(seat) = Self::prey(state, |seat| hunted(seat) && reach.contains(state.player(seat).at)) {
            return Intent::Fight(seat);
        }
        let mut goals = Nodes::default();
        for seat in state.in_priority().filter(|seat| hunted(*seat)) {
            goals.insert(state.player(seat).at);
        }
        let found = land.approach(foe.at, |ring| {
            if ring.and(goals).is_empty() {
                return None;
            }
            let target = Self::prey(state, |seat| hunted(seat) && ring.contains(state.player(seat).at))?;
            Some((target, state.player(target).at))
        });
        match found {
            Some((target, distance, ways)) => Intent::Advance { target, ways, distance },
            None => Intent::Stay,
        }
    }

    /// What makes an enemy go for this survivor rather than for another.
    pub(crate) fn rule_of_choice(&self, state: &State, foe: Foe, target: Seat) -> RuleId {
        let at = |seat: Seat| state.player(seat).at;
        let hunted = |seat: Seat| !self.is_loyal_to(state, seat, foe.kind);
        let ring = self.land(state).rings(foe.at).find(|ring| ring.contains(at(target))).unwrap_or_default();
        let is_near = |seat: Seat| hunted(seat) && ring.contains(at(seat));
        let others = || state.in_priority().filter(|seat| *seat != target);
        let hp = |seat: Seat| state.player(seat).remaining_hp();
        match others().any(is_near) {
            true if others().any(|seat| is_near(seat) && hp(seat) == hp(target)) => rule!("W-TARGET-03"),
            true => rule!("W-TARGET-02"),
            false if others().any(|seat| !hunted(seat)) => rule!("W-LOYALTY-05"),
            false if others().any(hunted) => rule!("W-TARGET-01"),
            false => rule!("W-ACTIVATE-01"),
        }
    }

    /// The spaces an enemy can fight into from where it stands (W-ACTIVATE-02, W-RANGED-04, W-RULING-21).
    pub(crate) fn reach(&self, state: &State, foe: Foe, ranged: bool) -> Nodes {
        let land = self.land(state);
        let mut reach = Nodes::default();
        reach.insert(foe.at);
        let barred =
            !land.is_faceup(foe.at.place()) && state.options.ranged_over_facedown == RangedOverFacedown::Neither;
        if ranged && !barred {
            reach.extend(land.beside(foe.at));
        }
        reach
    }

    /// Spaces of survivors and what is beside them.
    pub(crate) fn near_survivors(&self, state: &State) -> Nodes {
        let mut nodes = Nodes::default();
        for seat in state.survivors() {
            nodes.insert(state.player(seat).at);
        }
        let mut near = self.land(state).around(nodes);
        near.extend(nodes);
        near
    }

    /// Whom an active enemy is about to attack: where it stands, or by moving in while Aggressive (W-RULING-16).
    pub(crate) fn about_to_attack(&self, state: &State, foe: Foe, number: u8) -> Option<Seat> {
        let stats = self.stats(state, Opponent::OnMap(number))?;
        let hunted = |seat: Seat| !self.is_loyal_to(state, seat, foe.kind);
        let reach = self.reach(state, foe, stats.abilities.has(EnemyAbility::Ranged));
        let here = Self::prey(state, |seat| hunted(seat) && reach.contains(state.player(seat).at));
        if here.is_some() || !stats.abilities.has(EnemyAbility::Aggressive) {
            return here;
        }
        let beside = self.land(state).beside(foe.at);
        let target = Self::prey(state, |seat| hunted(seat) && beside.contains(state.player(seat).at))?;
        let at = state.player(target).at;
        Self::prey(state, |seat| state.player(seat).at == at && self.attacks_on_contact(state, seat, number))
    }
}
