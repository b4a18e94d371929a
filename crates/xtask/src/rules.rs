//! `cargo xtask rules`: the rulebook, and which of its rules the examples prove.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use rulebook::{Coverage, ExampleResult};

use crate::tasks::bottlecap;

/// How the coverage is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Text,
    Json,
}

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let mut form = Form::Text;
    let mut required = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--json" => form = Form::Json,
            "--require" => {
                required.push(arguments.next().context("`--require` needs a prefix such as S or S-FIGHT")?.clone());
            }
            other => bail!("`rules` does not know `{other}`; see `cargo xtask help`"),
        }
    }
    report(form, &required)
}

/// Prints the coverage; fails if the rulebook has mistakes, if an example names an unknown id, if a rule is shown by
/// facts alone and no example says why, or if a rule below one of the required prefixes is not proven.
pub(crate) fn report(form: Form, required: &[String]) -> Result<()> {
    eprintln!("reading the rulebook");
    let rulebook =
        rulebook::load(Path::new("rules")).map_err(|mistakes| anyhow!("the rulebook has mistakes:\n{mistakes}"))?;
    for prefix in required {
        if rulebook.rules_below(prefix).next().is_none() {
            bail!("no rule has an id that begins with {prefix}");
        }
    }
    eprintln!("running the examples");
    let coverage = Coverage::new(&rulebook, &run_examples()?);
    match form {
        Form::Text => print!("{coverage}"),
        Form::Json => println!("{}", serde_json::to_string_pretty(&coverage)?),
    }
    if !coverage.unknown.is_empty() {
        let ids = coverage.unknown.iter().map(|unknown| format!("{} in {}", unknown.id, unknown.path));
        bail!("examples name ids that are not in the rulebook:{}", lines(ids));
    }
    let unexplained: Vec<_> = coverage.unexplained().collect();
    if !unexplained.is_empty() {
        let rules = unexplained.iter().map(|rule| format!("{} {}", rule.id, rule.title));
        bail!("nothing cites these rules in their examples, and no `facts-alone` line says why:{}", lines(rules));
    }
    let unproven: Vec<_> = required.iter().flat_map(|prefix| coverage.unproven_below(prefix)).collect();
    if !unproven.is_empty() {
        let rules = unproven.iter().map(|rule| format!("{} {}", rule.id, rule.title));
        bail!("{} required rules have no passing example:{}", unproven.len(), lines(rules));
    }
    Ok(())
}

/// Runs every example. One that fails is part of the result, and not a reason to stop.
fn run_examples() -> Result<Vec<ExampleResult>> {
    let call = bottlecap(&["example", "run", "--json", "examples"]);
    let (text, succeeded) = call.output()?;
    if text.trim().is_empty() && !succeeded {
        bail!("`{}` failed without a result", call.shown());
    }
    serde_json::from_str(&text).with_context(|| format!("cannot read the result of `{}`", call.shown()))
}

fn lines(items: impl Iterator<Item = String>) -> String {
    items.map(|item| format!("\n  {item}")).collect()
}
