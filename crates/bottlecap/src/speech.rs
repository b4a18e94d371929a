//! What the program itself says, in each language. What the game says comes from the crate `text`.

use std::{env, sync::LazyLock};

use bots::Level;
use pack::{Filling, Lang, Message, Mistake, Mistakes, TextFile, Texts, text_files};

use crate::foreign::FORMS;

const FILES: &[TextFile] = text_files! { "../messages", "": En "en": "cli" "report"; Ru "ru": "cli" "report"; };

/// What stands in the code in English: help, and what comes from libraries.
const BESIDE_THE_CODE: &[TextFile] = text_files! { "../messages", "": Ru "ru": "cli-help" "foreign"; };

static TEXTS: LazyLock<Texts> = LazyLock::new(|| read_all(&mut Mistakes::new()));

fn read_all(mistakes: &mut Mistakes) -> Texts {
    let mut texts = Texts::of(FILES, mistakes);
    texts.add_files(BESIDE_THE_CODE, mistakes);
    // What both games say of packs and examples is the same.
    let [_, _, of_wasteland] = wasteland::reading::mistake_texts();
    let own = shelter::reading::mistake_texts().into_iter().chain([of_wasteland]);
    own.for_each(|text| texts.add_text(&text, mistakes));
    texts
}

/// Says the program's own messages in one language.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    pub lang: Lang,
}

impl Speech {
    /// In the language that was asked for, or that of the system.
    pub fn new(lang: Option<Lang>) -> Speech {
        Speech { lang: lang.unwrap_or_else(|| of_system(|name| env::var(name).ok())) }
    }

    /// A message without gaps.
    pub fn say(self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A message with what belongs into its gaps.
    pub fn fill(self, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        TEXTS.get(self.lang, key, fillings)
    }

    /// A message with one text in it.
    pub fn with(self, key: &str, name: &str, text: &str) -> String {
        self.fill(key, &[(name, text.into())])
    }

    /// A mistake in a pack or an example.
    pub fn mistake(self, mistake: &Mistake) -> String {
        mistake.in_lang(self.lang, &TEXTS)
    }

    /// A sentence that other crates say in English, in theirs.
    pub fn foreign(self, text: &str) -> String {
        self.message(&Message::recognized(text, FORMS))
    }

    /// A message of another crate.
    pub fn message(self, message: &Message) -> String {
        message.in_lang(self.lang, &TEXTS)
    }

    /// A part of a message that not every message has.
    pub fn find_part(self, key: &str, part: &str) -> Option<String> {
        TEXTS.attribute(self.lang, key, part, &[])
    }

    /// The sentence about a level that does not exist.
    pub fn unknown_level(self, name: &str) -> String {
        let known = Level::ALL.map(Level::name).join(", ");
        self.fill("error-level", &[("name", name.into()), ("known", known.as_str().into())])
    }

    /// The sentence about somebody who cannot take part in a contest.
    pub fn unknown_contestant(self, name: &str) -> String {
        let known = Level::ALL.map(Level::name).join(", ");
        self.fill("contest-unknown", &[("name", name.into()), ("known", known.as_str().into())])
    }
}

/// A length as a number for a message.
pub fn count(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}

/// The language of the system: `LC_ALL` before `LANG`, as everywhere.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = ["LC_ALL", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    if set.is_some_and(|value| value.starts_with("ru")) { Lang::Ru } else { Lang::En }
}

/// The keys of all help.
#[cfg(test)]
pub fn help_keys() -> impl Iterator<Item = &'static str> {
    TEXTS.keys(Lang::Ru).filter(|key| *key == "help" || key.starts_with("help-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_beside_the_code_is_well_formed() {
        let mut mistakes = Mistakes::new();
        read_all(&mut mistakes);
        assert!(mistakes.is_empty(), "{mistakes}");
    }

    #[test]
    fn messages_are_well_formed_and_the_languages_agree() {
        let mut mistakes = Mistakes::new();
        let texts = Texts::of(FILES, &mut mistakes);
        assert_eq!(texts.flaws(mistakes), [""; 0]);
    }

    #[test]
    fn the_language_of_the_system() {
        let system = |lc_all: &'static str, lang: &'static str| {
            of_system(|name| Some(if name == "LANG" { lang } else { lc_all }.to_owned()))
        };
        assert_eq!(system("", "ru_RU.UTF-8"), Lang::Ru);
        assert_eq!(system("C", "ru_RU.UTF-8"), Lang::En);
        assert_eq!(of_system(|_| None), Lang::En);
    }
}
