//! A report, or a saved game, becomes an example that fails until a person finishes it.

use std::fs;

use crate::common::{bottlecap, temporary};

/// A finished game of two bots, saved.
fn saved(name: &str) -> String {
    let file = temporary(name);
    let seats = ["play", "shelter", "--seed", "11", "--seats", "bot:random,bot:random", "--save", &file];
    bottlecap(&seats, "").good();
    file
}

#[test]
fn a_report_becomes_an_example_that_a_person_finishes() {
    let log = fs::read_to_string(saved("reported.jsonl")).unwrap();
    let report = temporary("report.jsonl");
    let head = r#"{"report":1,"said":"Mein \"Zug\" ging verloren.\nWirklich.","entry":40}"#;
    fs::write(&report, format!("{head}\n{log}")).unwrap();
    let made = temporary("made.kdl");
    let out = bottlecap(&["example", "from", &report, "--moves", "4", "--out", &made], "").good();
    assert!(out.contains("made.kdl") && out.contains("reported"), "{out}");
    let text = fs::read_to_string(&made).unwrap();
    assert!(text.contains("title \"Reported: Mein \\\"Zug\\\" ging verloren.\"\n"), "{text}");
    assert!(text.contains("title-ru \"Сообщение: Mein "), "{text}");

    let failed = bottlecap(&["example", "run", &made], "");
    assert!(failed.out.contains("Mein \"Zug\" ging verloren."), "{}", failed.out);
    assert!(failed.out.contains("1 example"), "{}", failed.out);
    let (story, _) = text.split_once("\nthen {").unwrap();
    fs::write(&made, format!("{story}\nthen {{\n    supply cubes=200\n}}\n")).unwrap();
    let wrong = bottlecap(&["example", "run", &made], "");
    assert!(wrong.out.contains("cubes"), "only the fact is wrong: {}", wrong.out);
    assert!(!wrong.out.contains("reported"), "{}", wrong.out);
}

#[test]
fn a_saved_game_becomes_an_example_too() {
    let file = saved("plain.jsonl");
    let out = bottlecap(&["example", "from", &file, "--lang", "ru"], "").good();
    assert!(out.contains("title-ru \"Сообщение: здесь что-то не так\""), "{out}");
    assert!(out.contains("title \"Reported: something is wrong here\""), "{out}");
    assert!(out.contains("when {") && out.contains("reported \"здесь что-то не так\""), "{out}");
}

#[test]
fn what_cannot_be_told_is_said_in_one_sentence() {
    let file = saved("untold.jsonl");
    let log = fs::read_to_string(&file).unwrap();
    let failing = |text: String| {
        fs::write(&file, text).unwrap();
        bottlecap(&["example", "from", &file], "").bad()
    };
    assert!(failing(format!("{{\"report\":1,\"said\":\"\",\"entry\":99999}}\n{log}")).contains("no entry 99999"));
    assert!(failing(format!("{{\"report\":9}}\n{log}")).contains("format 9"));
    assert!(failing("hello\n".to_owned()).contains("this is no saved game"));
}
