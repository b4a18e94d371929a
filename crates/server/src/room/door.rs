//! The door: who may come in, and what opens a seat.
//!
//! Whoever makes a room gets an invitation to each seat. The first who comes with it brings a key of their own, which takes
//! its place: from then on nothing else opens the seat, and nobody but its owner has that key, not even the server, which
//! keeps a digest. The client makes the key and keeps it before it is said, so that no broken connection can lose it.

use kernel::{Seat, Seats};
use protocol::{Code, Hello, KEY_DIGITS, Role, ServerMessage};
use tokio::time::Instant;

use super::{Closed, Enter, Hosted, Out, Room, guest::Guest};
use crate::{limits::Bucket, record::SeatRecord, token::Kept};

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
        let Enter { guest, hello, out } = enter;
        // Whoever is gone needs no answer.
        let refuse = |code| drop(out.try_send(Out::Bye(code)));
        if self.guests.len() >= self.registry.limits.guests {
            refuse(Code::TooMany);
            return Ok(());
        }
        let seat = match self.door(&hello) {
            Door::Seat(seat) => Some(seat),
            Door::Claim(seat, key) => {
                self.claim(seat, key).await?;
                Some(seat)
            }
            Door::Watch => None,
            Door::Shut(code) => {
                refuse(code);
                return Ok(());
            }
        };
        if let Some(seat) = seat {
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
            out,
            errands,
            screens: 1,
            is_ready: false,
            is_whole: hello.whole,
            view: None,
        });
        let claimed = seat.is_some_and(|seat| self.has_key(seat, &hello));
        let welcome = self.welcome(role, claimed).await?;
        self.tell_guest(guest, &welcome);
        self.tell_present();
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
        self.guests.retain(|guest| {
            let stays = guest.role != Role::Seat(seat);
            if !stays {
                let _ = guest.out.try_send(Out::Bye(Code::Claimed));
            }
            stays
        });
        Ok(())
    }
}
