//! A message on its way: its key, and what is to be put into it.

use pack::{Filling, Lang, Messages};

/// A message and its fillings.
pub(crate) struct MessageBuilder {
    messages: &'static Messages,
    lang: Lang,
    key: &'static str,
    fillings: Vec<(&'static str, Value)>,
}

enum Value {
    Number(i64),
    Text(String),
}

impl MessageBuilder {
    /// Begins a message.
    pub(crate) const fn new(messages: &'static Messages, lang: Lang, key: &'static str) -> MessageBuilder {
        MessageBuilder { messages, lang, key, fillings: Vec::new() }
    }

    /// Puts a number in.
    pub(crate) fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.fillings.push((name, Value::Number(number.into())));
        self
    }

    /// Puts a text in.
    pub(crate) fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.fillings.push((name, Value::Text(text.into())));
        self
    }

    /// The message, on one line.
    pub(crate) fn said(self) -> String {
        let fillings: Vec<(&str, Filling<'_>)> = self
            .fillings
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => (*name, Filling::Number(*number)),
                Value::Text(text) => (*name, Filling::Text(text)),
            })
            .collect();
        self.messages.say(self.lang, self.key, &fillings)
    }
}
