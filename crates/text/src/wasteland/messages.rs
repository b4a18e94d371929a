//! The messages of Wasteland.

use pack::{Messages, TextFile, text_files};

const FILES: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "recap" "score" "table";
    Ru "ru": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "recap" "score" "table";
};

/// The game in three sentences, for whatever introduces it.
pub const GOAL: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "goal";
    Ru "ru": "goal";
};

/// All messages.
pub(super) static MESSAGES: Messages = Messages::new(&[FILES]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        assert_eq!(MESSAGES.flaws(), [""; 0]);
        assert_eq!(Messages::new(&[GOAL]).flaws(), [""; 0]);
    }
}
