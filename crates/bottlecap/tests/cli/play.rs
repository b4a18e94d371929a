//! Whole games through a pipe, in each language.

use crate::common::{blind_answers, bottlecap, temporary};

/// Some answers for every question, as a person types them.
fn typed(times: usize) -> String {
    let line = |numbers: Vec<usize>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ") + "\n";
    blind_answers(times).map(line).collect()
}

#[test]
fn a_game_is_played_to_its_end_in_each_language() {
    for (lang, over, winner) in [("en", "The game is over.", "1. "), ("ru", "Партия окончена.", "1. ")] {
        let save = temporary(&format!("whole-{lang}.jsonl"));
        let arguments =
            ["play", "shelter", "--seed", "3", "--seats", "human,bot:random", "--save", &save, "--lang", lang];
        let out = bottlecap(&arguments, &typed(3_000)).good();
        let end = out.split_once(&format!("\n{over}\n")).expect("the end").1;
        assert!(end.starts_with(winner), "{end}");
        assert!(!out.contains('{'), "a message is missing: {:?}", out.split_once('{'));
        assert!(bottlecap(&["replay", &save, "--lang", lang], "").good().contains(" 0  "));
    }
}

#[test]
fn input_may_end_at_any_line() {
    let out = bottlecap(&["play", "shelter", "--seed", "1"], "").good();
    assert!(out.ends_with("The game is not saved. Goodbye.\n"), "{out}");
    let out = bottlecap(&["play", "shelter", "--lang", "ru", "--plain"], "стол\nвыход\n").good();
    assert!(out.ends_with("До встречи.\n"), "{out}");
}

#[test]
fn a_saved_game_goes_on_and_the_same_bots_do_the_same() {
    let save = temporary("begun.jsonl");
    let begin = ["play", "shelter", "--seed", "4", "--seats", "human,bot:easy", "--save", &save];
    assert!(bottlecap(&begin, "1\n").good().contains(&format!("saved in {save}")));
    let ends = ["one", "other"].map(|name| {
        let end = temporary(&format!("resumed-{name}.jsonl"));
        let seats = "bot:random,bot:easy";
        let out = bottlecap(&["play", "shelter", "--resume", &save, "--seats", seats, "--save", &end], "").good();
        assert!(out.contains("The game is over."), "{out}");
        bottlecap(&["replay", &end], "").good();
        std::fs::read(end).unwrap()
    });
    assert_eq!(ends[0], ends[1]);
}

#[test]
fn answers_are_taken_back_as_far_as_nothing_came_out() {
    let seats = ["play", "shelter", "--seed", "5", "--seats", "human,human"];
    let out = bottlecap(&seats, "undo\n1\nundo\n1\n2\nundo 2\nundo 7\n").good();
    let said: Vec<&str> = out.lines().filter(|line| line.contains("undone") || line.contains("Undone")).collect();
    assert_eq!(
        said,
        [
            "no answer can be undone: there are none before that",
            "Undone. You can’t undo further: there are none before that.",
            "2 answers undone. You can’t undo further: there are none before that.",
            "no answer can be undone: there are none before that",
        ]
    );
}

#[test]
fn questions_about_rules_are_answered() {
    let input = "why\nwhy 1\nwhy elevator.blue\nwhy diner\nwhy the moon\nrule S-FIGHT-04\nrule s-fight\nrule S-RULING-12\nrule S-COMP-06\nrule X\nrule\nrule How do I win?\nlog 1\nhelp\n99\nhum\nplaces moon\n\n";
    let out = bottlecap(&["play", "shelter", "--seed", "5"], input).good();
    for expected in [
        "This rule asks the question:\n  S-PLACE-01: ",
        "Yes, as number 1: ",
        "(S-PLACE-04)\n  S-PLACE-04: ",
        "There is no 'the moon' here",
        "> rule S-FIGHT-04\n  S-FIGHT-04: Items in a fight\n",
        "  S-FIGHT-02: Winning\n  S-FIGHT-03: Losing\n",
        "* a) ",
        "There is no rule 'X'",
        "> rule\nThe goal\n  Have the most happiness when the game ends.",
        "> rule How do I win?\n  S-SCORE-03: Winner\n",
        "Others that may help:\n  S-FIGHT-02: Winning\n",
        "There is no such option",
        "I don’t understand 'hum'",
        "I don’t understand 'places moon'",
        "> rule S-COMP-06\n  S-COMP-06: die ×2\n  Ordinary six-sided dice",
    ] {
        assert!(out.contains(expected), "{expected:?} is missing in {out}");
    }
    assert!(!out.contains(".. ") && !out.contains(".:"), "a choice brings no full stop into a sentence: {out}");
    let asked = "правило S-COMP-06\nправило когда конец игры\n";
    let russian = bottlecap(&["play", "shelter", "--seed", "5", "--lang", "ru"], asked).good();
    assert!(russian.contains("> правило когда конец игры\n  S-END-01: Шестая комната\n"), "{russian}");
    let wasteland = bottlecap(&["play", "wasteland", "--seed", "5"], "rule what happens when I die\n").good();
    assert!(wasteland.contains("> rule what happens when I die\n  W-KILLED-01: "), "{wasteland}");
    assert!(russian.contains("  S-COMP-06: кубик ×2\n  Обычные шестигранные кубики"), "{russian}");
}

#[test]
fn a_move_may_be_named_in_words_and_saved_by_hand() {
    let file = temporary("by-hand.jsonl");
    let input = format!("places diner.left\nsave\nsave {file}\nsave no/such/folder/x\n");
    let out = bottlecap(&["play", "shelter", "--seed", "5", "--seats", "human,human"], &input).good();
    assert!(out.contains("Red gains 2 food"), "{out}");
    assert!(out.contains(&format!("Saved in {file}.")), "{out}");
    assert!(out.contains("cannot write no/such/folder/x"), "{out}");
    assert!(bottlecap(&["replay", &file], "").good().contains("Verified"));
}

#[test]
fn a_hint_tells_what_a_bot_would_do_in_each_game_and_language() {
    for game in ["shelter", "wasteland"] {
        for (lang, hint, head, term) in [
            ("en", "hint\n", "The best choices after", if game == "shelter" { "happiness +" } else { "influence " }),
            ("ru", "подсказка\n", "Лучшие варианты", if game == "shelter" { "счастье +" } else { "влияние " }),
        ] {
            // At many decisions of a game, so that answers of every shape come by.
            let answers = blind_answers(12).map(|numbers| {
                let line = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                format!("{line}\n{}", if numbers.len() == 1 { hint } else { "" })
            });
            let input: String = std::iter::once(hint.to_owned()).chain(answers).collect();
            let arguments = ["play", game, "--seed", "6", "--seats", "human,bot:novice", "--lang", lang];
            let out = bottlecap(&arguments, &input).good();
            assert!(out.matches(head).count() > 5, "{out}");
            assert!(out.contains(term) && !out.contains('{'), "{out}");
        }
    }
}
