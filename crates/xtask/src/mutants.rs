//! `cargo xtask mutants`: changes the rules at random places and sees whether anything notices.
//!
//! cargo-mutants makes the changes, one at a time, in the files that are chapters of the rulebooks. The examples judge
//! first, since they are quick; what they let pass is judged by the laws of the conformance suite. Whoever changes what
//! neither of them notices changes a rule that nothing proves.
//!
//! All of it happens in one copy of the repository, with a folder of its own for what is built, so that each change
//! costs a build of little more than the chapter.

use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant, SystemTime},
};

use anyhow::{Context, Result, anyhow, bail};
use kernel::QuickRng;
use serde_json::Value;

use crate::{packages::on_path, tasks::cargo};

/// The version of cargo-mutants whose arguments and results are known here.
const VERSION: &str = "27.1.0";
/// Changes that are judged unless told.
const USUAL_SAMPLE: usize = 120;
/// How a file begins that is a chapter of a rulebook.
const CHAPTER: &str = "//! Chapter ";
/// Audits are not rules: they belong to the judges.
const JUDGES_OWN: &str = "audit";
/// A test that takes so many times as long as without a change is taken to have no end, but not before [`PATIENCE`].
const PATIENCE_TIMES: u32 = 5;
const PATIENCE: Duration = Duration::from_secs(60);
/// Kilobytes of memory for whatever a changed program does, so that one without an end does not take the machine down.
const MEMORY: u32 = 12 * 1024 * 1024;

/// Below the folder of what is built, which is no part of the repository.
const TOOL: &str = "target/mutants/tool";
const TREE: &str = "target/mutants/tree";
const BUILD: &str = "target/mutants/build";
const OUTPUT: &str = "target/mutants";
const LINES: &str = "target/mutants/lines.diff";

/// Tests that must fail when a rule is changed.
struct Judge {
    package: &'static str,
    target: &'static str,
    tests: &'static [&'static str],
}

/// A game with its judges, the quick one first.
struct Court {
    game: &'static str,
    examples: Judge,
    laws: Judge,
}

const COURTS: [Court; 2] = [
    Court {
        game: "shelter",
        examples: Judge { package: "shelter", target: "examples", tests: &["every_example_holds"] },
        laws: Judge { package: "shelf", target: "conformance", tests: &["shelter_keeps_every_law"] },
    },
    Court {
        game: "wasteland",
        examples: Judge {
            package: "wasteland",
            target: "examples",
            tests: &["every_example_holds_and_can_be_tried_out"],
        },
        laws: Judge {
            package: "shelf",
            target: "conformance",
            tests: &["wasteland_keeps_every_law", "every_word_of_wastelands_packs_keeps_every_law"],
        },
    },
];

/// A change of the rules.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Change {
    /// The package it is made in, which is the game.
    game: String,
    file: String,
    line: usize,
    /// File, line, column and what is changed, as cargo-mutants names it.
    name: String,
}

/// What became of changes.
#[derive(Default)]
struct Found {
    by_examples: usize,
    by_laws: usize,
    endless: usize,
    not_compiling: usize,
    survivors: Vec<Change>,
}

impl Found {
    fn judged(&self) -> usize {
        self.caught() + self.survivors.len()
    }

    fn caught(&self) -> usize {
        self.by_examples + self.by_laws + self.endless
    }
}

/// What one judge said about changes.
#[derive(Default, PartialEq, Eq, Debug)]
struct Verdict {
    caught: usize,
    missed: Vec<Change>,
    endless: usize,
    not_compiling: usize,
}

pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let (wanted, seed) = wanted(arguments)?;
    let begin = Instant::now();
    let tool = tool()?;
    copy_the_repository()?;
    let changes = changes(&tool)?;
    let all = changes.len();
    let mut waiting = shuffled(changes, seed);
    println!("seed {seed}: {wanted} of {all} changes in the chapters of both games");
    let patience = patience()?;
    let mut found = Found::default();
    // What does not compile says nothing, and others take its place.
    while found.judged() < wanted && !waiting.is_empty() {
        let rest = waiting.split_off((wanted - found.judged()).min(waiting.len()));
        for court in &COURTS {
            let own: Vec<Change> = waiting.iter().filter(|change| change.game == court.game).cloned().collect();
            try_changes(&tool, court, &own, patience, &mut found)?;
        }
        waiting = rest;
    }
    print!("{}", report(&found, seed));
    eprintln!("done in {:.0} minutes", begin.elapsed().as_secs_f64() / 60.0);
    Ok(())
}

/// How many changes, and by which seed they are chosen.
fn wanted(arguments: &[String]) -> Result<(usize, u64)> {
    let mut wanted = USUAL_SAMPLE;
    let mut seed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(1, |now| now.as_secs());
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--seed" {
            let number = arguments.next().context("`--seed` needs a number")?;
            seed = number.parse().with_context(|| format!("`{number}` is no seed"))?;
        } else {
            wanted = argument.parse().with_context(|| format!("`{argument}` is no number of changes"))?;
        }
    }
    Ok((wanted, seed))
}

fn shuffled(mut changes: Vec<Change>, seed: u64) -> Vec<Change> {
    changes.sort();
    QuickRng::new(seed).shuffle(&mut changes);
    changes
}

/// The program, installed if it is not there.
fn tool() -> Result<PathBuf> {
    let is_right = |path: &PathBuf| {
        let output = Command::new(path).args(["mutants", "--version"]).output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim().ends_with(VERSION))
    };
    let own = env::current_dir()?.join(TOOL).join("bin").join(format!("cargo-mutants{}", env::consts::EXE_SUFFIX));
    if let Some(found) = on_path("cargo-mutants").into_iter().chain([own.clone()]).find(is_right) {
        return Ok(found);
    }
    eprintln!("installing cargo-mutants {VERSION} below {TOOL}");
    cargo(&["install", "cargo-mutants", "--locked", "--version", VERSION, "--root", TOOL]).run()?;
    if is_right(&own) { Ok(own) } else { bail!("cargo-mutants {VERSION} was installed and does not run") }
}

/// Makes the copy like the repository, but for files that are ignored. What is the same stays untouched, so that it is
/// not built again; what a run that was broken off has changed is mended.
fn copy_the_repository() -> Result<()> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()
        .context("cannot start git")?;
    if !listed.status.success() {
        bail!("git does not list the files of the repository");
    }
    let listed = String::from_utf8(listed.stdout).context("a file has a strange name")?;
    // A file may be listed that was deleted and not committed.
    let files: BTreeSet<&Path> = listed.split_terminator('\0').map(Path::new).filter(|path| path.is_file()).collect();
    let tree = Path::new(TREE);
    for file in &files {
        let content = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let copy = tree.join(file);
        if fs::read(&copy).ok().as_ref() != Some(&content) {
            let folder = copy.parent().unwrap_or(tree);
            fs::create_dir_all(folder)
                .and_then(|()| fs::write(&copy, content))
                .with_context(|| format!("cannot write {}", copy.display()))?;
        }
    }
    remove_others(tree, tree, &files)
}

fn remove_others(folder: &Path, tree: &Path, files: &BTreeSet<&Path>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, tree, files)?;
        } else if path.strip_prefix(tree).is_ok_and(|name| !files.contains(name)) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// The files of both games that are chapters.
fn chapters() -> Result<Vec<String>> {
    let mut chapters = Vec::new();
    for court in &COURTS {
        add_chapters(&Path::new("crates").join(court.game).join("src"), &mut chapters)?;
    }
    if chapters.is_empty() {
        bail!("no file of the games begins with `{CHAPTER}`");
    }
    Ok(chapters)
}

fn add_chapters(folder: &Path, chapters: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            add_chapters(&path, chapters)?;
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && fs::read_to_string(&path)?.starts_with(CHAPTER)
        {
            chapters.push(path.display().to_string());
        }
    }
    Ok(())
}

/// Everything in the chapters that cargo-mutants can change.
fn changes(tool: &Path) -> Result<Vec<Change>> {
    let chapters = chapters()?;
    let files = chapters.iter().flat_map(|chapter| ["--file", chapter]);
    let output = Command::new(tool)
        .args(["mutants", "--dir", TREE, "--no-config", "--list", "--json", "--exclude-re", JUDGES_OWN])
        .args(files)
        .output()
        .context("cannot start cargo-mutants")?;
    if !output.status.success() {
        bail!("cargo-mutants cannot list changes:\n{}", String::from_utf8_lossy(&output.stderr));
    }
    let listed: Vec<Value> = serde_json::from_slice(&output.stdout).context("cargo-mutants lists no JSON")?;
    listed.iter().map(|change| read_change(change).context("cargo-mutants lists changes in another form")).collect()
}

fn read_change(change: &Value) -> Option<Change> {
    let text = |field: &str| change.get(field)?.as_str().map(str::to_owned);
    let line = change.pointer("/span/start/line")?.as_u64()?.try_into().ok()?;
    Some(Change { game: text("package")?, file: text("file")?, line, name: text("name")? })
}

/// Runs all judges without a change: they must find nothing. Gives the time after which a test has no end.
fn patience() -> Result<Duration> {
    let mut longest = Duration::ZERO;
    for judge in COURTS.iter().flat_map(|court| [&court.examples, &court.laws]) {
        let manifest = format!("{TREE}/Cargo.toml");
        let call = cargo(&["test", "--manifest-path", &manifest, "--package", judge.package, "--test", judge.target])
            .arguments(&["--"])
            .arguments(judge.tests)
            .setting("CARGO_TARGET_DIR", absolute(BUILD)?);
        eprintln!("without a change: {}", call.shown());
        let (text, succeeded) = call.output()?;
        let (passed, took) = result_of(&text).ok_or_else(|| anyhow!("`{}` says no result", call.shown()))?;
        if !succeeded || passed != judge.tests.len() {
            bail!("`{}` should pass {} tests without a change:\n{text}", call.shown(), judge.tests.len());
        }
        longest = longest.max(took);
    }
    Ok(PATIENCE.max(longest * PATIENCE_TIMES))
}

/// How many tests passed, and how long that took.
fn result_of(text: &str) -> Option<(usize, Duration)> {
    let result = text.lines().find_map(|line| line.strip_prefix("test result: ok. "))?;
    let passed = result.split_once(" passed")?.0.parse().ok()?;
    let seconds: f64 = result.rsplit_once("finished in ")?.1.strip_suffix('s')?.parse().ok()?;
    Some((passed, Duration::try_from_secs_f64(seconds).ok()?))
}

/// Lets the examples judge, and the laws over what the examples let pass.
fn try_changes(tool: &Path, court: &Court, changes: &[Change], patience: Duration, found: &mut Found) -> Result<()> {
    let by_examples = judged(tool, &court.examples, changes, patience)?;
    let by_laws = judged(tool, &court.laws, &by_examples.missed, patience)?;
    found.by_examples += by_examples.caught;
    found.by_laws += by_laws.caught;
    found.endless += by_examples.endless + by_laws.endless;
    found.not_compiling += by_examples.not_compiling + by_laws.not_compiling;
    found.survivors.extend(by_laws.missed);
    Ok(())
}

fn judged(tool: &Path, judge: &Judge, changes: &[Change], patience: Duration) -> Result<Verdict> {
    if changes.is_empty() {
        return Ok(Verdict::default());
    }
    eprintln!("{} changes, judged by {} of {}", changes.len(), judge.target, judge.package);
    fs::write(LINES, as_if_new(changes)?).with_context(|| format!("cannot write {LINES}"))?;
    let mut command = limited(tool);
    command
        .args(["mutants", "--dir", TREE, "--in-place", "--no-config", "--baseline", "skip", "--output", OUTPUT])
        .args(["--timeout", &patience.as_secs().to_string(), "--test-package", judge.package])
        // Of this target alone, also when it is only built.
        .arg(format!("--cargo-arg=--test={}", judge.target))
        .args(changes.iter().map(|change| format!("--re=^{}$", escaped(&change.name))))
        .args(["--in-diff", LINES, "--", "--"])
        .args(judge.tests)
        .env("CARGO_TARGET_DIR", absolute(BUILD)?);
    let status = command.status().context("cannot start cargo-mutants")?;
    // All caught, some missed, some without an end: everything else is no result.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo-mutants failed ({status})");
    }
    let outcomes = format!("{OUTPUT}/mutants.out/outcomes.json");
    let text = fs::read_to_string(&outcomes).with_context(|| format!("cannot read {outcomes}"))?;
    let verdict = read_verdict(&text, changes).with_context(|| format!("{outcomes} has another form"))?;
    let said = verdict.caught + verdict.missed.len() + verdict.endless + verdict.not_compiling;
    if said != changes.len() {
        bail!("cargo-mutants tried {said} changes instead of {}", changes.len());
    }
    Ok(verdict)
}

/// The program with bounds to its memory and that of all it starts, where the system knows such a thing.
fn limited(tool: &Path) -> Command {
    if cfg!(unix) {
        let mut command = Command::new("sh");
        command.arg("-c").arg(format!("ulimit -v {MEMORY} && exec \"$0\" \"$@\"")).arg(tool);
        return command;
    }
    Command::new(tool)
}

/// A patch that says that the lines of these changes are new, and nothing else. cargo-mutants deletes fields of
/// structs whatever names it is told to keep to, and minds only such a patch.
fn as_if_new(changes: &[Change]) -> Result<String> {
    let mut lines: Vec<(&str, usize)> = changes.iter().map(|change| (change.file.as_str(), change.line)).collect();
    lines.sort_unstable();
    lines.dedup();
    let mut patch = String::new();
    for lines in lines.chunk_by(|one, other| one.0 == other.0) {
        let file = lines[0].0;
        let path = Path::new(TREE).join(file);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        patch.push_str(&format!("--- a/{file}\n+++ b/{file}\n"));
        for (before, (_, line)) in lines.iter().enumerate() {
            let content = text.lines().nth(line - 1).with_context(|| format!("{file} has no line {line}"))?;
            patch.push_str(&format!("@@ -{},0 +{line},1 @@\n+{content}\n", line - 1 - before));
        }
    }
    Ok(patch)
}

/// What became of these changes; others that share a line with them do not count.
fn read_verdict(outcomes: &str, changes: &[Change]) -> Result<Verdict> {
    let outcomes: Value = serde_json::from_str(outcomes)?;
    let outcomes = outcomes.get("outcomes").and_then(Value::as_array).context("there are no outcomes")?;
    let mut verdict = Verdict::default();
    for outcome in outcomes {
        let change = outcome.pointer("/scenario/Mutant").and_then(read_change).context("an outcome has no change")?;
        if !changes.contains(&change) {
            continue;
        }
        match outcome.get("summary").and_then(Value::as_str) {
            Some("CaughtMutant") => verdict.caught += 1,
            Some("MissedMutant") => verdict.missed.push(change),
            Some("Timeout") => verdict.endless += 1,
            Some("Unviable") => verdict.not_compiling += 1,
            other => bail!("`{}` has come to {other:?}", change.name),
        }
    }
    Ok(verdict)
}

/// A text as a regular expression that stands for itself alone.
fn escaped(text: &str) -> String {
    let escape = |letter: char| match letter {
        letter if letter.is_alphanumeric() || " _/:,;<>='\"!@%".contains(letter) => letter.to_string(),
        letter => format!("\\{letter}"),
    };
    text.chars().map(escape).collect()
}

fn absolute(path: &str) -> Result<String> {
    Ok(env::current_dir().context("cannot tell where this is")?.join(path).display().to_string())
}

fn report(found: &Found, seed: u64) -> String {
    let Found { by_examples, by_laws, endless, not_compiling, survivors } = found;
    let (caught, judged) = (found.caught(), found.judged());
    let share = 100.0 * caught as f64 / judged.max(1) as f64;
    let mut text = format!(
        "caught: {caught} of {judged} changes ({share:.1} %), seed {seed}\n  \
         {by_examples} by examples, {by_laws} by the laws of the conformance suite, {endless} ran without an end; \
         {not_compiling} more did not compile\n"
    );
    if !survivors.is_empty() {
        text.push_str("not caught:\n");
    }
    for survivor in survivors {
        text.push_str(&format!("  {}\n", survivor.name));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(name: &str) -> Change {
        Change { game: "shelter".to_owned(), file: "a.rs".to_owned(), line: 7, name: name.to_owned() }
    }

    #[test]
    fn a_sample_depends_on_its_seed_alone() {
        let names = ["a", "b", "c", "d", "e", "f"].map(change);
        let reversed: Vec<Change> = names.iter().rev().cloned().collect();
        assert_eq!(shuffled(names.to_vec(), 3), shuffled(reversed, 3));
        assert_ne!(shuffled(names.to_vec(), 3), shuffled(names.to_vec(), 4));
    }

    #[test]
    fn arguments_are_a_number_and_a_seed() {
        let wanted = |words: &[&str]| wanted(&words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        assert_eq!(wanted(&["6", "--seed", "9"]).unwrap(), (6, 9));
        assert_eq!(wanted(&[]).unwrap().0, USUAL_SAMPLE);
        assert!(wanted(&["six"]).is_err() && wanted(&["--seed"]).is_err());
    }

    #[test]
    fn outcomes_are_counted() {
        let outcome = |(summary, name): (&str, &str)| {
            format!(
                r#"{{"scenario":{{"Mutant":{{"package":"shelter","file":"a.rs","name":"{name}",
                    "span":{{"start":{{"line":7}}}}}}}},"summary":"{summary}"}}"#
            )
        };
        let names = ["a", "b", "c", "d"].map(change);
        let of = |outcomes: &[String]| read_verdict(&format!(r#"{{"outcomes":[{}]}}"#, outcomes.join(",")), &names);
        let all = [("CaughtMutant", "a"), ("MissedMutant", "b"), ("Timeout", "c"), ("Unviable", "d")];
        let others = [("MissedMutant", "of the same line")];
        let outcomes: Vec<String> = all.into_iter().chain(others).map(outcome).collect();
        let expected = Verdict { caught: 1, missed: vec![change("b")], endless: 1, not_compiling: 1 };
        assert_eq!(of(&outcomes).unwrap(), expected);
        assert!(of(&[outcome(("Failure", "a"))]).is_err());
    }

    #[test]
    fn results_of_tests_are_read() {
        let text = "running 1 test\n\ntest result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out; \
                    finished in 1.76s\n";
        assert_eq!(result_of(text), Some((2, Duration::from_millis(1760))));
        assert_eq!(result_of("test result: FAILED. 0 passed; 1 failed; finished in 1.00s"), None);
    }

    #[test]
    fn names_are_escaped() {
        assert_eq!(escaped("a.rs:1:2: replace + with * in B<'_>::c"), r"a\.rs:1:2: replace \+ with \* in B<'_>::c");
    }

    /// Those whose file has another name than their chapter, too; nothing that is no chapter.
    #[test]
    fn chapters_are_found_by_how_they_begin() {
        env::set_current_dir(crate::root()).unwrap();
        let chapters = chapters().unwrap();
        for (path, is_one) in [
            ("crates/shelter/src/fight.rs", true),
            ("crates/wasteland/src/moving.rs", true),
            ("crates/wasteland/src/event.rs", false),
        ] {
            assert_eq!(chapters.iter().any(|chapter| chapter == path), is_one, "{path}");
        }
    }
}
