//! Chapter TEST: tests against a difficulty.

use kernel::{Asked, Fault, Progress, Seat, rule};

use crate::{
    choice::{Ask, Choice},
    content::Letters,
    effect::{Standing, Window},
    event::Event,
    frame::{TestStep, What},
    machine::{Board, Wasteland, ask_one, broken},
    state::{State, Trial},
};

impl Wasteland {
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
    pub(crate) fn begin_test(&mut self, seat: Seat, letters: Letters, difficulty: u8) -> Result<(), Fault> {
        let rerolls = self.game.test_rerolls(self.state, seat, letters);
        let trial = Trial { seat, letters, difficulty, dice: [0; 3], rerolls, bonus: 0, rested: false };
        // A long chain of cards within cards ends by itself.
        if self.state.is_deep() || self.state.trials.try_push(trial).is_err() {
            self.state.success = false;
            self.tell(rule!("W-RULING-02"), || Event::EffectSkipped(seat));
            return Ok(());
        }
        let began = self.tell(rule!("W-TEST-01"), || Event::TestBegan { seat, letters, difficulty });
        self.push_under(began, What::Test(TestStep::Roll))
    }

    pub(crate) fn step_test(&mut self, step: TestStep) -> Result<Progress, Fault> {
        let trial = *self.state.trials.last().ok_or_else(|| broken("no test is under way"))?;
        let seat = trial.seat;
        match step {
            TestStep::Roll => {
                let dice: [u8; 3] = self.run.roll(&mut self.state.secret.cup, 6);
                let dice = dice.map(|die| die - 1);
                if let Some(trial) = self.state.trials.last_mut() {
                    trial.dice = dice;
                }
                self.tell(rule!("W-TEST-02"), || Event::DiceRolled { seat, dice });
                self.turn_to(What::Test(TestStep::Reroll));
            }
            TestStep::Reroll => {
                if self.game.has_reroll(self.state, seat, trial.rerolls, Window::Test) {
                    return Ok(Progress::Ask);
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
        Ok(Progress::Go)
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
                    trial.rested = true;
                }
                Ok(())
            }
            Choice::Use { card, ability } => self.begin_use(trial.seat, card, ability),
            Choice::UsePerk(perk) => self.begin_perk(trial.seat, perk),
            _ => Err(broken("not what a tested survivor is asked")),
        }
    }
}
