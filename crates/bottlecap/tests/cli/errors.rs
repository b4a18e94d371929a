//! Errors are one clear sentence on standard error and a code that is not zero.

use crate::common::{bottlecap, temporary};

#[test]
fn what_does_not_exist_is_named() {
    let cases: [(&[&str], &str); 9] = [
        (&["simulate", "shelter", "--pack", "no/such/pack"], "cannot read the pack no/such/pack"),
        (&["play", "shelter", "--option", "round-limits=a"], "do you mean 'round-limit'?"),
        (&["play", "shelter", "--option", "round-limit=z"], "has no value 'z'; its values are the letters ab"),
        (&["play", "shelter", "--option", "round-limit"], "write NAME=LETTER"),
        (&["play", "shelter", "--players", "5"], "(S-SETUP-01)"),
        (&["play", "shelter", "--seats", "human,robot"], "'robot' is nobody who could sit down"),
        (&["play", "shelter", "--seats", "human,bot:godlike"], "the levels are random, easy, steady, hard"),
        (&["simulate", "shelter", "--players", "3", "--bots", "easy,hard"], "2 levels do not fit 3 players"),
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
