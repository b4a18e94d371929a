//! Chapter DICE: the three V.A.T.S. dice and rerolls.

use kernel::{RuleId, Seat, rule};

use crate::{
    choice::Choice,
    content::{Areas, Trait},
    effect::Window,
    event::Event,
    frame::What,
    machine::{Board, Wasteland},
    state::{Fight, State},
};

/// Whose dice lie on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rolling {
    /// Those of the innermost fight.
    Fight,
    /// Those of the innermost test.
    Test,
}

impl Wasteland {
    /// Whether a fight or a test is under way, and which of them is the inner one.
    pub(crate) fn rolling(state: &State) -> Option<Rolling> {
        state.frames.iter().rev().find_map(|frame| match frame.what {
            What::Fight(_) => Some(Rolling::Fight),
            What::Test(_) => Some(Rolling::Test),
            _ => None,
        })
    }

    /// Hit icons on the dice.
    #[inline]
    pub(crate) fn hit_icons(&self, dice: [u8; 3]) -> u8 {
        dice.iter().filter_map(|die| self.content.faces.get(usize::from(*die))).map(|face| face.hits).sum()
    }

    /// Dice that show an area where the enemy is vulnerable and whose result was not spent (W-FIGHT-13, W-FIGHT-14).
    #[inline]
    pub(crate) fn matching_dice(&self, fight: &Fight, vulnerable: Areas) -> u8 {
        let unspent = (0u8..).zip(fight.dice).filter(|(die, _)| fight.spent & (1 << die) == 0);
        let faces = unspent.filter_map(|(_, face)| self.content.faces.get(usize::from(face)));
        faces.filter(|face| face.areas.meets(vulnerable)).count() as u8
    }

    /// What a survivor can do about dice that have fallen.
    pub(crate) fn list_rerolls(
        &self,
        state: &State,
        seat: Seat,
        rerolls: u8,
        window: Window,
        options: &mut Vec<Choice>,
    ) {
        if rerolls > 0 {
            options.extend((1..8).map(Choice::Reroll));
        }
        if Self::may_rest(state, seat) {
            options.push(Choice::Rest);
        }
        self.list_uses(state, seat, window, options);
        options.push(Choice::Done);
    }

    /// Whether there is anything a survivor can do about them.
    pub(crate) fn has_reroll(&self, state: &State, seat: Seat, rerolls: u8, window: Window) -> bool {
        rerolls > 0 || Self::may_rest(state, seat) || self.has_use(state, seat, window)
    }

    /// Whether Well Rested can be given up for a reroll: once in each fight or test (W-RULING-37).
    pub(crate) fn may_rest(state: &State, seat: Seat) -> bool {
        let rested = match Self::rolling(state) {
            Some(Rolling::Fight) => state.fights.last().is_some_and(|fight| fight.rested),
            Some(Rolling::Test) => state.trials.last().is_some_and(|trial| trial.rested),
            None => true,
        };
        !rested && state.player(seat).has(Trait::WellRested)
    }
}

impl Board<'_> {
    /// Rolls some of the dice again; the new faces.
    pub(crate) fn reroll(&mut self, seat: Seat, mut dice: [u8; 3], which: u8, rule: RuleId) -> [u8; 3] {
        for (at, die) in dice.iter_mut().enumerate() {
            if which & (1 << at) != 0 {
                let [face]: [u8; 1] = self.run.roll(&mut self.state.secret.cup, 6);
                *die = face - 1;
            }
        }
        self.tell(rule, || Event::DiceRerolled { seat, which, dice });
        dice
    }

    /// W-TRAIT-05, W-RULING-37: Well Rested is given up for a reroll.
    pub(crate) fn spend_rest(&mut self, seat: Seat) {
        self.lose_trait(seat, Trait::WellRested, rule!("W-TRAIT-05"));
        self.tell(rule!("W-TRAIT-05"), || Event::RerollsGained { seat, rerolls: 1 });
    }

    pub(crate) fn gain_rerolls(&mut self, seat: Seat, rerolls: u8) {
        match Wasteland::rolling(self.state) {
            Some(Rolling::Fight) => {
                let Some(fight) = self.state.fights.last_mut().filter(|fight| fight.seat == seat) else { return };
                fight.rerolls = fight.rerolls.saturating_add(rerolls);
            }
            Some(Rolling::Test) => {
                let Some(trial) = self.state.trials.last_mut().filter(|trial| trial.seat == seat) else { return };
                trial.rerolls = trial.rerolls.saturating_add(rerolls);
            }
            None => return,
        }
        self.tell(rule!("W-FIGHT-26"), || Event::RerollsGained { seat, rerolls });
    }

    pub(crate) fn turn_die(&mut self, seat: Seat, die: u8, face: u8) {
        let at = usize::from(die).min(2);
        match Wasteland::rolling(self.state) {
            Some(Rolling::Fight) => self.state.fights.last_mut().into_iter().for_each(|fight| fight.dice[at] = face),
            Some(Rolling::Test) => self.state.trials.last_mut().into_iter().for_each(|trial| trial.dice[at] = face),
            None => return,
        }
        self.tell(rule!("W-CORE-02"), || Event::DieTurned { seat, die, face });
    }
}
