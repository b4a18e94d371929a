//! The languages of the texts.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use crate::{Message, say};

/// A language in which the table can speak.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, which stands in where another language has no text.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Ru];

    /// The two-letter code, which is also the name of the language's folder in a pack.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
        }
    }

    /// The name of the language, for mistakes.
    #[must_use]
    pub fn name(self) -> Message {
        match self {
            Lang::En => say!("english", "English"),
            Lang::Ru => say!("russian", "Russian"),
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a well-formed language code")
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// A code that belongs to no language of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "unknown language '{}'", self.0)
    }
}

impl std::error::Error for UnknownLang {}
