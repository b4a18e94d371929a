//! Where in the rulebook one is.

use pack::Lang;
use rulebook::{Chapter, Rulebook};

use crate::words;

/// The code of the chapter of the rulings, which the rulebook keeps apart from the chapters of rules.
pub fn rulings(book: &Rulebook) -> Option<&str> {
    book.rulings().first()?.id.rsplit_once('-').map(|(code, _)| code)
}

/// A place in the rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The beginning: what the game is about.
    Overview,
    /// A chapter, and the rule or ruling in it that is meant.
    Chapter {
        /// Its code.
        code: String,
        /// The rule or ruling.
        at: Option<String>,
    },
    /// Nothing has this id.
    Nowhere(String),
}

impl Place {
    /// The place that an id names, in whatever case it was typed.
    pub fn of(book: &Rulebook, id: Option<&str>) -> Place {
        let Some(id) = id else { return Place::Overview };
        let known = id.to_uppercase();
        if let Some(rule) = book.rule(&known) {
            return Place::Chapter { code: rule.chapter.clone(), at: Some(known) };
        }
        if let (Some(_), Some(code)) = (book.ruling(&known), rulings(book)) {
            return Place::Chapter { code: code.to_owned(), at: Some(known) };
        }
        if chapter_codes(book).any(|code| code == known) {
            return Place::Chapter { code: known, at: None };
        }
        Place::Nowhere(id.to_owned())
    }

    /// The code of the chapter that is shown.
    pub fn chapter(&self) -> Option<&str> {
        match self {
            Place::Chapter { code, .. } => Some(code),
            Place::Overview | Place::Nowhere(_) => None,
        }
    }

    /// The rule or ruling that is meant.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Place::Chapter { at, .. } => at.as_deref(),
            Place::Overview | Place::Nowhere(_) => None,
        }
    }
}

/// The codes of all chapters in the order of the book, the rulings last.
pub fn chapter_codes(book: &Rulebook) -> impl Iterator<Item = &str> {
    book.chapters().iter().map(|chapter| chapter.code.as_str()).chain(rulings(book))
}

/// What a chapter is called.
pub fn chapter_title(book: &Rulebook, code: &str, lang: Lang) -> String {
    let titled = |chapter: &&Chapter| chapter.code == code;
    let title = book.chapters().iter().find(titled).map(|chapter| chapter.title.get(lang).clone());
    title.unwrap_or_else(|| words::say_in(lang, "rules-rulings", &[]))
}

/// How many entries a chapter has.
pub fn chapter_size(book: &Rulebook, code: &str) -> usize {
    if rulings(book) == Some(code) { book.rulings().len() } else { book.rules_below(code).count() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::TableGame as _;
    use shelter::Shelter;

    #[test]
    fn every_id_leads_into_its_chapter() {
        let book = Shelter::books().rulebook();
        let ids = book.rules().iter().map(|rule| &rule.id).chain(book.rulings().iter().map(|ruling| &ruling.id));
        for id in ids {
            let place = Place::of(book, Some(id));
            assert_eq!(place.rule(), Some(id.as_str()));
            assert!(place.chapter().is_some_and(|code| chapter_codes(book).any(|known| known == code)), "{id}");
        }
        let chapter = |code: &str| Place::Chapter { code: code.to_owned(), at: None };
        assert_eq!(Place::of(book, Some("s-build")), chapter("S-BUILD"));
        assert_eq!(Place::of(book, Some("S-RULING")), chapter("S-RULING"));
        assert_eq!(Place::of(book, Some("S-BUILD-x")), Place::Nowhere("S-BUILD-x".to_owned()));
        assert_eq!(Place::of(book, None), Place::Overview);
    }

    #[test]
    fn chapters_have_titles_and_entries() {
        let book = Shelter::books().rulebook();
        for code in chapter_codes(book) {
            assert!(chapter_size(book, code) > 0, "{code}");
            for lang in Lang::ALL {
                assert!(!chapter_title(book, code, lang).contains("rules-"), "{code}");
            }
        }
    }
}
