//! The table options of Shelter: each ruling of the rulebook that has a switch (S-RULING ids below).

use serde::{Deserialize, Serialize};

/// Seats and options of a new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The colour of each player, clockwise; as many as there are players. The names are those of the elevators.
    pub colors: Vec<String>,
    /// How the open questions of the rulebook are decided.
    #[serde(default)]
    pub options: Options,
}

impl Setup {
    /// A game of so many players with the colours in their usual order and the usual options.
    #[must_use]
    pub fn for_players(count: usize) -> Setup {
        let usual = ["red", "blue", "green", "yellow"];
        let colors =
            (0..count).map(|at| usual.get(at).map_or_else(|| format!("color-{at}"), |name| (*name).to_owned()));
        Setup { colors: colors.collect(), options: Options::default() }
    }

    /// One set-up for each number of players and each value of each option, and all options at their last value.
    #[must_use]
    pub fn variants() -> Vec<Setup> {
        let mut options: Vec<Options> = vec![Options::default()];
        let mut last = Options::default();
        for (name, _, letters) in Options::SWITCHES {
            for letter in letters.chars() {
                let value = letter.to_string();
                let mut varied = Options::default();
                if varied.set(name, &value).is_ok() && last.set(name, &value).is_ok() {
                    options.push(varied);
                }
            }
        }
        options.push(last);
        let mut variants = Vec::new();
        for count in 2..=4 {
            for options in &options {
                variants.push(Setup { options: *options, ..Setup::for_players(count) });
            }
        }
        variants
    }
}

/// How the open questions of the rulebook are decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Options {
    /// S-RULING-01: which number belongs to which slot.
    #[serde(rename = "threat-column-map")]
    pub column_map: ColumnMap,
    /// S-RULING-03: where the happiness for a new room comes from.
    pub happiness_per_room: HappinessPerRoom,
    /// S-RULING-05: the order of the coloured elevators.
    pub level_order: LevelOrder,
    /// S-RULING-06: who holds the first player token first.
    pub first_player_choice: FirstPlayer,
    /// S-RULING-12: what the second room of a doubled build costs.
    pub doubled_build_cost: DoubledBuild,
    /// S-RULING-21: when "any time" is.
    pub item_windows: ItemWindows,
    /// S-RULING-38: whether the others' happiness is hidden until the end.
    pub hidden_happiness: bool,
    /// S-RULING-44: the round after which the game ends; zero for no limit.
    pub round_limit: u16,
    /// S-RULING-46: how income is taken.
    pub income_standing_order: IncomeOrder,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            column_map: ColumnMap::OuterSingle,
            happiness_per_room: HappinessPerRoom::Printed,
            level_order: LevelOrder::Shuffled,
            first_player_choice: FirstPlayer::Random,
            doubled_build_cost: DoubledBuild::OwnPrice,
            item_windows: ItemWindows::Own,
            hidden_happiness: false,
            round_limit: ROUND_LIMIT,
            income_standing_order: IncomeOrder::Asked,
        }
    }
}

/// S-RULING-01.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnMap {
    /// The outer slots have one number.
    OuterSingle,
    /// The slots beside the elevator have one number.
    InnerSingle,
    /// The middle slots have one number.
    MiddleSingle,
    /// The numbers printed on the starting rooms.
    Printed,
}

/// S-RULING-03.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HappinessPerRoom {
    /// As printed at the space of the elevator.
    Printed,
    /// Two for every room, however it is built; none printed at the elevator.
    EveryRoom,
    /// None.
    Never,
}

/// S-RULING-05.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LevelOrder {
    /// The engine shuffles them.
    Shuffled,
    /// Seat order, the first player on level 1.
    Seats,
    /// As the players agreed: the seat that owns level 1, level 2 and so on, for as many levels as were named.
    Agreed([Option<u8>; 4]),
}

/// S-RULING-06.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// Chosen by the cup.
    Random,
    /// Chosen by the host.
    Host(u8),
    /// Always the first seat.
    FirstSeat,
}

/// S-RULING-12.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoubledBuild {
    /// The second room is optional and its own price is paid.
    OwnPrice,
    /// The second room is free.
    Free,
    /// There is no second room.
    None,
}

/// S-RULING-21.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemWindows {
    /// In the holder's own turn and recall, and when the card names the moment.
    Own,
    /// After every step, for every player.
    Everybody,
    /// In the own turn only.
    OwnTurn,
}

/// S-RULING-46.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IncomeOrder {
    /// The owner is asked.
    Asked,
    /// Always the emptiest track; power before food before water.
    Emptiest,
}

/// The option or its value does not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownOption {
    /// There is no option of this name; these exist.
    Name,
    /// The option has no such value; its values are these letters of the rulebook.
    Value(&'static str),
    /// The value takes a number, and none or no fitting one stands behind the colon; it is written like this.
    Number(&'static str),
}

impl Options {
    /// Name, ruling and letters of each switch, as in the rulebook.
    pub const SWITCHES: [(&'static str, &'static str, &'static str); 9] = [
        ("threat-column-map", "S-RULING-01", "abcd"),
        ("happiness-per-room", "S-RULING-03", "abc"),
        ("level-order", "S-RULING-05", "abc"),
        ("first-player-choice", "S-RULING-06", "abc"),
        ("doubled-build-cost", "S-RULING-12", "abc"),
        ("item-windows", "S-RULING-21", "abc"),
        ("hidden-happiness", "S-RULING-38", "ab"),
        ("round-limit", "S-RULING-44", "ab"),
        ("income-standing-order", "S-RULING-46", "ab"),
    ];

    /// The values that take a number behind a colon, and how that is written: the order of agreed levels, the seat of
    /// the host's choice, the round limit. Without a colon the usual number is meant.
    pub const NUMBERED: [(&'static str, &'static str, &'static str); 3] =
        [("level-order", "c", "c:2-1-3"), ("first-player-choice", "b", "b:2"), ("round-limit", "a", "a:30")];

    /// Sets the option with this name to the value with this letter of the rulebook, some with a number behind a colon
    /// ([`Options::NUMBERED`]).
    ///
    /// # Errors
    /// There is no such option or value, or its number does not fit.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), UnknownOption> {
        let (letter, number) = match value.split_once(':') {
            Some((letter, number)) => (letter, Some(number)),
            None => (value, None),
        };
        let (_, _, letters) =
            Options::SWITCHES.iter().find(|(switch, _, _)| *switch == name).ok_or(UnknownOption::Name)?;
        let numbered = Options::NUMBERED.iter().find(|(switch, with, _)| (*switch, *with) == (name, letter));
        let wrong = match (numbered, number) {
            (Some((_, _, form)), Some(_)) => UnknownOption::Number(form),
            (None, Some(_)) => return Err(UnknownOption::Value(letters)),
            (_, None) => UnknownOption::Value(letters),
        };
        self.set_letter(name, letter, number).ok_or(wrong)
    }

    fn set_letter(&mut self, name: &str, letter: &str, number: Option<&str>) -> Option<()> {
        match (name, letter) {
            ("threat-column-map", "a") => self.column_map = ColumnMap::OuterSingle,
            ("threat-column-map", "b") => self.column_map = ColumnMap::InnerSingle,
            ("threat-column-map", "c") => self.column_map = ColumnMap::MiddleSingle,
            ("threat-column-map", "d") => self.column_map = ColumnMap::Printed,
            ("happiness-per-room", "a") => self.happiness_per_room = HappinessPerRoom::Printed,
            ("happiness-per-room", "b") => self.happiness_per_room = HappinessPerRoom::EveryRoom,
            ("happiness-per-room", "c") => self.happiness_per_room = HappinessPerRoom::Never,
            ("level-order", "a") => self.level_order = LevelOrder::Shuffled,
            ("level-order", "b") => self.level_order = LevelOrder::Seats,
            ("level-order", "c") => {
                self.level_order = LevelOrder::Agreed(number.map_or(Some(CLOCKWISE), agreed_levels)?)
            }
            ("first-player-choice", "a") => self.first_player_choice = FirstPlayer::Random,
            ("first-player-choice", "b") => {
                self.first_player_choice = FirstPlayer::Host(number.map_or(Some(0), seat_number)?)
            }
            ("first-player-choice", "c") => self.first_player_choice = FirstPlayer::FirstSeat,
            ("doubled-build-cost", "a") => self.doubled_build_cost = DoubledBuild::OwnPrice,
            ("doubled-build-cost", "b") => self.doubled_build_cost = DoubledBuild::Free,
            ("doubled-build-cost", "c") => self.doubled_build_cost = DoubledBuild::None,
            ("item-windows", "a") => self.item_windows = ItemWindows::Own,
            ("item-windows", "b") => self.item_windows = ItemWindows::Everybody,
            ("item-windows", "c") => self.item_windows = ItemWindows::OwnTurn,
            ("hidden-happiness", "a") => self.hidden_happiness = false,
            ("hidden-happiness", "b") => self.hidden_happiness = true,
            ("round-limit", "a") => self.round_limit = number.map_or(Some(ROUND_LIMIT), whole_number)?,
            ("round-limit", "b") => self.round_limit = 0,
            ("income-standing-order", "a") => self.income_standing_order = IncomeOrder::Asked,
            ("income-standing-order", "b") => self.income_standing_order = IncomeOrder::Emptiest,
            _ => return None,
        }
        Some(())
    }
}

/// The round limit unless the table sets another (S-RULING-44).
const ROUND_LIMIT: u16 = 50;

/// The levels in seat order: what players agree on who name no other.
const CLOCKWISE: [Option<u8>; 4] = [Some(0), Some(1), Some(2), Some(3)];

/// A number from 1 on, in digits alone.
fn whole_number(text: &str) -> Option<u16> {
    let in_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|number| in_digits && *number > 0)
}

/// Seats are counted from 1 by people.
fn seat_number(text: &str) -> Option<u8> {
    whole_number(text).filter(|number| *number <= 4).map(|number| number as u8 - 1)
}

/// The owners of the levels from 1 on; two players at least have agreed. Whether each of them has a level depends on who
/// plays (S-SETUP-05).
fn agreed_levels(text: &str) -> Option<[Option<u8>; 4]> {
    let mut order = [None; 4];
    for (at, number) in text.split('-').enumerate() {
        *order.get_mut(at)? = Some(seat_number(number)?);
    }
    order[1].is_some().then_some(order)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(name: &str, value: &str) -> Result<Options, UnknownOption> {
        let mut options = Options::default();
        options.set(name, value).map(|()| options)
    }

    #[test]
    fn a_number_that_is_promised_must_be_there() {
        let numbers = ["", "0", "x", "-1", "+1", " 1", "1 ", "1.5", "70000", "1:1"];
        for (name, letter, form) in Options::NUMBERED {
            for number in numbers {
                let value = format!("{letter}:{number}");
                assert_eq!(set(name, &value), Err(UnknownOption::Number(form)), "{name} {value}");
            }
            assert!(set(name, form).is_ok(), "{name} {form}");
            assert!(set(name, letter).is_ok(), "{name} {letter}");
        }
        for value in ["c:1", "c:1-", "c:-2", "c:1--2", "c:1-2-3-4-1", "c:1-5"] {
            assert_eq!(set("level-order", value), Err(UnknownOption::Number("c:2-1-3")), "{value}");
        }
        assert_eq!(set("first-player-choice", "b:5"), Err(UnknownOption::Number("b:2")));
    }

    #[test]
    fn other_values_take_no_number() {
        for (name, _, letters) in Options::SWITCHES {
            for letter in letters.chars().map(|letter| letter.to_string()) {
                if !Options::NUMBERED.iter().any(|(switch, with, _)| (*switch, *with) == (name, &*letter)) {
                    for number in ["", "1"] {
                        let value = format!("{letter}:{number}");
                        assert_eq!(set(name, &value), Err(UnknownOption::Value(letters)), "{name} {value}");
                    }
                }
            }
            assert_eq!(set(name, "z"), Err(UnknownOption::Value(letters)));
            assert_eq!(set(name, ""), Err(UnknownOption::Value(letters)));
        }
        assert_eq!(set("level-orders", "a"), Err(UnknownOption::Name));
    }

    #[test]
    fn numbers_mean_what_they_say() {
        let order = |value| set("level-order", value).unwrap().level_order;
        assert_eq!(order("c"), LevelOrder::Agreed([Some(0), Some(1), Some(2), Some(3)]));
        assert_eq!(order("c:2-1"), LevelOrder::Agreed([Some(1), Some(0), None, None]));
        assert_eq!(set("round-limit", "a:30").unwrap().round_limit, 30);
        assert_eq!(set("round-limit", "a").unwrap().round_limit, 50);
        assert_eq!(set("first-player-choice", "b:2").unwrap().first_player_choice, FirstPlayer::Host(1));
    }
}
