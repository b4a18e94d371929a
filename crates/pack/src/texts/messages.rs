//! The messages of a program, read once.

use std::sync::OnceLock;

use super::{Filling, TextFile, Texts};
use crate::{Lang, Mistakes};

/// Files of messages that are built into a program, read when the first of them is said.
pub struct Messages {
    files: &'static [&'static [TextFile]],
    texts: OnceLock<Texts>,
}

impl Messages {
    /// The messages of these files.
    #[must_use]
    pub const fn new(files: &'static [&'static [TextFile]]) -> Messages {
        Messages { files, texts: OnceLock::new() }
    }

    /// A message on one line: the line breaks of the files are for those who write them.
    #[must_use]
    pub fn say(&self, lang: Lang, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        self.texts().get(lang, key, fillings).replace('\n', " ")
    }

    /// A part of a message, its attribute, on one line; in braces where nobody wrote it.
    #[must_use]
    pub fn part(&self, lang: Lang, key: &str, part: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        let text = self.texts().attribute(lang, key, part, fillings);
        text.map_or_else(|| format!("{{{key}.{part}}}"), |text| text.replace('\n', " "))
    }

    /// All of them.
    pub fn texts(&self) -> &Texts {
        self.texts.get_or_init(|| self.read(&mut Mistakes::new()))
    }

    /// What is wrong with them. For tests.
    #[cfg(feature = "source")]
    #[must_use]
    pub fn flaws(&self) -> Vec<String> {
        let mut mistakes = Mistakes::new();
        let texts = self.read(&mut mistakes);
        texts.flaws(mistakes)
    }

    fn read(&self, mistakes: &mut Mistakes) -> Texts {
        let mut texts = Texts::new();
        for files in self.files {
            texts.add_files(files, mistakes);
        }
        texts
    }
}
