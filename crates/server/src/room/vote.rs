//! Proposals: what needs consent.

use std::time::Duration;

use kernel::{Log, Seat, Seats};
use protocol::{Back, Clock, Code, Open, Phase, Proposal, Refused, ServerMessage};

use super::{Closed, Hosted, Room, game::STAND_IN, guest::Done, tell};
use crate::store;

impl<G: Hosted> Room<G> {
    /// A seat proposes something. Where nobody else has a say it is done at once.
    pub(super) async fn propose(&mut self, seat: Seat, proposal: Proposal) -> Result<Done<G>, Closed> {
        let refused = |code| Ok(Err(Refused::Room(code)));
        // Who is away did not agree to be played badly.
        let proposal = match proposal {
            Proposal::Bot { seat, .. } if !self.here().contains(seat) => Proposal::Bot { seat, level: STAND_IN },
            other => other,
        };
        let is_stopped = matches!(self.record.phase, Phase::Stopped { .. });
        let fits = match proposal {
            Proposal::GoBack { .. } => self.record.phase == Phase::Playing,
            Proposal::GoOn => is_stopped,
            Proposal::Bot { .. } | Proposal::Abandon => self.is_on(),
        };
        if !fits {
            return refused(Code::NotNow);
        }
        if self.open.is_some() {
            return refused(Code::AnotherProposal);
        }
        let needed = match self.whose_consent(seat, proposal) {
            Ok(needed) => needed,
            Err(code) => return refused(code),
        };
        let agreed = Seats::only(seat);
        self.proposals += 1;
        let back = match proposal {
            Proposal::GoBack { to } => self.session.as_ref().map(|session| tell::back_to(session, to)),
            Proposal::Bot { .. } | Proposal::Abandon | Proposal::GoOn => None,
        };
        let since = match back {
            Some(Back { to, .. }) => self.first_event_after(to).await?,
            None => None,
        };
        self.open = Some(Open { number: self.proposals, by: seat, what: proposal, back, since, agreed, needed });
        self.decide().await
    }

    /// The first event on the way here that came after an entry.
    async fn first_event_after(&self, to: u32) -> Result<Option<u32>, Closed> {
        let Some(session) = &self.session else { return Ok(None) };
        let undone: Vec<u32> =
            session.footprints_backwards().map(|step| step.entry).take_while(|entry| *entry != to).collect();
        let Some(first) = undone.last() else { return Ok(None) };
        for (number, line) in (*first..).zip(self.registry.store.lines(self.id, *first).await?) {
            let entry = Log::<G>::entry_at(number, &line);
            if let Some(event) = entry.events.first().filter(|_| undone.contains(&entry.number)) {
                return Ok(Some(event.id.0));
            }
        }
        Ok(None)
    }

    /// Whose consent a proposal needs, or why there is nothing to it.
    fn whose_consent(&self, by: Seat, proposal: Proposal) -> Result<Seats, Code> {
        let persons = self.record.persons();
        let mut needed = persons;
        needed.insert(by);
        match proposal {
            Proposal::GoBack { to } => {
                let session = self.session.as_ref().ok_or(Code::NotNow)?;
                let is_on_the_way = session.footprints_backwards().skip(1).any(|step| step.entry == to);
                if is_on_the_way { Ok(needed) } else { Err(Code::NoUse) }
            }
            Proposal::Bot { seat, .. } => {
                if !persons.contains(seat) {
                    return Err(Code::NoUse);
                }
                if self.here().contains(seat) {
                    return Ok(needed);
                }
                // Who is away cannot be asked. The others decide, but not behind the back of somebody who only lost the
                // connection for a moment.
                let grace = self.record.clock.map_or(Duration::ZERO, Clock::grace).max(self.registry.limits.away);
                let away = |since: &u64| Duration::from_millis(store::now().saturating_sub(*since)) >= grace;
                if !self.away.get(&seat).is_some_and(away) {
                    return Err(Code::NoUse);
                }
                let absent = persons.iter().filter(|seat| !self.here().contains(*seat));
                Ok(absent.fold(needed, Seats::without))
            }
            Proposal::GoOn if self.session.is_none() => Err(Code::NoUse),
            Proposal::Abandon | Proposal::GoOn => Ok(needed),
        }
    }

    /// A seat says yes or no.
    pub(super) async fn vote(&mut self, seat: Seat, number: u32, agrees: bool) -> Result<Done<G>, Closed> {
        let is_on = self.is_on();
        let may_vote = |open: &&mut Open| is_on && open.number == number && open.needed.contains(seat);
        let Some(open) = self.open.as_mut().filter(may_vote) else {
            return Ok(Err(Refused::Room(Code::NoSuchProposal)));
        };
        if !agrees {
            self.close();
            return Ok(Ok(()));
        }
        open.agreed.insert(seat);
        self.decide().await
    }

    /// Does what all have agreed to, or tells how the vote stands.
    async fn decide(&mut self) -> Result<Done<G>, Closed> {
        let Some(open) = self.open else { return Ok(Ok(())) };
        if open.needed.iter().all(|seat| open.agreed.contains(seat)) {
            self.close();
            return self.carry_out(open.what).await;
        }
        self.tell_all(&ServerMessage::Open(self.open));
        Ok(Ok(()))
    }

    /// Does what was agreed to.
    pub(super) async fn carry_out(&mut self, proposal: Proposal) -> Result<Done<G>, Closed> {
        match proposal {
            Proposal::GoBack { to } => self.go_back_by_vote(to).await,
            Proposal::Bot { seat, level } => {
                if !self.is_on() {
                    return Ok(Err(Refused::Room(Code::NotNow)));
                }
                self.stand_in(seat, level).await?;
                Ok(Ok(()))
            }
            Proposal::GoOn => self.go_on_from_there().await,
            Proposal::Abandon => {
                self.record.phase = Phase::Abandoned;
                self.thinking = None;
                self.keep_record().await?;
                self.go_on();
                self.tell_present();
                Ok(Ok(()))
            }
        }
    }

    /// Whether there is a game that is not over.
    pub(super) const fn is_on(&self) -> bool {
        matches!(self.record.phase, Phase::Playing | Phase::Stopped { .. })
    }

    /// Nothing is proposed any more.
    fn close(&mut self) {
        self.open = None;
        self.tell_all(&ServerMessage::Open(None));
    }

    /// The game has moved: what was proposed for another position is off the table, and after the end everything is.
    pub(super) fn drop_outdated(&mut self, is_over: bool) {
        if self.open.is_some_and(|open| is_over || matches!(open.what, Proposal::GoBack { .. })) {
            self.close();
        }
    }

    /// Somebody plays again who was not asked about what is proposed: it must be proposed anew.
    pub(super) fn drop_behind_the_back_of(&mut self, seat: Seat) {
        if self.open.is_some_and(|open| !open.needed.contains(seat) && self.record.persons().contains(seat)) {
            self.close();
        }
    }
}
