//! The messages of Wasteland, read once.

use std::sync::LazyLock;

use pack::{Mistakes, TextFile, Texts, text_files};

const FILES: &[TextFile] = text_files! { "../../messages", "wasteland/":
    En "en": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "table";
    Ru "ru": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "table";
};

static PHRASES: LazyLock<Texts> = LazyLock::new(|| Texts::of(FILES, &mut Mistakes::new()));

/// All messages.
pub(super) fn phrases() -> &'static Texts {
    &PHRASES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        let mut mistakes = Mistakes::new();
        let texts = Texts::of(FILES, &mut mistakes);
        assert_eq!(texts.flaws(mistakes), [""; 0]);
    }
}
