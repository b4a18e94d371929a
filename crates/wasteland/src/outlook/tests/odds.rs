//! Odds against a brute force that tries everything, die by die.

use kernel::QuickRng;

use super::board::{areas, faces};
use crate::{
    content::{Area, Face},
    outlook::{Attempt, Blow, Bout, Fraction, Odds, Play, Stage},
};

fn bout() -> Bout {
    let vulnerable = areas(&[Area::Head, Area::Arms]);
    Bout { rerolls: 1, level: 2, need: 2, vulnerable, radiation: 2, hp: 9, rads: 3, ..Bout::default() }
}

/// What a throw leads to in the end, out of 216 to the power of the rerolls left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    kill: u128,
    die: u128,
    damage: u128,
    rads: u128,
}

impl Sum {
    fn of(blow: Blow, times: u128) -> Sum {
        let count = |holds: bool| if holds { times } else { 0 };
        Sum {
            kill: count(blow.kills),
            die: count(blow.dies),
            damage: times * u128::from(blow.damage),
            rads: times * u128::from(blow.rads),
        }
    }

    fn add(self, other: Sum, times: u128) -> Sum {
        Sum {
            kill: self.kill + other.kill * times,
            die: self.die + other.die * times,
            damage: self.damage + other.damage * times,
            rads: self.rads + other.rads * times,
        }
    }
}

const DICE: [u8; 6] = [0, 1, 2, 3, 4, 5];

fn throws() -> impl Iterator<Item = [u8; 3]> {
    DICE.into_iter().flat_map(|a| DICE.into_iter().flat_map(move |b| DICE.into_iter().map(move |c| [a, b, c])))
}

/// Tries every set of dice to roll again, with every outcome.
fn brute(bout: &Bout, faces: &[Face; 6], dice: [u8; 3], left: u32, better: &dyn Fn(Sum, Sum) -> bool) -> Sum {
    let mut best = Sum::of(bout.blow(faces, dice), 216u128.pow(left));
    if left == 0 {
        return best;
    }
    for reroll in 1u8..8 {
        let mut sum = Sum::default();
        for rolled in throws() {
            let next = std::array::from_fn(|at| if reroll & (1 << at) == 0 { dice[at] } else { rolled[at] });
            sum = sum.add(brute(bout, faces, next, left - 1, better), 1);
        }
        if better(sum, best) {
            best = sum;
        }
    }
    best
}

fn kills_more(one: Sum, other: Sum) -> bool {
    one.kill > other.kill || one.kill == other.kill && one.damage < other.damage
}

fn lives_more(one: Sum, other: Sum) -> bool {
    one.die < other.die || one.die == other.die && one.kill > other.kill
}

fn agrees(odds: &Odds, bout: &Bout, faces: &[Face; 6], rerolls: u32, better: &dyn Fn(Sum, Sum) -> bool, all: bool) {
    let (sum, count) = match bout.dice {
        Some(dice) => (brute(bout, faces, dice, rerolls, better), rerolls),
        None => {
            let each = throws().map(|dice| brute(bout, faces, dice, rerolls, better));
            (each.fold(Sum::default(), |sum, one| sum.add(one, 1)), rerolls + 1)
        }
    };
    let of = |number| Fraction::of_throws(number, count);
    assert_eq!((odds.kill, odds.die), (of(sum.kill), of(sum.die)), "{bout:?}");
    // Of what is no aim there may be several values that are as good.
    if all {
        assert_eq!(odds.damage, of(sum.damage), "{bout:?}");
    }
    assert_adds_up(odds);
}

fn assert_adds_up(odds: &Odds) {
    for shares in [&odds.hits, &odds.damages] {
        let most = shares.iter().map(|share| share.chance.denominator).max().unwrap();
        // All denominators are of the form 2^a * 3^b: a common one is their product at most.
        let common = shares.iter().fold(most, |common, share| {
            let (mut one, mut other) = (common, share.chance.denominator);
            while other != 0 {
                (one, other) = (other, one % other);
            }
            common / one * share.chance.denominator
        });
        let sum: u128 = shares.iter().map(|share| share.chance.numerator * (common / share.chance.denominator)).sum();
        assert_eq!(sum, common);
        assert!(shares.is_sorted_by_key(|share| share.number));
    }
}

fn random(rng: &mut QuickRng) -> Bout {
    let mut below = |bound: u64| rng.below(bound) as u8;
    Bout {
        spent: 0,
        rerolls: 0,
        level: 1 + below(3),
        need: 1 + below(4),
        vulnerable: crate::content::Areas(1 + below(15)),
        extra: below(2),
        helpless: below(8) == 0,
        enemy_extra: below(2),
        armor: below(3),
        prevented: below(3),
        radiation: below(3),
        hp: 1 + below(8),
        rads: 0,
        ..bout()
    }
}

#[test]
fn one_reroll_agrees_with_brute_force() {
    let mut rng = QuickRng::new(7);
    for number in 0..24 {
        let bout = Bout { rerolls: 1, rested: number % 2 == 0, ..random(&mut rng) };
        let dice = (number % 3 == 0).then(|| [rng.below(6) as u8, rng.below(6) as u8, rng.below(6) as u8]);
        // Dice that lie can be tried with one reroll more.
        let bout = Bout { dice, rested: bout.rested && dice.is_some(), ..bout };
        let odds = bout.odds(&faces());
        agrees(&odds.kill.odds, &bout, &faces(), 1, &kills_more, true);
        agrees(&odds.live.odds, &bout, &faces(), 1, &lives_more, false);
        assert_eq!(odds.kill.rested.is_some(), bout.rested);
        for (play, better) in [(&odds.kill, kills_more as fn(Sum, Sum) -> bool), (&odds.live, lives_more)] {
            if let Play { rested: Some(rested), .. } = play {
                agrees(rested, &bout, &faces(), 2, &better, false);
            }
        }
    }
}

#[test]
fn spent_dice_are_told_apart() {
    let mut rng = QuickRng::new(11);
    for spent in 1..8 {
        let bout = Bout { spent, rerolls: 1, need: 1, dice: None, ..random(&mut rng) };
        let odds = bout.odds(&faces());
        agrees(&odds.kill.odds, &bout, &faces(), 1, &kills_more, true);
        agrees(&odds.live.odds, &bout, &faces(), 1, &lives_more, false);
        let lying = Bout { dice: Some([3, 0, 4]), rerolls: 2, ..bout };
        agrees(&lying.odds(&faces()).kill.odds, &lying, &faces(), 2, &kills_more, true);
    }
}

/// The advice is worth what the odds promise: following it once leads to the odds of what comes then.
#[test]
fn the_advice_keeps_its_promise() {
    let mut rng = QuickRng::new(3);
    for number in 0..60u8 {
        let dice: [u8; 3] = std::array::from_fn(|_| rng.below(6) as u8);
        let bout = Bout { dice: Some(dice), rerolls: 3, spent: number % 4, ..random(&mut rng) };
        let odds = bout.odds(&faces()).kill.odds;
        let advice = odds.reroll.unwrap();
        let mut sum = 0;
        for rolled in throws() {
            let dice = std::array::from_fn(|at| if advice & (1 << at) == 0 { dice[at] } else { rolled[at] });
            let rerolls = if advice == 0 { 0 } else { 2 };
            let then = Bout { dice: Some(dice), rerolls, ..bout }.odds(&faces()).kill.odds.kill;
            sum += then.numerator * (216u128.pow(3) / then.denominator);
        }
        assert_eq!(Fraction::of_throws(sum, 4), odds.kill);
    }
}

/// Of all rerolls there are, none is better than the odds promise, and the advised one is as good.
#[test]
fn no_reroll_beats_the_advice() {
    let mut rng = QuickRng::new(5);
    for number in 0..60u8 {
        let dice: [u8; 3] = std::array::from_fn(|_| rng.below(6) as u8);
        let bout = Bout { dice: Some(dice), rerolls: 2, spent: number % 4, ..random(&mut rng) };
        let best = bout.odds(&faces()).kill.odds;
        let stands = Bout { rerolls: 0, ..bout }.odds(&faces()).kill.odds.kill;
        let chance = |which: u8| match which {
            0 => stands,
            _ => bout.reroll(&faces(), which).unwrap().kill.odds.kill,
        };
        assert_eq!(chance(best.reroll.unwrap()), best.kill);
        let over = |chance: Fraction| chance.numerator * (216u128.pow(3) / chance.denominator);
        assert!((0..8).all(|which| over(chance(which)) <= over(best.kill)));
        let attempt = Attempt { difficulty: 1 + number % 5, dice: Some(dice), rerolls: 2, rested: false, bonus: 0 };
        let best = attempt.odds(&faces()).odds;
        let stands = Attempt { rerolls: 0, ..attempt }.odds(&faces()).odds.pass;
        let chance = |which: u8| match which {
            0 => stands,
            _ => attempt.reroll(&faces(), which).unwrap().odds.pass,
        };
        assert_eq!(chance(best.reroll.unwrap()), best.pass);
        assert!((0..8).all(|which| over(chance(which)) <= over(best.pass)));
    }
    let lying = Bout { dice: Some([0, 1, 2]), rerolls: 1, ..bout() };
    assert!(lying.reroll(&faces(), 0).is_none() && lying.reroll(&faces(), 8).is_none());
    assert!(Bout { rerolls: 0, ..lying }.reroll(&faces(), 1).is_none());
    assert!(Bout { dice: None, ..lying }.reroll(&faces(), 1).is_none());
}

#[test]
fn many_rerolls_do_not_overflow() {
    let bout = Bout { rerolls: 200, rested: true, level: 255, hp: 16, rads: 0, ..bout() };
    let odds = bout.odds(&faces());
    assert!(odds.kill.rested.is_none(), "no more are reckoned with");
    let few = Bout { rerolls: 12, ..bout }.odds(&faces());
    assert_eq!(odds.kill.odds, few.kill.odds);
    assert!(odds.kill.odds.kill.per_mille() > 900);
}

#[test]
fn a_fight_that_is_further_on_leaves_less_to_come() {
    let bout = Bout { dice: Some([4, 4, 0]), need: 1, hp: 8, rads: 3, armor: 1, level: 1, ..bout() };
    let odds = |stage| Bout { stage, rerolls: 3, ..bout }.odds(&faces()).live.odds;
    // Four hits, one of them on armor: three damage and two rads are deadly.
    assert_eq!(Bout { rerolls: 0, ..bout }.odds(&faces()).live.odds.die, Fraction::ONE);
    assert_eq!(odds(Stage::Struck { hurt: true }).rads, Fraction::of(2, 1));
    assert_eq!(odds(Stage::Struck { hurt: false }).rads, Fraction::ZERO);
    let answer = odds(Stage::Answer);
    assert_eq!((answer.kill, answer.damage, answer.reroll), (Fraction::ONE, Fraction::ZERO, None));
    assert_eq!(odds(Stage::Over { won: false }).kill, Fraction::ZERO);
    assert_eq!(odds(Stage::Over { won: true }).kill, Fraction::ONE);
}

#[test]
fn tests_agree_with_brute_force() {
    fn brute(dice: [u8; 3], need: u8, left: u32) -> u128 {
        let icons: u8 = dice.iter().map(|die| faces()[usize::from(*die)].hits).sum();
        let mut best = if icons >= need { 216u128.pow(left) } else { 0 };
        if left == 0 || icons >= need {
            return best;
        }
        for reroll in 1u8..8 {
            let next =
                |rolled: [u8; 3]| std::array::from_fn(|at| if reroll & (1 << at) == 0 { dice[at] } else { rolled[at] });
            best = best.max(throws().map(|rolled| brute(next(rolled), need, left - 1)).sum());
        }
        best
    }
    for difficulty in 0..8 {
        for bonus in 0..2u8 {
            let attempt = Attempt { difficulty, dice: None, rerolls: 1, rested: true, bonus };
            let odds = attempt.odds(&faces());
            let need = difficulty.saturating_sub(bonus);
            let sum = throws().map(|dice| brute(dice, need, 1)).sum();
            assert_eq!(odds.odds.pass, Fraction::of_throws(sum, 2));
            let lying = Attempt { dice: Some([5, 0, 3]), ..attempt }.odds(&faces());
            assert_eq!(lying.odds.pass, Fraction::of_throws(brute([5, 0, 3], need, 1), 1));
            assert_eq!(lying.rested.unwrap().pass, Fraction::of_throws(brute([5, 0, 3], need, 2), 2));
        }
    }
}
