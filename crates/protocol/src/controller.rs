//! Who plays a seat of a room.

use bots::Level;
use serde::{Deserialize, Serialize};

/// Who plays a seat of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Controller {
    /// Whoever has its token.
    Person,
    /// A bot.
    Bot(#[serde(with = "level")] Level),
}

impl Controller {
    /// Whether a person plays.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self, Controller::Person)
    }
}

/// Levels by their names.
pub(crate) mod level {
    use bots::Level;
    use serde::{Deserialize, Deserializer, Serializer, de};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
    pub(crate) fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
