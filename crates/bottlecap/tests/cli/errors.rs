//! Errors are one clear sentence on standard error and a code that is not zero.

use crate::common::{bottlecap, temporary, with_environment};

#[test]
fn what_does_not_exist_is_named() {
    let cases: [(&[&str], &str); 9] = [
        (&["simulate", "shelter", "--pack", "no/such/pack"], "cannot read the pack no/such/pack"),
        (&["play", "shelter", "--option", "round-limits=a"], "did you mean 'round-limit'?"),
        (&["play", "shelter", "--option", "round-limit=z"], "has no value 'z'; its values are the letters a, b"),
        (&["play", "shelter", "--option", "round-limit"], "write NAME=LETTER"),
        (&["play", "shelter", "--players", "5"], "(S-SETUP-01)"),
        (&["play", "shelter", "--seats", "human,robot"], "'robot' can’t sit down"),
        (
            &["play", "shelter", "--seats", "human,bot:godlike"],
            "the levels are random, novice, steady, sharp, ruthless",
        ),
        (&["simulate", "shelter", "--players", "3", "--bots", "easy,hard"], "2 levels don’t fit 3 players"),
        (&["replay", "no-such-file"], "cannot read no-such-file"),
    ];
    for (arguments, expected) in cases {
        let sentence = bottlecap(arguments, "").bad();
        assert!(sentence.starts_with("bottlecap: ") && sentence.contains(expected), "{arguments:?}: {sentence}");
    }
    let russian = bottlecap(&["replay", "no-such-file", "--lang", "ru"], "").bad();
    assert!(russian.contains("не удаётся прочитать no-such-file"), "{russian}");
}

#[test]
fn a_pack_that_does_not_load_says_how_many_mistakes_it_has() {
    let folder = temporary("bad-pack");
    std::fs::create_dir_all(&folder).unwrap();
    let manifest = "format = 1\nid = \"bad\"\nversion = \"1\"\ngame = \"shelter\"\nlanguages = [\"en\"]\n";
    std::fs::write(format!("{folder}/pack.toml"), manifest).unwrap();
    std::fs::write(format!("{folder}/cards.kdl"), "room \"A B\" {\n}\n").unwrap();
    let sentence = bottlecap(&["play", "shelter", "--pack", &folder], "").bad();
    assert!(sentence.contains("bad-pack") && sentence.contains("bottlecap check"), "{sentence}");
}

#[test]
fn a_game_that_is_not_there_cannot_be_continued() {
    let sentence = bottlecap(&["play", "shelter", "--resume", "nowhere.jsonl"], "").bad();
    assert!(sentence.contains("cannot read nowhere.jsonl"), "{sentence}");
}

#[test]
fn arguments_that_do_not_fit_are_named_in_one_sentence() {
    let cases: [(&[&str], &str, &str); 13] = [
        (
            &[],
            "bottlecap: name a command: play, serve, simulate, tournament, duel, replay, review, engine, example, check, pack, help",
            "bottlecap: назовите команду: play, serve, simulate, tournament, duel, replay, review, engine, example, check, pack, help",
        ),
        (
            &["plya"],
            "bottlecap: there is no command 'plya', did you mean 'play'?",
            "bottlecap: нет команды 'plya', может быть, 'play'?",
        ),
        (&["play"], "bottlecap: something is missing: <GAME>", "bottlecap: не хватает аргумента: <ИГРА>"),
        (
            &["play", "chess"],
            "bottlecap: 'chess' doesn’t fit '<GAME>'; possible: shelter, wasteland",
            "bottlecap: 'chess' не подходит для '<ИГРА>'; можно: shelter, wasteland",
        ),
        (
            &["play", "shelter", "--plin"],
            "bottlecap: there is no argument '--plin', did you mean '--plain'?",
            "bottlecap: нет аргумента '--plin', может быть, '--plain'?",
        ),
        (
            &["play", "shelter", "--xyzzy"],
            "bottlecap: there is no argument '--xyzzy'; bottlecap --help lists what there is",
            "bottlecap: нет аргумента '--xyzzy'; какие есть, покажет bottlecap --help",
        ),
        (
            &["play", "shelter", "--players", "many"],
            "bottlecap: 'many' doesn’t fit '--players <PLAYERS>': it takes a whole number",
            "bottlecap: 'many' не подходит для '--players <ЧИСЛО>': нужно целое число",
        ),
        (
            &["simulate", "shelter", "--games", "0"],
            "bottlecap: 0 doesn’t fit '--games <GAMES>': the number is too small or too large",
            "bottlecap: 0 не подходит для '--games <ЧИСЛО>': число слишком мало или слишком велико",
        ),
        (
            &["serve", "--listen", "here"],
            "bottlecap: 'here' doesn’t fit '--listen <ADDRESS:PORT>': it takes an address and a port, such as 127.0.0.1:8017",
            "bottlecap: 'here' не подходит для '--listen <АДРЕС:ПОРТ>': нужны адрес и порт, например 127.0.0.1:8017",
        ),
        (
            &["play", "shelter", "--seed"],
            "bottlecap: '--seed <SEED>' needs a value",
            "bottlecap: у '--seed <ЧИСЛО>' нет значения",
        ),
        (
            &["play", "shelter", "--seed", "1", "--resume", "x"],
            "bottlecap: '--seed <SEED>' and '--resume <FILE>' don’t go together",
            "bottlecap: '--seed <ЧИСЛО>' нельзя указать вместе с '--resume <ФАЙЛ>'",
        ),
        (
            &["play", "shelter", "--plain", "--plain"],
            "bottlecap: '--plain' is given twice",
            "bottlecap: аргумент '--plain' указан дважды",
        ),
        (
            &["example"],
            "bottlecap: name a command: run, show, from, help",
            "bottlecap: назовите команду: run, show, from, help",
        ),
    ];
    for (arguments, english, russian) in cases {
        let ran = bottlecap(arguments, "");
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        assert_eq!(ran.bad(), english);
        assert_eq!(bottlecap(&[&["--lang", "ru"], arguments].concat(), "").bad(), russian);
    }
    let unknown = bottlecap(&["check", "x", "--lang", "fr"], "").bad();
    assert_eq!(unknown, "bottlecap: 'fr' doesn’t fit '--lang <LANG>': the languages are en and ru");
}

/// Fluent's parts in braces, and words of the parser that would have been overlooked.
#[test]
fn help_is_in_the_language_that_was_asked_for() {
    let commands: [&[&str]; 11] = [
        &["--help"],
        &["serve", "--help"],
        &["-h"],
        &["play", "--help"],
        &["simulate", "--help"],
        &["replay", "-h"],
        &["engine", "--help"],
        &["help", "check"],
        &["pack", "report", "--help"],
        &["example", "run", "--help"],
        &["help", "example", "show"],
    ];
    for arguments in commands {
        let english = bottlecap(arguments, "").good();
        assert!(english.contains("Usage: bottlecap") && english.contains("Print help"), "{english}");
        let russian = with_environment(arguments, "", &[("LC_ALL", "ru_RU.UTF-8")]).good();
        assert!(russian.contains("Вызов: bottlecap") && russian.contains("Показать справку"), "{russian}");
        for word in ["{", "Usage", "Print", "Options", "OPTIONS", "COMMAND", "FILE", "default", "values", " the "] {
            assert!(!russian.contains(word), "{word}: {russian}");
        }
    }
    assert!(bottlecap(&["--version", "--lang", "ru"], "").good().starts_with("bottlecap "));
}

#[test]
fn mistakes_of_authors_are_told_in_both_languages() {
    let folder = temporary("authors-pack");
    std::fs::create_dir_all(&folder).unwrap();
    let manifest = "format = 1\nid = \"bad\"\nversion = \"1.0.0\"\ngame = \"shelter\"\nlanguages = [\"en\"]\n";
    std::fs::write(format!("{folder}/pack.toml"), manifest).unwrap();
    std::fs::write(format!("{folder}/cards.kdl"), "item torch { use exhaust { gain foood } }\n").unwrap();
    let check = |lang: &str| {
        let ran = bottlecap(&["check", &folder, "--lang", lang], "");
        assert_eq!(ran.code, Some(1));
        ran.out.replace(&folder, "pack")
    };
    let english = check("en");
    assert!(
        english.contains("pack/cards.kdl:1:33: error: unknown word 'foood' in the gain of an item; expected one of")
    );
    assert!(
        english.ends_with(
            "; did you mean 'food'?\npack/pack.toml: error: there is no English text 'pack-bad'; \
         expected 'pack-bad = ...' in text/en/\npack: 3 errors\n"
        ),
        "{english}"
    );
    let russian = check("ru");
    assert!(
        russian.contains("pack/cards.kdl:1:33: ошибка: неизвестное слово 'foood' в gain предмета; ожидается: одно из ")
    );
    assert!(
        russian.ends_with(
            "; может быть, 'food'?\npack/pack.toml: ошибка: нет текста 'pack-bad' (язык: английский); \
         ожидается: 'pack-bad = ...' в text/en/\npack: ошибок 3\n"
        ),
        "{russian}"
    );
    let sentence = bottlecap(&["play", "shelter", "--pack", &folder, "--lang", "ru"], "").bad();
    assert!(sentence.contains("первая: ") && sentence.contains(": ошибка: "), "{sentence}");
    std::fs::remove_file(format!("{folder}/pack.toml")).unwrap();
    let missing = bottlecap(&["check", &folder, "--lang", "ru"], "").bad().replace(&folder, "pack");
    assert_eq!(missing, "bottlecap: не удаётся прочитать pack: pack: ошибка: в наборе нет pack.toml");
}

#[test]
fn a_pack_is_checked_on_top_of_those_it_requires() {
    let write = |folder: &str, requires: &str| {
        std::fs::create_dir_all(format!("{folder}/text/en")).unwrap();
        let manifest = format!(
            "format = 1\nid = \"mine\"\nversion = \"1.0.0\"\ngame = \"shelter\"\nlanguages = [\"en\"]\n{requires}"
        );
        std::fs::write(format!("{folder}/pack.toml"), manifest).unwrap();
        std::fs::write(format!("{folder}/items.kdl"), "item lantern { use exhaust { gain power } }\n").unwrap();
        let texts = "pack-mine = Mine\n    .about = Mine.\nitem-lantern = Lantern\n    .flavor = It hums.\n";
        std::fs::write(format!("{folder}/text/en/cards.ftl"), texts).unwrap();
    };
    let folder = temporary("requiring-pack");
    write(&folder, "requires = [\"shelter-core 1.0.0\"]\n");
    let good = bottlecap(&["check", &folder], "").good().replace(&folder, "mine");
    assert_eq!(
        good,
        "mine/pack.toml: note: this pack says nothing in Russian; expected 'ru' in languages, and text/ru/\n\
         mine: 30 rooms, 5 elevators, 32 items, 18 threats, no errors\n"
    );
    write(&folder, "requires = [\"nothing-there 1.0.0\"]\n");
    let bad = bottlecap(&["check", &folder], "");
    assert!(bad.code == Some(1) && bad.out.contains("pack 'nothing-there' must be loaded before"), "{}", bad.out);
}

/// A file that cannot be read is told of, and the others are run all the same.
#[test]
fn one_bad_file_does_not_end_the_run() {
    let folder = temporary("spoiled");
    std::fs::create_dir_all(&folder).unwrap();
    let good = "game shelter; title Good; proves S-ROUND-01\nthen { round 2 }\n";
    std::fs::write(format!("{folder}/a.kdl"), [0xff, 0xfe, 0x00]).unwrap();
    std::fs::write(format!("{folder}/b.kdl"), "game shelter; title Bad {\n").unwrap();
    std::fs::write(format!("{folder}/c.kdl"), good).unwrap();
    let found = bottlecap(&["example", "run", &folder, "--lang", "en"], "");
    assert!(found.out.contains("3 examples: 1 passed, 2 failed"), "{}", found.out);
}

#[test]
fn an_example_that_fails_is_told_in_both_languages() {
    let file = temporary("failing.kdl");
    let text = "game shelter; proves S-ROUND-01; title \"A plate\"\ntitle-ru \"Тарелка\"\nwhen { A places diner.left }\nthen { A food=5 }\n";
    std::fs::write(&file, text).unwrap();
    let run = |lang: &str| bottlecap(&["example", "run", &file, "--lang", lang], "").out.replace(&file, "a.kdl");
    let english =
        "FAILED  a.kdl  A plate\n    a.kdl:4:15: error: expected food=5, found food=1\n1 example: 0 passed, 1 failed\n";
    assert_eq!(run("en"), english);
    let russian = "НЕВЕРНО  a.kdl  Тарелка\n    a.kdl:4:15: ошибка: ожидалось: food=5; на деле: food=1\n\
                   Примеров 1: верны 0, неверны 1\n";
    assert_eq!(run("ru"), russian);
    let unknown = "title \"A plate\"\nthen { over }\n";
    std::fs::write(&file, unknown).unwrap();
    let found = run("en");
    assert!(
        found.starts_with("FAILED  a.kdl  A plate\n    a.kdl: error: the example does not say which game"),
        "{found}"
    );
    assert!(found.contains("expected one of game shelter, game wasteland\n1 example: 0 passed, 1 failed"), "{found}");
    std::fs::write(&file, "game shelter; title \"A plate\"; proves X-NOPE-99\nthen { round 2 }\n").unwrap();
    let found = run("ru");
    assert!(found.contains("НЕВЕРНО  a.kdl  A plate\n    a.kdl:1:39: ошибка: правила 'X-NOPE-99' нет\n"), "{found}");
    let nothing = bottlecap(&["example", "run", env!("CARGO_TARGET_TMPDIR"), "--lang", "ru"], "");
    assert!(!nothing.out.contains("examples"), "{}", nothing.out);
}

/// Why a move is refused is told with the names of players and cards, never in the words of the code.
#[test]
fn refusals_in_examples_name_players_and_cards() {
    let file = temporary("refused.kdl");
    let run = |text: &str, lang: &str| {
        std::fs::write(&file, text).unwrap();
        bottlecap(&["example", "run", &file, "--lang", lang], "").out.replace(&file, "a.kdl")
    };
    let taken = "game shelter; title x; proves S-ROUND-01\nwhen { A places diner.left; A passes }\nthen { over }\n";
    let (english, russian) = (run(taken, "en"), run(taken, "ru"));
    assert!(
        english.contains(
            "a.kdl:2:29: error: the move is refused: It is B’s turn. Wait for yours. (S-ROUND-03); expected B "
        ),
        "{english}"
    );
    assert!(
        russian.contains("a.kdl:2:29: ошибка: ход не принят: Сейчас ход игрока B. Дождитесь своего. (S-ROUND-03); "),
        "{russian}"
    );
    let rule = "game wasteland; title x; proves W-MOVE-01\ngiven { enemy critter-1 at=camp.a }\n\
                then { refused A camps rule=W-CAMP-01; offered A camps }\n";
    let (english, russian) = (run(rule, "en"), run(rule, "ru"));
    assert!(
        english.contains("a.kdl:3:29: error: expected W-CAMP-01, found ") && english.contains("W-CAMP-05"),
        "{english}"
    );
    assert!(russian.contains("a.kdl:3:29: ошибка: ожидалось: W-CAMP-01; на деле: "), "{russian}");
    for found in [english, russian] {
        assert!(!found.contains("EnemyHere") && !found.contains("enemy here") && !found.contains("Seat("), "{found}");
    }
    let branch = "game shelter; title x; proves S-ROUND-01\nbranch \"First\" title-ru=\"Первая\" { then { over } }\n";
    assert!(
        run(branch, "en").contains("a.kdl:2:43: error: in 'First': expected the end of the game"),
        "{}",
        run(branch, "en")
    );
    assert!(run(branch, "ru").contains("ошибка: в «Первая»: ожидался конец игры"), "{}", run(branch, "ru"));
}

/// What cannot be parsed is reported with its title all the same.
#[test]
fn the_title_is_always_in_the_report() {
    let file = temporary("unparsed.kdl");
    std::fs::write(&file, "game shelter\ntitle \"A plate\"\ntitle-ru \"Тарелка\"\nthen {\n").unwrap();
    let run = |lang: &str| bottlecap(&["example", "run", &file, "--lang", lang], "").out.replace(&file, "a.kdl");
    assert!(run("en").starts_with("FAILED  a.kdl  A plate\n"), "{}", run("en"));
    assert!(run("ru").starts_with("НЕВЕРНО  a.kdl  Тарелка\n"), "{}", run("ru"));
}

#[test]
fn a_position_is_shown_as_a_player_sees_it() {
    let file = temporary("seen.kdl");
    let text = "game wasteland; title x; proves W-AGENDA-01\ngiven { A agendas=star-1 }\nthen { turn A }\n";
    std::fs::write(&file, text).unwrap();
    let show = |viewer: &[&str]| bottlecap(&[&["example", "show", &file, "--lang", "en"], viewer].concat(), "");
    let own = show(&["--as", "A"]).good();
    assert!(own.contains("star-1"), "{own}");
    for viewer in [&["--as", "B"][..], &["--as", "spectator"], &[]] {
        let other = show(viewer).good();
        assert!(!other.contains("star-1"), "{other}");
    }
    let nobody = show(&["--as", "Q"]).bad();
    assert!(nobody.contains("'Q' is not a player here; expected A, B, spectator"), "{nobody}");
}
