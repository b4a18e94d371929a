//! What a person fills in for a new game, apart from how it is shown.

use std::collections::BTreeMap;

use bots::Level;
use derive_where::derive_where;
use kernel::{Because, Contributions, NotApplied, Refusal, Secret, Table};
use protocol::{Clock, NewRoom, NewSeat};
use serde::{Deserialize, Serialize};

use crate::{
    game::TableGame,
    room::{SeatPlayer, Sitting},
};

/// The letter of the answer that holds unless the table chose another one. A test checks it against the rulebook.
pub const USUAL: char = 'a';

/// A chair at the table. There are always as many as can play; those beyond the number of players wait with their color.
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
#[derive_where(Clone, PartialEq, Debug)]
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub struct Form<G: TableGame> {
    /// How many play.
    pub players: u8,
    /// The chairs, clockwise.
    pub chairs: Vec<Chair>,
    /// The letters of the options that are not as usual, by their switches.
    pub letters: BTreeMap<String, char>,
    /// What else the game asks for.
    pub extras: G::Extras,
    /// Time to think for each seat of a room on a server, if it is limited.
    #[serde(default)]
    pub clock: Option<Clock>,
}

/// Why a form is no set-up.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Wrong<G: TableGame> {
    /// Something of the game's own is not filled in well: the key of the message that says so.
    Extras(&'static str),
    /// A friend by link and somebody else at this screen: each screen of a room on a server has one seat.
    Mixed,
    /// The rules object.
    Rules(Because<G::Reason>),
    /// The engine broke down over it.
    Fault(String),
}

impl<G: TableGame> Default for Form<G> {
    /// Me against one steady bot.
    fn default() -> Form<G> {
        let chair = |(key, color): (u8, &str)| {
            let holder = if key == 0 { SeatPlayer::Me } else { SeatPlayer::Bot(Level::Steady) };
            Chair { key, color: color.to_owned(), holder, name: String::new() }
        };
        Form {
            players: G::PLAYERS.0.max(2),
            chairs: (0..).zip(G::COLORS.iter().copied()).map(chair).collect(),
            letters: BTreeMap::new(),
            extras: G::usual_extras(),
            clock: None,
        }
    }
}

impl<G: TableGame> Form<G> {
    /// What was remembered; the default where that makes no sense here.
    pub fn remembered(text: &str) -> Form<G> {
        serde_json::from_str(text).ok().filter(Form::is_sound).unwrap_or_default()
    }

    /// The form as it is remembered.
    pub fn to_text(&self) -> Option<String> {
        serde_json::to_string(self).ok()
    }

    fn is_sound(&self) -> bool {
        let (fewest, most) = G::PLAYERS;
        let has_key = |key| self.chairs.iter().any(|chair| chair.key == key);
        let has_color = |color: &&str| self.chairs.iter().any(|chair| chair.color == **color);
        (fewest..=most).contains(&self.players)
            && self.chairs.len() == usize::from(most)
            && (0..most).all(has_key)
            && G::are_sound(&self.extras)
            && G::COLORS.iter().all(has_color)
            && self.letters.iter().all(|(switch, letter)| letters_of::<G>(switch).contains(*letter))
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
        self.players = players.clamp(G::PLAYERS.0, G::PLAYERS.1);
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
            if !G::CHOOSES_COLORS {
                self.chairs.iter_mut().zip(G::COLORS).for_each(|(chair, color)| (*color).clone_into(&mut chair.color));
            }
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
        } else if letters_of::<G>(switch).contains(letter) {
            self.letters.insert(switch.to_owned(), letter);
        }
    }

    /// The seat of a chair in play, from 1; the first where it is not in play.
    pub fn seat_of(&self, key: u8) -> usize {
        self.taken().iter().position(|chair| chair.key == key).map_or(1, |seat| seat + 1)
    }

    /// How many options are not as usual.
    pub fn changed(&self) -> usize {
        G::switches().iter().filter(|(switch, _, _)| G::is_changed(self, switch)).count()
    }

    /// Makes all options as usual.
    pub fn reset_options(&mut self) {
        self.letters = BTreeMap::new();
        self.extras = G::usual_extras();
    }

    /// Seats and options, if the rules allow them.
    ///
    /// # Errors
    /// What is wrong.
    pub fn setup(&self) -> Result<G::Setup, Wrong<G>> {
        let setup = G::setup_from(self)?;
        // The rules look at a set-up where a game begins, and that takes no time anybody would notice.
        let begun = Table::begin(G::kit().game.clone(), setup.clone(), Secret::from_number(0), Contributions::none());
        match begun {
            Ok(_) => Ok(setup),
            Err(NotApplied::Refused(Refusal::Rule(because))) => Err(Wrong::Rules(because)),
            Err(other) => Err(Wrong::Fault(other.to_string())),
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
    pub fn checked(&self) -> Result<G::Setup, Wrong<G>> {
        let here = self.taken().iter().filter(|chair| chair.holder.is_person()).count();
        let has_friend = self.taken().iter().any(|chair| chair.holder == SeatPlayer::Friend);
        if self.is_online() && (here > 1 || has_friend) { Err(Wrong::Mixed) } else { self.setup() }
    }

    /// The room to be made for this set-up.
    pub fn new_room(&self, setup: G::Setup, own_name: &str) -> NewRoom<G::Setup> {
        let seat = |sitting: Sitting| {
            let holder = match sitting.holder {
                SeatPlayer::Bot(level) => protocol::Controller::Bot(level),
                SeatPlayer::Me | SeatPlayer::Friend | SeatPlayer::Link => protocol::Controller::Person,
            };
            NewSeat { name: sitting.name, controller: holder }
        };
        let seats = self.sittings(own_name).into_iter().map(seat).collect();
        NewRoom { version: protocol::VERSION, game: G::ID.to_owned(), setup, seats, clock: self.clock }
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

fn letters_of<G: TableGame>(switch: &str) -> String {
    G::switches().into_iter().find(|(name, _, _)| *name == switch).map(|(_, _, letters)| letters).unwrap_or_default()
}
