//! What the crate says of mistakes it says in each language.

#[path = "../../pack/tests/sources/mod.rs"]
mod sources;

use std::path::Path;

use pack::{Lang, Mistakes, Texts};
use shelter::{example::Example, reading::mistake_texts};

#[test]
fn every_sentence_in_the_code_has_its_russian() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    sources::assert_all_said(&folder, "text/ru/mistakes.ftl", include_str!("../text/ru/mistakes.ftl"));
}

#[test]
fn no_key_is_taken_twice() {
    let (mut texts, mut mistakes) = (Texts::new(), Mistakes::new());
    mistake_texts().iter().for_each(|text| texts.add_text(text, &mut mistakes));
    assert!(mistakes.is_empty(), "{mistakes}");
}

/// What an example reports, in Russian.
fn report(text: &str) -> String {
    let mut texts = Texts::new();
    mistake_texts().iter().for_each(|text| texts.add_text(text, &mut Mistakes::new()));
    let mistakes = Example::read("a.kdl", text).and_then(|example| example.run()).expect_err("it does not hold");
    mistakes.iter().map(|mistake| mistake.in_lang(Lang::Ru, &texts)).collect::<Vec<_>>().join("\n")
}

#[test]
fn mistakes_of_cards_and_examples_are_said_in_russian() {
    let example = |given: &str, when: &str, then: &str| {
        report(&format!(
            "game shelter; title x; proves S-ROUND-01\ngiven {{ {given} }}\nwhen {{ {when} }}\nthen {{ {then} }}\n"
        ))
    };
    assert_eq!(
        report(
            "game shelter; title x; proves S-ROUND-01\nitem torch {\n    use exhaust when=in-figt { roll 2 }\n}\nthen { round 2 }\n"
        ),
        "a.kdl:3:22: ошибка: неизвестное слово 'in-figt' в when=; ожидается: одно из any-time, in-fight, fight-won, \
         fight-lost, income-taken, room-built, threat-spawned; может быть, 'in-fight'?"
    );
    assert_eq!(
        example("round 3", "A places diner.left", "A food=5"),
        "a.kdl:4:15: ошибка: ожидалось: food=5; на деле: food=1"
    );
    assert_eq!(
        example("dweller B on=diner.left", "A places diner.left", "round 2").split(';').next(),
        Some("a.kdl:3:8: ошибка: ход не принят: S-PLACE-02 (occupied)")
    );
    assert_eq!(
        example("room pantry", "A passes", "round 2"),
        "a.kdl:2:14: ошибка: комнате в убежище нужны владелец и место; ожидается: on=ИГРОК at=МЕСТО"
    );
    assert_eq!(
        example("seed x", "A dances", "turn A"),
        "a.kdl:2:14: ошибка: 'x' не годится как зерно; ожидается: число от 0 до 1000000"
    );
    let unknown = example("round 3", "A places nowhere", "turn A");
    assert_eq!(
        unknown,
        "a.kdl:3:17: ошибка: 'nowhere' — не поле в убежище (КОМНАТА, КОМНАТА.left, КОМНАТА.right или elevator.ИГРОК)"
    );
}

/// The forms of sentences from the rules must follow the rules: none of them may be left in English.
#[test]
fn unknown_words_of_moves_are_all_recognized() {
    let moves = [
        "places nowhere",
        "places",
        "uses nothing",
        "uses nothing ability=3",
        "exchanges sideways",
        "names nothing",
        "builds blank-room-1",
        "builds blank-room-1 at=X9",
        "trains X",
        "picks nobody",
        "dances",
        "recalls nobody",
    ];
    for words in moves {
        let found = report(&format!(
            "game shelter; title x; proves S-ROUND-01\ngiven {{ round 2 }}\nwhen {{ A {words} }}\nthen {{ turn A }}\n"
        ));
        for english in [" is not ", " item", " room", "lacks", " of ", " a ", "slot", "letter ("] {
            assert!(!found.contains(english), "{words}: {found}");
        }
    }
}
