//! Wasteland on the shelf.

#[cfg(feature = "source")]
use pack::PackFiles;
use pack::{Lang, TextSource};
#[cfg(feature = "source")]
use rulebook::{Rulebook, search::Index};
use wasteland::Wasteland;

#[cfg(feature = "source")]
use crate::Library;
use crate::{Files, Flaw};

/// The manifest and the data of the core pack.
#[cfg(feature = "source")]
const DATA: Files = include!(concat!(env!("OUT_DIR"), "/wasteland-core-data.rs"));

const TEXTS: [(Lang, Files); 2] = include!(concat!(env!("OUT_DIR"), "/wasteland-core-texts.rs"));

#[cfg(feature = "source")]
const ENDINGS: [(Lang, Files); 2] = include!(concat!(env!("OUT_DIR"), "/wasteland-core-endings.rs"));

#[cfg(feature = "source")]
const EXAMPLES: Files = include!(concat!(env!("OUT_DIR"), "/wasteland-examples.rs"));

/// The overview of the rules.
#[cfg(feature = "source")]
pub(crate) const SUMMARY: [(Lang, Files); 2] =
    [(Lang::En, files!["rules": "summary/en/wasteland.ftl"]), (Lang::Ru, files!["rules": "summary/ru/wasteland.ftl"])];

/// The game in three sentences, as a table has it, too.
#[cfg(feature = "source")]
const GOAL: [(Lang, Files); 2] = [
    (Lang::En, files!["crates/text/messages": "en/wasteland/goal.ftl"]),
    (Lang::Ru, files!["crates/text/messages": "ru/wasteland/goal.ftl"]),
];

/// What the search knows of Wasteland's words.
#[cfg(feature = "source")]
pub(crate) const SEARCH: [(Lang, Files); 2] = [
    (Lang::En, files!["rules": "search/en/words.toml", "search/en/wasteland.toml"]),
    (Lang::Ru, files!["rules": "search/ru/words.toml", "search/ru/wasteland.toml"]),
];

/// Manifest and data as they were read when the shelf was built.
#[cfg(any(test, not(feature = "source")))]
const PREPARED: &str = include_str!(concat!(env!("OUT_DIR"), "/wasteland-core.json"));

/// The files of Wasteland's core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn wasteland_core() -> Result<PackFiles, Flaw> {
    crate::pack_files("packs/wasteland-core", DATA, [wasteland_texts(), wasteland_endings()].concat())
}

/// The texts of Wasteland's core pack.
#[must_use]
pub fn wasteland_texts() -> Vec<TextSource> {
    crate::texts(TEXTS)
}

/// What the core pack tells when a game is over.
#[cfg(feature = "source")]
#[must_use]
pub fn wasteland_endings() -> Vec<TextSource> {
    crate::texts(ENDINGS)
}

/// What the core pack tells when a game is over, as far as it was brought.
#[cfg(not(feature = "source"))]
#[must_use]
pub fn wasteland_endings() -> Vec<TextSource> {
    let of = |lang: Lang| {
        let file = format!("wasteland-core/{}/{}", lang.code(), pack::ENDING_TEXTS);
        let name = format!("text/{}/{}", lang.code(), pack::ENDING_TEXTS);
        Some(TextSource { lang, source: pack::Source::new(name, pack::brought(lang, &file)?) })
    };
    Lang::ALL.into_iter().filter_map(of).collect()
}

/// Wasteland with its core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn wasteland() -> Result<Wasteland, Flaw> {
    let (content, _) = wasteland::reading::read(&[wasteland_core()?]).map_err(Flaw::new)?;
    Ok(Wasteland::new(content))
}

/// Wasteland with its core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
#[cfg(not(feature = "source"))]
pub fn wasteland() -> Result<Wasteland, Flaw> {
    prepared()
}

#[cfg(any(test, not(feature = "source")))]
fn prepared() -> Result<Wasteland, Flaw> {
    let pack = serde_json::from_str(PREPARED).map_err(Flaw::new)?;
    let content = wasteland::reading::read_prepared(vec![pack]).map_err(Flaw::new)?;
    Ok(Wasteland::new(content))
}

/// The rulebook of Wasteland alone.
///
/// # Errors
/// It is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn wasteland_rulebook() -> Result<Rulebook, Flaw> {
    crate::read_rules(crate::WASTELAND_RULES)
}

/// The examples of Wasteland, sorted, as those of Shelter are.
#[cfg(feature = "source")]
#[must_use]
pub const fn wasteland_examples() -> &'static [(&'static str, &'static str)] {
    EXAMPLES
}

/// The rulebook of Wasteland alone, with what stands where in it in a language.
///
/// # Errors
/// It is not well made, which a test rules out.
#[cfg(feature = "source")]
pub fn wasteland_search(lang: Lang) -> Result<(Rulebook, Index), Flaw> {
    let book = wasteland_rulebook()?;
    let index = crate::index(&book, lang, &SEARCH)?;
    Ok((book, index))
}

/// The overview of Wasteland's rules.
#[cfg(feature = "source")]
#[must_use]
pub fn wasteland_summary() -> Vec<TextSource> {
    [crate::texts(SUMMARY), crate::texts(GOAL)].concat()
}

/// What there is to read about Wasteland.
///
/// # Errors
/// The rulebook or an example is not well made, which tests rule out.
#[cfg(feature = "source")]
pub fn wasteland_library() -> Result<Library, Flaw> {
    crate::library(crate::Shelf {
        rulebook: wasteland_rulebook()?,
        search: SEARCH,
        core: wasteland_core()?,
        examples: EXAMPLES,
        summary: wasteland_summary(),
    })
}

/// All files of the pack.
#[cfg(all(test, feature = "source"))]
pub(crate) fn files() -> Vec<(&'static str, &'static str)> {
    [DATA, TEXTS[0].1, TEXTS[1].1, ENDINGS[0].1, ENDINGS[1].1].concat()
}

#[cfg(test)]
#[cfg(feature = "source")]
mod tests {
    use super::*;

    #[test]
    fn the_prepared_game_is_the_one_that_is_read_from_files() {
        assert_eq!(prepared().unwrap().content(), wasteland().unwrap().content());
    }

    #[test]
    fn the_rulebook_has_wasteland_alone() {
        let rules = wasteland_rulebook().unwrap();
        assert!(rules.contains("W-FIGHT-04") && rules.rules().iter().all(|rule| rule.id.starts_with("W-")));
    }

    #[test]
    fn endings_are_of_things_that_there_are_in_both_languages() {
        let mut mistakes = pack::Mistakes::new();
        let mut texts = pack::Texts::new();
        for text in wasteland_endings() {
            texts.add_text(&text, &mut mistakes);
        }
        assert_eq!(texts.flaws(mistakes), [""; 0]);
        let game = wasteland().unwrap();
        let content = game.content();
        let ends = ["star", "shield", "won-star", "won-shield", "won-free"];
        let has = |key: &str, part: &str| {
            Lang::ALL.into_iter().all(|lang| texts.attribute(lang, key, part, &[]).is_some_and(|text| text.len() > 40))
        };
        for scenario in &content.scenarios {
            assert!(ends.iter().all(|end| has(&format!("ending-{}", scenario.id), end)), "{}", scenario.id);
        }
        for key in texts.keys(Lang::En).filter_map(|key| key.strip_prefix("outcome-")) {
            let quest = content.quests.iter().find(|quest| quest.id == key).unwrap_or_else(|| panic!("no quest {key}"));
            for objective in 1..=quest.objectives.len() {
                assert!(has(&format!("outcome-{key}"), &format!("objective-{objective}")), "{key} {objective}");
            }
        }
    }
}
