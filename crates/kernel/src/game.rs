//! The contract between a game and everything that plays it: bots, servers, tables, simulations, tests.

use std::fmt::{self, Debug};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Answer, Asked, Decision, Legal, Misfit, QuickRng, RuleId, Run, Seat, Seed, StateHash, Viewer};

/// A game with its content. Everything that changes is in the [`Game::State`]; the game itself is shared and constant.
///
/// A game does no I/O, reads no clock and holds no closures; the same set-up, seed and answers give the same states
/// on every platform.
pub trait Game: Sized {
    /// The game's name in logs and on the command line.
    const ID: &'static str;
    /// Raised with every change of the rules that can make a stored game go differently.
    const RULES_VERSION: u32;

    /// Seats and table options.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// All that changes in a game: one plain value.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// A thing on the table that can be chosen.
    type Choice: Copy + Default + Eq + Debug + Serialize + DeserializeOwned;
    /// A question.
    type Ask: Copy + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What one viewer may know, built up from nothing.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// Why something cannot be done.
    type Reason: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Names and hashes of the content, for the header of a log.
    fn packs(&self) -> Vec<PackStamp>;

    /// The number of seats of a set-up.
    fn seats(setup: &Self::Setup) -> u8;

    /// The state before the first step, or why there can be none.
    ///
    /// # Errors
    /// The first thing in the set-up that the rules do not allow.
    fn set_up(&self, setup: &Self::Setup, seed: Seed) -> Result<Self::State, Because<Self::Reason>>;

    /// Runs one step of the topmost frame. Stops with [`Progress::Ask`] where somebody must choose.
    ///
    /// # Errors
    /// A fault: the rules contradict themselves.
    fn step(&self, state: &mut Self::State, run: &mut Run<Self>) -> Result<Progress, Fault>;

    /// Says who is asked what, and lists the options. Exactly what [`Game::answer`] accepts.
    fn decide(&self, state: &Self::State, options: &mut Vec<Self::Choice>) -> Option<Asked<Self::Ask>>;

    /// Whether the open decision is put to the player even if one answer alone is legal: where being asked or not would
    /// tell the others something about a hidden hand, or where the player is to see something before it is gone.
    fn asks_anyway(&self, _state: &Self::State) -> bool {
        false
    }

    /// Hands a legal answer to the frame that asked; `forced` when it was the only one.
    ///
    /// # Errors
    /// A fault: the frame did not ask for such an answer.
    fn answer(
        &self,
        state: &mut Self::State,
        answer: &Legal<Self::Choice>,
        forced: bool,
        run: &mut Run<Self>,
    ) -> Result<(), Fault>;

    /// Why this choice is not open to this seat now; none if it is.
    fn why_not(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Option<Because<Self::Reason>>;

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A possible state behind a view: what the viewer cannot know is dealt anew.
    ///
    /// # Errors
    /// The view belongs to no game of this content.
    fn redeal(&self, view: &Self::View, rng: &mut QuickRng) -> Result<Self::State, Fault>;

    /// The same game with what the viewer cannot know changed. For testing that nothing hidden shows.
    fn scramble(&self, state: &Self::State, viewer: Viewer, rng: &mut QuickRng) -> Self::State;

    /// Moves chance on after an undo across something seen, and deals anew what nobody at the table may know: what
    /// would have come out next came out. What some seat may know stays, so that no view changes.
    fn next_epoch(&self, state: &mut Self::State);

    /// Checks that every piece is in exactly one place and every bound is kept.
    ///
    /// # Errors
    /// The first thing that is not as it must be.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Checks what holds whenever somebody is asked or the game is over: that whatever is kept instead of being worked
    /// out each time is what working it out anew gives, and that nothing is overlooked. A game that keeps nothing
    /// need not say anything.
    ///
    /// # Errors
    /// The first thing that is not as it must be.
    fn audit_kept(&self, _state: &Self::State) -> Result<(), String> {
        Ok(())
    }

    /// The final places, one per seat, 1 for winners; 2 for all where all have lost; none before the end.
    fn places(&self, state: &Self::State) -> Option<Vec<u8>>;
}

/// The name, version and hash of a content pack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackStamp {
    /// The pack's id.
    pub id: String,
    /// Its version, for people: what it says makes no difference to a game.
    pub version: String,
    /// The hash of what the rules look at, and of nothing that people read. Not known of games that were stored before
    /// the two were told apart.
    pub hash: Option<String>,
}

impl PackStamp {
    /// Whether both are the same to the rules. Unknown cards may be others.
    #[must_use]
    pub fn is_same(&self, other: &PackStamp) -> bool {
        self.id == other.id && self.hash.is_some() && self.hash == other.hash
    }

    /// Whether these packs are the same to the rules, one by one.
    #[must_use]
    pub fn are_same(these: &[PackStamp], those: &[PackStamp]) -> bool {
        these.len() == those.len() && these.iter().zip(those).all(|(this, that)| this.is_same(that))
    }
}

/// What a step of the rules came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to do.
    Go,
    /// Somebody must choose.
    Ask,
    /// The game is over.
    Over,
}

/// A rule, and why it stands in the way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Because<R> {
    /// The rule.
    pub rule: RuleId,
    /// What is missing or in the way, in the game's words.
    pub reason: R,
}

/// Why an answer was not taken. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal<C, R> {
    /// Another seat is asked.
    NotAsked,
    /// The answer belongs to a decision that is no longer open.
    Stale,
    /// The answer does not fit the question.
    Misfit(Misfit<C>),
    /// A rule stands in the way.
    Rule(Because<R>),
}

/// A defect of ours: the rules contradict themselves. The table keeps the last good state.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The rules ran in a circle.
    #[error("the rules ran in circles")]
    OutOfFuel,
    /// Somebody was asked and nothing was legal.
    #[error("somebody was asked and nothing was legal")]
    Stuck,
    /// An invariant is broken.
    #[error("broken invariant: {0}")]
    Broken(String),
}

/// An answer was refused, or the rules are at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotApplied<C, R> {
    /// Refused; a player's matter.
    Refused(Refusal<C, R>),
    /// A defect of ours.
    Fault(Fault),
}

impl<C: Serialize, R: Serialize> fmt::Display for NotApplied<C, R> {
    /// For reports; a player is told by the texts of the game.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotApplied::Refused(refusal) => formatter.write_str(&as_data(refusal)),
            NotApplied::Fault(fault) => fmt::Display::fmt(fault, formatter),
        }
    }
}

/// A value as logs write it, where a report has nothing better.
pub(crate) fn as_data<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Steps between two decisions after which the rules are taken to run in a circle. A round of the largest game takes
/// some hundreds.
const FUEL: u32 = 100_000;

/// Runs the rules until somebody must choose or the game is over. A decision with one legal answer is answered here,
/// unless the game wants it asked.
///
/// # Errors
/// A fault of the rules.
pub fn drive<G: Game>(game: &G, state: &mut G::State, run: &mut Run<G>) -> Result<(), Fault> {
    for _ in 0..FUEL {
        match game.step(state, run)? {
            Progress::Go => {}
            Progress::Over => {
                run.decision.clear();
                return Ok(());
            }
            Progress::Ask => {
                decide(game, state, &mut run.decision);
                match run.decision.count() {
                    0 => return Err(Fault::Stuck),
                    1 if !game.asks_anyway(state) => {
                        let forced = run.decision.nth(0).ok_or(Fault::Stuck)?;
                        game.answer(state, &forced, true, run)?;
                    }
                    _ => return Ok(()),
                }
            }
        }
    }
    Err(Fault::OutOfFuel)
}

/// Finds the decision that is open in a state.
pub fn decide<G: Game>(game: &G, state: &G::State, decision: &mut Decision<G::Choice, G::Ask>) {
    decision.options.clear();
    decision.asked = game.decide(state, &mut decision.options);
}

/// Sets up a game and runs it to its first decision.
///
/// # Errors
/// A set-up the rules do not allow, or a fault.
pub fn begin<G: Game>(
    game: &G,
    setup: &G::Setup,
    seed: Seed,
    run: &mut Run<G>,
) -> Result<G::State, NotApplied<G::Choice, G::Reason>> {
    let mut state = game.set_up(setup, seed).map_err(|because| NotApplied::Refused(Refusal::Rule(because)))?;
    drive(game, &mut state, run).map_err(NotApplied::Fault)?;
    Ok(state)
}

/// Plays an answer that came out of the open decision, and runs on to the next one. For playouts and search: the
/// answer is legal by its type, so nothing is checked again. After a fault the state is of no use.
///
/// # Errors
/// A fault of the rules.
#[inline]
pub fn advance<G: Game>(
    game: &G,
    state: &mut G::State,
    answer: &Legal<G::Choice>,
    run: &mut Run<G>,
) -> Result<(), Fault> {
    game.answer(state, answer, false, run)?;
    drive(game, state, run)
}

/// An answer that was taken.
pub struct Applied<G: Game> {
    /// The answer.
    pub answer: Legal<G::Choice>,
    /// The state as it was before.
    pub before: G::State,
}

/// Plays anybody's answer: checks it, plays it and runs on. Unless it is accepted, nothing changes.
///
/// # Errors
/// Why the answer is refused, or a fault.
pub fn apply<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    answer: &Answer<G::Choice>,
    run: &mut Run<G>,
) -> Result<Applied<G>, NotApplied<G::Choice, G::Reason>> {
    decide(game, state, &mut run.decision);
    let answer = check(game, state, &run.decision, seat, answer).map_err(NotApplied::Refused)?;
    let mut next = state.clone();
    match advance(game, &mut next, &answer, run) {
        Ok(()) => Ok(Applied { answer, before: std::mem::replace(state, next) }),
        Err(fault) => {
            stand_again(game, state, run);
            Err(NotApplied::Fault(fault))
        }
    }
}

/// Makes a run one of a position that was come back to: what it recorded on the way did not happen, and the decision is
/// that of the position.
pub(crate) fn stand_again<G: Game>(game: &G, state: &G::State, run: &mut Run<G>) {
    drop(run.take_record());
    run.take_revealed();
    decide(game, state, &mut run.decision);
}

/// Whether the seat may answer so now, with the rule that stands in the way.
///
/// # Errors
/// Why not.
#[expect(clippy::type_complexity, reason = "a refusal names the choice and the reason")]
pub fn check<G: Game>(
    game: &G,
    state: &G::State,
    decision: &Decision<G::Choice, G::Ask>,
    seat: Seat,
    answer: &Answer<G::Choice>,
) -> Result<Legal<G::Choice>, Refusal<G::Choice, G::Reason>> {
    let because = |choice| game.why_not(state, seat, choice).map(Refusal::Rule);
    let first = match answer {
        Answer::One(choice) => Some(*choice),
        Answer::Some(picks) | Answer::Order(picks) => {
            picks.iter().copied().find(|pick| !decision.options.contains(pick)).or(picks.first().copied())
        }
        Answer::Amount(_) => None,
    };
    match &decision.asked {
        None => Err(first.and_then(because).unwrap_or(Refusal::Misfit(Misfit::NothingAsked))),
        Some(asked) if asked.seat != seat => Err(first.and_then(because).unwrap_or(Refusal::NotAsked)),
        Some(_) => decision.check(answer).map_err(|misfit| match misfit {
            Misfit::NotOffered(choice) => because(choice).unwrap_or(Refusal::Misfit(misfit)),
            other => Refusal::Misfit(other),
        }),
    }
}

/// The hash of a state: equal for equal states, on every platform.
///
/// # Errors
/// The state cannot be written down, which is a fault of the game.
pub fn hash_of<G: Game>(state: &G::State) -> Result<StateHash, Fault> {
    StateHash::of(state).map_err(|error| Fault::Broken(format!("the state cannot be written down: {error}")))
}
