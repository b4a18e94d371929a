//! A room on a server: the same orders and the same answers, over a socket that comes back by itself.

mod ear;
mod socket;
#[cfg(test)]
mod tests;

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};

use leptos::{prelude::*, task::spawn_local};
use protocol::{Ask, AskOf, Code, Hello, Phase, Told as Message, ToldOf};
use shelter::Shelter;

pub use self::ear::sittings;
use self::{ear::Ear, socket::Socket};
use super::{Link, News, Order, Room, Told};
use crate::{clock, settings::likes};

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
pub struct Remote {
    line: Rc<Line>,
    listeners: Vec<WindowListenerHandle>,
}

/// The room itself, to which its sockets lead.
struct Line {
    room: String,
    token: String,
    ear: RefCell<Ear>,
    socket: RefCell<Option<Socket>>,
    /// The number of the connection: what an older one tells is no longer heard.
    connection: Cell<u32>,
    /// The hello of this connection was good.
    is_welcome: Cell<bool>,
    /// There will be no other connection.
    is_over: Cell<bool>,
    tries: Cell<u32>,
    /// Since when this connection is welcome, and when something came last, in milliseconds.
    since: Cell<f64>,
    heard: Cell<f64>,
    waiting: RefCell<Vec<AskOf<Shelter>>>,
    log: RefCell<Option<String>>,
    told: Box<dyn Fn(Told)>,
}

impl Remote {
    /// Goes to a room with the token of a seat, or the one for watching.
    pub fn open(room: String, token: String, told: impl Fn(Told) + 'static) -> Remote {
        let line = Rc::new(Line {
            room,
            token,
            ear: RefCell::default(),
            socket: RefCell::new(None),
            connection: Cell::new(0),
            is_welcome: Cell::new(false),
            is_over: Cell::new(false),
            tries: Cell::new(0),
            since: Cell::new(0.0),
            heard: Cell::new(0.0),
            waiting: RefCell::default(),
            log: RefCell::new(None),
            told: Box::new(told),
        });
        Line::connect(&line);
        let listen = |name: &str| {
            let line = Rc::downgrade(&line);
            window_event_listener_untyped(name, move |_| {
                if let Some(line) = line.upgrade() {
                    Line::look_up(&line);
                }
            })
        };
        let listeners = ["online", "offline", "visibilitychange"].map(listen).into();
        Remote { line, listeners }
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
        self.line.is_over.set(true);
        self.line.socket.take();
    }
}

impl Room for Remote {
    fn send(&self, order: Order) {
        let ask = self.line.ear.borrow().ask(order);
        if let Some(ask) = ask {
            self.line.send(ask);
        }
    }

    fn save(&self) -> Option<String> {
        self.line.log.borrow().clone()
    }
}

impl Line {
    fn connect(line: &Rc<Line>) {
        let number = line.connection.get() + 1;
        line.connection.set(number);
        line.is_welcome.set(false);
        // What a socket does after it was given up, or after the room was left, concerns nobody.
        let still = move |line: &Weak<Line>| line.upgrade().filter(|line| line.connection.get() == number);
        let (opened, heard, closed) = (Rc::downgrade(line), Rc::downgrade(line), Rc::downgrade(line));
        let socket = Socket::open(
            protocol::SOCKET,
            move || {
                if let Some(line) = still(&opened) {
                    line.say(&Ask::Hello(line.hello()));
                }
            },
            move |text| {
                if let Some(line) = still(&heard) {
                    Line::hear(&line, text);
                }
            },
            move || {
                if let Some(line) = still(&closed) {
                    Line::lose(&line);
                }
            },
        );
        match socket {
            Ok(socket) => {
                line.socket.replace(Some(socket));
                Line::watch(line, number);
            }
            Err(_) => Line::lose(line),
        }
    }

    /// Gives a connection up on which nothing has come for long: a network that is gone does not always say so.
    fn watch(line: &Rc<Line>, number: u32) {
        line.heard.set(clock::moment());
        let line = Rc::downgrade(line);
        spawn_local(async move {
            loop {
                clock::pause(SHORTEST * 20).await;
                let Some(line) = line.upgrade().filter(|line| line.connection.get() == number) else { return };
                if clock::moment() - line.heard.get() > SILENCE {
                    return Line::lose(&line);
                }
            }
        });
    }

    fn hello(&self) -> Hello {
        let name = likes().with_untracked(|likes| likes.name.trim().to_owned());
        Hello {
            version: protocol::VERSION,
            room: self.room.clone(),
            token: self.token.clone(),
            have: self.ear.borrow().entry(),
            name: Some(name).filter(|name| !name.is_empty()),
        }
    }

    /// Adds to the chance of the game, now that the server has promised its own part.
    fn add_chance(&self) {
        if self.ear.borrow().own().is_some() {
            let bytes = clock::random_bytes();
            self.say(&Ask::Chance(bytes.iter().take(16).map(|byte| format!("{byte:02x}")).collect()));
        }
    }

    fn hear(line: &Rc<Line>, text: &str) {
        line.heard.set(clock::moment());
        // A message that this page cannot read comes from a server that is newer than the page.
        let message = serde_json::from_str::<ToldOf<Shelter>>(text).unwrap_or(Message::Bye(Code::OtherVersion));
        if let Message::Log(text) = &message {
            line.log.replace(Some(text.clone()));
        }
        let wants_log = matches!(&message, Message::Present(present) if present.phase == Phase::Over);
        let told = line.ear.borrow_mut().hear(message);
        for told in told {
            match told {
                Told::News(News::Link(Link::Open)) => {
                    line.is_welcome.set(true);
                    line.since.set(clock::moment());
                    line.add_chance();
                    line.waiting.take().iter().for_each(|ask| line.say(ask));
                    (line.told)(told);
                }
                Told::News(News::Link(Link::Closed(_))) => {
                    line.is_over.set(true);
                    line.give_up();
                    (line.told)(told);
                }
                Told::News(News::Link(Link::Lost)) => Line::lose(line),
                told => (line.told)(told),
            }
        }
        if wants_log && line.log.borrow().is_none() {
            line.say(&Ask::Log);
        }
    }

    /// Says something as soon as somebody listens.
    fn send(&self, ask: AskOf<Shelter>) {
        if self.is_welcome.get() {
            self.say(&ask);
            return;
        }
        let mut waiting = self.waiting.borrow_mut();
        if matches!(ask, Ask::Answer { .. }) {
            waiting.retain(|other| !matches!(other, Ask::Answer { .. }));
        }
        if waiting.len() < MOST_WAITING {
            waiting.push(ask);
        }
    }

    fn say(&self, ask: &AskOf<Shelter>) {
        if let (Some(socket), Ok(text)) = (&*self.socket.borrow(), serde_json::to_string(ask)) {
            socket.send(&text);
        }
    }

    /// The connection is gone: another one after a pause.
    fn lose(line: &Rc<Line>) {
        if line.is_over.get() {
            return;
        }
        // A server that welcomes and then breaks down is not asked again at once.
        if line.is_welcome.get() && clock::moment() - line.since.get() > STEADY {
            line.tries.set(0);
        }
        line.give_up();
        (line.told)(Told::News(News::Link(Link::Lost)));
        let number = line.connection.get();
        let pause = pause_after(line.tries.get(), js_sys::Math::random());
        line.tries.set(line.tries.get() + 1);
        let line = Rc::downgrade(line);
        spawn_local(async move {
            clock::pause(pause).await;
            if let Some(line) = line.upgrade().filter(|line| line.connection.get() == number) {
                Line::again(&line);
            }
        });
    }

    fn give_up(&self) {
        self.connection.set(self.connection.get() + 1);
        self.is_welcome.set(false);
        // A socket that is just calling must not be dropped under its own feet.
        if let Some(socket) = self.socket.take() {
            set_timeout(move || drop(socket), std::time::Duration::ZERO);
        }
    }

    fn again(line: &Rc<Line>) {
        if !line.is_over.get() && line.socket.borrow().is_none() {
            Line::connect(line);
        }
    }

    /// The network came or went, or the person looks again.
    fn look_up(line: &Rc<Line>) {
        if !window().navigator().on_line() {
            if line.socket.borrow().is_some() {
                Line::lose(line);
            }
        } else if !document().hidden() {
            Line::again(line);
        }
    }
}

/// How long to wait after so many attempts, in milliseconds: longer each time, and not all at the same moment.
fn pause_after(tries: u32, chance: f64) -> u32 {
    let longest = SHORTEST.saturating_mul(1 << tries.min(16)).min(LONGEST);
    longest - (f64::from(longest) * 0.3 * chance) as u32
}
