//! Writing the language of examples and packs: words, lines and definitions.

use std::fmt::Write as _;

use pack::{Argument, Node, Value};

/// A word as it must be written: bare where it can be, else quoted.
pub(super) fn word(text: &str) -> String {
    let bare = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '+' | '?');
    let begins = text.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '?');
    let means_something = matches!(text, "true" | "false" | "null" | "inf" | "nan");
    if begins && text.chars().all(bare) && !means_something { text.to_owned() } else { quoted(text) }
}

/// A text in quotes.
pub(super) fn quoted(text: &str) -> String {
    let mut written = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' => written.push_str("\\\""),
            '\\' => written.push_str("\\\\"),
            '\n' => written.push_str("\\n"),
            '\t' => written.push_str("\\t"),
            // The language forbids signs that steer the direction of writing, and other signs that nobody sees.
            '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}' => {}
            other if other.is_control() || matches!(other, '\u{2028}' | '\u{2029}') => written.push(' '),
            other => written.push(other),
        }
    }
    written.push('"');
    written
}

/// A line of words behind a first one; nothing if there are no words.
pub(super) fn list<'w>(name: &str, words: impl IntoIterator<Item = &'w str>) -> Option<String> {
    let words: Vec<String> = words.into_iter().map(word).collect();
    (!words.is_empty()).then(|| format!("{name} {}", words.join(" ")))
}

/// The definition of a card as its pack writes it, with another number of copies.
pub(super) fn definition(node: &Node, copies: usize, out: &mut String) {
    let mut node = node.clone();
    if let Some(children) = &mut node.children {
        if copies == 1 {
            children.retain(|child| child.name() != "copies");
        }
        for child in children.iter_mut().filter(|child| child.name() == "copies") {
            child.arguments.iter_mut().for_each(|argument| argument.value = Value::Number(copies as i64));
        }
    }
    lines(&node, 0, out);
}

fn lines(node: &Node, depth: usize, out: &mut String) {
    let indent = "    ".repeat(depth);
    let mut line = format!("{indent}{}", word(node.name()));
    for argument in &node.arguments {
        line.push(' ');
        line.push_str(&value(argument));
    }
    for property in &node.properties {
        write!(line, " {}={}", property.name.text, value(&property.value)).expect("a text takes everything");
    }
    out.push_str(&line);
    match &node.children {
        None => out.push('\n'),
        Some(children) => {
            out.push_str(" {\n");
            children.iter().for_each(|child| lines(child, depth + 1, out));
            out.push_str(&indent);
            out.push_str("}\n");
        }
    }
}

fn value(argument: &Argument) -> String {
    match &argument.value {
        Value::Text(text) => word(text),
        Value::Number(_) | Value::Flag(_) => argument.written(),
    }
}

#[cfg(test)]
mod tests {
    use pack::{Mistakes, parse};

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut mistakes = Mistakes::new();
        for text in ["diner.left", "gym+injured", "?", "two words", "\"so\" \\ it\nwent", "true", "-1", "", "ёж"] {
            let nodes = parse("a.kdl", &format!("x {}", word(text)), &mut mistakes);
            assert!(mistakes.is_empty(), "{mistakes}");
            assert_eq!(nodes[0].arguments[0].word().map(|word| word.text).as_deref(), Some(text));
        }
        let odd = parse("a.kdl", &format!("x {}", quoted("a\u{202E}b\u{7}c\u{2028}\r")), &mut mistakes);
        assert!(mistakes.is_empty(), "{mistakes}");
        assert_eq!(odd[0].arguments[0].written(), "ab c  ");
    }

    #[test]
    fn definitions_come_back_with_another_number_of_copies() {
        let text = "item torch {\n    copies 3\n    use exhaust when=in-fight {\n        pay ? food\n        roll 2\n    }\n}\n";
        let nodes = parse("a.kdl", text, &mut Mistakes::new());
        let written = |copies| {
            let mut out = String::new();
            definition(&nodes[0], copies, &mut out);
            out
        };
        assert_eq!(written(3), text);
        assert_eq!(written(2), text.replace("copies 3", "copies 2"));
        assert_eq!(written(1), text.replace("    copies 3\n", ""));
    }
}
