//! Packs of Wasteland: a pack with every word reads without a word of complaint, and every mistake is found and named.

use std::{fs, path::Path, sync::LazyLock};

use pack::{Mistakes, PackFiles, load_folder};
use wasteland::{
    content::Content,
    reading::{read, read_definitions, vocabulary},
};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn files() -> PackFiles {
    load_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pack")).expect("the pack lies beside this file")
}

static PACK: LazyLock<Content> =
    LazyLock::new(|| read(&[files()]).map_or_else(|mistakes| panic!("{mistakes}"), |(content, _)| content));

/// What is said about definitions in one file, added to the pack; a line each, without the file name.
fn said(definitions: &str) -> String {
    said_with(definitions, &PACK)
}

fn said_with(definitions: &str, base: &Content) -> String {
    let mut mistakes = Mistakes::new();
    let nodes = pack::parse("x.kdl", definitions, &mut mistakes);
    read_definitions(&nodes, base, &mut mistakes);
    mistakes.sort();
    mistakes.to_string().replace("x.kdl:", "")
}

#[test]
fn the_pack_reads_without_complaint() {
    let (content, warnings) = read(&[files()]).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    assert_eq!(warnings.to_string(), "");
    assert_eq!(content.packs.len(), 1);
}

#[test]
fn every_example_in_the_authors_guide_reads() {
    let page = fs::read_to_string(root().join("docs/packs.md")).unwrap();
    let blocks: Vec<&str> =
        page.split("```kdl wasteland\n").skip(1).filter_map(|block| Some(block.split_once("```")?.0)).collect();
    assert!(blocks.len() > 3);
    assert_eq!(said_with(&blocks.concat(), &Content::default()), "");
}

/// Regenerate with `UPDATE_DOCS=1 cargo test -p wasteland --test reading`.
#[test]
fn the_authors_guide_lists_exactly_the_vocabulary() {
    let path = root().join("docs/packs.md");
    let page = fs::read_to_string(&path).unwrap();
    let (begin, end) = ("<!-- wasteland vocabulary: begin -->\n", "<!-- wasteland vocabulary: end -->");
    let (before, rest) = page.split_once(begin).expect("docs/packs.md marks where the vocabulary begins");
    let (listed, after) = rest.split_once(end).expect("docs/packs.md marks where the vocabulary ends");
    let expected = format!("\n{}", vocabulary::markdown());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}{begin}{expected}{end}{after}")).unwrap();
    } else {
        assert_eq!(
            listed, expected,
            "docs/packs.md is stale: run UPDATE_DOCS=1 cargo test -p wasteland --test reading"
        );
    }
}

/// The words of all tables, from the page that is made of them.
#[test]
fn the_pack_uses_every_word() {
    let data: String = files().data.iter().map(|source| source.text.as_str()).collect();
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    let used: Vec<&str> = data.split(|letter: char| !is_part(letter)).collect();
    let page = vocabulary::markdown();
    let words = page.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|line| line.split('`').next());
    let missing: Vec<&str> = words.filter(|word| !used.contains(word)).collect();
    assert_eq!(missing, [""; 0]);
}
