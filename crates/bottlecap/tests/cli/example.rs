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
    assert!(failing("hello\n".to_owned()).contains("this isn’t a saved game"));
}

#[cfg(unix)]
#[test]
fn whoever_reads_may_stop_and_folders_may_be_odd() {
    use std::{
        io::Read,
        os::unix::fs::{PermissionsExt, symlink},
        path::Path,
        process::{Command, Stdio},
    };
    let folder = temporary("odd-folder");
    drop(fs::remove_dir_all(&folder));
    let inside = |name: &str| Path::new(&folder).join(name);
    fs::create_dir_all(inside("closed")).unwrap();
    let text = "game shelter\ntitle x\nproves S-ROUND-01\nthen { round 2 }\n";
    fs::write(inside("good.kdl"), text).unwrap();
    symlink("..", inside("closed").join("back")).unwrap();
    symlink("nowhere", inside("lost.kdl")).unwrap();
    symlink("itself.kdl", inside("itself.kdl")).unwrap();
    let ran = bottlecap(&["example", "run", &folder], "");
    assert!(ran.out.contains("3 examples") && ran.out.contains("lost.kdl"), "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains("good.kdl"), "{}", ran.out);

    fs::set_permissions(inside("closed"), PermissionsExt::from_mode(0o000)).unwrap();
    // Whoever may read everything reads this too.
    let is_closed = fs::read_dir(inside("closed")).is_err();
    let ran = bottlecap(&["example", "run", &folder], "");
    fs::set_permissions(inside("closed"), PermissionsExt::from_mode(0o755)).unwrap();
    assert_eq!(ran.out.contains("closed"), is_closed, "{}{}", ran.out, ran.err);
    assert_eq!(ran.err, "");

    let mut command = Command::new(env!("CARGO_BIN_EXE_bottlecap"));
    command.args(["example", "run", &folder, "--json"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((said.as_str(), child.wait().unwrap().code()), ("", Some(0)));
}
