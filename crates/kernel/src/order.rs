//! Putting short lists in order.
//!
//! What the standard library does for long lists takes four kilobytes of the page for every type that is sorted. The
//! lists of a table are short: options, outcomes, rules found.

use std::cmp::Ordering;

/// Sorts a short list; what is equal stays in its order.
pub fn sort_by<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts a short list by what is taken from each; what is equal stays in its order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], mut key: impl FnMut(&T) -> K) {
    sort_by(list, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_as_the_standard_library_does() {
        for seed in 0..50_u32 {
            let list: Vec<(u32, u32)> =
                (0..seed).map(|at| (at.wrapping_mul(2_654_435_761).rotate_left(seed) % 7, at)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by_key(&mut ours, |(key, _)| *key);
            theirs.sort_by_key(|(key, _)| *key);
            assert_eq!(ours, theirs);
        }
    }
}
