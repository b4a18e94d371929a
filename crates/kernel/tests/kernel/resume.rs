//! Stored games that go on: with the same rules and cards, with others that change nothing, and with others that do.

use std::sync::Arc;

use crate::toy::{Choice, Flaw, Setup, Toy};
use kernel::{
    Contributions, Diverging, Kind, Log, LogError, PackStamp, QuickRng, ReplayError, Resumed, Resuming, Secret,
    StateHash, Table, Timeline, UndoneBy, Viewer, replay,
};

const V1: &str = include_str!("../samples/toy-v1.jsonl");
const V2: &str = include_str!("../samples/toy-v2.jsonl");
const V3: &str = include_str!("../samples/toy-v3-updated.jsonl");

/// Random answers, and some of them taken back.
fn play_on(table: &mut Table<Toy>, answers: usize, rng: &mut QuickRng) {
    for _ in 0..answers {
        let Some(asked) = table.decision().asked else { return };
        let answer = table.decision().sample(rng).expect("something is legal").into_answer();
        table.play(asked.seat, table.decision_number(), &answer).expect("it is legal");
        if rng.below(4) == 0 && table.undo_reach(asked.seat).answers > 0 {
            table.undo(asked.seat, 1).expect("within reach");
        }
    }
}

fn some_game(number: u64, answers: usize) -> Table<Toy> {
    let begun = Table::begin(
        Arc::new(Toy::default()),
        Setup { seats: 2, rounds: 9 },
        Secret::from_number(number),
        Contributions::none(),
    );
    let mut table = begun.expect("a good set-up");
    play_on(&mut table, answers, &mut QuickRng::new(number));
    table
}

fn other_cards(log: &mut Log<Toy>) {
    log.header.packs[0].hash = Some("0ld".to_owned());
}

fn resumed(flaw: Option<Flaw>, log: Log<Toy>) -> Resumed<Toy> {
    Resumed::of(Arc::new(Toy::with(flaw)), log).expect("its secret is in it")
}

/// A game in which somebody passes after some steps, and the entry of that: other rules are those in which passing does
/// something else.
fn game_with_a_pass() -> (Table<Toy>, u32) {
    (1..)
        .find_map(|number| {
            let table = some_game(number, 20);
            let is_pass =
                |kind: &Kind<Choice>| matches!(kind, Kind::Move { answer: kernel::Answer::One(Choice::Pass), .. });
            let pass = table.log().entries().iter().find(|entry| is_pass(&entry.kind))?.number;
            let seen = table.log().entries()[pass as usize..].iter().any(|entry| entry.revealed);
            (pass > 3 && seen && !table.is_over()).then_some((table, pass))
        })
        .expect("some game has one")
}

#[test]
fn with_the_same_rules_and_cards_it_goes_on_as_it_was() {
    let table = some_game(1, 20);
    let Resumed::Same(again) = resumed(None, table.log().clone()) else { panic!("nothing has changed") };
    assert_eq!(again.log(), table.log());
    assert_eq!(again.state(), table.state());
}

#[test]
fn another_version_of_the_same_cards_is_no_other_pack() {
    let mut log = some_game(1, 20).log().clone();
    log.header.packs[0].version = "0.9.9".to_owned();
    assert!(matches!(resumed(None, log), Resumed::Same(_)));
}

#[test]
fn with_other_cards_that_change_nothing_it_goes_on_and_says_so() {
    let changes: [fn(&mut Log<Toy>); 3] =
        [other_cards, |log| log.header.packs[0].hash = None, |log| log.header.rules = 0];
    for change in changes {
        let table = some_game(1, 20);
        let mut log = table.log().clone();
        change(&mut log);
        let before = log.clone();
        let Resumed::Updated(mut again) = resumed(None, log) else { panic!("every step agrees") };
        assert_eq!(again.state(), table.state());
        assert_eq!(again.log().header, before.header, "what it was begun with stays known");
        let (update, earlier) = again.log().entries().split_last().expect("it has entries");
        assert_eq!(earlier, before.entries());
        let to = table.log().next_number() - 1;
        let packs = kernel::Game::packs(&**again.game());
        assert_eq!(update.kind, Kind::Update { rules: 1, packs, to, epoch: false });
        // From here on it is a game of these cards, which can be stored, checked and taken back like any other.
        play_on(&mut again, 6, &mut QuickRng::new(5));
        let text = again.save().unwrap();
        let Resumed::Same(third) = resumed(None, Log::read(&text).unwrap()) else { panic!("it says what it is") };
        assert_eq!(third.save().unwrap(), text);
        replay(&Toy::default(), third.log()).unwrap();
    }
}

#[test]
fn where_a_step_goes_differently_it_stands_at_the_last_one_that_agrees() {
    let (table, pass) = game_with_a_pass();
    let Resumed::Differs(differing) = resumed(Some(Flaw::AnswerTells), table.log().clone()) else {
        panic!("passing is something else now")
    };
    assert_eq!((differing.divergence.entry, differing.divergence.what), (pass, Diverging::Hash));
    assert_eq!(&differing.log, table.log(), "all of it can be handed on");
    let before = differing.table.as_ref().expect("some steps agree");
    assert_eq!(before.log().entries(), &table.log().entries()[..pass as usize]);
    let last = &table.log().entries()[pass as usize - 1];
    assert_eq!(StateHash::of(before.state()).unwrap(), last.hash);
}

#[test]
fn going_on_from_there_is_an_entry_and_takes_nothing_out() {
    let (table, pass) = game_with_a_pass();
    let Resumed::Differs(differing) = resumed(Some(Flaw::AnswerTells), table.log().clone()) else {
        panic!("it differs")
    };
    let mut again = differing.go_on().unwrap().expect("some steps agree");
    let (update, earlier) = again.log().entries().split_last().expect("it has entries");
    assert_eq!(earlier, table.log().entries());
    assert!(matches!(update.kind, Kind::Update { to, epoch: true, .. } if to == pass - 1), "{:?}", update.kind);
    assert_eq!(again.decision_number(), update.number + 1);
    let counting = again.log().counting();
    let out: Vec<usize> = (0..counting.len()).filter(|number| !counting[*number]).collect();
    assert_eq!(out, (pass as usize..update.number as usize).collect::<Vec<_>>());
    // What everybody could see at that step they see again; what was to come is dealt anew.
    let kept = table.branch(pass - 1).or_else(|| timeline(Flaw::ReasonTells, table.log()).branch(pass - 1));
    let kept = kept.expect("that step can be looked at");
    assert_eq!(again.view(Viewer::Spectator), kept.view(Viewer::Spectator));
    assert_ne!(again.state(), kept.state());
    // It goes on, is taken back across the update, and comes back from its log each time.
    play_on(&mut again, 8, &mut QuickRng::new(9));
    let to = again.line_backwards().map(|entry| entry.number).find(|number| *number < pass - 1).expect("an early one");
    again.undo_by_vote(to).unwrap();
    play_on(&mut again, 8, &mut QuickRng::new(10));
    let text = again.save().unwrap();
    let stored = Log::read(&text).unwrap();
    let Resumed::Same(third) = resumed(Some(Flaw::AnswerTells), stored.clone()) else { panic!("it agrees now") };
    assert_eq!(third.save().unwrap(), text);
    assert_eq!(third.state(), again.state());
    // And it can be looked at, step by step.
    let timeline = timeline(Flaw::AnswerTells, &stored);
    assert!(timeline.is_complete());
    assert_eq!(timeline.state(stored.next_number() - 1), Some(again.state()));
    assert!(timeline.branch(pass).is_none(), "what does not count has no position");
    assert!(timeline.line(update_of(&stored)).iter().all(|entry| !out.contains(&(*entry as usize))));
    let branch = timeline.branch(stored.next_number() - 1).expect("the end can be looked at");
    assert_eq!(branch.save().unwrap(), text);
}

fn timeline(flaw: Flaw, log: &Log<Toy>) -> Timeline<Toy> {
    let mut timeline = Timeline::with_other_rules(Arc::new(Toy::with(Some(flaw))), log.clone()).expect("it can begin");
    while !timeline.is_complete() && timeline.step(3).is_ok() {}
    timeline
}

fn update_of(log: &Log<Toy>) -> u32 {
    log.entries().iter().find(|entry| matches!(entry.kind, Kind::Update { .. })).expect("there is one").number
}

#[test]
fn where_nothing_was_seen_chance_stays_as_it_was() {
    let (table, pass) = game_with_a_pass();
    let text = table.save().unwrap();
    let until = text.lines().take(pass as usize + 2).collect::<Vec<_>>().join("\n");
    let log = Log::<Toy>::read_open(until).unwrap();
    assert!(!log.entries()[pass as usize].revealed, "a pass shows nothing");
    let Resumed::Differs(differing) = resumed(Some(Flaw::AnswerTells), log) else { panic!("it differs") };
    let before = differing.table.as_ref().expect("some steps agree").state().clone();
    let again = differing.go_on().unwrap().expect("some steps agree");
    assert_eq!(again.state(), &before);
}

#[test]
fn a_second_update_may_go_back_behind_the_first() {
    let (table, pass) = game_with_a_pass();
    let Resumed::Differs(first) = resumed(Some(Flaw::AnswerTells), table.log().clone()) else { panic!("it differs") };
    let mut again = first.go_on().unwrap().expect("some steps agree");
    play_on(&mut again, 4, &mut QuickRng::new(3));
    let text = again.save().unwrap();
    let early = &table.log().entries()[2].hash;
    let forged = text.lines().take(text.lines().count() - 1).collect::<Vec<_>>().join("\n");
    let forged = forged.replacen(&serde_json::to_string(early).unwrap(), "\"00000000000000000000000000000000\"", 1);
    let log = Log::<Toy>::read_open(forged).unwrap();
    let Resumed::Differs(second) = resumed(Some(Flaw::AnswerTells), log) else { panic!("it differs at once") };
    assert_eq!(second.divergence.entry, 2);
    let third = second.go_on().unwrap().expect("two steps agree");
    let counting = third.log().counting();
    assert_eq!(counting.iter().filter(|counts| **counts).count(), 3, "two steps and the update");
    let Resumed::Same(_) = resumed(Some(Flaw::AnswerTells), third.log().clone()) else { panic!("it agrees") };
    assert!(pass > 2);
}

/// A log with other hashes at some entries, as a program that lays its states out differently would have written them.
fn with_other_hashes(log: &Log<Toy>, which: impl Fn(u32) -> bool) -> Log<Toy> {
    let text = log.write().expect("it can be written");
    let (open, _) = text.trim_end().rsplit_once('\n').expect("a seal is the last line");
    let mut text = open.to_owned();
    for entry in log.entries().iter().filter(|entry| which(entry.number)) {
        let hash = serde_json::to_string(&entry.hash).expect("it is a text");
        text = text.replace(&hash, "\"00000000000000000000000000000000\"");
    }
    Log::read_open(text).expect("only hashes were changed")
}

#[test]
fn another_layout_of_the_state_under_other_rules_stops_no_game() {
    let changes: [fn(&mut Log<Toy>); 2] = [other_cards, |log| log.header.rules = 0];
    for change in changes {
        let table = some_game(1, 20);
        let mut log = with_other_hashes(table.log(), |_| true);
        let Resumed::Differs(differing) = resumed(None, log.clone()) else { panic!("these rules wrote other hashes") };
        assert_eq!((differing.divergence.entry, differing.divergence.what), (0, Diverging::Hash));
        change(&mut log);
        let Resumed::Updated(mut again) = resumed(None, log.clone()) else { panic!("every step agrees") };
        assert_eq!(again.state(), table.state());
        assert!(again.log().entries().starts_with(log.entries()), "the old entries stay as they were written");
        // From the update on the hashes are those of these rules, and count.
        play_on(&mut again, 6, &mut QuickRng::new(5));
        assert!(matches!(resumed(None, again.log().clone()), Resumed::Same(_)));
        let update = update_of(again.log());
        let forged = with_other_hashes(again.log(), |number| number > update);
        let Resumed::Differs(differing) = resumed(None, forged) else { panic!("these rules wrote other hashes") };
        assert_eq!(differing.divergence.what, Diverging::Hash);
        assert!(differing.divergence.entry >= update);
    }
}

#[test]
fn a_game_of_newer_rules_does_not_go_back_to_older_ones() {
    let mut log = some_game(1, 5).log().clone();
    log.header.rules = 2;
    let refused = Resumed::of(Arc::new(Toy::default()), log).err();
    assert_eq!(refused, Some(ReplayError::Log(LogError::OtherRules { found: 2, ours: 1 })));
}

#[test]
fn a_line_that_cannot_be_read_stops_the_game_there_and_is_kept() {
    for damage in ["", "{\"entry\":{\"kind\":\"dance\"}}", "{\"entry\":{\"number\":5,\"ki"] {
        let table = some_game(1, 20);
        let text = table.save().unwrap();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.pop();
        lines[8] = damage;
        let stored = lines.join("\n");
        assert!(Log::<Toy>::read_open(&stored).is_err(), "a file with such a line is not whole");
        let log = Log::<Toy>::read_kept(&stored).unwrap();
        assert_eq!(log.entries().len(), table.log().entries().len());
        let Resumed::Differs(differing) = resumed(None, log) else { panic!("a step is missing") };
        assert_eq!((differing.divergence.entry, differing.divergence.what), (7, Diverging::Unread));
        assert!(differing.log.write().unwrap().starts_with(&format!("{stored}\n")), "it can be handed on as it is");
        let mut again = differing.go_on().unwrap().expect("six steps agree");
        let update = again.log().entries().last().unwrap();
        assert!(matches!(update.kind, Kind::Update { to: 6, epoch: true, .. }), "nobody knows what was seen in it");
        assert_eq!(update.number, table.log().next_number(), "no line is written over");
        play_on(&mut again, 6, &mut QuickRng::new(5));
        let text = again.save().unwrap();
        assert!(text.starts_with(&format!("{stored}\n")));
        // What does not count need not make sense: the file is whole again.
        let Resumed::Same(third) = resumed(None, Log::read(&text).unwrap()) else { panic!("it agrees now") };
        assert_eq!(third.save().unwrap(), text);
        assert_eq!(third.state(), again.state());
        let timeline = timeline(Flaw::ReasonTells, third.log());
        assert_eq!(timeline.state(third.log().next_number() - 1), Some(again.state()));
        assert!(timeline.branch(7).is_none() && timeline.branch(8).is_none());
    }
}

#[test]
fn a_game_whose_first_line_cannot_be_read_can_only_be_handed_on() {
    let text = some_game(1, 5).save().unwrap();
    let header = text.lines().next().unwrap();
    let Resumed::Differs(differing) = resumed(None, Log::read_kept(format!("{header}\nnonsense\n")).unwrap()) else {
        panic!("there is no beginning")
    };
    assert_eq!((differing.divergence.entry, differing.divergence.what), (0, Diverging::Unread));
    assert!(differing.go_on().unwrap().is_none());
    assert!(Log::<Toy>::read_kept("nonsense").is_err(), "without a header nobody knows what it is");
}

#[test]
fn a_game_whose_beginning_differs_can_only_be_handed_on() {
    let mut log = some_game(1, 5).log().clone();
    log.header.setup.seats = 9;
    let Resumed::Differs(differing) = resumed(None, log.clone()) else { panic!("nine cannot play") };
    assert_eq!((differing.divergence.entry, differing.divergence.what), (0, Diverging::Kind));
    assert_eq!(differing.log, log);
    assert!(differing.table.is_none());
    assert!(differing.go_on().unwrap().is_none());
    log.header.setup.seats = 3;
    let Resumed::Differs(differing) = resumed(None, log.clone()) else { panic!("three get other cards") };
    assert_eq!(differing.divergence.entry, 0);
    assert!(differing.go_on().unwrap().is_none());
    log.header.secret = None;
    let refused = Resumed::of(Arc::new(Toy::default()), log).err();
    assert_eq!(refused, Some(ReplayError::NoSecret));
}

#[test]
fn it_can_be_done_a_little_at_a_time() {
    let table = some_game(1, 20);
    let mut resuming = Resuming::new(Arc::new(Toy::default()), table.log().clone()).unwrap();
    let mut breaths = 0;
    while resuming.step(3) {
        breaths += 1;
    }
    assert_eq!(breaths, table.log().entries().len() / 3);
    let Ok(Resumed::Same(again)) = resuming.finish() else { panic!("nothing has changed") };
    assert_eq!(again.state(), table.state());
}

/// Every older version has unknown cards, so it is played again and says with which it goes on.
#[test]
fn games_of_older_formats_go_on_with_the_cards_of_today() {
    for old in [V1, V2] {
        let log = Log::<Toy>::read(old).unwrap();
        assert!(log.header.packs.iter().all(|pack: &PackStamp| pack.hash.is_none()));
        let Resumed::Updated(again) = resumed(None, log.clone()) else { panic!("the toy is what it was") };
        assert_eq!(again.log().next_number(), log.next_number() + 1);
        let text = again.save().unwrap();
        assert!(text.starts_with("{\"format\":3,"));
        assert!(matches!(resumed(None, Log::read(text).unwrap()), Resumed::Same(_)));
    }
}

/// The sample of the newest version has an update after which every step counts, and one that left steps out.
#[test]
fn the_sample_of_the_newest_version_has_both_updates() {
    let log = Log::<Toy>::read(V3).unwrap();
    let updates: Vec<(u32, u32)> = log
        .entries()
        .iter()
        .filter_map(|entry| match entry.kind {
            Kind::Update { to, .. } => Some((entry.number, to)),
            _ => None,
        })
        .collect();
    assert!(updates.iter().any(|(number, to)| to + 1 == *number), "{updates:?}");
    assert!(updates.iter().any(|(number, to)| to + 1 < *number), "{updates:?}");
    assert!(log.entries().iter().any(|entry| matches!(entry.kind, Kind::Undo { by: UndoneBy::Vote, .. })));
    assert_eq!(log.write().unwrap(), V3);
    assert!(matches!(resumed(None, log), Resumed::Same(_)));
}
