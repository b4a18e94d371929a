//! The room: the one interface between the page and whoever runs the game. A local engine serves it here, and a server
//! over a socket. Orders go in; what the table shows comes out, for one pair of eyes.

mod local;
mod news;
mod remote;
mod seat_player;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use derive_where::derive_where;
use kernel::{Answer, Decision, EventId, Recorded, Refusal, Seat, UndoReach, Viewer};

pub use self::{
    local::{Differs, Found, Local, NotBegun, Opening},
    news::{Link, News, Wish},
    remote::{Remote, sittings},
    seat_player::{SeatPlayer, Sitting, USUAL_BOT},
};
use crate::{game::TableGame, store::Trouble};
pub use protocol::Back;

/// What the page asks of a room.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Order<G: TableGame> {
    /// Answer the decision with this number.
    Answer {
        /// For this seat.
        seat: Seat,
        /// The decision that is meant.
        number: u32,
        /// The answer.
        answer: Answer<G::Choice>,
    },
    /// Take back so many answers of a seat.
    Undo {
        /// Whose.
        seat: Seat,
        /// How many.
        answers: u32,
    },
    /// Go back to the position after this entry, by consent of the whole table.
    GoBack(u32),
    /// From now on this seat is played by somebody else.
    Seat {
        /// Which.
        seat: Seat,
        /// By whom.
        holder: SeatPlayer,
    },
    /// Look with these eyes: a seat at a shared screen was handed over.
    Look(Viewer),
    /// What only a room with people at other screens can do.
    Wish(Wish),
}

/// What a room tells the page.
#[derive_where(Clone, Debug)]
pub enum RoomEvent<G: TableGame> {
    /// Something happened; this is how it looks now.
    Update(Arc<RoomUpdate<G>>),
    /// An order was not carried out.
    Refused(Refusal<G::Choice, G::Reason>),
    /// Somebody else sits down.
    Seats(Vec<Sitting>),
    /// The game goes on, but it is not kept.
    NotKept(Trouble),
    /// The rules broke down. The last good position stands.
    Broken(String),
    /// News of people at other screens.
    News(News<G>),
}

/// One thing that happened.
#[derive_where(Clone, Debug)]
pub struct RoomUpdate<G: TableGame> {
    /// The number of its entry in the log.
    pub entry: u32,
    /// What it was.
    pub kind: UpdateKind,
    /// What happened in it, as far as these eyes may see.
    pub events: Vec<Recorded<G::Event>>,
    /// The last event before each time that rules or cards had changed: in it, or, for a table as one finds it, ever.
    pub updates: Vec<EventId>,
    /// How it looks afterwards.
    pub snapshot: Arc<Snapshot<G>>,
}

impl<G: TableGame> RoomUpdate<G> {
    /// This step and the one after it, for somebody who is too far behind to see them one by one.
    pub fn with(&self, next: &RoomUpdate<G>) -> RoomUpdate<G> {
        let mut events = self.events.clone();
        let first = next.events.first().map_or(G::events(&next.snapshot.view) + 1, |first| first.id.0);
        events.truncate(events.partition_point(|told| told.id.0 < first));
        events.extend(next.events.iter().cloned());
        let is_opened = [self.kind, next.kind].contains(&UpdateKind::Opened);
        let kind = if is_opened { UpdateKind::Opened } else { UpdateKind::Looked };
        let before = self.updates.iter().filter(|_| next.kind != UpdateKind::Opened);
        let updates = before.chain(&next.updates).copied().collect();
        RoomUpdate { entry: next.entry, kind, events, updates, snapshot: next.snapshot.clone() }
    }
}

/// What a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UpdateKind {
    /// The table as one finds it; its events are the whole story so far.
    Opened,
    /// A seat answered.
    Answered(Seat),
    /// Answers were taken back.
    TakenBack,
    /// Rules or cards had changed, and the game goes on with those of today.
    Updated,
    /// Nothing happened that is acted out: other eyes look, or somebody comes back to a table that went on.
    Looked,
}

/// How the table looks at one moment, for one pair of eyes.
#[derive_where(Clone, Debug)]
pub struct Snapshot<G: TableGame> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What they see.
    pub view: G::View,
    /// The open decision.
    pub decision: Decision<G::Choice, G::Ask>,
    /// Its number.
    pub number: u32,
    /// Who may take back how much.
    pub undo: Option<(Seat, UndoReach)>,
    /// Where the whole table may agree to go back to.
    pub back: Option<Back>,
}

impl<G: TableGame> Snapshot<G> {
    /// The seat that is asked.
    pub fn asked_seat(&self) -> Option<Seat> {
        self.decision.asked.map(|asked| asked.seat)
    }
}

/// Whoever runs the game.
pub trait Room<G: TableGame> {
    /// Carries out an order; what comes of it is told.
    fn send(&self, order: Order<G>);

    /// The page has shown everything it was told: a room on this machine lets its bots go on.
    fn shown(&self) {}

    /// The game as a file, where this machine has it.
    fn save(&self) -> Option<String> {
        None
    }
}
