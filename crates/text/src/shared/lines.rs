//! A text of lines being written, as wide as the reader wants it.

use super::{look::Look, words::capital, wrap::wrap};

/// A text being written.
pub(crate) struct Lines {
    pub(crate) look: Look,
    text: String,
}

impl Lines {
    /// An empty text.
    pub(crate) const fn new(look: Look) -> Lines {
        Lines { look, text: String::new() }
    }

    /// All that was written.
    pub(crate) fn text(self) -> String {
        self.text
    }

    /// A line indented by so many columns; what does not fit goes on below, a little deeper.
    pub(crate) fn line(&mut self, indent: usize, text: &str) {
        let text = format!("{}{}", " ".repeat(indent), text.trim_end());
        wrap(&text, self.look.width, indent + 4, &mut self.text);
    }

    /// An empty line, but not at the top.
    pub(crate) fn gap(&mut self) {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    /// A line that begins a part of the text.
    pub(crate) fn heading(&mut self, text: &str) {
        self.gap();
        self.line(0, text);
    }

    /// Things on one line: marked off by dots for the eye, by full stops for the ear.
    pub(crate) fn row(&self, parts: &[String]) -> String {
        if self.look.plain {
            parts.iter().map(|part| capital(part)).collect::<Vec<_>>().join(". ")
        } else {
            parts.join(" · ")
        }
    }
}
