//! Rule ids: the names by which the rulebook, the code and the table speak of a rule.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

const CAPACITY: usize = 19;

/// The id of a rule or ruling of the rulebook, such as `S-FIGHT-04`.
///
/// Held in place, so that refusals and events stay plain copyable values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    text: [u8; CAPACITY],
    length: u8,
}

impl RuleId {
    /// The id with this text. Meant for constants: a text that is too long does not compile there.
    #[must_use]
    pub const fn new(text: &str) -> RuleId {
        let bytes = text.as_bytes();
        assert!(bytes.len() <= CAPACITY, "a rule id has at most 19 characters");
        let mut id = RuleId { text: [0; CAPACITY], length: bytes.len() as u8 };
        let mut at = 0;
        while at < bytes.len() {
            id.text[at] = bytes[at];
            at += 1;
        }
        id
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.text[..usize::from(self.length)]).unwrap_or_default()
    }
}

/// The rule with this id, checked at compile time for its length.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { $crate::RuleId::new($id) }
    };
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The text is not a rule id.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a rule id")]
pub struct NotARule(String);

impl FromStr for RuleId {
    type Err = NotARule;

    fn from_str(text: &str) -> Result<RuleId, NotARule> {
        let fits = (1..=CAPACITY).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if fits { Ok(RuleId::new(text)) } else { Err(NotARule(text.to_owned())) }
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RuleId, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_and_refuses() {
        assert_eq!(rule!("S-FIGHT-04").to_string(), "S-FIGHT-04");
        assert_eq!("W-ENCOUNTER-03".parse(), Ok(rule!("W-ENCOUNTER-03")));
        assert!("S-FIGHT-04 and much more".parse::<RuleId>().is_err());
        assert!("".parse::<RuleId>().is_err());
    }
}
