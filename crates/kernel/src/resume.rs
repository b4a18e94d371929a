//! Going on with a stored game, perhaps with other rules or cards than it was played with before.
//!
//! There are three ways. It was played with these rules and cards, and goes on. It was played with others, and every step
//! goes with these as it went: it goes on, and its log says so. Or some step goes differently: then it stands at the last
//! one that agrees, and whoever owns it may go on from there, which is an entry of its log like an undo by vote. A step
//! whose line cannot be read is one that goes differently. Nothing is taken out of the log in any of them.
//!
//! A game that was played with newer rules does not go on with older ones.

use std::{ops::Deref, sync::Arc};

use crate::{
    Divergence, Diverging, Fault, Game, Kind, Log, LogError, ReplayError, Table, game::as_data, replay::Retracing,
};

/// A stored game that is played again to go on, as much at a time as its owner can wait for.
pub struct Resuming<G: Game, H: Deref<Target = G> = Arc<G>> {
    game: H,
    log: Log<G>,
    /// None if not even the beginning is possible.
    retracing: Option<Retracing<G, H>>,
    divergence: Option<Divergence>,
}

/// How a stored game goes on.
pub enum Resumed<G: Game, H: Deref<Target = G> = Arc<G>> {
    /// With the rules and cards it was played with.
    Same(Table<G, H>),
    /// With others, and every step went as it had gone. The last entry of the log says so and is not stored yet.
    Updated(Table<G, H>),
    /// Not without a decision: some step goes differently.
    Differs(Box<Differing<G, H>>),
}

/// A stored game of which some step goes differently with the present rules and cards.
pub struct Differing<G: Game, H: Deref<Target = G> = Arc<G>> {
    /// The game as it is stored, with all its entries.
    pub log: Log<G>,
    /// Which step differs, and in what.
    pub divergence: Divergence,
    /// The game after the last step that agrees; none if its beginning differs already.
    pub table: Option<Table<G, H>>,
}

impl<G: Game, H: Deref<Target = G> + Clone> Resuming<G, H> {
    /// Prepares to go on with a game. No entry is checked yet.
    ///
    /// # Errors
    /// The secret is missing or another one than was promised, so that the game can only be watched; or it was played with
    /// newer rules, which know better than these what becomes of it.
    pub fn new(game: H, log: Log<G>) -> Result<Self, ReplayError> {
        let (rules, _) = log.played_with();
        if rules > G::RULES_VERSION {
            return Err(LogError::OtherRules { found: rules, ours: G::RULES_VERSION }.into());
        }
        let (retracing, divergence) = match Retracing::begin(game.clone(), &log) {
            Ok(retracing) => (Some(retracing), None),
            Err(ReplayError::NoBeginning(found)) => {
                let expected = as_data(&Kind::<G::Choice>::Begin);
                (None, Some(Divergence { entry: 0, what: Diverging::Kind, expected, found }))
            }
            Err(error) => return Err(error),
        };
        Ok(Resuming { game, log, retracing, divergence })
    }

    /// Plays the next entries, at most so many, and tells whether there are more.
    pub fn step(&mut self, entries: usize) -> bool {
        for _ in 0..entries {
            match self.retracing.as_mut().and_then(|retracing| retracing.step(&self.log)) {
                Some(Ok(_)) => {}
                Some(Err(divergence)) => {
                    self.divergence = Some(divergence);
                    return false;
                }
                None => return false,
            }
        }
        true
    }

    /// Plays what is left and tells how the game goes on.
    ///
    /// # Errors
    /// A fault of the program.
    pub fn finish(mut self) -> Result<Resumed<G, H>, Fault> {
        while self.step(usize::MAX) {}
        let Resuming { game, log, retracing, divergence } = self;
        if let Some(divergence) = divergence {
            let table = before(game, &log, divergence.entry);
            return Ok(Resumed::Differs(Box::new(Differing { log, divergence, table })));
        }
        let retracing = retracing.ok_or_else(|| Fault::Broken("what has no beginning differs there".to_owned()))?;
        let mut table = retracing.into_table();
        if log.fits(&game).is_ok() {
            return Ok(Resumed::Same(table));
        }
        update(&mut table)?;
        Ok(Resumed::Updated(table))
    }
}

impl<G: Game, H: Deref<Target = G> + Clone> Resumed<G, H> {
    /// Plays a stored game again and tells how it goes on.
    ///
    /// # Errors
    /// Why it can only be watched.
    pub fn of(game: H, log: Log<G>) -> Result<Resumed<G, H>, ReplayError> {
        let resumed = Resuming::new(game, log)?.finish();
        resumed.map_err(|fault| ReplayError::NoBeginning(fault.to_string()))
    }
}

impl<G: Game, H: Deref<Target = G>> Differing<G, H> {
    /// Goes on from the last step that agrees, as everybody at the table has decided; none if there is no such step.
    /// The entries after it stay in the log and do not count any more. Where something was seen in them, chance moves
    /// on. The last entry of the log says all this and is not stored yet.
    ///
    /// # Errors
    /// A fault of the program.
    pub fn go_on(self) -> Result<Option<Table<G, H>>, Fault> {
        let Some(mut table) = self.table else { return Ok(None) };
        for entry in self.log.entries().iter().skip(table.log().entries().len()) {
            table.leave_out(entry);
        }
        update(&mut table)?;
        Ok(Some(table))
    }
}

/// The game as it stood before an entry; none before the first. All entries before it are known to agree.
fn before<G: Game, H: Deref<Target = G>>(game: H, log: &Log<G>, entry: u32) -> Option<Table<G, H>> {
    let mut retracing = Retracing::begin(game, log).ok().filter(|_| entry > 0)?;
    for _ in 0..entry {
        retracing.step(log)?.ok()?;
    }
    Some(retracing.into_table())
}

/// Writes down that the game goes on with the present rules and cards.
fn update<G: Game, H: Deref<Target = G>>(table: &mut Table<G, H>) -> Result<(), Fault> {
    let packs = table.game().packs();
    table.update(G::RULES_VERSION, packs).map(|_| ())
}
