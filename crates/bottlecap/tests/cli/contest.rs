//! Tournaments and duels, also with programs that hold a seat.

use std::{path::Path, process::Command};

use serde_json::Value;

use crate::common::{bottlecap, temporary, with_environment};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn a_tournament_rates_everybody_and_comes_to_the_same_on_any_number_of_threads() {
    let chart = temporary("ratings.svg");
    let arguments =
        ["tournament", "shelter", "random", "novice", "iterations:40", "--games", "6", "--json", "--chart", &chart];
    let run = |threads| with_environment(&arguments, "", &[("RAYON_NUM_THREADS", threads)]).good();
    let one = run("1");
    assert_eq!(one, run("3"));
    let numbers = json(&one);
    assert_eq!(numbers["pairs"].as_array().unwrap().len(), 3);
    let rating = |at: usize| numbers["contestants"][at]["rating"].as_f64().unwrap();
    assert!(rating(0) == 0.0 && rating(1) > 0.0 && rating(2) > 100.0, "{numbers}");
    for pair in numbers["pairs"].as_array().unwrap() {
        let games = ["won", "even", "lost"].iter().map(|key| pair[key].as_u64().unwrap()).sum::<u64>();
        assert_eq!(games, 6, "{pair}");
    }
    let svg = std::fs::read_to_string(chart).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains(">iterations:40<"), "{svg}");
}

#[test]
fn people_read_a_tournament_in_their_language() {
    let arguments = ["tournament", "shelter", "random", "novice", "--games", "2"];
    let out = bottlecap(&arguments, "").good();
    assert!(out.contains("Shelter, 2 players, 2 games of each pair") && out.contains("novice – random: "), "{out}");
    let out = bottlecap(&[&arguments[..], &["--lang", "ru"]].concat(), "").good();
    assert!(out.contains("партий в каждой паре: 2") && !out.contains('{'), "{out}");
}

#[test]
fn a_duel_ends_when_the_answer_is_clear() {
    let numbers = json(&bottlecap(&["duel", "shelter", "steady", "random", "--json"], "").good());
    assert_eq!(numbers["answer"], "above");
    let games = ["won", "even", "lost"].iter().map(|key| numbers[key].as_u64().unwrap()).sum::<u64>();
    assert!((4..200).contains(&games), "{numbers}");
    assert!(numbers["interval"][0].as_f64().unwrap() > 0.5, "{numbers}");
    let out = bottlecap(&["duel", "shelter", "random", "steady"], "").good();
    assert!(out.starts_with("random gets less than 50.0% of the points against steady.\n"), "{out}");
    let out = bottlecap(&["duel", "shelter", "random", "random", "--games", "4"], "").good();
    assert!(out.starts_with("It stays unclear") && out.contains("4 games"), "{out}");
}

#[test]
fn a_program_holds_a_seat_to_the_end_of_a_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let player = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/player.py");
    let program = format!("program:python3 {}", player.display());
    for game in ["shelter", "wasteland"] {
        let ran = bottlecap(&["duel", game, &program, "random", "--games", "2", "--json"], "");
        assert_eq!(ran.err.matches("places: [").count(), 2, "{}", ran.err);
        let numbers = json(&ran.good());
        assert_eq!(["won", "even", "lost"].iter().map(|key| numbers[key].as_u64().unwrap()).sum::<u64>(), 2);
    }
}

#[test]
fn who_cannot_take_part_is_told_why() {
    for (one, expected) in [
        ("godlike", "'godlike' can’t take part: write a level (random, novice, steady, sharp, ruthless), iterations:N"),
        ("iterations:none", "'iterations:none' lacks a valid number"),
        ("program:no/such/program", "cannot start the program 'no/such/program'"),
        ("program:true", "the program 'true' ended before the game did"),
        (
            "program:echo {\"index\":999}",
            "the program 'echo {\"index\":999}' answered {\"index\":999}: there is no such option",
        ),
        ("program:echo hello", "the program 'echo hello' answered hello: "),
    ] {
        let error = bottlecap(&["duel", "shelter", one, "random", "--games", "2"], "").bad();
        assert!(error.contains(expected), "{expected:?} is missing in {error}");
    }
    let error = bottlecap(&["tournament", "shelter", "random"], "").bad();
    assert!(error.contains("at least two contestants"), "{error}");
}
