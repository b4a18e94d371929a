//! What an author of the rulebook has to mend.

use std::fmt;

/// One mistake in the files of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mistake {
    /// The name of the file, relative to the folder of the rulebook.
    pub file: String,
    /// The line, counted from 1; none where the mistake is something missing from the file as a whole.
    pub line: Option<usize>,
    /// What is wrong, as a sentence without the full stop.
    pub what: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(formatter, "{}:{line}: {}", self.file, self.what),
            None => write!(formatter, "{}: {}", self.file, self.what),
        }
    }
}

/// Every mistake that was found, ordered by file and line; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes(pub Vec<Mistake>);

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
