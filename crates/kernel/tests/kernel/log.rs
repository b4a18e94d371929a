//! Logs as text: every version, every kind of damage, and replays that go differently.

use std::sync::Arc;

use crate::toy::{Setup, Toy};
use kernel::{
    Answer, Contributions, Diverging, Kind, LOG_FORMAT, Log, LogError, Outcome, QuickRng, Replay, ReplayError, Seat,
    Secret, StateHash, Table, Viewer, replay,
};
use proptest::prelude::*;

const V1: &str = include_str!("../samples/toy-v1.jsonl");
const V2: &str = include_str!("../samples/toy-v2.jsonl");
const V3: &str = include_str!("../samples/toy-v3.jsonl");

fn sample() -> Log<Toy> {
    Log::read(V3).expect("the sample is sound")
}

fn error_of(text: &str) -> String {
    Log::<Toy>::read(text).expect_err("the text is damaged").to_string()
}

/// A whole random game with free undos and undos by vote.
fn random_game(number: u64) -> Table<Toy> {
    let mut contributions = Contributions::none();
    contributions.set(Seat::new(0), "first");
    let setup = Setup { seats: 2, rounds: 4 };
    let mut table = Table::begin(Arc::new(Toy::default()), setup, Secret::from_number(number), contributions)
        .expect("a good set-up");
    let mut rng = QuickRng::new(number);
    let mut votes = 0;
    while !table.is_over() {
        let answer = table.decision().sample(&mut rng).expect("something is legal").into_answer();
        let seat = table.decision().asked.expect("the game goes on").seat;
        let decision = table.decision_number();
        table.play(seat, decision, &answer).expect("it is legal");
        let reach = table.undo_reach(seat).answers;
        if reach > 0 && rng.below(3) == 0 {
            table.undo(seat, 1 + rng.below(u64::from(reach)) as u32).expect("within reach");
        } else if votes < 3 && rng.below(4) == 0 && !table.is_over() {
            let to = table.line_backwards().nth(1).expect("there is a beginning").number;
            table.undo_by_vote(to).expect("on the way");
            votes += 1;
        }
    }
    table
}

#[test]
fn the_sample_of_the_newest_version_is_read_replayed_and_written_again() {
    let log = sample();
    assert!(V3.contains(&format!("\"format\":{LOG_FORMAT}")), "a new version needs a sample of its own");
    assert!(log.entries().iter().any(|entry| matches!(entry.kind, Kind::Undo { epoch: true, .. })));
    assert!(log.entries().iter().any(|entry| matches!(entry.kind, Kind::Undo { epoch: false, .. })));
    assert_eq!(log.header.contributions.of(Seat::new(0)), b"first");
    replay(&Toy::default(), &log).unwrap();
    assert_eq!(log.write().unwrap(), V3);
}

#[test]
fn the_sample_of_the_first_version_is_upgraded_and_replayed() {
    let log = Log::<Toy>::read(V1).unwrap();
    assert_eq!(log.header.contributions, Contributions::none());
    assert!(log.entries().len() > 10);
    Replay::with_other_rules(&Toy::default(), &log).unwrap().finish().unwrap();
    let upgraded = log.write().unwrap();
    assert_eq!(Log::read(upgraded).unwrap(), log);
    let cut = V1.lines().take(8).collect::<Vec<_>>().join("\n");
    assert_eq!(Log::<Toy>::read(cut).unwrap().entries().len(), 7, "this version does not notice that");
    assert_eq!(
        error_of(&V1.replacen("\"number\":5", "\"number\":6", 1)),
        "line 7 is damaged: here belongs entry 5, and this is entry 6"
    );
}

#[test]
fn the_sample_of_the_second_version_is_upgraded_and_replayed() {
    let log = Log::<Toy>::read(V2).unwrap();
    assert_eq!(log.header.contributions.of(Seat::new(0)), b"first");
    assert_eq!(log.header.packs[0].hash, None, "the hash of all files says nothing about the cards");
    Replay::with_other_rules(&Toy::default(), &log).unwrap().finish().unwrap();
    let upgraded = log.write().unwrap();
    assert!(upgraded.contains("\"format\":3"));
    assert_eq!(Log::read(upgraded).unwrap(), log);
    let cut = V2.lines().take(8).collect::<Vec<_>>().join("\n");
    assert_eq!(error_of(&cut), "the log is cut off after line 8: the last line, which seals it, is missing");
    let update = "\"kind\":{\"update\":{\"rules\":1,\"packs\":[],\"to\":0,\"epoch\":false}}";
    let line = V2.lines().nth(2).unwrap();
    let (number, rest) = (line.find("\"kind\":").unwrap(), line.find(",\"outcomes\":").unwrap());
    let newer = V2.replacen(line, &format!("{}{update}{}", &line[..number], &line[rest..]), 1);
    assert_eq!(error_of(&newer), "line 3 is damaged: version 2 has no such entries");
}

#[test]
fn a_text_is_the_same_log_with_other_line_ends_and_without_the_last_one() {
    assert_eq!(Log::read(V3.replace('\n', "\r\n")).unwrap(), sample());
    assert_eq!(Log::read(V3.trim_end()).unwrap(), sample());
}

#[test]
fn each_mistake_is_told_in_a_sentence() {
    assert_eq!(error_of(""), "the log is empty");
    assert!(error_of("hello\n").starts_with("the first line is not the header of a log: "));
    assert!(error_of("{\"format\":3,\"game\":\"toy\"}\n").starts_with("the first line is not the header of a log: "));
    assert_eq!(
        error_of(&V3.replacen("\"format\":3", "\"format\":4", 1)),
        "the log has format version 4, and this program reads versions 1 to 3"
    );
    assert_eq!(
        error_of(&V3.replacen("\"game\":\"toy\"", "\"game\":\"chess\"", 1)),
        "this is a log of `chess`, not of `toy`"
    );
    assert!(error_of(&V3.replacen("\"revealed\":false", "\"revealed\":maybe", 1)).contains(" is damaged: "));
    let forward = error_of(&V3.replacen("\"to\":", "\"to\":9", 1));
    assert!(forward.contains(" is damaged: an undo cannot go forward to entry 9"), "{forward}");
    assert_eq!(
        error_of(&V3.replacen(
            "\"kind\":\"begin\"",
            "\"kind\":{\"undo\":{\"to\":0,\"by\":\"vote\",\"epoch\":true}}",
            1
        )),
        "line 2 is damaged: the first entry must be the beginning"
    );
    assert_eq!(
        error_of(&V3.replacen("\"revealed\":false", "\"revealed\":true", 1)),
        "the log was changed after it was written: its lines do not fit the seal in its last line"
    );
    let lines = V3.lines().count();
    assert_eq!(
        error_of(&format!("{V3}\n")),
        format!("line {} is damaged: nothing may follow the last line", lines + 1)
    );
}

#[test]
fn an_open_log_may_lack_its_seal_and_nothing_else() {
    let lines: Vec<&str> = V3.lines().collect();
    let (seal, open) = lines.split_last().unwrap();
    let open = open.join("\n");
    assert_eq!(Log::read_open(&open).unwrap(), sample());
    assert_eq!(Log::<Toy>::read_open(lines[0]).unwrap().entries(), []);
    let error_of = |text: &str| Log::<Toy>::read_open(text).expect_err("the text is damaged").to_string();
    assert_eq!(error_of(""), "the log is empty");
    assert!(error_of(&open[..open.len() - 1]).contains(" is damaged: "), "half a line");
    assert!(error_of(&format!("{open}\n{}", &seal[..seal.len() / 2])).contains(" is damaged: "), "half a seal");
    assert!(error_of(&format!("{open}\n\n")).contains(" is damaged: "), "a line with nothing on it");
    let gap = [&lines[..3], &lines[4..lines.len() - 1]].concat().join("\n");
    assert_eq!(error_of(&gap), "line 4 is damaged: here belongs entry 2, and this is entry 3");
    let changed = V3.replacen("\"revealed\":false", "\"revealed\":true", 1);
    assert!(error_of(&changed).starts_with("the log was changed after it was written"), "a seal that does not fit");
}

#[test]
fn another_version_of_rules_or_packs_is_named() {
    let wrong = |change: fn(&mut Log<Toy>)| {
        let mut log = sample();
        change(&mut log);
        replay(&Toy::default(), &log).expect_err("it does not fit").to_string()
    };
    assert_eq!(
        wrong(|log| log.header.rules = 7),
        "the game was played with rules version 7, and these are version 1; it can only be watched"
    );
    assert_eq!(
        wrong(|log| log.header.packs[0].hash = Some("0ld".to_owned())),
        "the game was played with other content: pack `toy-core` 1.0.0 has other cards here"
    );
    assert_eq!(
        wrong(|log| log.header.packs[0].hash = None),
        "the game was played with other content: which cards pack `toy-core` 1.0.0 had is not known"
    );
    assert_eq!(
        wrong(|log| {
            log.header.packs[0].version = "0.9".to_owned();
            log.header.packs[0].hash = Some("0ld".to_owned());
        }),
        "the game was played with other content: pack `toy-core` had version 0.9 and has version 1.0.0 here"
    );
    assert_eq!(
        wrong(|log| log.header.packs[0].id = "toy-more".to_owned()),
        "the game was played with other content: pack `toy-more` 1.0.0 is missing here; \
         pack `toy-core` 1.0.0 was not in use"
    );
    assert_eq!(
        wrong(|log| log.header.secret = None),
        "the log does not hold its secret, so the game can only be watched"
    );
    assert!(wrong(|log| log.header.secret = Some(Secret::from_number(99))).starts_with("the secret is not the one"));
    assert_eq!(wrong(|log| log.header.setup.seats = 9).split(':').next(), Some("the game cannot be set up so"));
    let mut log = sample();
    log.header.rules = 7;
    let watched = Log::<Toy>::read(log.write().unwrap()).unwrap();
    assert!(watched.entries()[0].events_for(Viewer::Spectator).count() > 0, "its events are there to be watched");
    assert!(Replay::with_other_rules(&Toy::default(), &log).unwrap().finish().is_ok(), "the hashes are what counts");
}

/// A log with one thing changed and sealed anew, as a cheat would do it.
fn forged(change: impl FnOnce(&mut Vec<serde_json::Value>)) -> Log<Toy> {
    let text: Vec<&str> = V3.lines().collect();
    let mut entries: Vec<serde_json::Value> = text[1..text.len() - 1]
        .iter()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("the sample is JSON")["entry"].clone())
        .collect();
    change(&mut entries);
    let mut forged = text[0].to_owned();
    for entry in entries {
        forged += &format!("\n{}", serde_json::json!({ "entry": entry }));
    }
    Log::read_damaged(forged).expect("only entries were changed").log
}

fn divergence(log: &Log<Toy>) -> (u32, Diverging) {
    match replay(&Toy::default(), log) {
        Err(ReplayError::Diverged(divergence)) => (divergence.entry, divergence.what),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_replay_stops_at_the_first_difference_and_names_it() {
    let log = sample();
    let find = |what: &dyn Fn(&Kind<crate::toy::Choice>) -> bool| {
        log.entries().iter().position(|entry| what(&entry.kind)).unwrap()
    };
    let rolled = log.entries().iter().position(|entry| matches!(entry.outcomes[..], [Outcome::Rolled(_)])).unwrap();
    let hash = forged(|entries| entries[3]["hash"] = serde_json::to_value(StateHash([0; 16])).unwrap());
    assert_eq!(divergence(&hash), (3, Diverging::Hash));
    assert!(replay(&Toy::default(), &hash).unwrap_err().to_string().starts_with(
        "entry 3 goes differently: the hash of the state should be \"00000000000000000000000000000000\", but found "
    ));
    let die = forged(|entries| entries[rolled]["outcomes"][0]["rolled"][0] = 7.into());
    assert_eq!(divergence(&die), (rolled as u32, Diverging::Outcomes));
    let told = forged(|entries| entries[0]["events"] = serde_json::json!([]));
    assert_eq!(divergence(&told), (0, Diverging::Events));
    let shown = forged(|entries| entries[2]["revealed"] = (!log.entries()[2].revealed).into());
    assert_eq!(divergence(&shown), (2, Diverging::Revealed));
    let moved = find(&|kind| matches!(kind, Kind::Move { answer: Answer::One(_), .. }));
    let other = forged(|entries| entries[moved]["kind"]["move"]["answer"] = serde_json::json!({ "amount": 3 }));
    assert_eq!(divergence(&other), (moved as u32, Diverging::Kind));
    let seat = forged(|entries| entries[moved]["kind"]["move"]["seat"] = 5.into());
    assert_eq!(divergence(&seat), (moved as u32, Diverging::Kind));
    let vote = find(&|kind| matches!(kind, Kind::Undo { epoch: true, .. }));
    let fished = forged(|entries| entries[vote]["kind"]["undo"]["epoch"] = false.into());
    assert_eq!(divergence(&fished), (vote as u32, Diverging::Kind));
    let alone = forged(|entries| entries[vote]["kind"]["undo"]["by"] = serde_json::json!({ "seat": 0 }));
    assert_eq!(divergence(&alone), (vote as u32, Diverging::Kind));
}

#[test]
fn a_replay_can_be_watched_step_by_step() {
    let log = sample();
    let toy = Toy::default();
    let mut replay = Replay::new(&toy, &log).unwrap();
    let mut steps = 0;
    while let Some(step) = replay.step() {
        let entry = step.unwrap();
        assert_eq!(entry.number, steps);
        assert_eq!(StateHash::of(replay.table().state()).unwrap(), entry.hash);
        steps += 1;
        assert_eq!(replay.left(), log.entries().len() - steps as usize);
    }
    assert!(replay.table().is_over());
    assert_eq!(steps as usize, log.entries().len());
}

#[test]
fn what_is_left_of_a_cut_log_can_be_read_and_continued() {
    let whole = sample();
    for end in 0..V3.len() {
        let cut = &V3.as_bytes()[..end];
        let complete = cut.iter().filter(|byte| **byte == b'\n').count();
        match Log::<Toy>::read_damaged(cut) {
            Err(LogError::Empty | LogError::NotALog(_)) => assert!(complete == 0 && Log::<Toy>::read(cut).is_err()),
            Err(other) => panic!("{other}"),
            Ok(salvaged) => {
                // Only the last line end may be missing.
                assert_eq!(salvaged.damage.is_none(), end == V3.len() - 1);
                assert_eq!(salvaged.damage.is_some(), Log::<Toy>::read(cut).is_err());
                let entries = salvaged.log.entries();
                assert!(entries.len() + 1 >= complete);
                assert_eq!(entries, &whole.entries()[..entries.len()]);
            }
        }
    }
    let half: Vec<&str> = V3.lines().take(9).collect();
    let salvaged = Log::<Toy>::read_damaged(half.join("\n")).unwrap();
    assert_eq!(salvaged.damage, Some(LogError::CutOff { line: 9 }));
    let table = Replay::new(&Toy::default(), &salvaged.log).unwrap().finish().map(|table| table.save().unwrap());
    assert_eq!(Log::<Toy>::read(table.unwrap()).unwrap(), salvaged.log);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Log::<Toy>::read(&bytes).is_err());
        let _ = Log::<Toy>::read_damaged(&bytes);
    }

    /// A changed log is never taken for the one that was written.
    #[test]
    fn mutated_logs_never_panic(version in 0..3usize, changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3u8), 1..6)) {
        let original = [V1, V2, V3][version];
        let mut bytes = original.as_bytes().to_vec();
        for (at, byte, how) in changes {
            let at = at.index(bytes.len());
            // Digits turn numbers into other numbers, which gets further than noise.
            match how {
                0 => bytes[at] = byte,
                1 => bytes[at] = b'0' + byte % 10,
                _ => { bytes.remove(at); }
            }
        }
        if let Ok(salvaged) = Log::<Toy>::read_damaged(&bytes) {
            let _ = replay(&Toy::default(), &salvaged.log);
            if version > 0 && salvaged.damage.is_none() {
                prop_assert_eq!(salvaged.log, Log::read(original).unwrap());
            }
        }
    }

    /// A game that is kept entry by entry comes back at every entry, and with half a line never.
    #[test]
    fn a_log_written_piece_by_piece_comes_back(number in any::<u64>(), cut in any::<prop::sample::Index>()) {
        let table = random_game(number);
        let log = table.log();
        let whole = log.write().unwrap();
        let mut text = log.header_line().unwrap();
        for entry in log.entries() {
            text.push('\n');
            text.push_str(&log.entry_line(entry.number).unwrap().unwrap());
            let kept = Log::<Toy>::read_open(&text).unwrap();
            prop_assert_eq!(kept.entries(), &log.entries()[..=entry.number as usize]);
        }
        prop_assert_eq!(log.entry_line(log.next_number()).unwrap(), None);
        prop_assert!(whole.starts_with(&text));
        prop_assert_eq!(&Log::read_open(&text).unwrap(), log);
        prop_assert_eq!(&Log::read_open(&whole).unwrap(), log);
        let loaded = Table::load_open(Arc::clone(table.game()), &text).unwrap();
        prop_assert_eq!(loaded.state(), table.state());
        prop_assert_eq!(loaded.save().unwrap(), whole.clone());

        let cut = cut.index(whole.len());
        let at_a_line_end = cut > 0 && (whole.as_bytes()[cut] == b'\n' || whole.as_bytes()[cut - 1] == b'\n');
        prop_assert_eq!(Log::<Toy>::read_open(&whole.as_bytes()[..cut]).is_ok(), at_a_line_end);
    }

    #[test]
    fn random_games_come_back(number in any::<u64>()) {
        let table = random_game(number);
        let text = table.save().unwrap();
        let loaded = Table::load(Arc::clone(table.game()), &text).unwrap();
        prop_assert_eq!(loaded.state(), table.state());
        prop_assert_eq!(loaded.save().unwrap(), text);
    }
}
