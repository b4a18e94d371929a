//! Who is here, what they are called and what they say.

use std::sync::{Arc, atomic::AtomicBool};

use kernel::{Seat, Seats};
use protocol::{
    Ask, ChatMessage, Code, MOST_CHAT, Phase, Present, Proposal, Refused, Role, ServerMessage, ServerMessageOf, Welcome,
};
use tokio::time::Instant;

use super::{Closed, Hosted, Room};
use crate::{
    address::Block,
    limits::Bucket,
    outbox::Outbox,
    plain::{are_alike, good_name, good_text},
    store::{self, Change},
};

/// Lines of chat that somebody who comes in is told: of those who play, and of those who watch.
const CHAT: [u32; 2] = [50, 20];

/// The most bytes that a person may add to the chance of a game.
const MOST_CHANCE: usize = 64;

/// Somebody in the room.
pub(super) struct Guest {
    /// The number of the connection.
    pub(super) number: u64,
    pub(super) role: Role,
    /// Where the connection comes from.
    pub(super) block: Block,
    pub(super) out: Outbox,
    /// Measures what costs the server more than a move does, of somebody who watches; that of a seat is measured for all
    /// its connections together.
    pub(super) errands: Bucket,
    /// Whom somebody who watches does not want to hear; that of a seat is kept.
    pub(super) mutes: Vec<Role>,
    /// A log is on its way to them.
    pub(super) has_asked_log: Arc<AtomicBool>,
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
        let Some(name) = name.and_then(good_name).filter(|name| self.may_be_called(seat, name)) else { return Ok(()) };
        let record = &mut self.record.seats[seat.index()];
        if record.name == name {
            return Ok(());
        }
        record.name = name;
        self.keep_record().await
    }

    /// Whether nobody else at the table is called so, or so that it looks the same.
    fn may_be_called(&self, seat: Seat, name: &str) -> bool {
        let others = self.record.seats.iter().enumerate().filter(|(at, _)| *at != seat.index());
        !others.map(|(_, other)| other).any(|other| are_alike(&other.name, name))
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
        self.is_presence_news = true;
        self.begin_if_ready().await?;
        Ok(Ok(()))
    }

    /// Somebody is ready, or is not any more.
    async fn ready(&mut self, guest: u64, is_ready: bool) -> Result<Done<G>, Closed> {
        let is_gathering = self.record.phase == Phase::Gathering;
        let Some(known) = self.guests.iter_mut().find(|known| known.number == guest) else { return Ok(Ok(())) };
        if is_gathering && std::mem::replace(&mut known.is_ready, is_ready) != is_ready {
            self.is_presence_news = true;
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
            by: line.by.and_then(|seat| Seat::try_from(seat).ok()),
            at: u64::try_from(line.at).unwrap_or_default(),
            text: line.text,
        });
        let mutes = self.mutes_of(role, &[]);
        let chat = chat.filter(|line| !mutes.contains(&speaker(line.by)));
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
            self.is_presence_news = true;
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

    /// Tells everybody who is here, and how far the room has come.
    pub(super) fn tell_present(&mut self) {
        self.is_presence_news = false;
        self.presence_told = Some(Instant::now());
        let present = self.present();
        self.tell_all(&present);
        self.tell_screens();
    }

    pub(super) fn present(&self) -> ServerMessageOf<G> {
        let watchers = self.guests.iter().filter(|guest| guest.role == Role::Watcher).count();
        ServerMessage::Present(Present {
            phase: self.record.phase,
            names: self.record.seats.iter().map(|seat| seat.name.clone()).collect(),
            controllers: self.record.seats.iter().map(|seat| seat.controller).collect(),
            here: self.here(),
            came: self.record.seats_where(|seat| seat.came),
            ready: if self.record.phase == Phase::Gathering { self.ready_seats() } else { Seats::NONE },
            watchers: u16::try_from(watchers).unwrap_or(u16::MAX),
        })
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
        let known = self.guests.iter().find(|known| known.number == guest).map(|known| (known.role, known.block));
        let Some((role, block)) = known else { return Ok(()) };
        self.payer = Some(block);
        let done = match Ask::<G::Choice>::read(text) {
            Err(_) => Err(Refused::Room(Code::Malformed)),
            Ok(ask) if !self.may_ask(guest, role, &ask) => Err(Refused::Room(Code::TooFast)),
            Ok(_) if !self.registry.may_store(block) => Err(Refused::Room(Code::TooFast)),
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
    /// writes what nobody plays, or replays the whole game. However many connections play a seat, it is one who asks; and
    /// all who watch together say no more than those who play can read.
    fn may_ask(&mut self, guest: u64, role: Role, ask: &Ask<G::Choice>) -> bool {
        if matches!(ask, Ask::Answer { .. } | Ask::Vote { .. }) {
            return true;
        }
        let now = Instant::now().into_std();
        match role {
            Role::Seat(seat) => self.errands.get_mut(seat.index()).is_some_and(|errands| errands.take(now)),
            Role::Watcher => {
                let guest = self.guests.iter_mut().find(|known| known.number == guest);
                let may = guest.is_some_and(|guest| guest.errands.take(now));
                may && (!matches!(ask, Ask::Chat(_)) || self.murmurs.take(now))
            }
        }
    }

    async fn asks(&mut self, guest: u64, role: Role, ask: Ask<G::Choice>) -> Result<Done<G>, Closed> {
        match (ask, role) {
            (Ask::Hello(_), _) => Ok(Err(Refused::Room(Code::NoHello))),
            (Ask::Chat(text), _) => self.chat(guest, role, &text).await,
            (Ask::Log, _) => Ok(self.tell_log(guest)),
            (Ask::Mute { whom, on }, _) => self.mute(guest, role, whom, on).await,
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
        let name = good_name(name).filter(|name| self.may_be_called(seat, name));
        let Some(name) = name else { return Ok(Err(Refused::Room(Code::NotGood))) };
        self.record.seats[seat.index()].name = name;
        self.keep_record().await?;
        self.is_presence_news = true;
        Ok(Ok(()))
    }

    /// Somebody does not want to hear somebody else any more, or wants to again.
    async fn mute(&mut self, guest: u64, role: Role, whom: Role, on: bool) -> Result<Done<G>, Closed> {
        let can_be_heard = match whom {
            Role::Seat(seat) => seat.index() < self.record.seats.len() && whom != role,
            Role::Watcher => true,
        };
        if !can_be_heard {
            return Ok(Err(Refused::Room(Code::NotGood)));
        }
        let mutes = match role {
            Role::Seat(seat) => Some(&mut self.record.seats[seat.index()].mutes),
            Role::Watcher => self.guests.iter_mut().find(|known| known.number == guest).map(|known| &mut known.mutes),
        };
        if let Some(mutes) = mutes {
            mutes.retain(|muted| *muted != whom);
            if on {
                mutes.push(whom);
            }
        }
        if matches!(role, Role::Seat(_)) {
            self.keep_record().await?;
        }
        Ok(Ok(()))
    }

    /// Whom a role does not want to hear: as a seat keeps it, or as somebody who watches has said on the connection.
    fn mutes_of<'a>(&'a self, role: Role, own: &'a [Role]) -> &'a [Role] {
        match role {
            Role::Seat(seat) => {
                self.record.seats.get(seat.index()).map(|seat| seat.mutes.as_slice()).unwrap_or_default()
            }
            Role::Watcher => own,
        }
    }

    async fn chat(&mut self, guest: u64, role: Role, text: &str) -> Result<Done<G>, Closed> {
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
        self.stores(line.text.len());
        self.registry.metrics.said.inc();
        let deaf: Vec<u64> = self
            .guests
            .iter()
            .filter(|known| known.number != guest && self.mutes_of(known.role, &known.mutes).contains(&role))
            .map(|known| known.number)
            .collect();
        self.tell_all_but(&deaf, &ServerMessage::Chat(line));
        Ok(Ok(()))
    }

    /// Counts what was stored for whoever it was stored for.
    pub(super) fn stores(&self, bytes: usize) {
        if let Some(block) = self.payer {
            self.registry.stores(block, bytes);
        }
    }

    /// Stores what is kept of the room.
    pub(super) async fn keep_record(&self) -> Result<(), Closed> {
        let record = self.record_text()?;
        self.stores(record.len());
        self.registry.store.keep(Change::Record { room: self.id, record }).await?;
        Ok(())
    }

    pub(super) fn record_text(&self) -> Result<String, Closed> {
        serde_json::to_string(&self.record).map_err(|error| Closed::Broken(error.to_string()))
    }
}

/// What was asked was done, or it was refused.
pub(super) type Done<G> = Result<(), Refused<<G as kernel::Game>::Choice, <G as kernel::Game>::Reason>>;

/// Who said a line of chat.
const fn speaker(by: Option<Seat>) -> Role {
    match by {
        Some(seat) => Role::Seat(seat),
        None => Role::Watcher,
    }
}
