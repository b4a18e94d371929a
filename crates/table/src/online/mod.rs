//! Playing with people at other screens: what is known of their room, besides the game itself.

mod kept;
mod make;
mod turn;

use std::sync::Arc;

use derive_where::derive_where;
use kernel::{Answer, Log, Resumed, Seat};
use leptos::{prelude::*, task::spawn_local};
use protocol::{Again, ChatMessage, Clock, Clocks, Code, Open, Phase, Present, Role, Welcome};

pub use self::{
    kept::{KeptRoom, UnreadRoom, WayIn, is_same_place, kept_room, kept_rooms, settle},
    make::make_room,
    turn::{ask_permission, provide as provide_turn, watch as watch_turn},
};
use crate::{
    clock,
    game::TableGame,
    parts::Toasts,
    room::{Link, News, Opening, Sitting, sittings},
    route::Route,
    store::Store,
    words::fill,
};

/// Lines of chat that a page keeps.
const MOST_CHAT: usize = 200;

/// A seat with less time than this is in a hurry, in seconds.
const HURRY: u64 = 30;

/// What is known of a room with people at other screens.
#[derive_where(Clone, Copy)]
pub struct Online<G: TableGame> {
    /// How the connection is.
    pub link: RwSignal<Link>,
    /// What does not change in the room; none before it was entered.
    pub welcome: RwSignal<Option<Arc<Welcome<G::Setup>>>>,
    /// The key that the own seat has got since the link was opened.
    pub key: RwSignal<Option<String>>,
    /// Who sits where, and who is there.
    pub present: RwSignal<Option<Present>>,
    /// How many connections play the own seat.
    pub screens: RwSignal<u16>,
    /// The proposal that is open.
    pub vote: RwSignal<Option<Open>>,
    /// Where the same people play again, once somebody wants to.
    pub again: RwSignal<Option<Again>>,
    /// The answer that waits for the connection.
    pub waiting: RwSignal<Option<Answer<G::Choice>>>,
    /// What was said, the oldest first.
    pub chat: RwSignal<Vec<ChatMessage>>,
    /// How much of it nobody has seen here.
    pub unread: RwSignal<u32>,
    /// The name under which this browser keeps the game, which is over.
    pub saved: RwSignal<Option<String>>,
    /// The room.
    pub room: StoredValue<String>,
    /// Somebody at this screen has asked to play again.
    pub wants_again: StoredValue<bool>,
    clocks: RwSignal<Option<(Clocks, f64)>>,
    /// The moment up to which the clocks have run.
    now: RwSignal<f64>,
    toasts: Toasts,
}

impl<G: TableGame> Online<G> {
    /// A room that is about to be entered.
    pub fn new(room: String, toasts: Toasts) -> Online<G> {
        Online {
            link: RwSignal::new(Link::Connecting),
            welcome: RwSignal::new(None),
            key: RwSignal::new(None),
            present: RwSignal::new(None),
            screens: RwSignal::new(1),
            vote: RwSignal::new(None),
            again: RwSignal::new(None),
            waiting: RwSignal::new(None),
            chat: RwSignal::default(),
            unread: RwSignal::new(0),
            saved: RwSignal::new(None),
            room: StoredValue::new(room),
            wants_again: StoredValue::new(false),
            clocks: RwSignal::new(None),
            now: RwSignal::new(clock::moment()),
            toasts,
        }
    }

    /// Takes news. Those that come after the screen is gone concern nobody.
    pub fn hear(self, news: News<G>) {
        match news {
            News::Link(link) => drop(self.link.try_set(link)),
            News::Key(key) => drop(self.key.try_set(Some(key))),
            News::Screens(screens) => drop(self.screens.try_set(screens)),
            News::Welcome(welcome) => {
                // A proposal that is still open is told anew, and so is who else plays the own seat.
                self.vote.try_set(None);
                self.screens.try_set(1);
                let was_here = self.welcome.try_with_untracked(Option::is_some) == Some(true);
                let own = match welcome.role {
                    Role::Seat(seat) => Some(seat),
                    Role::Watcher => None,
                };
                self.chat.try_update(|chat| {
                    if was_here {
                        self.unread.update(|unread| *unread += unseen(chat, &welcome.chat, own));
                    }
                    chat.clone_from(&welcome.chat);
                });
                self.welcome.try_set(Some(welcome));
            }
            News::Present(present) => {
                if present.phase != Phase::Playing {
                    self.clocks.try_set(None);
                }
                self.present.try_set(Some(present));
            }
            News::Clocks(clocks) => {
                let is_first = self.clocks.try_with_untracked(Option::is_none) == Some(true);
                let now = clock::moment();
                self.now.try_set(now);
                self.clocks.try_set(Some((clocks, now)));
                if is_first {
                    self.tick();
                }
            }
            News::Vote(open) => drop(self.vote.try_set(open)),
            News::Again(again) => {
                let is_mine = untrack(|| self.own()) == Some(again.by);
                let is_asked = self.wants_again.try_get_value() == Some(true);
                self.again.try_set(Some(again));
                if is_mine && is_asked {
                    self.play_again();
                }
            }
            News::Waiting(answer) => drop(self.waiting.try_set(answer)),
            News::Said(line) => {
                if line.by.is_none() || line.by != untrack(|| self.own()) {
                    self.unread.try_update(|unread| *unread += 1);
                }
                self.chat.try_update(|chat| {
                    if chat.len() >= MOST_CHAT {
                        chat.remove(0);
                    }
                    chat.push(line);
                });
            }
            News::Log(text) => self.keep(text),
            News::Denied(code) => self.toasts.bad(sentence(code)),
        }
    }

    /// The own seat; none for somebody who watches.
    pub fn own(self) -> Option<Seat> {
        self.welcome.with(|welcome| match welcome.as_ref()?.role {
            Role::Seat(seat) => Some(seat),
            Role::Watcher => None,
        })
    }

    /// Whether the person of a seat is ready to begin.
    pub fn is_ready(self, seat: Seat) -> bool {
        self.present.with(|present| present.as_ref().is_some_and(|present| present.ready.contains(seat)))
    }

    /// Whether somebody at this screen only watches.
    pub fn is_watching(self) -> bool {
        self.welcome.with(|welcome| welcome.as_ref().is_some_and(|welcome| welcome.role == Role::Watcher))
    }

    /// Whether a choice was made that waits for the connection.
    pub fn is_waiting(self, choice: G::Choice) -> bool {
        self.waiting.with(|answer| *answer == Some(Answer::One(choice)))
    }

    /// Goes to the room where the same people play again. What opens a place here opens it there.
    pub fn play_again(self) {
        let Some(Again { room, .. }) = self.again.get_untracked() else { return };
        let Route::Room(_, token) = Route::here() else { return };
        if let Some(kept) = kept_room(&self.room.get_value()) {
            KeptRoom { room: room.clone(), saved: None, ..kept }.keep();
        }
        Route::Room(room, token).go();
    }

    /// How far the room has come.
    pub fn phase(self) -> Option<Phase> {
        self.present.with(|present| present.as_ref().map(|present| present.phase))
    }

    /// Whether somebody at this screen plays now.
    pub fn is_playing(self) -> bool {
        self.own().is_some() && self.phase() == Some(Phase::Playing)
    }

    /// Whether the person of a seat is connected.
    pub fn is_here(self, seat: Seat) -> bool {
        self.present.with(|present| present.as_ref().is_some_and(|present| present.here.contains(seat)))
    }

    /// How many watch.
    pub fn watchers(self) -> u16 {
        self.present.with(|present| present.as_ref().map_or(0, |present| present.watchers))
    }

    /// Whether a person plays the seat.
    pub fn is_person(self, seat: Seat) -> bool {
        let is_person =
            |present: &Present| present.controllers.get(seat.index()).is_some_and(|holder| holder.is_person());
        self.present.with(|present| present.as_ref().is_some_and(is_person))
    }

    /// The seconds that a seat has left, where time is limited.
    pub fn seconds(self, seat: Seat) -> Option<u64> {
        let now = self.now.get();
        self.clocks.with(|clocks| clocks.as_ref().and_then(|(clocks, told)| left(clocks, seat, now - told)))
    }

    /// Whether a seat must hurry.
    pub fn is_short(self, seat: Seat) -> bool {
        self.seconds(seat).is_some_and(|seconds| seconds < HURRY)
    }

    /// Lets the clocks run for as long as there are any.
    fn tick(self) {
        spawn_local(async move {
            while self.clocks.try_with_untracked(Option::is_some) == Some(true) {
                clock::pause(250).await;
                self.now.try_set(clock::moment());
            }
        });
    }

    /// Keeps the game, which is over, in this browser: its report, its replay and the check of its dice need no server.
    fn keep(self, text: String) {
        let Some(present) = self.present.try_get_untracked().flatten() else { return };
        let (own, room) = (untrack(|| self.own()), self.room.get_value());
        let seats = sittings(&present, own);
        spawn_local(async move {
            let Ok(store) = Store::open().await else { return };
            let mut kept = kept_room(&room);
            // Who comes back to the same room finds the same game.
            if let Some(id) = kept.as_ref().and_then(|kept| kept.saved.clone())
                && store.load::<G::Setup>(G::ID, &id).await.is_ok()
            {
                self.saved.try_set(Some(id));
                return;
            }
            let Some(mut opening) = opening::<G>(&text, seats) else { return };
            if opening.put_down(&store).await.is_err() {
                return;
            }
            let id = opening.record.map(|record| record.id);
            if let Some(kept) = &mut kept {
                kept.saved.clone_from(&id);
                kept.keep();
            }
            self.saved.try_set(id);
        });
    }
}

fn opening<G: TableGame>(text: &str, seats: Vec<Sitting>) -> Option<Opening<G>> {
    let log = Log::<G>::read_open(text).ok()?;
    match Resumed::of(G::kit().game.clone(), log).ok()? {
        Resumed::Same(table) | Resumed::Updated(table) if table.is_over() => Some(Opening::keep(table, seats)),
        // A game that all gave up can be saved as a file.
        _ => None,
    }
}

/// The seconds of a seat, so many milliseconds after the clocks were told.
fn left(clocks: &Clocks, seat: Seat, passed: f64) -> Option<u64> {
    let left = *clocks.left.get(seat.index())?;
    let passed = if clocks.running == Some(seat) { passed.max(0.0) as u64 } else { 0 };
    Some(left.saturating_sub(passed).div_ceil(1000))
}

/// How much the others said while the connection was lost.
fn unseen(before: &[ChatMessage], now: &[ChatMessage], own: Option<Seat>) -> u32 {
    let last = before.last().map(|line| line.at);
    let is_new = |line: &&ChatMessage| last.is_none_or(|last| line.at > last);
    let is_theirs = |line: &&ChatMessage| line.by.is_none() || line.by != own;
    now.iter().filter(is_new).filter(is_theirs).count() as u32
}

/// The key of the sentence for a code.
pub const fn sentence(code: Code) -> &'static str {
    match code {
        Code::OtherVersion => "code-other-version",
        Code::Malformed | Code::NoHello => "code-malformed",
        Code::TooLarge => "code-too-large",
        Code::TooFast => "code-too-fast",
        Code::WrongOrigin => "code-wrong-origin",
        Code::NoSuchRoom => "code-no-such-room",
        Code::Claimed => "code-claimed",
        Code::OnlyWatching => "code-only-watching",
        Code::NotNow => "code-not-now",
        Code::NotGood => "code-not-good",
        Code::NothingToUndo => "code-nothing-to-undo",
        Code::NoSuchProposal => "code-no-such-proposal",
        Code::AnotherProposal => "code-another-proposal",
        Code::NoUse => "code-no-use",
        Code::NotStored => "code-not-stored",
        Code::Broken => "code-broken",
        Code::Unreadable => "code-unreadable",
        Code::TooSlow => "code-too-slow",
        Code::TooMany => "code-too-many",
        Code::Stopping => "code-stopping",
    }
}

/// A span of time: as a clock shows it, or in days and hours.
pub fn span(seconds: u64) -> String {
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    if hours < 1 {
        format!("{minutes}:{:02}", seconds % 60)
    } else if hours < 24 {
        format!("{hours}:{:02}:{:02}", minutes % 60, seconds % 60)
    } else {
        let (days, hours) = ((hours / 24) as i64, (hours % 24) as i64);
        fill("clock-days", &[("days", days.into()), ("hours", hours.into())])
    }
}

/// How long one may think, in words.
pub fn clock_words(clock: Clock) -> String {
    if clock.most == Some(clock.bonus) {
        let units = [(24 * 3600, "clock-each-days"), (3600, "clock-each-hours"), (60, "clock-each-minutes")];
        let whole = units.into_iter().find(|(seconds, _)| clock.bonus.is_multiple_of(*seconds));
        let (seconds, key) = whole.unwrap_or((1, "clock-each-seconds"));
        return fill(key, &[("n", i64::from(clock.bonus / seconds).into())]);
    }
    let (bank, bonus) = (i64::from(clock.bank / 60), i64::from(clock.bonus));
    fill("clock-preset", &[("bank", bank.into()), ("bonus", bonus.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_running_clock_runs() {
        let [red, blue] = [0, 1].map(Seat::new);
        let clocks = Clocks { left: vec![60_000, 30_500], running: Some(blue) };
        assert_eq!(left(&clocks, red, 5_000.0), Some(60));
        assert_eq!(left(&clocks, blue, 0.0), Some(31));
        assert_eq!(left(&clocks, blue, 500.0), Some(30));
        assert_eq!(left(&clocks, blue, 90_000.0), Some(0));
        assert_eq!(left(&clocks, Seat::new(2), 0.0), None);
    }

    #[test]
    fn what_one_said_oneself_is_not_news() {
        let [red, blue] = [0, 1].map(Seat::new);
        let line = |by: Option<Seat>, at: u64| ChatMessage { by, at, text: "psst".to_owned() };
        let all = [line(Some(red), 1), line(Some(blue), 2), line(Some(red), 3), line(None, 4)];
        assert_eq!(unseen(&all[..1], &all, Some(red)), 2);
        assert_eq!(unseen(&all[..1], &all, Some(blue)), 2);
        assert_eq!(unseen(&all[..1], &all, None), 3);
        assert_eq!(unseen(&[], &all, Some(red)), 2);
        assert_eq!(unseen(&all, &all, Some(red)), 0);
    }

    #[test]
    fn time_is_written_as_a_clock_shows_it() {
        assert_eq!([0, 9, 60, 3599].map(span), ["0:00", "0:09", "1:00", "59:59"]);
        assert_eq!([3600, 3661, 86_399].map(span), ["1:00:00", "1:01:01", "23:59:59"]);
    }

    #[test]
    fn a_log_that_cannot_be_read_is_no_game() {
        assert!(opening::<shelter::Shelter>("nonsense", Vec::new()).is_none());
    }
}
