//! The styles name nothing that the table does not have: every class, id, attribute and value of an attribute in a
//! selector occurs in the sources of the table. What nobody uses any more is found here and goes.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::{
    games::GAMES,
    style::{self, Source},
};

/// What the sources can put into a page.
#[derive(Default)]
struct Words {
    whole: BTreeSet<String>,
    /// What stands before a gap: `seat-{color}` makes every `seat-…`.
    beginnings: BTreeSet<String>,
}

impl Words {
    fn has(&self, word: &str) -> bool {
        self.whole.contains(word) || self.beginnings.iter().any(|beginning| word.starts_with(beginning.as_str()))
    }

    /// Takes the words of a text in which every word counts.
    fn take(&mut self, text: &str) {
        let mut rest = text;
        while let Some(begin) = rest.find(is_letter) {
            let word = &rest[begin..];
            let end = word.find(|c| !is_letter(c)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            match word.ends_with('-') && after.starts_with('{') {
                true => self.beginnings.insert(word.to_owned()),
                false => self.whole.insert(word.to_owned()),
            };
            rest = after;
        }
    }

    /// Takes what a file of Rust can write into the page: its texts, and the names of classes and attributes in views.
    fn take_rust(&mut self, text: &str) {
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for name in line.split(|c: char| c.is_whitespace() || c == '<') {
                let name = name.strip_prefix("class:").unwrap_or(name);
                self.take(name.split('=').next().filter(|_| name.contains('=')).unwrap_or_default());
            }
        }
        // A text may go over several lines. Between two quotes every other piece is outside.
        for text in text.replace("\\\"", " ").split('"').skip(1).step_by(2) {
            self.take(text);
        }
    }
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// All selectors of a style, and what stands before other blocks.
fn selectors(text: &str) -> Vec<String> {
    let mut bare = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let blocks = bare.split('{').collect::<Vec<_>>();
    let heads = blocks.iter().take(blocks.len().saturating_sub(1));
    let head = |text: &&str| {
        text.rsplit([';', '}']).next().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    heads.map(head).filter(|head| !head.starts_with('@')).collect()
}

/// What a selector asks for that the words lack.
fn lacking(selector: &str, words: &Words) -> Vec<String> {
    let mut lacking = Vec::new();
    let mut outside = String::new();
    let mut rest = selector;
    while let Some((before, attribute)) = rest.split_once('[') {
        outside.push_str(before);
        let (attribute, after) = attribute.split_once(']').unwrap_or((attribute, ""));
        let parts = attribute.split(|c| !is_letter(c)).filter(|part| !part.is_empty());
        // Numbers are counted in the sources, not written.
        let unknown = parts.filter(|part| !words.has(part) && part.parse::<u32>().is_err());
        lacking.extend(unknown.map(|part| format!("[{part}]")));
        rest = after;
    }
    outside.push_str(rest);
    for sign in ['.', '#'] {
        for part in outside.split(sign).skip(1) {
            let name = &part[..part.find(|c| !is_letter(c)).unwrap_or(part.len())];
            if !name.is_empty() && !words.has(name) {
                lacking.push(format!("{sign}{name}"));
            }
        }
    }
    lacking
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, endings, found);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|wanted| ending == *wanted)) {
            found.push(path);
        }
    }
}

fn words_of_the_table(table: &Path) -> Words {
    let mut words = Words::default();
    let (mut rust, mut fixed) = (Vec::new(), Vec::new());
    files(&table.join("src"), &["rs"], &mut rust);
    files(&table.join("static"), &["html", "js"], &mut fixed);
    for file in rust {
        words.take_rust(&fs::read_to_string(file).unwrap());
    }
    for file in fixed {
        words.take(&fs::read_to_string(file).unwrap());
    }
    words
}

#[test]
fn every_selector_is_used() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table");
    let words = words_of_the_table(&table);
    let mut unused = Vec::new();
    for game in &GAMES {
        for Source { path, text } in style::sources(&table.join("style"), game.id).unwrap() {
            for selector in selectors(&text) {
                let lacking = lacking(&selector, &words);
                if !lacking.is_empty() {
                    unused.push(format!("{path}: `{selector}` names {}", lacking.join(" ")));
                }
            }
        }
    }
    assert!(unused.is_empty(), "nothing in the table is ever called so:\n{}", unused.join("\n"));
}

#[test]
fn what_nobody_uses_is_found() {
    let mut words = Words::default();
    words.take_rust(
        "// A ghost.\nview! { <p class=\"seat big\" class:lit=is_lit data-kind=kind/> }; format!(\"room-{id}\")",
    );
    for used in [".seat > .big", ".lit[data-kind]", ".room-diner", ".lit[data-kind=\"1\"]"] {
        assert_eq!(lacking(used, &words), [""; 0], "{used}");
    }
    for unused in [".ghost", ".seat:not(.small)", "[data-size]", "[data-kind=\"odd\"]", "#main"] {
        assert_eq!(lacking(unused, &words).len(), 1, "{unused}");
    }
    assert_eq!(selectors("/* .a{} */ .b { top: 0; & .c { left: 0 } } @media x { .d {} }"), [".b", "& .c", ".d"]);
}
