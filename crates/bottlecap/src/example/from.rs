//! `bottlecap example from FILE`: a report that something is wrong, or a saved game, becomes an example.

use std::{io::Write, path::PathBuf, process::ExitCode, sync::Arc};

use anyhow::{Result, anyhow};
use clap::Args;
use kernel::{Log, ReplayError, Report, Timeline};
use pack::Lang;
use shelter::{
    Shelter,
    example::{Headings, NotRetold, retell},
};

use crate::{
    files,
    kit::{Kit, PackArguments},
    speech::Speech,
};

/// The most letters of what the player said that go into the title.
const TITLE: usize = 60;

/// What to make an example of.
#[derive(Args)]
pub struct Arguments {
    /// The report, or a saved game.
    file: PathBuf,
    /// How many of the last moves it plays; more if those do not begin with a turn.
    #[arg(long, value_name = "N", default_value_t = 1)]
    moves: u32,
    /// Where to write the example; by default standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    packs: PackArguments,
}

/// Makes the example.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let kit: Kit<Shelter> = Kit::load(&arguments.packs, speech)?;
    let text = files::read_text(&arguments.file, speech)?;
    let wrong = |error: &ReplayError| files::about(&arguments.file, &files::replay_error(error, speech));
    let report = Report::read(&text).map_err(|error| wrong(&error.into()))?;
    let log = Log::<Shelter>::read_open(&report.log).map_err(|error| wrong(&error.into()))?;
    let last = log.next_number().saturating_sub(1);
    let entry = report.entry.unwrap_or(last);
    // With other rules or content each entry tells whether the game goes the same up to there.
    let mut timeline = Timeline::with_other_rules(Arc::clone(&kit.game), log).map_err(|error| wrong(&error))?;
    timeline.step(entry.saturating_add(1)).map_err(|error| wrong(&error.into()))?;
    let [title, title_ru] = [Lang::En, Lang::Ru].map(|lang| title(&report.said, Speech { lang }));
    let said = in_words(&report.said, speech);
    let headings = Headings { title: &title, title_ru: &title_ru, said: &said };
    let example = retell(&timeline, kit.packs(), entry, arguments.moves, headings)
        .map_err(|error| not_retold(error, last, speech))?;
    match &arguments.out {
        None => out.write_all(example.as_bytes())?,
        Some(path) => {
            files::write(path, &example, speech)?;
            writeln!(out, "{}", speech.with("example-made", "path", &path.display().to_string()))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What the player said, or that there is nothing.
fn in_words(said: &str, speech: Speech) -> String {
    let said = said.trim();
    if said.is_empty() { speech.say("example-nothing-said") } else { said.to_owned() }
}

/// The first words of the report.
fn title(said: &str, speech: Speech) -> String {
    let said = in_words(said, speech);
    let line = said.lines().next().unwrap_or_default();
    let short: String = line.chars().take(TITLE).collect();
    let more = if short.len() < line.len() { "…" } else { "" };
    speech.with("example-title", "said", &format!("{}{more}", short.trim_end()))
}

fn not_retold(error: NotRetold, last: u32, speech: Speech) -> anyhow::Error {
    anyhow!(match error {
        NotRetold::NoEntry(entry) => {
            speech.fill("replay-no-step", &[("step", i64::from(entry).into()), ("last", i64::from(last).into())])
        }
        NotRetold::NoTurn => speech.say("example-no-turn"),
    })
}
