//! The present of a running game: one state, the open decision, and the footprints of the way that led here.
//!
//! It holds neither the log nor earlier states, so that a server can keep a thousand games in memory. Whoever needs
//! the past too takes a [`Table`](crate::Table), or makes one from the log.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::{
    Answer, Applied, Decision, Entry, EntryOf, Fault, Game, Kind, Legal, Misfit, NotApplied, NotPlayed, Refusal,
    RiggedChance, Run, Seat, Viewer, apply, check, game::stand_again, hash_of,
};

/// How far a seat may go back without asking anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoReach {
    /// How many of its answers the seat may take back.
    pub answers: u32,
    /// Why not more.
    pub stop: UndoStop,
}

/// Why no more answers can be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoStop {
    /// There is nothing before that.
    Beginning,
    /// The answer before that brought out something that cannot be unseen, or a vote went back to it from where that
    /// had happened.
    Revealed,
    /// The answer before that is another seat's.
    AnotherSeat(Seat),
}

/// A position on the line that led here, without its state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// The entry whose answer led to it.
    pub entry: u32,
    /// The entry since which the game stood so: that answer, or the undo that came back to it.
    pub since: u32,
    /// How often chance had moved on by then.
    pub(crate) epoch: u32,
    /// Who answered; nobody at the beginning.
    pub seat: Option<Seat>,
    /// Whether the answer brought out something that cannot be unseen.
    pub revealed: bool,
}

/// The present of a running game. The game with its content is shared: a reference, an [`Arc`](std::sync::Arc) or the
/// like.
pub struct Session<G: Game, H: Deref<Target = G>> {
    game: H,
    seats: u8,
    now: G::State,
    /// From the beginning to the present.
    line: Vec<Footprint>,
    /// The number of the next entry.
    next: u32,
    /// Holds the open decision between moves.
    run: Run<G>,
}

impl<G: Game, H: Deref<Target = G>> Session<G, H> {
    /// A game that was just set up, and the entry that says so.
    pub(crate) fn begun(game: H, seats: u8, now: G::State, run: Run<G>) -> Result<(Session<G, H>, EntryOf<G>), Fault> {
        let mut session = Session { game, seats, now, line: Vec::new(), next: 0, run };
        let entry = session.entry(Kind::Begin)?;
        session.stand(0, None, entry.revealed, 0);
        Ok((session, entry))
    }

    /// A game in a position that its log has come to. None without a way that led there.
    pub(crate) fn resumed(game: H, seats: u8, now: G::State, line: Vec<Footprint>, next: u32) -> Option<Session<G, H>> {
        line.last()?;
        let mut session = Session { game, seats, now, line, next, run: Run::recording() };
        session.forget_run();
        Some(session)
    }

    pub(crate) fn rig(&mut self, script: RiggedChance) {
        self.run.rig(script);
    }

    /// The game with its content.
    pub const fn game(&self) -> &H {
        &self.game
    }

    /// The whole truth. A player gets a [`Session::view`] instead.
    pub const fn state(&self) -> &G::State {
        &self.now
    }

    pub(crate) fn into_state(self) -> G::State {
        self.now
    }

    /// The open decision; it asks nobody when the game is over.
    pub const fn decision(&self) -> &Decision<G::Choice, G::Ask> {
        &self.run.decision
    }

    /// The number of the open decision: that of the entry its answer will become. No number comes twice, also not
    /// after an undo, so an answer that was sent too late never hits another question.
    #[must_use]
    pub const fn decision_number(&self) -> u32 {
        self.next
    }

    /// Whether nothing is left to decide.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.run.decision.asked.is_none()
    }

    /// The positions that led here, the present one first. Answers that were taken back are not among them.
    pub fn footprints_backwards(&self) -> impl Iterator<Item = &Footprint> {
        self.line.iter().rev()
    }

    /// Plays an answer to the decision with this number, and tells what to write down. Unless it is taken, nothing
    /// changes.
    ///
    /// # Errors
    /// Why the answer is refused, or a fault.
    pub fn play(&mut self, seat: Seat, decision: u32, answer: &Answer<G::Choice>) -> Result<EntryOf<G>, NotPlayed<G>> {
        self.advance(seat, decision, answer).map(|(entry, _)| entry)
    }

    /// As [`Session::play`], and gives back the state as it was before.
    pub(crate) fn advance(
        &mut self,
        seat: Seat,
        decision: u32,
        answer: &Answer<G::Choice>,
    ) -> Result<(EntryOf<G>, G::State), NotPlayed<G>> {
        self.admit(seat, decision).map_err(NotApplied::Refused)?;
        let Applied { answer, before } = apply(&*self.game, &mut self.now, seat, answer, &mut self.run)?;
        match self.entry(Kind::Move { seat, answer: answer.into_answer() }) {
            Ok(entry) => {
                self.stand(entry.number, Some(seat), entry.revealed, self.epoch());
                Ok((entry, before))
            }
            Err(fault) => {
                self.now = before;
                self.forget_run();
                Err(NotApplied::Fault(fault))
            }
        }
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
        self.admit(seat, decision)?;
        check(&*self.game, &self.now, &self.run.decision, seat, answer)
    }

    /// Whether the seat is at this table and means the decision that is open.
    fn admit(&self, seat: Seat, decision: u32) -> Result<(), Refusal<G::Choice, G::Reason>> {
        if !self.seated(seat) {
            return Err(Refusal::NotAsked);
        }
        if decision != self.next {
            return Err(Refusal::Stale);
        }
        Ok(())
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
        let because = self.game.why_not(&self.now, seat, choice).map(Refusal::Rule);
        Some(because.unwrap_or(if asked { Refusal::Misfit(Misfit::NotOffered(choice)) } else { Refusal::NotAsked }))
    }

    /// What the viewer may know. A seat that is not at this table sees what a spectator sees.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        let viewer = match viewer {
            Viewer::Seat(seat) if !self.seated(seat) => Viewer::Spectator,
            other => other,
        };
        self.game.view(&self.now, viewer)
    }

    /// How far the seat may go back without asking anybody.
    ///
    /// Not behind a vote that moved chance on: what was answered before it would be given again with other cards below.
    #[must_use]
    pub fn undo_reach(&self, seat: Seat) -> UndoReach {
        let reach = self.own_answers(seat);
        let here = self.epoch();
        let since = self.line.iter().rev().take_while(|step| step.epoch == here).count().saturating_sub(1);
        let since = u32::try_from(since).unwrap_or(u32::MAX);
        if since < reach.answers { UndoReach { answers: since, stop: UndoStop::Revealed } } else { reach }
    }

    /// The last answers of the seat that brought out nothing.
    pub(crate) fn own_answers(&self, seat: Seat) -> UndoReach {
        let mut answers = 0;
        for step in self.footprints_backwards() {
            let stop = match step.seat {
                None => UndoStop::Beginning,
                Some(other) if other != seat => UndoStop::AnotherSeat(other),
                Some(_) if step.revealed => UndoStop::Revealed,
                Some(_) => {
                    answers += 1;
                    continue;
                }
            };
            return UndoReach { answers, stop };
        }
        UndoReach { answers, stop: UndoStop::Beginning }
    }

    /// How often chance moved on because of an undo.
    pub(crate) fn epoch(&self) -> u32 {
        self.line.last().map_or(0, |step| step.epoch)
    }

    pub(crate) fn line(&self) -> &[Footprint] {
        &self.line
    }

    /// Leaves the number of an entry out that is in the log and does not count.
    pub(crate) const fn leave_out(&mut self) {
        self.next += 1;
    }

    /// Goes back to the position at this place of the line, whose state the caller kept. Gives the entry to write down.
    pub(crate) fn restore(
        &mut self,
        at: usize,
        mut state: G::State,
        kind: Kind<G::Choice>,
        epoch: u32,
    ) -> Result<EntryOf<G>, Fault> {
        let target = self.line[at];
        for _ in target.epoch..epoch {
            self.game.next_epoch(&mut state);
        }
        let before = std::mem::replace(&mut self.now, state);
        self.forget_run();
        match self.entry(kind) {
            Ok(entry) => {
                self.line.truncate(at);
                self.line.push(Footprint { since: entry.number, epoch, ..target });
                self.next += 1;
                Ok(entry)
            }
            Err(fault) => {
                self.now = before;
                self.forget_run();
                Err(fault)
            }
        }
    }

    /// What led to the present position, to be written down.
    fn entry(&mut self, kind: Kind<G::Choice>) -> Result<EntryOf<G>, Fault> {
        let hash = hash_of::<G>(&self.now)?;
        let record = self.run.take_record();
        // The end lays everything open.
        let revealed = self.run.take_revealed() || self.run.decision.asked.is_none();
        Ok(Entry { number: self.next, kind, outcomes: record.outcomes, events: record.events, revealed, hash })
    }

    /// The present position is the one after this entry.
    fn stand(&mut self, entry: u32, seat: Option<Seat>, revealed: bool, epoch: u32) {
        self.line.push(Footprint { entry, since: entry, epoch, seat, revealed });
        self.next = entry + 1;
    }

    /// Finds the decision of the present position and drops what a run left behind.
    fn forget_run(&mut self) {
        stand_again(&*self.game, &self.now, &mut self.run);
    }

    fn seated(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }
}
