//! `cargo xtask test`: everything that must hold before a change is accepted.
//!
//! All steps use the dev profile and none sets `RUSTFLAGS`, so that each finds the builds of the one before. Release
//! would run the examples faster, and cost more than it saves: a second build of every crate, with link-time
//! optimization. The page alone is built as it is served; it comes before everything that embeds it.

use std::{fs, thread};

use anyhow::{Context, Result, anyhow, bail};
use page_compiler::Mode;
use rulebook::Rulebook;

use crate::{
    chromium, fuzz, rules,
    tasks::{Task, bottlecap, cargo, run_all},
};

/// The game whose every rule must be proven by an example.
const REQUIRED: &str = "S";
/// The rules of Wasteland without its variants, all of which must be proven too.
const WASTELAND: &str = "rules/wasteland.toml";
/// The chapters of its modes that are built.
const MODES: [&str; 2] = ["W-COOP", "W-NCAL"];
/// Long enough to notice that a target breaks at once; `cargo xtask fuzz` runs as long as one likes.
const FUZZING_SECONDS: u32 = 5;

/// Whether the web table is tested in a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Browser {
    Driven,
    LeftOut,
}

pub(crate) fn run(browser: Browser) -> Result<()> {
    let in_browser = match browser {
        Browser::Driven => browser_tests,
        Browser::LeftOut => leave_out,
    };
    run_all(
        "test",
        &[
            Task { name: "format", run: || cargo(&["fmt", "--all", "--check"]).run() },
            Task { name: "the programs", run: programs },
            Task { name: "the page", run: page },
            Task { name: "clippy", run: clippy },
            Task { name: "tests", run: || cargo(&["test", "--workspace", "--", "--quiet"]).run() },
            Task { name: "examples", run: || bottlecap(&["example", "run", "examples"]).run() },
            Task { name: "packs", run: packs },
            Task { name: "rules", run: required_rules },
            Task { name: "fuzzing", run: || fuzz::fuzz(FUZZING_SECONDS) },
            Task { name: "the web table in Chromium", run: in_browser },
        ],
    )
}

fn required_rules() -> Result<()> {
    let text = fs::read_to_string(WASTELAND).with_context(|| format!("cannot read {WASTELAND}"))?;
    rules::report(rules::Form::Text, &required(&text)?)
}

/// All of Shelter, each rule of Wasteland by its id, for those of its modes begin with the same letter, and the chapters
/// of the modes that are built.
fn required(wasteland: &str) -> Result<Vec<String>> {
    let wasteland = Rulebook::read(&[("wasteland.toml", wasteland)]).map_err(|mistakes| anyhow!("{mistakes}"))?;
    let rules = wasteland.rules().iter().map(|rule| rule.id.clone());
    Ok([REQUIRED.to_owned()].into_iter().chain(rules).chain(MODES.map(str::to_owned)).collect())
}

/// Compiles what the page is made of and with: its programs, and beside them the tool that makes a page of these and the
/// program that serves it, as far as that can be without the page. Each of the two would leave a core idle for minutes.
/// The compiler's target for WebAssembly, which tests need as well, is installed by it.
pub(crate) fn programs() -> Result<()> {
    thread::scope(|scope| {
        let page = scope.spawn(|| page_compiler::compile(Mode::Real).map(|_| ()));
        let tool = cargo(&["build", "--bin", "page", "--bin", "bottlecap"]).run();
        let page = page.join().map_err(|_| anyhow!("compiling the page ended early"))?;
        tool.and(page)
    })
}

/// Builds the page as it is served, and fails if it has become too large.
pub(crate) fn page() -> Result<()> {
    cargo(&["run", "--bin", "page"]).run()
}

/// The tests that only a feature brings in because they need Chromium, against the program of the same build.
fn browser_tests() -> Result<()> {
    let settings = chromium::settings()?;
    cargo(&["build", "--bin", "bottlecap"]).run()?;
    // A story waits for its browser about a quarter of its time: one more than there are cores keeps all of them busy.
    let stories = thread::available_parallelism().map_or(1, usize::from) + 1;
    let tests = cargo(&["test", "--workspace", "--features", "browser/chromium", "--test", "browser", "--"])
        .arguments(&["--test-threads".to_owned(), stories.to_string()]);
    settings.into_iter().fold(tests, |tests, (name, value)| tests.setting(name, value)).run()
}

fn leave_out() -> Result<()> {
    eprintln!("left out as asked: the web table was NOT tested in a browser");
    Ok(())
}

fn clippy() -> Result<()> {
    cargo(&["clippy", "--workspace", "--all-targets", "--features", "browser/chromium", "--", "--deny", "warnings"])
        .run()
}

fn packs() -> Result<()> {
    let mut packs = Vec::new();
    for entry in fs::read_dir("packs").context("cannot read the folder packs")? {
        let path = entry.context("cannot read the folder packs")?.path();
        if path.is_dir() {
            packs.push(path.display().to_string());
        }
    }
    if packs.is_empty() {
        bail!("there is no pack in the folder packs");
    }
    packs.sort_unstable();
    bottlecap(&["check"]).arguments(&packs).run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_of_the_base_games_is_required() {
        let text = include_str!("../../../rules/wasteland.toml");
        let required = required(text).unwrap();
        assert!(
            ["W-SOLO-06", "W-COOP", "W-NCAL"].iter().all(|id| required.contains(&(*id).to_owned()))
                && required.len() > 390
        );
    }
}
