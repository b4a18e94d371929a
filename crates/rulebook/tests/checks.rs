//! Each check of the rulebook finds its mistake, and names the line.

use pack::Lang;
use rulebook::Rulebook;

/// A rulebook without mistakes; the tests spoil one word of it at a time.
const BOOK: &str = r#"[chapters]
FIGHT = "Fights"

[[rule]]
id = "X-FIGHT-01"
title = "Roll"
text = "Roll two dice; X-FIGHT-02 tells who wins."
source = ["BOOK:3", "RULING:X-RULING-01"]
example = "Given a fight when dice are rolled then there are two."

[[rule]]
id = "X-FIGHT-02"
title = "Win"
text = "Six or more wins."
source = ["BOOK:3"]

[[ruling]]
id = "X-RULING-01"
question = "How many dice are there?"
options = ["a: two", "b: three"]
default = "a"
why = "The picture shows two."
switch = "fight-dice"

[[component]]
kind = "die"
count = 2
fields = ["six sides"]
rules = ["X-FIGHT-01"]
source = ["BOOK:1"]
"#;

const RUSSIAN: &str = r#"[chapters]
FIGHT = "Бой"

["X-FIGHT-01"]
title = "Бросок"
text = "Бросьте две кости; кто победил, говорит X-FIGHT-02."
example = "В бою бросают кости — две."

["X-FIGHT-02"]
title = "Победа"
text = "Шесть и больше побеждает."

[X-RULING-01]
question = "Сколько костей?"
options = ["a: две", "b: три"]
why = "На рисунке их две."
"#;

fn mistakes(files: &[(&str, &str)]) -> String {
    Rulebook::read(files).expect_err("a mistake was made").to_string()
}

/// Replaces one part of the sound book, or of its translation, and expects exactly these mistakes.
#[track_caller]
fn check(part: &str, spoiled: &str, expected: &str) {
    assert!(BOOK.contains(part) || RUSSIAN.contains(part), "nothing to spoil: {part}");
    let files = [("x.toml", BOOK.replacen(part, spoiled, 1)), ("ru/x.toml", RUSSIAN.replacen(part, spoiled, 1))];
    let files = files.each_ref().map(|(name, text)| (*name, text.as_str()));
    assert_eq!(mistakes(&files), expected);
}

#[test]
fn a_sound_book_is_read() {
    let book = Rulebook::read(&[("x.toml", BOOK), ("ru/x.toml", RUSSIAN)]).unwrap();
    let rule = book.rule("X-FIGHT-01").unwrap();
    assert_eq!((rule.chapter.as_str(), rule.source.len()), ("X-FIGHT", 2));
    assert_eq!(rule.title.get(Lang::Ru), "Бросок");
    assert_eq!(rule.example.as_ref().unwrap().get(Lang::Ru), "В бою бросают кости — две.");
    let ruling = book.ruling_of_switch("fight-dice").unwrap();
    assert_eq!((ruling.id.as_str(), ruling.default), ("X-RULING-01", 'a'));
    assert_eq!(ruling.options[1].letter, 'b');
    assert_eq!(ruling.options[1].text.get(Lang::Ru), "три");
    assert_eq!(book.chapters()[0].title.get(Lang::Ru), "Бой");
    assert_eq!(book.components()[0].count, Some(2));
    assert!(book.contains("X-RULING-01") && book.rule("X-RULING-01").is_none());
    assert!(book.speaks(Lang::Ru, "X"));
}

#[test]
fn without_a_translation_the_book_speaks_english() {
    let book = Rulebook::read(&[("x.toml", BOOK)]).unwrap();
    assert_eq!(book.rule("X-FIGHT-02").unwrap().title.get(Lang::Ru), "Win");
    assert!(!book.speaks(Lang::Ru, "X") && book.speaks(Lang::En, "X"));
}

#[test]
fn components_are_translated_with_their_notes() {
    let book = BOOK.replace("kind = \"die\"", "id = \"X-COMP-01\"\nkind = \"die\"\nnote = \"Plain ones.\"");
    let with = |entry: &str| format!("{RUSSIAN}\n{entry}");
    let read = |entry: &str| Rulebook::read(&[("x.toml", &book), ("ru/x.toml", &with(entry))]);
    let whole = read("[X-COMP-01]\nname = \"кубик\"\nnote = \"Обычные.\"\n").unwrap();
    let die = whole.component("X-COMP-01").unwrap();
    assert_eq!((die.name.get(Lang::Ru).as_str(), die.name.get(Lang::En).as_str()), ("кубик", "die"));
    assert_eq!(die.note.as_ref().unwrap().get(Lang::Ru), "Обычные.");
    let wrong = |entry: &str| read(entry).expect_err("a mistake was made").to_string();
    assert_eq!(wrong(""), "ru/x.toml: X-COMP-01 is not translated");
    assert_eq!(wrong("[X-COMP-01]\nname = \"кубик\"\n"), "ru/x.toml:18: the note on X-COMP-01 is not translated");
}

#[test]
fn an_empty_switch_is_no_switch() {
    let book = Rulebook::read(&[("x.toml", &BOOK.replace("fight-dice", ""))]).unwrap();
    assert_eq!(book.ruling("X-RULING-01").unwrap().switch, None);
}

#[test]
fn all_mistakes_are_reported_at_once() {
    let spoiled = BOOK.replace("title = \"Roll\"", "name = \"Roll\"").replace("default = \"a\"", "default = \"c\"");
    let expected = "\
        x.toml:4: `title` is missing\n\
        x.toml:6: `name` is not a field of this entry\n\
        x.toml:21: the default `c` is none of the options";
    assert_eq!(mistakes(&[("x.toml", &spoiled)]), expected);
}

#[test]
fn fields_must_be_known_and_of_the_right_kind() {
    check("count = 2", "counts = 2", "x.toml:27: `counts` is not a field of this entry");
    check("count = 2", "count = -2", "x.toml:27: `count` must be a whole number");
    check("title = \"Win\"", "title = 6", "x.toml:13: `title` must be a text, not a number");
    check("title = \"Win\"", "title = \" \"", "x.toml:13: `title` is empty");
    check("source = [\"BOOK:1\"]", "source = \"BOOK:1\"", "x.toml:30: `source` must be a list of texts");
    check("[[component]]", "[[piece]]", "x.toml:25: `piece` is none of: chapters, rule, ruling, component");
}

#[test]
fn ids_must_be_well_formed_and_unique() {
    check("kind =", "id = \"X-COMP-1\"\nkind =", "x.toml:26: `X-COMP-1` is not an id such as X-FIGHT-07");
    check("kind =", "id = \"X-FIGHT-02\"\nkind =", "x.toml:26: X-FIGHT-02 is already used at x.toml:12");
    let other = BOOK
        .replace("X-", "Y-")
        .replace("id = \"Y-FIGHT-02\"", "id = \"X-FIGHT-02\"")
        .replace("Y-FIGHT-02 tells", "X-FIGHT-02 tells");
    let other = other.replace("fight-dice", "other-dice");
    assert_eq!(mistakes(&[("x.toml", BOOK), ("y.toml", &other)]), "y.toml:12: X-FIGHT-02 is already used at x.toml:12");
}

#[test]
fn ids_of_rulings_are_told_from_those_of_rules() {
    let spoiled = BOOK.replace("X-RULING-01", "X-FIGHT-03");
    let expected = "x.toml:18: X-FIGHT-03: ids of rulings, and only those, belong to a chapter RULING";
    assert_eq!(mistakes(&[("x.toml", &spoiled)]), expected);
}

#[test]
fn mentioned_ids_must_exist() {
    check("X-FIGHT-02 tells", "X-FIGHT-03 tells", "x.toml:7: X-FIGHT-03 is mentioned here and does not exist");
    check("RULING:X-RULING-01", "RULING:X-RULING-02", "x.toml:8: X-RULING-02 is mentioned here and does not exist");
    check("RULING:X-RULING-01", "RULING:dice", "x.toml:8: dice is mentioned here and does not exist");
    check(
        "rules = [\"X-FIGHT-01\"]",
        "rules = [\"X-FIGHT-1\"]",
        "x.toml:29: X-FIGHT-1 is mentioned here and does not exist",
    );
    check("говорит X-FIGHT-02", "говорит X-FIGHT-03", "ru/x.toml:6: X-FIGHT-03 is mentioned here and does not exist");
}

#[test]
fn options_are_lettered_in_order() {
    check("b: three", "c: three", "x.toml:20: expected an option that begins with `b: `, found `c: three`");
    check("b: три", "три", "ru/x.toml:15: expected an option that begins with `b: `, found `три`");
    check(", \"b: три\"", "", "ru/x.toml:15: X-RULING-01 has 2 options, and 1 here");
}

#[test]
fn switches_are_unique_and_well_formed() {
    check("fight-dice", "Fight dice", "x.toml:23: the switch `Fight dice` is not lower-case words joined by hyphens");
    let twice = BOOK.replace("X-", "Y-");
    assert_eq!(
        mistakes(&[("x.toml", BOOK), ("y.toml", &twice)]),
        "y.toml:23: the switch `fight-dice` is already used at x.toml:23"
    );
}

#[test]
fn chapters_have_titles_and_rules() {
    let untitled = BOOK.replace("FIGHT = \"Fights\"", "");
    assert_eq!(mistakes(&[("x.toml", &untitled)]), "x.toml:5: chapter X-FIGHT has no title in `[chapters]`");
    check("FIGHT = \"Fights\"", "FIGHT = \"Fights\"\nEND = \"End\"", "x.toml:3: chapter `END` has no rules");
    let again = r#"[chapters]
FIGHT = "Fighting"

[[rule]]
id = "X-FIGHT-03"
title = "Lose"
text = "Five or less loses."
source = ["BOOK:3"]
"#;
    assert_eq!(
        mistakes(&[("x.toml", BOOK), ("y.toml", again)]),
        "y.toml:2: chapter X-FIGHT already has a title, at x.toml:2"
    );
}

#[test]
fn a_file_holds_the_rules_of_one_game() {
    let second = "[[rule]]\nid = \"Y-END-01\"\ntitle = \"End\"\ntext = \"It ends.\"\nsource = [\"BOOK:9\"]\n";
    let found = mistakes(&[("x.toml", &format!("{BOOK}{second}"))]);
    assert!(found.contains("x.toml:32: Y-END-01 does not belong to the game X of the other rules"), "{found}");
}

#[test]
fn translations_belong_to_their_original_and_are_whole() {
    check(
        "[\"X-FIGHT-02\"]",
        "[\"X-FIGHT-09\"]",
        "ru/x.toml: X-FIGHT-02 is not translated\nru/x.toml:9: x.toml has no rule, ruling or component X-FIGHT-09",
    );
    check("FIGHT = \"Бой\"", "", "ru/x.toml: chapter X-FIGHT is not translated");
    check("FIGHT = \"Бой\"", "FIGHT = \"Бой\"\nEND = \"Конец\"", "ru/x.toml:3: x.toml has no chapter `END`");
    check(
        "text = \"Шесть",
        "texts = \"Шесть",
        "ru/x.toml:9: `text` is missing\nru/x.toml:11: `texts` is not a field of this entry",
    );
    check(
        "text = \"Шесть",
        "example = \"Пример\"\ntext = \"Шесть",
        "ru/x.toml:11: X-FIGHT-02 has no example to translate",
    );
    check("example = \"В бою бросают кости — две.\"\n", "", "ru/x.toml:4: the example of X-FIGHT-01 is not translated");
    assert_eq!(
        mistakes(&[("x.toml", BOOK), ("ru/z.toml", RUSSIAN)]),
        "ru/z.toml: there is nothing to translate in z.toml"
    );
    assert!(mistakes(&[("x.toml", BOOK), ("xx/x.toml", RUSSIAN)]).starts_with("xx/x.toml: unknown language 'xx'"));
}

#[test]
fn text_that_is_not_toml_is_reported_with_its_line() {
    let broken = BOOK.replace("title = \"Win\"", "title = \"Win");
    let found = mistakes(&[("x.toml", &broken), ("ru/x.toml", RUSSIAN)]);
    assert!(found.starts_with("x.toml:13: ") && !found.contains("ru/"), "{found}");
}
