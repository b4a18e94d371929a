//! What things say, in each language.

#[cfg(not(feature = "source"))]
mod brought;
#[cfg(feature = "source")]
mod check;
#[cfg(feature = "source")]
mod lint;
mod messages;
mod quotes;
#[cfg(feature = "source")]
mod said;

use std::{borrow::Cow, collections::BTreeMap, fmt};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::parser::{ErrorKind, ParserError};

#[cfg(feature = "source")]
use self::said::Said;
#[cfg(feature = "source")]
use crate::PackFiles;
use crate::{Lang, Message, Mistake, Mistakes, Spot, TextSource, say, spot::Lines};

#[cfg(not(feature = "source"))]
pub use self::brought::{Batch, bring, brought, is_here};
#[cfg(feature = "source")]
pub use self::lint::lint_texts;
pub use self::messages::Messages;

/// A message that some thing in a pack needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The key of the message.
    pub key: String,
    /// The attributes it must have besides its value. How many there are may depend on the thing.
    pub attributes: Cow<'static, [&'static str]>,
    /// Where the thing stands that needs it.
    pub spot: Spot,
}

/// The most `{` and `(` in a text file of a pack. The parser calls itself for each, and a pack may come from anybody.
const MOST_OPENINGS: usize = 400;

/// A value to be put into a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filling<'a> {
    /// A number, which also decides between singular and plural.
    Number(i64),
    /// A text, which also decides between variants.
    Text(&'a str),
}

impl From<i64> for Filling<'_> {
    fn from(number: i64) -> Self {
        Filling::Number(number)
    }
}

impl From<u8> for Filling<'_> {
    fn from(number: u8) -> Self {
        Filling::Number(number.into())
    }
}

impl<'a> From<&'a str> for Filling<'a> {
    fn from(text: &'a str) -> Self {
        Filling::Text(text)
    }
}

/// The texts of packs and programs, one set of messages per language.
///
/// A message that a language lacks is taken from English. Marks that isolate the direction of inserted texts are off:
/// both languages run from left to right, and the marks spoil copying and searching.
#[derive(Default)]
pub struct Texts {
    languages: BTreeMap<Lang, Language>,
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    /// What the checks look at.
    #[cfg(feature = "source")]
    said: BTreeMap<String, Said>,
}

/// A file of texts that is built into a program: its language, its name and what it says. Without the feature `source`
/// it says nothing before its language is brought.
pub type TextFile = (Lang, &'static str, &'static str);

/// The [`TextFile`]s below a folder, which is named from the file where this stands:
/// `text_files!("../messages", "": En "en": "asks" "choices"; Ru "ru": "asks" "choices";)`. The second name is that of
/// a folder below those of the languages, with a `/`, or nothing. The files are named after their crate, language and
/// folder: `table/en/shelter/start.ftl`.
#[cfg(feature = "source")]
#[macro_export]
macro_rules! text_files {
    ($root:literal, $below:literal: $($lang:ident $folder:literal: $($name:literal)*;)*) => {
        &[$($((
            $crate::Lang::$lang,
            concat!(env!("CARGO_PKG_NAME"), "/", $folder, "/", $below, $name, ".ftl"),
            include_str!(concat!($root, "/", $folder, "/", $below, $name, ".ftl")),
        ),)*)*]
    };
}

/// As with the feature `source`, but with the names alone: what the files say is brought.
#[cfg(not(feature = "source"))]
#[macro_export]
macro_rules! text_files {
    ($root:literal, $below:literal: $($lang:ident $folder:literal: $($name:literal)*;)*) => {
        &[$($(($crate::Lang::$lang, concat!(env!("CARGO_PKG_NAME"), "/", $folder, "/", $below, $name, ".ftl"), ""),)*)*]
    };
}

impl Texts {
    /// The texts of a program. What is wrong with them a test finds; in use, a faulty message shows as its key in braces.
    #[must_use]
    pub fn of(files: &[TextFile], mistakes: &mut Mistakes) -> Texts {
        let mut texts = Texts::new();
        texts.add_files(files, mistakes);
        texts
    }

    /// Adds texts that come with the program.
    pub fn add_files(&mut self, files: &[TextFile], mistakes: &mut Mistakes) {
        for (lang, file, text) in files {
            self.add(*lang, file, content(*lang, file, text), mistakes);
        }
    }

    /// What is wrong with the texts of a program: syntax, doubled keys (those come with `found`), and messages,
    /// attributes or variables that one language has and another lacks. For tests.
    #[cfg(feature = "source")]
    #[must_use]
    pub fn flaws(&self, mut found: Mistakes) -> Vec<String> {
        self.check_languages(&Lang::ALL, &mut found);
        let mut flaws: Vec<String> = found.iter().map(ToString::to_string).collect();
        let keys = |lang| self.keys(lang).filter(|key| !key.starts_with('-')).collect::<Vec<_>>();
        if keys(Lang::En) != keys(Lang::Ru) {
            flaws.push("the languages have different keys".to_owned());
        }
        flaws
    }

    /// No texts yet.
    #[must_use]
    pub fn new() -> Texts {
        Texts::default()
    }

    /// Adds the texts of a pack. Texts that contradict the syntax or stand twice are reported.
    #[cfg(feature = "source")]
    pub fn add_pack(&mut self, files: &PackFiles, mistakes: &mut Mistakes) {
        for text in &files.texts {
            self.add_pack_text(&files.shown(&text.source), text, mistakes);
        }
    }

    /// Adds one file of the texts of a pack; mistakes name it as `file`.
    pub fn add_pack_text(&mut self, file: &str, text: &TextSource, mistakes: &mut Mistakes) {
        let TextSource { lang, source } = text;
        if source.text.matches(['{', '(']).count() > MOST_OPENINGS {
            let message = say!("too-many-openings", "this file holds too many braces and parentheses; split it");
            mistakes.push(Mistake::error(&Lines::new(file, "").spot(0), "", message));
            return;
        }
        self.add(*lang, file, &source.text, mistakes);
    }

    /// Adds a file of texts that comes from ourselves; what is wrong with it is reported under its name.
    pub fn add_text(&mut self, text: &TextSource, mistakes: &mut Mistakes) {
        self.add(text.lang, &text.source.name, &text.source.text, mistakes);
    }

    /// Adds a file of texts. What contradicts the syntax or stands twice is reported and left out.
    pub fn add(&mut self, lang: Lang, file: &str, text: &str, mistakes: &mut Mistakes) {
        let lines = Lines::new(file, text);
        let resource = match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                errors.iter().for_each(|error| mistakes.push(unreadable(error, text, &lines)));
                resource
            }
        };
        let language = self.languages.entry(lang).or_insert_with(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
            bundle.set_use_isolating(false);
            Language {
                bundle,
                #[cfg(feature = "source")]
                said: BTreeMap::new(),
            }
        });
        #[cfg(feature = "source")]
        said::collect(&resource, &lines, &mut language.said, mistakes);
        // A key that stands twice has just been reported; the bundle keeps the first, as the report says.
        let _ = language.bundle.add_resource(resource);
    }

    /// The message in the language or, where it lacks it, in English.
    #[must_use]
    pub fn find(&self, lang: Lang, key: &str, fillings: &[(&str, Filling<'_>)]) -> Option<String> {
        self.look(lang, key, None, fillings)
    }

    /// The message in the language or in English; the key in braces where nobody wrote it.
    #[must_use]
    pub fn get(&self, lang: Lang, key: &str, fillings: &[(&str, Filling<'_>)]) -> String {
        self.find(lang, key, fillings).unwrap_or_else(|| format!("{{{key}}}"))
    }

    /// An attribute of a message in the language or, where it lacks it, in English.
    #[must_use]
    pub fn attribute(&self, lang: Lang, key: &str, name: &str, fillings: &[(&str, Filling<'_>)]) -> Option<String> {
        self.look(lang, key, Some(name), fillings)
    }

    /// Whether the language itself has the message.
    #[must_use]
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.languages.get(&lang).is_some_and(|language| language.bundle.has_message(key))
    }

    /// All keys of messages in the language, in alphabetical order.
    #[cfg(feature = "source")]
    pub fn keys(&self, lang: Lang) -> impl Iterator<Item = &str> {
        self.languages.get(&lang).into_iter().flat_map(|language| language.said.keys()).map(String::as_str)
    }

    fn look(&self, lang: Lang, key: &str, attribute: Option<&str>, fillings: &[(&str, Filling<'_>)]) -> Option<String> {
        let mut args = FluentArgs::with_capacity(fillings.len());
        for (name, filling) in fillings {
            match filling {
                Filling::Number(number) => args.set(*name, FluentValue::from(*number)),
                Filling::Text(text) => args.set(*name, FluentValue::from(*text)),
            }
        }
        [lang, Lang::En].into_iter().find_map(|lang| {
            let bundle = &self.languages.get(&lang)?.bundle;
            let message = bundle.get_message(key)?;
            let pattern = match attribute {
                Some(name) => message.get_attribute(name)?.value(),
                None => message.value()?,
            };
            // What is missing inside a message shows up in it as its name in braces; the checks report it beforehand.
            Some(quotes::nested(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()))
        })
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_set().entries(self.languages.keys()).finish()
    }
}

/// What a file of the program says: it is built in.
#[cfg(feature = "source")]
const fn content<'t>(_: Lang, _: &str, built_in: &'t str) -> &'t str {
    built_in
}

/// What a file of the program says: it is brought.
#[cfg(not(feature = "source"))]
fn content(lang: Lang, file: &str, _: &str) -> &'static str {
    brought(lang, file).unwrap_or_default()
}

/// What of a file of texts cannot be read.
fn unreadable(error: &ParserError, text: &str, lines: &Lines<'_>) -> Mistake {
    let written = text.get(error.slice.clone().unwrap_or_default()).unwrap_or_default();
    let word = written.lines().next().unwrap_or_default().trim();
    let message = say!("bad-fluent", "this text cannot be read: {what}", what = plain(&error.kind));
    Mistake::error(&lines.spot(error.pos.start), word, message)
}

/// The parser's finding in a sentence for people who do not write parsers.
fn plain(kind: &ErrorKind) -> Message {
    match kind {
        ErrorKind::ExpectedToken(token) => say!("fluent-token", "a '{token}' is missing", token = *token),
        ErrorKind::ExpectedMessageField { entry_id } => say!("fluent-silent", "'{name}' says nothing", name = entry_id),
        ErrorKind::UnbalancedClosingBrace => say!("fluent-brace", "a '}' closes nothing"),
        ErrorKind::ExpectedCharRange { range } => say!("fluent-range", "expected one of \"{range}\"", range),
        ErrorKind::ExpectedTermField { entry_id } => {
            say!("fluent-silent-term", "expected a term field for \"{name}\"", name = entry_id)
        }
        ErrorKind::ForbiddenCallee => say!("fluent-callee", "callee is not allowed here"),
        ErrorKind::MissingDefaultVariant => {
            say!("fluent-no-default", "the select expression must have a default variant")
        }
        ErrorKind::MissingValue => say!("fluent-no-value", "expected a value"),
        ErrorKind::MultipleDefaultVariants => {
            say!("fluent-two-defaults", "a select expression can only have one default variant")
        }
        ErrorKind::MessageReferenceAsSelector => {
            say!("fluent-message-selects", "message references can't be used as a selector")
        }
        ErrorKind::TermReferenceAsSelector => {
            say!("fluent-term-selects", "term references can't be used as a selector")
        }
        ErrorKind::MessageAttributeAsSelector => {
            say!("fluent-part-selects", "message attributes can't be used as a selector")
        }
        ErrorKind::TermAttributeAsPlaceable => {
            say!("fluent-term-part", "term attributes can't be used as a selector")
        }
        ErrorKind::UnterminatedStringLiteral => say!("fluent-open-quote", "unterminated string literal"),
        ErrorKind::PositionalArgumentFollowsNamed => {
            say!("fluent-positional", "positional arguments must come before named arguments")
        }
        ErrorKind::DuplicatedNamedArgument(name) => {
            say!("fluent-argument-twice", "the \"{name}\" argument appears twice", name)
        }
        ErrorKind::UnknownEscapeSequence(_) => say!("fluent-escape", "unknown escape sequence"),
        ErrorKind::InvalidUnicodeEscapeSequence(written) => {
            say!("fluent-unicode", "invalid unicode escape sequence, \"{written}\"", written)
        }
        ErrorKind::ExpectedInlineExpression => say!("fluent-inline", "expected an inline expression"),
        ErrorKind::ExpectedSimpleExpressionAsSelector => {
            say!("fluent-selector", "expected a simple expression as selector")
        }
        ErrorKind::ExpectedLiteral => say!("fluent-literal", "expected a string or number literal"),
    }
}
