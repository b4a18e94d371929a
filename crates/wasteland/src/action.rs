//! Chapter ACTION: what an action is spent on, and what follows it.

use kernel::{Because, Fault, Progress, Seat, rule};

use crate::{
    choice::{Choice, Reason},
    effect::Window,
    frame::What,
    machine::{Board, Wasteland, because},
    map::Nodes,
    state::{Foe, State},
};

impl Wasteland {
    /// The actions open to the survivor (W-ACTION-01).
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, beside: Nodes, options: &mut Vec<Choice>) {
        options.push(Choice::Move);
        options.extend(self.land(state).facedown(beside).map(Choice::Explore));
        let hindered = self.hindering(state, seat).is_some();
        if !hindered {
            if self.may_encounter(state, seat).is_ok() {
                options.push(Choice::Encounter);
            }
            self.list_quests(state, seat, options);
            options.push(Choice::Camp);
        }
        self.list_fights(state, seat, beside, options);
        self.list_uses(state, seat, Window::Action, options);
    }

    /// A faceup enemy in the survivor's space that forbids encounter, quest and camp (W-ACTION-06, W-LOYALTY-03).
    #[inline]
    pub(crate) fn hindering(&self, state: &State, seat: Seat) -> Option<u8> {
        state.foes.iter().find(|(_, foe)| self.hinders(state, seat, *foe)).map(|(number, _)| number)
    }

    /// Whether this is such an enemy.
    #[inline]
    pub(crate) fn hinders(&self, state: &State, seat: Seat, foe: Foe) -> bool {
        foe.at == state.player(seat).at
            && foe.active
            && self.is_enemy(state, foe.kind)
            && !self.is_loyal_to(state, seat, foe.kind)
    }

    /// Why an action that a faceup enemy forbids cannot be performed; the rule is the action's own.
    pub(crate) fn unhindered(&self, state: &State, seat: Seat, rule: kernel::RuleId) -> Result<(), Because<Reason>> {
        match self.hindering(state, seat) {
            Some(foe) => because(rule, Reason::EnemyHere(foe)),
            None => Ok(()),
        }
    }

    /// Whether an action is left (W-TURN-01).
    pub(crate) const fn has_action(state: &State) -> Result<(), Because<Reason>> {
        if state.public.turn.actions == 0 { because(rule!("W-TURN-01"), Reason::NoActions) } else { Ok(()) }
    }
}

impl Board<'_> {
    pub(crate) const fn spend_action(&mut self) {
        let turn = &mut self.state.public.turn;
        turn.actions = turn.actions.saturating_sub(1);
    }

    /// W-RULING-76: a shop that was changed by an effect outside an action is reset when that is over.
    pub(crate) fn reset_shop_outside_actions(&mut self) -> Result<(), Fault> {
        let busy = |what: What| what == What::ActionOver || Wasteland::is_card(what);
        if self.state.frames.iter().any(|frame| busy(frame.what)) { Ok(()) } else { self.reset_shop() }
    }

    /// W-SHOP-04: after an action the shop holds four cards again.
    pub(crate) fn step_action_over(&mut self) -> Result<Progress, Fault> {
        debug_assert!(matches!(self.state.top(), Some(What::ActionOver)), "only called for its own frame");
        self.reset_shop()?;
        self.pop();
        Ok(Progress::Go)
    }
}
