//! Cutting a data file into its top-level nodes before any of them is parsed.
//!
//! The parser calls itself for every brace and, after a mistake, for every stray mark, so a hostile file could exhaust
//! the stack or, with nested `/-`, the patience of a reader. Pieces with bounded nesting cannot. Cutting also keeps a
//! slip in one card from hiding the mistakes in all the others.

use std::ops::Range;

use crate::{Message, Mistake, Mistakes, parse::MOST_NESTED, say, spot::Lines};

/// The most opening braces in one top-level node, those in quotes and comments included.
const MOST_BRACES: usize = 100;
/// The most `/-` and the most `/*` in one top-level node.
const MOST_REMARKS: usize = 8;
/// After so many mistakes the rest of the file is not looked at; it cannot be a data file.
const MOST_WRONG: usize = 100;

/// Finds the pieces of the text that hold one top-level node each. What is never closed is reported and left out.
pub(crate) fn pieces(text: &str, lines: &Lines<'_>, mistakes: &mut Mistakes) -> Vec<Range<usize>> {
    let mut scanner = Scanner {
        text,
        at: 0,
        start: 0,
        is_blank: true,
        is_sound: true,
        is_remark: false,
        n_braces: 0,
        n_remarks: 0,
        n_wrong: 0,
        open: Vec::new(),
        lines,
        mistakes,
        pieces: Vec::new(),
    };
    while scanner.at < text.len() {
        scanner.step();
    }
    if let Some(innermost) = scanner.open.pop() {
        scanner.wrong(innermost, "{", say!("brace-open", "this '{' is never closed"));
    }
    scanner.cut(text.len());
    scanner.pieces
}

struct Scanner<'t, 'm> {
    text: &'t str,
    at: usize,
    /// Where the present piece begins.
    start: usize,
    /// Whether the piece holds nothing but spaces and comments so far.
    is_blank: bool,
    /// Whether the piece can be handed to the parser.
    is_sound: bool,
    /// Whether the piece is commented out by a `/-`.
    is_remark: bool,
    n_braces: usize,
    n_remarks: usize,
    n_wrong: usize,
    /// Where the braces were opened that are not closed yet.
    open: Vec<usize>,
    lines: &'m Lines<'t>,
    mistakes: &'m mut Mistakes,
    pieces: Vec<Range<usize>>,
}

impl Scanner<'_, '_> {
    fn step(&mut self) {
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else { return };
        match first {
            '\n' | '\r' | ';' if self.open.is_empty() => {
                self.cut(self.at);
                self.at += first.len_utf8();
                self.start = self.at;
            }
            '"' => self.quoted(),
            '#' if rest.trim_start_matches('#').starts_with('"') => self.raw(),
            '/' if rest.starts_with("//") => self.at += rest.find(['\n', '\r']).unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => self.comment(),
            '/' if rest.starts_with("/-") => {
                self.n_remarks += 1;
                self.is_remark |= self.is_blank && self.open.is_empty();
                self.is_blank = false;
                self.at += 2;
            }
            '\\' => {
                self.is_blank = false;
                self.at += 1;
                let gap = rest[1..].trim_start_matches([' ', '\t']);
                let break_len = if gap.starts_with("\r\n") { 2 } else { usize::from(gap.starts_with(['\n', '\r'])) };
                if break_len > 0 {
                    self.at += rest.len() - 1 - gap.len() + break_len;
                }
            }
            '{' => {
                self.is_blank = false;
                self.n_braces += 1;
                self.open.push(self.at);
                if self.open.len() == MOST_NESTED + 1 {
                    self.wrong(self.at, "{", say!("too-deep", "these braces are nested too deeply"));
                }
                self.at += 1;
            }
            '}' => {
                if self.open.pop().is_none() {
                    self.wrong(self.at, "}", say!("brace-stray", "this '}' closes nothing"));
                }
                self.is_blank = false;
                self.at += 1;
            }
            other => {
                self.is_blank &= other.is_whitespace();
                self.at += other.len_utf8();
            }
        }
    }

    fn quoted(&mut self) {
        let rest = &self.text[self.at..];
        self.is_blank = false;
        let is_long = rest.starts_with("\"\"\"");
        let mark = if is_long { "\"\"\"" } else { "\"" };
        let mut is_escaped = false;
        for (offset, letter) in rest.char_indices().skip(mark.len()) {
            if !is_escaped && rest[offset..].starts_with(mark) {
                return self.pass(offset + mark.len());
            }
            if !is_long && !is_escaped && matches!(letter, '\n' | '\r') {
                break;
            }
            is_escaped = !is_escaped && letter == '\\';
        }
        self.never_closed(mark);
    }

    fn raw(&mut self) {
        let rest = &self.text[self.at..];
        self.is_blank = false;
        let n_hashes = rest.len() - rest.trim_start_matches('#').len();
        let quotes = if rest[n_hashes..].starts_with("\"\"\"") { "\"\"\"" } else { "\"" };
        let end = format!("{quotes}{}", &rest[..n_hashes]);
        let body = n_hashes + quotes.len();
        match rest[body..].find(&end) {
            Some(length) => self.pass(body + length + end.len()),
            None => self.never_closed(quotes),
        }
    }

    fn comment(&mut self) {
        let rest = &self.text[self.at..];
        let mut depth = 0_usize;
        let mut offset = 0;
        while let Some(found) = rest[offset..].find(['/', '*']) {
            offset += found;
            if rest[offset..].starts_with("/*") {
                depth += 1;
                self.n_remarks += 1;
                offset += 2;
            } else if rest[offset..].starts_with("*/") {
                depth -= 1;
                offset += 2;
                if depth == 0 {
                    return self.pass(offset);
                }
            } else {
                offset += 1;
            }
        }
        self.never_closed("/*");
    }

    /// Goes on behind a text or comment of this many bytes.
    fn pass(&mut self, length: usize) {
        let end = self.at + length;
        self.n_braces += self.text[self.at..end].matches('{').count();
        self.at = end;
    }

    /// A text that is not closed ends with its line, so that the rest of the file is still looked at.
    fn never_closed(&mut self, mark: &str) {
        self.wrong(self.at, mark, say!("never-closed", "this {mark} is never closed", mark));
        let rest = &self.text[self.at..];
        self.at += rest.find(['\n', '\r']).unwrap_or(rest.len());
    }

    fn wrong(&mut self, offset: usize, word: &str, message: Message) {
        self.mistakes.push(Mistake::error(&self.lines.spot(offset), word, message));
        self.is_sound = false;
        self.n_wrong += 1;
        if self.n_wrong == MOST_WRONG {
            self.at = self.text.len();
        }
    }

    fn cut(&mut self, end: usize) {
        if self.is_sound && !self.is_blank && !self.is_remark {
            if self.n_braces > MOST_BRACES || self.n_remarks > MOST_REMARKS {
                let offset = self.start + self.text[self.start..].len() - self.text[self.start..].trim_start().len();
                self.wrong(offset, "", say!("too-many-braces", "this holds too many braces or comments for one card"));
            } else {
                self.pieces.push(self.start..end);
            }
        }
        self.start = end;
        (self.is_blank, self.is_sound, self.is_remark) = (true, true, false);
        (self.n_braces, self.n_remarks) = (0, 0);
    }
}
