//! The messages of this crate, read once.

use std::sync::LazyLock;

use pack::{Mistakes, TextFile, Texts, text_files};
use shelter::reading::paraphrase;

const FILES: &[TextFile] = text_files! { "../messages", "":
    En "en": "asks" "choices" "events" "forecast" "labels" "options" "reasons" "recap" "score" "table";
    Ru "ru": "asks" "choices" "events" "forecast" "labels" "options" "reasons" "recap" "score" "table";
};

static PHRASES: LazyLock<Texts> = LazyLock::new(|| read(&mut Mistakes::new()));

/// All messages, those of the paraphrase of cards among them.
pub(crate) fn phrases() -> &'static Texts {
    &PHRASES
}

fn read(mistakes: &mut Mistakes) -> Texts {
    let mut texts = Texts::of(FILES, mistakes);
    texts.add_files(paraphrase::TEXTS, mistakes);
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        let mut mistakes = Mistakes::new();
        let texts = read(&mut mistakes);
        assert_eq!(texts.flaws(mistakes), [""; 0]);
    }
}
