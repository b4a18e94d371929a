//! Chapter NCAL: the survivors of New California are one group, and the two tokens decide.
//!
//! What the table has settled lies under everything else that is being done, as the first of the frames, as in the
//! cooperative game. The survivors and the cards of the box belong to whoever plays with it, in any mode: their rules
//! stand in the base chapters.

pub(super) mod agenda;
pub(super) mod evaluate;
pub(super) mod killed;
pub(super) mod power;
pub(super) mod setup;
pub(super) mod win;

use kernel::{Asked, Fault, Progress, RuleId, Seat, Seats, rule};
use serde::{Deserialize, Serialize};

use crate::{
    choice,
    content::Faction,
    frame::What,
    machine::{Board, broken},
    mode,
    options::NcalOptions,
    state::Public,
    view::View,
};

/// The token that wins the game at the end of the track (W-NCAL-02), and the one that loses it (W-NCAL-03).
pub const FREEDOM: Faction = Faction::Star;
/// See [`FREEDOM`].
pub const SECURITY: Faction = Faction::Shield;

/// The sheets that it is played on.
pub const SHEETS: mode::SheetMode = mode::SheetMode::NewCalifornia;

/// A procedure that only New California has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The group plays, with these table options: under everything else.
    Group(NcalOptions),
    /// What it plays for is told, before anything else.
    Opening,
    /// The starting agenda cards are spent (W-NCAL-16).
    Start {
        /// By whom still.
        seats: Seats,
        /// The first player when it began: the deck may be passed meanwhile.
        from: Seat,
    },
    /// Agenda cards are gained one after another (W-NCAL-09).
    Gain {
        /// By whom.
        seat: Seat,
        /// How many are still to come.
        left: u8,
        /// There were more than one to come.
        several: bool,
    },
    /// A card of neither faction is spent (W-NCAL-08).
    Token {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u8,
    },
}

/// What happened to the group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// All survivors are one group.
    OneGroup,
    /// An agenda card was gained and is spent.
    AgendaSpent {
        /// By whom.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// The group has won.
    GroupWins,
    /// It has lost.
    GroupLoses {
        /// Why.
        why: Loss,
    },
}

/// Why a group has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// Security was at the end (W-NCAL-03).
    Security,
    /// A survivor was eliminated, and the table plays so (M-RULING-24).
    Elimination,
    /// All were eliminated (M-RULING-24).
    Nobody,
}

/// Why something cannot be done in New California.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Nobody declares victory (W-NCAL-04).
    NoVictory,
    /// Nobody holds an agenda card to be loyal by (W-NCAL-17).
    NoLoyalty,
    /// The scenario is not one of New California (M-RULING-25).
    OtherScenario,
    /// The scenario is played in New California alone (M-RULING-25).
    OwnScenario,
}

impl Reason {
    /// The rule that stands in the way.
    pub(super) const fn rule(self) -> RuleId {
        match self {
            Reason::NoVictory => rule!("W-NCAL-04"),
            Reason::NoLoyalty => rule!("W-NCAL-17"),
            Reason::OtherScenario | Reason::OwnScenario => rule!("M-RULING-25"),
        }
    }

    /// As base chapters pass it on.
    pub(super) const fn because(self) -> choice::Reason {
        choice::Reason::Mode(mode::Reason::NewCalifornia(self))
    }
}

/// A question that only New California asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Which token does this agenda card of neither faction advance?
    Token(u8),
}

impl Ask {
    /// The rule by which it is asked.
    pub(super) const fn rule(self) -> RuleId {
        match self {
            Ask::Token(_) => rule!("W-NCAL-08"),
        }
    }
}

/// How the group stands, as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Steps that the token of Freedom is short of the end.
    pub freedom_short: u8,
    /// Steps that the token of Security is short of it.
    pub security_short: u8,
}

/// Whether the group is a single survivor, who does without company as in solo play (W-NCAL-15).
pub(super) fn is_alone(public: &Public) -> bool {
    public.seats == 1
}

/// The table options of the group, if one plays.
fn group(public: &Public) -> Option<NcalOptions> {
    match public.pick() {
        mode::Pick::NewCalifornia(options) => Some(options),
        mode::Pick::Base | mode::Pick::Coop(_) => None,
    }
}

/// The same where it is known that one does.
fn options(public: &Public) -> NcalOptions {
    group(public).unwrap_or_default()
}

impl View {
    /// How the group of New California stands on a track that ends there, if one plays.
    #[must_use]
    pub fn new_california(&self, end: u8) -> Option<Standing> {
        let short = |faction: Faction| end.saturating_sub(self.power_of(faction));
        group(self).map(|_| Standing { freedom_short: short(FREEDOM), security_short: short(SECURITY) })
    }
}

pub(super) fn step(board: &mut Board<'_>, frame: Frame) -> Result<Progress, Fault> {
    match frame {
        Frame::Group(_) => return Err(broken("nothing is being done by the group")),
        Frame::Opening => setup::open(board),
        Frame::Start { seats, from } => setup::spend_starting_cards(board, seats, from)?,
        Frame::Gain { seat, left, several } => agenda::gain(board, seat, left, several)?,
        Frame::Token { .. } => return Ok(Progress::Ask),
    }
    Ok(Progress::Go)
}

pub(super) fn decide(frame: Frame, options: &mut Vec<choice::Choice>) -> Option<Asked<choice::Ask>> {
    match frame {
        Frame::Token { seat, card } => Some(agenda::decide(seat, card, options)),
        Frame::Group(_) | Frame::Opening | Frame::Start { .. } | Frame::Gain { .. } => None,
    }
}

pub(super) fn answer(board: &mut Board<'_>, frame: Frame, choice: choice::Choice) -> Result<(), Fault> {
    match frame {
        Frame::Token { seat, card } => agenda::answer(board, seat, card, choice),
        Frame::Group(_) | Frame::Opening | Frame::Start { .. } | Frame::Gain { .. } => {
            Err(broken("nothing is being asked"))
        }
    }
}

const fn what(frame: Frame) -> What {
    What::Mode(mode::Frame::NewCalifornia(frame))
}

/// Tells what happened to the group.
fn tell(board: &mut Board<'_>, rule: RuleId, event: Event) -> kernel::EventId {
    board.tell(rule, || crate::event::Event::Mode(mode::Event::NewCalifornia(event)))
}
