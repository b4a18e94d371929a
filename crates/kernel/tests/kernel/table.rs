//! The live table: answers, undo, saving and loading.

use std::sync::Arc;

use crate::toy::{Choice, Flaw, Pile, Setup, Toy};
use kernel::{
    Answer, Contributions, Kind, Misfit, NotApplied, NotUndone, QuickRng, Refusal, Seat, Secret, Table, UndoReach,
    UndoStop, UndoneBy, Viewer, hash_of,
};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn table(number: u64) -> Table<Toy> {
    let mut contributions = Contributions::none();
    contributions.set(SECOND, "lucky");
    let setup = Setup { seats: 2, rounds: 6 };
    Table::begin(Arc::new(Toy::default()), setup, Secret::from_number(number), contributions).expect("a good set-up")
}

fn one(choice: Choice) -> Answer<Choice> {
    Answer::One(choice)
}

/// Plays answers of whoever is asked.
fn play(table: &mut Table<Toy>, answers: &[Answer<Choice>]) {
    for answer in answers {
        let seat = table.decision().asked.expect("the game goes on").seat;
        let number = table.decision_number();
        table.play(seat, number, answer).expect("a legal answer");
    }
}

/// Stashes the first card of the hand and comes back to the menu: two answers that reveal nothing.
fn stash(table: &mut Table<Toy>) -> [Answer<Choice>; 2] {
    let card = table.decision().options[0];
    let answers = [one(Choice::Stash), Answer::Some(kernel::Picks::of([card]).expect("there is room"))];
    play(table, &answers);
    answers
}

/// Shows a card worth points, so that the seat can bet later.
fn show_points(table: &mut Table<Toy>) {
    let worth = |choice: &Choice| choice.card().is_some_and(|card| card % 5 > 0);
    let card = table.decision().options.iter().copied().find(worth).expect("three cards, and few are worth nothing");
    play(table, &[one(card)]);
}

#[test]
fn stale_answers_and_strange_seats_are_refused_and_nothing_changes() {
    let mut table = table(1);
    let number = table.decision_number();
    let before = table.save().unwrap();
    let refused = |table: &mut Table<Toy>, seat, number, choice| match table.play(seat, number, &one(choice)) {
        Err(NotApplied::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut table, FIRST, number + 1, Choice::Pass), Refusal::Stale);
    assert_eq!(refused(&mut table, FIRST, number - 1, Choice::Pass), Refusal::Stale);
    // Whoever is not asked is told the rule; an answer that names nothing leaves nothing to ask the rules about.
    assert!(matches!(refused(&mut table, SECOND, number, Choice::Pass), Refusal::Rule(_)));
    assert_eq!(refused(&mut table, Seat::new(7), number, Choice::Pass), Refusal::NotAsked);
    let amount = table.play(SECOND, number, &Answer::Amount(1)).err();
    assert_eq!(amount, Some(NotApplied::Refused(Refusal::NotAsked)));
    assert!(matches!(refused(&mut table, FIRST, number, Choice::Bet), Refusal::Rule(_)));
    let amount = table.play(FIRST, number, &Answer::Amount(1)).err();
    assert_eq!(amount, Some(NotApplied::Refused(Refusal::Misfit(Misfit::Shape))));
    assert_eq!(table.save().unwrap(), before);
    assert_eq!(table.why_not(FIRST, Choice::Pass), None);
    assert!(matches!(table.why_not(FIRST, Choice::Bet), Some(Refusal::Rule(_))));
    assert_eq!(table.why_not(Seat::new(5), Choice::Pass), Some(Refusal::NotAsked));
}

#[test]
fn a_setup_that_the_rules_do_not_allow() {
    let setup = Setup { seats: 9, rounds: 1 };
    let begun = Table::begin(Arc::new(Toy::default()), setup, Secret::from_number(1), Contributions::none());
    assert!(matches!(begun.err(), Some(NotApplied::Refused(Refusal::Rule(_)))));
}

#[test]
fn a_fault_leaves_the_table_as_it_was() {
    let game = Arc::new(Toy::with(Some(Flaw::RefusesListed)));
    let setup = Setup { seats: 2, rounds: 6 };
    let mut table = Table::begin(game, setup, Secret::from_number(1), Contributions::none()).unwrap();
    for _ in 0..4 {
        let card = table.decision().options[0];
        play(&mut table, &[one(card)]);
    }
    let before = (table.save().unwrap(), table.state().clone(), table.decision().clone());
    let number = table.decision_number();
    assert!(matches!(table.play(FIRST, number, &one(Choice::Pass)), Err(NotApplied::Fault(_))));
    assert_eq!((table.save().unwrap(), table.state().clone(), table.decision().clone()), before);
    play(&mut table, &[one(Choice::Draw)]);
    assert_eq!(reloaded(&table).state(), table.state(), "nothing of the fault got into the log");
}

#[test]
fn own_answers_are_taken_back_freely_and_given_again() {
    let mut table = table(1);
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 0, stop: UndoStop::Beginning });
    let answers = stash(&mut table);
    let hash = hash_of::<Toy>(table.state()).unwrap();
    let late = table.decision_number();
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 2, stop: UndoStop::Beginning });
    assert_eq!(table.undo_reach(SECOND), UndoReach { answers: 0, stop: UndoStop::AnotherSeat(FIRST) });

    let entry = table.undo(FIRST, 2).unwrap();
    assert_eq!(entry.kind, Kind::Undo { to: 0, by: UndoneBy::Seat(FIRST), epoch: false });
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 0, stop: UndoStop::Beginning });
    assert_eq!(table.log().entries().len(), 4, "undo never erases");
    let stale = table.play(FIRST, late, &one(Choice::Pass)).err();
    assert_eq!(stale, Some(NotApplied::Refused(Refusal::Stale)));

    play(&mut table, &answers);
    assert_eq!(hash_of::<Toy>(table.state()).unwrap(), hash);
    table.undo(FIRST, 1).unwrap();
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 1, stop: UndoStop::Beginning });
    play(&mut table, &answers[1..]);
    assert_eq!(hash_of::<Toy>(table.state()).unwrap(), hash);
}

#[test]
fn undo_stops_where_something_was_revealed_or_another_seat_answered() {
    let mut table = table(1);
    let shown = table.decision().options[0];
    play(&mut table, &[one(shown)]);
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 0, stop: UndoStop::Revealed });
    stash(&mut table);
    assert_eq!(table.undo_reach(SECOND), UndoReach { answers: 2, stop: UndoStop::AnotherSeat(FIRST) });
    play(&mut table, &[one(Choice::Pass), one(Choice::Draw)]);
    let reach = UndoReach { answers: 0, stop: UndoStop::Revealed };
    assert_eq!(table.undo_reach(FIRST), reach);
    assert_eq!(table.undo(FIRST, 1).err(), Some(NotUndone::TooFar { asked: 1, reach }));
    stash(&mut table);
    assert_eq!(table.undo(SECOND, 0).err(), Some(NotUndone::Nothing));
    assert_eq!(table.undo_by_vote(table.log().entries().len() as u32).err(), Some(NotUndone::NotOnTheWay(8)));
}

#[test]
fn nothing_is_free_after_the_end() {
    let mut table = table(1);
    while !table.is_over() {
        play(&mut table, &[one(Choice::Pass)]);
    }
    assert_eq!(table.undo_reach(SECOND), UndoReach { answers: 0, stop: UndoStop::Revealed });
    let number = table.decision_number();
    assert!(matches!(table.play(FIRST, number, &one(Choice::Pass)), Err(NotApplied::Refused(_))));
}

/// The die of a bet, after going back as told.
fn die(table: &mut Table<Toy>) -> kernel::Outcome {
    play(table, &[one(Choice::Bet), Answer::Amount(1)]);
    table.log().entries().last().expect("a bet was just made").outcomes[0].clone()
}

#[test]
fn a_vote_crosses_chance_and_no_roll_comes_again() {
    // Six faces: over some seeds each of the later rolls must differ from the first somewhere, and the two later ones
    // from each other.
    let mut differ = [false; 3];
    for seed in 0..12 {
        let mut table = table(seed);
        show_points(&mut table);
        play(&mut table, &[one(Choice::Pass)]);
        let point = table.log().entries().last().unwrap().number;
        let before = table.state().clone();
        let first = die(&mut table);
        let entry = table.undo_by_vote(point).unwrap();
        assert_eq!(entry.kind, Kind::Undo { to: point, by: UndoneBy::Vote, epoch: true });
        assert_ne!(*table.state(), before, "chance moved on");
        let second = die(&mut table);
        table.undo_by_vote(point).unwrap();
        let third = die(&mut table);
        for (at, pair) in [(&first, &second), (&first, &third), (&second, &third)].into_iter().enumerate() {
            differ[at] |= pair.0 != pair.1;
        }
        assert_eq!(table.save().unwrap(), reloaded(&table).save().unwrap());
    }
    assert_eq!(differ, [true; 3]);
}

#[test]
fn no_free_undo_goes_behind_a_vote_that_moved_chance_on() {
    let mut table = table(1);
    show_points(&mut table);
    play(&mut table, &[one(Choice::Pass)]);
    stash(&mut table);
    let after_stash = table.log().entries().last().unwrap().number;
    assert_eq!(table.undo_reach(FIRST).answers, 2);
    die(&mut table);
    table.undo_by_vote(after_stash).unwrap();
    // What was taken back there would be given again with other cards below.
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 0, stop: UndoStop::Revealed });
    play(&mut table, &[one(Choice::Pass)]);
    assert_eq!(table.undo_reach(FIRST), UndoReach { answers: 1, stop: UndoStop::Revealed });
}

#[test]
fn a_log_in_which_a_free_undo_went_behind_such_a_vote_is_still_read() {
    let text = include_str!("../samples/toy-undo-behind-a-vote.jsonl");
    let table = Table::load(Arc::new(Toy::default()), text).expect("it was allowed when it was written");
    assert_eq!(table.save().unwrap(), text);
}

#[test]
fn a_vote_that_crosses_no_chance_changes_none() {
    let mut table = table(1);
    play(&mut table, &[one(Choice::Pass)]);
    let before = table.state().clone();
    play(&mut table, &[one(Choice::Pass)]);
    let entry = table.undo_by_vote(1).unwrap();
    assert_eq!(entry.kind, Kind::Undo { to: 1, by: UndoneBy::Vote, epoch: false });
    assert_eq!(*table.state(), before);
}

fn reloaded(table: &Table<Toy>) -> Table<Toy> {
    let text = table.save().expect("the toy's words are plain data");
    Table::load(Arc::clone(table.game()), text).expect("it was just saved")
}

#[test]
fn a_loaded_table_goes_on_where_it_was() {
    let mut table = table(3);
    let mut rng = QuickRng::new(3);
    while !table.is_over() {
        let answer = table.decision().sample(&mut rng).unwrap().into_answer();
        play(&mut table, &[answer]);
        let seat = Seat::new(rng.below(2) as u8);
        if rng.below(3) == 0 && table.undo_reach(seat).answers > 0 {
            table.undo(seat, 1).unwrap();
        }
        let mut loaded = reloaded(&table);
        assert_eq!((loaded.state(), loaded.decision()), (table.state(), table.decision()));
        assert_eq!(loaded.log(), table.log());
        for seat in [FIRST, SECOND] {
            let reach = table.undo_reach(seat);
            assert_eq!(loaded.undo_reach(seat), reach);
            if reach.answers > 0 {
                loaded.undo(seat, reach.answers).unwrap();
                break;
            }
        }
    }
}

#[test]
fn views_and_events_are_for_their_viewer() {
    let table = table(1);
    let view = table.view(Viewer::Seat(FIRST));
    assert!(matches!((&view.players[0].hand, &view.players[1].hand), (Pile::Known(_), Pile::Facedown(3))));
    assert_eq!(table.view(Viewer::Seat(Seat::new(6))), table.view(Viewer::Spectator));
    let beginning = &table.log().entries()[0];
    let count = |viewer| beginning.events_for(viewer).count();
    assert_eq!((count(Viewer::Seat(FIRST)), count(Viewer::Spectator), count(Viewer::Referee)), (9, 6, 12));
}
