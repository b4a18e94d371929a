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
use shelter::{Shelter, example::Example};

/// An example, with the cards of the pack that it names.
fn read(name: &str, text: &str) -> Result<Example, Mistakes> {
    static CORE: OnceLock<Arc<Shelter>> = OnceLock::new();
    let core = || {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/shelter-core");
        let files = pack::load_folder(&folder).expect("the core pack lies in packs/");
        let (content, _) = shelter::reading::read(&[files]).expect("a pack without mistakes");
        Arc::new(Shelter::new(content))
    };
    let with_pack = |pack: &str| (pack == "shelter-core").then(|| Arc::clone(CORE.get_or_init(core)));
    Example::read(name, text).map(|example| example.with_pack(&with_pack))
}

/// What running an example reports; nothing when it holds.
fn report_of(name: &str, text: &str) -> String {
    let result = read(name, text).and_then(|example| example.run());
    result.err().map(|mistakes| mistakes.to_string()).unwrap_or_default()
}

fn report(text: &str) -> String {
    report_of("test.kdl", text)
}

#[test]
fn every_example_holds() {
    folder::assert_all("examples/shelter", &report_of);
}

/// An example that holds, with a place for a mistake in each part.
fn example(given: &str, when: &str, then: &str) -> String {
    format!(
        "game shelter; title \"A test\"; proves S-ROUND-01\n\
         room pantry {{ price ?; space {{ gain food food }} }}\n\
         given {{\nroom pantry on=A at=R1\n{given}\n}}\n\
         when {{\n{when}\n}}\n\
         then {{\n{then}\n}}\n"
    )
}

#[test]
fn a_true_example_holds() {
    assert_eq!(report(&example("A food=5", "A places pantry", "A food=6")), "");
}

#[test]
fn what_does_not_hold_is_named_with_its_line() {
    let cases = [
        ("", "A places pantry", "A food=3", "test.kdl:11:8: error: expected food=3, found food=2"),
        ("", "A places pantry", "turn A", "test.kdl:11:6: error: expected A, found B"),
        (
            "",
            "A places pantry",
            "refused B passes",
            "test.kdl:11:1: error: expected that this is refused, found that it is legal",
        ),
        ("", "A places pantry", "offered B places pantry", "expected that this is legal, found: S-PLACE-02 (occupied)"),
        (
            "",
            "A places pantry",
            "refused B places pantry rule=S-COST-02",
            "expected S-COST-02, found S-PLACE-02 (occupied)",
        ),
        ("", "A places pantry", "event passed seat=A", "expected this event, found [placed"),
        ("", "A places pantry", "event cube-gained seat=A times=3", "expected times=3, found times=2"),
        ("", "A places pantry", "no-event placed", "expected that this does not happen, found [placed"),
        (
            "",
            "A places pantry",
            "events cube-gained placed",
            "11:20: error: expected in this order, found [placed doubled=none",
        ),
        ("", "A places pantry", "choices B passes", "expected B passes, found B places"),
        ("", "A places pantry", "over", "expected the end of the game, found that it goes on"),
        ("", "A places pantry", "sees B { A food=4 }", "expected food=4, found food=2"),
        ("", "A places pantry", "space pantry occupied=nobody", "expected occupied=nobody, found occupied=A"),
        ("", "A passes", "setup-refused", "expected that the rules refuse the setup, found that they accept it"),
        (
            "",
            "A places pantry",
            "dwellers-for B diner.left loose injured",
            "test.kdl:11:1: error: expected loose injured, found loose",
        ),
        ("", "A places pantry", "dwellers-for B pantry loose", "test.kdl:11:1: error: B can place nobody there now"),
        ("", "A places pantry", "dwellers-for A diner.left loose", "11:1: error: A can place nobody there now"),
    ];
    for (given, when, then, expected) in cases {
        let found = report(&example(given, when, then));
        assert!(found.contains(expected), "{then}: {found}");
    }
}

#[test]
fn a_move_that_is_refused_stops_the_story() {
    let found = report(&example("", "A places diner.left\nA places pantry", "A food=9"));
    assert!(found.starts_with("test.kdl:9:1: error: the move is refused: S-ROUND-03"), "{found}");
    assert!(found.contains("expected B places"), "{found}");
    assert!(!found.contains("food is"), "{found}");
}

#[test]
fn words_that_mean_nothing_are_named() {
    let cases = [
        ("A foood=5", "A passes", "turn B", "'A' has no property 'foood'"),
        ("rooom pantry", "A passes", "turn B", "did you mean 'room'?"),
        ("track items torch", "A passes", "turn B", "there is no 'torch' in the box"),
        ("threat blank-threat-1 over=pantri", "A passes", "turn B", "'pantri' is not a space in the vault"),
        ("dweller C on=pantry", "A passes", "turn B", "'C' is not a player here; expected A, B"),
        ("turn D", "A passes", "turn B", "'D' is not a player here"),
        ("A injured=3", "A passes", "turn B", "more injured dwellers than untrained ones"),
        ("deck items left=2 { top blank-item-1 blank-item-1 }", "A passes", "turn B", "is somewhere else already"),
        ("", "A plaices pantry", "turn B", "'plaices' is not one of places, passes"),
        ("", "A places", "turn B", "it lacks its object"),
        ("", "C passes", "turn B", "'C' is not a player here"),
        ("", "A passes", "event pased", "no event has this name; did you mean 'passed'?"),
        ("", "A passes", "A fodo=1", "'fodo' cannot be asked of 'A'"),
        ("", "A passes", "tern B", "did you mean 'turn'?"),
        ("dice 3 4", "A passes", "turn B", "never happened: 2 dice, 0 shuffles"),
        ("", "A passes", "dwellers-for Q pantry loose", "11:14: error: 'Q' is not a player here"),
        ("", "A passes", "dwellers-for B pantri loose", "'pantri' is not a space in the vault"),
        ("", "A passes", "dwellers-for B pantry", "11:1: error: something is missing after '"),
    ];
    for (given, when, then, expected) in cases {
        let found = report(&example(given, when, then));
        assert!(found.contains(expected), "{given} / {when} / {then}: {found}");
    }
}

/// The head of a whole example that is written out.
const HEAD: &str = "game shelter; title x; proves S-ROUND-01\n";

#[test]
fn an_example_must_say_and_expect_something() {
    let cases = [
        ("game shelter; given { round 2 }", "the example has no title"),
        ("game shelter; title x", "the example expects nothing"),
        ("title x; then { over }", "t.kdl: error: the example does not say which game it is of; expected game shelter"),
        ("game shelter; title x; proves S-ROUND-01; then { }", "t.kdl:1:43: error: this 'then' is empty"),
        ("game shelter; title x; proves S-ROUND-01; branch y { then { } }", "t.kdl:1:54: error: this 'then' is empty"),
        (
            "game shelter; title x; proves S-SETUP-01; given { players A; step new-game }; then { setup-refused ruel=S-SETUP-01 }",
            "error: 'setup-refused' names the rule and nothing else; expected setup-refused rule=S-SETUP-01",
        ),
        (
            "game shelter; title x; proves S-SETUP-01; given { players A; step new-game }; then { setup-refused rule=S-SETUP-02 }",
            "expected rule=S-SETUP-02, found rule=S-SETUP-01",
        ),
        (
            "game shelter; title x; proves S-ROUND-01; given { players nobody B }; then { round 2 }",
            "t.kdl:1:59: error: 'nobody' means something else here",
        ),
        (
            "game shelter; title x; option doubled-build-cost a; option doubled-build-cost b; then { round 2 }",
            "is said twice",
        ),
        ("game chess; title x; then { over }", "t.kdl:1:6: error: unknown word 'chess' in game; expected shelter"),
        ("game shelter; title x; then { round 2 }", "t.kdl: error: the example does not say which rules it proves"),
        ("game shelter; title x; proves \"S FIGHT 1\"; then { over }", "is not a rule id"),
        ("game shelter; title x; title y; then { over }", "t.kdl:1:24: error: 'title' is here a second time"),
        ("game shelter; title x; option round-limit z; then { over }", "one of the letters a, b"),
        ("game shelter; title x; given { round 2 }; given { round 3 }", "t.kdl:1:43: error: 'given' is said twice"),
    ];
    for (text, expected) in cases {
        let found = report_of("t.kdl", text);
        assert!(found.contains(expected), "{text}: {found}");
    }
}

#[test]
fn every_example_in_the_guide_holds() {
    let page = folder::text("docs/examples.md");
    let blocks: Vec<&str> =
        page.split("```kdl\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0)).collect();
    assert!(!blocks.is_empty());
    for block in blocks {
        assert_eq!(report(block), "", "{block}");
    }
}

/// What means nothing fails, where it stands.
#[test]
fn what_means_nothing_fails() {
    let cases = [
        ("", "A places diner.left wth=S", "", "8:21: error: 'wth' means nothing in this move"),
        ("A { trained S }", "A places diner.left with=P", "", "8:1: error: 'P' is not one of the player's dwellers"),
        ("A dwellers=1", "A places diner.left with=loose", "", "8:21: error: 'with' means nothing in this move"),
        ("", "A places diner.left pantry", "", "8:21: error: 'places' has one object"),
        ("", "A passes { B passes }", "", "8:12: error: a move has no braces"),
        ("", "A passes", "event passed times=0", "11:14: error: what does not happen is a 'no-event'"),
        ("", "", "winners A", "11:1: error: nobody has won yet"),
        ("deck items left=60 discards=5", "", "round 2", "3:1: error: a box holds at most 64 items"),
        ("deck rooms left=30 discards=30", "", "round 2", "3:1: error: a box holds at most 40 rooms"),
        ("", "A passes pantry", "", "8:10: error: 'pantry' is not anything that can follow 'passes'"),
        ("", "", "offered A places diner.left with=S", "11:29: error: 'with' means nothing in this move"),
        ("A dwellers=2 { trained S }", "", "offered A places diner.left with=S", ""),
        (
            "A dwellers=2 { trained S }",
            "",
            "offered A places diner.left with=P",
            "'P' is not one of the player's dwellers",
        ),
        ("", "", "refused A passes foo rule=S-PASS-01", "11:18: error: 'foo' is not anything"),
        ("", "", "refused B passes with=S", "11:18: error: 'with' means nothing in this move"),
        ("", "", "turn A B", "11:8: error: 'B' means nothing after 'turn'"),
        ("", "", "round 2 { }", "11:1: error: 'round' has no braces"),
        ("", "", "A", "11:1: error: this line says nothing that could be checked"),
        ("", "", "space pantry", "11:1: error: this line says nothing"),
        ("", "", "sees B", "11:1: error: this line says nothing"),
        ("", "", "A food=0 food=0", "11:10: error: 'food' is said twice"),
        (
            "",
            "A passes",
            "no-event passed foo=3",
            "11:17: error: 'passed' has no 'foo'; expected one of seat, forced, rule",
        ),
        ("", "A passes", "no-event passed seat=Q", "11:22: error: 'Q': 'seat' is never that"),
        ("", "A passes", "no-event placed space=nowhere", "'nowhere': 'space' is never that"),
        ("", "A passes", "no-event cube-gained resource=gold", "'gold': 'resource' is never that"),
        ("", "A passes", "no-event passed times=0", "11:17: error: 'times' cannot be asked of 'no-event'"),
        ("chance free", "A passes", "turn B", "5:1: error: chance is said to be free"),
        ("chance fre", "A passes", "turn B", "did you mean 'free'?"),
        ("shuffle nonsense", "A passes", "turn B", "5:9: error: there is no 'nonsense' in the box"),
        (
            "step spawn",
            "A passes",
            "turn B",
            "3:1: error: chance decides here, and nobody has said how: 6 dice, 0 shuffles",
        ),
        ("step spawn\nchance free", "A passes", "turn B", ""),
        ("A water=1\nitem-deck", "", "", "unknown word 'item-deck' in given"),
        (
            "A water=1\ndeck items left=0 discards=3\nshuffle blank-item-9",
            "A places wasteland\nA takes blank-item-1",
            "",
            "there is no 'blank-item-9' in the box",
        ),
        (
            "A water=1\ndeck items left=0 discards=3\nshuffle blank-item-1",
            "A places wasteland\nA takes blank-item-1",
            "turn B",
            "7:9: error: 'blank-item-1' is not in the pile that is shuffled",
        ),
    ];
    for (given, when, then, expected) in cases {
        let (when, then) =
            (if when.is_empty() { "dice 1" } else { when }, if then.is_empty() { "round 2" } else { then });
        let found = report(&example(given, when, then)).replace("test.kdl:", "");
        let scripted =
            found.replace("3:1: error: chance was decided beforehand that never happened: 1 dice, 0 shuffles", "");
        let found = if when == "dice 1" { scripted } else { found };
        assert!(
            if expected.is_empty() { found.trim().is_empty() } else { found.contains(expected) },
            "{given} / {when} / {then}: {found}"
        );
    }
}

#[test]
fn rules_that_the_rulebook_lacks_are_named() {
    let text = "game shelter; proves X-NOPE-99\nthen { event passed rule=X-NOPE-98; sees B { refused A passes rule=X-NOPE-97 } }";
    let nodes = pack::parse("t.kdl", text, &mut pack::Mistakes::new());
    let found: Vec<String> =
        harness::example::unknown_rules(&nodes, &|_| false).iter().map(ToString::to_string).collect();
    let expected = ["1:22: error: there is no rule 'X-NOPE-99'", "2:26: error: there is no rule 'X-NOPE-98'"];
    assert_eq!(found[..2], expected.map(|line| format!("t.kdl:{line}")));
    assert_eq!(found.len(), 3);
    let nodes = pack::parse("t.kdl", "game shelter; proves S-ROUND-01 W-ROUND-01", &mut pack::Mistakes::new());
    let found = harness::example::unknown_rules(&nodes, &|_| true);
    assert_eq!(found.len(), 1, "a rule of another game: {found:?}");
}

/// Positions that no game can come to fail, where they are written.
#[test]
fn what_cannot_be_fails() {
    let cases = [
        (
            "dweller A on=diner.left\ndweller B on=diner.left",
            "6:14: error: so many dwellers cannot stand on this space",
        ),
        ("room blank-room-1 on=A at=R3", "5:27: error: there is no room in R2, nearer the elevator"),
        ("room blank-room-1 on=A at=R1", "two rooms cannot stand in one slot"),
        ("turn A\npassed A", "6:8: error: a player who has passed has no turn"),
        ("threat blank-threat-1 over=elevator.A", "5:28: error: a threat lies over a space of a room"),
        (
            "threat blank-threat-1 over=diner.left\nthreat blank-threat-2 over=diner.left",
            "6:28: error: 'diner.left' is here a second time",
        ),
        ("dweller B on=elevator.A", "5:14: error: only its owner places on an elevator"),
        ("new-dweller A on=diner.left", "5:18: error: no new dweller comes to this space"),
        ("A { trained S S }", "5:15: error: 'S' is here a second time"),
        ("A food=1\nA water=1", "6:1: error: 'A' is said twice"),
        ("levels A A", "5:10: error: 'A' is here a second time"),
        ("colors red red", "5:12: error: 'red' is here a second time"),
        ("colors red blue green", "5:17: error: there are more colors than players"),
        ("players A A", "5:11: error: 'A' is here a second time"),
        ("turn A\nturn B", "6:1: error: 'turn' is said twice"),
        ("deck items left=3\ndeck items left=4", "6:1: error: 'items' is said twice"),
        ("end-triggered sixth-room", "5:15: error: no player's level has six rooms"),
        ("end-triggered threat-deck", "5:15: error: all 18 threats are in the deck"),
        ("levels B", "5:8: error: 'levels' is said of all players: A, B"),
        ("colors blue", "5:8: error: 'colors' is said of all players: A, B"),
        (
            "A dwellers=5\nnew-dweller A on=vault-door.right\nnew-dweller A on=vault-door.right",
            "7:18: error: so many new dwellers cannot come to this space",
        ),
        (
            "A dwellers=4\ndweller A on=diner.left training=S shared-training=S",
            "6:52: error: a dweller is due one training",
        ),
        ("deck items left=9 discards=1 { discarded blank-item-9 blank-item-8 }", "expected 1 discards, found 2"),
        ("deck items { }", "5:1: error: this line says nothing"),
        ("A", "5:1: error: this line says nothing"),
        ("seed 7", "5:1: error: nothing is drawn from this seed"),
        ("step recall\nturn B", "6:6: error: in a recall it is nobody's turn"),
        ("step spawn\nturn B", "6:6: error: after the threats the first player has the first turn"),
        ("step spawn\npassed A", "6:8: error: nobody has passed before the threats are rolled"),
        ("step spawn\ndweller A on=diner.left", "6:14: error: nobody has placed before the threats are rolled"),
        ("round 51", "error: no round follows round 50"),
        ("deck threats left=0 discards=3", "the last threat was drawn, and nobody noticed"),
        ("A food=1\nA food=2", "6:1: error: 'A' is said twice"),
        ("step new-game\nA food=3", "6:1: error: 'A' is not said of a new game"),
    ];
    for (given, expected) in cases {
        let found = report(&example(given, "A passes", "turn B")).replace("test.kdl:", "");
        assert!(found.contains(expected), "{given}: {found}");
    }
    assert!(report(&format!("{HEAD}given {{\n}}\nthen {{ turn A }}")).contains("error: this 'given' is empty"));
    let new =
        report(&format!("{HEAD}given {{\nstep new-game\ndeck items {{ top blank-item-1 }}\n}}\nthen {{ turn A }}"));
    assert!(new.contains("test.kdl:4:18: error: the decks of a new game are shuffled"), "{new}");
    let linked = "room bunk { price ?; space { linked; gain food } }\n";
    let pair = |owner: &str| {
        let given = format!("room bunk on=A at=R1\ndweller A on=bunk\ndweller {owner} on=bunk");
        report(&format!("{HEAD}{linked}given {{\n{given}\n}}\nthen {{ round 2 }}"))
    };
    assert_eq!(pair("A"), "");
    assert!(pair("B").contains("test.kdl:6:14: error: so many dwellers cannot stand on this space"), "{}", pair("B"));
}

/// An elevator of the example's own takes the place of the plain one of its color, or is of a color of its own.
#[test]
fn elevators_are_defined_as_in_a_pack() {
    let run = |elevator: &str, given: &str, then: &str| {
        report(&format!("{HEAD}{elevator}\ngiven {{\n{given}\n}}\nthen {{\n{then}\n}}"))
    };
    let free = "{ space { gain food } }";
    assert_eq!(run(&format!("elevator red {free}"), "A power=0", "offered A places elevator.A"), "");
    assert_eq!(run(&format!("elevator mauve {free}"), "colors mauve blue", "offered A places elevator.A"), "");
    let new_game = "step new-game\ncolors mauve red";
    assert_eq!(run(&format!("elevator mauve {free}"), new_game, "offered A places elevator.A"), "");
    let cases = [
        (format!("elevator mauve {free}"), "2:10: error: no player has the elevator 'mauve'; expected red, blue"),
        (format!("elevator green {free}"), "2:10: error: no player has the elevator 'green'"),
        ("elevator red".to_owned(), "2:1: error: a colored elevator has one space"),
        ("elevator start".to_owned(), "2:10: error: the elevator 'start' comes before all others"),
        (format!("elevator red {free}; elevator red {free}"), "2:48: error: elevator 'red' is here a second time"),
    ];
    for (elevator, expected) in cases {
        let found = run(&elevator, "A power=0", "round 2");
        assert!(found.contains(expected), "{elevator}: {found}");
    }
    let new = run(&format!("elevator green {free}"), "step new-game", "round 1");
    assert!(new.contains("2:10: error: no player has the elevator 'green'"), "{new}");
}

#[test]
fn an_option_without_its_number_is_told_so() {
    let cases = [("level-order", "c:", "c:2-1-3"), ("level-order", "c:1", "c:2-1-3"), ("round-limit", "a:", "a:30")];
    for (name, value, form) in cases {
        let text = format!("option {name} \"{value}\"\n{}", example("", "A passes", "turn B"));
        let found = report(&text);
        assert!(found.starts_with("test.kdl:1:"), "{found}");
        assert!(found.contains(&format!("a number, 1 or more, after the colon, as in {form}")), "{found}");
    }
}

/// Regenerate with `UPDATE_DOCS=1 cargo test -p shelter --test examples`.
#[test]
fn the_guide_lists_every_event_and_question() {
    folder::assert_listed("shelter", &vocabulary::<Shelter>());
}

/// The rules that something cited while an example ran.
fn fired(text: &str) -> String {
    let fired = Example::read("test.kdl", text).and_then(|example| example.run());
    fired.map_or_else(|mistakes| mistakes.to_string(), |fired| format!("{fired:?}"))
}

#[test]
fn events_expected_refusals_and_questions_cite_rules() {
    let placed = example("", "A places pantry", "refused B places pantry");
    assert_eq!(fired(&placed), "{S-PLACE-01, S-PLACE-02, S-RESOURCE-02, S-ROUND-03}");
    // Nothing happens, so nobody comes to the question that is open.
    assert_eq!(fired("game shelter; title x; proves S-ROUND-03; then { asks A turn }"), "{}");
}

#[test]
fn a_reason_for_facts_alone_stands_only_where_it_is_true() {
    let with = |proved: &str, named: &str| {
        let example = example("", "A passes", "turn B").replace("S-ROUND-01", proved);
        report(&format!("facts-alone {named} \"nothing cites it\"\n{example}"))
    };
    assert_eq!(with("S-PLACE-03", "S-PLACE-03"), "");
    assert!(with("S-PLACE-03", "S-PLACE-08").contains("1:13: error: the example does not prove S-PLACE-08"));
    assert!(with("S-PASS-01", "S-PASS-01").contains("1:13: error: something happens here that cites S-PASS-01"));
}

#[test]
fn branches_are_played_from_the_same_position() {
    let text = |branches: &str| {
        format!(
            "game shelter; title x; proves S-ROUND-01\ngiven {{ A food=1 }}\nwhen {{ A places diner.left }}\n\
             then {{ A food=2 }}\n{branches}\n"
        )
    };
    let first = "branch \"B passes\" { when { B passes }; then { A food=2 } }\n";
    let cases = [
        ("branch \"B eats\" title-ru=\"Б ест\" { when { B places diner.right; B takes food }; then { B food=1 } }", ""),
        (
            "branch \"B eats\" { when { B places diner.left }; then { over } }",
            "6:26: error: in 'B eats': the move is refused: S-PLACE-02 (occupied)",
        ),
        ("branch \"B eats\" { then { A food=3 } }", "6:33: error: in 'B eats': expected food=3, found food=2"),
        ("branch \"B eats\" { when { B passes } }", "6:1: error: this branch expects nothing"),
        ("branch \"B passes\" { then { A food=2 } }", "6:8: error: 'B passes' is here a second time"),
        ("branch { then { A food=2 } }", "6:1: error: 'branch' lacks what the branch shows"),
        ("branch x", "6:1: error: 'branch' says nothing about itself"),
        ("branch x { proves S-ROUND-01; then { A food=2 } }", "6:12: error: unknown word 'proves' in branch"),
        (
            "branch x { then { A food=2 } }\nthen { A food=2 }",
            "7:1: error: this comes after a branch and belongs to none",
        ),
        ("branch x { when { dice 3; B passes }; then { A food=2 } }", "in 'x': chance was decided beforehand"),
        ("branch x foo=1 { then { A food=2 } }", "6:10: error: 'branch' has no property 'foo'"),
        ("branch \"\" { then { A food=2 } }", "6:8: error: this text is empty"),
        ("branch x title-ru=\"\" { then { A food=2 } }", "6:19: error: this text is empty"),
        ("note x", "6:1: error: this comes after a branch and belongs to none"),
    ];
    for (second, expected) in cases {
        let found = report(&text(&format!("{first}{second}"))).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{second}: {found}");
    }
}

/// What is common to branches is wrong once, and named without a branch.
#[test]
fn what_is_common_to_branches_is_told_once() {
    let text = "game shelter; title x; proves S-ROUND-01\nthen { round 3 }\nbranch a { then { round 2 } }\n\
                branch b { then { round 2 } }\n";
    assert_eq!(report(text), "test.kdl:2:14: error: expected 3, found 2");
}

#[test]
fn branches_stand_apart_as_files_of_their_own() {
    let text = "game shelter\ntitle \"X\"\ntitle-ru \"Икс\"\ngiven {\n}\nbranch \"a\" title-ru=\"а\" {\nthen {\n round 2\n}\n}\n\
                \nbranch \"b\" title-ru=\"б\" {\nthen {\n round 3\n}\n}\n";
    let head = |en: &str, ru: &str| format!("game shelter\ntitle \"X: {en}\"\ntitle-ru \"Икс: {ru}\"\ngiven {{\n}}\n");
    let expected =
        [format!("{}then {{\n round 2\n}}\n", head("a", "а")), format!("{}then {{\n round 3\n}}\n", head("b", "б"))];
    assert_eq!(shelter::example::branches_apart(text), expected);
    assert_eq!(shelter::example::branches_apart("game shelter\n"), [""; 0]);
}

#[test]
fn the_head_says_something_and_in_its_order() {
    let good = "game shelter; title x; proves S-ROUND-01\ngiven { A food=1 }\nthen { A food=1 }\n";
    assert_eq!(report(good), "");
    let cases = [
        (good.replace("S-ROUND-01", "S-ROUND-01 S-ROUND-01"), "1:42: error: 'S-ROUND-01' is here a second time"),
        (good.replace("title x", "title \"  \""), "1:21: error: this text is empty"),
        (good.replace("title x", "title x; title-ru \"\""), "error: this text is empty"),
        (good.replace("title x", "title x; note \"\""), "error: this text is empty"),
        (good.replace("title x", "title \"a\\u{1b}[31m\""), "1:21: error: this text contains an invisible character"),
        (
            format!("{good}given {{ B food=1 }}"),
            "4:1: error: the position must come before what is played and expected",
        ),
        (format!("room gap {{ price ?; space {{ gain food }} }}\n{good}"), "1:6: error: 'gap' means something else"),
        (format!("\u{feff}{good}"), ""),
        (good.replace("then { A food=1 }", "then { A food=6.5 }"), "^3:15: error: '6.5' is not a value here"),
        (good.replace("then { A", "then { (x)A"), "^3:9: error: types in parentheses are not used here"),
        (format!("option doubled-build-cost z\n{good}"), "expected one of the letters a, b, c"),
        (format!("{good}when {{ A recals diner.left }}"), "heals, discards-threat, recalls"),
        (format!("{good}then {{ discarded items }}"), "something is missing after 'items'"),
        (format!("{good}then {{ space nosuch threat=none }}"), "4:14: error: 'nosuch' is not a space"),
    ];
    for (text, expected) in cases {
        let found = report(&text).replace("test.kdl:", "");
        let (alone, expected) = (expected.starts_with('^'), expected.trim_start_matches('^'));
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so && (!alone || found.lines().count() == 1), "{text}: {found}");
    }
}

#[test]
fn what_can_only_be_so_is_no_fact() {
    let cases = [
        ("A place=0", "11:9: error: expected place=0, found place=none"),
        ("level top open=none", "11:11: error: 'open' cannot be asked of 'level'"),
        ("no-event fight-rolled dice=\"9+9\"", "'9+9': 'dice' is never that; expected one of 1, 2, 3, 4, 5, 6"),
        ("no-event fight-rolled dice=\"1+1+1\"", "'1+1+1': 'dice' is never that"),
        ("no-event round-began value=-4", "'-4': 'value' is never that"),
        ("no-event threat-rolled level=9", "'9': 'level' is never that; expected one of 0, 1, 2, 3, 4"),
        ("no-event item-used ability=99", "'99': 'ability' is never that"),
        ("no-event item-taken card=pantry", "'pantry': 'card' is never that"),
        ("sees B { sees A { A food=2 } }", "11:10: error: 'sees' names its own viewer"),
        ("choices B passes passes", "expected B passes; B passes, found"),
    ];
    for (then, expected) in cases {
        let found = report(&example("", "A places pantry", then)).replace("test.kdl:", "");
        assert!(found.contains(expected), "{then}: {found}");
    }
    let unplayed = report("game shelter; title x; proves S-ROUND-01; then { no-event passed }");
    assert!(unplayed.contains("error: nothing is played before this"), "{unplayed}");
}

#[test]
fn events_in_their_order_have_particulars() {
    let cases = [
        ("events { placed seat=A; cube-gained resource=food; cube-gained seat=A resource=food }", ""),
        ("events placed cube-gained", ""),
        (
            "events { cube-gained resource=food; placed seat=A }",
            "11:37: error: expected in this order, found [placed doubled=none",
        ),
        ("events { placed seat=B }", "11:10: error: expected in this order"),
        ("events { placed seet=A }", "11:17: error: 'placed' has no 'seet'"),
        ("events { placed seat=Q }", "'Q': 'seat' is never that"),
        ("events { placd }", "11:10: error: no event has this name; did you mean 'placed'?"),
        ("events placd", "11:8: error: no event has this name; did you mean 'placed'?"),
        ("events { placed A }", "11:17: error: 'A' means nothing after 'placed'"),
        ("events { placed times=1 }", "11:17: error: 'placed' has no 'times'"),
        ("events placed { cube-gained }", "11:8: error: 'placed' means nothing after 'events'"),
        ("events { }", "11:1: error: something is missing after '"),
    ];
    for (then, expected) in cases {
        let found = report(&example("", "A places pantry", then)).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{then}: {found}");
    }
}

#[test]
fn the_order_of_decks_is_hidden_from_all() {
    let cases = [
        ("looks-same A swap=\"blank-item-9 blank-item-10\"", ""),
        ("looks-same spectator swap=\"blank-threat-1 blank-threat-2\"", ""),
        ("looks-different A swap=\"blank-item-9 blank-item-10\"", "11:1: error: expected a difference, found none"),
        ("looks-same A swap=\"pantry blank-room-9\"", "11:19: error: nothing that lies hidden is called 'pantry'"),
        ("looks-same A swap=\"blank-item-9 blank-room-9\"", "cannot change places: deck items, deck rooms"),
    ];
    for (then, expected) in cases {
        let found = report(&example("", "A places pantry", then)).replace("test.kdl:", "");
        let is_so = if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        assert!(is_so, "{then}: {found}");
    }
}

#[test]
fn an_example_with_real_cards_names_a_pack_that_is_there_and_has_no_cards_of_its_own() {
    let example = |pack: &str, own: &str| {
        format!(
            "game shelter\ntitle \"A test\"\nlook \"The dweller\"\npack {pack}\nproves S-PLACE-01\n{own}\n\
             when {{\nA places diner.left\nA takes water\n}}\nthen {{ A food=2 water=1 }}\n"
        )
    };
    assert_eq!(report(&example("shelter-core", "")), "");
    let unknown = report(&example("shelter-cellar", ""));
    assert!(unknown.contains("test.kdl:4:6: error: the cards of a pack 'shelter-cellar' are not here"), "{unknown}");
    let own = report(&example("shelter-core", "item torch { end happiness 1 }"));
    assert!(own.contains("test.kdl:6:1: error: an example with the cards of a pack has none of its own"), "{own}");
    let twice = report(&example("shelter-core", "look \"The food\""));
    assert!(twice.contains("test.kdl:6:1: error: 'look'"), "{twice}");
    let nothing = report(&example("shelter-core", "").replace("The dweller", " "));
    assert!(nothing.contains("test.kdl:3:6: error: this text is empty"), "{nothing}");
}
