//! `bottlecap pack report PACK`: what is in a pack, as text and as a page with pictures.

mod graph;
mod html;
mod outline;
mod plain;

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, anyhow};
use clap::Subcommand;
use shelter::Shelter;
use wasteland::Wasteland;

pub use self::{
    graph::{Edge, Graph, Kind, Line, Thing},
    html::escaped,
};
use crate::{
    check::stack,
    games::{GameName, Playable},
    speech::{Speech, count},
};

/// What to do with a pack.
#[derive(Subcommand)]
pub enum Command {
    /// Tell what is in a pack: counts, decks, curves, stories, odds.
    Report(Arguments),
}

/// What to report on, and where to.
#[derive(clap::Args)]
pub struct Arguments {
    /// The folder of the pack; those it requires are loaded with it.
    pack: PathBuf,
    /// Write one page with pictures to this file instead of text.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Write the graph of each story as a picture into this folder instead.
    #[arg(long, value_name = "DIR", conflicts_with = "html")]
    graphs: Option<PathBuf>,
}

/// All that is told of a pack.
pub struct Report {
    pub title: String,
    pub sections: Vec<Section>,
}

/// A part of a report with a heading.
pub struct Section {
    pub title: String,
    pub parts: Vec<Part>,
}

impl Section {
    pub fn new(title: String) -> Section {
        Section { title, parts: Vec::new() }
    }
}

/// What a section consists of.
pub enum Part {
    Words(String),
    Table(Table),
    Bars(Bars),
    /// A story, with the name of its picture where that is a file of its own.
    Graph(String, Graph),
    /// A picture that text does without: its words, and what is drawn.
    Picture(String, String),
}

/// Rows under a head. Columns of numbers stand to the right.
#[derive(Default)]
pub struct Table {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

/// How many there are of each.
pub struct Bars {
    pub title: String,
    pub bars: Vec<(String, usize)>,
}

/// Runs the command.
pub fn run(command: &Command, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let Command::Report(arguments) = command;
    let shown = arguments.pack.display().to_string();
    let files = pack::load_folder(&arguments.pack).with_context(|| speech.with("error-read", "path", &shown))?;
    let game = GameName::of_pack(&files).unwrap_or(GameName::Shelter);
    let packs = stack(files, game)?;
    let report = match game {
        GameName::Shelter => told::<Shelter>(&packs, &shown, speech)?,
        GameName::Wasteland => told::<Wasteland>(&packs, &shown, speech)?,
    };
    match (&arguments.html, &arguments.graphs) {
        (Some(file), _) => {
            write(file, &html::page(&report, speech), speech)?;
            writeln!(out, "{}", speech.with("report-written", "path", &file.display().to_string()))?;
        }
        (None, Some(folder)) => {
            for (name, graph) in graphs(&report) {
                let file = folder.join(format!("{name}.svg"));
                write(&file, &graph.file(speech), speech)?;
                writeln!(out, "{}", speech.with("report-written", "path", &file.display().to_string()))?;
            }
        }
        (None, None) => write!(out, "{}", plain::text(&report))?,
    }
    Ok(ExitCode::SUCCESS)
}

fn told<G: Playable>(packs: &[pack::PackFiles], shown: &str, speech: Speech) -> Result<Report> {
    let (game, _) = G::read(packs).map_err(|mistakes| {
        let first = mistakes.iter().next().map(|mistake| speech.mistake(mistake)).unwrap_or_default();
        let fillings =
            [("path", shown.into()), ("count", count(mistakes.n_errors()).into()), ("first", first.as_str().into())];
        anyhow!(speech.fill("error-bad-pack", &fillings))
    })?;
    Ok(game.report(packs, speech))
}

fn graphs(report: &Report) -> impl Iterator<Item = (&str, &Graph)> {
    report.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
        Part::Graph(name, graph) => Some((name.as_str(), graph)),
        _ => None,
    })
}

fn write(file: &Path, text: &str, speech: Speech) -> Result<()> {
    fs::write(file, text).with_context(|| speech.with("error-write", "path", &file.display().to_string()))
}
