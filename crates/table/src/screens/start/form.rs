//! What a person fills in for a new game, apart from how it is shown.

use std::collections::BTreeMap;

use bots::Level;
use kernel::{Because, Contributions, Game as _, NotApplied, Refusal, Secret, Table};
use protocol::{Clock, NewRoom, NewSeat};
use serde::{Deserialize, Serialize};
use shelter::{
    Shelter,
    choice::Reason,
    options::{Options, Setup},
};

use crate::{
    kit::kit,
    room::{SeatPlayer, Sitting},
};

/// The colors in their usual order.
pub const COLORS: [&str; 4] = ["red", "blue", "green", "yellow"];
/// The fewest players.
pub const FEWEST: u8 = 2;
/// The most players.
pub const MOST: u8 = 4;

/// The switch of the option with a round limit.
pub const ROUND_LIMIT: &str = "round-limit";
/// The switch of the option that says who begins.
pub const FIRST_PLAYER: &str = "first-player-choice";
/// The switch of the option that says who owns which level.
pub const LEVEL_ORDER: &str = "level-order";

/// The letter of the answer that holds unless the table chose another one. A test checks it against the rulebook.
pub const USUAL: char = 'a';

/// A chair at the table. There are always four; those beyond the number of players wait with their color.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// What it is known by while it changes places.
    pub key: u8,
    /// The color.
    pub color: String,
    /// Who plays.
    pub holder: SeatPlayer,
    /// The name that was given; empty where the color's name will do.
    pub name: String,
}

/// A set-up that is being filled in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Form {
    /// How many play.
    pub players: u8,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// The letters of the options that are not as usual, by their switches.
    pub letters: BTreeMap<String, char>,
    /// The round limit, as it was typed.
    pub round_limit: String,
    /// The chair the host lets begin.
    pub first: u8,
    /// The chairs whose levels come first, second and so on, if that is agreed.
    pub levels: Vec<u8>,
    /// Time to think for each seat of a room on a server, if it is limited.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// Why a form is no set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The round limit is no number that could be one.
    RoundLimit,
    /// A friend by link and somebody else at this screen: each screen of a room on a server has one seat.
    Mixed,
    /// The rules object.
    Rules(Because<Reason>),
    /// The engine broke down over it.
    Fault(String),
}

impl Default for Form {
    /// Me against one steady bot.
    fn default() -> Form {
        let chair = |(key, color): (u8, &str)| {
            let holder = if key == 0 { SeatPlayer::Me } else { SeatPlayer::Bot(Level::Steady) };
            Chair { key, color: color.to_owned(), holder, name: String::new() }
        };
        Form {
            players: FEWEST,
            chairs: (0..).zip(COLORS).map(chair).collect(),
            letters: BTreeMap::new(),
            round_limit: Options::default().round_limit.to_string(),
            first: 0,
            levels: (0..MOST).collect(),
            clock: None,
        }
    }
}

impl Form {
    /// What was remembered; the default where that makes no sense here.
    pub fn remembered(text: &str) -> Form {
        serde_json::from_str(text).ok().filter(Form::is_sound).unwrap_or_default()
    }

    /// The form as it is remembered.
    pub fn to_text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    fn is_sound(&self) -> bool {
        let mut keys: Vec<u8> = self.chairs.iter().map(|chair| chair.key).collect();
        keys.sort_unstable();
        let mut levels = self.levels.clone();
        levels.sort_unstable();
        let all: Vec<u8> = (0..MOST).collect();
        let has_color = |color: &&str| self.chairs.iter().any(|chair| chair.color == **color);
        (FEWEST..=MOST).contains(&self.players)
            && keys == all
            && levels == all
            && self.first < MOST
            && COLORS.iter().all(has_color)
            && self.letters.iter().all(|(switch, letter)| letters_of(switch).contains(*letter))
    }

    /// The chairs in play, clockwise.
    pub fn taken(&self) -> &[Chair] {
        self.chairs.get(..usize::from(self.players)).unwrap_or(&self.chairs)
    }

    /// The chair known by this key.
    pub fn chair(&self, key: u8) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.key == key)
    }

    fn chair_mut(&mut self, key: u8) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.key == key)
    }

    /// Lets so many play.
    pub fn set_players(&mut self, players: u8) {
        self.players = players.clamp(FEWEST, MOST);
    }

    /// Gives a chair another holder.
    pub fn set_holder(&mut self, key: u8, holder: SeatPlayer) {
        if let Some(chair) = self.chair_mut(key) {
            chair.holder = holder;
        }
    }

    /// Gives a chair another name.
    pub fn set_name(&mut self, key: u8, name: &str) {
        if let Some(chair) = self.chair_mut(key) {
            chair.name = name.to_owned();
        }
    }

    /// Gives a chair another color; whoever had that one takes the old one.
    pub fn set_color(&mut self, key: u8, color: &str) {
        let Some(old) = self.chair(key).map(|chair| chair.color.clone()) else { return };
        let Some(other) = self.chairs.iter_mut().find(|chair| chair.color == color) else { return };
        other.color = old;
        if let Some(chair) = self.chair_mut(key) {
            chair.color = color.to_owned();
        }
    }

    /// Lets a chair change places with the one before or after it.
    pub fn move_chair(&mut self, key: u8, down: bool) {
        let Some(at) = self.taken().iter().position(|chair| chair.key == key) else { return };
        let to = if down { at + 1 } else { at.wrapping_sub(1) };
        if to < usize::from(self.players) {
            self.chairs.swap(at, to);
        }
    }

    /// The letter chosen for an option.
    pub fn letter(&self, switch: &str) -> char {
        self.letters.get(switch).copied().unwrap_or(USUAL)
    }

    /// Chooses a letter for an option.
    pub fn set_letter(&mut self, switch: &str, letter: char) {
        if letter == USUAL {
            self.letters.remove(switch);
        } else if letters_of(switch).contains(letter) {
            self.letters.insert(switch.to_owned(), letter);
        }
    }

    /// The chair the host lets begin: the one chosen, while it is in play.
    pub fn beginner(&self) -> u8 {
        let in_play = self.taken().iter().any(|chair| chair.key == self.first);
        if in_play { self.first } else { self.taken().first().map_or(0, |chair| chair.key) }
    }

    /// The chairs in play, in the order of their levels.
    pub fn level_owners(&self) -> Vec<u8> {
        let in_play = |key: &u8| self.taken().iter().any(|chair| chair.key == *key);
        self.levels.iter().copied().filter(in_play).collect()
    }

    /// Gives the level with this place in the order to another chair; who had that level takes the other's.
    pub fn set_level_owner(&mut self, at: usize, key: u8) {
        let Some(old) = self.level_owners().get(at).copied() else { return };
        for level in &mut self.levels {
            *level = match *level {
                same if same == old => key,
                same if same == key => old,
                other => other,
            };
        }
    }

    /// The value of an option, as [`Options::set`] reads it.
    fn value(&self, switch: &str) -> String {
        let letter = self.letter(switch);
        let seat_of = |key: u8| self.taken().iter().position(|chair| chair.key == key).map_or(1, |seat| seat + 1);
        match (switch, letter) {
            (ROUND_LIMIT, 'a') => format!("a:{}", self.round_limit.trim()),
            (FIRST_PLAYER, 'b') => format!("b:{}", seat_of(self.beginner())),
            (LEVEL_ORDER, 'c') => {
                let seats: Vec<String> = self.level_owners().into_iter().map(|key| seat_of(key).to_string()).collect();
                format!("c:{}", seats.join("-"))
            }
            _ => letter.to_string(),
        }
    }

    fn options(&self) -> Result<Options, Wrong> {
        let mut options = Options::default();
        // Every letter is one of its switch; only the number that is typed can be wrong.
        for (switch, _, _) in Options::SWITCHES {
            options.set(switch, &self.value(switch)).map_err(|_| Wrong::RoundLimit)?;
        }
        match self.round_limit.trim() {
            "" if self.letter(ROUND_LIMIT) == 'a' => Err(Wrong::RoundLimit),
            _ => Ok(options),
        }
    }

    /// Whether an option is not as usual.
    pub fn is_changed(&self, switch: &str) -> bool {
        let usual = Options::default();
        let mut options = usual;
        options.set(switch, &self.value(switch)).is_err() || options != usual
    }

    /// How many options are not as usual.
    pub fn changed(&self) -> usize {
        Options::SWITCHES.iter().filter(|(switch, _, _)| self.is_changed(switch)).count()
    }

    /// Makes all options as usual.
    pub fn reset_options(&mut self) {
        let usual = Form::default();
        self.letters = usual.letters;
        self.round_limit = usual.round_limit;
        self.first = usual.first;
        self.levels = usual.levels;
    }

    /// Seats and options, if the rules allow them.
    ///
    /// # Errors
    /// What is wrong.
    pub fn setup(&self) -> Result<Setup, Wrong> {
        let colors = self.taken().iter().map(|chair| chair.color.clone()).collect();
        let setup = Setup { colors, options: self.options()? };
        // The rules look at a set-up where a game begins, and that takes no time anybody would notice.
        let begun = Table::begin(kit().game.clone(), setup.clone(), Secret::from_number(0), Contributions::none());
        match begun {
            Ok(_) => Ok(setup),
            Err(NotApplied::Refused(Refusal::Rule(because))) => Err(Wrong::Rules(because)),
            Err(NotApplied::Refused(other)) => Err(Wrong::Fault(format!("{other:?}"))),
            Err(NotApplied::Fault(fault)) => Err(Wrong::Fault(fault.to_string())),
        }
    }

    /// Whether the game needs a room on a server: somebody sits at another screen.
    pub fn is_online(&self) -> bool {
        self.taken().iter().any(|chair| chair.holder == SeatPlayer::Link)
    }

    /// Seats and options, if the rules allow them and everybody has a screen.
    ///
    /// # Errors
    /// What is wrong.
    pub fn checked(&self) -> Result<Setup, Wrong> {
        let here = self.taken().iter().filter(|chair| chair.holder.is_person()).count();
        let has_friend = self.taken().iter().any(|chair| chair.holder == SeatPlayer::Friend);
        if self.is_online() && (here > 1 || has_friend) { Err(Wrong::Mixed) } else { self.setup() }
    }

    /// The room to be made for this set-up.
    pub fn new_room(&self, setup: Setup, own_name: &str) -> NewRoom<Setup> {
        let seat = |sitting: Sitting| {
            let holder = match sitting.holder {
                SeatPlayer::Bot(level) => protocol::Controller::Bot(level),
                SeatPlayer::Me | SeatPlayer::Friend | SeatPlayer::Link => protocol::Controller::Person,
            };
            NewSeat { name: sitting.name, controller: holder }
        };
        let seats = self.sittings(own_name).into_iter().map(seat).collect();
        NewRoom { version: protocol::VERSION, game: Shelter::ID.to_owned(), setup, seats, clock: self.clock }
    }

    /// The chair of the person whose name the settings know: the first that I hold.
    pub fn own_chair(&self) -> Option<u8> {
        self.taken().iter().find(|chair| chair.holder == SeatPlayer::Me).map(|chair| chair.key)
    }

    /// Who sits where. I am called as in the settings.
    pub fn sittings(&self, own_name: &str) -> Vec<Sitting> {
        let own = self.own_chair();
        let sitting = |chair: &Chair| {
            let name = if own == Some(chair.key) { own_name } else { &chair.name };
            Sitting { name: name.trim().to_owned(), holder: chair.holder }
        };
        self.taken().iter().map(sitting).collect()
    }
}

fn letters_of(switch: &str) -> &'static str {
    Options::SWITCHES.iter().find(|(name, _, _)| *name == switch).map_or("", |(_, _, letters)| letters)
}

#[cfg(test)]
mod tests {
    use kernel::rule;
    use shelter::options::{FirstPlayer, LevelOrder};

    use super::*;

    #[test]
    fn the_default_is_me_against_one_steady_bot() {
        let form = Form::default();
        assert_eq!(form.setup(), Ok(Setup::for_players(2)));
        let sittings = form.sittings(" Anna ");
        assert_eq!(sittings[0], Sitting { name: "Anna".to_owned(), holder: SeatPlayer::Me });
        assert_eq!(sittings[1], Sitting { name: String::new(), holder: SeatPlayer::Bot(Level::Steady) });
        assert_eq!(form.changed(), 0);
    }

    #[test]
    fn a_friend_by_link_makes_it_a_room_where_each_screen_has_one_seat() {
        let mut form = Form::default();
        assert!(!form.is_online());
        form.set_holder(1, SeatPlayer::Link);
        form.set_name(1, " Bo ");
        form.clock = Some(Clock { bank: 900, bonus: 10 });
        assert_eq!(Form::remembered(&form.to_text().unwrap()), form);
        let setup = form.checked().unwrap();
        let room = form.new_room(setup, "Anna");
        let seat = |name: &str| NewSeat { name: name.to_owned(), controller: protocol::Controller::Person };
        assert_eq!((room.game.as_str(), room.seats), ("shelter", vec![seat("Anna"), seat("Bo")]));
        assert_eq!(room.clock, form.clock);
        form.set_players(3);
        assert!(form.checked().is_ok());
        for here in [SeatPlayer::Friend, SeatPlayer::Me] {
            form.set_holder(2, here);
            assert_eq!(form.checked(), Err(Wrong::Mixed), "{here:?}");
        }
        form.set_holder(0, SeatPlayer::Bot(Level::Easy));
        assert!(form.checked().is_ok(), "one may sit anywhere");
        form.set_holder(2, SeatPlayer::Friend);
        assert_eq!(form.checked(), Err(Wrong::Mixed));
    }

    #[test]
    fn a_taken_color_is_swapped() {
        let mut form = Form::default();
        form.set_color(0, "blue");
        assert_eq!(form.setup().unwrap().colors, ["blue", "red"]);
        form.set_color(0, "yellow");
        form.set_players(4);
        assert_eq!(form.setup().unwrap().colors, ["yellow", "red", "green", "blue"]);
        form.set_color(0, "purple");
        assert_eq!(form.setup().unwrap().colors[0], "yellow");
    }

    #[test]
    fn chairs_change_places_and_take_what_was_said_about_them_along() {
        let mut form = Form::default();
        form.set_players(3);
        form.set_letter(FIRST_PLAYER, 'b');
        form.first = 2;
        assert_eq!(form.setup().unwrap().options.first_player_choice, FirstPlayer::Host(2));
        form.move_chair(2, false);
        let setup = form.setup().unwrap();
        assert_eq!(setup.colors, ["red", "green", "blue"]);
        assert_eq!(setup.options.first_player_choice, FirstPlayer::Host(1));
        form.move_chair(0, false);
        form.move_chair(1, true);
        assert_eq!(form.setup().unwrap().colors, ["red", "green", "blue"], "nobody leaves the table");
        form.set_players(2);
        form.move_chair(2, true);
        form.first = 1;
        assert_eq!(form.beginner(), 0, "whoever is not in play cannot begin");
    }

    #[test]
    fn agreed_levels_are_always_an_order_of_those_who_play() {
        let mut form = Form::default();
        form.set_letter(LEVEL_ORDER, 'c');
        assert_eq!(form.setup().unwrap().options.level_order, LevelOrder::Agreed([Some(0), Some(1), None, None]));
        form.set_level_owner(0, 1);
        assert_eq!(form.level_owners(), [1, 0]);
        assert_eq!(form.setup().unwrap().options.level_order, LevelOrder::Agreed([Some(1), Some(0), None, None]));
        form.set_players(4);
        form.set_level_owner(3, 1);
        assert_eq!(form.level_owners(), [3, 0, 2, 1]);
        assert!(form.setup().is_ok());
    }

    #[test]
    fn a_round_limit_must_be_a_number_of_rounds() {
        let mut form = Form::default();
        for nonsense in ["", " ", "0", "-3", "many", "70000"] {
            form.round_limit = nonsense.to_owned();
            assert_eq!(form.setup(), Err(Wrong::RoundLimit), "{nonsense}");
        }
        form.round_limit = " 12 ".to_owned();
        assert_eq!(form.setup().unwrap().options.round_limit, 12);
        assert_eq!(form.changed(), 1);
        form.set_letter(ROUND_LIMIT, 'b');
        assert_eq!(form.setup().unwrap().options.round_limit, 0);
        form.round_limit = "nonsense that nobody asks for".to_owned();
        assert!(form.setup().is_ok());
        form.reset_options();
        assert_eq!(form.changed(), 0);
    }

    #[test]
    fn the_rules_say_what_they_object_to() {
        let mut form = Form::default();
        form.chairs[1].color = "red".to_owned();
        let because = Because { rule: rule!("S-SETUP-04"), reason: Reason::Color(1) };
        assert_eq!(form.setup(), Err(Wrong::Rules(because)));
    }

    #[test]
    fn every_letter_of_every_option_can_be_chosen() {
        for (switch, _, letters) in Options::SWITCHES {
            for letter in letters.chars() {
                let mut form = Form::default();
                form.set_letter(switch, letter);
                assert!(form.setup().is_ok(), "{switch} {letter}");
                assert_eq!(form.is_changed(switch), letter != USUAL, "{switch} {letter}");
            }
            let ruling = crate::kit::rulebook().ruling_of_switch(switch).unwrap();
            assert_eq!(ruling.default, USUAL, "{switch}");
        }
    }

    #[test]
    fn a_form_is_remembered_and_a_broken_one_forgotten() {
        let mut form = Form::default();
        form.set_players(4);
        form.set_color(3, "red");
        form.set_name(2, "Bo");
        form.set_holder(2, SeatPlayer::Friend);
        form.set_letter("hidden-happiness", 'b');
        let text = form.to_text().unwrap();
        assert_eq!(Form::remembered(&text), form);
        for broken in ["", "{}", &text.replace("green", "red"), &text.replace("\"players\":4", "\"players\":7")] {
            assert_eq!(Form::remembered(broken), Form::default(), "{broken}");
        }
    }
}
