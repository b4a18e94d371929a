//! The game in the room: how it begins, goes on and goes back. Nothing is told before it is stored.

use kernel::{Answer, EntryOf, Kind, Log, NotApplied, NotUndone, Refusal, Resumed, Seat, Table};
use protocol::{Code, Controller, Phase, Refused};

use super::{Closed, Hosted, Room, guest::Done};
use crate::store::{self, Change, Entry};

/// The level of a bot that steps in for somebody who has not come or whose time is up.
pub(super) const STAND_IN: bots::Level = bots::Level::Steady;

impl<G: Hosted> Room<G> {
    /// Everybody is here: the game begins.
    pub(super) async fn begin(&mut self) -> Result<(), Closed> {
        // The set-up was tried when the room was made. If it fails now the rules have changed since, and trying again is of
        // no use: whoever is told that the rules broke down comes back and is ready, which begins the game again.
        let cannot = |why: String| Closed::Unreadable(format!("the game cannot begin: {why}"));
        let record = &self.record;
        let begun = Table::begin(self.game.clone(), record.setup.clone(), record.secret, record.contributions.clone());
        let table = begun.map_err(|error| cannot(error.to_string()))?;
        let header = table.log().header_line().map_err(|fault| cannot(fault.to_string()))?;
        let first = table.log().entries().first().cloned().ok_or_else(|| cannot("no beginning".to_owned()))?;
        let entry = self.line_of(&first)?;
        self.record.phase = Phase::Playing;
        self.record.pace.answered(store::now());
        let record = self.record_text()?;
        self.stores(record.len() + header.len() + entry.line.len());
        self.registry.store.keep(Change::Begin { room: self.id, record, header, entry }).await?;
        self.session = Some(table.into_session());
        tracing::info!(room = self.id, "a game begins");
        self.go_on();
        self.tell_present();
        self.tell_step(&first);
        Ok(())
    }

    /// Begins as soon as everybody has come and is ready.
    pub(super) async fn begin_if_ready(&mut self) -> Result<(), Closed> {
        let ready = self.ready_seats();
        let is_ready = self.record.persons().iter().all(|seat| ready.contains(seat));
        if self.record.phase == Phase::Gathering && self.record.awaited().is_empty() && is_ready {
            self.begin().await?;
        }
        Ok(())
    }

    /// Somebody is ready and does not want to wait any longer: bots take the seats of those who are not here, whether
    /// they never came or have left again. Whoever is here is still waited for.
    pub(super) async fn begin_without(&mut self, guest: u64, seat: Seat) -> Result<Done<G>, Closed> {
        if self.record.phase != Phase::Gathering || !self.record.seats[seat.index()].came {
            return Ok(Err(Refused::Room(Code::NotNow)));
        }
        let here = self.here();
        for seat in self.record.persons().iter().filter(|seat| !here.contains(*seat)) {
            self.record.seats[seat.index()].controller = Controller::Bot(STAND_IN);
        }
        if let Some(guest) = self.guests.iter_mut().find(|known| known.number == guest) {
            guest.is_ready = true;
        }
        self.keep_record().await?;
        self.tell_present();
        self.begin_if_ready().await?;
        Ok(Ok(()))
    }

    /// A seat answers.
    pub(super) async fn answer(
        &mut self,
        seat: Seat,
        number: u32,
        answer: &Answer<G::Choice>,
    ) -> Result<Done<G>, Closed> {
        let is_person = self.record.seats[seat.index()].controller.is_person();
        let (Phase::Playing, true, Some(session)) = (self.record.phase, is_person, &mut self.session) else {
            return Ok(Err(Refused::Room(Code::NotNow)));
        };
        match session.play(seat, number, answer) {
            Ok(entry) => {
                self.clock.answered(seat);
                self.record.pace.answered(store::now());
                self.goes_on(&entry).await?;
                Ok(Ok(()))
            }
            Err(NotApplied::Refused(refusal)) => Ok(Err(Refused::Rules(refusal))),
            Err(NotApplied::Fault(fault)) => {
                tracing::error!(room = self.id, %fault, "the rules broke down");
                Ok(Err(Refused::Room(Code::Broken)))
            }
        }
    }

    /// Stores what was played and tells it.
    pub(super) async fn goes_on(&mut self, entry: &EntryOf<G>) -> Result<(), Closed> {
        self.keep_entry(entry).await?;
        self.registry.metrics.moves.inc();
        let is_over = self.record.phase == Phase::Over;
        self.drop_outdated(is_over);
        self.go_on();
        self.tell_step(entry);
        if is_over {
            tracing::info!(room = self.id, entries = entry.number + 1, "a game is over");
            self.tell_present();
        }
        Ok(())
    }

    /// An entry as it is stored.
    fn line_of(&self, entry: &EntryOf<G>) -> Result<Entry, Closed> {
        let line = Log::<G>::line_of(entry).map_err(|fault| Closed::Broken(fault.to_string()))?;
        Ok(Entry { room: self.id, number: entry.number, line, clocks: self.clock.written() })
    }

    /// Stores an entry. If that cannot be done the room closes: what is on the disk is what counts, and the next one who
    /// comes in wakes the room from there.
    async fn keep_entry(&mut self, entry: &EntryOf<G>) -> Result<(), Closed> {
        let entry = self.line_of(entry)?;
        let is_over = self.session.as_ref().is_some_and(kernel::Session::is_over);
        let had_slept = self.record.clocks.take().is_some();
        let stored = entry.line.len() + entry.clocks.as_ref().map_or(0, String::len);
        if is_over {
            self.record.phase = Phase::Over;
        }
        let change = if is_over || had_slept {
            Change::EntryAndRecord { record: self.record_text()?, entry }
        } else {
            Change::Entry(entry)
        };
        self.stores(stored);
        self.registry.store.keep(change).await?;
        Ok(())
    }

    /// A seat takes back its own answers.
    pub(super) async fn undo(&mut self, seat: Seat, number: u32, answers: u32) -> Result<Done<G>, Closed> {
        let is_person = self.record.seats[seat.index()].controller.is_person();
        let (Phase::Playing, true, Some(session)) = (self.record.phase, is_person, &self.session) else {
            return Ok(Err(Refused::Room(Code::NotNow)));
        };
        let reach = session.undo_reach(seat);
        if session.decision_number() != number {
            return Ok(Err(Refused::Rules(Refusal::Stale)));
        }
        if answers == 0 {
            return Ok(Err(Refused::Room(Code::NothingToUndo)));
        }
        if answers > reach.answers {
            return Ok(Err(Refused::TooFar(reach)));
        }
        self.go_back(|table| table.undo(seat, answers).cloned()).await
    }

    /// The table goes back to the position after an entry.
    pub(super) async fn go_back_by_vote(&mut self, to: u32) -> Result<Done<G>, Closed> {
        self.go_back(|table| table.undo_by_vote(to).cloned()).await
    }

    async fn go_back(
        &mut self,
        undo: impl FnOnce(&mut Table<G>) -> Result<EntryOf<G>, NotUndone> + Send,
    ) -> Result<Done<G>, Closed> {
        let Resumed::Same(mut table) = self.replayed().await? else {
            return Err(Closed::Broken("the log does not lead to the position that was played".to_owned()));
        };
        let entry = match undo(&mut table) {
            Ok(entry) => entry,
            Err(NotUndone::Nothing) => return Ok(Err(Refused::Room(Code::NothingToUndo))),
            Err(NotUndone::TooFar { reach, .. }) => return Ok(Err(Refused::TooFar(reach))),
            Err(NotUndone::NotOnTheWay(_)) => return Ok(Err(Refused::Room(Code::NoUse))),
            Err(NotUndone::Fault(fault)) => {
                tracing::error!(room = self.id, %fault, "the rules broke down");
                return Ok(Err(Refused::Room(Code::Broken)));
            }
        };
        self.pay_back(&entry);
        self.session = Some(table.into_session());
        self.keep_entry(&entry).await?;
        self.registry.metrics.undone.inc();
        self.thinking = None;
        self.drop_outdated(false);
        self.go_on();
        self.tell_step(&entry);
        Ok(Ok(()))
    }

    /// The game goes on with the rules and cards of today. Gives the entry that says so.
    pub(super) async fn keep_update(&mut self, table: Table<G>) -> Result<EntryOf<G>, Closed> {
        let broken = |what: String| Closed::Broken(what);
        let header = table.log().header_line().map_err(|fault| broken(fault.to_string()))?;
        let last = table.log().entries().last().cloned().ok_or_else(|| broken("no update".to_owned()))?;
        let entry = self.line_of(&last)?;
        self.record.phase = if table.is_over() { Phase::Over } else { Phase::Playing };
        let record = self.record_text()?;
        self.registry.store.keep(Change::Update { record, header, entry }).await?;
        tracing::info!(room = self.id, entry = last.number, "a game goes on with other rules or cards");
        self.session = Some(table.into_session());
        Ok(last)
    }

    /// Everybody wants to go on from the last step that agrees with the rules and cards of today.
    pub(super) async fn go_on_from_there(&mut self) -> Result<Done<G>, Closed> {
        let Resumed::Differs(differing) = self.replayed().await? else {
            return Ok(Err(Refused::Room(Code::NotNow)));
        };
        let gone_on = differing.go_on().map_err(|fault| Closed::Broken(fault.to_string()))?;
        let Some(table) = gone_on else { return Ok(Err(Refused::Room(Code::NoUse))) };
        let entry = self.keep_update(table).await?;
        self.go_on();
        self.tell_present();
        self.tell_step(&entry);
        Ok(Ok(()))
    }

    /// Answers that are taken back have earned no time.
    fn pay_back(&mut self, undo: &EntryOf<G>) {
        let (Kind::Undo { to, .. }, Some(session)) = (&undo.kind, &self.session) else { return };
        let persons = self.record.persons();
        for step in session.footprints_backwards().take_while(|step| step.entry != *to) {
            if let Some(seat) = step.seat.filter(|seat| persons.contains(*seat)) {
                self.clock.pay_back(seat);
            }
        }
    }

    /// A person plays the own seat again. Whose time was up waits until the bot has answered in their place.
    pub(super) async fn sit(&mut self, seat: Seat) -> Result<Done<G>, Closed> {
        let is_late = self.clock.has_run_out(seat) && self.asked() == Some(seat);
        let record = &mut self.record.seats[seat.index()];
        let is_on = matches!(self.record.phase, Phase::Gathering | Phase::Playing | Phase::Stopped { .. });
        if record.controller.is_person() || !is_on || is_late {
            return Ok(Err(Refused::Room(Code::NotNow)));
        }
        record.controller = Controller::Person;
        record.replaced = None;
        self.drop_behind_the_back_of(seat);
        self.thinking = None;
        self.clock.comes_back(seat);
        self.keep_record().await?;
        self.go_on();
        self.tell_present();
        Ok(Ok(()))
    }

    /// A bot plays a seat from now on; its person was asked, or not.
    pub(super) async fn stand_in(&mut self, seat: Seat, level: bots::Level, is_asked: bool) -> Result<(), Closed> {
        let next = self.session.as_ref().map_or(0, kernel::Session::decision_number);
        let record = &mut self.record.seats[seat.index()];
        record.controller = Controller::Bot(level);
        record.replaced = (!is_asked).then_some(next);
        self.thinking = None;
        self.keep_record().await?;
        self.go_on();
        self.tell_present();
        Ok(())
    }

    /// A clock may have run out.
    pub(super) async fn time_passes(&mut self) -> Result<(), Closed> {
        if let Some(seat) = self.clock.is_up() {
            tracing::info!(room = self.id, seat = seat.index(), "time is up");
            self.stand_in(seat, STAND_IN, false).await?;
        }
        Ok(())
    }
}
