//! The languages of the rulebook.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A language in which the rulebook can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, in which every entry is first written.
    #[default]
    En,
    /// Russian.
    Ru,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// The two-letter code, which is also the name of the language's folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

/// A language code that is not one of [`Lang::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "\"{}\" is not a language of the rulebook, which has ", self.0)?;
        for (idx, lang) in Lang::ALL.into_iter().enumerate() {
            write!(formatter, "{}{lang}", if idx == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl std::error::Error for UnknownLang {}

/// A value in English and in every language into which it was translated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PerLang<T> {
    en: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    ru: Option<T>,
}

impl<T> PerLang<T> {
    /// A value that is known in English only.
    pub const fn english(en: T) -> Self {
        Self { en, ru: None }
    }

    /// The value in the language, or in English where it was not translated.
    pub fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::Ru => self.ru.as_ref().unwrap_or(&self.en),
        }
    }

    /// Whether the value is known in the language itself.
    pub const fn has(&self, lang: Lang) -> bool {
        match lang {
            Lang::En => true,
            Lang::Ru => self.ru.is_some(),
        }
    }

    pub(crate) fn set(&mut self, lang: Lang, value: T) {
        match lang {
            Lang::En => self.en = value,
            Lang::Ru => self.ru = Some(value),
        }
    }
}
