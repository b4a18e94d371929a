//! Places in files.

use std::sync::Arc;

/// A place in a file of a pack.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The file, as mistakes name it.
    pub file: Arc<str>,
    /// The line, counted from 1; 0 where the file as a whole is meant.
    pub line: u32,
    /// The column, counted from 1 in characters; 0 where the file as a whole is meant.
    pub column: u32,
}

impl Spot {
    /// The file as a whole.
    #[must_use]
    pub fn whole(file: &str) -> Spot {
        Spot { file: file.into(), line: 0, column: 0 }
    }
}

/// Columns are counted up to here; without a bound, a file of one endless line would take endless time to place.
const MOST_COLUMNS: usize = 1000;

/// Where the lines of a text begin.
pub(crate) struct Lines<'t> {
    file: Arc<str>,
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub(crate) fn new(file: &str, text: &'t str) -> Self {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(offset, _)| offset + 1)).collect();
        Self { file: file.into(), text, starts }
    }

    /// The place of a byte; a byte inside a character counts as that character.
    pub(crate) fn spot(&self, offset: usize) -> Spot {
        let line = self.starts.partition_point(|start| *start <= offset);
        let start = self.starts.get(line.wrapping_sub(1)).copied().unwrap_or_default();
        let before = self.text[start..].char_indices().take(MOST_COLUMNS).take_while(|(at, _)| start + at < offset);
        let column = before.count() + 1;
        Spot { file: self.file.clone(), line: narrow(line), column: narrow(column) }
    }
}

fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let lines = Lines::new("a.kdl", "ёж x\nвода y");
        let place = |offset| (lines.spot(offset).line, lines.spot(offset).column);
        assert_eq!(place(0), (1, 1));
        assert_eq!(place("ёж ".len()), (1, 4));
        assert_eq!(place("ёж x\nвода ".len()), (2, 6));
        assert_eq!(place(1000), (2, 7));
    }
}
