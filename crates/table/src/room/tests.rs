//! The room on this machine, without a browser.

use std::{cell::RefCell, rc::Rc};

use bots::Level;
use kernel::{Answer, Contributions, Seat, Secret, Table, Viewer};
use shelter::options::Setup;

use super::{Holder, Opening, Order, Scene, Sitting, Step, StepKind, Told, local::Hall};
use crate::kit::kit;

/// A room with what it told so far.
struct Watched {
    hall: Hall,
    told: Rc<RefCell<Vec<Told>>>,
}

impl Watched {
    fn open(setup: Setup, holders: &[Holder]) -> Watched {
        let table = Table::begin(kit().game.clone(), setup, Secret::from_number(4), Contributions::none())
            .expect("the usual set-up is allowed");
        let seats = holders.iter().map(|holder| Sitting { name: String::new(), holder: *holder }).collect();
        let told = Rc::new(RefCell::new(Vec::new()));
        let heard = told.clone();
        let hall = Hall::open(Opening::practice(table, seats), None, move |news| heard.borrow_mut().push(news));
        Watched { hall, told }
    }

    fn last_step(&self) -> Rc<Step> {
        let told = self.told.borrow();
        let steps = told.iter().rev().filter_map(|told| if let Told::Step(step) = told { Some(step) } else { None });
        Rc::new(Step::clone(steps.into_iter().next().expect("the room has told something")))
    }

    fn scene(&self) -> std::sync::Arc<Scene> {
        self.last_step().scene.clone()
    }

    /// Answers with the first option.
    fn answer_any(&self) {
        let scene = self.scene();
        let seat = scene.asked_seat().expect("somebody is asked");
        let answer = scene.decision.nth(0).expect("there is an option").into_answer();
        self.carry_out(Order::Answer { seat, number: scene.number, answer });
    }

    fn carry_out(&self, order: Order) {
        if let Some(kind) = self.hall.obey(order) {
            self.hall.tell_step(kind);
        }
    }
}

fn steady() -> Holder {
    Holder::Bot(Level::Steady)
}

#[test]
fn one_person_looks_with_their_own_eyes_whoever_is_asked() {
    let room = Watched::open(Setup::for_players(2), &[steady(), Holder::Me]);
    for _ in 0..12 {
        assert_eq!(room.scene().viewer, Viewer::Seat(Seat::new(1)));
        room.answer_any();
    }
}

#[test]
fn at_a_shared_screen_the_eyes_are_those_of_whoever_is_asked() {
    let room = Watched::open(Setup::for_players(2), &[Holder::Me, Holder::Friend]);
    for _ in 0..12 {
        let scene = room.scene();
        assert_eq!(Some(scene.viewer), scene.asked_seat().map(Viewer::Seat));
        room.answer_any();
    }
}

#[test]
fn hidden_happiness_is_covered_until_the_screen_is_handed_over() {
    let mut setup = Setup::for_players(2);
    setup.options.hidden_happiness = true;
    let room = Watched::open(setup, &[Holder::Me, Holder::Friend]);
    let scene = room.scene();
    let asked = scene.asked_seat().expect("somebody is asked");
    assert_eq!(scene.viewer, Viewer::Spectator);
    assert!(scene.view.players.iter().all(|player| player.happiness.is_none()));
    room.carry_out(Order::Look(Viewer::Seat(asked)));
    let scene = room.scene();
    assert_eq!(scene.viewer, Viewer::Seat(asked));
    assert!(scene.view.players[asked.index()].happiness.is_some());
    assert!(scene.view.players[1 - asked.index()].happiness.is_none());
}

#[test]
fn a_person_may_go_back_over_the_answers_of_bots() {
    let room = Watched::open(Setup::for_players(2), &[Holder::Me, steady()]);
    let me = Seat::new(0);
    while room.scene().asked_seat() != Some(me) {
        room.answer_any();
    }
    let before = room.scene();
    room.answer_any();
    while room.scene().asked_seat() == Some(me) {
        room.answer_any();
    }
    room.answer_any();
    let scene = room.scene();
    assert_eq!(scene.undo.map(|(_, reach)| reach.answers).unwrap_or(0), 0);
    let back = scene.back.expect("there is an answer of mine to go back to");
    room.carry_out(Order::GoBack(back.to));
    assert_eq!(room.last_step().kind, StepKind::TakenBack);
    assert_eq!(room.scene().asked_seat(), Some(me));
    assert!(room.scene().number > before.number);
}

#[test]
fn what_a_seat_answers_out_of_turn_changes_nothing() {
    let room = Watched::open(Setup::for_players(2), &[Holder::Me, Holder::Friend]);
    let scene = room.scene();
    let other = Seat::new(1 - scene.asked_seat().expect("somebody is asked").index() as u8);
    let answer: Answer<_> = scene.decision.nth(0).expect("there is an option").into_answer();
    room.carry_out(Order::Answer { seat: other, number: scene.number, answer });
    assert!(matches!(room.told.borrow().last(), Some(Told::Refused(_))));
    assert_eq!(room.scene().number, scene.number);
}

#[test]
fn a_seat_can_be_given_to_a_bot_and_taken_back() {
    let room = Watched::open(Setup::for_players(2), &[Holder::Me, Holder::Friend]);
    let seat = room.scene().asked_seat().expect("somebody is asked");
    room.carry_out(Order::Seat { seat, holder: steady() });
    assert!(room.hall.thought().is_some(), "the bot has something to think about");
    room.carry_out(Order::Seat { seat, holder: Holder::Me });
    assert!(room.hall.thought().is_none());
}

#[test]
fn many_steps_seen_at_once_tell_the_same_story_as_one_by_one() {
    let room = Watched::open(Setup::for_players(2), &[Holder::Me, Holder::Friend]);
    for at in 0..30 {
        let undo = room.scene().undo.filter(|(_, reach)| at % 3 == 2 && reach.answers > 0);
        match undo {
            Some((seat, _)) => room.carry_out(Order::Undo { seat, answers: 1 }),
            None => room.answer_any(),
        }
    }
    let told = room.told.borrow();
    let steps: Vec<&Step> =
        told.iter().filter_map(|told| if let Told::Step(step) = told { Some(&**step) } else { None }).collect();
    assert!(steps.iter().any(|step| step.kind == StepKind::TakenBack));
    let mut story = Vec::new();
    for step in &steps {
        let first = step.events.first().map_or(step.scene.view.events + 1, |first| first.id.0);
        story.retain(|told: &kernel::Recorded<_>| told.id.0 < first);
        story.extend(step.events.iter().cloned());
    }
    let all = steps[1..].iter().fold(steps[0].clone(), |all, step| all.with(step));
    assert_eq!((all.events, all.entry), (story, steps[steps.len() - 1].entry));
    assert_eq!(all.kind, StepKind::Opened);
}
