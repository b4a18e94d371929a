//! A fight as plain numbers, and its exact odds under the best rerolls for an aim.

use serde::{Deserialize, Serialize};

use crate::{
    content::{Abilities, Areas, EnemyAbility, Face},
    enemy::hits_to_kill,
    outlook::{
        fraction::Fraction,
        lattice::{ALIKE, APART, Lattice},
        plan::{MOST_REROLLS, Plan, Start, Worth},
    },
    state::MOST_HP,
};

/// What rerolls are spent for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// To kill the enemy and live; then to suffer little damage.
    Kill,
    /// To live; then to kill the enemy.
    Live,
}

/// How far a fight is, as far as it matters for what is still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The enemy's hits are still to come.
    #[default]
    Open,
    /// They came, and did damage or did not; rads are still to come.
    Struck {
        /// They did.
        hurt: bool,
    },
    /// Only the survivor's hits are still to come.
    Answer,
    /// It is over.
    Over {
        /// The enemy was killed.
        won: bool,
    },
}

/// A fight as plain numbers. A table may change them to ask what would be if. Conditions of cards are taken as they
/// hold now, although the fight itself may come to change them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bout {
    /// How far it is.
    pub stage: Stage,
    /// The dice, once they have fallen: faces from 0.
    pub dice: Option<[u8; 3]>,
    /// Dice whose result was spent, as a set (W-FIGHT-14).
    pub spent: u8,
    /// Rerolls left, or those there will be (W-FIGHT-06). More than [`MOST_REROLLS`] are not reckoned with.
    pub rerolls: u8,
    /// Well Rested can be given up for one more (W-TRAIT-05).
    pub rested: bool,
    /// Damage of each hit: the enemy's level (W-FIGHT-12).
    pub level: u8,
    /// Hits that kill it (W-FIGHT-15).
    pub need: u8,
    /// Where it can be hit.
    pub vulnerable: Areas,
    /// Hits of the survivor besides those of the dice (W-RANGED-02).
    pub extra: u8,
    /// The survivor cannot hurt it at all (W-RULING-34).
    pub helpless: bool,
    /// Hits of the enemy besides those of the dice (W-RANGED-05).
    pub enemy_extra: u8,
    /// Hits of the enemy that do not count: armor (W-FIGHT-11) and what cards cancel.
    pub armor: u8,
    /// Damage that cards prevent.
    pub prevented: u8,
    /// Rads that come with damage (W-ABILITY-09); zero for none.
    pub radiation: u8,
    /// HP of the survivor.
    pub hp: u8,
    /// Rads of the survivor.
    pub rads: u8,
}

/// What a last throw comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Blow {
    /// Hits of the survivor, as they would count.
    pub hits: u8,
    /// Damage suffered.
    pub damage: u8,
    /// Rads suffered.
    pub rads: u8,
    /// The survivor is killed, which ends the fight (W-KILLED-07).
    pub dies: bool,
    /// The enemy is killed.
    pub kills: bool,
}

/// One of several numbers, and its chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The number.
    pub number: u8,
    /// Its chance.
    pub chance: Fraction,
}

/// What a fight will come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Odds {
    /// The chance that the enemy is killed; the survivor lives then.
    pub kill: Fraction,
    /// The chance that the survivor is killed.
    pub die: Fraction,
    /// The mean damage still to come.
    pub damage: Fraction,
    /// The mean rads still to come.
    pub rads: Fraction,
    /// How many hits the survivor's dice and cards come to, few first; whether or not the survivor lives to strike.
    pub hits: Vec<Share>,
    /// How much damage there is, little first.
    pub damages: Vec<Share>,
    /// Dice to roll again now, as a set; empty to let them stand. None while they are still to be rolled, or once
    /// nothing can be rolled again.
    pub reroll: Option<u8>,
}

/// The odds for an aim.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Without giving up Well Rested.
    pub odds: Odds,
    /// With one reroll more for it, if that is possible; its advice is for that number of rerolls.
    pub rested: Option<Odds>,
}

/// A fight with its odds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FightOdds {
    /// The fight in numbers.
    pub bout: Bout,
    /// For who wants to kill.
    pub kill: Play,
    /// For who wants to live.
    pub live: Play,
}

impl Bout {
    /// A fight in one space with such an enemy, by somebody unhurt who brings nothing to it (W-FIGHT-12, W-FIGHT-15,
    /// W-ABILITY-08, W-ABILITY-09). A table of odds changes the numbers.
    #[must_use]
    pub const fn against(level: u8, vulnerable: Areas, abilities: Abilities) -> Bout {
        Bout {
            stage: Stage::Open,
            dice: None,
            spent: 0,
            rerolls: 0,
            rested: false,
            level,
            need: hits_to_kill(level, abilities),
            vulnerable,
            extra: 0,
            helpless: false,
            enemy_extra: 0,
            armor: 0,
            prevented: 0,
            radiation: if abilities.has(EnemyAbility::Radiation) { level } else { 0 },
            hp: MOST_HP,
            rads: 0,
        }
    }

    /// The odds for both aims, with the faces that the dice have. Abilities that might be used on the way are not
    /// reckoned with; what holds all the time is in the numbers.
    #[must_use]
    pub fn odds(&self, faces: &[Face; 6]) -> FightOdds {
        self.odds_from(faces, Start::of(self.dice))
    }

    /// The odds of rolling these dice, as a set, again now, and of the best rerolls after that. None where there are no
    /// such dice, or nothing can be rolled again.
    #[must_use]
    pub fn reroll(&self, faces: &[Face; 6], which: u8) -> Option<FightOdds> {
        let rerolls = self.rerolls_now().checked_sub(1)?;
        let start = Start::Rerolled(self.dice?, which);
        (1..8).contains(&which).then(|| Bout { rerolls, ..*self }.odds_from(faces, start))
    }

    fn odds_from(&self, faces: &[Face; 6], start: Start) -> FightOdds {
        let lattice = if self.spent == 0 { &ALIKE } else { &APART };
        let blows: Vec<Blow> = lattice.dice.iter().map(|dice| self.blow(faces, *dice)).collect();
        let [kill, live] = [Aim::Kill, Aim::Live].map(|aim| self.play(lattice, &blows, aim, start));
        FightOdds { bout: *self, kill, live }
    }

    /// What a last throw comes to.
    #[must_use]
    pub fn blow(&self, faces: &[Face; 6], dice: [u8; 3]) -> Blow {
        let face = |die: u8| faces.get(usize::from(die)).copied().unwrap_or_default();
        let icons = dice.iter().fold(self.enemy_extra, |sum, die| sum.saturating_add(face(*die).hits));
        let matching = (0u8..)
            .zip(dice)
            .filter(|(at, die)| self.spent & (1 << at) == 0 && face(*die).areas.meets(self.vulnerable))
            .count() as u8;
        let hits = if self.helpless { 0 } else { matching.saturating_add(self.extra) };
        let damage = match self.stage {
            Stage::Open => icons.saturating_sub(self.armor).saturating_mul(self.level).saturating_sub(self.prevented),
            _ => 0,
        };
        let left = self.hp.saturating_sub(damage);
        let fallen = damage > 0 && left <= self.rads;
        let hurt = match self.stage {
            Stage::Open => damage > 0,
            Stage::Struck { hurt } => hurt,
            Stage::Answer | Stage::Over { .. } => false,
        };
        let rads = if hurt && !fallen { self.radiation } else { 0 };
        let dies = fallen || rads > 0 && left <= self.rads.saturating_add(rads).min(MOST_HP);
        let kills = match self.stage {
            Stage::Over { won } => won,
            _ => !dies && hits >= self.need,
        };
        Blow { hits, damage, rads, dies, kills }
    }

    /// Rerolls that are reckoned with.
    fn rerolls_now(&self) -> u8 {
        if self.stage == Stage::Open { self.rerolls.min(MOST_REROLLS) } else { 0 }
    }

    fn play(&self, lattice: &'static Lattice, blows: &[Blow], aim: Aim, start: Start) -> Play {
        let rerolls = self.rerolls_now();
        let rests = self.rested && self.stage == Stage::Open && rerolls < MOST_REROLLS;
        let worth = |blow: &Blow| match aim {
            Aim::Kill => Worth(blow.kills.into(), u8::MAX - blow.damage),
            Aim::Live => Worth((!blow.dies).into(), blow.kills.into()),
        };
        let worth: Vec<Worth> = blows.iter().map(worth).collect();
        let plan = Plan::best(lattice, &worth, rerolls + u8::from(rests));
        let follow = |rerolls| Bout::follow(&plan, blows, start, rerolls);
        Play { odds: follow(rerolls), rested: rests.then(|| follow(rerolls + 1)) }
    }

    fn follow(plan: &Plan, blows: &[Blow], start: Start, rerolls: u8) -> Odds {
        // Faces that no die has leave nothing to follow.
        let (throws, count) = plan.follow(start, rerolls).unwrap_or_default();
        let (mut kill, mut die, mut damage, mut rads) = (0, 0, 0, 0);
        let (mut hits, mut damages) = (Tally::default(), Tally::default());
        for (blow, often) in blows.iter().zip(&throws).filter(|(_, often)| **often > 0) {
            kill += if blow.kills { *often } else { 0 };
            die += if blow.dies { *often } else { 0 };
            damage += often * u128::from(blow.damage);
            rads += often * u128::from(blow.rads);
            hits.add(blow.hits, *often);
            damages.add(blow.damage, *often);
        }
        let of = |sum| Fraction::of_throws(sum, count);
        let reroll = match start {
            Start::Lie(dice) if rerolls > 0 => plan.advice(dice, rerolls),
            _ => None,
        };
        let (hits, damages) = (hits.shares(count), damages.shares(count));
        Odds { kill: of(kill), die: of(die), damage: of(damage), rads: of(rads), hits, damages, reroll }
    }
}

/// Counts how often each number comes up.
#[derive(Default)]
pub(super) struct Tally(Vec<(u8, u128)>);

impl Tally {
    pub fn add(&mut self, number: u8, often: u128) {
        match self.0.iter_mut().find(|(one, _)| *one == number) {
            Some((_, sum)) => *sum += often,
            None => self.0.push((number, often)),
        }
    }

    pub fn shares(mut self, throws: u32) -> Vec<Share> {
        self.0.sort_unstable();
        let share = |(number, often)| Share { number, chance: Fraction::of_throws(often, throws) };
        self.0.into_iter().map(share).collect()
    }
}
