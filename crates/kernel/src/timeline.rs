//! A saved game that can be looked at in any order: every position is there at once.
//!
//! A timeline is replayed entry by entry, as much at a time as its owner can wait for, and each entry is checked as in a
//! [`Replay`](crate::Replay). All states are kept: they are small, and jumping about must not take longer than a glance.

use std::{ops::Deref, sync::Arc};

use crate::{Decision, Divergence, Footprint, Game, Kind, Log, ReplayError, Table, Viewer, decide, replay::Retracing};

/// A saved game with all its positions, as far as it was replayed.
pub struct Timeline<G: Game, H: Deref<Target = G> = Arc<G>> {
    log: Log<G>,
    /// The game after the last entry that was replayed.
    retracing: Retracing<G, H>,
    /// The state after each entry that was replayed.
    states: Vec<G::State>,
    /// For each entry whether it counts.
    counting: Vec<bool>,
    divergence: Option<Divergence>,
}

impl<G: Game, H: Deref<Target = G>> Timeline<G, H> {
    /// Prepares a timeline: checks that rules, content and secret are those of the log. No entry is replayed yet.
    ///
    /// # Errors
    /// They are not, or the game cannot be set up.
    pub fn new(game: H, log: Log<G>) -> Result<Timeline<G, H>, ReplayError> {
        log.fits(&game)?;
        Timeline::with_other_rules(game, log)
    }

    /// Prepares a timeline without asking for the same rules and content; each entry will tell how far it
    /// goes the same.
    ///
    /// # Errors
    /// The secret is missing or another one than was promised, or the game cannot be set up.
    pub fn with_other_rules(game: H, log: Log<G>) -> Result<Timeline<G, H>, ReplayError> {
        let retracing = Retracing::begin(game, &log)?;
        Ok(Timeline { counting: log.counting(), log, retracing, states: Vec::new(), divergence: None })
    }

    /// Replays the next entries, at most so many, and tells whether the timeline is complete. Every outcome, event and
    /// hash is checked.
    ///
    /// # Errors
    /// The first place where the game goes differently. The timeline ends before it, and this error comes again.
    pub fn step(&mut self, entries: u32) -> Result<bool, Divergence> {
        for _ in 0..entries {
            if let Some(divergence) = &self.divergence {
                return Err(divergence.clone());
            }
            let Some(step) = self.retracing.step(&self.log) else { break };
            if let Err(divergence) = step {
                self.divergence = Some(divergence.clone());
                return Err(divergence);
            }
            self.states.push(self.retracing.table().state().clone());
        }
        Ok(self.is_complete())
    }

    /// Whether every entry was replayed.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.states.len() == self.log.entries().len()
    }

    /// How many entries were replayed and checked; those below this number can be looked at.
    #[must_use]
    pub fn checked(&self) -> u32 {
        u32::try_from(self.states.len()).unwrap_or(u32::MAX)
    }

    /// Where the game goes differently from its log, if it was found to.
    #[must_use]
    pub const fn divergence(&self) -> Option<&Divergence> {
        self.divergence.as_ref()
    }

    /// The saved game, with all its entries.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The game with its content.
    pub const fn game(&self) -> &H {
        self.retracing.table().game()
    }

    /// The whole truth after an entry; none if it was not replayed. At an entry that does not count any more
    /// ([`Log::counting`]) the game stands still.
    #[must_use]
    pub fn state(&self, entry: u32) -> Option<&G::State> {
        self.states.get(usize::try_from(entry).ok()?)
    }

    /// The decision that was open after an entry; it asks nobody if the game was over.
    #[must_use]
    pub fn decision(&self, entry: u32) -> Option<Decision<G::Choice, G::Ask>> {
        let mut decision = Decision::default();
        decide(&**self.game(), self.state(entry)?, &mut decision);
        Some(decision)
    }

    /// What the viewer may know after an entry.
    #[must_use]
    pub fn view(&self, entry: u32, viewer: Viewer) -> Option<G::View> {
        Some(self.game().view(self.state(entry)?, viewer))
    }

    /// The entries whose positions led to the one after an entry, the beginning first. Answers that had been taken back
    /// by then are not among them; where an undo came back to a position, it stands in the place of the answer.
    #[must_use]
    pub fn line(&self, entry: u32) -> Vec<u32> {
        self.positions(entry).iter().map(|position| position.since).collect()
    }

    /// A game of its own that has gone as this one up to the position after an entry; none if that was not replayed.
    /// Chance stays that of the game: who plays on with the same answers gets the same dice.
    #[must_use]
    pub fn branch(&self, entry: u32) -> Option<Table<G, H>>
    where
        H: Clone,
    {
        self.state(entry).filter(|_| self.counting.get(entry as usize) == Some(&true))?;
        let line = self.positions(entry);
        let states = line.iter().map(|step| self.state(step.since).cloned()).collect::<Option<_>>()?;
        Table::resumed(self.game().clone(), self.log.up_to(entry), line, states)
    }

    fn positions(&self, entry: u32) -> Vec<Footprint> {
        let mut line: Vec<Footprint> = Vec::new();
        let mut epoch = 0;
        let reached = self.log.entries().iter().take_while(|next| next.number <= entry);
        for (next, _) in reached.zip(&self.counting).filter(|(_, counts)| **counts) {
            let (since, revealed) = (next.number, next.revealed);
            let footprint = match next.kind {
                Kind::Begin => Footprint { entry: since, since, epoch, seat: None, revealed },
                Kind::Move { seat, .. } => Footprint { entry: since, since, epoch, seat: Some(seat), revealed },
                Kind::Unread(_) => continue,
                Kind::Undo { to, epoch: moved_on, .. } => {
                    let Some(kept) = line.iter().position(|step| step.entry == to) else { continue };
                    epoch += u32::from(moved_on);
                    let target = line[kept];
                    line.truncate(kept);
                    Footprint { since, epoch, ..target }
                }
                Kind::Update { epoch: moved_on, .. } => {
                    let Some(target) = line.pop() else { continue };
                    epoch += u32::from(moved_on);
                    Footprint { since, epoch, ..target }
                }
            };
            line.push(footprint);
        }
        line
    }
}
