//! The modes: what is different from one way to play to another, as a closed list of questions.
//!
//! A base chapter whose rule may be another one in a mode asks `mode::…` and names no mode. Each question is one function
//! here with one exhaustive match, so a new mode has to answer all of them. Where a mode says nothing of its own, the
//! base chapter answers; where it does, the answer is in its folder, in a file named after that chapter.
//!
//! Under each question stand the rules of `rules/modes.toml` that ask it too. A mode there that one survivor plays alone
//! answers about company as [`solo`] does (W-COOP-19, W-NCAL-15, M-RULING-53).

pub mod solo;

use kernel::{EventId, Fault, RuleId, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{self, Choice},
    content::{Agenda, EnemyType, Faction, Trait},
    frame::Source,
    machine::{Board, Wasteland},
    map::Nodes,
    state::{AGENDAS, State},
};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two to four survivors against each other.
    Competitive,
    /// One survivor alone (chapter SOLO).
    Solo,
}

impl Mode {
    /// The mode that so many players play (W-SOLO-01).
    #[must_use]
    pub const fn of(players: u8) -> Mode {
        if players == 1 { Mode::Solo } else { Mode::Competitive }
    }
}

/// Why something cannot be done, where the reason belongs to a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// To solo play.
    Solo(solo::Reason),
}

impl Reason {
    /// The rule that stands in the way.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Reason::Solo(solo::Reason::NeedsSettlement) => rule!("W-SOLO-02"),
        }
    }
}

// How the game ends.

/// Whether the survivor has what it takes to win (W-WIN-02). Asked between two steps of whoever may have changed, and of
/// everybody when a faction has taken over: if nobody has it then, all lose.
///
/// Also: W-COOP-08 to W-COOP-11, W-COOP-13, W-NCAL-02 to W-NCAL-04, W-BOND-53, W-BOND-62.
pub(crate) fn may_win(game: &Wasteland, state: &State, seat: Seat) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo => game.has_the_influence(state, seat),
    }
}

/// The game ends: who won is told, and by which rule (W-WIN-03).
///
/// Also: W-COOP-08, W-NCAL-01, W-BOND-53.
pub(crate) fn end(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.win_by_influence(),
    }
}

// What a gained agenda card becomes.

/// A survivor gains so many agenda cards: they are drawn and kept in hand (W-RESULT-10).
///
/// Also: W-NCAL-05 to W-NCAL-09, W-BOND-06, M-RULING-29.
pub(crate) fn gain_agendas(board: &mut Board<'_>, seat: Seat, count: u8) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.draw_agendas(seat, count),
    }
}

/// The hand limit: the most agenda cards that a survivor may hold, if there is such a number (W-AGENDA-04).
///
/// Also: W-COOP-07.
pub(crate) fn hand_limit(state: &State) -> Option<u32> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => Some(AGENDAS),
    }
}

// Who is activated.

/// A card is turned up at the end of the round, and what it names is activated (W-ROUND-04).
///
/// Also: W-COOP-17, M-RULING-09, W-NCAL-10, W-BOND-17, W-BOND-22 to W-BOND-26.
pub(crate) fn wake_enemies(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.reveal_agenda(),
    }
}

/// The enemies that this icon of the card activates; none behind the last icon (W-ROUND-05).
///
/// Also: W-BOND-18, W-BOND-21, W-BOND-22.
pub(crate) fn activated(game: &Wasteland, state: &State, icon: u8) -> Option<EnemyType> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => game.row_icon(state, icon),
    }
}

// Which token moves.

/// A result gives a faction power, or takes it: its token moves (W-RESULT-15, W-POWER-08).
///
/// Also: W-COOP-03, W-NCAL-13, W-BOND-12 to W-BOND-15.
pub(crate) fn gain_power(board: &mut Board<'_>, faction: Faction, by: i8, rule: RuleId) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.advance(faction, by, rule),
    }
    Ok(())
}

/// What a used-up deck does: the rule by which the token of a faction advances, if it does (W-AGENDA-11).
///
/// Also: W-COOP-18, W-COOP-19, W-NCAL-14, W-NCAL-15, W-BOND-27, with the table options of M-RULING-10 and M-RULING-20.
pub(crate) fn advances(state: &State, faction: Faction) -> Option<RuleId> {
    match state.mode() {
        Mode::Competitive => Some(rule!("W-AGENDA-11")),
        Mode::Solo => solo::power::advances(state, faction),
    }
}

// Loyalty.

/// The faction that the survivor is loyal to (W-LOYALTY-01).
///
/// Also: W-NCAL-17, W-BOND-16, M-RULING-11.
#[inline]
pub(crate) fn loyalty(game: &Wasteland, state: &State, seat: Seat) -> Option<Faction> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => game.declared_loyalty(state, seat),
    }
}

// What a death does.

/// A survivor was killed, as this event tells: the figure comes back (W-KILLED-02).
///
/// Also: W-COOP-12.
pub(crate) fn killed(board: &mut Board<'_>, seat: Seat, killed: EventId) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.come_back(seat, killed),
    }
}

/// A killed survivor has recovered all HP: with too many rads that is not enough (W-KILLED-09).
///
/// Also: W-NCAL-11, W-NCAL-12, W-BOND-60, W-BOND-61, M-RULING-06, M-RULING-24.
pub(crate) fn recovered(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.judge_elimination(seat),
    }
}

// More actions and camp parts.

/// The actions open to the survivor, who has these spaces beside (W-ACTION-01).
///
/// Also: W-BOND-34 to W-BOND-36.
pub(crate) fn list_actions(game: &Wasteland, state: &State, seat: Seat, beside: Nodes, options: &mut Vec<Choice>) {
    match state.mode() {
        Mode::Competitive | Mode::Solo => game.list_actions(state, seat, beside, options),
    }
}

/// The parts of a camp action that are still to be done (W-CAMP-01).
///
/// Also: W-BOND-30, W-BOND-58.
pub(crate) fn list_camp_parts(
    state: &State,
    recovered: bool,
    unexhausted: bool,
    rested: bool,
    options: &mut Vec<Choice>,
) {
    match state.mode() {
        Mode::Competitive | Mode::Solo => Wasteland::list_camp_parts(recovered, unexhausted, rested, options),
    }
}

// More set-up steps.

/// Whether a game of so many players is played with this agenda card (W-SETUP-11).
///
/// Also: W-COOP-14, W-BOND-06, M-RULING-05, M-RULING-16.
pub(crate) fn uses_agenda(mode: Mode, players: u8, agenda: &Agenda) -> bool {
    match mode {
        Mode::Competitive | Mode::Solo => agenda.players <= players,
    }
}

/// A survivor's board is prepared: an agenda card to start with (W-SETUP-24).
///
/// Also: W-COOP-16, W-NCAL-16, W-BOND-06, W-BOND-10.
pub(crate) fn deal_agenda(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.deal_agenda(seat),
    }
    Ok(())
}

/// All is set up, and the game begins (W-ROUND-01).
///
/// Also: W-BOND-05, W-BOND-07 to W-BOND-09, W-BOND-11.
pub(crate) fn begin(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.begin_first_round(),
    }
    Ok(())
}

// Company.

/// Whether one player is alone at the table, as cards ask.
pub(crate) fn is_alone(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive => false,
        Mode::Solo => true,
    }
}

/// Whether the survivor has the company that a card wants: another survivor in the space, with this trait if any.
///
/// Also: M-RULING-53.
pub(crate) fn has_company(
    game: &Wasteland,
    state: &State,
    seat: Seat,
    wanted: Option<Trait>,
    source: Option<Source>,
) -> bool {
    match state.mode() {
        Mode::Competitive => game.is_with(state, seat, wanted),
        Mode::Solo => solo::quest::has_company(game, state, seat, source),
    }
}

/// What to do about missing company.
pub(crate) fn no_company(state: &State, source: Option<Source>) -> choice::Reason {
    match state.mode() {
        Mode::Competitive => choice::Reason::NobodyHere,
        Mode::Solo => solo::quest::no_company(source),
    }
}

/// What the test of another survivor counts as who is not there, and by which rule (W-TEST-05).
pub(crate) fn test_of_nobody(state: &State, source: Source) -> (u8, RuleId) {
    match state.mode() {
        Mode::Competitive => (0, rule!("W-TEST-05")),
        Mode::Solo => solo::quest::test_of_nobody(source),
    }
}
