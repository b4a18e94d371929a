//! The fields of one TOML table, taken one after another; what nobody took was not expected.

use std::collections::BTreeMap;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::Place;
use crate::Mistake;

/// Where the lines of a text begin.
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn new(text: &str) -> Self {
        Self(std::iter::once(0).chain(text.match_indices('\n').map(|(offset, _)| offset + 1)).collect())
    }

    /// The line of a byte, counted from 1.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.0.partition_point(|start| *start <= offset)
    }
}

pub(super) fn table<'a, 'i>(value: &'a Spanned<DeValue<'i>>) -> Option<&'a DeTable<'i>> {
    match value.get_ref() {
        DeValue::Table(content) => Some(content),
        _ => None,
    }
}

/// A table that is being read.
pub(super) struct Fields<'a, 'i> {
    file: &'a str,
    lines: &'a Lines,
    /// Where the table begins, for fields that are missing.
    start: usize,
    left: BTreeMap<&'a str, (usize, &'a Spanned<DeValue<'i>>)>,
    mistakes: Vec<Mistake>,
    texts: Vec<(Place, String)>,
}

impl<'a, 'i> Fields<'a, 'i> {
    pub(super) fn new(file: &'a str, lines: &'a Lines, start: usize, content: &'a DeTable<'i>) -> Self {
        let left = content.iter().map(|(key, value)| (key.get_ref().as_ref(), (key.span().start, value))).collect();
        Self { file, lines, start, left, mistakes: Vec::new(), texts: Vec::new() }
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.left.contains_key(name)
    }

    /// The fields that nobody has taken yet, in the order of the file.
    pub(super) fn names(&self) -> Vec<(String, Place)> {
        let mut names: Vec<(usize, &str)> = self.left.iter().map(|(name, (offset, _))| (*offset, *name)).collect();
        names.sort_unstable();
        names.into_iter().map(|(offset, name)| (name.to_owned(), self.place(offset))).collect()
    }

    /// Where the field is, or the table if it is missing.
    pub(super) fn place_of(&self, name: &str) -> Place {
        self.place(self.left.get(name).map_or(self.start, |(offset, _)| *offset))
    }

    /// Takes a text that must be there and must not be empty.
    pub(super) fn text(&mut self, name: &str) -> Option<String> {
        let place = self.place_of(name);
        let text = self.any_text(name)?;
        if text.trim().is_empty() {
            self.mistake(place, format!("`{name}` is empty"));
            return None;
        }
        Some(text)
    }

    /// Takes a text that need not be there.
    pub(super) fn text_if_given(&mut self, name: &str) -> Option<String> {
        if self.has(name) { self.text(name) } else { None }
    }

    /// Takes a text that must be there and may be empty.
    pub(super) fn any_text(&mut self, name: &str) -> Option<String> {
        let place = self.place_of(name);
        match self.take(name)?.get_ref() {
            DeValue::String(text) => {
                // An id names its own entry; it is not a mention of another one.
                if name != "id" {
                    self.texts.push((place, text.to_string()));
                }
                Some(text.to_string())
            }
            other => {
                self.mistake(place, format!("`{name}` must be a text, not {}", kind(other)));
                None
            }
        }
    }

    /// Takes a list of texts that must be there; each must say something.
    pub(super) fn texts(&mut self, name: &str) -> Option<Vec<String>> {
        let place = self.place_of(name);
        let DeValue::Array(items) = self.take(name)?.get_ref() else {
            self.mistake(place, format!("`{name}` must be a list of texts"));
            return None;
        };
        if items.is_empty() {
            self.mistake(place, format!("`{name}` is empty"));
            return None;
        }
        let mut texts = Vec::with_capacity(items.len());
        for item in items {
            let item_place = self.place(item.span().start);
            match item.get_ref() {
                DeValue::String(text) if !text.trim().is_empty() => {
                    self.texts.push((item_place, text.to_string()));
                    texts.push(text.to_string());
                }
                DeValue::String(_) => self.mistake(item_place, format!("`{name}` has an empty text")),
                other => self.mistake(item_place, format!("`{name}` must hold texts, not {}", kind(other))),
            }
        }
        (texts.len() == items.len()).then_some(texts)
    }

    /// Takes a number that need not be there.
    pub(super) fn number_if_given(&mut self, name: &str) -> Option<u32> {
        if !self.has(name) {
            return None;
        }
        let place = self.place_of(name);
        let number = match self.take(name)?.get_ref() {
            DeValue::Integer(integer) => u32::from_str_radix(integer.as_str(), integer.radix()).ok(),
            _ => None,
        };
        if number.is_none() {
            self.mistake(place, format!("`{name}` must be a whole number"));
        }
        number
    }

    /// The mistakes, with the fields that nobody took, and every text that was taken.
    pub(super) fn close(mut self) -> (Vec<Mistake>, Vec<(Place, String)>) {
        for (name, place) in self.names() {
            self.mistake(place, format!("`{name}` is not a field of this entry"));
        }
        (self.mistakes, self.texts)
    }

    fn take(&mut self, name: &str) -> Option<&'a Spanned<DeValue<'i>>> {
        match self.left.remove(name) {
            Some((_, value)) => Some(value),
            None => {
                self.mistake(self.place(self.start), format!("`{name}` is missing"));
                None
            }
        }
    }

    fn place(&self, offset: usize) -> Place {
        Place { file: self.file.to_owned(), line: self.lines.line(offset) }
    }

    fn mistake(&mut self, place: Place, what: String) {
        self.mistakes.push(Mistake { file: place.file, line: Some(place.line), what });
    }
}

fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
