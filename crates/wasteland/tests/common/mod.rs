//! The pack of the tests, and what is read on top of it.

use std::{path::Path, sync::LazyLock};

use pack::{Mistakes, PackFiles, load_folder};
use wasteland::{
    content::Content,
    reading::{read, read_definitions},
};

/// A pack that uses every word of the vocabulary.
pub fn files() -> PackFiles {
    load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pack")).expect("the pack lies beside this file")
}

pub static PACK: LazyLock<Content> =
    LazyLock::new(|| read(&[files()]).map_or_else(|mistakes| panic!("{mistakes}"), |(content, _)| content));

/// What is read from definitions in one file, `x.kdl`, on top of a content, and what is wrong with them, in order.
pub fn read_with(definitions: &str, base: &Content) -> (Content, Mistakes) {
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("x.kdl", definitions, &mut mistakes);
    let content = read_definitions(&nodes, base, &mut mistakes);
    mistakes.sort();
    (content, mistakes)
}
