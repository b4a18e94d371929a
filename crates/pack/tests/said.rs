//! What the crate says of mistakes it says in each language.

mod sources;

use std::path::Path;

use pack::{Lang, Mistakes, PackFiles, Source, Texts, mistake_texts, parse};

#[test]
fn every_sentence_in_the_code_has_its_russian() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    sources::assert_all_said(&folder, "messages/ru/mistakes.ftl", include_str!("../messages/ru/mistakes.ftl"));
}

fn in_russian(mistakes: &Mistakes) -> String {
    let mut texts = Texts::new();
    texts.add_text(&mistake_texts(), &mut Mistakes::new());
    mistakes.iter().map(|mistake| mistake.in_lang(Lang::Ru, &texts)).collect::<Vec<_>>().join("\n")
}

#[test]
fn mistakes_are_said_in_russian() {
    let mut mistakes = Mistakes::new();
    parse("a.kdl", "item torch {\n    use (x)discard\n", &mut mistakes);
    assert_eq!(in_russian(&mistakes), "a.kdl:1:12: ошибка: эта '{' не закрыта");

    let mistakes = PackFiles::sort("packs/x", vec![Source::new("text/de/cards.ftl", "")]).expect_err("no manifest");
    assert_eq!(
        in_russian(&mistakes),
        "packs/x: ошибка: в наборе нет pack.toml\n\
         packs/x/text/de/cards.ftl: ошибка: нет языка 'de'; ожидается: text/en/ или text/ru/"
    );
}
