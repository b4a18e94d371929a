//! A node read word by word, and choosing words from tables of the vocabulary.

pub(super) use harness::reading::vocabulary::{pick, pick_if};
use pack::{Argument, Message, Mistakes, Node, Property, Taker, Value, Word, say};

use crate::content::{Letter, Letters};

use super::vocabulary::{Entry, names::LETTERS};

/// A number whose range has been checked.
pub(super) fn small(number: Option<i64>) -> u8 {
    number.and_then(|number| u8::try_from(number).ok()).unwrap_or_default()
}

/// The words in the quotes of a property as a node of their own, so that they can be read as if they stood behind one.
pub(super) fn unquoted(property: &Property) -> Node {
    let spot = &property.value.spot;
    let arguments = match &property.value.value {
        Value::Text(text) => text
            .split_whitespace()
            .map(|word| {
                let value = word.parse().map_or_else(|_| Value::Text(word.to_owned()), Value::Number);
                Argument { value, spot: spot.clone() }
            })
            .collect(),
        _ => vec![property.value.clone()],
    };
    let name = Word { text: format!("{}=", property.name.text), spot: spot.clone() };
    Node { name, arguments, properties: Vec::new(), children: None }
}

/// A node whose words are read one after the other, with a look at the next one.
pub(super) struct LineReader<'n> {
    node: &'n Node,
    /// For properties and braces.
    pub(super) taker: Taker<'n>,
}

impl<'n> LineReader<'n> {
    pub(super) fn new(node: &'n Node) -> LineReader<'n> {
        LineReader { node, taker: node.take() }
    }

    /// The name of the node, as the place of its words.
    pub(super) fn place(&self) -> Message {
        Message::verbatim(self.node.name().to_owned())
    }

    pub(super) const fn node(&self) -> &'n Node {
        self.node
    }

    /// The next argument, which stays the next one.
    pub(super) fn next(&self) -> Option<&'n Argument> {
        self.node.arguments.get(self.node.arguments.len() - self.taker.n_left())
    }

    fn next_text(&self) -> Option<&'n str> {
        match self.next().map(|argument| &argument.value) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Steps over this word if it is the next one.
    pub(super) fn skip(&mut self, word: &str) -> bool {
        let found = self.next_text() == Some(word);
        if found {
            self.taker.argument();
        }
        found
    }

    /// Steps over everything: what is wrong has been reported.
    pub(super) fn skip_rest(&mut self) {
        while self.taker.argument().is_some() {}
    }

    /// The next word, which must be there and be in the table. `what` names it: `a trait`.
    pub(super) fn pick<T: Copy>(&mut self, what: Message, table: &[Entry<T>], mistakes: &mut Mistakes) -> Option<T> {
        let place = self.place();
        pick(&self.taker.word(what, mistakes)?, place, table, mistakes)
    }

    /// The next word, if it is in the table.
    pub(super) fn pick_optional<T: Copy>(&mut self, table: &[Entry<T>]) -> Option<T> {
        let text = self.next_text()?;
        let found = table.iter().find(|entry| entry.word == text)?.value;
        self.taker.argument();
        Some(found)
    }

    /// The letters that come next; maybe none. Each may stand once.
    pub(super) fn letters(&mut self, mistakes: &mut Mistakes) -> Letters {
        let mut letters = Letters::default();
        while let Some(argument) = self.next() {
            let Some(letter) = self.pick_optional::<Letter>(LETTERS) else { break };
            if letters.contains(letter) {
                let word = argument.written();
                let message = say!("w-letter-twice", "the letter '{word}' is here a second time", word = &word);
                mistakes.push(pack::Mistake::error(&argument.spot, &word, message));
            }
            letters.insert(letter);
        }
        letters
    }

    /// The letters that come next; at least one.
    pub(super) fn some_letters(&mut self, mistakes: &mut Mistakes) -> Option<Letters> {
        let letters = self.letters(mistakes);
        if letters.is_empty() {
            self.pick(harness::phrases::a_letter(), LETTERS, mistakes)?;
        }
        Some(letters)
    }

    /// Reports what nobody asked for.
    pub(super) fn finish(self, mistakes: &mut Mistakes) {
        self.taker.finish(mistakes);
    }
}
