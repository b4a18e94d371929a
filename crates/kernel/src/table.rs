//! The table: a running game with its log, and the way back.
//!
//! Undo never erases. It adds an entry and restores an earlier position of the line that led here. A seat takes its own
//! answers back freely until something was rolled or revealed or another seat answered; the entries' own flags say
//! where that is, no rule declares it. Beyond that the whole table must agree, and if anything had been seen, chance
//! moves on for good: every position restored from then on is given fresh chance, so that no roll can be fished for,
//! not even by going back twice.

use std::{ops::Deref, sync::Arc};

use crate::{
    Answer, Commitment, Contributions, Decision, EntryOf, Fault, Footprint, Game, Header, Kind, Legal, Log, NotApplied,
    PackStamp, Refusal, Replay, ReplayError, RiggedChance, Run, Seat, Secret, Session, StateHash, UndoReach, UndoneBy,
    Viewer, begin, decide,
};

/// Why an answer was not taken, in the words of a game.
pub type NotPlayed<G> = NotApplied<<G as Game>::Choice, <G as Game>::Reason>;

/// A running game with its whole past. The game with its content is shared: a reference, an [`Arc`] or the like.
pub struct Table<G: Game, H: Deref<Target = G> = Arc<G>> {
    session: Session<G, H>,
    log: Log<G>,
    /// The states that led here, one for each footprint but the last.
    past: Vec<G::State>,
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
    pub fn rig(&mut self, script: RiggedChance) {
        if self.log.is_practice() {
            self.session.rig(script);
        }
    }

    fn open(game: H, mut log: Log<G>, state: G::State, run: Run<G>) -> Result<Table<G, H>, Fault> {
        let (session, entry) = Session::begun(game, G::seats(&log.header.setup), state, run)?;
        log.push(entry);
        Ok(Table { session, log, past: Vec::new() })
    }

    /// A table in a position that is already in its log: the way that led there with its states, the last of them the
    /// present one.
    pub(crate) fn resumed(
        game: H,
        log: Log<G>,
        line: Vec<Footprint>,
        mut states: Vec<G::State>,
    ) -> Option<Table<G, H>> {
        let now = states.pop()?;
        let session = Session::resumed(game, G::seats(&log.header.setup), now, line, log.next_number())?;
        Some(Table { session, log, past: states })
    }

    /// A game of its own that has gone as this one up to the position after an entry. None if that entry is not on the
    /// way that led here; for others there is [`Timeline::branch`](crate::Timeline::branch). Chance stays that of the game: who
    /// plays on with the same answers gets the same dice.
    #[must_use]
    pub fn branch(&self, entry: u32) -> Option<Table<G, H>>
    where
        H: Clone,
    {
        let line = self.session.line();
        let at = line.iter().position(|step| step.entry == entry || step.since == entry)?;
        let states = self.past.iter().chain([self.state()]).take(at + 1).cloned().collect();
        Table::resumed(self.game().clone(), self.log.up_to(line[at].since), line[..=at].to_vec(), states)
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
        self.session.game()
    }

    /// Seats and table options.
    pub const fn setup(&self) -> &G::Setup {
        &self.log.header.setup
    }

    /// Everything that happened.
    pub const fn log(&self) -> &Log<G> {
        &self.log
    }

    /// The present alone.
    pub const fn session(&self) -> &Session<G, H> {
        &self.session
    }

    /// Forgets the past and keeps the present.
    #[must_use]
    pub fn into_session(self) -> Session<G, H> {
        self.session
    }

    /// The whole truth. A player gets a [`Table::view`] instead.
    pub const fn state(&self) -> &G::State {
        self.session.state()
    }

    /// The whole truth, for keeping it without the table.
    #[must_use]
    pub fn into_state(self) -> G::State {
        self.session.into_state()
    }

    /// The open decision; it asks nobody when the game is over.
    pub const fn decision(&self) -> &Decision<G::Choice, G::Ask> {
        self.session.decision()
    }

    /// The number of the open decision: [`Session::decision_number`].
    #[must_use]
    pub const fn decision_number(&self) -> u32 {
        self.session.decision_number()
    }

    /// Whether nothing is left to decide.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// Plays an answer to the decision with this number. Unless it is taken, nothing changes.
    ///
    /// # Errors
    /// Why the answer is refused, or a fault.
    pub fn play(&mut self, seat: Seat, decision: u32, answer: &Answer<G::Choice>) -> Result<&EntryOf<G>, NotPlayed<G>> {
        let (entry, before) = self.session.advance(seat, decision, answer)?;
        self.past.push(before);
        self.log.push(entry);
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
        self.session.check(seat, decision, answer)
    }

    /// Why this thing on the table cannot be chosen by this seat now; none if it can.
    #[must_use]
    pub fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<Refusal<G::Choice, G::Reason>> {
        self.session.why_not(seat, choice)
    }

    /// What the viewer may know. A seat that is not at this table sees what a spectator sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.session.view(viewer)
    }

    /// How far the seat may go back without asking anybody.
    #[must_use]
    pub fn undo_reach(&self, seat: Seat) -> UndoReach {
        self.session.undo_reach(seat)
    }

    /// Takes back the seat's last answers.
    ///
    /// # Errors
    /// The seat may not go back so far alone.
    pub fn undo(&mut self, seat: Seat, answers: u32) -> Result<&EntryOf<G>, NotUndone> {
        self.undo_within(self.undo_reach(seat), seat, answers)
    }

    /// Takes back the seat's last answers down to an entry, as a log names it. Older logs go behind a vote that moved
    /// chance on.
    pub(crate) fn undo_to(&mut self, seat: Seat, to: u32) -> Result<&EntryOf<G>, NotUndone> {
        let answers = u32::try_from(self.past.len() - self.place_of(to)?).unwrap_or(u32::MAX);
        self.undo_within(self.session.own_answers(seat), seat, answers)
    }

    fn undo_within(&mut self, reach: UndoReach, seat: Seat, answers: u32) -> Result<&EntryOf<G>, NotUndone> {
        if answers > reach.answers {
            return Err(NotUndone::TooFar { asked: answers, reach });
        }
        let at = self.past.len().checked_sub(answers as usize).filter(|_| answers > 0).ok_or(NotUndone::Nothing)?;
        self.restore(at, UndoneBy::Seat(seat), false)
    }

    /// Goes back to the position after an entry, by consent of the whole table. Where something had been rolled or
    /// revealed since, chance moves on. The host holds the vote. After the secret was shown chance is known for good;
    /// a host that shows it must not go back any more.
    ///
    /// # Errors
    /// The entry is not on the way that led here.
    pub fn undo_by_vote(&mut self, to: u32) -> Result<&EntryOf<G>, NotUndone> {
        if self.session.line().last().is_some_and(|step| step.entry == to) {
            return Err(NotUndone::Nothing);
        }
        let at = self.place_of(to)?;
        let undone = self.past.len() - at;
        let seen = self.session.footprints_backwards().take(undone).any(|step| step.revealed);
        self.restore(at, UndoneBy::Vote, seen)
    }

    /// The place of the position after an entry among those before the present one.
    fn place_of(&self, entry: u32) -> Result<usize, NotUndone> {
        let before = &self.session.line()[..self.past.len()];
        before.iter().position(|step| step.entry == entry).ok_or(NotUndone::NotOnTheWay(entry))
    }

    fn restore(&mut self, at: usize, by: UndoneBy, epoch: bool) -> Result<&EntryOf<G>, NotUndone> {
        let to = self.session.line()[at].entry;
        let next_epoch = self.session.epoch() + u32::from(epoch);
        let entry = self.session.restore(at, self.past[at].clone(), Kind::Undo { to, by, epoch }, next_epoch)?;
        self.past.truncate(at);
        self.log.push(entry);
        Ok(self.last_entry())
    }

    /// The game was begun with other rules or content, and its log goes on saying so.
    pub(crate) fn keep_header(&mut self, header: Header<G::Setup>) {
        self.log.header = header;
    }

    /// The entry that was just played again stays in the log as it was written.
    pub(crate) fn keep_hash(&mut self, hash: StateHash) {
        self.log.keep_hash(hash);
    }

    /// Takes an entry into the log that does not count any more.
    pub(crate) fn leave_out(&mut self, entry: &EntryOf<G>) {
        self.session.leave_out();
        self.log.push(entry.clone());
    }

    /// Goes on with these rules and this content. Entries that were left out since the present position was reached do
    /// not count any more; if something was seen in them, chance moves on.
    pub(crate) fn update(&mut self, rules: u32, packs: Vec<PackStamp>) -> Result<&EntryOf<G>, Fault> {
        let line = self.session.line();
        let (Some(at), Some(here)) = (line.len().checked_sub(1), line.last()) else {
            return Err(Fault::Broken("a table has a beginning".to_owned()));
        };
        let to = here.since;
        let epoch = self.log.entries().iter().skip(to as usize + 1).any(|entry| entry.revealed);
        let next_epoch = self.session.epoch() + u32::from(epoch);
        let kind = Kind::Update { rules, packs, to, epoch };
        let entry = self.session.restore(at, self.state().clone(), kind, next_epoch)?;
        self.log.push(entry);
        Ok(self.last_entry())
    }

    /// The entries that led here, the latest first, down to the beginning. Answers that were taken back are not among
    /// them.
    pub fn line_backwards(&self) -> impl Iterator<Item = &EntryOf<G>> {
        self.session.footprints_backwards().filter_map(|step| self.log.entries().get(step.entry as usize))
    }

    fn last_entry(&self) -> &EntryOf<G> {
        let entries = self.log.entries();
        entries.last().expect("a table's log holds its beginning, and an entry was just added")
    }
}
