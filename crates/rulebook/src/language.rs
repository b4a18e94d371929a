//! Texts in the languages of the rulebook.

use pack::Lang;
use serde::{Deserialize, Serialize};

/// A value in English and in every language into which it was translated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PerLang<T> {
    en: T,
    #[serde(default, skip_serializing_if = "Option::is_none")]
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

    #[cfg(feature = "source")]
    pub(crate) fn set(&mut self, lang: Lang, value: T) {
        match lang {
            Lang::En => self.en = value,
            Lang::Ru => self.ru = Some(value),
        }
    }
}
