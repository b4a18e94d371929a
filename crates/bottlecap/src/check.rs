//! `bottlecap check PACK...`

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result};
use clap::Args;

/// What to check.
#[derive(Args)]
pub struct Arguments {
    /// Folders of packs, in the order they are loaded.
    #[arg(required = true)]
    packs: Vec<PathBuf>,
}

/// Reads each pack and prints everything that is wrong with it.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut good = true;
    for folder in &arguments.packs {
        let files = pack::load_folder(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        match shelter::reading::read(&[files]) {
            Ok((content, mistakes)) => {
                mistakes.iter().for_each(|mistake| println!("{mistake}"));
                let rooms = content.rooms.len();
                println!(
                    "{}: {rooms} rooms, {} elevators, {} items, {} threats, no errors",
                    folder.display(),
                    content.elevators.len(),
                    content.items.len(),
                    content.threats.len()
                );
            }
            Err(mistakes) => {
                good = false;
                mistakes.iter().for_each(|mistake| println!("{mistake}"));
                println!("{}: {} errors", folder.display(), mistakes.n_errors());
            }
        }
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
