//! Ratings: how strong everybody is on one scale, by the model of Bradley and Terry in the numbers of Elo.
//!
//! 400 more mean ten wins for each loss. How sure that is comes from drawing the games again from themselves, many times.

use kernel::QuickRng;

use super::Score;

/// Rounds of the iteration that finds the most likely ratings.
const ROUNDS: u32 = 300;
/// How often the games are drawn again.
const DRAWS: usize = 400;
/// A tie that everybody is given with everybody they met: without it, who never lost would be infinitely strong.
const GIVEN: f64 = 0.5;

/// A rating and the bounds between which it lies in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rating {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// What two of them came to: their places in the list, and how the games went for the first.
pub type Pairing = ([usize; 2], Score);

/// The rating of each; the first one's is zero.
pub fn rate(count: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let ratings = likeliest(count, pairings);
    let mut rng = QuickRng::new(1);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); count];
    for _ in 0..DRAWS {
        let again: Vec<Pairing> = pairings.iter().map(|(who, score)| (*who, draw_again(*score, &mut rng))).collect();
        for (all, one) in drawn.iter_mut().zip(likeliest(count, &again)) {
            all.push(one);
        }
    }
    let zero = ratings.first().copied().unwrap_or(0.0);
    let bounds = drawn.into_iter().map(|mut all| {
        all.sort_by(f64::total_cmp);
        [DRAWS / 40, DRAWS - 1 - DRAWS / 40].map(|at| all.get(at).copied().unwrap_or(0.0))
    });
    let rated = ratings.iter().zip(bounds);
    rated.map(|(rating, [low, high])| Rating { rating: rating - zero, low: low - zero, high: high - zero }).collect()
}

/// As many games as there were, drawn from them.
fn draw_again(score: Score, rng: &mut QuickRng) -> Score {
    let mut drawn = Score::default();
    for _ in 0..score.games() {
        let at = rng.below(score.games());
        if at < score.won {
            drawn.won += 1;
        } else if at < score.won + score.even {
            drawn.even += 1;
        } else {
            drawn.lost += 1;
        }
    }
    drawn
}

/// The ratings under which what happened is most likely; their mean is zero.
fn likeliest(count: usize, pairings: &[Pairing]) -> Vec<f64> {
    let mut strengths = vec![1.0_f64; count];
    let mut points = vec![0.0; count];
    for ([one, other], score) in pairings {
        let games = score.games() as f64;
        points[*one] += score.share() * games + GIVEN;
        points[*other] += (1.0 - score.share()) * games + GIVEN;
    }
    for _ in 0..ROUNDS {
        let mut expected = vec![0.0; count];
        for ([one, other], score) in pairings {
            let each = (score.games() as f64 + 2.0 * GIVEN) / (strengths[*one] + strengths[*other]);
            expected[*one] += each;
            expected[*other] += each;
        }
        for ((strength, points), expected) in strengths.iter_mut().zip(&points).zip(expected) {
            if expected > 0.0 {
                *strength = points / expected;
            }
        }
        let mean = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / count.max(1) as f64;
        strengths.iter_mut().for_each(|strength| *strength /= mean.exp());
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_for_each_loss_are_400() {
        let score = Score { won: 1000, even: 0, lost: 100 };
        let rated = rate(2, &[([1, 0], score)]);
        assert!((rated[1].rating - 400.0).abs() < 5.0, "{rated:?}");
        assert!(rated[1].low < rated[1].rating && rated[1].rating < rated[1].high, "{rated:?}");
        assert!(rated[1].high - rated[1].low < 100.0, "{rated:?}");
    }

    #[test]
    fn who_never_lost_is_strong_and_nobody_is_infinitely_so() {
        let score = Score { won: 40, even: 0, lost: 0 };
        let rated = rate(3, &[([1, 0], score), ([2, 1], score)]);
        assert!(rated[2].rating > rated[1].rating + 300.0 && rated[2].rating < 2_000.0, "{rated:?}");
    }
}
