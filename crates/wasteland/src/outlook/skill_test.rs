//! Tests: the chance to pass, with the best rerolls (chapter TEST).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    content::{Face, Letters, Trait},
    frame::{TestStep, What},
    outlook::{
        Analysis,
        bout::{Share, Tally},
        fraction::Fraction,
        lattice::ALIKE,
        plan::{MOST_REROLLS, Plan, Start, Worth},
    },
};

/// A test as plain numbers. A table may change them to ask what would be if.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    /// The hits it takes.
    pub difficulty: u8,
    /// The dice, once they have fallen: faces from 0.
    pub dice: Option<[u8; 3]>,
    /// Rerolls left, or those there will be (W-TEST-03). More than [`MOST_REROLLS`] are not reckoned with.
    pub rerolls: u8,
    /// Well Rested can be given up for one more (W-TRAIT-05).
    pub rested: bool,
    /// Added to the result by cards.
    pub bonus: u8,
}

/// What a test will come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Passing {
    /// The chance to pass.
    pub pass: Fraction,
    /// The results there can be, low ones first, with the bonus.
    pub results: Vec<Share>,
    /// Dice to roll again now, as a set; empty to let them stand. None while they are still to be rolled, or once
    /// nothing can be rolled again.
    pub reroll: Option<u8>,
}

/// A test with its odds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TestOdds {
    /// The test in numbers.
    pub attempt: Attempt,
    /// Without giving up Well Rested.
    pub odds: Passing,
    /// With one reroll more for it, if that is possible.
    pub rested: Option<Passing>,
}

impl Attempt {
    /// The odds, with the faces that the dice have. Abilities that might be used on the way are not reckoned with.
    #[must_use]
    pub fn odds(&self, faces: &[Face; 6]) -> TestOdds {
        self.odds_from(faces, Start::of(self.dice))
    }

    /// The odds of rolling these dice, as a set, again now, and of the best rerolls after that. None where there are no
    /// such dice, or nothing can be rolled again.
    #[must_use]
    pub fn reroll(&self, faces: &[Face; 6], which: u8) -> Option<TestOdds> {
        let rerolls = self.rerolls.min(MOST_REROLLS).checked_sub(1)?;
        let start = Start::Rerolled(self.dice?, which);
        (1..8).contains(&which).then(|| Attempt { rerolls, ..*self }.odds_from(faces, start))
    }

    fn odds_from(&self, faces: &[Face; 6], start: Start) -> TestOdds {
        let result = |dice: &[u8; 3]| {
            let icons = dice.iter().filter_map(|die| faces.get(usize::from(*die))).map(|face| face.hits);
            icons.fold(self.bonus, u8::saturating_add)
        };
        let results: Vec<u8> = ALIKE.dice.iter().map(result).collect();
        let worth: Vec<Worth> = results.iter().map(|hits| Worth((*hits >= self.difficulty).into(), 0)).collect();
        let rerolls = self.rerolls.min(MOST_REROLLS);
        let rests = self.rested && rerolls < MOST_REROLLS;
        let plan = Plan::best(&ALIKE, &worth, rerolls + u8::from(rests));
        TestOdds {
            attempt: *self,
            odds: self.follow(&plan, &results, start, rerolls),
            rested: rests.then(|| self.follow(&plan, &results, start, rerolls + 1)),
        }
    }

    fn follow(&self, plan: &Plan, results: &[u8], start: Start, rerolls: u8) -> Passing {
        let (throws, count) = plan.follow(start, rerolls).unwrap_or_default();
        let (mut pass, mut tally) = (0, Tally::default());
        for (result, often) in results.iter().zip(&throws).filter(|(_, often)| **often > 0) {
            pass += if *result >= self.difficulty { *often } else { 0 };
            tally.add(*result, *often);
        }
        let reroll = match start {
            Start::Lie(dice) if rerolls > 0 => plan.advice(dice, rerolls),
            _ => None,
        };
        Passing { pass: Fraction::of_throws(pass, count), results: tally.shares(count), reroll }
    }
}

impl Analysis<'_> {
    /// The odds of a test that the survivor would make now.
    #[must_use]
    pub fn test_odds(&self, seat: Seat, letters: Letters, difficulty: u8) -> TestOdds {
        let rerolls = self.game.test_rerolls(&self.state, seat, letters);
        let rested = self.state.player(seat).has(Trait::WellRested);
        Attempt { difficulty, dice: None, rerolls, rested, bonus: 0 }.odds(&self.game.content.faces)
    }

    /// The odds of the test under way.
    #[must_use]
    pub fn test_under_way(&self) -> Option<TestOdds> {
        let trial = self.state.trials.last()?;
        let step = self.state.frames.iter().rev().find_map(|frame| match frame.what {
            What::Test(step) => Some(step),
            _ => None,
        })?;
        let open = step != TestStep::Result;
        let attempt = Attempt {
            difficulty: trial.difficulty,
            dice: (step != TestStep::Roll).then_some(trial.dice),
            rerolls: if open { trial.rerolls } else { 0 },
            rested: open && self.state.player(trial.seat).has(Trait::WellRested) && !trial.rested,
            bonus: trial.bonus,
        };
        Some(attempt.odds(&self.game.content.faces))
    }
}
