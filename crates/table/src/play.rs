//! A game on the screen: what is shown now, what the person points at, and the way from a click to an order.
//!
//! Everything a [`Room`] tells goes through one queue. Each step is shown with its motion before the next begins; who
//! does not want to wait hurries, and the rest is shown at once.

mod choosing;

use std::{
    cell::RefCell,
    collections::VecDeque,
    mem::{self, Discriminant},
    rc::Rc,
    sync::Arc,
};

use derive_where::derive_where;
use kernel::{Answer, Asked, Because, EventId, Game, QuickRng, Recorded, Refusal, Seat, Viewer};
use leptos::{prelude::*, task::spawn_local};
use protocol::Phase;

use crate::{
    clock,
    game::{InARow, TableGame},
    motion,
    online::Online,
    room::{Order, Room, RoomEvent, RoomUpdate, SeatPlayer, Sitting, Snapshot, UpdateKind},
    settings::likes,
    store::Trouble,
    words,
};

/// Steps that may wait to be shown one by one. Whoever is further behind, at a slow machine or in a tab that slept, sees
/// them all at once.
const MOST_BEHIND: usize = 8;

/// Makes one step of all that wait, if they are too many. What else was told goes before it.
fn keep_up<G: TableGame>(waiting: &mut VecDeque<RoomEvent<G>>) {
    if waiting.iter().filter(|told| matches!(told, RoomEvent::Update(_))).count() <= MOST_BEHIND {
        return;
    }
    let mut all: Option<RoomUpdate<G>> = None;
    waiting.retain(|told| match told {
        RoomEvent::Update(step) => {
            all = Some(all.as_ref().map_or_else(|| RoomUpdate::clone(step), |all| all.with(step)));
            false
        }
        _ => true,
    });
    waiting.extend(all.map(|step| RoomEvent::Update(Arc::new(step))));
}

/// What a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A game that is kept.
    Game,
    /// A position to try things out in.
    Practice,
    /// A lesson, in which only the asked answer goes on.
    Lesson,
    /// A game that is only watched.
    Replay,
}

/// What a small screen shows beside the open decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// One of the game's own.
    Game(u8),
    /// The log.
    Log,
    /// What people at other screens say.
    Chat,
}

impl Tab {
    /// All of them, from left to right. The last is for tables with people at other screens.
    pub fn all<G: TableGame>() -> impl Iterator<Item = Tab> {
        (0..G::TABS.len() as u8).map(Tab::Game).chain([Tab::Log, Tab::Chat])
    }

    /// The name in attributes and texts, and the icon.
    pub fn name_and_icon<G: TableGame>(self) -> (&'static str, &'static str) {
        match self {
            Tab::Game(at) => G::TABS.get(usize::from(at)).copied().unwrap_or_default(),
            Tab::Log => ("log", "log"),
            Tab::Chat => ("chat", "chat"),
        }
    }
}

/// Something the table says once, besides the log.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Notice<G: TableGame> {
    /// Why a thing cannot be chosen.
    WhyNot(Option<G::Spot>, Because<G::Reason>),
    /// An answer was refused.
    Refused(Refusal<G::Choice, G::Reason>),
    /// The game is not kept.
    NotKept(Trouble),
    /// The rules broke down.
    Broken,
    /// Answers were taken back.
    TakenBack,
    /// A standing answer was given.
    ByItself(G::Choice, Asked<G::Ask>),
    /// Rules or cards had changed, and the game goes on with those of today.
    Updated,
    /// The lesson asks for something else.
    OffLesson,
}

/// What may be answered.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Lead<G: TableGame> {
    /// Anything legal.
    Free,
    /// Nothing before somebody has read on.
    Wait,
    /// This alone.
    Only(Answer<G::Choice>),
}

/// A game on the screen.
#[derive_where(Clone, Copy)]
pub struct Play<G: TableGame> {
    /// What the table is for.
    pub mode: Mode,
    /// The people at other screens, where the room is on a server.
    pub online: Option<Online<G>>,
    /// The rules with their content.
    pub game: StoredValue<Arc<G>>,
    /// Seats and options.
    pub setup: StoredValue<G::Setup>,
    /// What cards and players are called.
    pub names: RwSignal<Arc<G::Names>>,
    /// What is shown now.
    pub snapshot: RwSignal<Arc<Snapshot<G>>>,
    /// The entry of the log that is shown.
    pub entry: RwSignal<u32>,
    /// What happened so far.
    pub story: RwSignal<Arc<Vec<Recorded<G::Event>>>>,
    /// The last event before each time that rules or cards had changed.
    pub updates: RwSignal<Vec<EventId>>,
    /// Who sits where.
    pub seats: RwSignal<Vec<Sitting>>,
    /// The choice that is pointed at, in the list or on the table.
    pub light: RwSignal<Option<G::Choice>>,
    /// The thing that is pointed at.
    pub point: RwSignal<Option<G::Spot>>,
    /// Whether that is done in the list. What is told of it covers the other side, never what is pointed at.
    pub points_in_list: RwSignal<bool>,
    /// What a small screen shows.
    pub tab: RwSignal<Tab>,
    /// Whether a finger points, which cannot hover.
    pub by_touch: RwSignal<bool>,
    /// The thing to which the list of choices is narrowed.
    pub narrow: RwSignal<Option<G::Spot>>,
    /// What is picked so far, where an answer takes several things.
    pub picks: RwSignal<Vec<G::Choice>>,
    /// The number that is entered, where an answer is an amount; none before anybody entered one.
    pub amount: RwSignal<Option<u16>>,
    /// What the person arranges for themselves.
    pub desk: G::Desk,
    /// What the table says besides.
    pub notice: RwSignal<Option<Notice<G>>>,
    /// What may be answered.
    pub lead: RwSignal<Lead<G>>,
    /// The person whose turn is over, until they say so.
    pub holding: RwSignal<Option<Seat>>,
    /// Whether the report on the game that is over covers the table.
    pub reports: RwSignal<bool>,
    /// Whether the goal of the game is told first.
    pub goal: RwSignal<bool>,
    /// Whether the summary is open.
    pub summary: RwSignal<bool>,
    /// The decision for which somebody wants to know what a bot would do.
    pub advised: RwSignal<Option<u32>>,
    /// Whether something is moving.
    pub is_acting: RwSignal<bool>,
    /// The page answers for the person: until that is told, nobody is asked.
    is_answered: RwSignal<bool>,
    hurry: RwSignal<Option<Hurry>>,
    /// What is still to be answered of several questions of a kind that are answered together.
    further: StoredValue<Option<Further<G>>>,
    /// When the last step was over that no bot answered.
    bots_since: StoredValue<f64>,
    line: StoredValue<Rc<RefCell<UpdateQueue<G>>>, LocalStorage>,
}

/// The kind of the questions, and the answers to them.
type Further<G> = (Discriminant<<G as Game>::Ask>, Vec<<G as Game>::Choice>);

/// How long a person does not want to wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hurry {
    /// Until what was told is shown.
    UntilShown,
    /// Until somebody at this screen is asked.
    UntilAsked,
}

/// What waits to be shown, and who is told when all is shown.
#[derive_where(Default)]
struct UpdateQueue<G: TableGame> {
    waiting: VecDeque<RoomEvent<G>>,
    room: Option<Rc<dyn Room<G>>>,
    is_running: bool,
}

impl<G: TableGame> Play<G> {
    /// A table that shows this snapshot. Its room follows with [`Play::attend`].
    pub fn new(mode: Mode, game: Arc<G>, setup: G::Setup, names: G::Names, snapshot: Arc<Snapshot<G>>) -> Play<G> {
        Play {
            mode,
            online: None,
            game: StoredValue::new(game),
            setup: StoredValue::new(setup),
            names: RwSignal::new(Arc::new(names)),
            snapshot: RwSignal::new(snapshot),
            entry: RwSignal::new(0),
            story: RwSignal::default(),
            updates: RwSignal::default(),
            seats: RwSignal::default(),
            light: RwSignal::new(None),
            point: RwSignal::new(None),
            points_in_list: RwSignal::new(false),
            tab: RwSignal::new(Tab::Game(0)),
            by_touch: RwSignal::new(false),
            narrow: RwSignal::new(None),
            picks: RwSignal::default(),
            amount: RwSignal::new(None),
            desk: G::Desk::default(),
            notice: RwSignal::new(None),
            lead: RwSignal::new(Lead::Free),
            holding: RwSignal::new(None),
            reports: RwSignal::new(false),
            goal: RwSignal::new(false),
            summary: RwSignal::new(false),
            advised: RwSignal::new(None),
            is_acting: RwSignal::new(false),
            is_answered: RwSignal::new(false),
            hurry: RwSignal::new(None),
            further: StoredValue::new(None),
            bots_since: StoredValue::new(0.0),
            line: StoredValue::new_local(Rc::default()),
        }
    }

    /// The same table, with people at other screens.
    pub fn with_others(self, online: Online<G>) -> Play<G> {
        Play { online: Some(online), ..self }
    }

    /// Sends orders to this room from now on.
    pub fn attend(self, room: Rc<dyn Room<G>>) {
        self.line.with_value(|line| line.borrow_mut().room = Some(room));
    }

    /// Speaks with the names of this game, in the language of the page.
    pub fn voice<T>(self, speak: impl FnOnce(G::Voice<'_>) -> T) -> T {
        let lang = words::lang();
        self.names.with(|names| speak(G::voice(lang, names)))
    }

    /// Takes what a room tells, and shows it when its turn has come.
    pub fn hear(self, told: RoomEvent<G>) {
        let told = match (told, self.online) {
            (RoomEvent::News(news), Some(online)) => return online.hear(news),
            (told, _) => told,
        };
        let line = self.line.get_value();
        line.borrow_mut().waiting.push_back(told);
        if mem::replace(&mut line.borrow_mut().is_running, true) {
            return;
        }
        spawn_local(async move {
            loop {
                let next = {
                    let mut line = line.borrow_mut();
                    keep_up(&mut line.waiting);
                    line.waiting.pop_front()
                };
                let Some(told) = next else { break };
                self.show(told).await;
            }
            line.borrow_mut().is_running = false;
            self.is_acting.try_set(false);
            if self.is_hurried_no_more() {
                self.hurry.try_set(None);
            }
            if self.holding.try_get_untracked() == Some(None) {
                self.go_on();
            }
        });
    }

    async fn show(self, told: RoomEvent<G>) {
        match told {
            RoomEvent::Update(step) => self.show_step(step).await,
            RoomEvent::Seats(seats) => {
                self.seats.try_set(seats);
            }
            RoomEvent::Refused(refusal) => {
                motion::refuse();
                self.is_answered.try_set(false);
                self.further.try_set_value(None);
                self.notice.try_set(Some(Notice::Refused(refusal)));
            }
            RoomEvent::NotKept(trouble) => {
                self.notice.try_set(Some(Notice::NotKept(trouble)));
            }
            RoomEvent::Broken(what) => {
                // In the words of the program, for whoever mends it.
                leptos::logging::error!("{what}");
                self.notice.try_set(Some(Notice::Broken));
            }
            // They were taken at once, or there is nobody at another screen.
            RoomEvent::News(_) => {}
        }
    }

    async fn show_step(self, step: Arc<RoomUpdate<G>>) {
        self.is_acting.try_set(step.kind != UpdateKind::Looked && step.kind != UpdateKind::Opened);
        let is_bots = matches!(step.kind, UpdateKind::Answered(seat) if self.is_bot(seat));
        let mut seen = motion::prepare(self, &step);
        motion::before(self, &seen).await;
        let places = motion::places(self, &mut seen);
        self.put(&step);
        self.go_on_by_itself(&step);
        // The next bot thinks while the pieces of the last one still move.
        if is_bots && self.holding.try_get_untracked() == Some(None) {
            self.go_on();
        }
        motion::after(self, &step, seen, places).await;
        if !is_bots {
            self.bots_since.try_set_value(clock::moment());
        }
    }

    /// How long bots have taken since a person answered, where this seat is one of them and somebody waits for their
    /// turn. What people at other screens think about takes no time from what is seen of them.
    pub fn bots_took(self, seat: Seat) -> Option<u32> {
        let waits = |seats: &Vec<Sitting>| seats.iter().any(|sitting| sitting.holder.is_person());
        let is_waiting = self.mode != Mode::Replay && self.is_bot(seat) && self.seats.with_untracked(waits);
        is_waiting.then(|| (clock::moment() - self.bots_since.get_value()) as u32)
    }

    /// Shows a step at once.
    pub fn put(self, step: &RoomUpdate<G>) {
        if self.snapshot.try_get_untracked().is_none() {
            return;
        }
        let is_new_question = self.snapshot.with_untracked(|snapshot| snapshot.number != step.snapshot.number);
        self.is_answered.set(false);
        self.tell(step);
        self.entry.set(step.entry);
        if is_new_question {
            self.picks.set(Vec::new());
            self.amount.set(None);
            self.light.set(None);
            self.point.set(None);
            self.narrow.set(None);
            // What a bot answers meanwhile does not take away what a person has to read, and neither does what is
            // answered for that person.
            let is_ours = matches!(step.kind, UpdateKind::Answered(seat) if self.is_person(seat));
            let stays = match self.notice.get_untracked() {
                Some(Notice::Updated) => !is_ours,
                Some(Notice::ByItself(..)) => step.kind != UpdateKind::TakenBack,
                _ => false,
            };
            if !stays {
                self.notice.set((step.kind == UpdateKind::TakenBack).then_some(Notice::TakenBack));
            }
        }
        if step.kind == UpdateKind::Updated {
            self.notice.set(Some(Notice::Updated));
        }
        self.holding.set(self.holds(step));
        self.snapshot.set(step.snapshot.clone());
    }

    /// Answers what needs no person: the rest of questions that are answered together, and what a standing answer is
    /// for. Who took something back is asked.
    fn go_on_by_itself(self, step: &RoomUpdate<G>) {
        let Some(further) = self.further.try_get_value() else { return };
        self.further.set_value(None);
        let is_answered = matches!(step.kind, UpdateKind::Answered(_));
        let Some(seat) = untrack(|| self.answering()).filter(|_| is_answered) else { return };
        let decision = &step.snapshot.decision;
        let Some(asked) = decision.asked else { return };
        if let Some((kind, further)) = further
            && let Some((next, further)) = further.split_first()
            && kind == mem::discriminant(&asked.ask)
            && self
                .game
                .with_value(|game| game.in_a_row(&step.snapshot.view, decision))
                .is_some_and(|row| usize::from(row.questions) == further.len() + 1 && decision.options.contains(next))
        {
            self.further.set_value(Some((kind, further.to_vec())));
            self.is_answered.set(true);
            return self.answer(seat, Answer::One(*next));
        }
        let view = &step.snapshot.view;
        let standing = likes().with_untracked(|likes| likes.standing.clone());
        let answer = self.game.with_value(|game| game.standing_answer(view, decision, &standing));
        let is_meant = |choice: &G::Choice| self.mode == Mode::Game && decision.options.contains(choice);
        if let Some(choice) = answer.filter(is_meant) {
            self.notice.set(Some(Notice::ByItself(choice, asked)));
            self.is_answered.set(true);
            self.send(Order::Answer { seat, number: step.snapshot.number, answer: Answer::One(choice) });
        }
    }

    /// The questions that are answered together with the open one, if there are several. A lesson goes on answer by
    /// answer.
    pub fn in_a_row(self) -> Option<InARow<G::Choice>> {
        if self.mode == Mode::Lesson {
            return None;
        }
        let snapshot = self.snapshot.get();
        let row = self.game.with_value(|game| game.in_a_row(&snapshot.view, &snapshot.decision));
        row.filter(|row| row.questions > 1)
    }

    /// How often a choice may be given to questions that are answered together; none where it stands alone.
    pub fn most_of(self, choice: G::Choice) -> Option<u8> {
        self.in_a_row()?.most.into_iter().find_map(|(one, most)| (one == choice).then_some(most))
    }

    /// Takes a choice back that was picked for questions answered together.
    pub fn unpick(self, choice: G::Choice) {
        self.picks.update(|picks| {
            if let Some(at) = picks.iter().rposition(|pick| *pick == choice) {
                picks.remove(at);
            }
        });
    }

    /// Adds the events of a step to the story. What was taken back is no longer part of it.
    fn tell(self, step: &RoomUpdate<G>) {
        let before = step.events.first().map_or(G::events(&step.snapshot.view) + 1, |first| first.id.0);
        self.story.update(|story| {
            let story = Arc::make_mut(story);
            story.truncate(story.partition_point(|told| told.id.0 < before));
            story.extend(step.events.iter().cloned());
        });
        let last = G::events(&step.snapshot.view);
        let mut updates = self.updates.get_untracked();
        if step.kind == UpdateKind::Opened {
            updates.clear();
        }
        updates.extend(&step.updates);
        updates.retain(|update| update.0 <= last);
        updates.dedup();
        if self.updates.with_untracked(|before| *before != updates) {
            self.updates.set(updates);
        }
    }

    /// The person whose turn is over with this step, if they want to be asked before the game goes on.
    fn holds(self, step: &RoomUpdate<G>) -> Option<Seat> {
        let UpdateKind::Answered(seat) = step.kind else { return None };
        let is_over = step.snapshot.decision.asked.is_none();
        let wants =
            likes().with_untracked(|likes| likes.confirm_end) && self.mode == Mode::Game && self.online.is_none();
        let has_ended = G::has_ended_turn(&step.snapshot.view, seat);
        (wants && !is_over && has_ended && self.is_person(seat)).then_some(seat)
    }

    /// The person is done with their turn.
    pub fn end_turn(self) {
        self.holding.set(None);
        self.go_on();
    }

    /// Everything is shown.
    fn go_on(self) {
        let room = self.line.try_with_value(|line| line.borrow().room.clone());
        if let Some(Some(room)) = room {
            room.shown();
        }
    }

    /// Shows everything at once until a person at this screen is asked again, or the game is over.
    pub fn skip(self) {
        if self.line.with_value(|line| line.borrow().is_running) || untrack(|| self.is_bots_turn()) {
            self.hurry.set(Some(Hurry::UntilAsked));
            motion::finish();
        }
    }

    /// Shows at once what the room has told so far. What comes after it is seen again.
    pub fn catch_up(self) {
        if self.line.with_value(|line| line.borrow().is_running) {
            self.hurry.update(|hurry| *hurry = hurry.or(Some(Hurry::UntilShown)));
            motion::finish();
        }
    }

    /// Whether the person does not want to wait.
    pub fn is_hurried(self) -> bool {
        self.hurry.try_get_untracked().is_none_or(|hurry| hurry.is_some())
    }

    /// Whether what the person did not want to wait for is over, now that everything told is shown.
    fn is_hurried_no_more(self) -> bool {
        self.hurry.try_get_untracked() != Some(Some(Hurry::UntilAsked))
            || self.holding.try_get_untracked() != Some(None)
            || !untrack(|| self.is_bots_turn())
    }

    /// Whether a bot is asked, and the table waits for it.
    pub fn is_bots_turn(self) -> bool {
        let asked = self.snapshot.with(|snapshot| snapshot.asked_seat());
        let is_bot = |seats: &Vec<Sitting>, seat: Seat| seats.get(seat.index()).is_some_and(|one| one.holder.is_bot());
        self.mode != Mode::Replay && asked.is_some_and(|seat| self.seats.with(|seats| is_bot(seats, seat)))
    }

    /// Sends an order. A lesson goes on by answers alone.
    pub fn send(self, order: Order<G>) {
        if self.mode == Mode::Lesson && !matches!(order, Order::Answer { .. }) {
            return;
        }
        let room = self.line.with_value(|line| line.borrow().room.clone());
        if let Some(room) = room {
            room.send(order);
        }
    }

    /// The game as a file; none for a position to try things out in.
    pub fn save(self) -> Option<String> {
        let room = self.line.with_value(|line| line.borrow().room.clone());
        room?.save()
    }

    /// Whether a person at this screen plays the seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(SeatPlayer::is_person)
    }

    fn is_bot(self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(SeatPlayer::is_bot)
    }

    /// Who plays the seat; nobody at a table that has gone.
    fn holder(self, seat: Seat) -> Option<SeatPlayer> {
        self.seats.try_with_untracked(|seats| seats.get(seat.index()).map(|sitting| sitting.holder)).flatten()
    }

    /// Whether the people at all screens agreed not to play on.
    pub fn is_abandoned(self) -> bool {
        self.online.is_some_and(|online| online.phase() == Some(Phase::Abandoned))
    }

    /// The seat for which this screen may answer now.
    pub fn answering(self) -> Option<Seat> {
        let seats = self.seats.get();
        let snapshot = self.snapshot.get();
        let asked = snapshot.asked_seat()?;
        let is_person = seats.get(asked.index()).is_some_and(|sitting| sitting.holder.is_person());
        let goes_on = self.online.is_none_or(|online| online.phase() == Some(Phase::Playing));
        let can = self.mode != Mode::Replay && is_person && goes_on && snapshot.viewer == Viewer::Seat(asked);
        (can && self.holding.get().is_none() && !self.is_answered.get()).then_some(asked)
    }

    /// The seat whose board is shown large: the viewer's, or the one that is asked.
    pub fn own_seat(self) -> Seat {
        let snapshot = self.snapshot.get();
        match snapshot.viewer {
            Viewer::Seat(seat) => seat,
            _ => snapshot.asked_seat().unwrap_or_else(|| G::active(&snapshot.view)),
        }
    }

    /// The choices that are open to this screen now.
    pub fn open_choices(self) -> Vec<G::Choice> {
        if self.answering().is_none() {
            return Vec::new();
        }
        self.snapshot.with(|snapshot| snapshot.decision.options.clone())
    }

    /// A state that looks as the table does: for everything that can be asked of the rules without knowing more than
    /// the view tells.
    pub fn state(self) -> Option<G::State> {
        let snapshot = self.snapshot.get();
        self.game.with_value(|game| game.redeal(&snapshot.view, &mut QuickRng::new(0)).ok())
    }

    /// The question that is open.
    pub fn ask(self) -> Option<G::Ask> {
        self.snapshot.with(|snapshot| snapshot.decision.asked.map(|asked| asked.ask))
    }
}
