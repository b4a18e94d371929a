//! A thought comes to the same wherever it is thought.

use std::{ops::ControlFlow, sync::Arc};

use bots::{Evaluate as _, Level, Planner};
use kernel::{Answer, Contributions, Game as _, QuickRng, Secret, Table, Viewer};
use shelter::Shelter;
use wasteland::Wasteland;

use super::{Reviewed, Sight, Task, Thought, job::Job};
use crate::game::TableGame;

fn table<G: TableGame>(players: u8) -> Table<G> {
    let begun =
        Table::begin(G::kit().game.clone(), G::usual_setup(players), Secret::from_number(7), Contributions::none());
    begun.map_err(|error| error.to_string()).expect("the usual set-up is allowed")
}

/// Plays some random moves.
fn play<G: TableGame>(table: &mut Table<G>, moves: u64) {
    for rng in 0..moves {
        let decision = table.decision().clone();
        let (Some(asked), Some(answer)) = (decision.asked, decision.sample(&mut QuickRng::new(rng))) else { return };
        let number = table.decision_number();
        assert!(table.play(asked.seat, number, answer.answer()).is_ok());
    }
}

fn sight<G: TableGame>(table: &Table<G>) -> Sight<G> {
    let seat = table.decision().asked.expect("somebody is asked").seat;
    Sight { view: table.view(Viewer::Seat(seat)), decision: table.decision().clone(), number: table.decision_number() }
}

/// As the worker does it: the task and what came of it go through text.
fn beside<G: TableGame>(task: &Task<G>) -> Option<Thought<G>> {
    let text = serde_json::to_string(task).expect("a task can be written");
    let task = serde_json::from_str(&text).expect("and read");
    let thought = done(Job::begin(G::kit().game.clone(), task)?);
    let text = serde_json::to_string(&thought).expect("a thought can be written");
    serde_json::from_str(&text).expect("and read")
}

fn done<G: TableGame>(mut job: Job<G>) -> Option<Thought<G>> {
    loop {
        if let ControlFlow::Break(thought) = job.step() {
            return thought;
        }
    }
}

fn bots_answer_the_same<G: TableGame>() {
    for moves in [0, 9, 30] {
        let mut table = table::<G>(2);
        play(&mut table, moves);
        let sight = sight(&table);
        let mut bot = Level::Steady.bot::<G>(11);
        let at_once =
            bot.choose(table.game(), &sight.view, &sight.decision, sight.number).map(kernel::Legal::into_answer);
        assert!(at_once.is_some());
        let thought = beside(&Task::Answer(Level::Steady.name().to_owned(), 11, sight));
        assert_eq!(thought, Some(Thought::Answer(at_once)), "after {moves} moves of {}", G::ID);
    }
}

#[test]
fn a_bot_answers_beside_the_page_as_on_it() {
    bots_answer_the_same::<Shelter>();
    bots_answer_the_same::<Wasteland>();
}

#[test]
fn a_hint_tells_the_best_choices_and_the_obvious_one() {
    let mut table = table::<Shelter>(2);
    play(&mut table, 20);
    let sight = sight(&table);
    let planner = Planner::new(u64::from(sight.number), Level::Sharp.iterations().unwrap());
    let mut search = planner.explain::<Shelter>(&sight.view, &sight.decision, sight.number).unwrap();
    while !search.step(table.game(), u32::MAX) {}
    let best = search.prospects(3);
    let options = sight.decision.options.clone();
    let Some(Thought::Hint(told, obvious)) = beside(&Task::Hint(sight)) else { panic!("no hint") };
    assert_eq!(told[..best.len()], best[..]);
    assert!(told.len() <= 4, "{told:?}");
    for prospect in &told[best.len()..] {
        assert_eq!(Some(&prospect.answer), obvious.as_ref());
    }
    let is_offered = |answer: &Answer<_>| matches!(answer, Answer::One(choice) if options.contains(choice));
    assert!(obvious.is_none_or(|answer| is_offered(&answer)));
}

#[test]
fn a_review_tells_what_its_seat_saw() {
    let mut table = table::<Shelter>(2);
    play(&mut table, 40);
    let task = Task::Review(table.save().expect("it can be saved"), None);
    let Some(Thought::Review(found)) = beside::<Shelter>(&task) else { panic!("no review") };
    assert!(!found.is_empty() && found.len() <= 5, "random moves are costly");
    for Reviewed { misstep, view, asked } in &found {
        assert_eq!(asked.seat, misstep.seat);
        assert!(misstep.cost > 0);
        // The view is one of before the move, in which both answers were possible.
        let state = table.game().redeal(view, &mut QuickRng::new(0)).expect("a view makes a state");
        assert!(Shelter::time(&state) <= Shelter::time(table.state()));
    }
    assert!(Job::begin(Arc::clone(&Shelter::kit().game), Task::Review("no game".to_owned(), None)).is_none());
}
