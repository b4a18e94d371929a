//! Packs as a whole: files, manifests and texts.

use pack::{Filling, Lang, Manifest, Mistakes, PackFiles, Source, Spot, Texts, Wanted};

const MANIFEST: &str = "format = 1\nid = \"x\"\nversion = \"1.0.0\"\ngame = \"g\"\nlanguages = [\"en\", \"ru\"]\n";

fn pack(manifest: &str) -> PackFiles {
    PackFiles::sort("packs/x", vec![Source::new("pack.toml", manifest)]).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn manifest(text: &str) -> (Option<Manifest>, String) {
    let mut mistakes = Mistakes::new();
    let manifest = Manifest::read(&pack(text), "g", &mut mistakes);
    mistakes.sort();
    (manifest, mistakes.to_string())
}

#[test]
fn files_that_do_not_belong_are_refused() {
    let sources = ["a.kdl", "a.json", "text/de/a.ftl", "text/en/a.ftl", "readme.md"];
    let sources = sources.map(|name| Source::new(name, "")).into();
    let mistakes = PackFiles::sort("packs/x", sources).expect_err("three things are wrong");
    assert_eq!(
        mistakes.to_string().lines().collect::<Vec<_>>(),
        [
            "packs/x: error: the pack has no pack.toml",
            "packs/x/a.json: error: this file does not belong in a pack; expected pack.toml, *.kdl, text/<language>/*.ftl or *.md",
            "packs/x/text/de/a.ftl: error: there is no language 'de'; expected text/en or ru/",
        ]
    );
}

#[test]
fn a_manifest_is_read_strictly() {
    let (read, said) = manifest(&format!("{MANIFEST}requires = [\"base 1.2.3\"]\n"));
    assert_eq!(said, "");
    let read = read.expect("nothing is wrong with it");
    assert_eq!((read.id.as_str(), read.languages.as_slice()), ("x", &[Lang::En, Lang::Ru][..]));
    assert_eq!((read.requires[0].id.as_str(), read.requires[0].version.as_str()), ("base", "1.2.3"));

    let (read, said) = manifest(
        "format = 1\nid = \"X y\"\nversin = \"1\"\ngame = \"h\"\nlanguages = [\"ru\", \"ru\"]\nrequires = [\"base\"]\n",
    );
    assert_eq!(read, None);
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "packs/x/pack.toml: error: the field 'version' is missing",
            "packs/x/pack.toml:2:6: error: 'id' cannot be this; expected an id of small letters, digits and -",
            "packs/x/pack.toml:3:1: error: unknown field 'versin'; expected one of format, id, version, game, languages, requires; did you mean 'version'?",
            "packs/x/pack.toml:4:8: error: 'game' cannot be this; expected g",
            "packs/x/pack.toml:5:13: error: 'languages' cannot be this; expected en among them, which stands in for every other language",
            "packs/x/pack.toml:5:20: error: 'languages' cannot be this; expected each of en and ru at most once",
            "packs/x/pack.toml:6:13: error: 'requires' cannot be this; expected \"id version\", such as \"some-pack 1.0.0\"",
        ]
    );
    assert!(manifest("format = ").1.contains("packs/x/pack.toml:1:10: error: this is not TOML"));
}

#[test]
fn texts_are_found_with_plurals_and_fall_back_to_english() {
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    texts.add(Lang::En, "en.ftl", "apples = { $count } apples\nonly = English\n    .more = too\n", &mut mistakes);
    let russian = "apples = { $count ->\n    [one] { $count } яблоко\n    [few] { $count } яблока\n   *[other] { $count } яблок\n}\n";
    texts.add(Lang::Ru, "ru.ftl", russian, &mut mistakes);
    assert_eq!(mistakes.to_string(), "");
    let apples = |count: i64| texts.get(Lang::Ru, "apples", &[("count", count.into())]);
    assert_eq!([apples(1), apples(3), apples(11)], ["1 яблоко", "3 яблока", "11 яблок"]);
    assert_eq!(texts.get(Lang::Ru, "only", &[]), "English");
    assert_eq!(texts.attribute(Lang::Ru, "only", "more", &[("x", Filling::Text("y"))]).as_deref(), Some("too"));
    assert_eq!(texts.get(Lang::Ru, "none", &[]), "{none}");
    assert_eq!(texts.find(Lang::En, "none", &[]), None);
    assert!(!texts.has(Lang::Ru, "only"));
}

#[test]
fn texts_are_checked_against_each_other_and_against_what_needs_them() {
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    let english = "a = A { $x }\n    .flavor = f\nb = B\n    .flaver = g\nb = again\nc = { d } { -e }\n";
    texts.add(Lang::En, "en.ftl", english, &mut mistakes);
    texts.add(Lang::Ru, "ru.ftl", "a = А\n    .flavor = f\nz\n", &mut mistakes);
    let wanted =
        ["a", "b"].map(|key| Wanted { key: key.into(), attributes: (&["flavor"]).into(), spot: Spot::whole("card") });
    texts.check_wanted(&wanted, &Lang::ALL, &mut mistakes);
    texts.check_languages(&Lang::ALL, &mut mistakes);
    mistakes.sort();
    assert_eq!(
        mistakes.to_string().lines().collect::<Vec<_>>(),
        [
            "card: error: there is no Russian text 'b'; expected 'b = ...' in text/ru/",
            "en.ftl:1:1: error: 'a' uses $x in English and not in Russian",
            "en.ftl:3:1: error: English says 'b' and Russian does not",
            "en.ftl:3:1: error: the English text 'b' has no '.flavor'; expected '.flavor = ...' below it",
            "en.ftl:3:1: warning: nothing uses '.flaver' of the text 'b'; did you mean 'flavor'?",
            "en.ftl:5:1: error: text 'b' is here a second time; the first is in en.ftl:3",
            "en.ftl:6:1: error: the text 'c' mentions '-e', which English lacks",
            "en.ftl:6:1: error: English says 'c' and Russian does not",
            "en.ftl:6:1: error: the text 'c' mentions 'd', which English lacks",
            "en.ftl:6:1: warning: nothing uses the text 'c'",
            "ru.ftl:3:2: error: this text cannot be read: a '=' is missing",
        ]
    );
}

#[test]
fn hostile_texts_are_refused() {
    let text = format!("a = {}", "{ F(".repeat(100_000));
    let sources = vec![Source::new("pack.toml", MANIFEST), Source::new("text/en/a.ftl", &text)];
    let files = PackFiles::sort("x", sources).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let mut mistakes = Mistakes::new();
    Texts::new().add_pack(&files, &mut mistakes);
    assert!(mistakes.has_errors());
}
