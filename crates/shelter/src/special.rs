//! Chapter SPECIAL: letters on spaces (S-SPECIAL-01 to S-SPECIAL-06).
//!
//! A placed dweller trained in a letter of the space gains its whole reward line twice, from left to right and then
//! again; never more than twice, and the cost once. Letters have no other effect.
//!
//! Where each part lives: the match is found when the dweller is put down (chapter PLACE), the second pass runs in
//! chapter REWARD, and the icons that cannot double are skipped there because they would change nothing.

#[cfg(test)]
mod tests {
    use crate::content::{Letter, Letters};

    /// S-SPECIAL-03: any one of several letters matches.
    #[test]
    fn one_of_several_letters_is_enough() {
        let mut letters = Letters::default();
        letters.insert(Letter::S);
        letters.insert(Letter::E);
        assert!(letters.contains(Letter::E) && letters.contains(Letter::S));
        assert!(!letters.contains(Letter::C));
    }
}
