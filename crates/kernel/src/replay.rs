//! Playing a log again, and finding the first place where it goes differently.

use std::{fmt, ops::Deref};

use serde::{Deserialize, Serialize};

use crate::{BrokenPromise, EntryOf, Game, Kind, Log, LogError, NotUndone, Table, UndoneBy, commitment, game::as_data};

/// A game that is played again from its log, entry by entry, with every outcome and every hash checked.
pub struct Replay<'l, G: Game, H: Deref<Target = G>> {
    retracing: Retracing<G, H>,
    log: &'l Log<G>,
}

/// A table that follows a log.
pub(crate) struct Retracing<G: Game, H: Deref<Target = G>> {
    table: Table<G, H>,
    /// For each entry of the log whether it counts.
    counting: Vec<bool>,
    /// For each entry of the log whether it was written with the rules and content at hand.
    own: Vec<bool>,
    /// The entries that were played.
    done: usize,
    /// It went differently, and the table cannot follow any more.
    is_lost: bool,
}

impl<G: Game, H: Deref<Target = G>> Retracing<G, H> {
    /// Before the first entry is compared. No entry is checked yet.
    pub(crate) fn begin(game: H, log: &Log<G>) -> Result<Self, ReplayError> {
        let (counting, own) = (log.counting(), log.written_with(&game));
        Ok(Retracing { table: beginning(game, log)?, counting, own, done: 0, is_lost: false })
    }

    /// Follows the next entry; none at the end of the log, or once it went differently.
    pub(crate) fn step<'l>(&mut self, log: &'l Log<G>) -> Option<Result<&'l EntryOf<G>, Divergence>> {
        let next = log.entries().get(self.done).filter(|_| !self.is_lost)?;
        if self.counting[self.done] {
            if let Err(divergence) = retrace(&mut self.table, next, self.own[self.done]) {
                self.is_lost = true;
                return Some(Err(divergence));
            }
        } else {
            self.table.leave_out(next);
        }
        self.done += 1;
        Some(Ok(next))
    }

    pub(crate) const fn table(&self) -> &Table<G, H> {
        &self.table
    }

    pub(crate) fn into_table(self) -> Table<G, H> {
        self.table
    }

    /// How many entries were followed.
    pub(crate) const fn done(&self) -> usize {
        self.done
    }
}

/// Why a log cannot be played again, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// It is no log for this game with these rules.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The secret is not in it.
    #[error("the log does not hold its secret, so the game can only be watched")]
    NoSecret,
    /// The secret is not the promised one.
    #[error(transparent)]
    BrokenPromise(#[from] BrokenPromise),
    /// The game cannot even begin.
    #[error("the game cannot be set up so: {0}")]
    NoBeginning(String),
    /// It goes differently.
    #[error(transparent)]
    Diverged(#[from] Divergence),
}

/// The first place where a replay does not go as the log says.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {entry} goes differently: {what} should be {expected}, but found {found}")]
pub struct Divergence {
    /// The number of the entry.
    pub entry: u32,
    /// What differs.
    pub what: Diverging,
    /// What the log says.
    pub expected: String,
    /// What the replay found.
    pub found: String,
}

/// What can differ in a replay. It may be told to anybody, for it says nothing of what was hidden.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Diverging {
    /// The answer or the undo itself.
    Kind,
    /// What chance decided.
    Outcomes,
    /// What happened.
    Events,
    /// Whether something was revealed.
    Revealed,
    /// The state.
    #[default]
    Hash,
    /// The entry cannot be read at all.
    Unread,
}

impl fmt::Display for Diverging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Diverging::Kind => "the entry",
            Diverging::Outcomes => "what chance decided",
            Diverging::Events => "what happened",
            Diverging::Revealed => "whether something was revealed",
            Diverging::Hash => "the hash of the state",
            Diverging::Unread => "its line",
        })
    }
}

impl<'l, G: Game, H: Deref<Target = G>> Replay<'l, G, H> {
    /// Prepares a replay: checks that rules, content and secret are those of the log. No entry is checked yet.
    ///
    /// # Errors
    /// They are not, or the game cannot be set up.
    pub fn new(game: H, log: &'l Log<G>) -> Result<Self, ReplayError> {
        log.fits(&game)?;
        Replay::with_other_rules(game, log)
    }

    /// Prepares a replay without asking for the same rules and content; each entry will tell. A game that comes out
    /// the same may be continued with the newer ones.
    ///
    /// # Errors
    /// The secret is missing or another one than was promised, or the game cannot be set up.
    pub fn with_other_rules(game: H, log: &'l Log<G>) -> Result<Self, ReplayError> {
        Ok(Replay { retracing: Retracing::begin(game, log)?, log })
    }

    /// The game as it stands after the last entry that was played: state, decision, views.
    pub const fn table(&self) -> &Table<G, H> {
        self.retracing.table()
    }

    /// How many entries are still to come.
    #[must_use]
    pub fn left(&self) -> usize {
        if self.retracing.is_lost { 0 } else { self.log.entries().len() - self.retracing.done() }
    }

    /// Plays the next entry; none at the end of the log. The beginning is the first entry. A replay that went
    /// differently stops for good.
    pub fn step(&mut self) -> Option<Result<&'l EntryOf<G>, Divergence>> {
        self.retracing.step(self.log)
    }

    /// Plays all that is left.
    ///
    /// # Errors
    /// The first place where it goes differently.
    pub fn finish(mut self) -> Result<Table<G, H>, ReplayError> {
        while let Some(result) = self.step() {
            result?;
        }
        Ok(self.retracing.into_table())
    }
}

/// Plays the entry of a log on a table that has come as far, and compares all that comes of it. It may have been written
/// with other rules or content than those at hand, or with its own.
fn retrace<G: Game, H: Deref<Target = G>>(
    table: &mut Table<G, H>,
    expected: &EntryOf<G>,
    is_own: bool,
) -> Result<(), Divergence> {
    let refused =
        |found| Divergence { entry: expected.number, what: Diverging::Kind, expected: as_data(&expected.kind), found };
    let undone = |error: NotUndone| refused(error.to_string());
    let found = match &expected.kind {
        Kind::Begin => table.log().entries().first().ok_or_else(|| refused("nothing".to_owned()))?,
        Kind::Move { seat, answer } => {
            let number = table.decision_number();
            table.play(*seat, number, answer).map_err(|error| refused(error.to_string()))?
        }
        Kind::Undo { to, by: UndoneBy::Vote, .. } => table.undo_by_vote(*to).map_err(undone)?,
        Kind::Undo { to, by: UndoneBy::Seat(seat), .. } => table.undo_to(*seat, *to).map_err(undone)?,
        Kind::Update { rules, packs, .. } => {
            table.update(*rules, packs.clone()).map_err(|fault| refused(fault.to_string()))?
        }
        Kind::Unread(_) => {
            let (expected_line, found) = ("an entry".to_owned(), "what cannot be read".to_owned());
            let what = Diverging::Unread;
            return Err(Divergence { entry: expected.number, what, expected: expected_line, found });
        }
    };
    compare::<G>(expected, found, is_own)?;
    table.keep_hash(expected.hash);
    Ok(())
}

/// The table on which a log can be played again, before its first entry is compared. No entry is checked yet.
fn beginning<G: Game, H: Deref<Target = G>>(game: H, log: &Log<G>) -> Result<Table<G, H>, ReplayError> {
    let header = &log.header;
    let secret = header.secret.ok_or(ReplayError::NoSecret)?;
    commitment::check(header.commitment, &secret, &header.contributions)?;
    let mut table = Table::begin(game, header.setup.clone(), secret, header.contributions.clone())
        .map_err(|error| ReplayError::NoBeginning(error.to_string()))?;
    table.keep_header(header.clone());
    Ok(table)
}

fn compare<G: Game>(expected: &EntryOf<G>, found: &EntryOf<G>, is_own: bool) -> Result<(), Divergence> {
    fn same<T: PartialEq + Serialize>(entry: u32, what: Diverging, expected: &T, found: &T) -> Result<(), Divergence> {
        if expected == found {
            return Ok(());
        }
        Err(Divergence { entry, what, expected: as_data(expected), found: as_data(found) })
    }
    let number = expected.number;
    // In the order in which one explains the next: other chance makes other events, and both make another state.
    same(number, Diverging::Kind, &expected.kind, &found.kind)?;
    same(number, Diverging::Outcomes, &expected.outcomes, &found.outcomes)?;
    same(number, Diverging::Events, &expected.events, &found.events)?;
    same(number, Diverging::Revealed, &expected.revealed, &found.revealed)?;
    if !is_own {
        // The hash is of the bytes of the state, and other rules may lay the same position out differently. What was
        // done, what chance decided and what came of it is all that players know, and it is the same.
        return Ok(());
    }
    same(number, Diverging::Hash, &expected.hash, &found.hash)
}

/// Plays a log again and checks every outcome and every hash.
///
/// # Errors
/// Why it cannot be played with these rules and content, or the first place where it goes differently.
pub fn replay<G: Game>(game: &G, log: &Log<G>) -> Result<G::State, ReplayError> {
    Ok(Replay::new(game, log)?.finish()?.into_state())
}
