//! The messages of Wasteland, read once.

use std::sync::LazyLock;

use pack::{Lang, Mistakes, Texts};

/// Language, name and text of each file.
macro_rules! files {
    ($($lang:ident $folder:literal: $($name:literal)*;)*) => {
        [$($((
            Lang::$lang,
            concat!("messages/", $folder, "/wasteland/", $name, ".ftl"),
            include_str!(concat!("../../messages/", $folder, "/wasteland/", $name, ".ftl")),
        ),)*)*]
    };
}

const FILES: [(Lang, &str, &str); 18] = files! {
    En "en": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "table";
    Ru "ru": "asks" "choices" "events" "fights" "names" "options" "outlook" "reasons" "table";
};

static PHRASES: LazyLock<Texts> = LazyLock::new(|| read(&mut Mistakes::new()));

/// All messages.
pub(super) fn phrases() -> &'static Texts {
    &PHRASES
}

/// Mistakes in the files are found by the test below; at play time a faulty message shows as its key in braces.
fn read(mistakes: &mut Mistakes) -> Texts {
    let mut texts = Texts::new();
    for (lang, file, text) in FILES {
        texts.add(lang, file, text, mistakes);
    }
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
        assert!(texts.keys(Lang::En).eq(texts.keys(Lang::Ru)));
    }
}
