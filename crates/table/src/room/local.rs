//! A room on this machine: the engine in the page, the people at this screen, bots that think beside the page or between
//! two frames, and the browser's database.

use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    rc::Rc,
    sync::Arc,
};

use bots::{Level, Search};
use kernel::{
    Answer, Contributions, Differing, Divergence, Kind, Legal, Log, NotApplied, NotUndone, Recorded, Resumed, Seat,
    Secret, Table, UndoReach, Viewer,
};
use leptos::{prelude::use_context, task::spawn_local};

use super::{Back, Order, Room, RoomEvent, RoomUpdate, SeatPlayer, Sitting, Snapshot, UpdateKind};
use crate::{
    chunk::{Chunk, Chunks, Think, at_once},
    clock,
    game::TableGame,
    resume::{Refused, resume},
    store::{self, Saved, Store, Trouble},
    thinking::{LaterAnswer, Sight, Wanted},
};

/// How long a bot may think before the page gets a breath, in milliseconds.
const SLICE: f64 = 8.0;
/// Playouts between two looks at the clock.
const PLAYOUTS: u32 = 16;

/// A game before anybody looks at it.
pub struct Opening<G: TableGame> {
    /// The game with its log.
    pub table: Table<G>,
    /// Who sits where.
    pub seats: Vec<Sitting>,
    /// How it is kept; a position to try things out in is not.
    pub record: Option<Saved<G::Setup>>,
    /// The lines of the log that are kept already, its header included.
    kept: u32,
    /// The header is kept in an older format.
    has_old_header: bool,
    /// Rules or cards have changed since it was last played.
    is_updated: bool,
    /// The first game of somebody who has not learned the game here.
    pub is_first: bool,
}

/// A game of this browser, replayed and checked.
pub enum Found<G: TableGame> {
    /// It goes on.
    Ready(Box<Opening<G>>),
    /// Some step goes differently now, so it goes on only if somebody says so.
    Differs(Differs<G>),
}

/// A game of this browser of which some step goes differently with the rules and cards of this page.
pub struct Differs<G: TableGame> {
    differing: Box<Differing<G>>,
    record: Saved<G::Setup>,
    has_old_header: bool,
}

impl<G: TableGame> Differs<G> {
    /// Which step, and in what.
    pub const fn divergence(&self) -> &Divergence {
        &self.differing.divergence
    }

    /// The game as it is stored, for a file; none if it cannot be written.
    pub fn save(&self) -> Option<String> {
        self.differing.log.write().ok()
    }

    /// Goes on from the last step that agrees; none if there is none. The people at this screen are the whole table, so
    /// they may decide it. Nothing is kept yet.
    pub fn go_on(self) -> Option<Opening<G>> {
        let kept = self.differing.log.next_number() + 1;
        let table = self.differing.go_on().ok()??;
        Some(Opening::again(table, self.record, kept, self.has_old_header, true))
    }
}

/// Why there is no game.
#[derive(Clone, Debug)]
pub enum NotBegun {
    /// The browser does not give it.
    Store(Trouble),
    /// What is kept of it makes no game.
    Stored(Refused),
    /// The rules refuse the set-up: a defect of ours, since it was checked before.
    Fault(String),
}

impl From<Trouble> for NotBegun {
    fn from(trouble: Trouble) -> NotBegun {
        NotBegun::Store(trouble)
    }
}

impl From<Refused> for NotBegun {
    fn from(refused: Refused) -> NotBegun {
        NotBegun::Stored(refused)
    }
}

impl<G: TableGame> Opening<G> {
    /// A new game with fresh chance.
    ///
    /// # Errors
    /// The rules do not allow the set-up.
    pub fn new_game(setup: G::Setup, seats: Vec<Sitting>) -> Result<Opening<G>, NotBegun> {
        let secret = Secret(clock::random_bytes());
        let table = Table::begin(G::kit().game.clone(), setup, secret, Contributions::none())
            .map_err(|error| NotBegun::Fault(error.to_string()))?;
        Ok(Opening::keep(table, seats))
    }

    /// A game that goes on as a new one: a branch of another, or one that was read from a file.
    pub fn keep(table: Table<G>, seats: Vec<Sitting>) -> Opening<G> {
        let now = clock::now();
        let record = Saved {
            format: store::FORMAT,
            game: G::ID.to_owned(),
            id: store::new_name(),
            begun: now,
            touched: now,
            setup: table.setup().clone(),
            seats: seats.clone(),
            round: G::round(&table.view(Viewer::Spectator)),
            entries: 0,
            places: Vec::new(),
            holder: store::new_name(),
        };
        Opening {
            table,
            seats,
            record: Some(record),
            kept: 0,
            has_old_header: false,
            is_updated: false,
            is_first: false,
        }
    }

    /// A position to try things out in. It is not kept.
    pub const fn practice(table: Table<G>, seats: Vec<Sitting>) -> Opening<G> {
        Opening { table, seats, record: None, kept: 0, has_old_header: false, is_updated: false, is_first: false }
    }

    /// A game of this browser, replayed and checked.
    ///
    /// # Errors
    /// There is none, or it can at best be watched.
    pub async fn saved(store: &Store, id: &str) -> Result<Found<G>, NotBegun> {
        let (record, text) = store.load(G::ID, id).await?;
        let record = Saved { holder: store::new_name(), ..record };
        Ok(Opening::found(record, &text).await?)
    }

    /// A game from how it is kept and the lines of its log.
    pub(super) async fn found(record: Saved<G::Setup>, text: &str) -> Result<Found<G>, Refused> {
        let log = Log::<G>::read_kept(text)?;
        let has_old_header = log.header_line().ok().as_deref() != text.lines().next();
        let kept = log.next_number() + 1;
        Ok(match resume(log).await? {
            Resumed::Same(table) => Found::Ready(Box::new(Opening::again(table, record, kept, has_old_header, false))),
            Resumed::Updated(table) => {
                Found::Ready(Box::new(Opening::again(table, record, kept, has_old_header, true)))
            }
            Resumed::Differs(differing) => Found::Differs(Differs { differing, record, has_old_header }),
        })
    }

    fn again(
        table: Table<G>,
        record: Saved<G::Setup>,
        kept: u32,
        has_old_header: bool,
        is_updated: bool,
    ) -> Opening<G> {
        let seats = record.seats.iter().map(Sitting::at_one_screen).collect();
        Opening { table, seats, record: Some(record), kept, has_old_header, is_updated, is_first: false }
    }

    /// How the table looks to somebody who only watches, until the room tells more.
    pub fn snapshot(&self) -> Arc<Snapshot<G>> {
        let viewer = Viewer::Spectator;
        let (view, decision) = (self.table.view(viewer), self.table.decision().clone());
        Arc::new(Snapshot { viewer, view, decision, number: self.table.decision_number(), undo: None, back: None })
    }

    /// The lines that are not kept yet.
    pub(super) fn new_lines(&self) -> Vec<String> {
        new_lines(&self.table, self.kept)
    }

    /// Puts the game down in the browser, so that the address of its table leads somewhere.
    ///
    /// # Errors
    /// The browser refuses.
    pub async fn put_down(&mut self, store: &Store) -> Result<(), Trouble> {
        let lines = self.new_lines();
        let Some(record) = &mut self.record else { return Ok(()) };
        store.take(record).await?;
        bring_up_to_date(record, &self.table, &self.seats);
        let header = if self.has_old_header { self.table.log().header_line().ok() } else { None };
        store.append(record, self.kept, &lines, header.as_deref()).await?;
        self.kept += lines.len() as u32;
        self.has_old_header = false;
        Ok(())
    }
}

/// A room on this machine.
pub struct Local<G: TableGame>(Rc<Host<G>>);

/// The room itself, which its bots hold on to while they think.
pub(super) struct Host<G: TableGame> {
    table: RefCell<Table<G>>,
    seats: RefCell<Vec<Sitting>>,
    /// The seat to which the screen was handed, where there are secrets.
    handed_to: Cell<Viewer>,
    record: RefCell<Option<Saved<G::Setup>>>,
    kept: Cell<u32>,
    store: Option<Store>,
    orders: RefCell<VecDeque<Order<G>>>,
    is_busy: Cell<bool>,
    /// The decision a bot is thinking about.
    thinking: Cell<Option<u32>>,
    /// Who thinks beside the page.
    thinker: Option<Chunk<Think<G>, LaterAnswer<G>>>,
    told: Box<dyn Fn(RoomEvent<G>)>,
}

impl<G: TableGame> Local<G> {
    /// Opens the room and tells how the table looks.
    pub fn open(opening: Opening<G>, store: Option<Store>, told: impl Fn(RoomEvent<G>) + 'static) -> Local<G> {
        Local(Rc::new(Host::open(opening, store, told)))
    }
}

impl<G: TableGame> Room<G> for Local<G> {
    fn send(&self, order: Order<G>) {
        Host::send(&self.0, order);
    }

    fn shown(&self) {
        Host::think(&self.0);
    }

    fn save(&self) -> Option<String> {
        let table = self.0.table.borrow();
        if table.log().is_practice() { None } else { table.save().ok() }
    }
}

impl<G: TableGame> Host<G> {
    /// Opens the room and tells how the table looks.
    pub(super) fn open(opening: Opening<G>, store: Option<Store>, told: impl Fn(RoomEvent<G>) + 'static) -> Host<G> {
        let Opening { table, seats, record, kept, is_updated, .. } = opening;
        let host = Host {
            table: RefCell::new(table),
            seats: RefCell::new(seats),
            handed_to: Cell::new(Viewer::Spectator),
            record: RefCell::new(record),
            kept: Cell::new(kept),
            store,
            orders: RefCell::default(),
            is_busy: Cell::new(false),
            thinking: Cell::new(None),
            thinker: use_context::<Chunks<G>>().map(|chunks| chunks.think),
            told: Box::new(told),
        };
        (host.told)(RoomEvent::Seats(host.seats.borrow().clone()));
        host.tell_step(UpdateKind::Opened);
        if is_updated {
            host.tell_step(UpdateKind::Updated);
        }
        if let Some(thinker) = host.thinker.filter(|_| host.seats.borrow().iter().any(|one| one.holder.is_bot())) {
            fetch_for_later(thinker);
        }
        host
    }

    /// One order after the other: the next begins when what the last one did is kept.
    fn send(host: &Rc<Host<G>>, order: Order<G>) {
        host.orders.borrow_mut().push_back(order);
        if host.is_busy.replace(true) {
            return;
        }
        let host = host.clone();
        spawn_local(async move {
            loop {
                let next = host.orders.borrow_mut().pop_front();
                let Some(order) = next else { break };
                host.carry_out(order).await;
            }
            host.is_busy.set(false);
        });
    }

    async fn carry_out(&self, order: Order<G>) {
        let Some(kind) = self.obey(order) else { return };
        self.keep().await;
        self.tell_step(kind);
    }

    /// Does what is asked; none if that changed nothing, which is then told.
    pub(super) fn obey(&self, order: Order<G>) -> Option<UpdateKind> {
        match order {
            Order::Answer { seat, number, answer } => self.answer(seat, number, &answer),
            Order::Undo { seat, answers } => self.undo(|table| table.undo(seat, answers).map(|_| ())),
            Order::GoBack(to) => self.undo(|table| table.undo_by_vote(to).map(|_| ())),
            Order::Seat { seat, holder } => {
                if let Some(sitting) = self.seats.borrow_mut().get_mut(seat.index()) {
                    sitting.holder = holder;
                }
                (self.told)(RoomEvent::Seats(self.seats.borrow().clone()));
                Some(UpdateKind::Looked)
            }
            Order::Look(viewer) => {
                self.handed_to.set(viewer);
                Some(UpdateKind::Looked)
            }
            // Everybody is here: there is nobody to write to or to vote with.
            Order::Wish(_) => None,
        }
    }

    fn answer(&self, seat: Seat, number: u32, answer: &Answer<G::Choice>) -> Option<UpdateKind> {
        let played = self.table.borrow_mut().play(seat, number, answer).map(|_| ());
        match played {
            Ok(()) => return Some(UpdateKind::Answered(seat)),
            Err(NotApplied::Refused(refusal)) => (self.told)(RoomEvent::Refused(refusal)),
            Err(NotApplied::Fault(fault)) => (self.told)(RoomEvent::Broken(fault.to_string())),
        }
        None
    }

    fn undo(&self, undo: impl FnOnce(&mut Table<G>) -> Result<(), NotUndone>) -> Option<UpdateKind> {
        let undone = undo(&mut self.table.borrow_mut());
        match undone {
            Ok(()) => Some(UpdateKind::TakenBack),
            Err(NotUndone::Fault(fault)) => {
                (self.told)(RoomEvent::Broken(fault.to_string()));
                None
            }
            // The button that asks for it says how far it goes; this one came too late.
            Err(_) => None,
        }
    }

    /// Writes down what is new. What cannot be kept is said, and the game goes on.
    async fn keep(&self) {
        let lines = new_lines(&self.table.borrow(), self.kept.get());
        let record = {
            let mut record = self.record.borrow_mut();
            let Some(record) = record.as_mut() else { return };
            bring_up_to_date(record, &self.table.borrow(), &self.seats.borrow());
            record.clone()
        };
        let kept = match &self.store {
            None => Err(Trouble::Closed(String::new())),
            Some(store) => store.append(&record, self.kept.get(), &lines, None).await,
        };
        match kept {
            Ok(()) => self.kept.set(self.kept.get() + lines.len() as u32),
            Err(trouble) => (self.told)(RoomEvent::NotKept(trouble)),
        }
    }

    pub(super) fn tell_step(&self, kind: UpdateKind) {
        let table = self.table.borrow();
        let viewer = self.eyes(&table);
        let last = table.log().entries().last();
        let events: Vec<Recorded<G::Event>> = match kind {
            UpdateKind::Answered(_) => last.into_iter().flat_map(|entry| entry.events_for(viewer).cloned()).collect(),
            UpdateKind::Opened => story(&table, viewer),
            UpdateKind::TakenBack | UpdateKind::Updated | UpdateKind::Looked => Vec::new(),
        };
        let updates = match kind {
            UpdateKind::Opened => kernel::updates(table.log().entries()),
            _ => Vec::new(),
        };
        let snapshot = Snapshot {
            viewer,
            view: table.view(viewer),
            decision: table.decision().clone(),
            number: table.decision_number(),
            undo: self.free_undo(&table),
            back: self.way_back(&table),
        };
        let entry = last.map_or(0, |entry| entry.number);
        drop(table);
        let snapshot = Arc::new(snapshot);
        (self.told)(RoomEvent::Update(Arc::new(RoomUpdate { entry, kind, events, updates, snapshot })));
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.seats.borrow().get(seat.index()).is_some_and(|sitting| sitting.holder.is_person())
    }

    /// Whose eyes look at this screen. One person's, wherever only one plays here; else those of whoever is asked, but
    /// where there are secrets only after the screen was handed over. Who tries a position out plays all of it.
    fn eyes(&self, table: &Table<G>) -> Viewer {
        let seats = self.seats.borrow().len() as u8;
        let persons: Vec<Seat> = (0..seats).map(Seat::new).filter(|seat| self.is_person(*seat)).collect();
        match persons[..] {
            [] => Viewer::Spectator,
            [only] => Viewer::Seat(only),
            _ if self.record.borrow().is_some() && G::has_secrets(table.setup()) && !table.is_over() => {
                let asked = table.decision().asked.map(|asked| Viewer::Seat(asked.seat));
                if asked == Some(self.handed_to.get()) { self.handed_to.get() } else { Viewer::Spectator }
            }
            [first, ..] => {
                let asked = table.decision().asked.map(|asked| asked.seat).filter(|seat| self.is_person(*seat));
                let answered = table.line_backwards().filter_map(|entry| match entry.kind {
                    Kind::Move { seat, .. } => Some(seat),
                    _ => None,
                });
                let last = answered.into_iter().find(|seat| self.is_person(*seat));
                Viewer::Seat(asked.or(last).unwrap_or(first))
            }
        }
    }

    /// The person who answered last, and how far they may go back alone.
    fn free_undo(&self, table: &Table<G>) -> Option<(Seat, UndoReach)> {
        let last = table.line_backwards().find_map(|entry| match entry.kind {
            Kind::Move { seat, .. } => Some(seat),
            _ => None,
        })?;
        let seat = if self.is_person(last) { last } else { table.decision().asked?.seat };
        self.is_person(seat).then(|| (seat, table.undo_reach(seat)))
    }

    /// The position before the last person's answer that nobody may take back alone: the people at this screen are the
    /// whole table, so they may agree to go there.
    fn way_back(&self, table: &Table<G>) -> Option<Back> {
        let free = self.free_undo(table).map_or(0, |(_, reach)| reach.answers) as usize;
        let mut line = table.line_backwards().skip(free);
        let mut revealed = false;
        let mut answers = free as u32;
        while let Some(entry) = line.next() {
            let Kind::Move { seat, .. } = entry.kind else { return None };
            revealed |= entry.revealed;
            answers += 1;
            if self.is_person(seat) {
                return line.next().map(|before| Back { to: before.number, answers, revealed });
            }
        }
        None
    }

    /// Lets the bot at the asked seat think, unless it does already.
    fn think(host: &Rc<Host<G>>) {
        let Some((level, number)) = host.asked_bot() else { return };
        if host.thinking.replace(Some(number)) == Some(number) {
            return;
        }
        let host = host.clone();
        spawn_local(async move {
            let is_wanted = {
                let host = host.clone();
                move || host.asked_bot() == Some((level, number))
            };
            let answer = match host.beside(is_wanted.clone()) {
                Some(answer) => answer.await,
                None => host.in_slices(&is_wanted).await,
            };
            if host.thinking.get() == Some(number) {
                host.thinking.set(None);
            }
            if !is_wanted() {
                // Another bot may sit there now.
                return Host::think(&host);
            }
            let asked = host.table.borrow().decision().asked;
            if let (Some(asked), Some(answer)) = (asked, answer) {
                Host::send(&host, Order::Answer { seat: asked.seat, number, answer });
            }
        });
    }

    /// Lets the bot think beside the page; none while what that takes is not here.
    fn beside(&self, is_wanted: impl Fn() -> bool + 'static) -> Option<LaterAnswer<G>> {
        let thinker = self.thinker?;
        if !matches!(at_once(&mut (thinker.fetch)()), Some(Ok(()))) {
            fetch_for_later(thinker);
            return None;
        }
        let (level, number) = self.asked_bot()?;
        let table = self.table.borrow();
        let seat = table.decision().asked?.seat;
        let sight = Sight { view: table.view(Viewer::Seat(seat)), decision: table.decision().clone(), number };
        let wanted: Wanted = Box::new(move |_| is_wanted());
        let asked = (table.game().clone(), level, bots::seed_at(&table.log().header.commitment), sight, wanted);
        at_once(&mut (thinker.show)(asked)).and_then(Result::ok)
    }

    /// Lets the bot think between two frames.
    async fn in_slices(&self, is_wanted: &impl Fn() -> bool) -> Option<Answer<G::Choice>> {
        let game = self.table.borrow().game().clone();
        let mut search = self.bot_search()?;
        loop {
            let begin = clock::moment();
            let mut is_done = search.step(&game, PLAYOUTS);
            while !is_done && clock::moment() - begin < SLICE {
                is_done = search.step(&game, PLAYOUTS);
            }
            if is_done {
                return search.answer().map(Legal::into_answer);
            }
            clock::pause(0).await;
            if !is_wanted() {
                return None;
            }
        }
    }

    /// The bot that is asked, and the number of the decision.
    pub(super) fn asked_bot(&self) -> Option<(Level, u32)> {
        let table = self.table.borrow();
        let asked: kernel::Asked<G::Ask> = table.decision().asked?;
        let SeatPlayer::Bot(level) = self.seats.borrow().get(asked.seat.index())?.holder else { return None };
        Some((level, table.decision_number()))
    }

    /// The beginning of the thought of the bot that is asked.
    fn bot_search(&self) -> Option<Search<G>> {
        let (level, number) = self.asked_bot()?;
        let table = self.table.borrow();
        let view = table.view(Viewer::Seat(table.decision().asked?.seat));
        level.think(bots::seed_at(&table.log().header.commitment), &view, table.decision(), number)
    }
}

/// Fetches what takes bots beside the page. What cannot be fetched is asked for again at the next thought.
fn fetch_for_later<G: TableGame>(thinker: Chunk<Think<G>, LaterAnswer<G>>) {
    spawn_local(async move {
        let _ = (thinker.fetch)().await;
    });
}

/// The events that led here and that the viewer may know of, in order.
fn story<G: TableGame>(table: &Table<G>, viewer: Viewer) -> Vec<Recorded<G::Event>> {
    let mut line: Vec<_> = table.line_backwards().collect();
    line.reverse();
    line.into_iter().flat_map(|entry| entry.events_for(viewer).cloned()).collect()
}

/// The lines of the log from this one on; line 0 is the header.
fn new_lines<G: TableGame>(table: &Table<G>, kept: u32) -> Vec<String> {
    let log = table.log();
    if log.is_practice() {
        return Vec::new();
    }
    let header = (kept == 0).then(|| log.header_line().ok()).flatten();
    let entries =
        (kept.saturating_sub(1)..log.next_number()).filter_map(|number| log.entry_line(number).ok().flatten());
    header.into_iter().chain(entries).collect()
}

fn bring_up_to_date<G: TableGame>(record: &mut Saved<G::Setup>, table: &Table<G>, seats: &[Sitting]) {
    record.touched = clock::now();
    record.seats = seats.to_vec();
    record.round = G::round(&table.view(Viewer::Spectator));
    record.entries = table.log().next_number();
    record.places = table.game().places(table.state()).unwrap_or_default();
}
