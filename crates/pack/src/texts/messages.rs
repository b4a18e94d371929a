//! The messages of a program, read once.

use std::sync::OnceLock;

#[cfg(not(feature = "source"))]
use super::brought::brought;
use super::{Filling, TextFile, Texts};
use crate::{Lang, Mistakes};

/// Files of messages that are built into a program, read when the first of them is said.
pub struct Messages {
    files: &'static [&'static [TextFile]],
    texts: Read,
}

/// All languages at once, so that English can stand in.
#[cfg(feature = "source")]
type Read = OnceLock<Texts>;

/// Each language when it is brought.
#[cfg(not(feature = "source"))]
type Read = [OnceLock<Texts>; Lang::ALL.len()];

impl Messages {
    /// The messages of these files.
    #[must_use]
    pub const fn new(files: &'static [&'static [TextFile]]) -> Messages {
        #[cfg(feature = "source")]
        let texts = OnceLock::new();
        #[cfg(not(feature = "source"))]
        let texts = [const { OnceLock::new() }; Lang::ALL.len()];
        Messages { files, texts }
    }

    /// A message on one line: the line breaks of the files are for those who write them.
    #[must_use]
    pub fn say(&self, lang: Lang, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        let (texts, lang) = self.texts(lang);
        texts.get(lang, key, fillings).replace('\n', " ")
    }

    /// A part of a message, its attribute, on one line; in braces where nobody wrote it.
    #[must_use]
    pub fn part(&self, lang: Lang, key: &str, part: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        let (texts, lang) = self.texts(lang);
        let text = texts.attribute(lang, key, part, fillings);
        text.map_or_else(|| format!("{{{key}.{part}}}"), |text| text.replace('\n', " "))
    }

    /// The texts in which to look for messages of the language, and the language to ask them for.
    #[cfg(feature = "source")]
    pub fn texts(&self, lang: Lang) -> (&Texts, Lang) {
        (self.texts.get_or_init(|| self.read(&mut Mistakes::new())), lang)
    }

    /// The texts in which to look for messages of the language, and the language to ask them for.
    #[cfg(not(feature = "source"))]
    pub fn texts(&self, lang: Lang) -> (&Texts, Lang) {
        static NOTHING: OnceLock<Texts> = OnceLock::new();
        // The language itself if its texts are here; otherwise one whose are.
        let spoken = [lang].into_iter().chain(Lang::ALL).find_map(|lang| Some((self.read_in(lang)?, lang)));
        spoken.unwrap_or_else(|| (NOTHING.get_or_init(Texts::new), lang))
    }

    /// The texts of this language, as soon as they were brought.
    #[cfg(not(feature = "source"))]
    fn read_in(&self, lang: Lang) -> Option<&Texts> {
        let read = &self.texts[lang as usize];
        if let Some(texts) = read.get() {
            return Some(texts);
        }
        let files = || self.files.iter().copied().flatten().filter(|(of, ..)| *of == lang);
        files().all(|(_, name, _)| brought(lang, name).is_some()).then(|| {
            read.get_or_init(|| {
                let mut texts = Texts::new();
                files().for_each(|file| texts.add_files(&[*file], &mut Mistakes::new()));
                texts
            })
        })
    }

    /// What is wrong with them. For tests.
    #[cfg(feature = "source")]
    #[must_use]
    pub fn flaws(&self) -> Vec<String> {
        let mut mistakes = Mistakes::new();
        let texts = self.read(&mut mistakes);
        texts.flaws(mistakes)
    }

    #[cfg(feature = "source")]
    fn read(&self, mistakes: &mut Mistakes) -> Texts {
        let mut texts = Texts::new();
        for files in self.files {
            texts.add_files(files, mistakes);
        }
        texts
    }
}
