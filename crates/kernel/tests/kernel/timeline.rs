//! Looking at saved games in any order, playing on from any position, and practice.

use std::sync::Arc;

use crate::toy::{Setup, Toy};
use kernel::{
    Contributions, Diverging, Fault, Kind, Log, Outcome, QuickRng, ReplayError, Seat, Secret, Table, Timeline,
    UndoStop, Viewer,
};
use proptest::prelude::*;

const SAMPLE: &str = include_str!("../samples/toy-v3.jsonl");

/// Plays on at random, with free undos and undos by vote, for at most so many answers.
fn play_on(table: &mut Table<Toy>, rng: &mut QuickRng, answers: u32) {
    for _ in 0..answers {
        let Some(asked) = table.decision().asked else { return };
        let answer = table.decision().sample(rng).expect("something is legal").into_answer();
        let decision = table.decision_number();
        table.play(asked.seat, decision, &answer).expect("it is legal");
        let reach = table.undo_reach(asked.seat).answers;
        if reach > 0 && rng.below(3) == 0 {
            table.undo(asked.seat, 1 + rng.below(u64::from(reach)) as u32).expect("within reach");
        } else if rng.below(5) == 0 {
            let to = table.line_backwards().nth(1).expect("there is a beginning").number;
            table.undo_by_vote(to).expect("on the way");
        }
    }
}

fn random_game(number: u64) -> Table<Toy> {
    let setup = Setup { seats: 2, rounds: 4 };
    let secret = Secret::from_number(number);
    let mut table = Table::begin(Arc::new(Toy::default()), setup, secret, Contributions::none()).expect("a set-up");
    play_on(&mut table, &mut QuickRng::new(number), 60);
    table
}

fn checked(table: &Table<Toy>) -> Timeline<Toy> {
    let mut timeline = Timeline::new(Arc::clone(table.game()), table.log().clone()).expect("it fits");
    assert_eq!(timeline.step(u32::MAX), Ok(true));
    timeline
}

/// The game as it was after an entry, loaded from what was kept of it by then.
fn loaded(table: &Table<Toy>, entry: u32) -> Table<Toy> {
    let text = table.save().expect("plain data");
    let lines: Vec<_> = text.lines().take(entry as usize + 2).collect();
    Table::load_open(Arc::clone(table.game()), lines.join("\n")).expect("whole lines")
}

/// Everything that makes two tables the same, also further back than the present.
fn assert_same(one: &mut Table<Toy>, other: &mut Table<Toy>) {
    loop {
        assert_eq!((one.state(), one.decision(), one.log()), (other.state(), other.decision(), other.log()));
        let reach = [0, 1].map(|seat| one.undo_reach(Seat::new(seat)));
        assert_eq!(reach, [0, 1].map(|seat| other.undo_reach(Seat::new(seat))));
        let Some(before) = one.line_backwards().nth(1).map(|entry| entry.number) else { return };
        assert_eq!(one.undo_by_vote(before), other.undo_by_vote(before));
    }
}

#[test]
fn a_film_is_developed_a_few_entries_at_a_time() {
    let log = Log::<Toy>::read(SAMPLE).unwrap();
    let count = log.next_number();
    let mut timeline = Timeline::new(Arc::new(Toy::default()), log).unwrap();
    assert_eq!((timeline.step(0), timeline.checked()), (Ok(false), 0));
    assert_eq!(timeline.state(0), None);
    while !timeline.step(3).unwrap() {
        assert_eq!(timeline.checked() % 3, 0);
        assert_eq!(timeline.state(timeline.checked()), None);
        assert!(timeline.decision(timeline.checked() - 1).unwrap().asked.is_some());
    }
    assert_eq!((timeline.checked(), timeline.step(3), timeline.divergence()), (count, Ok(true), None));
    assert_eq!(timeline.decision(count - 1).unwrap().asked, None);
    assert!(timeline.view(count - 1, Viewer::Spectator).is_some());
    assert!(timeline.branch(count).is_none() && timeline.line(count - 1).len() < count as usize);
}

#[test]
fn a_film_ends_where_the_game_goes_differently() {
    let die = SAMPLE.lines().position(|line| line.contains("rolled")).unwrap();
    let mut lines: Vec<String> = SAMPLE.lines().map(str::to_owned).collect();
    lines.pop();
    lines[die] = lines[die].replace("\"rolled\":[", "\"rolled\":[9,");
    let log = Log::<Toy>::read_open(lines.join("\n")).unwrap();
    let mut timeline = Timeline::new(Arc::new(Toy::default()), log.clone()).unwrap();
    let divergence = timeline.step(u32::MAX).unwrap_err();
    assert_eq!((divergence.entry, divergence.what), (die as u32 - 1, Diverging::Outcomes));
    assert_eq!((timeline.checked(), timeline.is_complete()), (divergence.entry, false));
    assert_eq!((timeline.step(1), timeline.divergence()), (Err(divergence.clone()), Some(&divergence)));
    assert!(timeline.branch(divergence.entry - 1).is_some() && timeline.branch(divergence.entry).is_none());

    let mut forged = log.clone();
    forged.header.secret = Some(Secret::from_number(99));
    assert!(matches!(Timeline::new(Arc::new(Toy::default()), forged).err(), Some(ReplayError::BrokenPromise(_))));
    let mut older = log;
    older.header.rules = 7;
    assert!(matches!(Timeline::new(Arc::new(Toy::default()), older.clone()).err(), Some(ReplayError::Log(_))));
    assert!(Timeline::with_other_rules(Arc::new(Toy::default()), older).is_ok());
}

#[test]
fn practice_begins_anywhere_and_is_never_written_down() {
    let game = checked(&random_game(5)).branch(7).unwrap();
    let setup = game.setup().clone();
    let mut table = Table::at(Arc::clone(game.game()), setup.clone(), game.state().clone()).unwrap();
    assert_eq!((table.state(), table.decision()), (game.state(), game.decision()));
    assert!(table.log().is_practice() && !game.log().is_practice());
    assert_eq!(table.undo_reach(Seat::new(0)).stop, UndoStop::Beginning);
    play_on(&mut table, &mut QuickRng::new(1), 5);
    assert!(table.log().entries().len() > 5);
    let mut branch = table.branch(0).unwrap();
    assert_eq!(branch.state(), game.state());
    play_on(&mut branch, &mut QuickRng::new(1), 5);
    assert_same(&mut branch, &mut table);

    let rigged = |mut table: Table<Toy>| {
        table.rig(kernel::RiggedChance { dice: [6; 40].into(), ..kernel::RiggedChance::default() });
        play_on(&mut table, &mut QuickRng::new(9), 60);
        let outcomes = table.log().entries().iter().skip(8).flat_map(|entry| entry.outcomes.clone());
        outcomes.filter(|outcome| matches!(outcome, Outcome::Rolled(_))).collect::<Vec<_>>()
    };
    let practice = rigged(table.branch(0).unwrap());
    assert!(!practice.is_empty() && practice.iter().all(|rolled| *rolled == Outcome::Rolled(vec![6])));
    assert!(rigged(game.branch(7).unwrap()).iter().any(|rolled| *rolled != Outcome::Rolled(vec![6])));

    let not_written = |result: Result<String, Fault>| matches!(result, Err(Fault::Broken(_)));
    assert!(not_written(table.save()) && not_written(table.log().header_line()));
    assert!(not_written(branch.save()) && table.log().entry_line(0).is_err());
    let timeline = Timeline::new(Arc::clone(table.game()), table.log().clone());
    assert_eq!(timeline.err(), Some(ReplayError::NoSecret));

    let mut impossible = game.state().clone();
    impossible.deck = crate::toy::Deck::default();
    assert!(matches!(Table::at(Arc::clone(game.game()), setup, impossible), Err(Fault::Broken(_))));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(24) })]

    #[test]
    fn every_position_of_a_film_can_be_played_on(number in any::<u64>()) {
        let table = random_game(number);
        let timeline = checked(&table);
        for entry in 0..timeline.checked() {
            let mut before = loaded(&table, entry);
            prop_assert_eq!(timeline.state(entry), Some(before.state()));
            prop_assert_eq!(&timeline.decision(entry).unwrap(), before.decision());
            prop_assert_eq!(timeline.line(entry).len(), before.line_backwards().count());
            let mut branch = timeline.branch(entry).unwrap();
            let (mut one, mut other) = (QuickRng::new(number ^ 1), QuickRng::new(number ^ 1));
            play_on(&mut branch, &mut one, 4);
            play_on(&mut before, &mut other, 4);
            prop_assert_eq!(branch.save().unwrap(), before.save().unwrap());
            let saved = Table::load(Arc::clone(table.game()), branch.save().unwrap()).unwrap();
            prop_assert_eq!(saved.state(), branch.state());
            assert_same(&mut branch, &mut before);
        }
    }

    #[test]
    fn a_table_branches_where_it_has_been(number in any::<u64>()) {
        let table = random_game(number);
        let timeline = checked(&table);
        let way: Vec<u32> = table.line_backwards().map(|entry| entry.number).collect();
        let line = timeline.line(timeline.checked() - 1);
        prop_assert_eq!(line.len(), way.len());
        for (since, entry) in line.iter().rev().zip(&way) {
            assert_same(&mut table.branch(*entry).unwrap(), &mut timeline.branch(*since).unwrap());
        }
        for entry in timeline.log().entries() {
            let on_the_way = way.contains(&entry.number) || line.contains(&entry.number);
            prop_assert_eq!(table.branch(entry.number).is_some(), on_the_way);
            prop_assert!(on_the_way || !matches!(entry.kind, Kind::Begin));
        }
    }
}
