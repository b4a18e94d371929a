//! Simulations say the same again, on any number of threads.

use crate::common::{bottlecap, with_environment};

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let arguments = ["simulate", "shelter", "--players", "3", "--games", "40", "--seed", "7", "--json"];
    let run = |threads| with_environment(&arguments, "", &[("RAYON_NUM_THREADS", threads)]).good();
    let one = run("1");
    assert_eq!(one, run("3"));
    let numbers: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(numbers["games"], 40);
    assert_eq!(numbers["faults"], serde_json::json!([]));
    let wins: f64 = numbers["wins_by_seat"].as_array().unwrap().iter().filter_map(|share| share.as_f64()).sum();
    assert!((wins - 1.0).abs() < 0.001, "{wins}");
    let ends = numbers["ends"].as_object().unwrap().values().filter_map(|times| times.as_u64()).sum::<u64>();
    assert_eq!(ends, 40);
    let other = bottlecap(&[&arguments[..7], &["8", "--json"]].concat(), "").good();
    assert_ne!(one, other);
}

#[test]
fn levels_change_seats_and_the_better_one_wins() {
    let arguments = ["simulate", "shelter", "--players", "2", "--games", "6", "--bots", "random,steady", "--json"];
    let numbers: serde_json::Value = serde_json::from_str(&bottlecap(&arguments, "").good()).unwrap();
    assert!(numbers["wins_by_bot"][1].as_f64().unwrap() > 0.8, "{numbers}");
}

#[test]
fn people_get_a_summary_in_their_language() {
    let out = bottlecap(&["simulate", "shelter", "--games", "20", "--option", "round-limit=a:3"], "").good();
    for expected in ["Wins by turn order", "Cards never used", "games per second", "round limit 100.0%"] {
        assert!(out.contains(expected), "{expected:?} is missing in {out}");
    }
    let out = with_environment(&["simulate", "shelter", "--games", "20"], "", &[("LC_ALL", "ru_RU.UTF-8")]).good();
    assert!(out.contains("Победы по местам") && !out.contains('{'), "{out}");
}
