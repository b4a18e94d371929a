//! Chapters DICE and TEST: the three V.A.T.S. dice, rerolls, and tests against a difficulty.

use kernel::{Asked, Fault, RuleId, Seat, Step, rule};

use crate::{
    choice::{Ask, Choice},
    content::{Areas, Letters, Trait},
    effect::{Standing, Window},
    event::Event,
    frame::{TestStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    state::{Fight, State, Trial},
};

/// What the test of another survivor counts as in solo play (W-SOLO-06).
pub(crate) const SOLO_RESULT: u8 = 3;

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
        if state.player(seat).has(Trait::WellRested) {
            options.push(Choice::Rest);
        }
        self.list_uses(state, seat, window, options);
        options.push(Choice::Done);
    }

    /// Whether there is anything a survivor can do about them.
    pub(crate) fn has_reroll(&self, state: &State, seat: Seat, rerolls: u8, window: Window) -> bool {
        rerolls > 0 || state.player(seat).has(Trait::WellRested) || self.has_use(state, seat, window)
    }

    pub(crate) fn decide_test(&self, state: &State, options: &mut Vec<Choice>) -> Option<Asked<Ask>> {
        let trial = state.trials.last()?;
        self.list_rerolls(state, trial.seat, trial.rerolls, Window::Test, options);
        Some(ask_one(trial.seat, Ask::TestReroll))
    }

    /// Rerolls of a test (W-TEST-03).
    pub(crate) fn test_rerolls(&self, state: &State, seat: Seat, letters: Letters) -> u8 {
        let more = self.standing_sum(state, seat, |what| match what {
            Standing::TestRerolls(rerolls) => *rerolls,
            _ => 0,
        });
        letters.and(state.player(seat).special).len().saturating_add(more)
    }
}

impl Board<'_> {
    /// Rolls some of the dice again; the new faces.
    pub(crate) fn reroll(&mut self, seat: Seat, mut dice: [u8; 3], which: u8, rule: RuleId) -> [u8; 3] {
        for (at, die) in dice.iter_mut().enumerate() {
            if which & (1 << at) != 0 {
                let [face]: [u8; 1] = self.run.roll(&mut self.state.cup, 6);
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

    pub(crate) fn begin_test(&mut self, seat: Seat, letters: Letters, difficulty: u8) -> Result<(), Fault> {
        let rerolls = self.game.test_rerolls(self.state, seat, letters);
        let trial = Trial { seat, letters, difficulty, dice: [0; 3], rerolls, bonus: 0 };
        if self.state.trials.try_push(trial).is_err() {
            self.state.success = false;
            return Ok(());
        }
        let began = self.tell(rule!("W-TEST-01"), || Event::TestBegan { seat, letters, difficulty });
        self.push_under(began, What::Test(TestStep::Roll))
    }

    pub(crate) fn step_test(&mut self, step: TestStep) -> Result<Step, Fault> {
        let trial = *self.state.trials.last().ok_or_else(|| broken("no test is under way"))?;
        let seat = trial.seat;
        match step {
            TestStep::Roll => {
                let dice: [u8; 3] = self.run.roll(&mut self.state.cup, 6);
                let dice = dice.map(|die| die - 1);
                if let Some(trial) = self.state.trials.last_mut() {
                    trial.dice = dice;
                }
                self.tell(rule!("W-TEST-02"), || Event::DiceRolled { seat, dice });
                self.turn_to(What::Test(TestStep::Reroll));
            }
            TestStep::Reroll => {
                if self.game.has_reroll(self.state, seat, trial.rerolls, Window::Test) {
                    return Ok(Step::Ask);
                }
                self.turn_to(What::Test(TestStep::Result));
            }
            TestStep::Result => {
                let hits = self.game.hit_icons(trial.dice).saturating_add(trial.bonus);
                let difficulty = trial.difficulty;
                let success = hits >= difficulty;
                self.state.trials.pop();
                self.state.success = success;
                self.tell(rule!("W-TEST-05"), || Event::TestEnded { seat, hits, difficulty, success });
                self.pop();
            }
        }
        Ok(Step::Go)
    }

    pub(crate) fn answer_test(&mut self, choice: Choice) -> Result<(), Fault> {
        let trial = *self.state.trials.last().ok_or_else(|| broken("no test is under way"))?;
        match choice {
            Choice::Done => {
                self.turn_to(What::Test(TestStep::Result));
                Ok(())
            }
            Choice::Reroll(which) => {
                let dice = self.reroll(trial.seat, trial.dice, which, rule!("W-TEST-04"));
                if let Some(trial) = self.state.trials.last_mut() {
                    trial.dice = dice;
                    trial.rerolls = trial.rerolls.saturating_sub(1);
                }
                Ok(())
            }
            Choice::Rest => {
                self.spend_rest(trial.seat);
                if let Some(trial) = self.state.trials.last_mut() {
                    trial.rerolls = trial.rerolls.saturating_add(1);
                }
                Ok(())
            }
            Choice::Use { card, ability } => self.begin_use(trial.seat, card, ability),
            Choice::UsePerk(perk) => self.begin_perk(trial.seat, perk),
            _ => Err(broken("not what a tested survivor is asked")),
        }
    }
}
