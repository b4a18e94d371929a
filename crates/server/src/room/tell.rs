//! What the room tells its guests. Everything about the game that leaves the server is put together here, from views
//! and events that the engine made for one pair of eyes.

use axum::extract::ws::Utf8Bytes;
use kernel::{EntryOf, Kind, Live, Log, Seat, Viewer};
use protocol::{Back, Clocks, Code, Happened, HappenedKind, Phase, Refused, Role, Scene, Step, Told, ToldOf};

use super::{
    Closed, Hosted, Out, Room,
    guest::{Done, Guest},
};

/// Missed entries beyond which the table is shown anew.
const MOST_MISSED: u32 = 100;

/// The eyes of a role.
pub(super) const fn viewer(role: Role) -> Viewer {
    match role {
        Role::Seat(seat) => Viewer::Seat(seat),
        Role::Watcher => Viewer::Spectator,
    }
}

/// A message as it goes out.
pub(super) fn written<G: Hosted>(told: &ToldOf<G>) -> Option<Utf8Bytes> {
    match serde_json::to_string(told) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message cannot be written");
            None
        }
    }
}

/// How the table looks to a role.
pub(super) fn scene<G: Hosted>(
    live: &Live<G, std::sync::Arc<G>>,
    role: Role,
    clocks: Option<Clocks>,
) -> Scene<G::View, G::Choice, G::Ask> {
    let seat = match role {
        Role::Seat(seat) => Some(seat),
        Role::Watcher => None,
    };
    Scene {
        view: live.view(viewer(role)),
        decision: live.decision().clone(),
        number: live.decision_number(),
        undo: seat.map(|seat| live.undo_reach(seat)),
        back: seat.and_then(|seat| way_back(live, seat)),
        clocks,
    }
}

/// An entry as far as a role may know it.
pub(super) fn happened<G: Hosted>(entry: &EntryOf<G>, role: Role) -> Happened<G::Event> {
    let kind = match entry.kind {
        Kind::Begin => HappenedKind::Opened,
        Kind::Move { seat, .. } => HappenedKind::Answered(seat),
        Kind::Undo { .. } => HappenedKind::TakenBack,
    };
    Happened { entry: entry.number, kind, events: entry.events_for(viewer(role)).cloned().collect() }
}

/// The position before the seat's last answer that it may not take back alone.
fn way_back<G: Hosted>(live: &Live<G, std::sync::Arc<G>>, seat: Seat) -> Option<Back> {
    let free = live.undo_reach(seat).answers;
    let mut line = live.footprints_backwards().skip(free as usize);
    let (mut answers, mut revealed) = (free, false);
    while let Some(step) = line.next() {
        step.seat?;
        revealed |= step.revealed;
        answers += 1;
        if step.seat == Some(seat) {
            return line.next().map(|before| Back { to: before.entry, answers, revealed });
        }
    }
    None
}

impl<G: Hosted> Room<G> {
    /// Tells one guest.
    pub(super) fn tell_guest(&mut self, guest: u64, told: &ToldOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|known| known.number == guest, &text);
        }
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, told: &ToldOf<G>) {
        if let Some(text) = written::<G>(told) {
            self.send(|_| true, &text);
        }
    }

    /// Tells everybody what an entry came to, each with their own eyes.
    pub(super) fn tell_step(&mut self, entry: &EntryOf<G>) {
        let mut roles: Vec<Role> = Vec::new();
        for guest in &self.guests {
            if !roles.contains(&guest.role) {
                roles.push(guest.role);
            }
        }
        for role in roles {
            let Some(live) = &self.live else { return };
            let step = Step { happened: vec![happened::<G>(entry, role)], scene: scene(live, role, self.clock.told()) };
            if let Some(text) = written::<G>(&Told::Step(Box::new(step))) {
                self.send(|known| known.role == role, &text);
            }
        }
    }

    /// Shows the table to somebody who comes in: what they missed, or the whole story.
    pub(super) async fn tell_opening(&mut self, guest: u64, role: Role, have: Option<u32>) -> Result<(), Closed> {
        let Some(live) = &self.live else { return Ok(()) };
        let next = live.decision_number();
        let since =
            have.map(|have| have.saturating_add(1)).filter(|since| *since <= next && next - since <= MOST_MISSED);
        let from = since.unwrap_or(0);
        let lines = self.hall.store.lines(self.id, from).await?;
        let entries = lines.iter().map(|line| Log::<G>::entry_in(line)).collect::<Result<Vec<_>, _>>();
        let entries = entries.map_err(|error| Closed::Unreadable(error.to_string()))?;
        let is_straight = entries.iter().all(|entry| matches!(entry.kind, Kind::Move { .. }));
        let Some(live) = &self.live else { return Ok(()) };
        let happened = if since.is_some() && is_straight {
            entries.iter().map(|entry| happened::<G>(entry, role)).collect()
        } else if since.is_some() {
            return Box::pin(self.tell_opening(guest, role, None)).await;
        } else {
            let mut story: Vec<u32> = live.footprints_backwards().map(|step| step.entry).collect();
            story.reverse();
            let entries = story.iter().filter_map(|number| entries.get(*number as usize));
            let events = entries.flat_map(|entry| entry.events_for(viewer(role)).cloned()).collect();
            vec![Happened { entry: next.saturating_sub(1), kind: HappenedKind::Opened, events }]
        };
        let step = Step { happened, scene: scene(live, role, self.clock.told()) };
        self.tell_guest(guest, &Told::Step(Box::new(step)));
        Ok(())
    }

    /// The log with its secret, once everything may be known.
    pub(super) async fn tell_log(&mut self, guest: u64) -> Result<Done<G>, Closed> {
        if self.record.phase != Phase::Over {
            return Ok(Err(Refused::Room(Code::NotNow)));
        }
        let log = self.replayed().await?.save().map_err(|fault| Closed::Unreadable(fault.to_string()))?;
        self.tell_guest(guest, &Told::Log(log));
        Ok(Ok(()))
    }

    /// Everybody has to go.
    pub(super) fn say_bye(&mut self, code: Code) {
        for guest in self.guests.drain(..) {
            // Whoever is gone needs no answer.
            let _ = guest.out.try_send(Out::Bye(code));
        }
    }

    /// Sends to some guests. Who does not keep up is let go and comes back by reconnecting.
    fn send(&mut self, whom: impl Fn(&Guest) -> bool, text: &Utf8Bytes) {
        let mut lost = Vec::new();
        for guest in self.guests.iter().filter(|guest| whom(guest)) {
            if guest.out.try_send(Out::Say(text.clone())).is_err() {
                lost.push(guest.number);
            }
        }
        for guest in lost {
            self.left(guest);
        }
    }
}
