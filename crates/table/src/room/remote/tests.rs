//! What the page makes of a server's messages, without a socket.

use bots::Level;
use kernel::{Answer, Contributions, Game as _, QuickRng, Recorded, Refusal, Seat, Seats, Secret, Table, Viewer};
use protocol::{
    Ask, Back, ChatMessage, Clocks, Code, Controller as Sits, Happened, HappenedKind, Open, Phase, Present, Proposal,
    Refused, Role, ServerMessage, ServerMessageOf, Welcome,
};
use shelter::{Shelter, event::Event, options::Setup};

use super::{LONGEST, SHORTEST, ear::Ear, pause_after};
use crate::{
    game::TableGame as _,
    room::{Link, News, Order, RoomEvent, RoomUpdate, SeatPlayer, UpdateKind, Wish},
};

const ME: Seat = Seat::new(1);
const OTHER: Seat = Seat::new(0);

fn welcome(role: Role) -> ServerMessageOf<Shelter> {
    ServerMessage::Welcome(Welcome {
        role,
        claimed: false,
        game: Shelter::ID.to_owned(),
        rules: Shelter::RULES_VERSION,
        packs: Shelter::kit().game.packs(),
        setup: Setup::for_players(2),
        commitment: Secret::from_number(1).commitment(),
        clock: None,
        chat: Vec::new(),
    })
}

/// An ear at a table of two, with the eyes of a seat or of nobody.
fn ear(role: Role) -> Ear {
    let mut ear = Ear::default();
    let told = ear.hear::<Shelter>(welcome(role));
    assert!(matches!(told[..], [RoomEvent::News(News::Welcome(_)), RoomEvent::News(News::Link(Link::Open))]));
    ear
}

fn table() -> Table<Shelter> {
    Table::begin(Shelter::kit().game.clone(), Setup::for_players(2), Secret::from_number(4), Contributions::none())
        .expect("the usual set-up is allowed")
}

/// Answers anything and tells of it as a server would.
fn answer(table: &mut Table<Shelter>, rng: u64) -> Happened<Event> {
    let decision = table.decision().clone();
    let seat = decision.asked.expect("somebody is asked").seat;
    let answer = decision.sample(&mut QuickRng::new(rng)).expect("there is an option").into_answer();
    table.play(seat, table.decision_number(), &answer).expect("a listed answer is accepted");
    let entry = table.log().entries().last().expect("it was noted");
    Happened { entry: entry.number, kind: HappenedKind::Answered(seat), events: entry.events.clone() }
}

fn step(table: &Table<Shelter>, happened: Vec<Happened<Event>>, clocks: Option<Clocks>) -> ServerMessageOf<Shelter> {
    let snapshot = protocol::Snapshot {
        view: table.view(Viewer::Spectator),
        decision: table.decision().clone(),
        number: table.decision_number(),
        undo: Some(table.undo_reach(ME)),
        back: Some(Back { to: 0, answers: 1, revealed: false }),
        clocks,
    };
    ServerMessage::Update(Box::new(protocol::Update { happened, snapshot }))
}

/// The step that is told, whatever else is.
fn shown(told: Vec<RoomEvent<Shelter>>) -> RoomUpdate<Shelter> {
    let steps = told.into_iter().filter_map(|told| if let RoomEvent::Update(step) = told { Some(step) } else { None });
    RoomUpdate::clone(&steps.into_iter().next().expect("a step is told"))
}

fn ids(events: &[Recorded<Event>]) -> Vec<u32> {
    events.iter().map(|told| told.id.0).collect()
}

#[test]
fn the_eyes_are_those_of_the_token() {
    let mut table = table();
    for (role, viewer) in [(Role::Seat(ME), Viewer::Seat(ME)), (Role::Watcher, Viewer::Spectator)] {
        let mut ear = ear(role);
        let happened = answer(&mut table, 1);
        let step = shown(ear.hear::<Shelter>(step(&table, vec![happened], None)));
        assert_eq!(step.snapshot.viewer, viewer);
        assert_eq!(step.snapshot.undo.map(|(seat, _)| seat), ear.own());
        assert_eq!(step.snapshot.back.is_some(), ear.own().is_some(), "who watches proposes nothing");
    }
}

#[test]
fn what_happens_is_told_as_it_happens_and_what_was_missed_at_once() {
    let mut table = table();
    let mut ear = ear(Role::Seat(ME));
    let first = answer(&mut table, 1);
    let Happened { entry, kind, events } = first.clone();
    let told = shown(ear.hear::<Shelter>(step(&table, vec![first], None)));
    assert_eq!(HappenedKind::Answered(OTHER), kind);
    assert_eq!((told.entry, told.kind, &told.events), (entry, UpdateKind::Answered(OTHER), &events));
    assert_eq!(ear.entry(), Some(entry));
    let missed: Vec<_> = (2..5).map(|rng| answer(&mut table, rng)).collect();
    let all: Vec<_> = missed.iter().flat_map(|one| one.events.clone()).collect();
    let last = missed.last().map(|last| last.entry);
    let told = shown(ear.hear::<Shelter>(step(&table, missed, None)));
    assert_eq!((told.kind, told.events, ear.entry()), (UpdateKind::Looked, all, last));
    let told = shown(ear.hear::<Shelter>(step(&table, Vec::new(), None)));
    assert_eq!((told.kind, told.events.len(), ear.entry()), (UpdateKind::Looked, 0, last), "nothing was missed");
}

#[test]
fn a_table_that_is_found_tells_its_whole_story() {
    let mut table = table();
    let story: Vec<_> = (0..4).flat_map(|rng| answer(&mut table, rng).events).collect();
    let found = Happened { entry: 4, kind: HappenedKind::Opened, events: story.clone() };
    let told = shown(ear(Role::Watcher).hear::<Shelter>(step(&table, vec![found], None)));
    assert_eq!((told.entry, told.kind, told.events), (4, UpdateKind::Opened, story));
}

#[test]
fn a_change_of_rules_has_its_place_in_the_story() {
    let mut table = table();
    let told: Vec<Happened<Event>> = (0..4).map(|rng| answer(&mut table, rng)).collect();
    let mut story: Vec<Recorded<Event>> = table.log().entries().iter().flat_map(|entry| entry.events.clone()).collect();
    let before = told[1].events.last().expect("something happened").id;
    let after = story.split_off(story.partition_point(|told| told.id <= before));
    let opened = Happened { entry: 4, kind: HappenedKind::Opened, events: story.clone() };
    let updated = Happened { entry: 4, kind: HappenedKind::Updated, events: after.clone() };
    let found = shown(ear(Role::Seat(ME)).hear::<Shelter>(step(&table, vec![opened, updated], None)));
    assert_eq!((found.kind, found.updates), (UpdateKind::Opened, vec![before]));
    assert_eq!(found.events.len(), story.len() + after.len());
    // While one is there it comes behind everything.
    let alone = Happened { entry: 5, kind: HappenedKind::Updated, events: Vec::new() };
    let heard = shown(ear(Role::Seat(ME)).hear::<Shelter>(step(&table, vec![alone], None)));
    let last = after.last().expect("something happened").id;
    assert_eq!((heard.kind, heard.updates), (UpdateKind::Updated, vec![last]));
}

#[test]
fn what_was_taken_back_while_one_was_away_is_not_in_the_story() {
    let mut table = table();
    let mut missed: Vec<_> = (0..3).map(|rng| answer(&mut table, rng)).collect();
    let kept = missed.first().map(|first| first.entry).expect("there was an answer");
    table.undo_by_vote(kept).expect("the table agrees");
    let taken_back = Happened { entry: 4, kind: HappenedKind::TakenBack, events: Vec::new() };
    missed.push(taken_back.clone());
    let told = shown(ear(Role::Seat(ME)).hear::<Shelter>(step(&table, missed.clone(), None)));
    assert_eq!(ids(&told.events), ids(&missed[0].events));
    missed.push(answer(&mut table, 9));
    let told = shown(ear(Role::Seat(ME)).hear::<Shelter>(step(&table, missed.clone(), None)));
    assert_eq!(ids(&told.events), [ids(&missed[0].events), ids(&missed[4].events)].concat());
    let told = shown(ear(Role::Seat(ME)).hear::<Shelter>(step(&table, vec![taken_back], None)));
    assert_eq!(told.kind, UpdateKind::TakenBack);
}

#[test]
fn clocks_do_not_wait_for_what_moves() {
    let table = table();
    let clocks = Clocks { left: vec![1000, 2000], running: Some(ME) };
    let told = ear(Role::Seat(ME)).hear::<Shelter>(step(&table, Vec::new(), Some(clocks.clone())));
    assert!(matches!(&told[0], RoomEvent::News(News::Clocks(told)) if *told == clocks));
}

#[test]
fn who_sits_where_is_told_for_this_screen() {
    let present = Present {
        phase: Phase::Playing,
        names: vec!["Anna".to_owned(), String::new(), String::new()],
        controllers: vec![Sits::Person, Sits::Person, Sits::Bot(Level::Sharp)],
        here: Seats::only(ME),
        came: Seats::all(2),
        ready: Seats::NONE,
        watchers: 3,
    };
    let told = ear(Role::Seat(ME)).hear::<Shelter>(ServerMessage::Present(present.clone()));
    let [RoomEvent::News(News::Present(same)), RoomEvent::Seats(seats)] = &told[..] else { panic!("{told:?}") };
    assert_eq!(*same, present);
    let holders: Vec<SeatPlayer> = seats.iter().map(|sitting| sitting.holder).collect();
    assert_eq!(holders, [SeatPlayer::Link, SeatPlayer::Me, SeatPlayer::Bot(Level::Sharp)]);
    assert_eq!(seats[0].name, "Anna");
}

#[test]
fn other_rules_or_cards_ask_for_a_newer_page() {
    let closed = |told: Vec<RoomEvent<Shelter>>| {
        matches!(told[..], [RoomEvent::News(News::Link(Link::Closed(Code::OtherVersion)))])
    };
    let mut other = welcome(Role::Watcher);
    if let ServerMessage::Welcome(welcome) = &mut other {
        welcome.rules += 1;
    }
    assert!(closed(Ear::default().hear::<Shelter>(other)));
    let mut other = welcome(Role::Watcher);
    if let ServerMessage::Welcome(welcome) = &mut other {
        welcome.packs.clear();
    }
    assert!(closed(Ear::default().hear::<Shelter>(other)));
    assert!(closed(Ear::default().hear::<Shelter>(ServerMessage::Bye(Code::OtherVersion))));
}

#[test]
fn only_a_server_that_will_be_back_is_asked_again() {
    for code in [Code::Stopping, Code::TooSlow, Code::TooMany, Code::TooFast] {
        let told = ear(Role::Watcher).hear::<Shelter>(ServerMessage::Bye(code));
        assert!(matches!(told[..], [RoomEvent::News(News::Link(Link::Lost))]), "{code:?}");
    }
    for code in [Code::NoSuchRoom, Code::Claimed] {
        let told = ear(Role::Watcher).hear::<Shelter>(ServerMessage::Bye(code));
        assert!(matches!(told[..], [RoomEvent::News(News::Link(Link::Closed(same)))] if same == code));
    }
}

#[test]
fn refusals_votes_and_words_are_passed_on() {
    let mut ear = ear(Role::Seat(ME));
    let told = ear.hear::<Shelter>(ServerMessage::Refused(Refused::Rules(Refusal::NotAsked)));
    assert!(matches!(told[..], [RoomEvent::Refused(Refusal::NotAsked)]));
    let told = ear.hear::<Shelter>(ServerMessage::Refused(Refused::Room(Code::NotNow)));
    assert!(matches!(told[..], [RoomEvent::News(News::Denied(Code::NotNow))]));
    let open = Open {
        number: 3,
        by: OTHER,
        what: Proposal::Abandon,
        back: None,
        since: None,
        agreed: Seats::only(OTHER),
        needed: Seats::all(2),
    };
    let told = ear.hear::<Shelter>(ServerMessage::Open(Some(open)));
    assert!(matches!(told[..], [RoomEvent::News(News::Vote(Some(same)))] if same == open));
    let line = ChatMessage { by: None, at: 5, text: "<b>hello</b>".to_owned() };
    let told = ear.hear::<Shelter>(ServerMessage::Chat(line.clone()));
    assert!(matches!(&told[..], [RoomEvent::News(News::Said(same))] if *same == line));
}

#[test]
fn orders_become_messages() {
    let (seat, bot) = (ME, SeatPlayer::Bot(Level::Novice));
    let level = Level::Novice;
    let answer = Answer::Amount(3);
    let pairs = [
        (Order::Answer { seat, number: 7, answer: answer.clone() }, Some(Ask::Answer { number: 7, answer })),
        (Order::Undo { seat, answers: 2 }, Some(Ask::Undo { number: 0, answers: 2 })),
        (Order::GoBack(5), Some(Ask::Propose(Proposal::GoBack { to: 5 }))),
        (Order::Seat { seat, holder: bot }, Some(Ask::Stand { level })),
        (Order::Seat { seat, holder: SeatPlayer::Me }, Some(Ask::Sit)),
        (Order::Seat { seat: OTHER, holder: bot }, Some(Ask::Propose(Proposal::Bot { seat: OTHER, level }))),
        (Order::Seat { seat: OTHER, holder: SeatPlayer::Me }, None),
        (Order::Look(Viewer::Spectator), None),
        (Order::Wish(Wish::Vote { proposal: 3, agrees: true }), Some(Ask::Vote { proposal: 3, agrees: true })),
        (Order::Wish(Wish::Ready(true)), Some(Ask::Ready(true))),
        (Order::Wish(Wish::Begin), Some(Ask::Begin)),
        (Order::Wish(Wish::Again), Some(Ask::Again)),
        (Order::Wish(Wish::Name("Anna".to_owned())), Some(Ask::Name("Anna".to_owned()))),
        (Order::Wish(Wish::Say("hello".to_owned())), Some(Ask::Chat("hello".to_owned()))),
        (Order::Wish(Wish::Alone), None),
        (Order::Wish(Wish::Propose(Proposal::Abandon)), Some(Ask::Propose(Proposal::Abandon))),
    ];
    let mut ear = Ear::default();
    ear.hear::<Shelter>(welcome(Role::Seat(ME)));
    for (order, ask) in pairs {
        assert_eq!(ear.ask::<Shelter>(order), ask);
    }
}

#[test]
fn pauses_grow_up_to_a_limit_and_differ() {
    let pauses: Vec<u32> = (0..8).map(|tries| pause_after(tries, 0.0)).collect();
    assert_eq!(pauses, [SHORTEST, 1000, 2000, 4000, 8000, LONGEST, LONGEST, LONGEST]);
    assert_eq!(pause_after(40, 0.0), LONGEST);
    assert!(pause_after(3, 1.0) < pause_after(3, 0.0) && pause_after(3, 1.0) > SHORTEST);
}
