//! The room on this machine, without a browser.

use std::{
    cell::RefCell,
    pin::pin,
    rc::Rc,
    task::{Context, Poll, Waker},
};

use bots::Level;
use kernel::{Answer, Contributions, Diverging, Game as _, Kind, Seat, Secret, Table, Viewer};
use shelter::{Shelter, options::Setup};

use super::{Found, Opening, Order, RoomEvent, RoomUpdate, SeatPlayer, Sitting, Snapshot, UpdateKind, local::Host};
use crate::{
    game::TableGame as _,
    resume::Refused,
    store::{FORMAT, Saved},
};

/// A room with what it told so far.
struct Watched {
    host: Host<Shelter>,
    told: Rc<RefCell<Vec<RoomEvent<Shelter>>>>,
}

/// A position to try things out in.
fn practice(setup: Setup, holders: &[SeatPlayer]) -> Opening<Shelter> {
    let table = Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(4), Contributions::none())
        .expect("the usual set-up is allowed");
    let seats = holders.iter().map(|holder| Sitting { name: String::new(), holder: *holder }).collect();
    Opening::practice(table, seats)
}

/// A game that is kept under this name.
fn record(setup: Setup, seats: Vec<Sitting>, entries: u32) -> Saved<Setup> {
    Saved {
        format: FORMAT,
        game: Shelter::ID.to_owned(),
        id: "game".to_owned(),
        begun: 0.0,
        touched: 0.0,
        setup,
        seats,
        round: 1,
        entries,
        places: Vec::new(),
        holder: "window".to_owned(),
    }
}

impl Watched {
    fn open(setup: Setup, holders: &[SeatPlayer]) -> Watched {
        Watched::of(practice(setup, holders))
    }

    fn of(opening: Opening<Shelter>) -> Watched {
        let told = Rc::new(RefCell::new(Vec::new()));
        let heard = told.clone();
        let host = Host::open(opening, None, move |news| heard.borrow_mut().push(news));
        Watched { host, told }
    }

    fn last_step(&self) -> Rc<RoomUpdate<Shelter>> {
        let told = self.told.borrow();
        let steps =
            told.iter().rev().filter_map(|told| if let RoomEvent::Update(step) = told { Some(step) } else { None });
        Rc::new(RoomUpdate::clone(steps.into_iter().next().expect("the room has told something")))
    }

    fn snapshot(&self) -> std::sync::Arc<Snapshot<Shelter>> {
        self.last_step().snapshot.clone()
    }

    /// Answers with the first option.
    fn answer_any(&self) {
        let snapshot = self.snapshot();
        let seat = snapshot.asked_seat().expect("somebody is asked");
        let answer = snapshot.decision.nth(0).expect("there is an option").into_answer();
        self.carry_out(Order::Answer { seat, number: snapshot.number, answer });
    }

    fn carry_out(&self, order: Order<Shelter>) {
        if let Some(kind) = self.host.obey(order) {
            self.host.tell_step(kind);
        }
    }
}

fn steady() -> SeatPlayer {
    SeatPlayer::Bot(Level::Steady)
}

#[test]
fn one_person_looks_with_their_own_eyes_whoever_is_asked() {
    let room = Watched::open(Setup::for_players(2), &[steady(), SeatPlayer::Me]);
    for _ in 0..12 {
        assert_eq!(room.snapshot().viewer, Viewer::Seat(Seat::new(1)));
        room.answer_any();
    }
}

#[test]
fn at_a_shared_screen_the_eyes_are_those_of_whoever_is_asked() {
    let room = Watched::open(Setup::for_players(2), &[SeatPlayer::Me, SeatPlayer::Friend]);
    for _ in 0..12 {
        let snapshot = room.snapshot();
        assert_eq!(Some(snapshot.viewer), snapshot.asked_seat().map(Viewer::Seat));
        room.answer_any();
    }
}

#[test]
fn hidden_happiness_is_covered_until_the_screen_is_handed_over() {
    let mut setup = Setup::for_players(2);
    setup.options.hidden_happiness = true;
    let mut opening = practice(setup.clone(), &[SeatPlayer::Me, SeatPlayer::Friend]);
    opening.record = Some(record(setup.clone(), opening.seats.clone(), 0));
    let room = Watched::of(opening);
    let snapshot = room.snapshot();
    let asked = snapshot.asked_seat().expect("somebody is asked");
    assert_eq!(snapshot.viewer, Viewer::Spectator);
    assert!(snapshot.view.happiness.iter().all(Option::is_none));
    room.carry_out(Order::Look(Viewer::Seat(asked)));
    let snapshot = room.snapshot();
    assert_eq!(snapshot.viewer, Viewer::Seat(asked));
    assert!(snapshot.view.happiness_of(asked).is_some());
    assert!(snapshot.view.happiness_of(Seat::new(1 - asked.index() as u8)).is_none());
    // Who tries a position out plays all of it.
    let snapshot = Watched::open(setup, &[SeatPlayer::Me, SeatPlayer::Friend]).snapshot();
    assert_eq!(Some(snapshot.viewer), snapshot.asked_seat().map(Viewer::Seat));
}

#[test]
fn a_person_may_go_back_over_the_answers_of_bots() {
    let room = Watched::open(Setup::for_players(2), &[SeatPlayer::Me, steady()]);
    let me = Seat::new(0);
    while room.snapshot().asked_seat() != Some(me) {
        room.answer_any();
    }
    let before = room.snapshot();
    room.answer_any();
    while room.snapshot().asked_seat() == Some(me) {
        room.answer_any();
    }
    room.answer_any();
    let snapshot = room.snapshot();
    assert_eq!(snapshot.undo.map(|(_, reach)| reach.answers).unwrap_or(0), 0);
    let back = snapshot.back.expect("there is an answer of mine to go back to");
    room.carry_out(Order::GoBack(back.to));
    assert_eq!(room.last_step().kind, UpdateKind::TakenBack);
    assert_eq!(room.snapshot().asked_seat(), Some(me));
    assert!(room.snapshot().number > before.number);
}

#[test]
fn what_a_seat_answers_out_of_turn_changes_nothing() {
    let room = Watched::open(Setup::for_players(2), &[SeatPlayer::Me, SeatPlayer::Friend]);
    let snapshot = room.snapshot();
    let other = Seat::new(1 - snapshot.asked_seat().expect("somebody is asked").index() as u8);
    let answer: Answer<_> = snapshot.decision.nth(0).expect("there is an option").into_answer();
    room.carry_out(Order::Answer { seat: other, number: snapshot.number, answer });
    assert!(matches!(room.told.borrow().last(), Some(RoomEvent::Refused(_))));
    assert_eq!(room.snapshot().number, snapshot.number);
}

#[test]
fn a_seat_can_be_given_to_a_bot_and_taken_back() {
    let room = Watched::open(Setup::for_players(2), &[SeatPlayer::Me, SeatPlayer::Friend]);
    let seat = room.snapshot().asked_seat().expect("somebody is asked");
    room.carry_out(Order::Seat { seat, holder: steady() });
    assert!(room.host.asked_bot().is_some(), "the bot has something to think about");
    room.carry_out(Order::Seat { seat, holder: SeatPlayer::Me });
    assert!(room.host.asked_bot().is_none());
}

#[test]
fn many_steps_seen_at_once_tell_the_same_story_as_one_by_one() {
    let room = Watched::open(Setup::for_players(2), &[SeatPlayer::Me, SeatPlayer::Friend]);
    for at in 0..30 {
        let undo = room.snapshot().undo.filter(|(_, reach)| at % 3 == 2 && reach.answers > 0);
        match undo {
            Some((seat, _)) => room.carry_out(Order::Undo { seat, answers: 1 }),
            None => room.answer_any(),
        }
    }
    let told = room.told.borrow();
    let steps: Vec<&RoomUpdate<Shelter>> =
        told.iter().filter_map(|told| if let RoomEvent::Update(step) = told { Some(&**step) } else { None }).collect();
    assert!(steps.iter().any(|step| step.kind == UpdateKind::TakenBack));
    let mut story = Vec::new();
    for step in &steps {
        let first = step.events.first().map_or(step.snapshot.view.events + 1, |first| first.id.0);
        story.retain(|told: &kernel::Recorded<_>| told.id.0 < first);
        story.extend(step.events.iter().cloned());
    }
    let all = steps[1..].iter().fold(steps[0].clone(), |all, step| all.with(step));
    assert_eq!((all.events, all.entry), (story, steps[steps.len() - 1].entry));
    assert_eq!(all.kind, UpdateKind::Opened);
}

/// A short game as the browser keeps it: the lines of its log without a seal.
fn kept_lines() -> Vec<String> {
    let setup = Setup::for_players(2);
    let table = Table::begin(Shelter::kit().game.clone(), setup, Secret::from_number(4), Contributions::none());
    let mut table = table.expect("the usual set-up is allowed");
    for _ in 0..6 {
        let seat = table.decision().asked.expect("somebody is asked").seat;
        let answer = table.decision().nth(0).expect("there is an option").into_answer();
        table.play(seat, table.decision_number(), &answer).expect("what is offered is legal");
    }
    let text = table.save().expect("it can be written");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    lines
}

/// Opens a kept game. A short one stays below the first breath, so nothing ever waits.
fn found(lines: &[String]) -> Result<Found<Shelter>, Refused> {
    let me = Sitting { name: String::new(), holder: SeatPlayer::Me };
    let record = record(Setup::for_players(2), vec![me; 2], lines.len() as u32 - 1);
    match pin!(Opening::found(record, &lines.join("\n"))).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(found) => found,
        Poll::Pending => panic!("a short game takes no breath"),
    }
}

/// What a room tells when the game is opened.
fn kinds(opening: Opening<Shelter>) -> Vec<UpdateKind> {
    let told = Rc::new(RefCell::new(Vec::new()));
    let heard = told.clone();
    let _host = Host::open(opening, None, move |news| {
        if let RoomEvent::Update(step) = news {
            heard.borrow_mut().push(step.kind);
        }
    });
    told.take()
}

#[test]
fn a_kept_game_goes_on_as_it_was() {
    let Ok(Found::Ready(opening)) = found(&kept_lines()) else { panic!("nothing has changed") };
    assert_eq!(opening.table.log().next_number(), 7);
    assert_eq!(kinds(*opening), [UpdateKind::Opened]);
}

#[test]
fn a_kept_game_of_other_cards_or_an_older_format_goes_on_and_says_so() {
    for (from, to) in [("\"hash\":\"", "\"hash\":\"0"), ("\"format\":3", "\"format\":2")] {
        let mut lines = kept_lines();
        lines[0] = lines[0].replacen(from, to, 1);
        let Ok(Found::Ready(opening)) = found(&lines) else { panic!("every step agrees") };
        let last = opening.table.log().entries().last().expect("it has entries").kind.clone();
        assert!(matches!(last, Kind::Update { to: 6, epoch: false, .. }), "{last:?}");
        let entries = opening.table.log().entries();
        let told = entries.iter().flat_map(|entry| &entry.events).map(|told| told.id).next_back();
        assert_eq!(kernel::updates(entries), [told.expect("something happened")], "behind all that happened");
        assert_eq!(kinds(*opening), [UpdateKind::Opened, UpdateKind::Updated]);
    }
}

#[test]
fn a_kept_game_of_which_a_step_differs_asks_before_it_goes_on() {
    let mut lines = kept_lines();
    let (before, hash) = lines[4].rsplit_once("\"hash\":\"").expect("an entry has a hash");
    lines[4] = format!("{before}\"hash\":\"00000000{}", &hash[8..]);
    let Ok(Found::Differs(differs)) = found(&lines) else { panic!("entry 3 differs") };
    assert_eq!((differs.divergence().entry, differs.divergence().what), (3, Diverging::Hash));
    let file = differs.save().expect("it can be saved");
    assert_eq!(file.lines().take(lines.len()).collect::<Vec<_>>(), lines, "all of it");
    let opening = differs.go_on().expect("some steps agree");
    assert_eq!(opening.table.log().next_number(), 8);
    let [update] = kernel::updates(opening.table.log().entries())[..] else { panic!("it changed once") };
    let counts: Vec<_> = opening.table.line_backwards().flat_map(|entry| entry.events.iter().rev()).collect();
    assert_eq!(counts.first().map(|told| told.id), Some(update), "behind what still counts");
    assert_eq!(kinds(opening), [UpdateKind::Opened, UpdateKind::Updated]);
}

#[test]
fn a_kept_game_with_a_line_that_cannot_be_read_asks_before_it_goes_on() {
    let mut lines = kept_lines();
    lines[3].truncate(20);
    let Ok(Found::Differs(differs)) = found(&lines) else { panic!("entry 2 is damaged") };
    assert_eq!((differs.divergence().entry, differs.divergence().what), (2, Diverging::Unread));
    let file = differs.save().expect("it can be saved");
    assert_eq!(file.lines().take(lines.len()).collect::<Vec<_>>(), lines, "all of it");
    let opening = differs.go_on().expect("two steps agree");
    let log = opening.table.log();
    assert!(matches!(log.entries().last().map(|last| &last.kind), Some(Kind::Update { to: 1, epoch: true, .. })));
    assert_eq!(opening.new_lines().len(), 1, "nothing is written over: the new line stands behind all others");
    assert_eq!(log.next_number() as usize, lines.len());
}

#[test]
fn a_kept_game_that_cannot_be_read_is_refused_in_words() {
    let mut lines = kept_lines();
    let newer = lines[0].replacen("\"rules\":", "\"rules\":9", 1);
    let older = std::mem::replace(&mut lines[0], newer);
    assert!(matches!(found(&lines), Err(Refused::Newer)), "rules of another day know better what becomes of it");
    lines[0] = older[..20].to_owned();
    assert!(matches!(found(&lines), Err(Refused::NoGame)));
    lines[0] = older;
    lines[0] = lines[0].replacen("\"format\":3", "\"format\":99", 1);
    assert!(matches!(found(&lines), Err(Refused::Newer)));
}
