//! Sets of small numbers in one word: the bit at a place says whether that number is in the set. With
//! `#[serde(with = "kernel::number_set")]` such a set is written down as the numbers in it.

use serde::{Deserialize, Deserializer, Serializer, de};

/// The numbers in a set, lowest first.
#[inline]
pub fn numbers_in(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}

/// Writes the numbers in a set.
///
/// # Errors
/// Whatever the writer says.
pub fn serialize<S: Serializer>(set: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    let numbers: Vec<u8> = numbers_in(*set).collect();
    serializer.collect_seq(numbers)
}

/// Reads a set from the numbers in it.
///
/// # Errors
/// A number that no set can hold, or whatever the reader says.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let numbers = Vec::<u8>::deserialize(deserializer)?;
    numbers.into_iter().try_fold(0, |set, number| match 1u64.checked_shl(number.into()) {
        Some(bit) => Ok(set | bit),
        None => Err(de::Error::custom(format!("a set of numbers below 64 has no {number}"))),
    })
}
