//! What a pack is to the rules: a hash of its data as it was understood, so that comments, layout and whatever people
//! read may change without making it another pack.

use sha2::{Digest, Sha256};

use crate::{Node, Value};

/// The SHA-256 of nodes in their order, in hexadecimal. Where they stand makes no difference.
#[must_use]
pub fn cards_hash(nodes: &[Node]) -> String {
    let mut hasher = Sha256::new();
    add_nodes(&mut hasher, nodes);
    hex::encode(hasher.finalize())
}

fn add_nodes(hasher: &mut Sha256, nodes: &[Node]) {
    add_count(hasher, nodes.len());
    for node in nodes {
        add_text(hasher, &node.name.text);
        add_count(hasher, node.arguments.len());
        for argument in &node.arguments {
            add_value(hasher, &argument.value);
        }
        add_count(hasher, node.properties.len());
        for property in &node.properties {
            add_text(hasher, &property.name.text);
            add_value(hasher, &property.value.value);
        }
        match &node.children {
            None => hasher.update([0]),
            Some(children) => {
                hasher.update([1]);
                add_nodes(hasher, children);
            }
        }
    }
}

fn add_value(hasher: &mut Sha256, value: &Value) {
    match value {
        Value::Text(text) => {
            hasher.update([0]);
            add_text(hasher, text);
        }
        Value::Number(number) => {
            hasher.update([1]);
            hasher.update(number.to_le_bytes());
        }
        Value::Flag(flag) => hasher.update([2, u8::from(*flag)]),
    }
}

fn add_text(hasher: &mut Sha256, text: &str) {
    add_count(hasher, text.len());
    hasher.update(text.as_bytes());
}

fn add_count(hasher: &mut Sha256, count: usize) {
    hasher.update((count as u64).to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mistakes, parse};

    fn hash(text: &str) -> String {
        let mut mistakes = Mistakes::new();
        let nodes = parse("cards.kdl", text, &mut mistakes);
        assert!(!mistakes.has_errors(), "{mistakes}");
        cards_hash(&nodes)
    }

    #[test]
    fn only_what_is_said_counts() {
        let card = hash("item coin cost=2 {\n    use exhaust\n}\n");
        assert_eq!(card, hash("// A fine coin.\n\nitem \"coin\" cost=2 {\n  use exhaust // at once\n}\n"));
        for other in [
            "item coin cost=3 {\n    use exhaust\n}\n",
            "item coin cost=#true {\n    use exhaust\n}\n",
            "item coin cost=\"2\" {\n    use exhaust\n}\n",
            "item penny cost=2 {\n    use exhaust\n}\n",
            "item coin price=2 {\n    use exhaust\n}\n",
            "item coin 2 {\n    use exhaust\n}\n",
            "item coin cost=2 {\n    use discard\n}\n",
            "item coin cost=2\nuse exhaust\n",
            "item coin cost=2\n",
        ] {
            assert_ne!(card, hash(other), "{other}");
        }
    }

    /// Stored games name it: whoever changes how it is made turns every stored game into one of unknown cards.
    #[test]
    fn the_hash_is_made_as_ever() {
        assert_eq!(
            hash("item coin cost=2 {\n    use exhaust\n}\n"),
            "a904e6d6c20ea859abddba9da2a022518c5589ff00ce39bf0ded3afa657792e1"
        );
    }
}
