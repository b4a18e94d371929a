//! The table options.

use wasteland::options::{Options, SWITCHES};

use super::{messages::MESSAGES, voice::Voice};
use crate::shared::OptionText;

impl Voice<'_> {
    /// All table options with their values and what is chosen, in the order of the rulebook.
    #[must_use]
    pub fn options(self, options: &Options) -> Vec<OptionText> {
        let texts = SWITCHES.iter().map(|(switch, ruling, letters)| OptionText {
            switch,
            ruling,
            name: MESSAGES.say(self.lang(), &format!("option-{switch}"), &[]),
            about: self.option_part(switch, "about"),
            values: letters
                .iter()
                .filter_map(|letter| Some((letter.chars().next()?, self.option_part(switch, letter))))
                .collect(),
            chosen: options.letter(switch).and_then(|letter| letter.chars().next()).unwrap_or(' '),
        });
        texts.collect()
    }

    fn option_part(self, switch: &str, part: &str) -> String {
        MESSAGES.part(self.lang(), &format!("option-{switch}"), part, &[])
    }
}
