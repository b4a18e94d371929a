//! How a text for terminals looks.

/// How the table as text looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The length of the longest line, in letters.
    pub width: usize,
    /// Whether everything is said in words, one thing to a line, for a screen reader.
    pub plain: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { width: 100, plain: false }
    }
}
