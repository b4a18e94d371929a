//! Every example of the rulebook holds, and examples report what is wrong with them, with the line and what was
//! expected.

#[path = "../../harness/tests/folder/mod.rs"]
mod folder;

use std::{
    path::Path,
    sync::{Arc, OnceLock},
};

use harness::example::vocabulary;
use pack::Mistakes;
use wasteland::{Wasteland, example::Example};

/// An example, with the cards of the pack that it names.
fn read(name: &str, text: &str) -> Result<Example, Mistakes> {
    static CORE: OnceLock<Arc<Wasteland>> = OnceLock::new();
    let core = || {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/wasteland-core");
        let files = pack::load_folder(&folder).expect("the core pack lies in packs/");
        let (content, _) = wasteland::reading::read(&[files]).expect("a pack without mistakes");
        Arc::new(Wasteland::new(content))
    };
    let with_pack = |pack: &str| (pack == "wasteland-core").then(|| Arc::clone(CORE.get_or_init(core)));
    Example::read(name, text).map(|example| example.with_pack(&with_pack))
}

/// What running an example reports; nothing when it holds.
fn report(name: &str, text: &str) -> String {
    let result = read(name, text).and_then(|example| example.run());
    result.err().map(|mistakes| mistakes.to_string()).unwrap_or_default()
}

#[test]
fn every_example_holds_and_can_be_tried_out() {
    for (name, text) in folder::assert_all("examples/wasteland", &report) {
        let example = read(&name, &text).unwrap();
        assert!(example.table().is_ok() || text.contains("setup-refused"), "{name}");
    }
}

/// The blocks of the guide that are marked as examples.
#[test]
fn every_example_in_the_guide_holds() {
    let page = folder::text("docs/examples.md");
    let blocks: Vec<&str> =
        page.split("```kdl wasteland\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0)).collect();
    assert!(blocks.len() > 2);
    for block in blocks {
        assert_eq!(report("docs/examples.md", block), "", "{block}");
    }
}

/// An example with a place for a mistake in each part.
fn example(given: &str, when: &str, then: &str) -> String {
    // A part in which nothing stands is a mistake of its own; the lines stay where they are.
    let when = if when.is_empty() { "\n\n".to_owned() } else { format!("when {{\n{when}\n}}") };
    let then = if then.is_empty() { "round 2" } else { then };
    format!(
        "game wasteland; title \"A test\"; proves W-ROUND-01\n\
         weapon knife home=loot value=2 {{ letters S }}\n\
         given {{\nenemy critter-1 at=camp.a\n{given}\n}}\n\
         {when}\n\
         then {{\n{then}\n}}\n"
    )
}

fn said(given: &str, when: &str, then: &str) -> String {
    report("test.kdl", &example(given, when, then))
}

#[test]
fn a_true_example_holds() {
    assert_eq!(said("dice 1 6 6", "A fights critter-1", "A kills=\"critter=1\" hp=16 peg=S"), "");
    assert_eq!(said("A hp=3 caps=2", "A moves", "A hp=3 { caps 2 }"), "");
}

#[test]
fn what_does_not_hold_is_named_with_its_line() {
    let cases = [
        ("A hp=9", "test.kdl:11:6: error: expected hp=9, found hp=16"),
        ("turn B", "test.kdl:11:6: error: expected B, found A"),
        ("refused A moves", "test.kdl:11:1: error: expected that this is refused, found that it is legal"),
        ("offered A camps", "expected that this is legal, found: W-CAMP-05 (enemy here)"),
        ("refused A camps rule=W-CAMP-01", "expected W-CAMP-01, found W-CAMP-05 (enemy here)"),
        ("event killed seat=A", "expected this event, found [move-action points=2 seat=A]"),
        ("event move-action times=2", "expected times=2, found times=1"),
        ("no-event move-action", "expected that this does not happen, found [move-action"),
        ("events turn-began move-action", "11:8: error: expected in this order, found [move-action points=2 seat=A]"),
        ("choices A moves", "expected A moves, found A steps camp.b"),
        ("over", "expected the end of the game, found that it goes on"),
        ("sees B { A caps=4 }", "expected caps=4, found caps=0"),
        ("enemy critter-2", "the enemies on the map are: critter-1 at=camp.a"),
        ("space camp.a enemies=none", "expected enemies=none, found enemies=critter-1"),
        ("deck loot left=3", "expected left=3, found left=13"),
        ("setup-refused", "expected that the rules refuse the setup, found that they accept it"),
        ("trashed blank-quest", "test.kdl:11:9: error: 'blank-quest': it is not out of the game"),
        ("out-of-game blank-quest", "test.kdl:11:13: error: 'blank-quest': it is not out of the game"),
        ("out-of-game talent-1", "'talent-1': it is not out of the game"),
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
    assert!(!found.contains("hp="), "{found}");
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
        ("turn D", "", "", "'D' is not a player here; expected A, B"),
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
        ("", "A moves fast=1", "", "'fast' means nothing in this move"),
        ("", "C moves", "", "'C' is not a player here"),
        ("", "", "event kiled", "no event has this name; did you mean 'killed'?"),
        ("", "", "A hpp=1", "'hpp' cannot be asked of 'A'"),
        ("", "", "tern B", "did you mean 'turn'?"),
        ("", "", "deck lot left=1", "there is no such deck"),
        ("", "", "trashed", "11:1: error: something is missing after '"),
        ("trun A", "", "", "expected one of players, A, B, step"),
        ("dicce 3", "", "", "did you mean 'dice'?"),
        ("", "", "enemy unicorn", "11:7: error: there is no enemy 'unicorn'"),
        ("", "", "tile unicorn faceup=#true", "11:6: error: 'unicorn' is not a tile"),
        ("", "", "reported \"\"", "11:1: error: nothing is reported"),
        ("", "", "trashed knife", "11:9: error: 'knife': no encounter or quest has this name"),
        ("", "", "not-trashed unicorn", "11:13: error: 'unicorn': no encounter or quest has this name"),
        ("", "", "out-of-game knife", "11:13: error: 'knife': nothing of this name can leave the game"),
        ("out-of-game knife", "", "", "5:13: error: no rule takes 'knife' out of the game"),
        ("out-of-game star-1", "", "", "5:13: error: no rule takes 'star-1' out of the game"),
        ("out-of-game talent-1", "", "", "5:13: error: 'talent-1' is somewhere else already"),
        ("trashed blank-quest", "", "not-trashed blank-quest", "'blank-quest': it is out of the game"),
        ("out-of-game blank-quest", "A moves", "out-of-game blank-quest\ntrashed blank-quest", ""),
    ];
    for (given, when, then, expected) in cases {
        let found = said(given, when, then);
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{given} / {when} / {then}: {found}");
    }
}

#[test]
fn an_example_must_say_and_expect_something() {
    let cases = [
        ("game wasteland; given { round 2 }", "the example has no title"),
        ("game wasteland; title x", "the example expects nothing"),
        (
            "title x; then { over }",
            "t.kdl: error: the example does not say which game it is of; expected game wasteland",
        ),
        (
            "game shelter; title x; then { over }",
            "t.kdl:1:6: error: unknown word 'shelter' in game; expected wasteland",
        ),
        ("game wasteland; title x; then { round 2 }", "t.kdl: error: the example does not say which rules it proves"),
        ("game wasteland; title x; proves \"W FIGHT 1\"; then { over }", "is not a rule id"),
        ("game wasteland; title x; option encounter-limit z; then { over }", "one of the letters a, b"),
        (
            "game wasteland; title x; proves W-ROUND-01; tile west { drawing hole }; then { over }",
            "did you mean 'whole'?",
        ),
        ("game wasteland; title x; given { round 2 }; given { round 3 }", "t.kdl:1:45: error: 'given' is said twice"),
    ];
    for (text, expected) in cases {
        let found = report("t.kdl", text);
        assert!(found.contains(expected), "{text}: {found}");
    }
}

/// What means nothing fails, where it stands.
#[test]
fn what_means_nothing_fails() {
    let cases = [
        ("", "A moves", "enemy critter-1 facedown at=camp.a", "11:17: error: 'facedown' means nothing after 'enemy'"),
        ("", "A moves", "turn A B", "11:8: error: 'B' means nothing after 'turn'"),
        ("", "A moves", "refused A camps foo", "11:17: error: 'foo' is not anything that can follow 'camps'"),
        ("", "A moves", "refused A camps at=camp.a", "11:17: error: 'at' means nothing in this move"),
        ("", "A moves", "offered A steps camp.b wth=3", "11:24: error: 'wth' means nothing in this move"),
        ("", "A moves", "no-event damaged foo=3", "11:18: error: 'damaged' has no 'foo'"),
        ("", "A moves", "no-event damaged seat=Q", "11:23: error: 'Q': 'seat' is never that"),
        ("", "A moves", "no-event enemy-appeared foe=unicorn", "'unicorn': 'foe' is never that"),
        ("", "A moves", "no-event damaged times=0", "11:18: error: 'times' cannot be asked of 'no-event'"),
        ("", "A moves", "no-enemy unicorn", "11:10: error: there is no enemy 'unicorn'"),
        ("", "A moves", "no-enemy critter-1 at=nowhere", "'nowhere' is not a space on the map"),
        ("", "A moves", "no-enemy critter-1 count=2", "11:20: error: 'count' cannot be asked of 'no-enemy'"),
        ("", "A moves", "no-enemy critter-2 facedown=yes", "'yes': 'facedown' is never that; expected one of #true"),
        ("", "A moves", "no-enemy robot", ""),
        ("", "A moves", "A", "11:1: error: this line says nothing that could be checked"),
        ("", "A moves", "deck loot", "11:1: error: this line says nothing"),
        ("", "A moves", "space camp.a", "11:1: error: this line says nothing"),
        ("", "A moves", "sees B { }", "11:1: error: this line says nothing"),
        ("chance free", "A moves", "turn A", "5:1: error: chance is said to be free"),
        ("", "A fights critter-1", "A hp=16", "8:1: error: chance decides here, and nobody has said how: 3 dice"),
        ("chance free", "A fights critter-1", "turn A", ""),
        ("shuffle nonsense", "A moves", "turn A", "5:9: error: there is no 'nonsense' in the box"),
        ("shuffle S S", "A moves", "turn A", "never happened: 0 dice, 1 shuffles"),
    ];
    for (given, when, then, expected) in cases {
        let found = said(given, when, then).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{given} / {when} / {then}: {found}");
    }
}

/// What is said of a position is so, or the example fails where it is said.
#[test]
fn nothing_in_a_position_is_changed_in_silence() {
    let shop = |n: usize| (1..=n).fold("shop".to_owned(), |line, at| format!("{line} blank-asset-{at}"));
    let (full, too_full) = (shop(4), shop(8));
    let cases = [
        (full.as_str(), ""),
        (too_full.as_str(), "5:62: error: the shop holds 4 cards"),
        ("shop blank-loot-1", "5:6: error: 'blank-loot-1' does not belong in this deck"),
        ("deck wasteland left=160", "5:21: error: expected 160 cards in this deck, found 60"),
        ("deck loot left=0 discards=77", "5:27: error: expected 77 discards, found 61"),
        ("deck loot discards=1 { discarded blank-loot-1 knife }", "5:20: error: expected 1 discards, found 2"),
        ("deck agendas left=0 discards=80", "expected 80 discards, found"),
        ("deck critter left=60", "5:19: error: expected 60 cards in this deck, found"),
        ("deck uniques discards=5", "5:23: error: expected 5 discards, found 3"),
        ("deck specials left=2 { top S P E }", "5:20: error: expected 2 cards in this deck, found 3"),
        ("deck specials left=90", "expected 90 cards in this deck, found"),
        ("deck perks left=3 discards=1", "5:28: error: this deck has no discards"),
        ("deck loot { top knife; top blank-loot-1 }", "5:24: error: 'top' is said twice"),
        ("deck loot", "5:1: error: this line says nothing"),
        ("deck loot { }", "5:1: error: this line says nothing"),
        ("power", "5:1: error: 'power' says nothing of a faction"),
        ("power moon=3", "'power' has no property 'moon'"),
        ("A", "5:1: error: this line says nothing"),
        ("A { inventory }", "5:5: error: nothing follows 'inventory'"),
        ("A inventory=\"\"", "5:3: error: nothing follows 'inventory'"),
        ("A kills=\"critter=1 critter=2\"", "'critter' is here a second time"),
        ("A explored=\"dangerous=77\"", "5:12: error: the box has 3 tiles with this back"),
        ("A explored=\"dangerous=2\"\nB explored=\"dangerous=2\"", "6:12: error: the box has 3 tiles with this back"),
        ("A explored=\"dangerous=2\"", ""),
        ("acted", "5:1: error: 'acted' lacks a player"),
        ("acted A A", "5:9: error: 'A' is here a second time"),
        ("acted B", "5:7: error: A has this turn, and is named too"),
        ("acted A B", ""),
        ("seed 7", "5:1: error: nothing is drawn from this seed; expected step new-game, chance free"),
        ("staged blank-quest markers=\"road.a road.a\"", "5:28: error: 'road.a' is here a second time"),
        // An enemy crosses facedown tiles (W-MAP-04), and the box has as many blank tokens as are named.
        ("enemy critter-2 at=pit", ""),
        ("enemy robot-2 at=road.a\nenemy robot-2 at=road.a\nenemy robot-2 at=road.a", ""),
    ];
    for (given, expected) in cases {
        let found = said(given, "", "").replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{given}: {found}");
    }
    let new = |line: &str| {
        let text = "game wasteland; title x; proves W-SETUP-01\ngiven {\nstep new-game; first-player A\nLINE\n}\nthen { asks A character }";
        report("t.kdl", &text.replace("LINE", line)).replace("t.kdl:", "")
    };
    let cases = [
        ("deck loot left=20 { top blank-loot-2 }", ""),
        ("deck loot { top blank-asset-2 }", "4:17: error: 'blank-asset-2' does not belong in this deck"),
        ("deck loot discards=2", "4:20: error: nothing is discarded in a new game"),
        ("deck wasteland left=160", "4:21: error: expected 160 cards in this deck, found 60"),
        ("deck specials left=3", "4:20: error: expected 3 cards in this deck, found 35"),
        ("deck agendas left=5", ""),
        ("seed 7", ""),
    ];
    for (line, expected) in cases {
        let found = new(line);
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{line}: {found}");
    }
}

/// Facts that could never be false, or that speak of what is not there.
#[test]
fn what_can_only_be_so_is_no_fact() {
    let cases = [
        ("offer gives=none gets=none gives-caps=0", "11:1: error: nothing of the kind is under way"),
        ("offer none", ""),
        ("no-enemy critter level=9", "11:24: error: '9': 'level' is never that; expected one of 1, 2, 3, hidden"),
        ("no-enemy critter-1 level=2", "11:26: error: '2': 'level' is never that; expected one of 1, hidden"),
        ("no-enemy critter-1 type=robot", "11:25: error: 'robot': 'type' is never that; expected critter"),
        ("no-enemy critter level=2", ""),
        ("no-enemy star level=3", ""),
        ("no-event dice-rolled dice=\"9 9 9\"", "'9 9 9': 'dice' is never that; expected one of 1, 2, 3, 4, 5, 6"),
        ("no-event dice-rolled dice=\"1 1\"", "'1 1': 'dice' is never that"),
        ("no-event dice-rolled rule=W-FIGHT-04", "'rule' cannot be asked of 'no-event'"),
        ("no-event die-turned face=77", "'77': 'face' is never that; expected one of 1, 2"),
        ("no-event die-spent die=4", "'4': 'die' is never that; expected one of 1, 2, 3"),
        ("no-event survivor-hit dice=4", "'4': 'dice' is never that"),
        ("no-event option-chosen option=99", "'99': 'option' is never that"),
        ("no-event card-used ability=99", "'99': 'ability' is never that"),
        ("no-event fight-began level=10", "'10': 'level' is never that"),
        ("no-event damaged amount=-1", "'-1': 'amount' is never that"),
        ("no-event round-began round=-4", "'-4': 'round' is never that"),
        ("no-event power-changed by=-4", ""),
        ("no-event moved node=camp", "'camp': 'node' is never that"),
        ("no-event moved node=pit", "'pit': 'node' is never that"),
        ("no-event enemy-moved node=pit", ""),
        ("no-event traded seat=A partner=A", "'A': 'partner' is never that"),
        ("no-event agendas-passed from=B to=B", "'B': 'to' is never that"),
        ("no-event traded seat=A partner=B", ""),
        ("no-event card-gained card=star-1", "'star-1': 'card' is never that"),
        ("no-event damaged seat=Z", "'Z': 'seat' is never that; expected one of A, B"),
        ("no-event enemy-lost", "no event has this name; expected one of"),
        ("sees B { sees A { A hp=16 } }", "11:10: error: 'sees' names its own viewer"),
        ("sees B { looks-same A swap=\"star-1 star-2\" }", "11:10: error: 'looks-same' names its own viewer"),
        ("sees B { not-reads A blank-quest objectives }", "11:10: error: 'not-reads' names its own viewer"),
        ("not-reads A blank-wasteland-1 options options", "11:39: error: 'options' is said twice"),
        ("reads A nosuch options", "11:9: error: there is no 'nosuch' in the box"),
        ("not-trashed blank-quest blank-quest", "11:25: error: 'blank-quest' is said twice"),
        ("A inventory=\"\"", "11:3: error: nothing follows 'inventory'"),
        ("A { inventory }", "11:5: error: nothing follows 'inventory'"),
        ("choices A", "11:1: error: no choices are named; expected A steps camp.b"),
    ];
    for (then, expected) in cases {
        let found = said("", "A moves", then).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{then}: {found}");
    }
    let twice = said("", "A ends-turn", "choices B \"moves\" \"moves\" \"moves\" \"moves\"");
    assert!(twice.contains("expected B moves; B moves"), "{twice}");
    let lost = said("deck loot discards=1 { discarded knife }", "A moves", "discarded loot knife knife");
    assert!(lost.contains("11:22: error: 'knife': expected among the discards, found knife"), "{lost}");
    let unplayed = said("", "", "no-event damaged");
    assert!(unplayed.contains("error: nothing is played before this"), "{unplayed}");
}

/// Definitions are read as in a pack, and as strictly.
#[test]
fn what_is_wrong_in_a_definition_is_named() {
    let cases = [
        ("agenda lull { row none critter }", "2:1: error: an agenda has a row of 1 to"),
        ("agenda lull { row none; row none }", "2:25: error: 'row' may be here only once"),
        (
            "quest q number=9 { objective kill robot min-level=0 { results { caps 1 } } }",
            "expected a number from 1 to 9",
        ),
        ("quest q number=9 { objective camp min-level=2 { results { caps 1 } } }", "has no property 'min-level'"),
        ("encounter e back=wasteland { option { fight robot; fight-enemy robot near } }", "an option has one task"),
        ("encounter e back=wasteland { option { fight-enemy robot } }", "2:39: error"),
        ("weapon none home=loot value=2 { letters S }", "2:8: error: 'none' means something else here"),
        ("quest hidden number=9 { objective camp { results { caps 1 } } }", "'hidden' means something else here"),
        ("tile nowhere", "2:6: error: 'nowhere' means something else here"),
        ("tile camp { drawing whole }", "test.kdl:2:1: error: the starting tile has 1 spaces"),
        ("tile deadly", "2:6: error: 'deadly' means something else here"),
    ];
    for (definition, expected) in cases {
        let text = format!("game wasteland; title x; proves W-ROUND-01\n{definition}\nthen {{ round 2 }}");
        let found = report("test.kdl", &text);
        assert!(found.contains(expected), "{definition}: {found}");
    }
}

/// Spaces that are drawn with lines are adjacent just as drawn, or the drawing is a mistake.
#[test]
fn a_map_can_be_drawn_with_lines() {
    let drawn = |definitions: &str, map: &str, then: &str| {
        let text =
            format!("game wasteland; title x; proves W-ROUND-01\n{definitions}\ngiven {{\nmap {{\n{map}\n}}\n}}");
        report("test.kdl", &format!("{text}\nthen {{\n{then}\n}}"))
    };
    assert_eq!(drawn("", "a - b - c; b - d", "space b adjacent=\"a c d\"\ndistance a d 2"), "");
    assert_eq!(drawn("", "a - b - c - a", "space a adjacent=\"b c\""), "");
    assert_eq!(drawn("", "a", "space a adjacent=none\nA at=camp.a"), "");
    let marsh = "tile marsh { space a terrain=difficult }";
    assert_eq!(drawn(marsh, "a - marsh - b", "space marsh terrain=difficult adjacent=\"a b\""), "");
    let long: Vec<String> = (0..30).map(|at| format!("s{at}")).collect();
    assert_eq!(drawn("", &long.join(" - "), "distance s0 s29 29"), "");
    let cases = [
        ("", "a - b; c - d", "5:8: error: no line leads from 'a' to 'c'"),
        ("", "a - b; a - c; a - d; a - e", "4:1: error: hexes cannot be laid out so that just these are adjacent"),
        ("", "a - b - c - d - a", "4:1: error: hexes cannot be laid out"),
        ("", "a - a", "^5:5: error: 'a' is joined with this space already"),
        ("", "a - b; b - a", "5:12: error: 'a' is joined with this space already"),
        ("", "a - b -", "5:7: error: a line joins two spaces; expected a - b - c"),
        ("", "a - b c", "5:7: error: a line joins two spaces"),
        ("", "a b - c", "unknown word 'a' in map; expected place"),
        ("", "place 0 0 camp\na - b", "unknown word 'a' in map; expected place"),
        ("", "a - b facedown=#true", "'a' has no property 'facedown'"),
        ("", "a - town", "5:5: error: 'town' has more than one space"),
        ("", "a - camp", "5:5: error: 'camp' has more than one space"),
    ];
    for (definitions, map, expected) in cases {
        let found = drawn(definitions, map, "round 2");
        // What is wrong with the lines is all that is said.
        let (alone, expected) = (expected.starts_with('^'), expected.trim_start_matches('^'));
        assert!(found.contains(expected) && (!alone || found.lines().count() == 1), "{map}: {found}");
    }
}

/// A level draws from the supply of letters, which is shuffled first.
#[test]
fn a_shuffle_names_what_is_in_the_pile() {
    let level = |shuffle: &str| {
        let given = format!("A special=\"S P\" peg=P\ndice 1 6 6\ndeck specials left=4 {{ top E I L L }}\n{shuffle}");
        said(&given, "A fights critter-1\nA picks E", "A levels=1").replace("test.kdl:", "")
    };
    assert_eq!(level("shuffle L L"), "");
    assert!(
        level("shuffle L L L").contains("8:13: error: 'L' is not in the pile that is shuffled"),
        "{}",
        level("shuffle L L L")
    );
    assert!(
        level("shuffle S").contains("8:9: error: 'S' is not in the pile that is shuffled"),
        "{}",
        level("shuffle S")
    );
}

/// Positions that no game can come to fail, where they are written.
#[test]
fn what_cannot_be_fails() {
    let cases = [
        ("A hp=9\nA hp=8", "6:1: error: 'A' is said twice"),
        ("A hp=3 rads=3", "5:1: error: with hp no higher than rads a survivor is killed"),
        ("A peg=P", "5:7: error: the peg stands under a letter that the survivor has"),
        (
            "A agendas=\"star-1 star-2 shield-1 shield-2 row-human\"",
            "5:11: error: a survivor has at most 4 agenda cards",
        ),
        ("A inventory=\"blank-loot-1 blank-loot-2 blank-loot-3 knife\"", "5:13: error: the inventory holds at most 3"),
        ("A special=\"S S\"", "5:11: error: 'S' is here a second time"),
        ("A at=pit", "5:6: error: nobody stands on a facedown tile"),
        ("A character=c2\nB character=c2", "6:13: error: 'c2' is here a second time"),
        ("A eliminated=maybe", "unknown word 'maybe' in eliminated; expected one of true, false"),
        ("A traits=\"idolized vilified\"", "this position cannot be: player A has both sides of a trait token"),
        ("A eliminated=#true\nturn A", "6:6: error: who is eliminated has no turn"),
        ("step round-end\nactions 1", "3:1: error: 'actions' is said of a turn that has begun"),
        ("power star=20", "3:1: error: the power track ends with 11"),
        ("deck perks discards=1", "5:21: error: this deck has no discards"),
        ("deck wasteland { top blank-settlement-1 }", "5:22: error: 'blank-settlement-1' does not belong in this deck"),
        ("turn A\nturn B", "6:1: error: 'turn' is said twice"),
        ("deck loot left=2\ndeck loot left=3", "6:1: error: 'loot' is said twice"),
        ("players A A", "5:11: error: 'A' is here a second time"),
        ("step new-game\nround 3", "6:1: error: 'round' is not said of a new game"),
    ];
    for (given, expected) in cases {
        let found = said(given, "A moves", "turn A").replace("test.kdl:", "");
        assert!(found.contains(expected), "{given}: {found}");
    }
}

/// Of things that change places each must be there, hidden, and of the same kind.
#[test]
fn what_changes_places_lies_hidden() {
    let cases = [
        ("looks-same A swap=\"blank-loot-1 blank-loot-2\"", ""),
        ("looks-same spectator swap=\"blank-loot-1 blank-loot-2\"", ""),
        ("looks-different A swap=\"blank-loot-1 blank-loot-2\"", "11:1: error: expected a difference, found none"),
        ("looks-same A swap=\"star-1 star-2\"", "11:1: error: expected no difference, found one in what is seen"),
        ("looks-same A swap=\"knife blank-loot-2\"", "11:19: error: nothing that lies hidden is called 'knife'"),
        (
            "looks-same A swap=\"blank-loot-1 blank-asset-9\"",
            "11:19: error: 'blank-loot-1' and 'blank-asset-9' cannot change places: deck loot, deck assets",
        ),
        ("looks-same A swap=\"star-1 star-1\"", "11:19: error: 'star-1' is said twice"),
        ("looks-same A swap=star-1", "11:14: error: a swap takes two names; expected swap=\"NAME NAME\""),
        ("looks-same A", "11:1: error: nothing is said to change places"),
        ("looks-same swap=\"star-1 star-2\"", "11:1: error: nobody is named who sees this"),
        ("looks-same A foo swap=\"blank-loot-1 blank-loot-2\"", "11:14: error: 'foo' means nothing"),
        ("looks-same A swap=\"blank-loot-1 blank-loot-2\" at=x", "'at' cannot be asked of 'looks-same'"),
    ];
    for (then, expected) in cases {
        let found = said("A agendas=star-1 inventory=knife", "A moves", then).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{then}: {found}");
    }
}

#[test]
fn what_is_read_is_a_part_of_a_card() {
    let report = |then: &str| {
        let text = format!(
            "game wasteland; title x; proves W-ENCOUNTER-05\n\
             encounter door back=settlement {{ option {{ do {{ caps 2 }} }}; option {{ do {{ damage 3 }} }} }}\n\
             quest well number=23 {{ objective action {{ results {{ caps 1 }} }} }}\n\
             given {{ A at=town.a }}\nwhen {{ A encounters }}\nthen {{\n{then}\n}}\n"
        );
        report("test.kdl", &text).replace("test.kdl:", "")
    };
    let cases = [
        ("reads A door options\nreads B door options\nnot-reads A door outcomes", ""),
        ("not-reads A well objectives", ""),
        ("reads A door outcomes", "7:14: error: expected that this can be read, found that it cannot"),
        ("reads A door outcome=2", "7:22: error: expected that this can be read"),
        ("not-reads A door options", "7:18: error: expected that this cannot be read, found that it can"),
        ("reads A door outcome=3", "7:22: error: '3': 'outcome' is never that"),
        ("reads A door", "7:1: error: this line says nothing"),
        ("reads A door objectives", "7:14: error: 'objectives': no part of this card is called so; expected options"),
        ("reads A well options", "7:14: error: 'options': no part of this card is called so; expected objectives"),
        ("reads A dor options", "7:9: error: there is no 'dor' in the box; did you mean 'door'?"),
        ("reads A dor outcome=1", "7:9: error: there is no 'dor' in the box; did you mean 'door'?"),
        ("reads door options", "nobody is named who sees this"),
        ("reads A door options foo=1", "'foo' cannot be asked of 'reads'"),
        ("not-reads A well objectives outcome=1", "7:29: error: 'outcome' cannot be asked of 'not-reads'"),
    ];
    for (then, expected) in cases {
        let found = report(then);
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{then}: {found}");
    }
}

/// Regenerate with `UPDATE_DOCS=1 cargo test -p wasteland --test examples`.
#[test]
fn the_guide_lists_every_event_and_question() {
    folder::assert_listed("wasteland", &vocabulary::<Wasteland>());
}
