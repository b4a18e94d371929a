//! Statements of an example as they are written.

use pack::{Argument, Node};

/// The first word of a statement.
pub fn first(node: &Node) -> String {
    node.arguments.first().map(Argument::written).unwrap_or_default()
}

/// The words of a statement from one of them on.
pub fn rest(node: &Node, from: usize) -> Vec<String> {
    node.arguments.iter().skip(from).map(Argument::written).collect()
}

/// What a statement says of something.
pub fn property(node: &Node, name: &str) -> Option<String> {
    node.properties.iter().find(|property| property.name.text == name).map(|property| property.value.written())
}

/// The same, empty where it says nothing of it.
pub fn value(node: &Node, name: &str) -> String {
    property(node, name).unwrap_or_default()
}

/// A move behind the name of its player, as in `attempts errand objective=1`.
pub fn written_move(node: &Node) -> String {
    let mut written = rest(node, 1).join(" ");
    for property in node.properties.iter().filter(|property| property.name.text != "rule") {
        written.push_str(&format!(" {}={}", property.name.text, property.value.written()));
    }
    written
}

/// A written move taken apart.
pub struct MoveParts<'w> {
    /// The verb and what it is about.
    pub words: Vec<&'w str>,
    properties: Vec<&'w str>,
}

impl<'w> MoveParts<'w> {
    /// Takes a move apart.
    pub fn of(written: &'w str) -> MoveParts<'w> {
        let (properties, words) = written.split_whitespace().partition(|word| word.contains('='));
        MoveParts { words, properties }
    }

    /// What it says of something besides.
    pub fn extra(&self, name: &str) -> Option<String> {
        let named = self.properties.iter().filter_map(|word| word.split_once('=')).find(|(key, _)| *key == name);
        named.map(|(_, value)| value.to_owned())
    }
}
