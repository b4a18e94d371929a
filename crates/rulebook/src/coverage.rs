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
    /// The ids of the rules that something carried in it: an event, a refusal or a question.
    pub fired: BTreeSet<String>,
    /// Why nothing in it carries a rule that it proves.
    pub facts_alone: BTreeMap<String, String>,
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
    /// How many of those something carries in such an example: an event, a refusal or a question cites the rule.
    pub fired: usize,
    /// The proven rules that nothing carries.
    pub facts_alone: Vec<FactsAloneRule>,
    /// The rules that no passing example proves.
    pub unproven: Vec<UnprovenRule>,
}

/// A rule that is proven, though nothing that happens in its examples cites it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FactsAloneRule {
    /// The id of the rule.
    pub id: String,
    /// Its English title.
    pub title: String,
    /// Why that is so; none where no example of the rule says it.
    pub why: Option<String>,
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
        let proving = |id: &str| {
            let id = id.to_owned();
            examples.iter().filter(move |example| example.passed && example.proves.contains(&id))
        };
        let chapters = rulebook
            .chapters()
            .iter()
            .map(|chapter| {
                let unproven: Vec<UnprovenRule> = rulebook
                    .rules_below(&chapter.code)
                    .filter(|rule| !proven.contains(rule.id.as_str()))
                    .map(|rule| UnprovenRule { id: rule.id.clone(), title: rule.title.get(Lang::En).clone() })
                    .collect();
                let facts_alone: Vec<FactsAloneRule> = rulebook
                    .rules_below(&chapter.code)
                    .filter(|rule| proven.contains(rule.id.as_str()))
                    .filter(|rule| !proving(&rule.id).any(|example| example.fired.contains(&rule.id)))
                    .map(|rule| FactsAloneRule {
                        id: rule.id.clone(),
                        title: rule.title.get(Lang::En).clone(),
                        why: proving(&rule.id).find_map(|example| example.facts_alone.get(&rule.id)).cloned(),
                    })
                    .collect();
                let n_rules = rulebook.rules_below(&chapter.code).count();
                ChapterCoverage {
                    code: chapter.code.clone(),
                    title: chapter.title.get(Lang::En).clone(),
                    rules: n_rules,
                    proven: n_rules - unproven.len(),
                    fired: n_rules - unproven.len() - facts_alone.len(),
                    facts_alone,
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

    /// The rules that are shown by facts alone, and no example says why.
    pub fn unexplained(&self) -> impl Iterator<Item = &FactsAloneRule> {
        self.chapters.iter().flat_map(|chapter| &chapter.facts_alone).filter(|rule| rule.why.is_none())
    }

    /// Fired, proven and all rules of each game, by the letter with which its ids begin.
    fn totals(&self) -> BTreeMap<&str, (usize, usize, usize)> {
        let mut totals = BTreeMap::new();
        for chapter in &self.chapters {
            let game = chapter.code.split('-').next().unwrap_or_default();
            let (fired, proven, rules) = totals.entry(game).or_insert((0, 0, 0));
            *fired += chapter.fired;
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
            let ChapterCoverage { code, title, rules, proven, fired, facts_alone, unproven } = chapter;
            writeln!(formatter, "{code:code_width$}  {title:title_width$}  {proven:3} of {rules:3}, {fired:3} fired")?;
            for FactsAloneRule { id, title, why } in facts_alone {
                let why = why.as_deref().unwrap_or("no example says why");
                writeln!(formatter, "{:code_width$}  shown by facts alone: {id} {title}: {why}", "")?;
            }
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
        for (game, (fired, proven, rules)) in self.totals() {
            let alone = proven - fired;
            writeln!(
                formatter,
                "{game}: {proven} of {rules} rules have a passing example; {fired} fired, {alone} shown by facts alone"
            )?;
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
        let proves = proves.iter().map(|id| (*id).to_owned()).collect();
        ExampleResult { path: path.to_owned(), proves, fired: BTreeSet::new(), facts_alone: BTreeMap::new(), passed }
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
            "X-FIGHT  Fights     1 of   2,   0 fired\n         \
             shown by facts alone: X-FIGHT-01 Roll: no example says why\n         \
             no passing example: X-FIGHT-02 Win\n\
             X-END    The end    0 of   1,   0 fired\n\
             Y-TURN   Turns      0 of   1,   0 fired\n\
             X: 1 of 3 rules have a passing example; 0 fired, 1 shown by facts alone\n\
             Y: 0 of 1 rules have a passing example; 0 fired, 0 shown by facts alone\n"
        );
    }

    #[test]
    fn a_rule_fires_only_in_an_example_that_proves_it_and_passes() {
        let with = |fired: &str, example: ExampleResult| ExampleResult { fired: [fired.to_owned()].into(), ..example };
        let why = BTreeMap::from([("X-END-01".to_owned(), "only places are compared".to_owned())]);
        let coverage = coverage(&[
            with("X-FIGHT-01", example("fight/roll", &["X-FIGHT-01"], true)),
            with("X-FIGHT-02", example("fight/lost", &["X-FIGHT-02"], false)),
            with("X-FIGHT-01", example("fight/win", &["X-FIGHT-02"], true)),
            ExampleResult { facts_alone: why, ..example("end/end", &["X-END-01"], true) },
        ]);
        let fired: Vec<_> = coverage.chapters.iter().map(|chapter| chapter.fired).collect();
        assert_eq!(fired, [1, 0, 0]);
        let alone = coverage.chapters.iter().flat_map(|chapter| &chapter.facts_alone);
        let alone: Vec<_> = alone.map(|rule| (rule.id.as_str(), rule.why.as_deref())).collect();
        assert_eq!(alone, [("X-FIGHT-02", None), ("X-END-01", Some("only places are compared"))]);
        assert_eq!(coverage.unexplained().map(|rule| rule.id.as_str()).collect::<Vec<_>>(), ["X-FIGHT-02"]);
    }

    #[test]
    fn json_carries_the_same_facts() {
        let results: Vec<ExampleResult> =
            serde_json::from_str(r#"[{"path": "e", "proves": ["X-END-01"], "fired": [], "facts_alone": {"X-END-01": "why"}, "passed": true, "took": 3}]"#).unwrap();
        let json = serde_json::to_value(coverage(&results)).unwrap();
        assert_eq!(json["chapters"][1]["proven"], 1);
        assert_eq!(json["chapters"][1]["fired"], 0);
        assert_eq!(json["chapters"][1]["facts_alone"][0]["why"], "why");
        assert_eq!(json["chapters"][0]["unproven"][1]["id"], "X-FIGHT-02");
    }
}
