//! What the page says of Shelter.

use pack::{Filling, Messages, TextFile, text_files};
use shelter::Shelter;

use crate::game;

const FILES: &[TextFile] = text_files! { "../../messages", "shelter/":
    En "en": "end" "motion" "start" "table";
    Ru "ru": "end" "motion" "start" "table";
};

const LATER_FILES: &[TextFile] = text_files! { "../../messages", "shelter/":
    En "en": "thinking" "try";
    Ru "ru": "thinking" "try";
};

/// All messages.
pub static MESSAGES: Messages = Messages::new(&[FILES, text::shelter::GOAL]);

/// What examples and those who think say, which is fetched with them.
pub static LATER: Messages = Messages::new(&[LATER_FILES]);

/// A message in the language that is switched on.
pub fn say(key: &str) -> String {
    game::say::<Shelter>(key)
}

/// A message with its variables.
pub fn fill(key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
    game::fill::<Shelter>(key, fillings)
}

/// A message that changes with the language by itself.
pub fn said(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    game::said::<Shelter>(key)
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
