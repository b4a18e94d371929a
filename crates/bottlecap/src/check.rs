//! `bottlecap check PACK...`

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result};
use clap::Args;
use pack::{Manifest, Mistakes, PackFiles};
use shelter::reading::GAME;

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
    // A pack may build on the built-in one and on those named before it.
    let mut known = vec![shelf::shelter_core()?];
    for folder in &arguments.packs {
        let shown = folder.display().to_string();
        let files = pack::load_folder(folder).with_context(|| speech.with("error-read", "path", &shown))?;
        let mut stack = Vec::new();
        stack_up(files.clone(), &known, &mut stack);
        known.push(files);
        match shelter::reading::read(&stack) {
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

/// Puts a pack on top of those it requires. One that is nowhere to be found is reported when the stack is read.
fn stack_up(files: PackFiles, known: &[PackFiles], stack: &mut Vec<PackFiles>) {
    let manifest = |files: &PackFiles| Manifest::read(files, GAME, &mut Mistakes::new());
    let id = manifest(&files).map(|manifest| manifest.id);
    for required in manifest(&files).map(|manifest| manifest.requires).unwrap_or_default() {
        let is_required = |other: &&PackFiles| manifest(other).is_some_and(|other| other.id == required.id);
        let stacked = stack.iter().any(|other| is_required(&other));
        if let Some(found) = known.iter().rev().find(is_required)
            && !stacked
            && id.as_ref() != Some(&required.id)
        {
            stack_up(found.clone(), known, stack);
        }
    }
    stack.push(files);
}
