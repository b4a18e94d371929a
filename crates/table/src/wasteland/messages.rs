//! What the page says of Wasteland.

use pack::{Filling, Messages, TextFile, text_files};
use wasteland::Wasteland;

use crate::game;

const FILES: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "end" "map" "motion" "panels" "start" "table";
    Ru "ru": "end" "map" "motion" "panels" "start" "table";
};

const LATER_FILES: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "chronicle" "thinking" "try";
    Ru "ru": "chronicle" "thinking" "try";
};

/// All messages.
pub static MESSAGES: Messages = Messages::new(&[FILES, text::wasteland::GOAL]);

/// What examples and those who think say, and how a game went, which is fetched with them.
pub static LATER: Messages = Messages::new(&[LATER_FILES]);

/// A message in the language that is switched on.
pub fn say(key: &str) -> String {
    game::say::<Wasteland>(key)
}

/// A message with its variables.
pub fn fill(key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
    game::fill::<Wasteland>(key, fillings)
}

/// A message that changes with the language by itself.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    game::said::<Wasteland>(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        assert_eq!(MESSAGES.flaws(), [""; 0]);
        assert_eq!(LATER.flaws(), [""; 0]);
    }
}
