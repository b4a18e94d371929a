//! `bottlecap check PACK...`

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result};
use clap::Args;

use crate::speech::{Speech, count};

/// What to check.
#[derive(Args)]
pub struct Arguments {
    /// Folders of packs, in the order they are loaded.
    #[arg(required = true)]
    packs: Vec<PathBuf>,
}

/// Reads each pack and prints everything that is wrong with it.
pub fn run(arguments: &Arguments, speech: Speech) -> Result<ExitCode> {
    let mut good = true;
    for folder in &arguments.packs {
        let shown = folder.display().to_string();
        let files = pack::load_folder(folder).with_context(|| speech.with("error-read", "path", &shown))?;
        match shelter::reading::read(&[files]) {
            Ok((content, mistakes)) => {
                mistakes.iter().for_each(|mistake| println!("{}", speech.mistake(mistake)));
                let fillings = [
                    ("path", shown.as_str().into()),
                    ("rooms", count(content.rooms.len()).into()),
                    ("elevators", count(content.elevators.len()).into()),
                    ("items", count(content.items.len()).into()),
                    ("threats", count(content.threats.len()).into()),
                ];
                println!("{}", speech.fill("check-good", &fillings));
            }
            Err(mistakes) => {
                good = false;
                mistakes.iter().for_each(|mistake| println!("{}", speech.mistake(mistake)));
                let fillings = [("path", shown.as_str().into()), ("count", count(mistakes.n_errors()).into())];
                println!("{}", speech.fill("check-bad", &fillings));
            }
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
