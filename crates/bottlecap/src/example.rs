//! `bottlecap example run PATH...`, `bottlecap example show FILE` and `bottlecap example from FILE`

mod from;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, ensure};
use clap::Subcommand;
use pack::{Lang, Mistakes};
use serde::Serialize;
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    files,
    games::{GameName, Playable, ReadExample},
    speech::{Speech, count},
};

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
    /// Show the position that an example sets up, as a table of text.
    Show {
        /// The file.
        file: PathBuf,
    },
    /// Make an example out of a report or a saved game. It fails until somebody says in it what must be true.
    From(from::Arguments),
}

/// What came of one example.
#[derive(Serialize)]
struct Outcome {
    path: String,
    title: String,
    /// Not for machines, which know an example by its path.
    #[serde(skip)]
    title_ru: Option<String>,
    proves: Vec<String>,
    passed: bool,
    mistakes: Vec<String>,
}

pub fn run(command: &Command, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match command {
        Command::From(arguments) => from::run(arguments, speech, out),
        Command::Run { paths, json } => run_all(paths, *json, speech),
        Command::Show { file } => show(file, speech),
    }
}

fn run_all(paths: &[PathBuf], json: bool, speech: Speech) -> Result<ExitCode> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files, speech)?;
    }
    ensure!(!files.is_empty(), speech.say("example-none"));
    let outcomes = files.iter().map(|file| run_file(file, speech)).collect::<Result<Vec<_>>>()?;
    let failed = outcomes.iter().filter(|outcome| !outcome.passed).count();
    if json {
        println!("{}", serde_json::to_string_pretty(&outcomes)?);
    } else {
        for outcome in outcomes.iter().filter(|outcome| !outcome.passed) {
            let title = outcome.title_ru.as_ref().filter(|_| speech.lang == Lang::Ru).unwrap_or(&outcome.title);
            let fillings = [("path", outcome.path.as_str().into()), ("title", title.as_str().into())];
            println!("{}", speech.fill("example-failed", &fillings));
            outcome.mistakes.iter().for_each(|mistake| println!("    {mistake}"));
        }
        let fillings = [
            ("all", count(outcomes.len()).into()),
            ("passed", count(outcomes.len() - failed).into()),
            ("failed", count(failed).into()),
        ];
        println!("{}", speech.fill("example-summary", &fillings));
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The position of an example, as a reader who tries it finds it.
fn show(path: &Path, speech: Speech) -> Result<ExitCode> {
    let text = files::read_text(path, speech)?;
    let example = read(&path.display().to_string(), &text).map_err(anyhow::Error::from)?;
    let table = (example.table)(speech.lang).map_err(anyhow::Error::from)?;
    let title = match speech.lang {
        Lang::En => None,
        Lang::Ru => example.title_ru.as_ref(),
    };
    println!("{}\n\n{table}", title.unwrap_or(&example.title));
    Ok(ExitCode::SUCCESS)
}

fn read(file: &str, text: &str) -> Result<ReadExample, Mistakes> {
    match GameName::of_example(text) {
        GameName::Shelter => Shelter::example(file, text),
        GameName::Wasteland => Wasteland::example(file, text),
    }
}

/// All example files below a path, in the order of their names.
fn collect(path: &Path, files: &mut Vec<PathBuf>, speech: Speech) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).with_context(|| speech.with("error-read", "path", &path.display().to_string()))?;
    let mut entries = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "kdl") {
            collect(&entry, files, speech)?;
        }
    }
    Ok(())
}

fn run_file(path: &Path, speech: Speech) -> Result<Outcome> {
    let text = files::read_text(path, speech)?;
    let shown = path.display().to_string();
    let said = |mistakes: Mistakes| mistakes.iter().map(|mistake| speech.mistake(mistake)).collect::<Vec<_>>();
    Ok(match read(&shown, &text) {
        Err(mistakes) => {
            let mistakes = said(mistakes);
            let (title, title_ru, proves) = (String::new(), None, Vec::new());
            Outcome { path: shown, title, title_ru, proves, passed: false, mistakes }
        }
        Ok(ReadExample { title, title_ru, proves, run, .. }) => {
            let mistakes = run().err().map(said).unwrap_or_default();
            Outcome { path: shown, title, title_ru, proves, passed: mistakes.is_empty(), mistakes }
        }
    })
}
