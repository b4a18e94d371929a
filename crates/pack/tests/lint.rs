//! Texts that can be shown and were probably not meant so are told of.

use pack::{Lang, PackFiles, Source, lint_texts};

fn pack(folder: &str, texts: &[(&str, &str)]) -> PackFiles {
    let texts = texts.iter().map(|(lang, text)| Source::new(format!("text/{lang}/a.ftl"), text));
    let sources = std::iter::once(Source::new("pack.toml", "")).chain(texts).collect();
    PackFiles::sort(folder, sources).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn said(packs: &[PackFiles]) -> Vec<String> {
    let mut found = lint_texts(packs, &Lang::ALL);
    found.sort();
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn no_name_and_no_line_stands_twice() {
    let english = "card-a = Torch\n    .flavor = It hums.\ncard-b = Lamp\n    .flavor =\n        It\n        hums.\n\
                   quest-c = Torch\n    .flavor = It goes out.\n";
    let russian = "card-a = Факел\n    .flavor = Гудит.\ncard-b = Лампа\n    .flavor = Светит.\n\
                   quest-c = Факелы\n    .flavor = Гаснет.\n";
    assert_eq!(
        said(&[pack("x", &[("en", english), ("ru", russian)])]),
        [
            "x/text/en/a.ftl:4:6: warning: 'card-b.flavor' says the same line as 'card-a.flavor' in x/text/en/a.ftl:2",
            "x/text/en/a.ftl:7:1: warning: 'quest-c' has the same name as 'card-a' in x/text/en/a.ftl:1",
        ]
    );
}

/// Only the last pack is looked at, but beside the others.
#[test]
fn a_pack_says_nothing_that_another_said() {
    let first = pack("x", &[("en", "card-a = Torch\n    .flavor = It hums.\n")]);
    let second = pack("y", &[("en", "card-b = Torch\n    .flavor = It sings.\n")]);
    assert_eq!(
        said(&[first.clone(), second]),
        ["y/text/en/a.ftl:1:1: warning: 'card-b' has the same name as 'card-a' in x/text/en/a.ftl:1"]
    );
    let doubled = pack("z", &[("en", "card-c = Lamp\n    .flavor = Oil.\ncard-d = Lamp\n    .flavor = Wick.\n")]);
    assert_eq!(said(&[doubled, first]), [""; 0]);
}

#[test]
fn every_text_is_in_its_own_language() {
    let russian = "card-a = Torch\n    .flavor = Горит.\ncard-b = V.A.T.S.\n    .flavor = It hums.\n";
    assert_eq!(
        said(&[pack("x", &[("ru", russian), ("en", "card-a = Факел\n")])]),
        [
            "x/text/en/a.ftl:1:1: warning: 'card-a' is not in English",
            "x/text/ru/a.ftl:1:1: warning: 'card-a' is not in Russian",
            "x/text/ru/a.ftl:4:6: warning: 'card-b.flavor' is not in Russian",
        ]
    );
    let found = lint_texts(&[pack("x", &[("en", "card-a = Torch\n")])], &[Lang::En]);
    assert_eq!(
        found.to_string(),
        "x/pack.toml: note: this pack says nothing in Russian; expected 'ru' in languages, and text/ru/"
    );
}
