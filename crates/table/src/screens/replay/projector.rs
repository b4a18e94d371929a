//! The projector: shows the steps of a saved game on the table, one after the other or any at once.
//!
//! One step forward is shown with its motion, as in a game. Every other way is a jump, shown at once.

use std::{rc::Rc, sync::Arc};

use derive_where::derive_where;
use kernel::{EventId, Recorded, Seat, Timeline, Viewer};
use leptos::{prelude::*, task::spawn_local};

use super::{
    load::{TimelineRef, develop},
    reel::{Reel, Stop, What},
};
use crate::{
    clock,
    game::TableGame,
    play::Play,
    room::{Order, Room, RoomEvent, RoomUpdate, Sitting, Snapshot, UpdateKind},
    route::Route,
};

/// How fast a replay runs by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speed {
    /// To read along.
    Half,
    /// As it is meant.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
    /// To get somewhere.
    Fourfold,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Speed; 4] = [Speed::Half, Speed::Normal, Speed::Double, Speed::Fourfold];

    /// The name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Half => "half",
            Speed::Normal => "normal",
            Speed::Double => "double",
            Speed::Fourfold => "fourfold",
        }
    }

    /// The sign on its button.
    pub const fn sign(self) -> &'static str {
        match self {
            Speed::Half => "½",
            Speed::Normal => "1",
            Speed::Double => "2",
            Speed::Fourfold => "4",
        }
    }

    /// How long a step stays before the next begins, in milliseconds.
    const fn stay(self) -> u32 {
        match self {
            Speed::Half => 2000,
            Speed::Normal => 1000,
            Speed::Double => 450,
            Speed::Fourfold => 120,
        }
    }
}

/// A saved game on the table.
#[derive_where(Clone, Copy)]
pub struct Projector<G: TableGame> {
    /// The name of the game in this browser.
    pub id: StoredValue<String>,
    /// Its steps.
    pub reel: StoredValue<Arc<Reel>>,
    /// Its positions.
    pub timeline: StoredValue<TimelineRef<G>, LocalStorage>,
    /// The table it is shown on.
    pub play: Play<G>,
    /// The step that is shown.
    pub now: RwSignal<u32>,
    /// How many steps can be shown.
    pub replayed: RwSignal<u32>,
    /// Whether it runs by itself.
    pub is_running: RwSignal<bool>,
    /// How fast.
    pub speed: RwSignal<Speed>,
    /// Whose eyes look.
    pub eyes: RwSignal<Viewer>,
    wanted: StoredValue<u32>,
    is_busy: StoredValue<bool>,
}

/// Whose eyes may look at a saved game: everybody's when it is over. Before that the decks stay closed, and where
/// there are secrets, so does everything that only one person at this screen may know.
pub fn allowed_eyes<G: TableGame>(setup: &G::Setup, seats: &[Sitting], is_over: bool) -> Vec<Viewer> {
    let all = (0..G::seats(setup)).map(Seat::new);
    let persons: Vec<Seat> =
        all.clone().filter(|seat| seats.get(seat.index()).is_some_and(|sitting| sitting.holder.is_person())).collect();
    let seats: Vec<Viewer> = match persons[..] {
        _ if is_over || !G::has_secrets(setup) => all.map(Viewer::Seat).collect(),
        [only] => vec![Viewer::Seat(only)],
        _ => Vec::new(),
    };
    let referee = is_over.then_some(Viewer::Referee);
    seats.into_iter().chain([Viewer::Spectator]).chain(referee).collect()
}

/// Whose eyes look at first: those of the one person who played here, or of a spectator.
pub fn first_eyes(seats: &[Sitting]) -> Viewer {
    let mut persons = (0..).map(Seat::new).zip(seats).filter(|(_, sitting)| sitting.holder.is_person());
    match (persons.next(), persons.next()) {
        (Some((only, _)), None) => Viewer::Seat(only),
        _ => Viewer::Spectator,
    }
}

impl<G: TableGame> Projector<G> {
    /// Puts a timeline on a table that shows its first step.
    pub fn new(id: String, reel: Arc<Reel>, timeline: TimelineRef<G>, play: Play<G>, eyes: Viewer) -> Projector<G> {
        let replayed = timeline.borrow().checked();
        let projector = Projector {
            id: StoredValue::new(id),
            reel: StoredValue::new(reel),
            timeline: StoredValue::new_local(timeline),
            play,
            now: RwSignal::new(0),
            replayed: RwSignal::new(replayed),
            is_running: RwSignal::new(false),
            speed: RwSignal::default(),
            eyes: RwSignal::new(eyes),
            wanted: StoredValue::new(0),
            is_busy: StoredValue::new(false),
        };
        play.attend(Rc::new(Attendant(projector)));
        projector
    }

    /// Shows a step at once, whatever was shown before.
    pub fn open_at(self, step: u32) {
        self.wanted.set_value(step.min(self.reel.with_value(|reel| reel.last())));
        self.jump(self.wanted.get_value());
    }

    /// Replays the rest of the timeline while the page goes on.
    pub fn develop_rest(self) {
        let timeline = self.timeline.get_value();
        let to = self.reel.with_value(|reel| reel.len());
        spawn_local(async move {
            loop {
                let has_more = develop(&timeline, to);
                let replayed = timeline.borrow().checked();
                // The screen is gone when nobody takes the news any more.
                if self.replayed.try_set(replayed).is_some() || !has_more {
                    break;
                }
                self.move_on();
                clock::pause(0).await;
            }
            if self.replayed.try_get_untracked().is_some() {
                self.move_on();
            }
        });
    }

    /// Shows a step: with its motion if it is the next one, else at once.
    pub fn go(self, step: u32) {
        let last = self.reel.with_value(|reel| reel.last());
        self.wanted.set_value(step.min(last));
        if self.is_busy.get_value() {
            self.play.catch_up();
        } else {
            self.move_on();
        }
    }

    /// Goes to a step and stays there.
    pub fn stop_at(self, step: u32) {
        self.is_running.set(false);
        self.go(step);
    }

    /// Goes to the next or the last stop of a kind, and stays there.
    pub fn leap(self, stop: Stop, forward: bool) {
        self.is_running.set(false);
        let from = self.wanted.get_value();
        self.go(self.reel.with_value(|reel| if forward { reel.next(from, stop) } else { reel.previous(from, stop) }));
    }

    /// Lets it run by itself, or stops it.
    pub fn toggle(self) {
        let runs = !self.is_running.get_untracked();
        self.is_running.set(runs);
        if !runs {
            return;
        }
        let last = self.reel.with_value(|reel| reel.last());
        let now = self.wanted.get_value();
        self.go(if now >= last { 0 } else { now + 1 });
        if now >= last {
            self.run_on();
        }
    }

    /// Looks with other eyes.
    pub fn look(self, eyes: Viewer) {
        self.eyes.set(eyes);
        if self.is_busy.get_value() {
            self.play.catch_up();
        } else {
            self.jump(self.now.get_untracked());
        }
    }

    fn move_on(self) {
        let (now, wanted) = (self.now.get_untracked(), self.wanted.get_value());
        if now == wanted || self.is_busy.get_value() {
            return;
        }
        let is_next = wanted == now + 1 && wanted < self.replayed.get_untracked();
        match is_next.then(|| self.step(wanted)).flatten() {
            Some(step) => {
                self.is_busy.set_value(true);
                self.arrive(wanted);
                self.play.hear(RoomEvent::Update(Arc::new(step)));
            }
            None => self.jump(wanted),
        }
    }

    fn arrive(self, step: u32) {
        self.now.set(step);
        Route::Replay(self.id.get_value(), step).slide();
    }

    /// Shows a step at once. One whose position is not there yet waits; one whose position will never be there is told.
    fn jump(self, step: u32) {
        let timeline = self.timeline.get_value();
        let timeline = timeline.borrow();
        let is_final = timeline.is_complete() || timeline.divergence().is_some();
        if step >= timeline.checked() && !is_final {
            return;
        }
        drop(timeline);
        if let Some(shown) = self.whole(step) {
            self.arrive(step);
            self.play.put(&shown);
        }
    }

    /// The step that leads from the position before to the one after it.
    fn step(self, step: u32) -> Option<RoomUpdate<G>> {
        let what = self.reel.with_value(|reel| reel.frame(step).map(|frame| frame.what))?;
        let snapshot = self.snapshot(step)?;
        let timeline = self.timeline.get_value();
        let timeline = timeline.borrow();
        let entry = timeline.log().entries().get(step as usize)?;
        let (kind, events) = match what {
            What::Begin => return None,
            What::Undo => (UpdateKind::TakenBack, Vec::new()),
            What::Update => (UpdateKind::Updated, Vec::new()),
            What::Unread => (UpdateKind::Looked, Vec::new()),
            What::Move(seat) => (UpdateKind::Answered(seat), entry.events_for(snapshot.viewer).cloned().collect()),
        };
        let updates = match kind {
            UpdateKind::Updated => vec![EventId(G::events(&snapshot.view))],
            _ => Vec::new(),
        };
        Some(RoomUpdate { entry: step, kind, events, updates, snapshot: Arc::new(snapshot) })
    }

    /// The table after a step with the whole story that led there.
    fn whole(self, step: u32) -> Option<RoomUpdate<G>> {
        let last = self.timeline.with_value(|timeline| timeline.borrow().checked()).checked_sub(1)?;
        let snapshot = self.snapshot(step.min(last))?;
        let events = self.story(step, snapshot.viewer);
        let updates = self.timeline.with_value(|timeline| {
            let timeline = timeline.borrow();
            kernel::updates(timeline.log().entries().get(..=step as usize).unwrap_or_default())
        });
        Some(RoomUpdate { entry: step, kind: UpdateKind::Opened, events, updates, snapshot: Arc::new(snapshot) })
    }

    /// What led to the position after a step.
    fn story(self, step: u32, viewer: Viewer) -> Vec<Recorded<G::Event>> {
        let timeline = self.timeline.get_value();
        let timeline = timeline.borrow();
        let entries = timeline.log().entries();
        let line = self.reel.with_value(|reel| reel.line(step));
        let line = line.into_iter().filter_map(|number| entries.get(number as usize));
        line.flat_map(|entry| entry.events_for(viewer).cloned()).collect()
    }

    fn snapshot(self, step: u32) -> Option<Snapshot<G>> {
        let viewer = self.eyes.get_untracked();
        scene_of(&self.timeline.get_value().borrow(), step, viewer)
    }

    /// Everything is shown: goes on to what is wanted meanwhile, or to the next step if it runs by itself.
    fn shown(self) {
        if self.now.try_get_untracked().is_none() {
            return;
        }
        self.is_busy.set_value(false);
        let is_elsewhere = self.now.get_untracked() != self.wanted.get_value();
        let has_other_eyes = self.play.snapshot.with_untracked(|snapshot| snapshot.viewer) != self.eyes.get_untracked();
        if is_elsewhere {
            self.move_on();
        } else if has_other_eyes {
            self.jump(self.now.get_untracked());
        }
        self.run_on();
    }

    fn run_on(self) {
        if !self.is_running.get_untracked() || self.is_busy.get_value() {
            return;
        }
        let now = self.now.get_untracked();
        let end = self.reel.with_value(|reel| reel.last());
        if now >= end {
            self.is_running.set(false);
            return;
        }
        let stay = self.speed.get_untracked().stay();
        spawn_local(async move {
            clock::pause(stay).await;
            let is_same = self.now.try_get_untracked() == Some(now);
            if is_same && self.is_running.try_get_untracked() == Some(true) && !self.is_busy.get_value() {
                self.go(now + 1);
                // A step that is shown at once tells nobody when it is shown.
                self.run_on();
            }
        });
    }
}

/// How the table looked after a step.
pub fn scene_of<G: TableGame>(timeline: &Timeline<G>, step: u32, viewer: Viewer) -> Option<Snapshot<G>> {
    let view = timeline.view(step, viewer)?;
    let decision = timeline.decision(step).unwrap_or_default();
    Some(Snapshot { viewer, view, decision, number: step, undo: None, back: None })
}

/// Whoever asks the room of a replay, asks the projector.
struct Attendant<G: TableGame>(Projector<G>);

impl<G: TableGame> Room<G> for Attendant<G> {
    fn send(&self, order: Order<G>) {
        if let Order::Look(viewer) = order {
            self.0.look(viewer);
        }
    }

    fn shown(&self) {
        self.0.shown();
    }

    fn save(&self) -> Option<String> {
        self.0.timeline.get_value().borrow().log().write().ok()
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use shelter::{Shelter, options::Setup};

    use super::*;
    use crate::room::SeatPlayer;

    fn sitting(holder: SeatPlayer) -> Sitting {
        Sitting { name: String::new(), holder }
    }

    #[test]
    fn eyes() {
        let mut setup = Setup::for_players(2);
        let alone = [sitting(SeatPlayer::Bot(Level::Novice)), sitting(SeatPlayer::Me)];
        let friends = [sitting(SeatPlayer::Friend), sitting(SeatPlayer::Me)];
        let [first, second] = [0, 1].map(|at| Viewer::Seat(Seat::new(at)));
        assert_eq!(first_eyes(&alone), second);
        assert_eq!(first_eyes(&friends), Viewer::Spectator);
        assert_eq!(
            allowed_eyes::<Shelter>(&setup, &friends, true),
            [first, second, Viewer::Spectator, Viewer::Referee]
        );
        assert_eq!(allowed_eyes::<Shelter>(&setup, &friends, false), [first, second, Viewer::Spectator]);
        setup.options.hidden_happiness = true;
        assert_eq!(allowed_eyes::<Shelter>(&setup, &friends, false), [Viewer::Spectator]);
        assert_eq!(allowed_eyes::<Shelter>(&setup, &alone, false), [second, Viewer::Spectator]);
        assert_eq!(allowed_eyes::<Shelter>(&setup, &friends, true).len(), 4);
    }
}
