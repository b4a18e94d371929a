//! The rulebook as data: every rule, ruling and chapter of the games, in every language of the table.
//!
//! The texts live in the project's `rules/` folder. A file directly in it is written in English and holds `[[rule]]`,
//! `[[ruling]]` and `[[component]]` entries of one game and a `[chapters]` table in the order of the book; a file in a folder named after a language
//! translates the file of the same name, wholly or not at all. [`Rulebook::read`] turns them into one checked value or
//! reports every mistake at once. Without the feature `source` no files are read; a rulebook that was checked before can
//! be written down and read back.
//!
//! [`search`] finds what answers a question.
//!
//! [`Coverage`] joins the rulebook with the results of the examples: which rules are proven, which of
//! them something really carried, and which are not.

mod citation;
mod coverage;
mod language;
#[cfg(feature = "source")]
mod load;
mod mistake;
#[cfg(feature = "source")]
mod read;
pub mod search;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use citation::cited_ids;
pub use coverage::{ChapterCoverage, Coverage, ExampleResult, FactsAloneRule, UnknownId, UnprovenRule};
pub use language::PerLang;
#[cfg(feature = "source")]
pub use load::load;
pub use mistake::{Mistake, Mistakes};
use pack::Lang;

/// A checked rulebook: every id in it is unique, and every id that its texts mention exists.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written")]
pub struct Rulebook {
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
    rulings: Vec<Ruling>,
    components: Vec<Component>,
    #[serde(skip)]
    index: BTreeMap<String, Entry>,
}

/// A rulebook as it was written down by [`Rulebook`]: it was checked then, so only the index is made anew.
#[derive(Deserialize)]
struct Written {
    chapters: Vec<Chapter>,
    rules: Vec<Rule>,
    rulings: Vec<Ruling>,
    components: Vec<Component>,
}

impl From<Written> for Rulebook {
    fn from(Written { chapters, rules, rulings, components }: Written) -> Self {
        let ids = rules.iter().enumerate().map(|(at, rule)| (rule.id.clone(), Entry::Rule(at)));
        let rulings_too = rulings.iter().enumerate().map(|(at, ruling)| (ruling.id.clone(), Entry::Ruling(at)));
        let things = components.iter().enumerate();
        let things = things.filter_map(|(at, thing)| Some((thing.id.clone()?, Entry::Component(at))));
        let index = ids.chain(rulings_too).chain(things).collect();
        Rulebook { chapters, rules, rulings, components, index }
    }
}

/// A chapter of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    /// What the ids of its rules begin with, such as `X-FIGHT`.
    pub code: String,
    /// What the chapter is called.
    pub title: PerLang<String>,
}

/// One rule: the smallest thing that an example proves and a refusal names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// The chapter's code and a number of two digits.
    pub id: String,
    /// The code of the chapter.
    pub chapter: String,
    /// What the rule is called.
    pub title: PerLang<String>,
    /// What the rule says.
    pub text: PerLang<String>,
    /// Where the rule comes from: a kind and a place, such as `RULING:` and the id of a ruling.
    pub source: Vec<String>,
    /// A situation in which the rule matters, told as given, when, then.
    pub example: Option<PerLang<String>>,
}

/// A question that the published rules leave open, and how this table answers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The id, in the same name space as those of rules.
    pub id: String,
    /// What is unclear.
    pub question: PerLang<String>,
    /// The possible answers, lettered from `a`.
    pub options: Vec<RulingOption>,
    /// The letter of the answer that holds unless the table chose another one.
    pub default: char,
    /// Why the default was chosen.
    pub why: PerLang<String>,
    /// The name of the table option that chooses the answer; without one, the default always holds.
    pub switch: Option<String>,
}

/// One possible answer to the question of a [`Ruling`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulingOption {
    /// The letter by which the answer is named.
    pub letter: char,
    /// What the answer says.
    pub text: PerLang<String>,
}

/// A kind of thing in the box, and what is printed on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Component {
    /// The id, where the file gives one.
    pub id: Option<String>,
    /// What the thing is called.
    pub name: PerLang<String>,
    /// How many there are, where a source tells.
    pub count: Option<u32>,
    /// What is printed on it or kept with it.
    pub carries: Vec<String>,
    /// The ids of the rules that deal with it.
    pub rules: Vec<String>,
    /// Where this is known from.
    pub source: Vec<String>,
    /// Anything else worth knowing.
    pub note: Option<PerLang<String>>,
}

/// What an id names, as an index into the list of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    Rule(usize),
    Ruling(usize),
    Component(usize),
}

impl Rulebook {
    /// Reads and checks the given files, each a name relative to the `rules/` folder (with `/` on every platform) and
    /// its text.
    ///
    /// # Errors
    ///
    /// Returns every mistake in every file, ordered by file and line.
    #[cfg(feature = "source")]
    pub fn read(files: &[(&str, &str)]) -> Result<Self, Mistakes> {
        read::read(files)
    }

    /// The chapters, game by game and in the order of the book.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The rules, in the order of the rulebook.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rules below a prefix such as `X` or `X-FIGHT`.
    pub fn rules_below(&self, prefix: &str) -> impl Iterator<Item = &Rule> {
        self.rules.iter().filter(move |rule| is_below(&rule.id, prefix))
    }

    /// The rulings, in the order of the rulebook.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The components, in the order of the rulebook.
    pub fn components(&self) -> &[Component] {
        &self.components
    }

    /// The rule with this id.
    pub fn rule(&self, id: &str) -> Option<&Rule> {
        match self.index.get(id)? {
            Entry::Rule(idx) => self.rules.get(*idx),
            Entry::Ruling(_) | Entry::Component(_) => None,
        }
    }

    /// The ruling with this id.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        match self.index.get(id)? {
            Entry::Ruling(idx) => self.rulings.get(*idx),
            Entry::Rule(_) | Entry::Component(_) => None,
        }
    }

    /// The component with this id.
    pub fn component(&self, id: &str) -> Option<&Component> {
        match self.index.get(id)? {
            Entry::Component(idx) => self.components.get(*idx),
            Entry::Rule(_) | Entry::Ruling(_) => None,
        }
    }

    /// The ruling whose table option has this name.
    pub fn ruling_of_switch(&self, switch: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.switch.as_deref() == Some(switch))
    }

    /// Whether the id names a rule, a ruling or a component.
    pub fn contains(&self, id: &str) -> bool {
        self.index.contains_key(id)
    }

    /// Whether every chapter, rule and ruling below a prefix such as `X` or `X-FIGHT` can be shown in the language.
    pub fn speaks(&self, lang: Lang, prefix: &str) -> bool {
        let chapters = self.chapters.iter().map(|chapter| (&chapter.code, &chapter.title));
        let rules = self.rules.iter().map(|rule| (&rule.id, &rule.text));
        let rulings = self.rulings.iter().map(|ruling| (&ruling.id, &ruling.question));
        chapters.chain(rules).chain(rulings).all(|(id, words)| !is_below(id, prefix) || words.has(lang))
    }
}

/// Whether an id or chapter code is the prefix itself or continues it after a hyphen.
pub(crate) fn is_below(id: &str, prefix: &str) -> bool {
    id.strip_prefix(prefix).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}
