//! Sentences for authors. The English stands in the code, where the mistake is found, so that whoever reads the code
//! reads the sentence; other languages are Fluent files that say the same under the same key.

use std::{borrow::Cow, fmt};

use crate::{Filling, Lang, Texts};

/// A sentence or a part of one that can be said in each language.
///
/// Boxed, so that a mistake stays small enough for a `Result`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Message(Box<Said>);

/// English first: mistakes at one place are ordered by it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Said {
    english: Cow<'static, str>,
    /// Nothing where all languages say the same.
    key: Option<&'static str>,
    fillings: Vec<(&'static str, Part)>,
}

/// What is put into a gap of a message.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// A text that is the same in each language, such as a word of the author.
    Text(String),
    /// A number, by which languages choose between singular and plural.
    Number(i64),
    /// A message of its own.
    Message(Message),
}

/// A message: its key, the English sentence, and what its gaps hold, as `name` or `name = value`.
///
/// `say!("unknown-word", "unknown word '{word}' in {place}", word = &word.text, place)` is said in other languages by
/// the message `mistake-unknown-word` with the variables `$word` and `$place`.
#[macro_export]
macro_rules! say {
    ($key:literal, $english:literal $(,)?) => {
        $crate::Message::new(concat!("mistake-", $key), $english, ::std::vec::Vec::new())
    };
    ($key:literal, $english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {{
        $(let $name = $crate::Part::from($crate::say!(@value $name $(= $value)?));)+
        let english = ::std::format!($english, $($name = $name),+);
        $crate::Message::new(
            concat!("mistake-", $key),
            english,
            ::std::vec![$((::std::stringify!($name), $name)),+],
        )
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

impl Message {
    /// What [`say!`] makes; it keeps the English beside the names of the gaps.
    #[must_use]
    pub fn new(
        key: &'static str,
        english: impl Into<Cow<'static, str>>,
        fillings: Vec<(&'static str, Part)>,
    ) -> Message {
        Message(Box::new(Said { english: english.into(), key: Some(key), fillings }))
    }

    /// A text that is the same in each language: words of files, lists of them.
    #[must_use]
    pub fn verbatim(text: impl Into<Cow<'static, str>>) -> Message {
        Message(Box::new(Said { english: text.into(), key: None, fillings: Vec::new() }))
    }

    /// An English sentence from a library, by its form. A form is a key and a sentence with the names of its gaps in
    /// braces: `("foreign-field", "missing field {name}")`. A gap called `what`, `found` or `expected` holds a
    /// sentence of its own. A sentence of no known form stays as it is.
    #[must_use]
    pub fn recognized(text: &str, forms: &[(&'static str, &'static str)]) -> Message {
        let found = forms.iter().find_map(|(key, form)| Some((*key, fit(text, form)?)));
        let Some((key, gaps)) = found else { return Message::verbatim(text.to_owned()) };
        let fillings = gaps.into_iter().map(|(name, filling)| match name {
            "what" | "found" | "expected" => (name, Part::Message(Message::recognized(filling, forms))),
            _ => (name, Part::Text(filling.to_owned())),
        });
        Message::new(key, text.to_owned(), fillings.collect())
    }

    /// The message in the language; in English where the texts lack it.
    #[must_use]
    pub fn in_lang(&self, lang: Lang, texts: &Texts) -> String {
        let Said { english, key, fillings } = &*self.0;
        let said = key.filter(|_| lang != Lang::En).and_then(|key| {
            let parts: Vec<_> = fillings.iter().map(|(name, part)| (*name, part.in_lang(lang, texts))).collect();
            let fillings: Vec<_> = parts
                .iter()
                .map(|(name, part)| match part {
                    Part::Number(number) => (*name, Filling::Number(*number)),
                    Part::Text(text) => (*name, Filling::Text(text)),
                    Part::Message(message) => (*name, Filling::Text(&message.0.english)),
                })
                .collect();
            texts.find(lang, key, &fillings)
        });
        said.unwrap_or_else(|| english.clone().into_owned())
    }
}

/// The gaps of the form with what the text has in them, if it has this form.
fn fit<'t>(text: &'t str, form: &'static str) -> Option<Vec<(&'static str, &'t str)>> {
    let (before, mut form) = form.split_once('{').unwrap_or((form, ""));
    let mut rest = text.strip_prefix(before)?;
    let mut gaps = Vec::new();
    while let Some((name, after)) = form.split_once('}') {
        let (literal, next) = after.split_once('{').unwrap_or((after, ""));
        let end = if literal.is_empty() { rest.len() } else { rest.find(literal)? };
        gaps.push((name, &rest[..end]));
        rest = &rest[end + literal.len()..];
        form = next;
    }
    rest.is_empty().then_some(gaps)
}

impl fmt::Display for Message {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.english)
    }
}

impl Part {
    /// With its own message said, so that only texts and numbers are left.
    fn in_lang(&self, lang: Lang, texts: &Texts) -> Part {
        match self {
            Part::Message(message) => Part::Text(message.in_lang(lang, texts)),
            plain => plain.clone(),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Text(text) => formatter.write_str(text),
            Part::Number(number) => number.fmt(formatter),
            Part::Message(message) => message.fmt(formatter),
        }
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Part {
        Part::Text(text.to_owned())
    }
}

impl From<&String> for Part {
    fn from(text: &String) -> Part {
        Part::Text(text.clone())
    }
}

impl From<String> for Part {
    fn from(text: String) -> Part {
        Part::Text(text)
    }
}

impl From<char> for Part {
    fn from(letter: char) -> Part {
        Part::Text(letter.to_string())
    }
}

impl From<Message> for Part {
    fn from(message: Message) -> Part {
        Part::Message(message)
    }
}

impl From<i64> for Part {
    fn from(number: i64) -> Part {
        Part::Number(number)
    }
}

impl From<u8> for Part {
    fn from(number: u8) -> Part {
        Part::Number(number.into())
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Part {
        Part::Number(number.into())
    }
}

impl From<usize> for Part {
    fn from(number: usize) -> Part {
        Part::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mistakes;

    #[test]
    fn a_message_is_said_in_each_language() {
        let mut texts = Texts::new();
        let russian = "mistake-lacks = у '{ $name }' нет: { $what }\nmistake-color = цвет\n";
        texts.add(Lang::Ru, "ru.ftl", russian, &mut Mistakes::new());
        let message = say!("lacks", "'{name}' lacks {what}", name = "red", what = say!("color", "a color"));
        assert_eq!(message.to_string(), "'red' lacks a color");
        assert_eq!(message.in_lang(Lang::En, &texts), "'red' lacks a color");
        assert_eq!(message.in_lang(Lang::Ru, &texts), "у 'red' нет: цвет");
        assert_eq!(say!("unsaid", "nobody said it").in_lang(Lang::Ru, &texts), "nobody said it");
    }

    #[test]
    fn sentences_of_libraries_are_recognized() {
        let forms = [("at", "{what} at line {line}"), ("field", "missing field `{name}`")];
        let mut texts = Texts::new();
        let russian = "at = строка { $line }: { $what }\nfield = нет поля { $name }\n";
        texts.add(Lang::Ru, "ru.ftl", russian, &mut Mistakes::new());
        let said = |text: &str| Message::recognized(text, &forms).in_lang(Lang::Ru, &texts);
        assert_eq!(said("missing field `id` at line 3"), "строка 3: нет поля id");
        assert_eq!(said("missing field `id`"), "нет поля id");
        assert_eq!(said("something else"), "something else");
    }
}
