//! A message on its way: its key, and what is to be put into it.

use kernel::Seat;
use pack::Filling;

use super::{phrases::phrases, voice::Voice};

/// A message and its fillings.
pub(super) struct MessageBuilder<'v> {
    voice: Voice<'v>,
    key: &'static str,
    fillings: Vec<(&'static str, Value)>,
}

enum Value {
    Number(i64),
    Text(String),
}

impl<'v> Voice<'v> {
    /// Begins a message.
    pub(super) const fn tell(self, key: &'static str) -> MessageBuilder<'v> {
        MessageBuilder { voice: self, key, fillings: Vec::new() }
    }

    /// A message without fillings.
    pub(super) fn say(self, key: &'static str) -> String {
        self.tell(key).said()
    }

    /// A message about a player.
    pub(super) fn by(self, key: &'static str, seat: Seat) -> MessageBuilder<'v> {
        self.tell(key).text("seat", self.seat(seat))
    }
}

impl MessageBuilder<'_> {
    /// Puts a number in.
    pub(super) fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.fillings.push((name, Value::Number(number.into())));
        self
    }

    /// Puts a text in.
    pub(super) fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.fillings.push((name, Value::Text(text.into())));
        self
    }

    /// The message, on one line: the line breaks of the files are for those who write them.
    pub(super) fn said(self) -> String {
        let fillings: Vec<(&str, Filling<'_>)> = self
            .fillings
            .iter()
            .map(|(name, value)| match value {
                Value::Number(number) => (*name, Filling::Number(*number)),
                Value::Text(text) => (*name, Filling::Text(text)),
            })
            .collect();
        phrases().get(self.voice.lang(), self.key, &fillings).replace('\n', " ")
    }
}
