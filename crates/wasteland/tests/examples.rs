//! Every example of the rulebook holds, and examples report what is wrong with them, with the line and what was
//! expected.

use std::{fs, path::Path};

use wasteland::example::Example;

const READABLE: &str = "the examples can be read";

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// All example files below a folder, with their names from there.
fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect(READABLE).map(|entry| entry.expect(READABLE).path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "kdl") {
            let name = path.strip_prefix(root()).expect("it lies below").display().to_string();
            found.push((name, fs::read_to_string(&path).expect(READABLE)));
        }
    }
}

/// What running an example reports; nothing when it holds.
fn report(name: &str, text: &str) -> String {
    let result = Example::read(name, text).and_then(|example| example.run());
    result.err().map(|mistakes| mistakes.to_string()).unwrap_or_default()
}

#[test]
fn every_example_holds_and_can_be_tried_out() {
    let mut found = Vec::new();
    files(&root().join("examples/wasteland"), &mut found);
    assert!(!found.is_empty());
    let reports: Vec<String> =
        found.iter().map(|(name, text)| report(name, text)).filter(|report| !report.is_empty()).collect();
    assert!(reports.is_empty(), "\n{}\n", reports.join("\n"));
    for (name, text) in &found {
        let example = Example::read(name, text).unwrap();
        assert!(example.table().is_ok() || text.contains("setup-refused"), "{name}");
    }
}

/// The blocks of the guide that are marked as examples.
#[test]
fn every_example_in_the_guide_holds() {
    let page = fs::read_to_string(root().join("docs/examples.md")).unwrap();
    let blocks: Vec<&str> =
        page.split("```kdl wasteland\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0)).collect();
    assert!(blocks.len() > 2);
    for block in blocks {
        assert_eq!(report("docs/examples.md", block), "", "{block}");
    }
}

/// An example with a place for a mistake in each part.
fn example(given: &str, when: &str, then: &str) -> String {
    format!(
        "title \"A test\"\n\
         weapon knife home=loot value=2 {{ letters S }}\n\
         given {{\nenemy critter-1 at=camp.a\n{given}\n}}\n\
         when {{\n{when}\n}}\n\
         then {{\n{then}\n}}\n"
    )
}

fn said(given: &str, when: &str, then: &str) -> String {
    report("test.kdl", &example(given, when, then))
}

#[test]
fn a_true_example_holds() {
    assert_eq!(said("dice 1 6 6", "A fights critter-1", "A kills=\"critter=1\" hp=16 peg=S"), "");
    assert_eq!(said("A hp=3\nA caps=2", "A moves", "A hp=3 { caps 2 }"), "");
}

#[test]
fn what_does_not_hold_is_named_with_its_line() {
    let cases = [
        ("A hp=9", "test.kdl:11:6: error: hp is 16"),
        ("turn B", "test.kdl:11:6: error: 'B': it is A"),
        ("refused A moves", "test.kdl:11:1: error: the move is legal"),
        ("offered A camps", "the move is refused: W-CAMP-05 (EnemyHere(0))"),
        ("refused A camps rule=W-CAMP-01", "refused for another reason: W-CAMP-05 (EnemyHere(0))"),
        ("event killed seat=A", "this did not happen; what happened: [move-action points=2 seat=A]"),
        ("event move-action times=2", "it happened 1 times"),
        ("no-event move-action", "this did happen"),
        ("events turn-began move-action", "not in this order; the order was move-action"),
        ("choices A moves", "the choices are: A steps camp.b"),
        ("over", "the game is not over"),
        ("sees B { A caps=4 }", "caps is 0"),
        ("enemy critter-2", "the enemies on the map are: critter-1 at=camp.a"),
        ("space camp.a enemies=none", "enemies is critter-1"),
        ("deck loot left=3", "left is 13"),
        ("setup-refused", "the set-up was not refused"),
    ];
    for (then, expected) in cases {
        let found = said("", "A moves", then);
        assert!(found.contains(expected), "{then}: {found}");
    }
}

#[test]
fn a_move_that_is_refused_stops_the_story() {
    let found = said("", "A camps\nA moves", "A hp=9");
    assert!(found.starts_with("test.kdl:8:1: error: the move is refused: W-CAMP-05"), "{found}");
    assert!(found.contains("expected A moves; A explores lair; A fights critter-1"), "{found}");
    assert!(!found.contains("hp is"), "{found}");
}

#[test]
fn words_that_mean_nothing_are_named() {
    let cases = [
        ("A hpp=5", "", "", "unknown word 'hpp' in a survivor"),
        ("A hp=17", "", "", "expected a number from 0 to 16"),
        ("A at=camp.x", "", "", "'camp.x' is not a space on the map"),
        ("A inventory=knive", "", "", "there is no 'knive' in the box; did you mean 'knife'?"),
        ("A { inventory knife knife }", "", "", "'knife' is somewhere else already"),
        ("A exhausted=knife", "", "", "must be equipped or in the inventory"),
        ("A equipped=blank-loot-1", "", "", "there is no free slot for 'blank-loot-1'"),
        ("A traits=\"idolized vilified\"", "", "", "both sides of a trait token"),
        ("A loyal=blank-agenda-1", "", "", "'blank-agenda-1' shows no faction"),
        ("enemi critter-1 at=camp.a", "", "", "did you mean 'enemy'?"),
        ("enemy critter-1", "", "", "an enemy on the map needs a space"),
        ("turn D", "", "", "'D' is no player here; expected A, B"),
        ("A hp=5 { hp 5 }", "", "", "'hp' is said twice"),
        ("deck loot left=2\ndeck loot left=3", "", "", "'loot' is said twice"),
        ("deck lot left=2", "", "", "did you mean 'loot'?"),
        ("deck loot { top blank-asset-1 }", "", "", "does not belong in this deck"),
        ("map { place 0 0 kamp }", "", "", "there is no tile 'kamp'"),
        ("map { place 0 0 camp facedown }", "", "", "a double-sided tile is never facedown"),
        ("dice 3 4", "", "", "never happened: 2 dice, 0 shuffles"),
        ("", "A mooves", "", "'mooves' is not one of plays, picks, moves"),
        ("", "A fights", "", "it lacks its object"),
        ("", "A fights robot-1", "", "'robot-1' is not an enemy on the map"),
        ("", "A moves fast=1", "", "'fast' belongs to no move"),
        ("", "C moves", "", "'C' is no player here"),
        ("", "", "event kiled", "no event has this name; did you mean 'killed'?"),
        ("", "", "A hpp=1", "'hpp' cannot be asked of 'A'"),
        ("", "", "tern B", "did you mean 'turn'?"),
        ("", "", "deck lot left=1", "there is no such deck"),
    ];
    for (given, when, then, expected) in cases {
        let found = said(given, when, then);
        assert!(found.contains(expected), "{given} / {when} / {then}: {found}");
    }
}

#[test]
fn an_example_must_say_and_expect_something() {
    let report = |text: &str| report("test.kdl", text);
    assert!(report("given { round 2 }").contains("the example has no title"));
    assert!(report("title x").contains("the example expects nothing"));
    assert!(report("title x\nproves \"W FIGHT 1\"\nthen { over }").contains("is no rule id"));
    assert!(report("title x\noption encounter-limit z\nthen { over }").contains("one of the letters a, b"));
    assert!(report("title x\ntile west { drawing hole }\nthen { over }").contains("did you mean 'whole'?"));
}
