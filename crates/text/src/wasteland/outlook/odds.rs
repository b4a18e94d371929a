//! Chances and means in words.

use wasteland::outlook::{FightOdds, Odds, Passing, Prospect, SpaceEntry, TestOdds};

use crate::wasteland::Voice;

impl Voice<'_> {
    /// What a choice may bring, in a few words.
    #[must_use]
    pub fn prospect(self, prospect: &Prospect) -> String {
        match prospect {
            Prospect::Fight(odds) => self.fight_odds(odds),
            Prospect::Draw(odds) => self.draw_odds(odds),
            Prospect::Test(odds) => self.test_odds(odds),
            Prospect::Step(step) => self.step(step),
            Prospect::Points(points) => self.tell("prospect-points").number("n", *points).said(),
            Prospect::Perk => self.say("prospect-perk"),
            Prospect::Series(all) => {
                let mut all = all.iter().map(|one| self.prospect(one));
                let first = all.next().unwrap_or_default();
                all.fold(first, |before, then| {
                    self.tell("prospect-then").text("before", before).text("then", then).said()
                })
            }
            Prospect::Price(caps) | Prospect::Proceeds(caps) => self.tell("prospect-caps").number("n", *caps).said(),
        }
    }

    /// How a fight will go for who wants to kill.
    #[must_use]
    pub fn fight_odds(self, odds: &FightOdds) -> String {
        let Odds { kill, die, damage, rads, .. } = &odds.kill.odds;
        let said = self.chances([kill.per_mille(), die.per_mille()], [damage.thousandths(), rads.thousandths()]);
        self.or_rested(said, kill.per_mille(), odds.kill.rested.as_ref().map(|rested| rested.kill.per_mille()))
    }

    /// How a test will go.
    #[must_use]
    pub fn test_odds(self, odds: &TestOdds) -> String {
        let said = self.tell("prospect-pass").text("pass", self.percent(odds.odds.pass.per_mille())).said();
        self.or_rested(said, odds.odds.pass.per_mille(), odds.rested.as_ref().map(|rested| rested.pass.per_mille()))
    }

    /// With what giving up Well Rested would be worth, if it is worth anything.
    fn or_rested(self, said: String, chance: u16, rested: Option<u16>) -> String {
        match rested.filter(|rested| *rested > chance) {
            Some(rested) => self.tell("prospect-rested").text("odds", said).text("rested", self.percent(rested)).said(),
            None => said,
        }
    }

    /// What is left of a fight, and which dice to roll again for which aim.
    #[must_use]
    pub fn fight_remarks(self, odds: &FightOdds) -> Vec<String> {
        let bout = odds.bout;
        let areas = self.paraphrase().areas(bout.vulnerable);
        let told = self.tell("remark-enemy").number("level", bout.level).number("need", bout.need).text("areas", areas);
        let mut remarks = vec![told.number("rerolls", bout.rerolls).said()];
        remarks.push(self.tell("remark-fight").text("odds", self.fight_odds(odds)).said());
        let [kill, live] = [&odds.kill.odds, &odds.live.odds].map(|odds| odds.reroll);
        if kill == live {
            remarks.extend(kill.map(|dice| self.advice("remark-reroll", "remark-stand", dice)));
        } else {
            remarks.extend(kill.map(|dice| self.advice("remark-reroll-to-kill", "remark-stand-to-kill", dice)));
            remarks.extend(live.map(|dice| self.advice("remark-reroll-to-live", "remark-stand-to-live", dice)));
        }
        remarks
    }

    /// What is left of a test, and which dice to roll again.
    #[must_use]
    pub fn test_remarks(self, odds: &TestOdds) -> Vec<String> {
        let Passing { reroll, .. } = odds.odds;
        let advice = reroll.map(|dice| self.advice("remark-reroll", "remark-stand", dice));
        let needs = self.tell("remark-difficulty").number("need", odds.attempt.difficulty);
        let needs = needs.number("rerolls", odds.attempt.rerolls).said();
        let chance = self.tell("remark-test").text("odds", self.test_odds(odds)).said();
        [needs, chance].into_iter().chain(advice).collect()
    }

    fn advice(self, reroll: &'static str, stand: &'static str, dice: u8) -> String {
        match dice {
            0 => self.say(stand),
            _ => self.tell(reroll).number("n", dice.count_ones()).text("dice", self.dice_numbers(dice)).said(),
        }
    }

    /// A chance in thousandths as hundredths; what may and may not happen is never rounded to what must or cannot.
    #[must_use]
    pub fn percent(self, per_mille: u16) -> String {
        let percent = match per_mille {
            1..10 => "<1".to_owned(),
            991..1000 => ">99".to_owned(),
            _ => ((per_mille + 5) / 10).to_string(),
        };
        self.tell("odds-percent").text("n", percent).said()
    }

    /// A mean in thousandths, to a tenth.
    fn mean(self, thousandths: u64) -> String {
        let tenths = (thousandths + 50) / 100;
        let told = self.tell("odds-mean").text("whole", (tenths / 10).to_string());
        told.text("tenth", (tenths % 10).to_string()).said()
    }

    /// To kill and to be killed in thousandths, mean damage and rads in thousandths.
    fn chances(self, [kill, die]: [u16; 2], [damage, rads]: [u64; 2]) -> String {
        let mut parts = vec![self.tell("prospect-kill").text("chance", self.percent(kill)).said()];
        parts.push(self.tell("prospect-die").text("chance", self.percent(die)).said());
        if rads > 0 {
            let told = self.tell("prospect-damage-rads").text("damage", self.mean(damage));
            parts.push(told.text("rads", self.mean(rads)).said());
        } else {
            parts.push(self.tell("prospect-damage").text("damage", self.mean(damage)).said());
        }
        parts.join(", ")
    }

    /// The mean over all that may be drawn.
    fn draw_odds(self, drawn: &[FightOdds]) -> String {
        let count = drawn.len().max(1) as u64;
        let mean = |of: fn(&Odds) -> u64| drawn.iter().map(|odds| of(&odds.kill.odds)).sum::<u64>() / count;
        let chance = |of: fn(&Odds) -> u64| mean(of) as u16;
        self.chances(
            [chance(|odds| odds.kill.per_mille().into()), chance(|odds| odds.die.per_mille().into())],
            [mean(|odds| odds.damage.thousandths()), mean(|odds| odds.rads.thousandths())],
        )
    }

    fn step(self, step: &SpaceEntry) -> String {
        let mut parts = vec![self.tell("prospect-step").number("points", step.points).said()];
        if step.rads > 0 {
            parts.push(self.tell("outlook-rads").number("rads", step.rads).said());
        }
        if step.kills {
            parts.push(self.say("outlook-kills"));
        }
        let fights = step.fights.iter().map(|fight| {
            let told = self.tell("prospect-attacked").text("foe", self.foe(fight.foe));
            told.text("odds", self.fight_odds(&fight.odds)).said()
        });
        let first = parts.join(", ");
        std::iter::once(first).chain(fights).collect::<Vec<_>>().join("; ")
    }
}
