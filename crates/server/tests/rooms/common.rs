//! A server for each test, and guests that know what they were told.

use std::{
    net::{SocketAddr, TcpListener},
    thread,
    time::{Duration, Instant},
};

use bots::Level;
use kernel::{Answer, Decision, Legal, Quick, Seat};
use load::{Client, Told, make};
use protocol::{Ask, Code, Holder, Made, NewRoom, Phase, Present, Refused, Step};
use server::{Config, Limits, Page};
use shelter::{
    choice::{self, Choice},
    event::Event,
    options::Setup,
    view::View,
};
use tempfile::TempDir;

/// What a test waits for at most. Nothing here takes a hundredth of it; it only keeps a broken test from hanging.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) type Scene = protocol::Scene<View, Choice, choice::Ask>;
pub(crate) type News = Step<View, Event, Choice, choice::Ask>;

/// A server that ends with the test program, and where it keeps its rooms.
pub(crate) struct Server {
    pub(crate) address: String,
    _data: TempDir,
}

impl Server {
    pub(crate) fn start() -> Server {
        Server::with(quick())
    }

    pub(crate) fn with(limits: Limits) -> Server {
        let data = TempDir::with_prefix("bottlecap-rooms-").expect("there is room for files");
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let address: SocketAddr = listener.local_addr().expect("it is bound");
        let page = Page::folder(data.path());
        let config = Config { page, data: data.path().join("rooms"), origins: Vec::new(), limits };
        thread::spawn(move || server::run(listener, config));
        Server { address: address.to_string(), _data: data }
    }

    pub(crate) async fn make(&self, new: &NewRoom<Setup>) -> Made {
        make(&self.address, new).await.expect("a room is made")
    }

    /// A room for so many persons, and all of them in it.
    pub(crate) async fn table(&self, persons: usize) -> (Made, Vec<Guest>) {
        self.table_of(&load::room_for(persons)).await
    }

    pub(crate) async fn table_of(&self, new: &NewRoom<Setup>) -> (Made, Vec<Guest>) {
        let made = self.make(new).await;
        let mut guests = Vec::new();
        for token in made.seats.iter().flatten() {
            guests.push(Guest::enter(self, &made.room, token, None).await);
        }
        for guest in &mut guests {
            guest.until(|guest| guest.scene.is_some()).await;
        }
        (made, guests)
    }
}

/// Limits under which a test need not wait.
pub(crate) fn quick() -> Limits {
    Limits {
        messages: 10_000.0,
        burst: 10_000.0,
        errands: 10_000.0,
        errands_burst: 10_000.0,
        rooms: 10_000.0,
        away: Duration::ZERO,
        idle: Duration::from_millis(50),
        ..Limits::default()
    }
}

/// Somebody in a room.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) scene: Option<Scene>,
    pub(crate) present: Option<Present>,
    pub(crate) open: Option<protocol::Open>,
    pub(crate) refused: Option<Refused<Choice, choice::Reason>>,
    pub(crate) bye: Option<Code>,
    pub(crate) chat: Vec<protocol::Line>,
    pub(crate) log: Option<String>,
    /// All entries the guest was told of.
    pub(crate) entries: Vec<u32>,
    /// The events of the last step.
    pub(crate) news: Option<News>,
    /// How often the guest was told who is there.
    pub(crate) presents: u32,
    /// Everything that came, as it came.
    pub(crate) texts: Vec<String>,
}

impl Guest {
    pub(crate) async fn enter(server: &Server, room: &str, token: &str, have: Option<u32>) -> Guest {
        let client = Client::enter(&server.address, room, token, have).await.expect("the server listens");
        Guest {
            client,
            scene: None,
            present: None,
            open: None,
            refused: None,
            bye: None,
            chat: Vec::new(),
            log: None,
            entries: Vec::new(),
            news: None,
            presents: 0,
            texts: Vec::new(),
        }
    }

    /// Hears one thing; false at the end of the conversation.
    pub(crate) async fn hear(&mut self) -> bool {
        let text = tokio::time::timeout(PATIENCE, self.client.hear_text()).await;
        // A server that was killed says nothing more.
        let Ok(Some(text)) = text.expect("the server says something") else { return false };
        let told: Told = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        self.texts.push(text.to_string());
        match told {
            Told::Welcome(welcome) => self.chat = welcome.chat,
            Told::Present(present) => {
                self.present = Some(present);
                self.presents += 1;
            }
            Told::Step(step) => {
                self.entries.extend(step.happened.iter().map(|happened| happened.entry));
                self.scene = Some(step.scene.clone());
                self.news = Some(*step);
            }
            Told::Refused(refused) => self.refused = Some(refused),
            Told::Open(open) => self.open = open,
            Told::Chat(line) => self.chat.push(line),
            Told::Log(log) => self.log = Some(log),
            Told::Bye(code) => self.bye = Some(code),
            Told::Beat => {}
        }
        true
    }

    /// Hears until something holds.
    pub(crate) async fn until(&mut self, holds: impl Fn(&Guest) -> bool) {
        let begin = Instant::now();
        while !holds(self) {
            assert!(self.hear().await, "the server hung up: {:?}", self.bye);
            assert!(begin.elapsed() < PATIENCE, "the server says other things than what is waited for");
        }
    }

    /// Hears until the end of the conversation.
    pub(crate) async fn until_bye(&mut self) -> Option<Code> {
        while self.hear().await {}
        self.bye
    }

    pub(crate) async fn say(&mut self, ask: &load::Say) {
        self.client.say(ask).await.expect("the server listens");
    }

    /// Says something that must be refused.
    pub(crate) async fn is_refused(&mut self, ask: &load::Say) -> Refused<Choice, choice::Reason> {
        self.refused = None;
        self.say(ask).await;
        self.until(|guest| guest.refused.is_some()).await;
        self.refused.take().expect("it was just waited for")
    }

    pub(crate) fn scene(&self) -> &Scene {
        self.scene.as_ref().expect("the game has begun")
    }

    pub(crate) fn number(&self) -> u32 {
        self.scene().number
    }

    pub(crate) fn decision(&self) -> &Decision<Choice, choice::Ask> {
        &self.scene().decision
    }

    pub(crate) fn asked(&self) -> Option<Seat> {
        self.decision().asked.map(|asked| asked.seat)
    }

    pub(crate) fn phase(&self) -> Phase {
        self.present.as_ref().map_or(Phase::Gathering, |present| present.phase)
    }

    /// Anything legal.
    pub(crate) fn any_answer(&self, whim: &mut Quick) -> Answer<Choice> {
        let decision = self.decision();
        let index = whim.next() % decision.count().max(1);
        decision.nth(index).map(Legal::into_answer).expect("something is legal")
    }

    /// Waits until the position is at least that of this decision.
    pub(crate) async fn catch_up(&mut self, number: u32) {
        self.until(|guest| guest.scene.as_ref().is_some_and(|scene| scene.number >= number)).await;
    }
}

/// The one who is asked answers anything, and everybody hears of it. False when the game is over.
pub(crate) async fn play_on(guests: &mut [Guest], whim: &mut Quick) -> bool {
    let Some(seat) = guests[0].asked() else { return false };
    let number = guests[0].number();
    let guest = &mut guests[seat.index()];
    let answer = guest.any_answer(whim);
    guest.say(&Ask::Answer { number, answer }).await;
    for guest in guests {
        guest.catch_up(number + 1).await;
    }
    true
}

/// A room with a bot in the second seat.
pub(crate) fn with_bot(level: Level) -> NewRoom<Setup> {
    let mut new = load::room_for(2);
    new.seats[1].holder = Holder::Bot(level);
    new
}
