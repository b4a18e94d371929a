//! A text of lines being written, as wide as the reader wants it.

use super::voice::{Voice, capital};
use crate::{table::Look, wrap::wrap};

/// A text being written.
pub(super) struct Lines<'v> {
    voice: Voice<'v>,
    look: Look,
    text: String,
}

impl<'v> Lines<'v> {
    /// An empty text.
    pub(super) const fn new(voice: Voice<'v>, look: Look) -> Lines<'v> {
        Lines { voice, look, text: String::new() }
    }

    /// All that was written.
    pub(super) fn text(self) -> String {
        self.text
    }

    /// A line indented by so many columns; what does not fit goes on below, a little deeper.
    pub(super) fn line(&mut self, indent: usize, text: &str) {
        let text = format!("{}{}", " ".repeat(indent), text.trim_end());
        wrap(&text, self.look.width, indent + 4, &mut self.text);
    }

    /// An empty line, but not at the top.
    pub(super) fn gap(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    pub(super) fn heading(&mut self, key: &'static str) {
        self.gap();
        let said = self.voice.say(key);
        self.line(0, &said);
    }

    /// Things on one line: marked off by dots for the eye, by full stops for the ear.
    pub(super) fn row(&self, parts: &[String]) -> String {
        if self.look.plain {
            parts.iter().map(|part| capital(part)).collect::<Vec<_>>().join(". ")
        } else {
            parts.join(" · ")
        }
    }
}
