//! Every example on the shelf can be read and, unless its set-up is refused, tried out, and each chapter has some that
//! teach.

use std::{collections::BTreeMap, sync::Arc};

use harness::example::Examples;
use pack::Lang;
use rulebook::Rulebook;
use shelter::example::Example;

#[test]
fn every_example_can_be_tried_out() {
    let core = Arc::new(shelf::shelter().unwrap());
    let mut refused = Vec::new();
    for (name, text) in shelf::shelter_examples() {
        let example = Example::read(name, text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        let example = example.with_pack(&|_| Some(Arc::clone(&core)));
        let Ok(table) = example.table() else {
            refused.push((*name, text.contains("setup-refused")));
            continue;
        };
        assert!(table.log().is_practice(), "{name}");
        assert_eq!(table.setup().colors.len(), example.players().len(), "{name}");
    }
    assert!(refused.len() < 10 && refused.iter().all(|(_, expected)| *expected), "{refused:?}");
}

/// How many examples that teach a chapter has, and how many of all are played with real cards.
fn teaching<G: Examples>(book: &Rulebook, examples: &[(&str, &str)]) -> (BTreeMap<String, usize>, usize) {
    let mut chapters: BTreeMap<String, usize> = book.chapters().iter().map(|one| (one.code.clone(), 0)).collect();
    let mut real = 0;
    for (name, text) in examples {
        let example = harness::example::Example::<G>::read(name, text).unwrap_or_else(|mistakes| panic!("{mistakes}"));
        assert_eq!(example.look.is_some(), example.look_ru.is_some(), "{name} says what to look for in one language");
        if example.look.is_none() {
            continue;
        }
        // A reader tries one story at a time, and what to look for is said once.
        assert!(!text.contains("\nbranch "), "{name} has several stories");
        assert!(example.title_ru.is_some(), "{name}");
        let rule = example.proves.first().and_then(|rule| book.rule(rule.as_str())).expect("it proves a rule");
        let folder = rule.chapter.rsplit_once('-').map(|(_, chapter)| format!("{}/", chapter.to_lowercase()));
        assert!(folder.is_some_and(|folder| name.starts_with(&folder)), "{name} is about another chapter first");
        *chapters.entry(rule.chapter.clone()).or_default() += 1;
        real += usize::from(example.pack.is_some());
    }
    (chapters, real)
}

#[test]
fn every_chapter_has_one_to_three_examples_that_teach() {
    let (chapters, real) = teaching::<shelter::Shelter>(&shelf::shelter_rulebook().unwrap(), shelf::shelter_examples());
    assert!(chapters.values().all(|count| (1..=3).contains(count)), "{chapters:?}");
    // All of them, in Shelter.
    assert_eq!(real, chapters.values().sum::<usize>());
    #[cfg(feature = "wasteland")]
    {
        let (chapters, real) =
            teaching::<wasteland::Wasteland>(&shelf::wasteland_rulebook().unwrap(), shelf::wasteland_examples());
        assert!(chapters.values().all(|count| (1..=3).contains(count)), "{chapters:?}");
        assert!(real >= 10, "{real} examples with real cards");
    }
}

/// The overview says everything in every language, and the rules it names are there.
#[test]
fn every_rulebook_begins_with_an_overview() {
    let mut games = vec![(shelf::shelter_rulebook().unwrap(), shelf::shelter_summary())];
    #[cfg(feature = "wasteland")]
    games.push((shelf::wasteland_rulebook().unwrap(), shelf::wasteland_summary()));
    for (book, summary) in games {
        let (mut texts, mut mistakes) = (pack::Texts::new(), pack::Mistakes::new());
        summary.iter().for_each(|text| texts.add_text(text, &mut mistakes));
        texts.check_languages(&Lang::ALL, &mut mistakes);
        assert_eq!(mistakes.to_string(), "");
        for key in ["goal-aim", "goal-round", "goal-end"] {
            assert!(Lang::ALL.into_iter().all(|lang| texts.has(lang, key)), "{key}");
        }
        for key in ["overview-aim", "overview-round", "overview-turn", "overview-end"] {
            let part = |lang, name| texts.attribute(lang, key, name, &[]).unwrap_or_default();
            let rules = part(Lang::En, "rules");
            assert_eq!(rules, part(Lang::Ru, "rules"), "{key}");
            assert!(rules.split_whitespace().count() >= 3, "{key}");
            assert!(rules.split_whitespace().all(|id| book.rule(id).is_some()), "{key}: {rules}");
            for lang in Lang::ALL {
                assert!(texts.has(lang, key), "{key}");
                let words = part(lang, "about").split_whitespace().count();
                assert!((20..=90).contains(&words), "{key} in {lang}: {words} words");
            }
        }
    }
}
