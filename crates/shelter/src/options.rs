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
            round_limit: 50,
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
    /// As the players agreed: the seat that owns level 1, level 2 and so on.
    Agreed([u8; 4]),
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
    /// The option has no such value; its values are these letters of the rulebook, with what may follow.
    Value(&'static str),
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

    /// Sets the option with this name to the value with this letter of the rulebook. Some values take a number after
    /// a colon: `a:30` for a round limit, `b:2` for the seat of the host's choice, `c:2-1-3` for agreed levels.
    ///
    /// # Errors
    /// There is no such option or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), UnknownOption> {
        let (letter, rest) = value.split_once(':').unwrap_or((value, ""));
        let (_, _, letters) =
            Options::SWITCHES.iter().find(|(switch, _, _)| *switch == name).ok_or(UnknownOption::Name)?;
        self.set_letter(name, letter, rest).ok_or(UnknownOption::Value(letters))
    }

    fn set_letter(&mut self, name: &str, letter: &str, rest: &str) -> Option<()> {
        if !rest.is_empty()
            && !matches!((name, letter), ("level-order", "c") | ("first-player-choice", "b") | ("round-limit", "a"))
        {
            return None;
        }
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
            ("level-order", "c") => self.level_order = LevelOrder::Agreed(agreed_levels(rest)?),
            ("first-player-choice", "a") => self.first_player_choice = FirstPlayer::Random,
            ("first-player-choice", "b") => self.first_player_choice = FirstPlayer::Host(seat_number(rest)?),
            ("first-player-choice", "c") => self.first_player_choice = FirstPlayer::FirstSeat,
            ("doubled-build-cost", "a") => self.doubled_build_cost = DoubledBuild::OwnPrice,
            ("doubled-build-cost", "b") => self.doubled_build_cost = DoubledBuild::Free,
            ("doubled-build-cost", "c") => self.doubled_build_cost = DoubledBuild::None,
            ("item-windows", "a") => self.item_windows = ItemWindows::Own,
            ("item-windows", "b") => self.item_windows = ItemWindows::Everybody,
            ("item-windows", "c") => self.item_windows = ItemWindows::OwnTurn,
            ("hidden-happiness", "a") => self.hidden_happiness = false,
            ("hidden-happiness", "b") => self.hidden_happiness = true,
            ("round-limit", "a") => {
                self.round_limit = if rest.is_empty() { 50 } else { rest.parse().ok().filter(|limit| *limit > 0)? };
            }
            ("round-limit", "b") => self.round_limit = 0,
            ("income-standing-order", "a") => self.income_standing_order = IncomeOrder::Asked,
            ("income-standing-order", "b") => self.income_standing_order = IncomeOrder::Emptiest,
            _ => return None,
        }
        Some(())
    }
}

/// Seats are counted from 1 by people; without a number the host takes the first.
fn seat_number(text: &str) -> Option<u8> {
    if text.is_empty() { Some(0) } else { text.parse::<u8>().ok()?.checked_sub(1).filter(|seat| *seat < 4) }
}

/// Without numbers the players agree on clockwise order.
fn agreed_levels(text: &str) -> Option<[u8; 4]> {
    let mut order = [0, 1, 2, 3];
    if text.is_empty() {
        return Some(order);
    }
    for (at, number) in text.split('-').enumerate() {
        *order.get_mut(at)? = number.parse::<u8>().ok()?.checked_sub(1)?;
    }
    Some(order)
}
