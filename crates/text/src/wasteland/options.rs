//! The table options.

use wasteland::options::{Options, SWITCHES};

use super::{phrases::phrases, voice::Voice};

/// A table option as people read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// Its name on the command line and in saved games.
    pub switch: &'static str,
    /// The id of the ruling it decides.
    pub ruling: &'static str,
    /// What it is about, in a few words.
    pub name: String,
    /// What it is about, in a sentence.
    pub about: String,
    /// The values: the letter of the ruling and what it means.
    pub values: Vec<(&'static str, String)>,
    /// The letter of the value chosen.
    pub chosen: &'static str,
}

impl Voice<'_> {
    /// All table options with their values and what is chosen, in the order of the rulebook.
    #[must_use]
    pub fn options(self, options: &Options) -> Vec<OptionText> {
        let texts = SWITCHES.iter().map(|(switch, ruling, letters)| OptionText {
            switch,
            ruling,
            name: phrases().get(self.lang(), &format!("option-{switch}"), &[]),
            about: self.option_part(switch, "about"),
            values: letters.iter().map(|letter| (*letter, self.option_part(switch, letter))).collect(),
            chosen: options.letter(switch).unwrap_or_default(),
        });
        texts.collect()
    }

    fn option_part(self, switch: &str, part: &str) -> String {
        let text = phrases().attribute(self.lang(), &format!("option-{switch}"), part, &[]);
        text.unwrap_or_else(|| format!("{{option-{switch}.{part}}}")).replace('\n', " ")
    }
}
