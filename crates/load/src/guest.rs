//! Somebody in a room who remembers what they were told. For tests: what must not happen panics.

#![allow(clippy::missing_panics_doc, reason = "this is how a test says so")]

use std::time::{Duration, Instant};

use anyhow::Result;
use kernel::{Answer, Decision, Game, Legal, QuickRng, Seat};
use protocol::{
    Ask, AskOf, Code, Hello, Phase, Present, Reader, Refused, ServerMessage, ServerMessageOf, Update, Welcome,
};

use crate::{Client, hello};

/// What a test waits for at most. Nothing takes a hundredth of it; it only keeps a broken test from hanging.
const PATIENCE: Duration = Duration::from_secs(60);

/// How the table looks to somebody.
pub type Snapshot<G> = protocol::Snapshot<<G as Game>::View, <G as Game>::Choice, <G as Game>::Ask>;

/// What happened.
pub type News<G> = Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Choice, <G as Game>::Ask>;

/// What was not done.
pub type RefusedOf<G> = Refused<<G as Game>::Choice, <G as Game>::Reason>;

/// Somebody in a room.
pub struct Guest<G: Game> {
    /// The connection.
    pub client: Client,
    /// Knows the view that was told last.
    pub reader: Reader,
    /// How it looks now; none before the game has begun.
    pub snapshot: Option<Snapshot<G>>,
    /// What does not change in the room.
    pub welcome: Option<Welcome<G::Setup>>,
    /// Who is there.
    pub present: Option<Present>,
    /// How many connections play the own seat.
    pub screens: u16,
    /// What is proposed.
    pub open: Option<protocol::Open>,
    /// Where the same people play again.
    pub again: Option<protocol::Again>,
    /// The last refusal.
    pub refused: Option<RefusedOf<G>>,
    /// The last word.
    pub bye: Option<Code>,
    /// What was said.
    pub chat: Vec<protocol::ChatMessage>,
    /// The log, after the end.
    pub log: Option<String>,
    /// All entries the guest was told of.
    pub entries: Vec<u32>,
    /// The events of the last step.
    pub news: Option<News<G>>,
    /// How often the guest was told who is there.
    pub presents: u32,
    /// Everything that came, as it came.
    pub texts: Vec<String>,
}

impl<G: Game> Guest<G> {
    /// Comes into a room.
    pub async fn enter(address: &str, room: &str, token: &str, have: Option<u32>) -> Guest<G> {
        Guest::greet(address, hello(room, token, have)).await
    }

    /// Comes into a room with a hello of one's own.
    pub async fn greet(address: &str, hello: Hello) -> Guest<G> {
        Guest::try_greet(address, hello).await.expect("the server listens")
    }

    /// Comes into a room of a server that may be gone.
    ///
    /// # Errors
    /// It is.
    pub async fn try_enter(address: &str, room: &str, token: &str, have: Option<u32>) -> Result<Guest<G>> {
        Guest::try_greet(address, hello(room, token, have)).await
    }

    async fn try_greet(address: &str, hello: Hello) -> Result<Guest<G>> {
        Ok(Guest::with(Client::enter(address, hello).await?))
    }

    /// Somebody who has said nothing yet, or nothing that matters.
    #[must_use]
    pub fn with(client: Client) -> Guest<G> {
        Guest {
            client,
            reader: Reader::default(),
            snapshot: None,
            welcome: None,
            present: None,
            screens: 1,
            open: None,
            again: None,
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
    pub async fn hear(&mut self) -> bool {
        let text = tokio::time::timeout(PATIENCE, self.client.hear_text()).await;
        // A server that was killed says nothing more.
        let Ok(Some(text)) = text.expect("the server says something") else { return false };
        let told: ServerMessageOf<G> = self.reader.read(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        self.texts.push(text.to_string());
        match told {
            ServerMessage::Welcome(welcome) => {
                self.chat.clone_from(&welcome.chat);
                self.welcome = Some(welcome);
            }
            ServerMessage::Screens(screens) => self.screens = screens,
            ServerMessage::Present(present) => {
                self.present = Some(present);
                self.presents += 1;
            }
            ServerMessage::Update(step) => {
                self.entries.extend(step.happened.iter().map(|happened| happened.entry));
                self.snapshot = Some(step.snapshot.clone());
                self.news = Some(*step);
            }
            ServerMessage::Changed(_) => panic!("the reader has not made it whole"),
            ServerMessage::Refused(refused) => self.refused = Some(refused),
            ServerMessage::Open(open) => self.open = open,
            ServerMessage::Again(again) => self.again = Some(again),
            ServerMessage::Chat(line) => self.chat.push(line),
            ServerMessage::Log(log) => self.log = Some(log),
            ServerMessage::Bye(code) => self.bye = Some(code),
            ServerMessage::Beat => {}
        }
        true
    }

    /// Hears until something holds.
    pub async fn until(&mut self, holds: impl Fn(&Guest<G>) -> bool) {
        assert!(self.try_until(holds).await, "the server hung up: {:?}", self.bye);
    }

    /// Hears until something holds; false if the server is gone before.
    pub async fn try_until(&mut self, holds: impl Fn(&Guest<G>) -> bool) -> bool {
        let begin = Instant::now();
        while !holds(self) {
            if !self.hear().await {
                return false;
            }
            assert!(begin.elapsed() < PATIENCE, "the server says other things than what is waited for");
        }
        true
    }

    /// Hears until the end of the conversation.
    pub async fn until_bye(&mut self) -> Option<Code> {
        while self.hear().await {}
        self.bye
    }

    /// Says something.
    pub async fn say(&mut self, ask: &AskOf<G>) {
        self.client.say(ask).await.expect("the server listens");
    }

    /// Says something that must be refused.
    pub async fn is_refused(&mut self, ask: &AskOf<G>) -> RefusedOf<G> {
        self.refused = None;
        self.say(ask).await;
        self.until(|guest| guest.refused.is_some()).await;
        self.refused.take().expect("it was just waited for")
    }

    /// How it looks now.
    #[must_use]
    pub fn snapshot(&self) -> &Snapshot<G> {
        self.snapshot.as_ref().expect("the game has begun")
    }

    /// The number of the open decision.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.snapshot().number
    }

    /// The open decision.
    #[must_use]
    pub fn decision(&self) -> &Decision<G::Choice, G::Ask> {
        &self.snapshot().decision
    }

    /// Who is asked.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        self.decision().asked.map(|asked| asked.seat)
    }

    /// How far the room has come.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.present.as_ref().map_or(Phase::Gathering, |present| present.phase)
    }

    /// Anything legal.
    #[must_use]
    pub fn any_answer(&self, rng: &mut QuickRng) -> Answer<G::Choice> {
        let decision = self.decision();
        let index = rng.next() % decision.count().max(1);
        decision.nth(index).map(Legal::into_answer).expect("something is legal")
    }

    /// Waits until the position is at least that of this decision.
    pub async fn catch_up(&mut self, number: u32) {
        self.until(|guest| guest.snapshot.as_ref().is_some_and(|snapshot| snapshot.number >= number)).await;
    }
}

/// The one who is asked answers anything, and everybody hears of it. False when the game is over.
pub async fn play_on<G: Game>(guests: &mut [Guest<G>], rng: &mut QuickRng) -> bool {
    let Some(seat) = guests[0].asked() else { return false };
    let number = guests[0].number();
    let guest = &mut guests[seat.index()];
    let answer = guest.any_answer(rng);
    guest.say(&Ask::Answer { number, answer }).await;
    for guest in guests {
        guest.catch_up(number + 1).await;
    }
    true
}
