//! The pack of the tests, and what is said about things added to it.

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

/// What is said about definitions in one file, added to a content; a line each, without the file name.
pub fn said_with(definitions: &str, base: &Content) -> String {
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("x.kdl", definitions, &mut mistakes);
    read_definitions(&nodes, base, &mut mistakes);
    mistakes.sort();
    mistakes.to_string().replace("x.kdl:", "")
}
