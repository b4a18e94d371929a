//! Texts that can be shown and are probably not what was meant: a line or a name that stands twice, a language that
//! somebody forgot.

use std::collections::BTreeMap;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};

use super::said::offset_in;
use crate::{Lang, Message, Mistake, Mistakes, PackFiles, Spot, say, spot::Lines};

/// A name or a line of a pack, as it is written.
struct PackText {
    lang: Lang,
    key: String,
    /// Empty for a name.
    part: String,
    text: String,
    spot: Spot,
}

impl PackText {
    fn shown(&self) -> String {
        if self.part.is_empty() { self.key.clone() } else { format!("{}.{}", self.key, self.part) }
    }
}

/// Looks at the texts of the last of these packs, beside those of the packs before it: no name and no line twice, and
/// everything in the languages that the program speaks.
#[must_use]
pub fn lint_texts(packs: &[PackFiles], languages: &[Lang]) -> Mistakes {
    let mut mistakes = Mistakes::new();
    let Some((files, earlier)) = packs.split_last() else { return mistakes };
    for lang in Lang::ALL.into_iter().filter(|lang| !languages.contains(lang)) {
        let message = say!("no-such-texts", "this pack says nothing in {lang}", lang = lang.name());
        let spot = Spot::whole(&files.shown(&files.manifest));
        let expected = say!("language-listed", "'{code}' in languages, and text/{code}/", code = lang.code());
        mistakes.push(Mistake::note(&spot, "languages", message).expecting(expected));
    }
    let mut seen: BTreeMap<(Lang, bool, String), PackText> = BTreeMap::new();
    for line in earlier.iter().flat_map(lines) {
        seen.entry((line.lang, line.part.is_empty(), line.text.clone())).or_insert(line);
    }
    for line in lines(files) {
        if let Some(message) = unwritten(&line) {
            mistakes.push(Mistake::warning(&line.spot, &line.key, message));
        }
        match seen.entry((line.lang, line.part.is_empty(), line.text.clone())) {
            std::collections::btree_map::Entry::Vacant(free) => {
                free.insert(line);
            }
            std::collections::btree_map::Entry::Occupied(first) => {
                mistakes.push(Mistake::warning(&line.spot, &line.key, twice(&line, first.get())));
            }
        }
    }
    mistakes
}

fn twice(line: &PackText, first: &PackText) -> Message {
    let (shown, other) = (line.shown(), first.shown());
    let (file, at) = (&*first.spot.file, first.spot.line);
    if line.part.is_empty() {
        say!("name-shared", "'{shown}' has the same name as '{other}' in {file}:{at}", shown, other, file, at)
    } else {
        say!("line-twice", "'{shown}' says the same line as '{other}' in {file}:{at}", shown, other, file, at)
    }
}

/// A text that was copied into the folder of another language and left as it was.
fn unwritten(line: &PackText) -> Option<Message> {
    let is_russian = |letter: char| matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё');
    let is_english = |letter: char| letter.is_ascii_lowercase();
    let (own, foreign): (&dyn Fn(char) -> bool, &dyn Fn(char) -> bool) = match line.lang {
        Lang::En => (&is_english, &is_russian),
        Lang::Ru => (&is_russian, &is_english),
    };
    let is_foreign = line.text.contains(foreign) && !line.text.contains(own);
    let (shown, lang) = (line.shown(), line.lang.name());
    is_foreign.then(|| say!("foreign-text", "'{shown}' is not in {lang}", shown, lang))
}

fn lines(files: &PackFiles) -> Vec<PackText> {
    let mut found = Vec::new();
    for text in &files.texts {
        // What cannot be read has been reported where the pack was read.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.source.text.clone());
        let places = Lines::new(&files.shown(&text.source), &text.source.text);
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let value = message.value.as_ref().map(|value| ("", message.id.name, value));
            let parts = message.attributes.iter().map(|part| (part.id.name, part.id.name, &part.value));
            found.extend(value.into_iter().chain(parts).map(|(part, name, pattern)| PackText {
                lang: text.lang,
                key: message.id.name.to_owned(),
                part: part.to_owned(),
                text: plain(pattern),
                spot: places.spot(offset_in(resource.source(), name)),
            }));
        }
    }
    found
}

/// The words of a text; what is put in for variables and terms counts as one and the same.
fn plain(pattern: &Pattern<&str>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value,
        PatternElement::Placeable { .. } => "{}",
    });
    let text: String = parts.collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
