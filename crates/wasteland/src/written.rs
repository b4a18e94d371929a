//! How values are written down: what stands for nothing as nothing.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    map::Node,
    state::{Held, NO_CARD, NONE, Player},
    view::Cards,
};

/// A value with one that stands for nothing.
pub(crate) trait Nothing: Copy + PartialEq {
    fn nothing() -> Self;

    /// The value, unless it stands for nothing.
    fn some(self) -> Option<Self> {
        (self != Self::nothing()).then_some(self)
    }
}

impl Nothing for u8 {
    fn nothing() -> u8 {
        NONE
    }
}

impl Nothing for u16 {
    fn nothing() -> u16 {
        NO_CARD
    }
}

impl Nothing for Node {
    fn nothing() -> Node {
        Node::NONE
    }
}

impl Nothing for Held {
    fn nothing() -> Held {
        Held::NOTHING
    }
}

impl Nothing for Cards {
    fn nothing() -> Cards {
        Cards::default()
    }
}

impl Nothing for Player {
    fn nothing() -> Player {
        Player::new()
    }
}

/// A value or nothing.
pub(crate) mod optional {
    use super::{Deserialize, Deserializer, Nothing, Serialize, Serializer};

    pub fn serialize<S: Serializer, T: Nothing + Serialize>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.some().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>, T: Nothing + Deserialize<'de>>(
        deserializer: D,
    ) -> Result<T, D::Error> {
        Ok(Option::deserialize(deserializer)?.unwrap_or_else(T::nothing))
    }
}

/// A list of values and nothings, without the nothings at its end.
pub(crate) mod trimmed {
    use serde::de::Error;

    use super::{Deserialize, Deserializer, Nothing, Serialize, Serializer};

    pub fn serialize<S: Serializer, T: Nothing + Serialize, const N: usize>(
        values: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let len = values.iter().rposition(|value| *value != T::nothing()).map_or(0, |last| last + 1);
        serializer.collect_seq(values[..len].iter().map(|value| value.some()))
    }

    pub fn deserialize<'de, D: Deserializer<'de>, T: Nothing + Deserialize<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let list = Vec::<Option<T>>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(D::Error::custom(format!("a list of at most {N} values")));
        }
        let mut values = [T::nothing(); N];
        for (value, written) in values.iter_mut().zip(list) {
            *value = written.unwrap_or_else(T::nothing);
        }
        Ok(values)
    }
}
