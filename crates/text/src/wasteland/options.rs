//! The table options.

use wasteland::options::{COOP_SWITCHES, CoopOptions, NCAL_SWITCHES, NcalOptions, Options, SWITCHES, Switch};

use super::{messages::MESSAGES, voice::Voice};
use crate::shared::OptionText;

impl Voice<'_> {
    /// All table options with their values and what is chosen, in the order of the rulebook.
    #[must_use]
    pub fn options(self, options: &Options) -> Vec<OptionText> {
        self.option_texts(SWITCHES, |switch| options.letter(switch))
    }

    /// The table options that only the cooperative game has.
    #[must_use]
    pub fn coop_options(self, options: &CoopOptions) -> Vec<OptionText> {
        self.option_texts(COOP_SWITCHES, |switch| options.letter(switch))
    }

    /// The table options that only New California has.
    #[must_use]
    pub fn ncal_options(self, options: &NcalOptions) -> Vec<OptionText> {
        self.option_texts(NCAL_SWITCHES, |switch| options.letter(switch))
    }

    fn option_texts(
        self,
        switches: &'static [Switch],
        chosen: impl Fn(&str) -> Option<&'static str>,
    ) -> Vec<OptionText> {
        let texts = switches.iter().map(|(switch, ruling, letters)| OptionText {
            switch,
            ruling,
            name: MESSAGES.say(self.lang(), &format!("option-{switch}"), &[]),
            about: self.option_part(switch, "about"),
            values: letters
                .iter()
                .filter_map(|letter| Some((letter.chars().next()?, self.option_part(switch, letter))))
                .collect(),
            chosen: chosen(switch).and_then(|letter| letter.chars().next()).unwrap_or(' '),
        });
        texts.collect()
    }

    fn option_part(self, switch: &str, part: &str) -> String {
        MESSAGES.part(self.lang(), &format!("option-{switch}"), part, &[])
    }
}
