//! The modes: what is different from one way to play to another, as a closed list of questions.
//!
//! A base chapter whose rule may be another one in a mode asks `mode::…` and names no mode. Each question is one function
//! here with one exhaustive match, so a new mode has to answer all of them. Where a mode says nothing of its own, the
//! base chapter answers; where it does, the answer is in its folder, in a file named after that chapter.
//!
//! Under each question stand the rules of `rules/modes.toml` that ask it too. A mode there that one survivor plays alone
//! answers about company as [`solo`] does (W-COOP-19, W-NCAL-15, M-RULING-53).

pub mod coop;
pub mod ncal;
pub mod solo;

use bots::Worths;
use kernel::{Asked, Because, Cup, EventId, Fault, Progress, RuleId, Seat, rule};
use serde::{Deserialize, Serialize};

use crate::{
    choice::{self, Choice},
    content::{Content, EnemyType, Faction, Scenario, Trait},
    frame::{Source, What},
    machine::{Board, Wasteland, because, broken},
    map::Nodes,
    options::{NcalOptions, Setup, Takeover},
    state::{AGENDAS, Public, State},
};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Two to four survivors against each other.
    Competitive,
    /// One survivor alone (chapter SOLO).
    Solo,
    /// One to four survivors with one faction against the other (chapter COOP).
    Coop,
    /// One to four survivors as the group of New California (chapter NCAL).
    NewCalifornia,
}

/// A mode that has scenario sheets of its own: they are played in it alone (M-RULING-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetMode {
    /// New California.
    NewCalifornia,
}

/// What a table picks before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// The game of the base book: against each other, or alone.
    #[default]
    Base,
    /// The cooperative game, as the group has agreed.
    Coop(coop::Agreement),
    /// New California, with these table options.
    NewCalifornia(NcalOptions),
}

impl Pick {
    /// The mode that so many players play then (W-SOLO-01).
    #[must_use]
    pub const fn of(self, players: u8) -> Mode {
        match self {
            Pick::Base if players == 1 => Mode::Solo,
            Pick::Base => Mode::Competitive,
            Pick::Coop(_) => Mode::Coop,
            Pick::NewCalifornia(_) => Mode::NewCalifornia,
        }
    }

    /// The sheets that it is played on; none for those of no mode.
    #[must_use]
    pub const fn sheets(self) -> Option<SheetMode> {
        match self {
            Pick::Base | Pick::Coop(_) => None,
            Pick::NewCalifornia(_) => Some(SheetMode::NewCalifornia),
        }
    }

    /// Whether the base book alone is played by.
    #[must_use]
    pub const fn is_base(&self) -> bool {
        matches!(self, Pick::Base)
    }
}

/// What only a mode does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Frame {
    /// The cooperative game.
    Coop(coop::Frame),
    /// New California.
    NewCalifornia(ncal::Frame),
}

impl Frame {
    /// Whether a card is under way (see `Wasteland::is_card`).
    pub(crate) const fn is_card(self) -> bool {
        match self {
            Frame::Coop(coop::Frame::Group(_) | coop::Frame::Opening | coop::Frame::Death)
            | Frame::NewCalifornia(
                ncal::Frame::Group(_)
                | ncal::Frame::Opening
                | ncal::Frame::Start { .. }
                | ncal::Frame::Gain { .. }
                | ncal::Frame::Token { .. },
            ) => false,
        }
    }

    /// Whether an effect is under way after which influence is looked at (see `Wasteland::is_one_effect`).
    pub(crate) const fn is_one_effect(self) -> bool {
        match self {
            Frame::Coop(coop::Frame::Group(_) | coop::Frame::Opening | coop::Frame::Death)
            | Frame::NewCalifornia(ncal::Frame::Group(_) | ncal::Frame::Opening) => false,
            // As drawing them is, and setting up (W-NCAL-05).
            Frame::NewCalifornia(ncal::Frame::Start { .. } | ncal::Frame::Gain { .. } | ncal::Frame::Token { .. }) => {
                true
            }
        }
    }

    /// Whether triggered objectives wait for it (W-RULING-45, W-RULING-89).
    pub(crate) const fn holds_objectives_up(self) -> bool {
        match self {
            Frame::Coop(coop::Frame::Group(_) | coop::Frame::Opening | coop::Frame::Death)
            | Frame::NewCalifornia(ncal::Frame::Group(_) | ncal::Frame::Opening) => false,
            Frame::NewCalifornia(ncal::Frame::Start { .. } | ncal::Frame::Gain { .. } | ncal::Frame::Token { .. }) => {
                true
            }
        }
    }
}

/// A question that only a mode asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// In New California.
    NewCalifornia(ncal::Ask),
}

impl Ask {
    /// The rule by which it is asked.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Ask::NewCalifornia(ask) => ask.rule(),
        }
    }
}

/// What happens only in a mode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// In the cooperative game.
    Coop(coop::Event),
    /// In New California.
    NewCalifornia(ncal::Event),
}

impl Event {
    /// Whose event it is.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Event::Coop(
                coop::Event::FriendlyFaction(_)
                | coop::Event::GroupDeck(_)
                | coop::Event::CardsRequired(_)
                | coop::Event::GroupVictory { .. }
                | coop::Event::GroupDefeat { .. },
            )
            | Event::NewCalifornia(ncal::Event::OneGroup | ncal::Event::GroupWins | ncal::Event::GroupLoses { .. }) => {
                None
            }
            Event::NewCalifornia(ncal::Event::AgendaSpent { seat, .. }) => Some(*seat),
        }
    }
}

impl Public {
    /// What the table has picked.
    #[must_use]
    pub fn pick(&self) -> Pick {
        match self.frames.first().map(|frame| frame.what) {
            Some(What::Mode(Frame::Coop(coop::Frame::Group(group)))) => Pick::Coop(group.agreement),
            Some(What::Mode(Frame::NewCalifornia(ncal::Frame::Group(options)))) => Pick::NewCalifornia(options),
            _ => Pick::Base,
        }
    }

    /// The mode that is played.
    #[inline]
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.pick().of(self.seats)
    }
}

/// Why something cannot be done, where the reason belongs to a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// To solo play.
    Solo(solo::Reason),
    /// To the cooperative game.
    Coop(coop::Reason),
    /// To New California.
    NewCalifornia(ncal::Reason),
}

impl Reason {
    /// The rule that stands in the way.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Reason::Solo(solo::Reason::NeedsSettlement) => rule!("W-SOLO-02"),
            Reason::Coop(coop::Reason::TooManyRequired { .. } | coop::Reason::FixedNumber) => rule!("M-RULING-13"),
            Reason::Coop(coop::Reason::NoPersonalVictory) => rule!("W-COOP-13"),
            Reason::Coop(coop::Reason::LoyalAnyway) => rule!("M-RULING-11"),
            Reason::NewCalifornia(reason) => reason.rule(),
        }
    }
}

/// What only a mode does is carried out.
pub(crate) fn step(board: &mut Board<'_>, frame: Frame) -> Result<Progress, Fault> {
    match frame {
        Frame::Coop(frame) => coop::step(board, frame),
        Frame::NewCalifornia(frame) => ncal::step(board, frame),
    }
}

/// Who is asked what by it.
pub(crate) fn decide(frame: Frame, options: &mut Vec<Choice>) -> Option<Asked<choice::Ask>> {
    match frame {
        Frame::Coop(_) => None,
        Frame::NewCalifornia(frame) => ncal::decide(frame, options),
    }
}

/// It gets an answer.
pub(crate) fn answer(board: &mut Board<'_>, frame: Frame, choice: Choice) -> Result<(), Fault> {
    match frame {
        Frame::Coop(_) => Err(broken("nothing is being asked")),
        Frame::NewCalifornia(frame) => ncal::answer(board, frame, choice),
    }
}

// How the game ends.

/// Whether the survivor has what it takes to win (W-WIN-02). Asked between two steps of whoever may have changed, and of
/// everybody when a faction has taken over: if nobody has it then, all lose.
///
/// Also: W-COOP-13, W-NCAL-02 to W-NCAL-04, W-BOND-53, W-BOND-62.
pub(crate) fn may_win(game: &Wasteland, state: &State, seat: Seat) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo => game.has_the_influence(state, seat),
        Mode::Coop | Mode::NewCalifornia => false,
    }
}

/// Why nobody declares victory, where nobody does (W-RULING-56).
///
/// Also: W-COOP-13, W-NCAL-04.
pub(crate) fn no_victory(state: &State) -> Result<(), Because<choice::Reason>> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => Ok(()),
        Mode::Coop => {
            let reason = Reason::Coop(coop::Reason::NoPersonalVictory);
            because(reason.rule(), choice::Reason::Mode(reason))
        }
        Mode::NewCalifornia => {
            let reason = Reason::NewCalifornia(ncal::Reason::NoVictory);
            because(reason.rule(), choice::Reason::Mode(reason))
        }
    }
}

/// The game ends: who won is told, and by which rule (W-WIN-03).
///
/// Also: W-COOP-08 to W-COOP-11, W-NCAL-01, W-BOND-53.
pub(crate) fn end(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.win_by_influence(),
        Mode::Coop => coop::win::end(board),
        Mode::NewCalifornia => ncal::win::end(board),
    }
}

/// Whether the game is over as soon as a token is at the end of the track, in the middle of a card (W-RULING-58).
///
/// Also: W-COOP-08 to W-COOP-11, M-RULING-07, W-NCAL-02, W-NCAL-03, W-NCAL-13, M-RULING-18.
pub(crate) fn ends_on_arrival(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo => state.options.finish_results_at_takeover == Takeover::AtOnce,
        Mode::Coop | Mode::NewCalifornia => true,
    }
}

/// Whether further deaths of the same moment are dealt with before the end of the track is (W-RULING-56).
///
/// Also: M-RULING-18, M-RULING-21.
pub(crate) fn buries_first(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop => true,
        Mode::NewCalifornia => false,
    }
}

/// Whether the survivors play against each other (W-WIN-03).
///
/// Also: W-COOP-08, W-NCAL-01, W-BOND-53.
pub(crate) fn are_rivals(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo => true,
        Mode::Coop | Mode::NewCalifornia => false,
    }
}

/// The faction that all survivors side with, where they do.
///
/// Also: W-COOP-02, W-NCAL-02.
pub(crate) fn friend(public: &Public) -> Option<Faction> {
    match public.pick() {
        Pick::Base => None,
        Pick::Coop(agreed) => Some(agreed.friendly),
        Pick::NewCalifornia(_) => Some(ncal::FREEDOM),
    }
}

/// How good a position is for each seat, where they play for the same.
///
/// Also: W-COOP-05, W-COOP-08, W-NCAL-01.
pub(crate) fn worths(game: &Wasteland, state: &State) -> Option<Worths> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => None,
        Mode::Coop => Some(coop::evaluate::worths(game, state)),
        Mode::NewCalifornia => Some(ncal::evaluate::worths(game, state)),
    }
}

// What a gained agenda card becomes.

/// A survivor gains so many agenda cards: they are drawn and kept in hand (W-RESULT-10).
///
/// Also: W-NCAL-05 to W-NCAL-09, W-BOND-06, M-RULING-29.
pub(crate) fn gain_agendas(board: &mut Board<'_>, seat: Seat, count: u8) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop => board.draw_agendas(seat, count),
        Mode::NewCalifornia => ncal::agenda::draw(board, seat, count),
    }
}

/// An agenda card has come from the deck into a hand (W-RESULT-10, W-SETUP-24).
///
/// Also: M-RULING-61.
pub(crate) fn agenda_gained(state: &mut State) {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => {}
        Mode::Coop => coop::agenda::gained(state),
    }
}

/// What each agenda card counts as, where what is printed on it does not matter (W-AGENDA-02, W-AGENDA-03).
///
/// Also: W-COOP-06, W-NCAL-04.
pub(crate) fn flat_influence(state: &State) -> Option<u32> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => None,
        Mode::Coop => Some(1),
        Mode::NewCalifornia => Some(0),
    }
}

/// Whether agenda cards in hands are open to all (W-AGENDA-07).
///
/// Also: M-RULING-14.
#[must_use]
pub fn hands_are_open(public: &Public) -> bool {
    match public.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => false,
        Mode::Coop => coop::agenda::are_open(public),
    }
}

/// The hand limit: the most agenda cards that a survivor may hold, if there is such a number (W-AGENDA-04).
///
/// Also: W-COOP-07.
pub(crate) fn hand_limit(state: &State) -> Option<u32> {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => Some(AGENDAS),
        Mode::Coop => None,
    }
}

// Who is activated.

/// A card is turned up at the end of the round, and what it names is activated (W-ROUND-04).
///
/// Also: W-COOP-17, M-RULING-09, W-NCAL-10, W-BOND-17, W-BOND-22 to W-BOND-26.
pub(crate) fn wake_enemies(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop | Mode::NewCalifornia => board.reveal_agenda(),
    }
}

/// The enemies that this icon of the card activates; none behind the last icon (W-ROUND-05).
///
/// Also: W-BOND-18, W-BOND-21, W-BOND-22.
pub(crate) fn activated(game: &Wasteland, state: &State, icon: u8) -> Option<EnemyType> {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop | Mode::NewCalifornia => game.row_icon(state, icon),
    }
}

// Which token moves.

/// A result gives a faction power, or takes it: its token moves (W-RESULT-15, W-POWER-08).
///
/// Also: W-COOP-03, W-NCAL-13, W-BOND-12 to W-BOND-15.
pub(crate) fn gain_power(board: &mut Board<'_>, faction: Faction, by: i8, rule: RuleId) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop => board.advance(faction, by, rule),
        Mode::NewCalifornia => board.advance(faction, by, if by > 0 { rule!("W-NCAL-13") } else { rule }),
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
        Mode::Coop => coop::power::advances(state, faction),
        Mode::NewCalifornia => ncal::power::advances(state, faction),
    }
}

/// Whether the token that moved first has decided the game, so that the other one stays where it is (W-AGENDA-11).
///
/// Also: M-RULING-08.
pub(crate) fn is_decided(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive | Mode::Solo => false,
        Mode::Coop | Mode::NewCalifornia => state.takeover,
    }
}

/// Which token moves first, where both move (W-AGENDA-11).
///
/// Also: M-RULING-08.
pub(crate) fn in_order(state: &State) -> [Faction; 2] {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => Faction::BOTH,
        Mode::Coop => coop::power::order(state),
    }
}

// Loyalty.

/// The faction that the survivor is loyal to (W-LOYALTY-01).
///
/// Also: W-NCAL-17, W-BOND-16, M-RULING-11.
#[inline]
pub(crate) fn loyalty(game: &Wasteland, state: &State, seat: Seat) -> Option<Faction> {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => game.declared_loyalty(state, seat),
        Mode::Coop => coop::agenda::loyalty(game, state, seat),
    }
}

/// Why nobody changes loyalty, where nobody does (W-LOYALTY-01, W-LOYALTY-07).
///
/// Also: M-RULING-11, W-NCAL-17, M-RULING-15.
pub(crate) fn no_declaration(state: &State) -> Result<(), Because<choice::Reason>> {
    match state.mode() {
        Mode::Competitive | Mode::Solo => Ok(()),
        Mode::Coop => coop::agenda::no_declaration(state),
        Mode::NewCalifornia => ncal::agenda::no_declaration(state),
    }
}

// What a death does.

/// A survivor was killed, as this event tells: the figure comes back (W-KILLED-02).
///
/// Also: W-COOP-12.
pub(crate) fn killed(board: &mut Board<'_>, seat: Seat, killed: EventId) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => board.come_back(seat, killed),
        Mode::Coop => coop::killed::killed(board, seat, killed),
    }
}

/// A killed survivor has recovered all HP: with too many rads that is not enough (W-KILLED-09).
///
/// Also: W-NCAL-11, W-NCAL-12, W-BOND-60, W-BOND-61, M-RULING-06, M-RULING-24.
pub(crate) fn recovered(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.judge_elimination(seat),
        Mode::Coop => coop::killed::recovered(board, seat),
        Mode::NewCalifornia => ncal::killed::recovered(board, seat),
    }
}

/// Somebody is out of the game: whether that ends it (W-RULING-63).
///
/// Also: M-RULING-06, M-RULING-24.
pub(crate) fn eliminated(board: &mut Board<'_>) -> Result<bool, Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo => board.end_without_survivors(),
        Mode::Coop => coop::killed::eliminated(board),
        Mode::NewCalifornia => ncal::killed::eliminated(board),
    }
}

/// A survivor has killed an enemy: what that brings besides XP and loot (W-FIGHT-16, W-ABILITY-11).
///
/// Also: M-RULING-12.
pub(crate) fn enemy_killed(board: &mut Board<'_>, seat: Seat) {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::NewCalifornia => {}
        Mode::Coop => coop::enemy::killed(board, seat),
    }
}

// More actions and camp parts.

/// The actions open to the survivor, who has these spaces beside (W-ACTION-01).
///
/// Also: W-BOND-34 to W-BOND-36.
pub(crate) fn list_actions(game: &Wasteland, state: &State, seat: Seat, beside: Nodes, options: &mut Vec<Choice>) {
    match state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop | Mode::NewCalifornia => {
            game.list_actions(state, seat, beside, options);
        }
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
        Mode::Competitive | Mode::Solo | Mode::Coop | Mode::NewCalifornia => {
            Wasteland::list_camp_parts(recovered, unexhausted, rested, options)
        }
    }
}

// More set-up steps.

/// The agenda cards of a game of so many players, by their numbers (W-SETUP-11).
///
/// Also: W-COOP-14, W-BOND-06, M-RULING-05, M-RULING-16.
pub(crate) fn agenda_deck(content: &Content, players: u8, pick: Pick, cup: &mut Cup) -> Vec<u8> {
    match pick {
        Pick::Base => Wasteland::agendas_for(content, players),
        Pick::Coop(agreed) => coop::setup::deck(content, players, agreed, cup),
        Pick::NewCalifornia(options) => ncal::setup::deck(content, players, options),
    }
}

/// Whether the game can be played as it was agreed, on this sheet and with so many agenda cards (W-SETUP-03).
///
/// Also: M-RULING-13, M-RULING-25.
pub(crate) fn is_possible(setup: &Setup, scenario: &Scenario, agendas: u8) -> Result<(), Because<choice::Reason>> {
    if let (Some(SheetMode::NewCalifornia), None) = (scenario.mode, setup.mode.sheets()) {
        let reason = Reason::NewCalifornia(ncal::Reason::OwnScenario);
        return because(reason.rule(), choice::Reason::Mode(reason));
    }
    match setup.mode {
        Pick::Base => Ok(()),
        Pick::Coop(agreed) => coop::setup::is_possible(agreed, setup.players, agendas),
        Pick::NewCalifornia(_) => ncal::setup::is_possible(scenario),
    }
}

/// What lies under everything that is being done, and what is done before the survivors are chosen (W-SETUP-17).
///
/// Also: W-COOP-02, W-NCAL-01.
pub(crate) const fn first_frames(pick: Pick) -> [Option<What>; 2] {
    match pick {
        Pick::Base => [None; 2],
        Pick::Coop(agreed) => coop::setup::first_frames(agreed),
        Pick::NewCalifornia(options) => ncal::setup::first_frames(options),
    }
}

/// A survivor's board is prepared: an agenda card to start with (W-SETUP-24).
///
/// Also: W-COOP-16, W-NCAL-16, W-BOND-06, W-BOND-10.
pub(crate) fn deal_agenda(board: &mut Board<'_>, seat: Seat) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop => board.deal_agenda(seat),
        Mode::NewCalifornia => ncal::setup::deal_agenda(board, seat),
    }
    Ok(())
}

/// All is set up, and the game begins (W-ROUND-01).
///
/// Also: W-NCAL-16, W-BOND-05, W-BOND-07 to W-BOND-09, W-BOND-11.
pub(crate) fn begin(board: &mut Board<'_>) -> Result<(), Fault> {
    match board.state.mode() {
        Mode::Competitive | Mode::Solo | Mode::Coop => board.begin_first_round(),
        Mode::NewCalifornia => ncal::setup::begin(board),
    }
    Ok(())
}

// Company.

/// Whether one player is alone at the table, as cards ask.
pub(crate) fn is_alone(state: &State) -> bool {
    match state.mode() {
        Mode::Competitive => false,
        Mode::Solo => true,
        Mode::Coop => coop::is_alone(state),
        Mode::NewCalifornia => ncal::is_alone(state),
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
        Mode::Coop | Mode::NewCalifornia if !is_alone(state) => game.is_with(state, seat, wanted),
        Mode::Competitive => game.is_with(state, seat, wanted),
        Mode::Solo | Mode::Coop | Mode::NewCalifornia => solo::quest::has_company(game, state, seat, source),
    }
}

/// What to do about missing company.
pub(crate) fn no_company(state: &State, source: Option<Source>) -> choice::Reason {
    match state.mode() {
        Mode::Coop | Mode::NewCalifornia if !is_alone(state) => choice::Reason::NobodyHere,
        Mode::Competitive => choice::Reason::NobodyHere,
        Mode::Solo | Mode::Coop | Mode::NewCalifornia => solo::quest::no_company(source),
    }
}

/// What the test of another survivor counts as who is not there, and by which rule (W-TEST-05).
pub(crate) fn test_of_nobody(state: &State, source: Source) -> (u8, RuleId) {
    match state.mode() {
        Mode::Coop | Mode::NewCalifornia if !is_alone(state) => (0, rule!("W-TEST-05")),
        Mode::Competitive => (0, rule!("W-TEST-05")),
        Mode::Solo | Mode::Coop | Mode::NewCalifornia => solo::quest::test_of_nobody(source),
    }
}
