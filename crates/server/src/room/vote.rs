//! Proposals: what needs consent.

use std::time::Duration;

use kernel::{Log, Seat, Seats};
use protocol::{Back, Clock, Code, Open, Phase, Proposal, Refused, ServerMessage};

use super::{Closed, Hosted, Room, game::STAND_IN, guest::Done, tell};
use crate::{record::SeatRecord, store};

/// After so long an absence nobody is waited for, not even to end the game.
const FORGOTTEN: Duration = Duration::from_secs(7 * 24 * 3600);

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
                if !session.footprints_backwards().skip(1).any(|step| step.entry == to) {
                    return Err(Code::NoUse);
                }
                // What somebody has played before a bot came in their place is theirs.
                let undone = || session.footprints_backwards().take_while(|step| step.entry != to);
                for (seat, since) in self.replaced() {
                    if undone().any(|step| step.seat == Some(seat) && step.entry < since) {
                        needed.insert(seat);
                    }
                }
                Ok(needed)
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
                let by_clock = self.record.clock.map_or(Duration::ZERO, Clock::grace);
                let grace = by_clock.max(self.record.pace.grace()).max(self.registry.limits.away);
                if self.absence(seat).is_none_or(|absence| absence < grace) {
                    return Err(Code::NoUse);
                }
                let absent = persons.iter().filter(|seat| !self.here().contains(*seat));
                Ok(absent.fold(needed, Seats::without))
            }
            Proposal::GoOn if self.session.is_none() => Err(Code::NoUse),
            Proposal::GoOn => Ok(needed),
            // Whom the others have replaced may come back and play on, unless that is long ago.
            Proposal::Abandon => {
                for (seat, _) in self.replaced() {
                    if self.absence(seat).is_none_or(|absence| absence < FORGOTTEN) {
                        needed.insert(seat);
                    }
                }
                Ok(needed)
            }
        }
    }

    /// The seats whose persons were replaced by a bot without being asked, and since which entry.
    fn replaced(&self) -> impl Iterator<Item = (Seat, u32)> {
        let replaced = |(at, seat): (u8, &SeatRecord)| Some((Seat::new(at), seat.replaced?));
        (0..).zip(&self.record.seats).filter_map(replaced)
    }

    /// How long the person of a seat has been away; none if they are here.
    fn absence(&self, seat: Seat) -> Option<Duration> {
        self.away.get(&seat).map(|since| Duration::from_millis(store::now().saturating_sub(*since)))
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
                let is_asked = self.here().contains(seat);
                self.stand_in(seat, level, is_asked).await?;
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
