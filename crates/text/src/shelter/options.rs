//! The table options.

use shelter::options::{
    ColumnMap, DoubledBuild, FirstPlayer, HappinessPerRoom, IncomeOrder, ItemWindows, LevelOrder, Options,
};

use super::{messages::MESSAGES, voice::Voice};
use crate::shared::OptionText;

/// What the rulebook says about an option, in the language of the voice. Handed in as text, so that a table without
/// the rulebook can do without it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulingText {
    /// The question that the rules leave open.
    pub question: String,
    /// The possible answers by their letters.
    pub answers: Vec<(char, String)>,
}

impl Voice<'_> {
    /// All table options with their values and what is chosen. `rulings` gives the rulebook's own words for a switch;
    /// where it has none, short labels stand in.
    #[must_use]
    pub fn options(self, options: &Options, rulings: impl Fn(&str) -> Option<RulingText>) -> Vec<OptionText> {
        let switches = Options::SWITCHES.into_iter();
        let texts = switches.map(|(switch, ruling, letters)| {
            let chosen = letter_of(options, switch);
            let (name, values) = match rulings(switch) {
                Some(RulingText { question, answers }) => (question, answers),
                None => {
                    let values = letters.chars().map(|letter| (letter, self.option_value(options, switch, letter)));
                    (self.say(&format!("option-{switch}")), values.collect())
                }
            };
            OptionText { switch, ruling, name, about: String::new(), values, chosen }
        });
        texts.collect()
    }

    fn option_value(self, options: &Options, switch: &str, letter: char) -> String {
        // A limit that is switched off is offered with its usual length.
        let limit = match options.round_limit {
            0 => Options::default().round_limit,
            limit => limit,
        };
        let mut name = [0; 4];
        let name = letter.encode_utf8(&mut name);
        MESSAGES.part(self.lang, &format!("option-{switch}"), name, &[("n", i64::from(limit).into())])
    }
}

/// The letter of the chosen value; a space for a switch that does not exist.
fn letter_of(options: &Options, switch: &str) -> char {
    match switch {
        "threat-column-map" => match options.column_map {
            ColumnMap::OuterSingle => 'a',
            ColumnMap::InnerSingle => 'b',
            ColumnMap::MiddleSingle => 'c',
            ColumnMap::Printed => 'd',
        },
        "happiness-per-room" => match options.happiness_per_room {
            HappinessPerRoom::Printed => 'a',
            HappinessPerRoom::EveryRoom => 'b',
            HappinessPerRoom::Never => 'c',
        },
        "level-order" => match options.level_order {
            LevelOrder::Shuffled => 'a',
            LevelOrder::Seats => 'b',
            LevelOrder::Agreed(_) => 'c',
        },
        "first-player-choice" => match options.first_player_choice {
            FirstPlayer::Random => 'a',
            FirstPlayer::Host(_) => 'b',
            FirstPlayer::FirstSeat => 'c',
        },
        "doubled-build-cost" => match options.doubled_build_cost {
            DoubledBuild::OwnPrice => 'a',
            DoubledBuild::Free => 'b',
            DoubledBuild::None => 'c',
        },
        "item-windows" => match options.item_windows {
            ItemWindows::Own => 'a',
            ItemWindows::Everybody => 'b',
            ItemWindows::OwnTurn => 'c',
        },
        "hidden-happiness" => {
            if options.hidden_happiness {
                'b'
            } else {
                'a'
            }
        }
        "round-limit" => {
            if options.round_limit == 0 {
                'b'
            } else {
                'a'
            }
        }
        "income-standing-order" => match options.income_standing_order {
            IncomeOrder::Asked => 'a',
            IncomeOrder::Emptiest => 'b',
        },
        _ => ' ',
    }
}
