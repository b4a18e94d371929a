//! Builds the page of the web table: `cargo run -p page`, or `cargo run -p page -- --dev` while working on it.
//!
//! The page is a folder of plain files. Those in `assets` are named by their content and never change; the others
//! (`index.html`, `sw.js`, the manifest) name them. The server embeds the folder.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

mod compress;
mod drawings;
mod first_screen;
mod games;
mod names;
mod output;
mod program;
mod report;
mod site;
mod split;
mod stamp;
mod style;
#[cfg(test)]
mod unused;
mod words;

use std::{
    env,
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

use anyhow::{Context, Result, bail};
use page_compiler::Mode;

const HELP: &str = "\
Builds the page of the web table.

  cargo run -p page                 the page as it is served, into crates/server/page
  cargo run -p page -- --dev        quickly, larger and slower, into page-dev in the target folder
  cargo run -p page -- --out DIR    into another folder
";

struct Arguments {
    mode: Mode,
    out: Option<PathBuf>,
}

fn main() -> ExitCode {
    match read_arguments().and_then(|arguments| arguments.map_or(Ok(()), |arguments| build(&arguments))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// None if all that was wanted is help.
fn read_arguments() -> Result<Option<Arguments>> {
    let mut arguments = Arguments { mode: Mode::Real, out: None };
    let mut words = env::args_os().skip(1);
    while let Some(word) = words.next() {
        match word.to_str() {
            Some("--dev") => arguments.mode = Mode::Dev,
            Some("--out") => arguments.out = Some(words.next().context("`--out` needs a folder")?.into()),
            Some("--help" | "-h") => {
                print!("{HELP}");
                return Ok(None);
            }
            _ => bail!("`{}` is no argument of this program; see --help", word.display()),
        }
    }
    Ok(Some(arguments))
}

fn build(arguments: &Arguments) -> Result<()> {
    let begin = Instant::now();
    let root = root();
    let table = root.join("crates/table");
    let compiled = program::compile_all(arguments.mode)?;
    let out = match (&arguments.out, arguments.mode) {
        (Some(folder), _) => env::current_dir().context("there is no current folder")?.join(folder),
        (None, Mode::Real) => root.join("crates/server/page"),
        (None, Mode::Dev) => compiled.target.join("page-dev"),
    };
    let stamp = stamp::of(&compiled.modules, &root.join("crates"))?;
    if stamp::is_on(&out, &stamp) {
        println!("{} is up to date", out.display());
        return Ok(());
    }
    stamp::remove(&out);
    let programs = program::bind_all(&compiled, arguments.mode)?;
    let files = site::assemble(&table, &programs, arguments.mode)?;
    let files = match arguments.mode {
        Mode::Real => compress::all(files, &out)?,
        Mode::Dev => files.into_iter().map(Into::into).collect(),
    };
    output::write(&out, &files)?;
    report::print(&files);
    println!("{} in {:.1} s", out.display(), begin.elapsed().as_secs_f64());
    if arguments.mode == Mode::Real {
        report::check(&files)?;
    }
    stamp::put(&out, &stamp)
}

/// The folder of the repository.
fn root() -> &'static Path {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir.ancestors().nth(2).unwrap_or(crate_dir)
}
