//! The door: who may come in, and what opens a seat.
//!
//! Whoever makes a room gets an invitation to each seat. The first who comes with it brings a key of their own, which takes
//! its place: from then on nothing else opens the seat, and nobody but its owner has that key, not even the server, which
//! keeps a digest. The client makes the key and keeps it before it is said, so that no broken connection can lose it.

use std::sync::Arc;

use kernel::{Seat, Seats};
use protocol::{Code, Hello, KEY_DIGITS, Role, ServerMessage};
use tokio::time::Instant;

use super::{Closed, Enter, Hosted, Room, guest::Guest};
use crate::{address::Block, limits::Bucket, record::SeatRecord, token::Kept};

/// What a hello opens.
enum Door {
    /// A seat.
    Seat(Seat),
    /// A seat that has this key from now on.
    Claim(Seat, Kept),
    /// The place of those who watch.
    Watch,
    /// Nothing.
    Shut(Code),
}

/// Whether a text looks like a key. How well it was shaken is up to the client.
fn is_key(text: &str) -> bool {
    text.len() == KEY_DIGITS && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

impl<G: Hosted> Room<G> {
    /// Lets somebody in who may come in, and tells them everything they may know.
    pub(super) async fn enter(&mut self, enter: Enter) -> Result<(), Closed> {
        let Enter { guest, block, hello, out } = enter;
        self.payer = Some(block);
        let seat = match self.door(&hello) {
            Door::Seat(seat) => Some(seat),
            Door::Claim(seat, key) => {
                self.claim(seat, key).await?;
                Some(seat)
            }
            Door::Watch if self.has_place_to_watch(block) => None,
            Door::Watch => {
                out.bye(Code::TooMany);
                return Ok(());
            }
            Door::Shut(code) => {
                out.bye(code);
                return Ok(());
            }
        };
        if let Some(seat) = seat {
            self.make_place_at(seat);
            self.called(seat, hello.name.as_deref()).await?;
            self.away.remove(&seat);
            // A server that is killed while they play must not find that they have long been away.
            if self.record.seats[seat.index()].seen.take().is_some() {
                self.keep_record().await?;
            }
            self.drop_behind_the_back_of(seat);
        }
        let role = seat.map_or(Role::Watcher, Role::Seat);
        let errands =
            Bucket::new(self.registry.limits.errands, self.registry.limits.errands_burst, Instant::now().into_std());
        self.guests.push(Guest {
            number: guest,
            role,
            block,
            out,
            errands,
            mutes: Vec::new(),
            has_asked_log: Arc::default(),
            screens: 1,
            is_ready: false,
            is_whole: hello.whole,
            view: None,
        });
        let claimed = seat.is_some_and(|seat| self.has_key(seat, &hello));
        let welcome = self.welcome(role, claimed).await?;
        self.tell_guest(guest, &welcome);
        let present = self.present();
        self.tell_guest(guest, &present);
        // The others are told when the room goes on, of all who came meanwhile.
        self.is_presence_news = true;
        if self.session.is_some() {
            self.tell_opening(guest, role, hello.have).await?;
        }
        if self.open.is_some() {
            self.tell_guest(guest, &ServerMessage::Open(self.open));
        }
        if let Some(again) = self.record.again.clone() {
            self.tell_guest(guest, &ServerMessage::Again(again));
        }
        Ok(())
    }

    /// Whether one more may watch, of all and of those who come from the same address. Seats have places of their own.
    fn has_place_to_watch(&self, block: Block) -> bool {
        let watchers = || self.guests.iter().filter(|guest| guest.role == Role::Watcher);
        let from_there = watchers().filter(|guest| guest.block == block).count();
        watchers().count() < self.registry.limits.watchers && from_there < self.registry.limits.watchers_each
    }

    /// Lets the oldest connection of a seat go if it has as many as it may: those are the ones that broke unnoticed.
    fn make_place_at(&mut self, seat: Seat) {
        let is_there = |guest: &&Guest| guest.role == Role::Seat(seat);
        if self.guests.iter().filter(is_there).count() < self.registry.limits.screens {
            return;
        }
        let oldest = self.guests.iter().filter(is_there).map(|guest| guest.number).min();
        if let Some(at) = self.guests.iter().position(|guest| Some(guest.number) == oldest) {
            self.guests.swap_remove(at).out.bye(Code::TooMany);
        }
    }

    /// What a hello opens.
    fn door(&self, hello: &Hello) -> Door {
        let token = Kept::of(&hello.token);
        let seat_where = |fits: &dyn Fn(&SeatRecord) -> bool| self.record.seats_where(fits).iter().next();
        if let Some(seat) = seat_where(&|seat| seat.token.as_ref() == Some(&token)) {
            let is_claimed = self.record.seats[seat.index()].former.is_some();
            return match &hello.key {
                // The room in which they play again has the keys of this one: they are changed there.
                _ if is_claimed && (!hello.alone || self.record.again.is_some()) => Door::Seat(seat),
                Some(key) if is_key(key) && self.is_new(key) => Door::Claim(seat, Kept::of(key)),
                _ => Door::Shut(Code::NotGood),
            };
        }
        match seat_where(&|seat| seat.former.as_ref() == Some(&token)) {
            // The answer to the claim was lost on its way: it is the same one who comes back.
            Some(seat) if self.has_key(seat, hello) => Door::Seat(seat),
            Some(_) => Door::Shut(Code::Claimed),
            None if self.record.watch == token => Door::Watch,
            None => Door::Shut(Code::NoSuchRoom),
        }
    }

    /// Whether a key opens nothing here yet: who claims a seat with another's invitation would shut them out.
    fn is_new(&self, key: &str) -> bool {
        let key = Kept::of(key);
        let opens = |seat: &SeatRecord| seat.token.as_ref() == Some(&key) || seat.former.as_ref() == Some(&key);
        self.record.watch != key && self.record.seats_where(opens) == Seats::NONE
    }

    /// Whether the key of a hello opens the seat.
    fn has_key(&self, seat: Seat, hello: &Hello) -> bool {
        let key = hello.key.as_deref().map(Kept::of);
        key.is_some() && self.record.seats[seat.index()].token == key
    }

    /// The seat has this key from now on. Whoever came with the one before has to go.
    async fn claim(&mut self, seat: Seat, key: Kept) -> Result<(), Closed> {
        let record = &mut self.record.seats[seat.index()];
        record.former = record.token.replace(key);
        self.keep_record().await?;
        for guest in self.guests.extract_if(.., |guest| guest.role == Role::Seat(seat)) {
            guest.out.bye(Code::Claimed);
        }
        Ok(())
    }
}
