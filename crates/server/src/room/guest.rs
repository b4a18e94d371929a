//! Who is here, what they are called and what they say.

use std::sync::Arc;

use kernel::{Seat, Seats};
use protocol::{
    Ask, ChatMessage, Code, MOST_CHAT, Phase, Present, Proposal, Refused, Role, ServerMessage, ServerMessageOf, Welcome,
};
use tokio::{sync::mpsc, time::Instant};

use super::{Closed, Hosted, Out, Room};
use crate::{
    limits::Bucket,
    plain::{good_name, good_text},
    store::{self, Change},
};

/// Lines of chat that somebody who comes in is told.
const CHAT: u32 = 50;

/// The most bytes that a person may add to the chance of a game.
const MOST_CHANCE: usize = 64;

/// Somebody in the room.
pub(super) struct Guest {
    /// The number of the connection.
    pub(super) number: u64,
    pub(super) role: Role,
    pub(super) out: mpsc::Sender<Out>,
    /// Measures what costs the server more than a move does.
    pub(super) errands: Bucket,
    /// How many connections play the same seat, as this one was last told.
    pub(super) screens: u16,
    /// Is ready to begin.
    pub(super) is_ready: bool,
    /// Wants whole views always.
    pub(super) is_whole: bool,
    /// The view that was told last, from which changes are told. Those who saw the same share it.
    pub(super) view: Option<Arc<str>>,
}

impl<G: Hosted> Room<G> {
    /// Takes down the name that a person brings.
    pub(super) async fn called(&mut self, seat: Seat, name: Option<&str>) -> Result<(), Closed> {
        let record = &mut self.record.seats[seat.index()];
        let Some(name) = name.and_then(good_name).filter(|name| *name != record.name) else { return Ok(()) };
        record.name = name;
        self.keep_record().await
    }

    /// Takes down what a person adds to the chance of the game, which begins when all have done so and are ready.
    async fn chance(&mut self, seat: Seat, chance: &str) -> Result<Done<G>, Closed> {
        let Some(chance) = hex::decode(chance).ok().filter(|chance| chance.len() <= MOST_CHANCE) else {
            return Ok(Err(Refused::Room(Code::NotGood)));
        };
        if self.record.seats[seat.index()].came {
            return Ok(Ok(()));
        }
        self.record.seats[seat.index()].came = true;
        if self.record.phase == Phase::Gathering {
            self.record.contributions.set(seat, chance);
        }
        self.keep_record().await?;
        self.tell_present();
        self.begin_if_ready().await?;
        Ok(Ok(()))
    }

    /// Somebody is ready, or is not any more.
    async fn ready(&mut self, guest: u64, is_ready: bool) -> Result<Done<G>, Closed> {
        let is_gathering = self.record.phase == Phase::Gathering;
        let Some(known) = self.guests.iter_mut().find(|known| known.number == guest) else { return Ok(Ok(())) };
        if is_gathering && std::mem::replace(&mut known.is_ready, is_ready) != is_ready {
            self.tell_present();
            self.begin_if_ready().await?;
        }
        Ok(Ok(()))
    }

    /// The seats whose persons are ready: whoever leaves is not any more.
    pub(super) fn ready_seats(&self) -> Seats {
        let mut ready = Seats::NONE;
        for guest in self.guests.iter().filter(|guest| guest.is_ready) {
            if let Role::Seat(seat) = guest.role {
                ready.insert(seat);
            }
        }
        ready
    }

    pub(super) async fn welcome(&self, role: Role, claimed: bool) -> Result<ServerMessageOf<G>, Closed> {
        let chat = self.registry.store.chat(self.id, CHAT).await?;
        let chat = chat.into_iter().map(|line| ChatMessage {
            by: line.by.map(Seat::new),
            at: u64::try_from(line.at).unwrap_or_default(),
            text: line.text,
        });
        Ok(ServerMessage::Welcome(Welcome {
            role,
            claimed,
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            packs: self.game.packs(),
            setup: self.record.setup.clone(),
            commitment: self.record.secret.commitment(),
            clock: self.record.clock,
            chat: chat.collect(),
        }))
    }

    /// A connection is gone.
    pub(super) fn left(&mut self, guest: u64) {
        let Some(at) = self.guests.iter().position(|known| known.number == guest) else { return };
        let gone = self.guests.swap_remove(at);
        self.are_gone(&[gone.role]);
    }

    /// Takes down who is gone. The others are told when the room goes on.
    pub(super) fn are_gone(&mut self, roles: &[Role]) {
        let here = self.here();
        for role in roles {
            if let Role::Seat(seat) = role
                && !here.contains(*seat)
            {
                self.away.insert(*seat, store::now());
            }
        }
        if !roles.is_empty() {
            self.has_lost = true;
            self.quiet = Instant::now();
        }
    }

    /// The seats whose persons are connected.
    pub(super) fn here(&self) -> Seats {
        let mut here = Seats::NONE;
        for guest in &self.guests {
            if let Role::Seat(seat) = guest.role {
                here.insert(seat);
            }
        }
        here
    }

    pub(super) fn tell_present(&mut self) {
        let watchers = self.guests.iter().filter(|guest| guest.role == Role::Watcher).count();
        let present = Present {
            phase: self.record.phase,
            names: self.record.seats.iter().map(|seat| seat.name.clone()).collect(),
            controllers: self.record.seats.iter().map(|seat| seat.controller).collect(),
            here: self.here(),
            came: self.record.seats_where(|seat| seat.came),
            ready: if self.record.phase == Phase::Gathering { self.ready_seats() } else { Seats::NONE },
            watchers: u16::try_from(watchers).unwrap_or(u16::MAX),
        };
        self.tell_all(&ServerMessage::Present(present));
        self.tell_screens();
    }

    /// Tells the owner of a seat how many connections play it, whenever that changes. It is nobody else's business.
    fn tell_screens(&mut self) {
        for seat in self.here().iter() {
            let role = Role::Seat(seat);
            let screens = self.guests.iter().filter(|guest| guest.role == role).count();
            let screens = u16::try_from(screens).unwrap_or(u16::MAX);
            let mut is_news = false;
            for guest in self.guests.iter_mut().filter(|guest| guest.role == role) {
                is_news |= std::mem::replace(&mut guest.screens, screens) != screens;
            }
            if is_news {
                self.tell_role(role, &ServerMessage::Screens(screens));
            }
        }
    }

    /// What a guest says is done or refused.
    pub(super) async fn said(&mut self, guest: u64, text: &str) -> Result<(), Closed> {
        let Some(role) = self.role_of(guest) else { return Ok(()) };
        let done = match Ask::<G::Choice>::read(text) {
            Err(_) => Err(Refused::Room(Code::Malformed)),
            Ok(ask) if !self.may_ask(guest, &ask) => Err(Refused::Room(Code::TooFast)),
            // On the heap, so that a room that waits for the next move is small.
            Ok(ask) => Box::pin(self.asks(guest, role, ask)).await?,
        };
        if let Err(refused) = done {
            self.registry.metrics.refused.inc();
            self.tell_guest(guest, &ServerMessage::Refused(refused));
        }
        Ok(())
    }

    /// Whether a guest has not asked for too much lately. Moves and votes are measured by the connection alone; the rest
    /// writes what nobody plays, or replays the whole game.
    fn may_ask(&mut self, guest: u64, ask: &Ask<G::Choice>) -> bool {
        let is_errand = !matches!(ask, Ask::Answer { .. } | Ask::Vote { .. });
        let guest = self.guests.iter_mut().find(|known| known.number == guest);
        !is_errand || guest.is_some_and(|guest| guest.errands.take(Instant::now().into_std()))
    }

    async fn asks(&mut self, guest: u64, role: Role, ask: Ask<G::Choice>) -> Result<Done<G>, Closed> {
        match (ask, role) {
            (Ask::Hello(_), _) => Ok(Err(Refused::Room(Code::NoHello))),
            (Ask::Chat(text), _) => self.chat(role, &text).await,
            (Ask::Log, _) => self.tell_log(guest).await,
            (_, Role::Watcher) => Ok(Err(Refused::Room(Code::OnlyWatching))),
            (Ask::Answer { number, answer }, Role::Seat(seat)) => self.answer(seat, number, &answer).await,
            (Ask::Chance(chance), Role::Seat(seat)) => self.chance(seat, &chance).await,
            (Ask::Undo { number, answers }, Role::Seat(seat)) => self.undo(seat, number, answers).await,
            (Ask::Propose(proposal), Role::Seat(seat)) => self.propose(seat, proposal).await,
            (Ask::Vote { proposal, agrees }, Role::Seat(seat)) => self.vote(seat, proposal, agrees).await,
            (Ask::Stand { level }, Role::Seat(seat)) => self.carry_out(Proposal::Bot { seat, level }).await,
            (Ask::Sit, Role::Seat(seat)) => self.sit(seat).await,
            (Ask::Ready(is_ready), Role::Seat(_)) => self.ready(guest, is_ready).await,
            (Ask::Begin, Role::Seat(seat)) => self.begin_without(guest, seat).await,
            (Ask::Again, Role::Seat(seat)) => self.again(seat).await,
            (Ask::Name(name), Role::Seat(seat)) => self.rename(seat, &name).await,
        }
    }

    async fn rename(&mut self, seat: Seat, name: &str) -> Result<Done<G>, Closed> {
        let Some(name) = good_name(name) else { return Ok(Err(Refused::Room(Code::NotGood))) };
        self.record.seats[seat.index()].name = name;
        self.keep_record().await?;
        self.tell_present();
        Ok(Ok(()))
    }

    async fn chat(&mut self, role: Role, text: &str) -> Result<Done<G>, Closed> {
        let Some(text) = good_text(text, MOST_CHAT) else { return Ok(Err(Refused::Room(Code::NotGood))) };
        let by = match role {
            Role::Seat(seat) => Some(seat),
            Role::Watcher => None,
        };
        let line = ChatMessage { by, at: store::now(), text };
        let change = Change::Chat {
            room: self.id,
            by: by.map(|seat| seat.index() as u8),
            at: i64::try_from(line.at).unwrap_or_default(),
            text: line.text.clone(),
        };
        if self.registry.store.keep(change).await.is_err() {
            return Ok(Err(Refused::Room(Code::NotStored)));
        }
        self.registry.metrics.said.inc();
        self.tell_all(&ServerMessage::Chat(line));
        Ok(Ok(()))
    }

    /// Stores what is kept of the room.
    pub(super) async fn keep_record(&self) -> Result<(), Closed> {
        let record = self.record_text()?;
        self.registry.store.keep(Change::Record { room: self.id, record }).await?;
        Ok(())
    }

    pub(super) fn record_text(&self) -> Result<String, Closed> {
        serde_json::to_string(&self.record).map_err(|error| Closed::Broken(error.to_string()))
    }
}

/// What was asked was done, or it was refused.
pub(super) type Done<G> = Result<(), Refused<<G as kernel::Game>::Choice, <G as kernel::Game>::Reason>>;
