//! `bottlecap example run PATH...`, `bottlecap example show FILE` and `bottlecap example from FILE`

mod from;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write},
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Result, ensure};
use clap::Subcommand;
use harness::example::{head_of, unknown_rules};
use pack::{Lang, Mistakes, Node};
use rulebook::Rulebook;
use serde::Serialize;
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    files,
    games::{GameName, Playable, ReadExample, SPECTATOR},
    speech::{Speech, count},
    trouble,
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
        /// Who sees it: a player of the example, or spectator.
        #[arg(long = "as", value_name = "PLAYER", default_value = SPECTATOR)]
        viewer: String,
    },
    /// Make an example out of a report or a saved game. It fails until somebody says in it what must be true.
    From(from::Arguments),
}

/// What came of one example.
#[derive(Default, Serialize)]
struct Outcome {
    path: String,
    title: String,
    /// The title for people; machines know an example by its path.
    #[serde(skip)]
    shown: String,
    proves: Vec<String>,
    /// The rules that something carried in it.
    fired: Vec<String>,
    /// Why nothing carries a rule that it proves.
    facts_alone: BTreeMap<String, String>,
    passed: bool,
    mistakes: Vec<String>,
}

impl Outcome {
    /// Of a folder whose examples nobody knows.
    fn unread(path: &Path, error: io::Error, speech: Speech) -> Outcome {
        let path = path.display().to_string();
        let error = anyhow::Error::from(error).context(speech.with("error-read", "path", &path));
        Outcome { path, mistakes: vec![trouble::sentence(&error, speech)], ..Outcome::default() }
    }
}

pub fn run(command: &Command, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    match command {
        Command::From(arguments) => from::run(arguments, speech, out),
        Command::Run { paths, json } => run_all(paths, *json, speech, out),
        Command::Show { file, viewer } => show(file, viewer, speech, out),
    }
}

fn run_all(paths: &[PathBuf], json: bool, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let mut found = Found::default();
    paths.iter().for_each(|path| found.collect(path));
    let Found { files, unread, .. } = found;
    ensure!(!files.is_empty() || !unread.is_empty(), speech.say("example-none"));
    let rulebook = shelf::rulebook()?;
    // What crashes is told with its file, and the others are run all the same.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut outcomes: Vec<Outcome> = files.iter().map(|file| run_file(file, &rulebook, speech)).collect();
    panic::set_hook(hook);
    outcomes.extend(unread.into_iter().map(|(path, error)| Outcome::unread(&path, error, speech)));
    let failed = outcomes.iter().filter(|outcome| !outcome.passed).count();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&outcomes)?)?;
    } else {
        for outcome in outcomes.iter().filter(|outcome| !outcome.passed) {
            let title = visible(&outcome.shown);
            let fillings = [("path", outcome.path.as_str().into()), ("title", title.as_str().into())];
            writeln!(out, "{}", speech.fill("example-failed", &fillings))?;
            for mistake in &outcome.mistakes {
                writeln!(out, "    {}", visible(mistake))?;
            }
        }
        let fillings = [
            ("all", count(outcomes.len()).into()),
            ("passed", count(outcomes.len() - failed).into()),
            ("failed", count(failed).into()),
        ];
        writeln!(out, "{}", speech.fill("example-summary", &fillings))?;
    }
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What a file says may hold signs that steer a terminal; they are shown as signs that do nothing.
fn visible(text: &str) -> String {
    text.chars().map(|sign| if sign.is_control() { char::REPLACEMENT_CHARACTER } else { sign }).collect()
}

/// The position of an example, as a reader who tries it finds it.
fn show(path: &Path, viewer: &str, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let text = files::read_text(path, speech)?;
    let (file, mut mistakes) = (path.display().to_string(), Mistakes::new());
    let nodes = pack::parse(&file, &text, &mut mistakes);
    let example = read(&file, &nodes, mistakes).map_err(anyhow::Error::from)?;
    let table = (example.table)(speech.lang, viewer).map_err(anyhow::Error::from)?;
    writeln!(out, "{}\n\n{table}", visible(&title_of(&nodes, &text, speech.lang)))?;
    Ok(ExitCode::SUCCESS)
}

fn read(file: &str, nodes: &[Node], mistakes: Mistakes) -> Result<ReadExample, Mistakes> {
    match GameName::of_example(file, nodes) {
        Ok(GameName::Shelter) => Shelter::example(file, nodes, mistakes),
        Ok(GameName::Wasteland) => Wasteland::example(file, nodes, mistakes),
        Err(mut unknown) => {
            unknown.append(mistakes);
            Err(unknown)
        }
    }
}

/// The title in the language, or in English. Where the file cannot be parsed it still stands in a line of it.
fn title_of(nodes: &[Node], text: &str, lang: Lang) -> String {
    let [english, russian] = head_of(nodes).1;
    let in_line = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        Some(line.trim().trim_matches('"').to_owned())
    };
    let (english, russian) = (english.or_else(|| in_line("title ")), russian.or_else(|| in_line("title-ru ")));
    russian.filter(|_| lang == Lang::Ru).or(english).unwrap_or_default()
}

/// The example files below some paths, in the order of their names.
#[derive(Default)]
struct Found {
    files: Vec<PathBuf>,
    /// Folders that cannot be read, and why; the others are run all the same.
    unread: Vec<(PathBuf, io::Error)>,
    /// Folders that were gone through, by what they really are: a link may lead back to one.
    seen: BTreeSet<PathBuf>,
}

impl Found {
    fn collect(&mut self, path: &Path) {
        if !path.is_dir() {
            self.files.push(path.to_owned());
            return;
        }
        let entries = path.canonicalize().and_then(|real| {
            if !self.seen.insert(real) {
                return Ok(Vec::new());
            }
            fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()
        });
        match entries {
            Err(error) => self.unread.push((path.to_owned(), error)),
            Ok(mut entries) => {
                entries.sort();
                for entry in entries {
                    if entry.is_dir() || entry.extension().is_some_and(|extension| extension == "kdl") {
                        self.collect(&entry);
                    }
                }
            }
        }
    }
}

/// Runs a file; whatever is wrong with it is part of what comes of it.
fn run_file(path: &Path, rulebook: &Rulebook, speech: Speech) -> Outcome {
    let file = path.display().to_string();
    let mut outcome = Outcome { path: file.clone(), ..Outcome::default() };
    let text = match files::read_text(path, speech) {
        Ok(text) => text,
        Err(error) => {
            outcome.mistakes.push(trouble::sentence(&error, speech));
            return outcome;
        }
    };
    let said = |mistakes: Mistakes| mistakes.iter().map(|mistake| speech.mistake(mistake)).collect::<Vec<_>>();
    let run = || {
        let mut mistakes = Mistakes::new();
        let nodes = pack::parse(&file, &text, &mut mistakes);
        outcome.title = title_of(&nodes, &text, Lang::En);
        outcome.shown = title_of(&nodes, &text, speech.lang);
        let mut found = Mistakes::new();
        unknown_rules(&nodes, &|id| rulebook.contains(id)).into_iter().for_each(|mistake| found.push(mistake));
        match read(&file, &nodes, mistakes) {
            Err(mistakes) => found.append(mistakes),
            Ok(example) => {
                outcome.proves = example.proves;
                outcome.facts_alone = example.facts_alone.into_iter().collect();
                match (example.run)(speech.lang) {
                    Ok(fired) => outcome.fired = fired.iter().map(ToString::to_string).collect(),
                    Err(mistakes) => found.append(mistakes),
                }
            }
        }
        found.sort();
        outcome.mistakes = said(found);
    };
    if let Some(what) = crash_of(run) {
        let fillings = [("path", file.as_str().into()), ("what", what.as_str().into())];
        outcome.mistakes.push(speech.fill("example-crashed", &fillings));
    }
    outcome.passed = outcome.mistakes.is_empty();
    outcome
}

/// What the program says when it crashes in this, if it does.
fn crash_of(run: impl FnOnce()) -> Option<String> {
    let crash = panic::catch_unwind(AssertUnwindSafe(run)).err()?;
    let what = crash.downcast_ref::<String>().cloned();
    what.or_else(|| crash.downcast_ref::<&str>().map(|what| (*what).to_owned())).or_else(|| Some(String::new()))
}

#[cfg(test)]
mod tests {
    use super::crash_of;

    #[test]
    fn a_crash_is_caught_with_its_words() {
        assert_eq!(crash_of(|| ()), None);
        assert_eq!(crash_of(|| panic!("no such space")).as_deref(), Some("no such space"));
        let number = 7;
        assert_eq!(crash_of(|| panic!("no space {number}")).as_deref(), Some("no space 7"));
    }
}
