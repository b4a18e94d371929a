//! Which rules the examples prove.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::{Deserialize, Serialize};

use pack::Lang;

use crate::{Rulebook, is_below};

/// How one example ended, as the program that runs the examples reports it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ExampleResult {
    /// The file of the example.
    pub path: String,
    /// The ids of the rules that it proves if it passes.
    pub proves: Vec<String>,
    /// Whether everything it states came true.
    pub passed: bool,
}

/// The rulebook chapter by chapter, with the rules that no passing example proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// Every chapter, in the order of the rulebook.
    pub chapters: Vec<ChapterCoverage>,
    /// Ids that examples claim to prove and that the rulebook does not know.
    pub unknown: Vec<UnknownId>,
    /// The files of the examples that failed, and so prove nothing.
    pub failed: Vec<String>,
}

/// One chapter of a [`Coverage`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChapterCoverage {
    /// The code of the chapter.
    pub code: String,
    /// Its English title.
    pub title: String,
    /// How many rules it has.
    pub rules: usize,
    /// How many of them a passing example proves.
    pub proven: usize,
    /// The others.
    pub unproven: Vec<UnprovenRule>,
}

/// A rule that no passing example proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnprovenRule {
    /// The id of the rule.
    pub id: String,
    /// Its English title.
    pub title: String,
}

/// An id in an example that is not in the rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnknownId {
    /// The file of the example.
    pub path: String,
    /// The id it names.
    pub id: String,
}

impl Coverage {
    /// Joins the rulebook with the results of the examples.
    ///
    /// An example may also prove a ruling; rulings are known, and not counted.
    pub fn new(rulebook: &Rulebook, examples: &[ExampleResult]) -> Self {
        let proven: BTreeSet<&str> = examples
            .iter()
            .filter(|example| example.passed)
            .flat_map(|example| example.proves.iter().map(String::as_str))
            .collect();
        let chapters = rulebook
            .chapters()
            .iter()
            .map(|chapter| {
                let unproven: Vec<UnprovenRule> = rulebook
                    .rules_below(&chapter.code)
                    .filter(|rule| !proven.contains(rule.id.as_str()))
                    .map(|rule| UnprovenRule { id: rule.id.clone(), title: rule.title.get(Lang::En).clone() })
                    .collect();
                let n_rules = rulebook.rules_below(&chapter.code).count();
                ChapterCoverage {
                    code: chapter.code.clone(),
                    title: chapter.title.get(Lang::En).clone(),
                    rules: n_rules,
                    proven: n_rules - unproven.len(),
                    unproven,
                }
            })
            .collect();
        let unknown = examples
            .iter()
            .flat_map(|example| example.proves.iter().map(move |id| (&example.path, id)))
            .filter(|(_, id)| !rulebook.contains(id))
            .map(|(path, id)| UnknownId { path: path.clone(), id: id.clone() })
            .collect();
        let failed = examples.iter().filter(|example| !example.passed).map(|example| example.path.clone()).collect();
        Self { chapters, unknown, failed }
    }

    /// The rules below a prefix such as `X` or `X-FIGHT` that no passing example proves.
    pub fn unproven_below(&self, prefix: &str) -> impl Iterator<Item = &UnprovenRule> {
        self.chapters.iter().flat_map(|chapter| &chapter.unproven).filter(move |rule| is_below(&rule.id, prefix))
    }

    /// Proven and all rules of each game, by the letter with which its ids begin.
    fn totals(&self) -> BTreeMap<&str, (usize, usize)> {
        let mut totals = BTreeMap::new();
        for chapter in &self.chapters {
            let game = chapter.code.split('-').next().unwrap_or_default();
            let (proven, rules) = totals.entry(game).or_insert((0, 0));
            *proven += chapter.proven;
            *rules += chapter.rules;
        }
        totals
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |text: fn(&ChapterCoverage) -> &str| {
            self.chapters.iter().map(|chapter| text(chapter).chars().count()).max().unwrap_or(0)
        };
        let code_width = width(|chapter| &chapter.code);
        let title_width = width(|chapter| &chapter.title);
        for chapter in &self.chapters {
            let ChapterCoverage { code, title, rules, proven, unproven } = chapter;
            writeln!(formatter, "{code:code_width$}  {title:title_width$}  {proven:3} of {rules:3}")?;
            // A chapter that nobody has begun is told by its zero; listing all of it would bury the gaps in the others.
            if *proven > 0 {
                for rule in unproven {
                    writeln!(formatter, "{:code_width$}  no passing example: {} {}", "", rule.id, rule.title)?;
                }
            }
        }
        for path in &self.failed {
            writeln!(formatter, "failing example, which proves nothing: {path}")?;
        }
        for UnknownId { path, id } in &self.unknown {
            writeln!(formatter, "unknown id in {path}: {id}")?;
        }
        for (game, (proven, rules)) in self.totals() {
            writeln!(formatter, "{game}: {proven} of {rules} rules have a passing example")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = r#"
        [chapters]
        FIGHT = "Fights"
        END = "The end"
        [[rule]]
        id = "X-FIGHT-01"
        title = "Roll"
        text = "Roll two dice."
        source = ["BOOK:3"]
        [[rule]]
        id = "X-FIGHT-02"
        title = "Win"
        text = "Six or more wins."
        source = ["BOOK:3"]
        [[rule]]
        id = "X-END-01"
        title = "End"
        text = "The game ends."
        source = ["BOOK:4"]
    "#;

    const OTHER_RULES: &str = r#"
        [chapters]
        TURN = "Turns"
        [[rule]]
        id = "Y-TURN-01"
        title = "Turn"
        text = "Take a turn."
        source = ["BOOK:1"]
    "#;

    fn example(path: &str, proves: &[&str], passed: bool) -> ExampleResult {
        ExampleResult { path: path.to_owned(), proves: proves.iter().map(|id| (*id).to_owned()).collect(), passed }
    }

    fn coverage(examples: &[ExampleResult]) -> Coverage {
        Coverage::new(&Rulebook::read(&[("x.toml", RULES), ("y.toml", OTHER_RULES)]).expect("sound"), examples)
    }

    #[test]
    fn only_passing_examples_prove_rules() {
        let coverage = coverage(&[
            example("fight/roll", &["X-FIGHT-01"], true),
            example("fight/again", &["X-FIGHT-01", "X-END-01"], true),
            example("fight/win", &["X-FIGHT-02"], false),
        ]);
        let counts: Vec<_> = coverage.chapters.iter().map(|c| (c.code.as_str(), c.proven, c.rules)).collect();
        assert_eq!(counts, [("X-FIGHT", 1, 2), ("X-END", 1, 1), ("Y-TURN", 0, 1)]);
        let unproven: Vec<_> = coverage.unproven_below("X").map(|rule| rule.id.as_str()).collect();
        assert_eq!(unproven, ["X-FIGHT-02"]);
        assert_eq!(coverage.unproven_below("X-END").count(), 0);
        assert_eq!(coverage.failed, ["fight/win"]);
    }

    #[test]
    fn unknown_ids_are_named_with_their_example() {
        let coverage = coverage(&[example("fight/lost", &["X-FIGHT-09"], true)]);
        assert_eq!(coverage.unknown, [UnknownId { path: "fight/lost".into(), id: "X-FIGHT-09".into() }]);
    }

    #[test]
    fn text_lists_the_gaps_of_chapters_that_were_begun() {
        let coverage = coverage(&[example("fight/roll", &["X-FIGHT-01"], true)]);
        assert_eq!(
            coverage.to_string(),
            "X-FIGHT  Fights     1 of   2\n         \
             no passing example: X-FIGHT-02 Win\n\
             X-END    The end    0 of   1\n\
             Y-TURN   Turns      0 of   1\n\
             X: 1 of 3 rules have a passing example\n\
             Y: 0 of 1 rules have a passing example\n"
        );
    }

    #[test]
    fn json_carries_the_same_facts() {
        let results: Vec<ExampleResult> =
            serde_json::from_str(r#"[{"path": "e", "proves": ["X-END-01"], "passed": true, "took": 3}]"#).unwrap();
        let json = serde_json::to_value(coverage(&results)).unwrap();
        assert_eq!(json["chapters"][1]["proven"], 1);
        assert_eq!(json["chapters"][0]["unproven"][1]["id"], "X-FIGHT-02");
    }
}
