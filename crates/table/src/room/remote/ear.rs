//! From the messages of a server to what the page is told, and from orders to messages. No socket is needed for it.

use std::sync::Arc;

use kernel::{EventId, Game, PackStamp, Recorded, Seat, Viewer};
use protocol::{
    Ask, AskOf, Code, Happened, HappenedKind, Present, Proposal, Refused, Role, ServerMessage, ServerMessageOf,
};

use crate::{
    game::TableGame,
    room::{Link, News, Order, RoomEvent, RoomUpdate, SeatPlayer, Sitting, Snapshot, UpdateKind, Wish},
};

type Shown<G> = protocol::Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Choice, <G as Game>::Ask>;

/// Listens to one room, across all its connections.
#[derive(Default)]
pub(super) struct Ear {
    role: Option<Role>,
    /// The last entry that was told.
    entry: Option<u32>,
    /// The decision that is open.
    number: u32,
}

impl Ear {
    /// The last entry that was told, from which a new connection goes on.
    pub(super) const fn entry(&self) -> Option<u32> {
        self.entry
    }

    /// The seat behind the token; none for somebody who watches.
    pub(super) fn own(&self) -> Option<Seat> {
        match self.role {
            Some(Role::Seat(seat)) => Some(seat),
            Some(Role::Watcher) | None => None,
        }
    }

    /// What the page is told about a message.
    pub(super) fn hear<G: TableGame>(&mut self, message: ServerMessageOf<G>) -> Vec<RoomEvent<G>> {
        match message {
            ServerMessage::Welcome(welcome) => {
                if welcome.rules != G::RULES_VERSION || !PackStamp::are_same(&welcome.packs, &G::kit().game.packs()) {
                    return vec![RoomEvent::News(News::Link(Link::Closed(Code::OtherVersion)))];
                }
                self.role = Some(welcome.role);
                vec![RoomEvent::News(News::Welcome(Arc::new(welcome))), RoomEvent::News(News::Link(Link::Open))]
            }
            ServerMessage::Present(present) => {
                let seats = sittings(&present, self.own());
                vec![RoomEvent::News(News::Present(present)), RoomEvent::Seats(seats)]
            }
            ServerMessage::Screens(screens) => vec![RoomEvent::News(News::Screens(screens))],
            ServerMessage::Update(step) => self.step::<G>(*step),
            // It was made whole when it was read.
            ServerMessage::Changed(_) => Vec::new(),
            ServerMessage::Refused(Refused::Rules(refusal)) => vec![RoomEvent::Refused(refusal)],
            ServerMessage::Refused(Refused::Room(code)) => vec![RoomEvent::News(News::Denied(code))],
            ServerMessage::Refused(Refused::TooFar(_)) => vec![RoomEvent::News(News::Denied(Code::NothingToUndo))],
            ServerMessage::Open(open) => vec![RoomEvent::News(News::Vote(open))],
            ServerMessage::Again(again) => vec![RoomEvent::News(News::Again(again))],
            ServerMessage::Chat(line) => vec![RoomEvent::News(News::Said(line))],
            ServerMessage::Log(text) => vec![RoomEvent::News(News::Log(text))],
            ServerMessage::Beat => Vec::new(),
            ServerMessage::Bye(code) => {
                let link = if is_final(code) { Link::Closed(code) } else { Link::Lost };
                vec![RoomEvent::News(News::Link(link))]
            }
        }
    }

    /// The message that asks for what an order wants; none where a server has nothing to do for it.
    pub(super) fn ask<G: TableGame>(&self, order: Order<G>) -> Option<AskOf<G>> {
        let own = self.own();
        let ask = match order {
            Order::Answer { number, answer, .. } => Ask::Answer { number, answer },
            Order::Undo { answers, .. } => Ask::Undo { number: self.number, answers },
            Order::GoBack(to) => Ask::Propose(Proposal::GoBack { to }),
            Order::Seat { seat, holder } => match (own == Some(seat), holder) {
                (true, SeatPlayer::Bot(level)) => Ask::Stand { level },
                (true, SeatPlayer::Me | SeatPlayer::Friend | SeatPlayer::Link) => Ask::Sit,
                (false, SeatPlayer::Bot(level)) => Ask::Propose(Proposal::Bot { seat, level }),
                (false, SeatPlayer::Me | SeatPlayer::Friend | SeatPlayer::Link) => return None,
            },
            // Whose eyes look is decided by the token.
            Order::Look(_) => return None,
            Order::Wish(Wish::Propose(proposal)) => Ask::Propose(proposal),
            Order::Wish(Wish::Vote { proposal, agrees }) => Ask::Vote { proposal, agrees },
            Order::Wish(Wish::Ready(is_ready)) => Ask::Ready(is_ready),
            Order::Wish(Wish::Begin) => Ask::Begin,
            Order::Wish(Wish::Again) => Ask::Again,
            Order::Wish(Wish::Name(name)) => Ask::Name(name),
            Order::Wish(Wish::Say(text)) => Ask::Chat(text),
            // A key is changed at the door.
            Order::Wish(Wish::Alone) => return None,
        };
        Some(ask)
    }

    fn step<G: TableGame>(&mut self, step: Shown<G>) -> Vec<RoomEvent<G>> {
        let protocol::Update { happened, snapshot } = step;
        let own = self.own();
        self.entry = happened.last().map(|last| last.entry).or(self.entry);
        self.number = snapshot.number;
        let kind = kind(&happened);
        let updates = updates(&happened, EventId(G::events(&snapshot.view)));
        let events = together(happened, G::events(&snapshot.view));
        let clocks = snapshot.clocks.map(|clocks| RoomEvent::News(News::Clocks(clocks)));
        let snapshot = Snapshot {
            viewer: own.map_or(Viewer::Spectator, Viewer::Seat),
            view: snapshot.view,
            decision: snapshot.decision,
            number: snapshot.number,
            undo: own.zip(snapshot.undo),
            back: snapshot.back.filter(|_| own.is_some()),
        };
        let entry = self.entry.unwrap_or(0);
        let snapshot = Arc::new(snapshot);
        let step = RoomEvent::Update(Arc::new(RoomUpdate { entry, kind, events, updates, snapshot }));
        clocks.into_iter().chain([step]).collect()
    }
}

/// Who sits where, as the page says it.
pub fn sittings(present: &Present, own: Option<Seat>) -> Vec<Sitting> {
    let sitting = |((at, holder), name): ((u8, &protocol::Controller), &String)| {
        let holder = match *holder {
            protocol::Controller::Bot(level) => SeatPlayer::Bot(level),
            protocol::Controller::Person if own == Some(Seat::new(at)) => SeatPlayer::Me,
            protocol::Controller::Person => SeatPlayer::Link,
        };
        Sitting { name: name.clone(), holder }
    };
    (0u8..).zip(&present.controllers).zip(&present.names).map(sitting).collect()
}

/// What several entries are to somebody who sees them at once: what was missed is not acted out afterwards.
fn kind<E>(happened: &[Happened<E>]) -> UpdateKind {
    match happened {
        [only] => match only.kind {
            HappenedKind::Opened => UpdateKind::Opened,
            HappenedKind::Answered(seat) => UpdateKind::Answered(seat),
            HappenedKind::TakenBack => UpdateKind::TakenBack,
            HappenedKind::Updated => UpdateKind::Updated,
        },
        several if several.iter().any(|one| one.kind == HappenedKind::Opened) => UpdateKind::Opened,
        _ => UpdateKind::Looked,
    }
}

/// The last event before each change of rules or cards. One that is told alone happens after all that was told before.
fn updates<E>(happened: &[Happened<E>], last: EventId) -> Vec<EventId> {
    let mut end = if happened.iter().any(|one| one.kind == HappenedKind::Opened) { EventId::NONE } else { last };
    let mut updates = Vec::new();
    for one in happened {
        if one.kind == HappenedKind::Updated {
            updates.push(end);
        }
        end = one.events.last().map_or(end, |told| told.id);
    }
    updates
}

/// The events of several entries as one story, which holds so many events in all. Events that were taken back have
/// the numbers of those that came in their place.
fn together<E>(happened: Vec<Happened<E>>, all: u32) -> Vec<Recorded<E>> {
    let mut story: Vec<Recorded<E>> = Vec::new();
    for one in happened {
        if one.kind == HappenedKind::Opened {
            story.clear();
        }
        if let Some(first) = one.events.first() {
            story.truncate(story.partition_point(|told| told.id < first.id));
        }
        story.extend(one.events);
    }
    story.retain(|told| told.id.0 <= all);
    story
}

/// Whether trying again would lead to the same end.
pub(super) const fn is_final(code: Code) -> bool {
    matches!(
        code,
        Code::OtherVersion
            | Code::Malformed
            | Code::TooLarge
            | Code::NoHello
            | Code::WrongOrigin
            | Code::NoSuchRoom
            | Code::Claimed
            | Code::NotGood
            | Code::Unreadable
    )
}
