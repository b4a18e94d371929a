//! Saved games are shown and checked; what was tampered with is found.

use std::fs;

use crate::common::{bottlecap, temporary};
use sha2::{Digest, Sha256};

/// A finished game of two bots, saved.
fn saved(name: &str) -> String {
    let file = temporary(name);
    let seats = ["play", "shelter", "--seed", "9", "--seats", "bot:random,bot:random", "--save", &file];
    bottlecap(&seats, "").good();
    file
}

/// The log with one line changed and a new seal, as somebody would do it who knows the format.
fn resealed(text: &str, change: impl Fn(usize, &str) -> String) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let (_, lines) = lines.split_last().expect("a last line");
    let mut body = String::new();
    for (at, line) in lines.iter().enumerate() {
        body.push_str(&change(at, line));
        body.push('\n');
    }
    let seal = hex::encode(Sha256::digest(body.as_bytes()));
    format!("{body}{{\"end\":{{\"entries\":{},\"sha256\":\"{seal}\"}}}}\n", lines.len() - 1)
}

#[test]
fn a_saved_game_is_told_and_verified() {
    let file = saved("told.jsonl");
    let out = bottlecap(&["replay", &file], "").good();
    assert!(out.contains("   0  The game begins\n"), "{out}");
    assert!(out.lines().any(|line| line.starts_with("   1  Red: ") || line.starts_with("   1  Blue: ")), "{out}");
    assert!(out.lines().last().unwrap().starts_with("Verified: the secret fits the commitment "), "{out}");
    let out = bottlecap(&["replay", &file, "--step", "2", "--lang", "ru"], "").good();
    assert!(out.contains("УБЕЖИЩЕ") && out.contains("Проверено") && !out.contains("   3  "), "{out}");
    let out = bottlecap(&["replay", &file, "--watch"], "\n\n").good();
    assert!(out.contains("(Enter)") && out.contains("Verified"), "{out}");
    let missing = bottlecap(&["replay", &file, "--step", "99999"], "").bad();
    assert!(missing.contains("there is no entry 99999"), "{missing}");
}

#[test]
fn a_damaged_file_is_reported_in_one_sentence() {
    let file = saved("damaged.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    let report = |text: &str| {
        fs::write(&file, text).unwrap();
        bottlecap(&["replay", &file], "").bad()
    };
    assert!(report("").contains("the file is empty"));
    assert!(report("hello\n").contains("this isn’t a saved game"));
    let cut: Vec<&str> = text.lines().take(5).collect();
    assert!(report(&cut.join("\n")).contains("cut off after line 5"));
    assert!(
        report(&text.replacen("\"revealed\":false", "\"revealed\":true", 1)).contains("changed after it was written")
    );
    let torn = report(&text.replacen("\"entry\"", "\"entr", 1));
    assert!(torn.contains("line 2 is damaged"), "{torn}");
    let in_russian = |text: &str| {
        fs::write(&file, text).unwrap();
        bottlecap(&["replay", &file, "--lang", "ru"], "").bad().replace(&file, "FILE")
    };
    assert_eq!(in_russian(""), "bottlecap: FILE: файл пуст");
    assert_eq!(
        in_russian("hello\n"),
        "bottlecap: FILE: это не сохранённая партия: нужно значение (строка 1, столбец 1)"
    );
    let torn = in_russian(&text.replacen("\"entry\"", "\"other\"", 1));
    assert!(torn.starts_with("bottlecap: FILE: строка 2 повреждена: неизвестное слово `other`, нужно: "), "{torn}");
}

#[test]
fn the_first_divergence_is_named() {
    let file = saved("tampered.jsonl");
    let text = fs::read_to_string(&file).unwrap();
    let report = |at: usize, from: &str, to: &str| {
        let changed = resealed(&text, |line, old| if line == at { old.replacen(from, to, 1) } else { old.to_owned() });
        assert_ne!(changed, text, "{from} is not in line {at}");
        fs::write(&file, changed).unwrap();
        bottlecap(&["replay", &file], "").bad()
    };
    assert_eq!(resealed(&text, |_, line| line.to_owned()), text);
    let revealed = report(4, "\"revealed\":false", "\"revealed\":true");
    assert!(revealed.contains("entry 3 goes differently: whether something was revealed"), "{revealed}");
    let hash = report(6, "\"hash\":\"", "\"hash\":\"00000000000000000000000000000000\",\"x\":\"");
    assert!(hash.contains("line 7 is damaged"), "{hash}");
    let promise = report(0, "\"commitment\":\"", "\"commitment\":\"00");
    assert!(promise.contains("this isn’t a saved game") || promise.contains("promised"), "{promise}");
    let secret = report(0, "\"secret\":\"09", "\"secret\":\"0a");
    assert!(secret.contains("the secret isn’t the one that was promised"), "{secret}");
}

#[test]
fn a_second_look_names_the_moves_that_cost_most() {
    let file = temporary("reviewed.jsonl");
    let seats = ["play", "shelter", "--seed", "9", "--seats", "bot:steady,bot:random", "--save", &file];
    bottlecap(&seats, "").good();
    let review = |more: &[&str]| bottlecap(&[&["review", &file, "--level", "novice"], more].concat(), "");
    let out = review(&["--moves", "3"]).good();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "The 3 moves that cost the most, and what would have been better:", "{out}");
    assert_eq!(lines.len(), 1 + 2 * 3, "{out}");
    assert!(lines[2].trim_start().starts_with("better: "), "{out}");
    // The number of the entry leads to the move in the replay.
    let (entry, told) = lines[1].split_once("  ").expect("a number");
    let replayed = bottlecap(&["replay", &file, "--step", entry], "").good();
    let player = told.split(':').next().expect("a player");
    assert!(replayed.contains(&format!("{entry}  {player}: ")), "{told}\n{replayed}");
    let second = review(&["--player", "2", "--lang", "ru"]).good();
    assert!(second.contains("лучше: ") && !second.contains("Красный: "), "{second}");
    assert!(review(&["--player", "3"]).bad().contains("there is no player 3; 2 play"));
    let blind = bottlecap(&["review", &file, "--level", "random"], "").bad();
    assert!(blind.contains("name another level"), "{blind}");
}
