//! Lessons report what is wrong with them: what is written, moves, facts and texts.

use std::{path::Path, sync::Arc};

use harness::example::check_lessons;
use pack::{Lang, PackFiles, Source, load_folder};
use shelter::{Shelter, reading};

const ENGLISH: &str = "lesson-first = First\n    .about = A start.\nlesson-first-hello = Welcome.\n";
const RUSSIAN: &str = "lesson-first = Первый\n    .about = Начало.\nlesson-first-hello = Здравствуйте.\n";

/// The core pack with one lesson of ours.
fn files(lesson: &str, english: &str, russian: &str) -> PackFiles {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
    let PackFiles { manifest, data, texts, .. } = load_folder(&folder).expect("the core pack lies in packs/");
    let mut sources = vec![manifest];
    sources.extend(data);
    sources.extend(texts.into_iter().map(|text| text.source));
    sources.push(Source::new("lessons/1.kdl", lesson));
    sources.push(Source::new("text/en/lessons.ftl", english));
    sources.push(Source::new("text/ru/lessons.ftl", russian));
    PackFiles::sort("pack", sources).expect("the files of a pack")
}

fn report(lesson: &str, english: &str, russian: &str) -> String {
    let files = files(lesson, english, russian);
    let (content, _) = reading::read(std::slice::from_ref(&files)).expect("a pack without mistakes");
    check_lessons(&Arc::new(Shelter::new(content)), &files, &Lang::ALL, &|id| id != "X-NO-01", None).to_string()
}

/// A lesson that holds, with places for a mistake.
fn lesson(head: &str, when: &str, then: &str) -> String {
    format!("game shelter\nlesson first{head}\nwhen {{\nsay hello\n{when}\n}}\nthen {{\n{then}\n}}\n")
}

#[test]
fn a_lesson_is_played_with_the_cards_of_its_pack() {
    assert_eq!(report(&lesson("", "A places diner.left; A takes food", "A food=3"), ENGLISH, RUSSIAN), "");
}

#[test]
fn lessons_are_neither_cards_nor_texts_of_cards() {
    let files = files(&lesson("", "A passes", "turn B"), ENGLISH, RUSSIAN);
    assert_eq!((files.lessons.len(), files.lesson_texts.len()), (1, 2));
    assert!(files.data.iter().all(|source| !source.name.starts_with("lessons/")));
    assert!(files.texts.iter().all(|text| !text.source.name.ends_with("lessons.ftl")));
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let cases = [
        ("", "A places elevator.A", "turn B", "pack/lessons/1.kdl:5:1: error: the move is refused: S-RULING-40"),
        ("", "A passes", "turn A", "pack/lessons/1.kdl:8:6: error: expected A, found B"),
        ("", "say hello rule=X-NO-01; A passes", "turn B", "1.kdl:5:16: error: there is no rule 'X-NO-01'"),
        ("", "say other; A passes", "turn B", "1.kdl:5:1: error: there is no English text 'lesson-first-other'"),
        ("", "say other; A passes", "turn B", "1.kdl:5:1: error: there is no Russian text 'lesson-first-other'"),
        ("", "say; A passes", "turn B", "1.kdl:5:1: error: "),
        ("", "say Hello; A passes", "turn B", "1.kdl:5:5: error: 'Hello' cannot be a name"),
        ("", "say hello loud=1; A passes", "turn B", "1.kdl:5:11: error: "),
        ("\nproves S-ROUND-01", "A passes", "turn B", "1.kdl:3:1: error: a lesson has no 'proves'"),
        ("\nroom den { price ? }", "A passes", "turn B", "1.kdl:3:1: error: a lesson has no 'room'"),
        (" minutes=3", "A passes", "turn B", "1.kdl:2:"),
    ];
    for (head, when, then, expected) in cases {
        let found = report(&lesson(head, when, then), ENGLISH, RUSSIAN);
        assert!(found.contains(expected), "{when}: expected {expected}, found {found}");
    }
    let silent = "game shelter\nlesson first\nwhen { A passes }\nthen { turn B }\n";
    assert!(report(silent, ENGLISH, RUSSIAN).contains("this lesson says nothing"));
    let no_lesson = "game shelter\ntitle \"x\"\nproves S-PASS-01\nwhen { A passes }\nthen { turn B }\n";
    assert!(report(no_lesson, ENGLISH, RUSSIAN).contains("this is not a lesson"));
}

#[test]
fn texts_are_in_every_language_used_and_short() {
    let good = lesson("", "A passes", "turn B");
    let found = report(&good, ENGLISH, "lesson-first = Первый\n    .about = Начало.\n");
    assert!(found.contains("there is no Russian text 'lesson-first-hello'"), "{found}");
    let found = report(&good, &format!("{ENGLISH}lesson-first-bye = Bye.\n"), RUSSIAN);
    assert!(found.contains("nothing uses the text 'lesson-first-bye'"), "{found}");
    let long = "word ".repeat(46);
    let found = report(&good, &ENGLISH.replace("Welcome.", long.trim()), RUSSIAN);
    assert!(
        found.contains("warning: the English text 'lesson-first-hello' has 46 words; expected at most 45"),
        "{found}"
    );
}

#[test]
fn an_example_says_nothing_and_a_lesson_is_not_run_alone() {
    let example = "game shelter\ntitle \"x\"\nproves S-PASS-01\nwhen {\nsay hello\nA passes\n}\nthen { turn B }\n";
    let read = |text: &str| shelter::example::Example::read("x.kdl", text);
    assert!(read(example).err().unwrap().to_string().contains("x.kdl:5:1: error: only a lesson says something"));
    let alone = read(&lesson("", "A passes", "turn B")).unwrap().run().err().unwrap().to_string();
    assert!(alone.contains("a lesson is played with the cards of its pack"), "{alone}");
}

#[test]
fn the_lesson_in_the_guide_holds() {
    let guide = include_str!("../../../docs/lessons.md");
    let block =
        |kind: &str| guide.split(&format!("```{kind}\n")).nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(report(block("kdl"), block("ftl"), block("ftl")), "");
}
