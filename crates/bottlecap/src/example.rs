//! `bottlecap example run PATH...`

use std::{
    fs,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, ensure};
use clap::Subcommand;
use pack::Mistakes;
use serde::Serialize;
use shelter::example::Example;

/// What to do with examples.
#[derive(Subcommand)]
pub enum Command {
    /// Run examples and say which hold.
    Run {
        /// Files or folders.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// For machines: one list of results.
        #[arg(long)]
        json: bool,
    },
}

/// What came of one example.
#[derive(Serialize)]
struct Outcome {
    path: String,
    title: String,
    proves: Vec<String>,
    passed: bool,
    mistakes: Vec<String>,
}

pub fn run(command: &Command) -> Result<ExitCode> {
    let Command::Run { paths, json } = command;
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    ensure!(!files.is_empty(), "there are no examples (files ending in .kdl) in these places");
    let outcomes = files.iter().map(|file| run_file(file)).collect::<Result<Vec<_>>>()?;
    let failed = outcomes.iter().filter(|outcome| !outcome.passed).count();
    if *json {
        println!("{}", serde_json::to_string_pretty(&outcomes)?);
    } else {
        for outcome in outcomes.iter().filter(|outcome| !outcome.passed) {
            println!("FAILED  {}  {}", outcome.path, outcome.title);
            outcome.mistakes.iter().for_each(|mistake| println!("    {mistake}"));
        }
        println!("{} examples: {} passed, {failed} failed", outcomes.len(), outcomes.len() - failed);
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// All example files below a path, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut entries = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "kdl") {
            collect(&entry, files)?;
        }
    }
    Ok(())
}

fn run_file(path: &Path) -> Result<Outcome> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let shown = path.display().to_string();
    let said = |mistakes: Mistakes| mistakes.iter().map(ToString::to_string).collect::<Vec<_>>();
    Ok(match Example::read(&shown, &text) {
        Err(mistakes) => {
            Outcome { path: shown, title: String::new(), proves: Vec::new(), passed: false, mistakes: said(mistakes) }
        }
        Ok(example) => {
            let mistakes = example.run().err().map(said).unwrap_or_default();
            Outcome {
                path: shown,
                title: example.title.clone(),
                proves: example.proves.iter().map(ToString::to_string).collect(),
                passed: mistakes.is_empty(),
                mistakes,
            }
        }
    })
}
