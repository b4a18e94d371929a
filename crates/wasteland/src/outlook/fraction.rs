//! Exact chances and means: fractions of whole numbers, never floats.

use serde::{Deserialize, Serialize};

/// A number as a fraction in lowest terms: a chance, or a mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fraction {
    /// Above the line.
    pub numerator: u128,
    /// Below it; never zero.
    pub denominator: u128,
}

impl Fraction {
    /// Nothing; it never happens.
    pub const ZERO: Fraction = Fraction { numerator: 0, denominator: 1 };
    /// One; it is certain.
    pub const ONE: Fraction = Fraction { numerator: 1, denominator: 1 };

    /// So many of so many; zero where there are none at all.
    #[must_use]
    pub const fn of(numerator: u64, denominator: u64) -> Fraction {
        if denominator == 0 {
            return Fraction::ZERO;
        }
        let (mut one, mut other) = (numerator, denominator);
        while other != 0 {
            (one, other) = (other, one % other);
        }
        Fraction { numerator: (numerator / one) as u128, denominator: (denominator / one) as u128 }
    }

    /// So many of all the ways in which so many throws of three dice can fall.
    pub(super) const fn of_throws(numerator: u128, throws: u32) -> Fraction {
        if numerator == 0 {
            return Fraction::ZERO;
        }
        let dice = 3 * throws;
        let zeros = numerator.trailing_zeros();
        let twos = if zeros < dice { zeros } else { dice };
        let (mut numerator, mut threes) = (numerator >> twos, dice);
        while threes > 0 && divides_by_three(numerator) {
            numerator /= 3;
            threes -= 1;
        }
        Fraction { numerator, denominator: 3u128.pow(threes) << (dice - twos) }
    }

    /// Whether it is nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Whether it is one.
    #[must_use]
    pub const fn is_one(self) -> bool {
        self.numerator == self.denominator
    }

    /// A chance in thousandths, rounded; 0 and 1000 only for what is impossible and certain.
    #[must_use]
    pub const fn per_mille(self) -> u16 {
        if self.is_zero() {
            return 0;
        }
        if self.numerator >= self.denominator {
            return 1000;
        }
        match self.thousandths() {
            0 => 1,
            1000.. => 999,
            between => between as u16,
        }
    }

    /// A mean in thousandths, rounded.
    #[must_use]
    pub const fn thousandths(self) -> u64 {
        let below = if self.denominator == 0 { 1 } else { self.denominator };
        (self.numerator.saturating_mul(1000).saturating_add(below / 2) / below) as u64
    }
}

/// Whether three divides it; quick for small numbers, which nearly all are.
const fn divides_by_three(number: u128) -> bool {
    if number <= u64::MAX as u128 { (number as u64).is_multiple_of(3) } else { number.is_multiple_of(3) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(Fraction::of(6, 8), Fraction { numerator: 3, denominator: 4 });
        assert_eq!(Fraction::of(3, 0), Fraction::ZERO);
        assert_eq!(Fraction::of_throws(108, 1), Fraction::of(1, 2));
        assert_eq!(Fraction::of_throws(216 * 216, 2), Fraction::ONE);
        assert_eq!(Fraction::of_throws(432, 1), Fraction::of(2, 1));
        assert_eq!(Fraction::of_throws(216u128.pow(13) / 4 * 3, 13), Fraction::of(3, 4));
    }

    #[test]
    fn thousandths_are_rounded_but_not_to_certainty() {
        assert_eq!(Fraction::of(1, 3).per_mille(), 333);
        assert_eq!(Fraction::of(2, 3).per_mille(), 667);
        assert_eq!(Fraction::of(1, 100_000).per_mille(), 1);
        assert_eq!(Fraction::of(99_999, 100_000).per_mille(), 999);
        assert_eq!((Fraction::ZERO.per_mille(), Fraction::ONE.per_mille()), (0, 1000));
        assert_eq!(Fraction::of(7, 2).thousandths(), 3500);
    }
}
