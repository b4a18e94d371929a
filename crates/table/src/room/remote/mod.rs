//! A room on a server: the same orders and the same answers, over a socket that comes back by itself.

mod ear;
mod socket;
#[cfg(test)]
mod tests;

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    rc::{Rc, Weak},
};

use leptos::{prelude::*, task::spawn_local};
use protocol::{Ask, AskOf, Code, Hello, Phase, Reader, ServerMessage, ServerMessageOf};
use serde::Deserialize;

pub use self::ear::sittings;
use self::{ear::Ear, socket::Socket};
use super::{Link, News, Order, Room, RoomEvent, Wish};
use crate::{clock, game::TableGame, games::games, online::WayIn, route::Route, settings::likes};

/// The first pause before trying again, in milliseconds.
const SHORTEST: u32 = 500;
/// The longest pause.
const LONGEST: u32 = 10_000;
/// A connection that lasted so long was a good one, in milliseconds.
const STEADY: f64 = 5_000.0;
/// The server says something every 25 seconds; after so many milliseconds without a word it is gone.
const SILENCE: f64 = 65_000.0;
/// More orders than these do not wait for a connection.
const MOST_WAITING: usize = 8;

/// A room on a server.
pub struct Remote<G: TableGame> {
    connection: Rc<Connection<G>>,
    listeners: Vec<WindowListenerHandle>,
}

/// The room itself, to which its sockets lead.
struct Connection<G: TableGame> {
    room: String,
    way_in: RefCell<WayIn>,
    /// The next hello changes the key of the seat.
    is_alone: Cell<bool>,
    ear: RefCell<Ear>,
    /// Reads what comes on this connection.
    reader: RefCell<Reader>,
    socket: RefCell<Option<Socket>>,
    /// Its number: what an older one tells is no longer heard.
    number: Cell<u32>,
    /// The hello of this connection was good.
    is_welcome: Cell<bool>,
    /// There will be no other connection.
    is_over: Cell<bool>,
    tries: Cell<u32>,
    /// Since when this connection is welcome, and when something came last, in milliseconds.
    since: Cell<f64>,
    heard: Cell<f64>,
    waiting: RefCell<Vec<AskOf<G>>>,
    /// The person is ready to begin, which is said anew on every connection.
    is_ready: Cell<bool>,
    log: RefCell<Option<String>>,
    /// How far the room had come when the log was asked for: one that stands still gives only a part of it.
    phase: Cell<Option<Phase>>,
    told: Box<dyn Fn(RoomEvent<G>)>,
}

impl<G: TableGame> Remote<G> {
    /// Goes to a room.
    pub fn open(room: String, way_in: WayIn, told: impl Fn(RoomEvent<G>) + 'static) -> Remote<G> {
        let connection = Rc::new(Connection {
            room,
            way_in: RefCell::new(way_in),
            is_alone: Cell::new(false),
            ear: RefCell::default(),
            reader: RefCell::default(),
            socket: RefCell::new(None),
            number: Cell::new(0),
            is_welcome: Cell::new(false),
            is_over: Cell::new(false),
            tries: Cell::new(0),
            since: Cell::new(0.0),
            heard: Cell::new(0.0),
            waiting: RefCell::default(),
            is_ready: Cell::new(false),
            log: RefCell::new(None),
            phase: Cell::new(None),
            told: Box::new(told),
        });
        Connection::connect(&connection);
        let listen = |name: &str| {
            let connection = Rc::downgrade(&connection);
            window_event_listener_untyped(name, move |_| {
                if let Some(connection) = connection.upgrade() {
                    Connection::look_up(&connection);
                }
            })
        };
        let listeners = ["online", "offline", "visibilitychange"].map(listen).into();
        Remote { connection, listeners }
    }
}

impl<G: TableGame> Drop for Remote<G> {
    fn drop(&mut self) {
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
        self.connection.is_over.set(true);
        self.connection.socket.take();
    }
}

impl<G: TableGame> Room<G> for Remote<G> {
    fn send(&self, order: Order<G>) {
        if matches!(order, Order::Wish(Wish::Alone)) {
            Connection::be_alone(&self.connection);
            return;
        }
        let ask = self.connection.ear.borrow().ask(order);
        if let Some(ask) = ask {
            self.connection.send(ask);
        }
    }

    fn save(&self) -> Option<String> {
        self.connection.log.borrow().clone()
    }
}

impl<G: TableGame> Connection<G> {
    fn connect(connection: &Rc<Connection<G>>) {
        let number = connection.number.get() + 1;
        connection.number.set(number);
        connection.is_welcome.set(false);
        connection.reader.take();
        // What a socket does after it was given up, or after the room was left, concerns nobody.
        let still = move |connection: &Weak<Connection<G>>| {
            connection.upgrade().filter(|connection| connection.number.get() == number)
        };
        let (opened, heard, closed) = (Rc::downgrade(connection), Rc::downgrade(connection), Rc::downgrade(connection));
        let socket = Socket::open(
            protocol::SOCKET,
            move || {
                if let Some(connection) = still(&opened) {
                    connection.say(&Ask::Hello(connection.hello()));
                }
            },
            move |text| {
                if let Some(connection) = still(&heard) {
                    Connection::hear(&connection, text);
                }
            },
            move || {
                if let Some(connection) = still(&closed) {
                    Connection::lose(&connection);
                }
            },
        );
        match socket {
            Ok(socket) => {
                connection.socket.replace(Some(socket));
                Connection::watch(connection, number);
            }
            Err(_) => Connection::lose(connection),
        }
    }

    /// Gives a connection up on which nothing has come for long: a network that is gone does not always say so.
    fn watch(connection: &Rc<Connection<G>>, number: u32) {
        connection.heard.set(clock::moment());
        let connection = Rc::downgrade(connection);
        spawn_local(async move {
            loop {
                clock::pause(SHORTEST * 20).await;
                let Some(connection) = connection.upgrade().filter(|connection| connection.number.get() == number)
                else {
                    return;
                };
                if clock::moment() - connection.heard.get() > SILENCE {
                    return Connection::lose(&connection);
                }
            }
        });
    }

    fn hello(&self) -> Hello {
        let name = likes().with_untracked(|likes| likes.name.trim().to_owned());
        let WayIn { token, key } = self.way_in.borrow().clone();
        Hello {
            version: protocol::VERSION,
            room: self.room.clone(),
            token,
            key,
            alone: self.is_alone.get(),
            have: self.ear.borrow().entry(),
            whole: false,
            name: Some(name).filter(|name| !name.is_empty()),
        }
    }

    /// Comes in anew with another key, which shuts all other screens out of the seat.
    fn be_alone(connection: &Rc<Connection<G>>) {
        let way_in = connection.way_in.borrow().with_new_key();
        connection.way_in.replace(way_in);
        connection.is_alone.set(true);
        connection.give_up();
        Connection::connect(connection);
    }

    /// The hello was good, and its key is the key of the seat from now on.
    fn is_claimed(&self) {
        self.is_alone.set(false);
        let Some(key) = self.way_in.borrow_mut().key.take() else { return };
        self.way_in.borrow_mut().token.clone_from(&key);
        (self.told)(RoomEvent::News(News::Key(key)));
    }

    /// Adds to the chance of the game, now that the server has promised its own part.
    fn add_chance(&self) {
        if self.ear.borrow().own().is_some() {
            let bytes = clock::random_bytes();
            self.say(&Ask::Chance(bytes.iter().take(16).map(|byte| format!("{byte:02x}")).collect()));
        }
    }

    fn hear(connection: &Rc<Connection<G>>, text: &str) {
        connection.heard.set(clock::moment());
        if connection.leaves_for_other_game(text) {
            return;
        }
        // A message that this page cannot read comes from a server that is newer than the page.
        let read: Result<ServerMessageOf<G>, _> = connection.reader.borrow_mut().read(text);
        let message = read.unwrap_or(ServerMessage::Bye(Code::OtherVersion));
        if let ServerMessage::Log(text) = &message {
            connection.log.replace(Some(text.clone()));
        }
        let phase = if let ServerMessage::Present(present) = &message { Some(present.phase) } else { None };
        let wants_log = matches!(phase, Some(Phase::Over | Phase::Abandoned | Phase::Stopped { .. }));
        if phase.is_some() && connection.phase.replace(phase) != phase {
            connection.log.take();
        }
        let told = connection.ear.borrow_mut().hear(message);
        for told in told {
            match told {
                RoomEvent::News(News::Welcome(welcome)) => {
                    if welcome.claimed {
                        connection.is_claimed();
                    }
                    (connection.told)(RoomEvent::News(News::Welcome(welcome)));
                }
                RoomEvent::News(News::Link(Link::Open)) => {
                    connection.is_welcome.set(true);
                    connection.since.set(clock::moment());
                    connection.add_chance();
                    if connection.is_ready.get() {
                        connection.say(&Ask::Ready(true));
                    }
                    connection.waiting.take().iter().for_each(|ask| connection.say(ask));
                    (connection.told)(told);
                    (connection.told)(RoomEvent::News(News::Waiting(None)));
                }
                RoomEvent::News(News::Link(Link::Closed(_))) => {
                    connection.is_over.set(true);
                    connection.give_up();
                    (connection.told)(told);
                }
                RoomEvent::News(News::Link(Link::Lost)) => Connection::lose(connection),
                told => (connection.told)(told),
            }
        }
        if wants_log && connection.log.borrow().is_none() {
            connection.say(&Ask::Log);
        }
    }

    /// Says something as soon as somebody listens.
    fn send(&self, ask: AskOf<G>) {
        match ask {
            Ask::Ready(is_ready) => self.is_ready.set(is_ready),
            Ask::Begin => self.is_ready.set(true),
            _ => {}
        }
        if self.is_welcome.get() {
            self.say(&ask);
            return;
        }
        let mut waiting = self.waiting.borrow_mut();
        match &ask {
            Ask::Ready(_) => return,
            Ask::Answer { answer, .. } => {
                waiting.retain(|other| !matches!(other, Ask::Answer { .. }));
                (self.told)(RoomEvent::News(News::Waiting(Some(answer.clone()))));
            }
            _ => {}
        }
        if waiting.len() < MOST_WAITING {
            waiting.push(ask);
        }
    }

    fn say(&self, ask: &AskOf<G>) {
        if let (Some(socket), Ok(text)) = (&*self.socket.borrow(), serde_json::to_string(ask)) {
            socket.send(&text);
        }
    }

    /// The connection is gone: another one after a pause.
    fn lose(connection: &Rc<Connection<G>>) {
        if connection.is_over.get() {
            return;
        }
        // A server that welcomes and then breaks down is not asked again at once.
        if connection.is_welcome.get() && clock::moment() - connection.since.get() > STEADY {
            connection.tries.set(0);
        }
        connection.give_up();
        (connection.told)(RoomEvent::News(News::Link(Link::Lost)));
        let number = connection.number.get();
        let pause = pause_after(connection.tries.get(), js_sys::Math::random());
        connection.tries.set(connection.tries.get() + 1);
        let connection = Rc::downgrade(connection);
        spawn_local(async move {
            clock::pause(pause).await;
            if let Some(connection) = connection.upgrade().filter(|connection| connection.number.get() == number) {
                Connection::again(&connection);
            }
        });
    }

    fn give_up(&self) {
        self.number.set(self.number.get() + 1);
        self.is_welcome.set(false);
        // A socket that is just calling must not be dropped under its own feet.
        if let Some(socket) = self.socket.take() {
            set_timeout(move || drop(socket), std::time::Duration::ZERO);
        }
    }

    fn again(connection: &Rc<Connection<G>>) {
        if !connection.is_over.get() && connection.socket.borrow().is_none() {
            Connection::connect(connection);
        }
    }

    /// Whoever has opened a link on the page of another game goes to the right one, with the key that the seat has now.
    fn leaves_for_other_game(&self, text: &str) -> bool {
        let welcome = serde_json::from_str::<BTreeMap<String, GameOfRoom>>(text).ok();
        let Some(told) = welcome.and_then(|mut told| told.remove("welcome")) else { return false };
        let other = games().into_iter().find(|other| other.id == told.game && told.game != G::ID);
        let Some(other) = other else { return false };
        let WayIn { token, key } = self.way_in.borrow().clone();
        let route = Route::Room(self.room.clone(), key.filter(|_| told.claimed).unwrap_or(token));
        window().location().set_href(&format!("{}{}", other.page, route.link())).is_ok()
    }

    /// The network came or went, or the person looks again.
    fn look_up(connection: &Rc<Connection<G>>) {
        if !window().navigator().on_line() {
            if connection.socket.borrow().is_some() {
                Connection::lose(connection);
            }
        } else if !document().hidden() {
            Connection::again(connection);
        }
    }
}

/// How long to wait after so many attempts, in milliseconds: longer each time, and not all at the same moment.
fn pause_after(tries: u32, chance: f64) -> u32 {
    let longest = SHORTEST.saturating_mul(1 << tries.min(16)).min(LONGEST);
    longest - (f64::from(longest) * 0.3 * chance) as u32
}

/// What of a welcome can be read whatever the game is.
#[derive(Deserialize)]
struct GameOfRoom {
    game: String,
    #[serde(default)]
    claimed: bool,
}
