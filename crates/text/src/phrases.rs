//! The messages of this crate, read once.

use std::sync::LazyLock;

use pack::{Lang, Mistakes, Texts};
use shelter::reading::paraphrase;

/// Language, name and text of each file.
macro_rules! files {
    ($($lang:ident $folder:literal: $($name:literal)*;)*) => {
        [$($((
            Lang::$lang,
            concat!("messages/", $folder, "/", $name, ".ftl"),
            include_str!(concat!("../messages/", $folder, "/", $name, ".ftl")),
        ),)*)*]
    };
}

const FILES: [(Lang, &str, &str); 20] = files! {
    En "en": "asks" "choices" "events" "forecast" "labels" "options" "reasons" "recap" "score" "table";
    Ru "ru": "asks" "choices" "events" "forecast" "labels" "options" "reasons" "recap" "score" "table";
};

static PHRASES: LazyLock<Texts> = LazyLock::new(|| read(&mut Mistakes::new()));

/// All messages, those of the paraphrase of cards among them.
pub(crate) fn phrases() -> &'static Texts {
    &PHRASES
}

/// Mistakes in the files are found by the test below; at play time a faulty message shows as its key in braces.
fn read(mistakes: &mut Mistakes) -> Texts {
    let mut texts = Texts::new();
    for (lang, file, text) in FILES {
        texts.add(lang, file, text, mistakes);
    }
    paraphrase::add_texts(&mut texts, mistakes);
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Syntax, doubled keys, and that each language has the same messages, attributes and variables.
    #[test]
    fn files_are_well_formed_and_the_languages_agree() {
        let mut mistakes = Mistakes::new();
        let texts = read(&mut mistakes);
        texts.check_languages(&Lang::ALL, &mut mistakes);
        let found: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
        let keys = |lang| texts.keys(lang).filter(|key| !key.starts_with('-')).collect::<Vec<_>>();
        assert_eq!(keys(Lang::En), keys(Lang::Ru));
    }
}
