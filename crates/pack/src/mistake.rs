//! What an author of a pack has to mend.

use std::fmt;

#[cfg(feature = "source")]
use crate::{Lang, Source, TextSource, Texts, say};
use crate::{Message, Spot};

/// The Russian of all that this crate says of mistakes. English stands in the code.
#[cfg(feature = "source")]
#[must_use]
pub fn mistake_texts() -> TextSource {
    let text = include_str!("../messages/ru/mistakes.ftl");
    TextSource { lang: Lang::Ru, source: Source::new("messages/ru/mistakes.ftl", text) }
}

/// Longer lists are not read.
const MOST_LISTED: usize = 12;

/// How bad a mistake is; the worst comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The pack cannot be used.
    Error,
    /// The pack can be used, but probably does not do what was meant.
    Warning,
    /// Something an author may like to know.
    Note,
}

/// One thing that is wrong in a file. Without the feature `source` there is nobody to tell, and only its weight counts.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mistake {
    /// Where it is.
    #[cfg(feature = "source")]
    pub spot: Spot,
    /// How bad it is.
    pub severity: Severity,
    /// The offending text; empty where something is missing.
    #[cfg(feature = "source")]
    pub word: String,
    /// What is wrong, as a sentence without the full stop.
    #[cfg(feature = "source")]
    pub message: Message,
    /// What was expected instead.
    #[cfg(feature = "source")]
    pub expected: Option<Message>,
    /// The one word that was probably meant; boxed, so that a mistake stays small enough for a `Result`.
    #[cfg(feature = "source")]
    pub suggestion: Option<Box<str>>,
}

impl Mistake {
    /// A mistake that keeps a pack from being used.
    #[must_use]
    pub fn error(spot: &Spot, word: &str, message: Message) -> Mistake {
        Mistake::new(Severity::Error, spot, word, message)
    }

    /// A mistake that a pack can be used with.
    #[must_use]
    pub fn warning(spot: &Spot, word: &str, message: Message) -> Mistake {
        Mistake::new(Severity::Warning, spot, word, message)
    }

    /// Something worth knowing.
    #[must_use]
    pub fn note(spot: &Spot, word: &str, message: Message) -> Mistake {
        Mistake::new(Severity::Note, spot, word, message)
    }

    /// Adds the words that may stand here, where they are few enough to be read.
    #[must_use]
    pub fn expecting_some(self, words: &[&str]) -> Mistake {
        if words.is_empty() || words.len() > MOST_LISTED { self } else { self.expecting(crate::one_of(words)) }
    }
}

#[cfg(not(feature = "source"))]
impl Mistake {
    fn new(severity: Severity, _: &Spot, _: &str, _: Message) -> Mistake {
        Mistake { severity }
    }

    /// Changes nothing.
    #[must_use]
    pub fn saying(self, _: impl FnOnce(Message) -> Message) -> Mistake {
        self
    }

    /// Leaves out what was expected.
    #[must_use]
    pub fn expecting(self, _: Message) -> Mistake {
        self
    }

    /// Leaves out the word that was probably meant.
    #[must_use]
    pub fn suggesting(self, _: Option<&str>) -> Mistake {
        self
    }
}

#[cfg(not(feature = "source"))]
impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("what was read before cannot be read")
    }
}

#[cfg(feature = "source")]
impl Mistake {
    fn new(severity: Severity, spot: &Spot, word: &str, message: Message) -> Mistake {
        Mistake { spot: spot.clone(), severity, word: word.to_owned(), message, expected: None, suggestion: None }
    }

    /// Says more of what is wrong.
    #[must_use]
    pub fn saying(self, more: impl FnOnce(Message) -> Message) -> Mistake {
        Mistake { message: more(self.message), ..self }
    }

    /// Adds what was expected.
    #[must_use]
    pub fn expecting(self, expected: Message) -> Mistake {
        Mistake { expected: Some(expected), ..self }
    }

    /// Adds the word that was probably meant, if there is one.
    #[must_use]
    pub fn suggesting(self, suggestion: Option<&str>) -> Mistake {
        Mistake { suggestion: suggestion.map(Box::from), ..self }
    }

    /// The whole report on one line, in the language; [`mistake_texts`] and its like fill the texts.
    #[must_use]
    pub fn in_lang(&self, lang: Lang, texts: &Texts) -> String {
        let parts: Vec<String> = self.parts().map(|part| part.in_lang(lang, texts)).collect();
        format!("{}: {}", self.place(), parts.join("; "))
    }

    fn place(&self) -> String {
        let Spot { file, line, column } = &self.spot;
        if *line > 0 { format!("{file}:{line}:{column}") } else { file.to_string() }
    }

    /// What is wrong, what was expected, what was probably meant.
    fn parts(&self) -> impl Iterator<Item = Message> {
        let message = self.message.clone();
        let first = match self.severity {
            Severity::Error => say!("error", "error: {message}", message),
            Severity::Warning => say!("warning", "warning: {message}", message),
            Severity::Note => say!("note", "note: {message}", message),
        };
        let expected = self.expected.clone().map(|expected| say!("expected", "expected {expected}", expected));
        let suggestion = self.suggestion.as_deref();
        let meant = suggestion.map(|word| say!("did-you-mean", "did you mean '{word}'?", word));
        std::iter::once(first).chain(expected).chain(meant)
    }
}

#[cfg(feature = "source")]
impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts().map(|part| part.to_string()).collect();
        write!(formatter, "{}: {}", self.place(), parts.join("; "))
    }
}

/// Everything that is wrong, collected while reading goes on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mistakes(Vec<Mistake>);

impl Mistakes {
    /// Nothing wrong yet.
    #[must_use]
    pub const fn new() -> Mistakes {
        Mistakes(Vec::new())
    }

    /// Adds a mistake.
    pub fn push(&mut self, mistake: Mistake) {
        self.0.push(mistake);
    }

    /// Adds all mistakes of another collection.
    pub fn append(&mut self, other: Mistakes) {
        self.0.extend(other.0);
    }

    /// Whether there is nothing to report.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether one of them keeps the pack from being used.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.n_errors() > 0
    }

    /// How many of them keep the pack from being used.
    #[must_use]
    pub fn n_errors(&self) -> usize {
        self.0.iter().filter(|mistake| mistake.severity == Severity::Error).count()
    }

    /// All of them, ordered by file, line and column once [`Mistakes::sort`] or [`Mistakes::into_result`] has run.
    pub fn iter(&self) -> std::slice::Iter<'_, Mistake> {
        self.0.iter()
    }

    /// Orders them by file, line and column, and drops what was said twice.
    pub fn sort(&mut self) {
        // Where nobody writes packs nobody reads the list.
        if cfg!(feature = "source") {
            self.0.sort_unstable();
            self.0.dedup();
        }
    }

    /// The value with its warnings and notes, if there is no error; otherwise everything, errors and the rest.
    ///
    /// # Errors
    /// All mistakes, sorted, when at least one is an error.
    pub fn into_result<T>(mut self, value: T) -> Result<(T, Mistakes), Mistakes> {
        self.sort();
        if self.has_errors() { Err(self) } else { Ok((value, self)) }
    }
}

impl IntoIterator for Mistakes {
    type Item = Mistake;
    type IntoIter = std::vec::IntoIter<Mistake>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Mistakes {
    type Item = &'a Mistake;
    type IntoIter = std::slice::Iter<'a, Mistake>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, mistake) in self.0.iter().enumerate() {
            if idx > 0 {
                formatter.write_str("\n")?;
            }
            mistake.fmt(formatter)?;
        }
        Ok(())
    }
}

impl std::error::Error for Mistakes {}
