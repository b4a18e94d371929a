//! The table: a live game with its log, and the way back.
//!
//! Undo never erases. It adds an entry and restores an earlier position of the line that led here. A seat takes its own
//! answers back freely until something was rolled or revealed or another seat answered; the entries' own flags say
//! where that is, no rule declares it. Beyond that the whole table must agree, and if anything had been seen, chance
//! moves on for good: every position restored from then on is given fresh chance, so that no roll can be fished for,
//! not even by going back twice.

use std::{ops::Deref, sync::Arc};

use crate::{
    Answer, Commitment, Contributions, Decision, Entry, EntryOf, Fault, Game, Header, Kind, Legal, Log, Misfit,
    NotApplied, Refusal, Replay, ReplayError, Run, Script, Seat, Secret, UndoneBy, Viewer, advance, begin, check,
    decide, hash_of,
};

/// Why an answer was not taken, in the words of a game.
pub type NotPlayed<G> = NotApplied<<G as Game>::Choice, <G as Game>::Reason>;

/// A live game. The game with its content is shared: a reference, an [`Arc`] or the like.
pub struct Table<G: Game, H: Deref<Target = G> = Arc<G>> {
    game: H,
    log: Log<G>,
    /// The positions that led here, each with what followed from one answer.
    past: Vec<Position<G::State>>,
    now: Position<G::State>,
    /// How often chance moved on because of an undo.
    epoch: u32,
    /// Holds the open decision between moves.
    run: Run<G>,
}

/// A state on the line that led here.
#[derive(Clone)]
pub(crate) struct Position<S> {
    /// The entry whose answer led here.
    pub entry: u32,
    /// The entry since which the game stands so: that answer, or the undo that came back to it.
    pub since: u32,
    pub epoch: u32,
    pub state: S,
}

/// How far a seat may go back without asking anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UndoReach {
    /// How many of its answers the seat may take back.
    pub answers: u32,
    /// Why not more.
    pub stop: UndoStop,
}

/// Why no more answers can be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoStop {
    /// There is nothing before that.
    Beginning,
    /// The answer before that brought out something that cannot be unseen.
    Revealed,
    /// The answer before that is another seat's.
    AnotherSeat(Seat),
}

/// Why nothing was taken back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotUndone {
    /// No answers were named.
    #[error("there is nothing to take back")]
    Nothing,
    /// Further than the seat may go alone.
    #[error("{asked} answers cannot be taken back without the table's consent, only {}", .reach.answers)]
    TooFar {
        /// How many answers were to be taken back.
        asked: u32,
        /// How many can be, and why not more.
        reach: UndoReach,
    },
    /// The position is not one that led here.
    #[error("entry {0} is not on the way that led to this position")]
    NotOnTheWay(u32),
    /// A defect of ours.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl<G: Game, H: Deref<Target = G>> Table<G, H> {
    /// Sets up a game and runs it to its first decision.
    ///
    /// # Errors
    /// A set-up the rules do not allow, or a fault.
    pub fn begin(
        game: H,
        setup: G::Setup,
        secret: Secret,
        contributions: Contributions,
    ) -> Result<Table<G, H>, NotPlayed<G>> {
        let mut run = Run::recording();
        let state = begin(&*game, &setup, secret.seed(&contributions), &mut run)?;
        let header = Header {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            packs: game.packs(),
            setup,
            commitment: secret.commitment(),
            contributions,
            secret: Some(secret),
        };
        Table::open(game, Log::new(header), state, run).map_err(NotApplied::Fault)
    }

    /// Begins in a given position, for practice: everything works as in a game, and only writing it down is refused
    /// ([`Log::is_practice`]). The state must be one in which somebody is asked or the game is over.
    ///
    /// # Errors
    /// The position cannot be, as the audit of the game finds.
    pub fn at(game: H, setup: G::Setup, state: G::State) -> Result<Table<G, H>, Fault> {
        game.audit(&state).map_err(Fault::Broken)?;
        let mut run = Run::recording();
        decide(&*game, &state, &mut run.decision);
        let header = Header {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            packs: game.packs(),
            setup,
            commitment: Commitment::NONE,
            contributions: Contributions::none(),
            secret: None,
        };
        Table::open(game, Log::practice(header), state, run)
    }

    /// Decides chance beforehand, for an example that is tried out. In a game that counts nothing happens.
    pub fn rig(&mut self, script: Script) {
        if self.log.is_practice() {
            self.run.rig(script);
        }
    }

    fn open(game: H, log: Log<G>, state: G::State, run: Run<G>) -> Result<Table<G, H>, Fault> {
        let now = Position { entry: 0, since: 0, epoch: 0, state };
        let mut table = Table { game, log, past: Vec::new(), now, epoch: 0, run };
        table.note(Kind::Begin)?;
        Ok(table)
    }

    /// A table in a position that is already in its log. The line ends with that position.
    pub(crate) fn resumed(game: H, log: Log<G>, mut line: Vec<Position<G::State>>) -> Option<Table<G, H>> {
        let now = line.pop()?;
        let epoch = now.epoch;
        let mut table = Table { game, log, past: line, now, epoch, run: Run::recording() };
        table.forget_run();
        Some(table)
    }

    /// A game of its own that has gone as this one up to the position after an entry. None if that entry is not on the
    /// way that led here; for others there is [`Film::branch`](crate::Film::branch). Chance stays that of the game: who
    /// plays on with the same answers gets the same dice.
    #[must_use]
    pub fn branch(&self, entry: u32) -> Option<Table<G, H>>
    where
        H: Clone,
    {
        let line = || self.past.iter().chain([&self.now]);
        let at = line().position(|position| position.entry == entry || position.since == entry)?;
        let line: Vec<_> = line().take(at + 1).cloned().collect();
        let since = line.last()?.since;
        Table::resumed(self.game.clone(), self.log.up_to(since), line)
    }

    /// Continues a saved game: replays it and checks every step.
    ///
    /// # Errors
    /// Why the text is no log of this game with these rules, or where it goes differently.
    pub fn load(game: H, text: impl AsRef<[u8]>) -> Result<Table<G, H>, ReplayError> {
        Replay::new(game, &Log::read(text)?)?.finish()
    }

    /// Continues a game that was kept entry by entry and is perhaps not sealed: [`Log::read_open`].
    ///
    /// # Errors
    /// As of [`Table::load`].
    pub fn load_open(game: H, text: impl AsRef<[u8]>) -> Result<Table<G, H>, ReplayError> {
        Replay::new(game, &Log::read_open(text)?)?.finish()
    }

    /// The saved game, secret included: without that it could not be continued.
    ///
    /// # Errors
    /// As of [`Log::write`].
    pub fn save(&self) -> Result<String, Fault> {
        self.log.write()
    }

    /// The game with its content.
    pub const fn game(&self) -> &H {
        &self.game
    }

    /// Seats and table options.
    pub const fn setup(&self) -> &G::Setup {
        &self.log.header.setup
    }

    /// Everything that happened.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The whole truth. A player gets a [`Table::view`] instead.
    pub const fn state(&self) -> &G::State {
        &self.now.state
    }

    /// The whole truth, for keeping it without the table.
    #[must_use]
    pub fn into_state(self) -> G::State {
        self.now.state
    }

    /// The open decision; it asks nobody when the game is over.
    pub const fn decision(&self) -> &Decision<G::Choice, G::Ask> {
        &self.run.decision
    }

    /// The number of the open decision: that of the entry its answer will become. No number comes twice, also not
    /// after an undo, so an answer that was sent too late never hits another question.
    #[must_use]
    pub fn decision_number(&self) -> u32 {
        self.log.next_number()
    }

    /// Whether nothing is left to decide.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.run.decision.asked.is_none()
    }

    /// Plays an answer to the decision with this number. Unless it is taken, nothing changes.
    ///
    /// # Errors
    /// Why the answer is refused, or a fault.
    pub fn play(&mut self, seat: Seat, decision: u32, answer: &Answer<G::Choice>) -> Result<&EntryOf<G>, NotPlayed<G>> {
        let legal = self.check(seat, decision, answer).map_err(NotApplied::Refused)?;
        let mut state = self.now.state.clone();
        let played = advance(&*self.game, &mut state, &legal, &mut self.run);
        if let Err(fault) = played {
            self.forget_run();
            return Err(NotApplied::Fault(fault));
        }
        let number = self.log.next_number();
        let next = Position { entry: number, since: number, epoch: self.epoch, state };
        let before = std::mem::replace(&mut self.now, next);
        if let Err(fault) = self.note(Kind::Move { seat, answer: legal.into_answer() }) {
            self.now = before;
            self.forget_run();
            return Err(NotApplied::Fault(fault));
        }
        self.past.push(before);
        Ok(self.last_entry())
    }

    /// Whether the seat may answer so now.
    ///
    /// # Errors
    /// Why not.
    #[expect(clippy::type_complexity, reason = "a refusal names the choice and the reason")]
    pub fn check(
        &self,
        seat: Seat,
        decision: u32,
        answer: &Answer<G::Choice>,
    ) -> Result<Legal<G::Choice>, Refusal<G::Choice, G::Reason>> {
        if !self.seated(seat) {
            return Err(Refusal::NotAsked);
        }
        if decision != self.decision_number() {
            return Err(Refusal::Stale);
        }
        check(&*self.game, &self.now.state, &self.run.decision, seat, answer)
    }

    /// Why this thing on the table cannot be chosen by this seat now; none if it can.
    #[must_use]
    pub fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<Refusal<G::Choice, G::Reason>> {
        if !self.seated(seat) {
            return Some(Refusal::NotAsked);
        }
        let asked = self.decision().asked.is_some_and(|asked| asked.seat == seat);
        if asked && self.decision().options.contains(&choice) {
            return None;
        }
        let because = self.game.why_not(&self.now.state, seat, choice).map(Refusal::Rule);
        Some(because.unwrap_or(if asked { Refusal::Misfit(Misfit::NotOffered(choice)) } else { Refusal::NotAsked }))
    }

    /// What the viewer may know. A seat that is not at this table sees what a spectator sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        let viewer = match viewer {
            Viewer::Seat(seat) if !self.seated(seat) => Viewer::Spectator,
            other => other,
        };
        self.game.view(&self.now.state, viewer)
    }

    /// How far the seat may go back without asking anybody.
    #[must_use]
    pub fn undo_reach(&self, seat: Seat) -> UndoReach {
        let mut answers = 0;
        for entry in self.line_backwards() {
            let stop = match entry.kind {
                Kind::Move { seat: other, .. } if other != seat => UndoStop::AnotherSeat(other),
                Kind::Move { .. } if entry.revealed => UndoStop::Revealed,
                Kind::Move { .. } => {
                    answers += 1;
                    continue;
                }
                Kind::Begin | Kind::Undo { .. } => UndoStop::Beginning,
            };
            return UndoReach { answers, stop };
        }
        UndoReach { answers, stop: UndoStop::Beginning }
    }

    /// Takes back the seat's last answers.
    ///
    /// # Errors
    /// The seat may not go back so far alone.
    pub fn undo(&mut self, seat: Seat, answers: u32) -> Result<&EntryOf<G>, NotUndone> {
        let reach = self.undo_reach(seat);
        if answers > reach.answers {
            return Err(NotUndone::TooFar { asked: answers, reach });
        }
        let at = self.past.len().checked_sub(answers as usize).filter(|_| answers > 0).ok_or(NotUndone::Nothing)?;
        self.restore(at, UndoneBy::Seat(seat), false)
    }

    /// Takes back the seat's last answers down to an entry, as a log names it.
    pub(crate) fn undo_to(&mut self, seat: Seat, to: u32) -> Result<&EntryOf<G>, NotUndone> {
        let at = self.past.iter().position(|position| position.entry == to).ok_or(NotUndone::NotOnTheWay(to))?;
        self.undo(seat, u32::try_from(self.past.len() - at).unwrap_or(u32::MAX))
    }

    /// Goes back to the position after an entry, by consent of the whole table. Where something had been rolled or
    /// revealed since, chance moves on. The host holds the vote. After the secret was shown chance is known for good;
    /// a host that shows it must not go back any more.
    ///
    /// # Errors
    /// The entry is not on the way that led here.
    pub fn undo_by_vote(&mut self, to: u32) -> Result<&EntryOf<G>, NotUndone> {
        if to == self.now.entry {
            return Err(NotUndone::Nothing);
        }
        let at = self.past.iter().position(|position| position.entry == to).ok_or(NotUndone::NotOnTheWay(to))?;
        let undone = self.past.len() - at;
        let seen = self.line_backwards().take(undone).any(|entry| entry.revealed);
        self.restore(at, UndoneBy::Vote, seen)
    }

    fn restore(&mut self, at: usize, by: UndoneBy, epoch: bool) -> Result<&EntryOf<G>, NotUndone> {
        let target = &self.past[at];
        let next_epoch = self.epoch + u32::from(epoch);
        let mut restored = Position { since: self.log.next_number(), epoch: next_epoch, ..target.clone() };
        for _ in target.epoch..next_epoch {
            G::next_epoch(&mut restored.state);
        }
        let to = restored.entry;
        let before = std::mem::replace(&mut self.now, restored);
        self.forget_run();
        if let Err(fault) = self.note(Kind::Undo { to, by, epoch }) {
            self.now = before;
            self.forget_run();
            return Err(fault.into());
        }
        self.past.truncate(at);
        self.epoch = next_epoch;
        Ok(self.last_entry())
    }

    /// Writes down what led to the present position.
    fn note(&mut self, kind: Kind<G::Choice>) -> Result<(), Fault> {
        let hash = hash_of::<G>(&self.now.state)?;
        let record = self.run.take_record();
        // The end lays everything open.
        let revealed = self.run.take_revealed() || self.run.decision.asked.is_none();
        let number = self.log.next_number();
        self.log.push(Entry { number, kind, outcomes: record.outcomes, events: record.events, revealed, hash });
        Ok(())
    }

    /// Finds the decision of the present position and drops what a run left behind.
    fn forget_run(&mut self) {
        self.run.take_record();
        self.run.take_revealed();
        decide(&*self.game, &self.now.state, &mut self.run.decision);
    }

    /// The entries that led here, the latest first, down to the beginning. Answers that were taken back are not among
    /// them.
    pub fn line_backwards(&self) -> impl Iterator<Item = &EntryOf<G>> {
        let latest_first = std::iter::once(&self.now).chain(self.past.iter().rev());
        latest_first.filter_map(|position| self.log.entries().get(position.entry as usize))
    }

    fn seated(&self, seat: Seat) -> bool {
        seat.index() < usize::from(G::seats(&self.log.header.setup))
    }

    fn last_entry(&self) -> &EntryOf<G> {
        let entries = self.log.entries();
        entries.last().expect("a table's log holds its beginning, and an entry was just added")
    }
}
