//! Who plays a seat.

use bots::Level;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The bot that plays unless somebody wants another one.
pub const USUAL_BOT: Level = Level::Steady;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatPlayer {
    /// The person at this screen.
    Me,
    /// A friend at this screen.
    Friend,
    /// A friend at another screen, who was sent a link.
    Link,
    /// A bot.
    Bot(Level),
}

impl SeatPlayer {
    /// Everybody one may choose from at one screen.
    pub const ALL: [SeatPlayer; 7] = [
        SeatPlayer::Me,
        SeatPlayer::Friend,
        SeatPlayer::Bot(Level::Random),
        SeatPlayer::Bot(Level::Novice),
        SeatPlayer::Bot(Level::Steady),
        SeatPlayer::Bot(Level::Sharp),
        SeatPlayer::Bot(Level::Ruthless),
    ];

    /// The name in saved games, attributes and texts.
    pub const fn name(self) -> &'static str {
        match self {
            SeatPlayer::Me => "me",
            SeatPlayer::Friend => "friend",
            SeatPlayer::Link => "link",
            SeatPlayer::Bot(Level::Random) => "bot-random",
            SeatPlayer::Bot(Level::Novice) => "bot-novice",
            SeatPlayer::Bot(Level::Steady) => "bot-steady",
            SeatPlayer::Bot(Level::Sharp) => "bot-sharp",
            SeatPlayer::Bot(Level::Ruthless) => "bot-ruthless",
        }
    }

    /// The one with this name. Levels of bots go by the names that older records have for them, too.
    pub fn named(name: &str) -> Option<SeatPlayer> {
        match name.strip_prefix("bot-") {
            Some(level) => level.parse().ok().map(SeatPlayer::Bot),
            None => SeatPlayer::ALL.into_iter().chain([SeatPlayer::Link]).find(|holder| holder.name() == name),
        }
    }

    /// Whether a person at this screen answers.
    pub const fn is_person(self) -> bool {
        matches!(self, SeatPlayer::Me | SeatPlayer::Friend)
    }

    /// Whether a bot answers.
    pub const fn is_bot(self) -> bool {
        matches!(self, SeatPlayer::Bot(_))
    }

    /// Who plays when everybody sits at this screen: a friend who was somewhere else is here now.
    pub const fn at_one_screen(self) -> SeatPlayer {
        match self {
            SeatPlayer::Link => SeatPlayer::Friend,
            other => other,
        }
    }
}

impl Serialize for SeatPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for SeatPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatPlayer, D::Error> {
        let name = String::deserialize(deserializer)?;
        SeatPlayer::named(&name).ok_or_else(|| de::Error::custom(format!("nobody is called {name}")))
    }
}

/// A seat with its player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// The name of the person; empty where the color's name will do.
    pub name: String,
    /// Who plays.
    pub holder: SeatPlayer,
}

impl Sitting {
    /// The same, where everybody sits at this screen.
    pub fn at_one_screen(&self) -> Sitting {
        Sitting { name: self.name.clone(), holder: self.holder.at_one_screen() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_read_as_written_and_old_names_of_levels_are_known() {
        for holder in SeatPlayer::ALL {
            assert_eq!(SeatPlayer::named(holder.name()), Some(holder));
        }
        assert_eq!(SeatPlayer::named("bot-easy"), Some(SeatPlayer::Bot(Level::Novice)));
        assert_eq!(SeatPlayer::named("bot-hard"), Some(SeatPlayer::Bot(Level::Sharp)));
        assert_eq!([SeatPlayer::named("bot-godlike"), SeatPlayer::named("bot")], [None, None]);
    }
}
