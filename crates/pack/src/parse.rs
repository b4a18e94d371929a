//! From the text of a data file to nodes.

use std::ops::Range;

use kdl::{KdlDiagnostic, KdlEntry, KdlNode, KdlValue};

use crate::{Argument, Message, Mistake, Mistakes, Node, Property, Value, Word, say, scan::pieces, spot::Lines};

/// How deep braces may stand in each other.
pub const MOST_NESTED: usize = 12;

/// Reads a data file. What cannot be read is reported under the name `file` and left out; the rest is returned.
pub fn parse(file: &str, text: &str, mistakes: &mut Mistakes) -> Vec<Node> {
    // Some editors put a mark of the encoding first, which nobody sees.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = Lines::new(file, text);
    let mut nodes = Vec::new();
    for piece in pieces(text, &lines, mistakes) {
        let mut reader = Reader { text, offset: piece.start, lines: &lines, mistakes };
        match KdlNode::parse(&text[piece]) {
            Ok(node) => nodes.extend(reader.node(&node)),
            Err(error) => reader.diagnostics(&error.diagnostics),
        }
    }
    nodes
}

struct Reader<'t, 'm> {
    text: &'t str,
    /// Where the piece begins that the parser saw.
    offset: usize,
    lines: &'m Lines<'t>,
    mistakes: &'m mut Mistakes,
}

impl Reader<'_, '_> {
    fn node(&mut self, node: &KdlNode) -> Option<Node> {
        let name = self.word(node.name().value(), node.name().span().offset());
        let mut is_whole = self.untyped(node.ty().map(|ty| ty.span().offset()));
        let mut arguments = Vec::new();
        let mut properties = Vec::new();
        for entry in node.entries() {
            is_whole &= self.untyped(entry.ty().map(|ty| ty.span().offset()));
            let Some(value) = self.value(entry) else {
                is_whole = false;
                continue;
            };
            match entry.name() {
                Some(key) => {
                    let name = self.word(key.value(), key.span().offset());
                    properties.push(Property { name, value });
                }
                None => arguments.push(value),
            }
        }
        let mut children = None;
        if let Some(document) = node.children() {
            let nodes: Vec<Option<Node>> = document.nodes().iter().map(|child| self.node(child)).collect();
            is_whole &= nodes.iter().all(Option::is_some);
            children = Some(nodes.into_iter().flatten().collect());
        }
        is_whole.then_some(Node { name, arguments, properties, children })
    }

    fn value(&mut self, entry: &KdlEntry) -> Option<Argument> {
        let mut offset = entry.span().offset();
        if let (Some(key), Some(format)) = (entry.name(), entry.format()) {
            offset = key.span().offset() + key.span().len() + format.after_key.len() + 1 + format.after_eq.len();
        }
        let spot = self.lines.spot(self.offset + offset);
        let value = match entry.value() {
            KdlValue::String(text) => Some(Value::Text(text.clone())),
            KdlValue::Bool(flag) => Some(Value::Flag(*flag)),
            KdlValue::Integer(number) => i64::try_from(*number).ok().map(Value::Number),
            KdlValue::Float(_) | KdlValue::Null => None,
        };
        if value.is_none() {
            let end = entry.span().offset() + entry.span().len();
            let written = self.written(self.offset + offset..self.offset + end);
            let message = say!("no-value", "'{written}' is not a value here", written = &written);
            let expected = say!("word-or-number", "a word or a whole number");
            self.mistakes.push(Mistake::error(&spot, &written, message).expecting(expected));
        }
        value.map(|value| Argument { value, spot })
    }

    fn word(&self, text: &str, offset: usize) -> Word {
        Word { text: text.to_owned(), spot: self.lines.spot(self.offset + offset) }
    }

    /// Types in parentheses are legal in the language and mean nothing to us.
    fn untyped(&mut self, ty: Option<usize>) -> bool {
        if let Some(offset) = ty {
            let spot = self.lines.spot(self.offset + offset);
            let message = say!("no-types", "types in parentheses are not used here");
            self.mistakes.push(Mistake::error(&spot, "(", message));
        }
        ty.is_none()
    }

    fn diagnostics(&mut self, diagnostics: &[KdlDiagnostic]) {
        // The scanner has seen that every brace is closed, so the parser's complaint that one is not only repeats that
        // it stumbled inside of it.
        let is_echo = |found: &KdlDiagnostic| found.label.as_deref() == Some("not closed");
        let all_echo = diagnostics.iter().all(is_echo);
        for found in diagnostics.iter().filter(|found| all_echo || !is_echo(found)) {
            let start = self.offset + found.span.offset();
            let written = self.written(start..start + found.span.len());
            let (message, expected) = plain(found, &written);
            let mut mistake = Mistake::error(&self.lines.spot(start), &written, message);
            mistake.expected = expected;
            self.mistakes.push(mistake);
        }
    }

    /// The offending text, at most one line of it.
    fn written(&self, range: Range<usize>) -> String {
        let text = self.text.get(range).unwrap_or_default();
        text.lines().next().unwrap_or_default().trim().chars().take(40).collect()
    }
}

/// The parser's finding in a sentence for people who do not write parsers.
fn plain(found: &KdlDiagnostic, written: &str) -> (Message, Option<Message>) {
    match found.label.as_deref() {
        Some("not quoted string" | "not multi-line quoted string" | "not multi-line string") => {
            let message = say!("bad-quote", "the quoted text {written} cannot be read", written);
            (message, Some(say!("quote-form", "\"text\" without a lone \\ in it")))
        }
        Some("not identifier string") => {
            let message = say!("bad-word", "'{written}' needs quotes", written);
            (message, Some(say!("word-form", "a word of letters, digits and -, or \"text\"")))
        }
        Some("not integer" | "not float" | "not number") => {
            let message = say!("bad-number", "'{written}' is not a number", written);
            (message, Some(say!("number-form", "a whole number followed by a space")))
        }
        Some("not property value") => {
            let message = say!("no-value-behind", "a value is missing after '{written}'", written);
            (message, Some(say!("property-form", "name=value")))
        }
        Some("not node name") => (say!("no-name-before", "a name is missing before '{written}'", written), None),
        Some("not closed") => (say!("bad-braces", "something in these braces cannot be read"), None),
        None if !written.is_empty() => {
            let message = say!("stray", "'{written}' does not belong here", written);
            (message, Some(say!("node-form", "a new line or ';' before a new node")))
        }
        _ => {
            let what = match &found.message {
                Some(what) => Message::verbatim(what.clone()),
                None => say!("unreadable", "this cannot be read"),
            };
            (say!("bad-text", "'{written}' cannot be read: {what}", written, what), None)
        }
    }
}
