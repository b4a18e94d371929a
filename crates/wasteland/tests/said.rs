//! What the crate says of mistakes it says in each language.

#[path = "../../pack/tests/sources/mod.rs"]
mod sources;

use std::path::Path;

use pack::{Lang, Mistakes, Texts};
use wasteland::{
    content::Content,
    reading::{mistake_texts, read_definitions},
};

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

/// What is said of definitions, in Russian.
fn report(definitions: &str) -> String {
    let mut texts = Texts::new();
    mistake_texts().iter().for_each(|text| texts.add_text(text, &mut Mistakes::new()));
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("a.kdl", definitions, &mut mistakes);
    read_definitions(&nodes, &Content::default(), &mut mistakes);
    mistakes.iter().map(|mistake| mistake.in_lang(Lang::Ru, &texts)).collect::<Vec<_>>().join("\n")
}

#[test]
fn mistakes_are_said_in_russian() {
    assert_eq!(
        report("locks adicted"),
        "a.kdl:1:7: ошибка: неизвестное слово 'adicted' в locks; ожидается: одно из idolized, vilified, synth, \
         super-mutant, well-rested, addicted; может быть, 'addicted'?"
    );
    assert_eq!(
        report("event crate home=loot {\n    caps 21\n    stage nothing\n}"),
        "a.kdl:2:10: ошибка: 21 не может быть количеством; ожидается: число от 1 до 20\n\
         a.kdl:3:11: ошибка: нет задания 'nothing'"
    );
    assert_eq!(
        report("event crate home=loot {\n    draw loot level\n}"),
        "a.kdl:2:15: ошибка: 'level' здесь ничего не значит; ожидается: встреча"
    );
}
