//! Chapter COOP: all survivors side with one faction, and win or lose as one group.
//!
//! What the group has agreed on lies under everything else that is being done, as the first of the frames: so a game by
//! the base book is written down as it was before there were modes, and its stored games go on.

pub(super) mod agenda;
pub(super) mod enemy;
pub(super) mod evaluate;
pub(super) mod killed;
pub(super) mod power;
pub(super) mod setup;
pub(crate) mod win;

use kernel::{Fault, Progress};
use serde::{Deserialize, Serialize};

use crate::{
    content::Faction,
    frame::What,
    machine::{Board, broken},
    mode,
    options::{AgendaTarget, CoopOptions},
    state::Public,
    view::View,
};

/// What the group agrees on before the game (W-COOP-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    /// The Friendly faction; the other one is the Enemy faction.
    pub friendly: Faction,
    /// What else may be settled.
    #[serde(default)]
    pub terms: Terms,
}

/// Table options, and the number of agenda cards required.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// The number of agenda cards required that the table has set; 0 for that of W-COOP-04 (W-COOP-22).
    pub required: u8,
    /// The table options.
    pub options: CoopOptions,
}

impl Terms {
    /// How the number of cards is written behind its switch.
    pub const NUMBERED: (&'static str, &'static str) = ("coop-agenda-target", "a:8");

    /// Sets the option behind a switch to the value with this letter, and the number of cards required to that behind a
    /// colon; none where there is no such.
    #[must_use]
    pub fn with(self, switch: &str, value: &str) -> Option<Terms> {
        let (letter, number) = match value.split_once(':') {
            Some((letter, number)) => (letter, Some(number)),
            None => (value, None),
        };
        let options = self.options.with(switch, letter)?;
        let required = match (switch == Terms::NUMBERED.0, number) {
            (false, None) => self.required,
            (true, None) => 0,
            (true, Some(number)) if options.agenda_target == AgendaTarget::Agreed => {
                number.parse().ok().filter(|number| *number > 0)?
            }
            (_, Some(_)) => return None,
        };
        Some(Terms { required, options })
    }
}

/// A procedure that only the cooperative game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The group plays: under everything else.
    Group(Group),
    /// What was agreed on is told, before anything else.
    Opening,
    /// A survivor was killed, and all lose (W-COOP-12).
    Death,
}

/// The group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Group {
    /// What it has agreed on.
    pub agreement: Agreement,
    /// Agenda cards that its survivors have ever gained (M-RULING-61).
    pub gained: u8,
}

/// What happened to the group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The group sides with a faction.
    FriendlyFaction(Faction),
    /// Its agenda deck was built, of so many cards.
    GroupDeck(u8),
    /// It needs so many agenda cards.
    CardsRequired(u8),
    /// It has won.
    GroupVictory {
        /// Agenda cards that count.
        count: u8,
        /// Those required.
        required: u8,
    },
    /// It has lost.
    GroupDefeat {
        /// Why.
        why: Loss,
        /// Agenda cards that count.
        count: u8,
        /// Those required.
        required: u8,
    },
}

/// Why a group has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// The Friendly faction was at the end too early (W-COOP-10).
    TooEarly,
    /// The Enemy faction was at the end (W-COOP-11).
    Enemy,
    /// A survivor was killed (W-COOP-12).
    Death,
    /// A survivor was eliminated (M-RULING-06).
    Elimination,
}

/// Why something cannot be done in the cooperative game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The deck has fewer agenda cards than the group would need (M-RULING-13).
    TooManyRequired {
        /// How many it would need.
        required: u8,
        /// How many there are.
        cards: u8,
    },
    /// The table has agreed on a number that it has agreed not to change (M-RULING-13).
    FixedNumber,
    /// Nobody wins alone (W-COOP-13).
    NoPersonalVictory,
    /// All are loyal to the Friendly faction anyway (M-RULING-11).
    LoyalAnyway,
}

/// How a group stands, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The Friendly faction.
    pub friendly: Faction,
    /// Agenda cards that count.
    pub cards: u8,
    /// Those required.
    pub required: u8,
}

/// Whether the group is a single survivor, who does without company as in solo play (W-COOP-19).
pub(super) fn is_alone(public: &Public) -> bool {
    public.seats == 1
}

/// The group that plays, if one does.
pub(crate) fn group(public: &Public) -> Option<Group> {
    match public.frames.first()?.what {
        What::Mode(mode::Frame::Coop(Frame::Group(group))) => Some(group),
        _ => None,
    }
}

/// Notes how many agenda cards the group has ever gained, if one plays (M-RULING-61).
pub(crate) fn set_gained(public: &mut Public, gained: u8) {
    if let Some(What::Mode(mode::Frame::Coop(Frame::Group(group)))) =
        public.frames.first_mut().map(|frame| &mut frame.what)
    {
        group.gained = gained;
    }
}

impl View {
    /// How the group stands, if one plays (W-COOP-05).
    #[must_use]
    pub fn group(&self) -> Option<Standing> {
        win::standing(self, self.hands.iter().map(|hand| u32::from(hand.count)).sum())
    }
}

/// What the group has agreed on.
///
/// # Errors
/// No group plays.
fn agreement(public: &Public) -> Result<Agreement, Fault> {
    group(public).map(|group| group.agreement).ok_or_else(|| broken("no group plays"))
}

/// The table options of the group.
fn options(public: &Public) -> CoopOptions {
    group(public).map(|group| group.agreement.terms.options).unwrap_or_default()
}

pub(super) fn step(board: &mut Board<'_>, frame: Frame) -> Result<Progress, Fault> {
    match frame {
        Frame::Group(_) => return Err(broken("nothing is being done by the group")),
        Frame::Opening => setup::open(board)?,
        Frame::Death => {
            board.pop();
            win::lose(board, Loss::Death)?;
        }
    }
    Ok(Progress::Go)
}
