//! What changed of a view: edits of the text that told it last.
//!
//! A view is some kilobytes of JSON, and a move changes a few numbers of it. Both ends of a connection have the text of the
//! last one, so that only the edits from there to the next are told. Edits know no structure: they are the same for every
//! game, a client applies them with a few lines in any language, and what comes of them is exactly the text that a whole
//! update would have told. A patch of JSON values (RFC 6902) names each place by its path, which is longer, and needs both
//! views as trees, which is more than a room on a server should hold.

use serde::{Deserialize, Serialize};

/// So many bytes in a row must agree for two places of the texts to be taken for the same, if they are near.
const NEAR: usize = 8;

/// As far ahead as that is near, in bytes of both texts together.
const STEPS: usize = 48;

/// So many must agree otherwise.
const FAR: usize = 12;

/// So far ahead in the new text a place is sought that is in the old one, too.
const AHEAD: usize = 1024;

/// The slots of the table in which places of the old text are found, as a power of two.
const SLOTS: u32 = 12;

/// No place of a text.
const NONE: u32 = u32::MAX;

/// One edit: so many bytes stay, so many behind them go, and this comes in their place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edit(pub u32, pub u32, pub String);

/// The way from one text to another, from the front to the back. What is behind the last edit stays.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Edits(pub Vec<Edit>);

impl Edits {
    /// The edits that make one text of another; none where telling the text itself is better, or where bytes are not
    /// characters.
    #[must_use]
    pub fn between(old: &str, new: &str) -> Option<Edits> {
        if !old.is_ascii() || !new.is_ascii() {
            return None;
        }
        let edits = Differ::new(old.as_bytes(), new.as_bytes()).edits();
        let put: usize = edits.iter().map(|Edit(.., put)| put.len()).sum();
        (put * 2 <= new.len()).then_some(Edits(edits))
    }

    /// The text that these edits make of another; none if they are not for that one.
    #[must_use]
    pub fn apply(&self, old: &str) -> Option<String> {
        let mut new = String::with_capacity(old.len());
        let mut rest = old;
        for Edit(keep, drop, put) in &self.0 {
            let (kept, behind) = rest.split_at_checked(usize::try_from(*keep).ok()?)?;
            new.push_str(kept);
            new.push_str(put);
            rest = behind.get(usize::try_from(*drop).ok()?..)?;
        }
        new.push_str(rest);
        Some(new)
    }
}

/// Compares two texts.
struct Differ<'a> {
    old: &'a [u8],
    new: &'a [u8],
    places: Option<Places>,
}

/// Where in the old text to look for some bytes: the first place for each slot, and for each place the next of its slot.
struct Places {
    first: Vec<u32>,
    next: Vec<u32>,
}

impl<'a> Differ<'a> {
    /// The same end of both texts is none of its business.
    fn new(old: &'a [u8], new: &'a [u8]) -> Differ<'a> {
        let same = old.iter().rev().zip(new.iter().rev()).take_while(|(one, other)| one == other).count();
        Differ { old: &old[..old.len() - same], new: &new[..new.len() - same], places: None }
    }

    fn edits(&mut self) -> Vec<Edit> {
        let mut edits = Vec::new();
        let (mut at_old, mut at_new) = (0, 0);
        loop {
            let keep = same_start(&self.old[at_old..], &self.new[at_new..]);
            at_old += keep;
            at_new += keep;
            if at_old == self.old.len() && at_new == self.new.len() {
                return edits;
            }
            let (drop, put) = self.next_same(at_old, at_new);
            let text = String::from_utf8_lossy(&self.new[at_new..at_new + put]).into_owned();
            edits.push(Edit(keep as u32, drop as u32, text));
            at_old += drop;
            at_new += put;
        }
    }

    /// How far it is in each text to the next place where both agree again; to their ends if there is none.
    fn next_same(&mut self, at_old: usize, at_new: usize) -> (usize, usize) {
        let (old, new) = (&self.old[at_old..], &self.new[at_new..]);
        for steps in 1..=STEPS {
            for drop in 0..=steps {
                let put = steps - drop;
                if let (Some(one), Some(other)) = (old.get(drop..drop + NEAR), new.get(put..put + NEAR))
                    && one == other
                {
                    return (drop, put);
                }
            }
        }
        let places = self.places.get_or_insert_with(|| Places::of(self.old));
        let mut best = (old.len(), new.len());
        for (put, bytes) in new.windows(FAR).enumerate().take(AHEAD) {
            if put >= best.0 + best.1 {
                break;
            }
            if let Some(place) = places.find(self.old, bytes, at_old)
                && place - at_old + put < best.0 + best.1
            {
                best = (place - at_old, put);
            }
        }
        best
    }
}

impl Places {
    fn of(text: &[u8]) -> Places {
        let mut places = Places { first: vec![NONE; 1 << SLOTS], next: vec![NONE; text.len()] };
        // From the back, so that the first in each slot is the first in the text.
        for (place, bytes) in text.windows(FAR).enumerate().rev() {
            let slot = &mut places.first[slot(bytes)];
            places.next[place] = std::mem::replace(slot, place as u32);
        }
        places
    }

    /// The first place of these bytes that is not before another one.
    fn find(&self, text: &[u8], bytes: &[u8], from: usize) -> Option<usize> {
        let mut place = self.first[slot(bytes)];
        while place != NONE {
            let at = place as usize;
            if at >= from && text[at..].starts_with(bytes) {
                return Some(at);
            }
            place = self.next[at];
        }
        None
    }
}

/// The slot of some bytes.
fn slot(bytes: &[u8]) -> usize {
    let number = bytes.iter().take(FAR).fold(0u64, |number, byte| number.rotate_left(5) ^ u64::from(*byte));
    (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - SLOTS)) as usize
}

/// How many bytes two texts have in common from their beginnings on.
fn same_start(one: &[u8], other: &[u8]) -> usize {
    const STRIDE: usize = 32;
    let strides = one.chunks_exact(STRIDE).zip(other.chunks_exact(STRIDE)).take_while(|(one, other)| one == other);
    let sure = strides.count() * STRIDE;
    sure + one[sure..].iter().zip(&other[sure..]).take_while(|(one, other)| one == other).count()
}

#[cfg(test)]
mod tests {
    use kernel::QuickRng;

    use super::*;

    fn edits(old: &str, new: &str) -> Vec<(u32, u32, String)> {
        let edits = Edits(Differ::new(old.as_bytes(), new.as_bytes()).edits());
        assert_eq!(edits.apply(old).as_deref(), Some(new));
        edits.0.into_iter().map(|Edit(keep, drop, put)| (keep, drop, put)).collect()
    }

    #[test]
    fn what_did_not_change_is_not_told() {
        let old = r#"{"health":12,"caps":3,"places":[1,2,3],"name":"somebody"}"#;
        assert_eq!(edits(old, old), []);
        let new = old.replace("12", "9").replace("[1,2,3]", "[1,2,3,44]");
        assert_eq!(edits(old, &new), [(10, 2, "9".to_owned()), (25, 0, ",44".to_owned())]);
    }

    #[test]
    fn something_long_comes_and_goes_without_the_rest() {
        let one = r#"{"kind":"a thing on the table","place":17,"level":3,"wounds":[0,0,0],"owner":null}"#;
        let two = r#"{"kind":"another of them, and a long one","place":4,"level":1,"wounds":[1],"owner":2}"#;
        let [few, many] = [format!("[{two}]"), format!("[{one},{two}]")];
        assert!(edits(&few, &many).iter().map(|(.., put)| put.len()).sum::<usize>() <= one.len() + 1);
        assert!(edits(&many, &few).iter().map(|(.., put)| put.len()).sum::<usize>() == 0);
    }

    #[test]
    fn edits_lead_from_any_text_to_any_other() {
        let mut rng = QuickRng::new(5);
        let words = ["\"place\":", "null", ",", "{", "}", "[", "]", "12", "7", "\"a-longer-word\"", "true", "0"];
        for _ in 0..3_000 {
            let mut pick = |most: u64| rng.next() % most;
            let mut old: Vec<&str> = (0..pick(200)).map(|_| words[pick(12) as usize]).collect();
            let before = old.concat();
            for _ in 0..pick(6) {
                let at = pick(old.len() as u64 + 1) as usize;
                let until = (at + pick(20) as usize).min(old.len());
                let new: Vec<&str> = (0..pick(40)).map(|_| words[pick(12) as usize]).collect();
                old.splice(at..until, new);
            }
            edits(&before, &old.concat());
        }
    }

    #[test]
    fn edits_for_another_text_are_refused() {
        let far = Edits(vec![Edit(3, 9, String::new())]);
        assert_eq!(far.apply("abcdef"), None);
        assert_eq!(Edits(vec![Edit(7, 0, String::new())]).apply("abcdef"), None);
        assert_eq!(Edits(vec![Edit(1, 0, String::new())]).apply("яблоко"), None, "not in the middle of a letter");
    }

    #[test]
    fn letters_and_other_texts_are_told_as_they_are() {
        assert_eq!(Edits::between("яблоко", "яблоки"), None);
        assert_eq!(Edits::between("nothing of this", "is in here, 12345678"), None);
    }
}
