//! Examples report what is wrong with them, with the line and what was expected.

use shelter::example::Example;

/// What running an example reports; nothing when it holds.
fn report(text: &str) -> String {
    let result = Example::read("test.kdl", text).and_then(|example| example.run());
    result.err().map(|mistakes| mistakes.to_string()).unwrap_or_default()
}

/// An example that holds, with a place for a mistake in each part.
fn example(given: &str, when: &str, then: &str) -> String {
    format!(
        "title \"A test\"\n\
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
        ("", "A places pantry", "A food=3", "test.kdl:11:8: error: '3': food is 2"),
        ("", "A places pantry", "turn A", "test.kdl:11:6: error: 'A': it is B"),
        ("", "A places pantry", "refused B passes", "test.kdl:11:1: error: the move is legal"),
        ("", "A places pantry", "offered B places pantry", "the move is refused: S-PLACE-02 (Occupied)"),
        ("", "A places pantry", "refused B places pantry rule=S-COST-02", "refused for another reason: S-PLACE-02"),
        ("", "A places pantry", "event passed seat=A", "this did not happen; what happened: [placed"),
        ("", "A places pantry", "event cube-gained seat=A times=3", "it happened 2 times"),
        ("", "A places pantry", "no-event placed", "this did happen"),
        ("", "A places pantry", "events cube-gained placed", "not in this order; the order was placed cube-gained"),
        ("", "A places pantry", "choices B passes", "the choices are: B places"),
        ("", "A places pantry", "over", "the game is not over"),
        ("", "A places pantry", "sees B { A food=4 }", "'4': food is 2"),
        ("", "A places pantry", "space pantry occupied=nobody", "occupied is A"),
        ("", "A passes", "setup-refused", "the set-up was not refused"),
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
        ("track items torch", "A passes", "turn B", "there is no card 'torch'"),
        ("threat blank-threat-1 over=pantri", "A passes", "turn B", "'pantri' is not a space in the vault"),
        ("dweller C on=pantry", "A passes", "turn B", "'C' is no player here; expected A, B"),
        ("turn D", "A passes", "turn B", "'D' is no player here"),
        ("A injured=3", "A passes", "turn B", "more injured dwellers than loose ones"),
        ("deck items left=2 { top blank-item-1 blank-item-1 }", "A passes", "turn B", "is somewhere else already"),
        ("", "A plaices pantry", "turn B", "'plaices' is not one of places, passes"),
        ("", "A places", "turn B", "it lacks its object"),
        ("", "C passes", "turn B", "'C' is no player here"),
        ("", "A passes", "event pased", "no event has this name; did you mean 'passed'?"),
        ("", "A passes", "A fodo=1", "'fodo' cannot be asked of 'A'"),
        ("", "A passes", "tern B", "did you mean 'turn'?"),
        ("dice 3 4", "A passes", "turn B", "dice or shuffles were decided beforehand that never happened"),
    ];
    for (given, when, then, expected) in cases {
        let found = report(&example(given, when, then));
        assert!(found.contains(expected), "{given} / {when} / {then}: {found}");
    }
}

#[test]
fn an_example_must_say_and_expect_something() {
    assert!(report("given { round 2 }").contains("the example has no title"));
    assert!(report("title x").contains("the example expects nothing"));
    assert!(report("title x\nproves \"S FIGHT 1\"\nthen { over }").contains("is no rule id"));
    assert!(report("title x\noption round-limit z\nthen { over }").contains("one of the letters ab"));
}
