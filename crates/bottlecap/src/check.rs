//! `bottlecap check PACK...`

use std::{io::Write, path::PathBuf, process::ExitCode, sync::Arc};

use anyhow::{Context, Result};
use clap::Args;
use harness::example::check_lessons;
use pack::{Manifest, Mistakes, PackFiles};
use shelter::Shelter;
use wasteland::Wasteland;

use crate::{
    games::{GameName, InLang, Playable},
    speech::{Speech, count},
};

/// What to check.
#[derive(Args)]
pub struct Arguments {
    /// Folders of packs, in the order they are loaded.
    #[arg(required = true)]
    packs: Vec<PathBuf>,
}

/// Reads each pack and prints everything that is wrong with it.
pub fn run(arguments: &Arguments, speech: Speech, out: &mut dyn Write) -> Result<ExitCode> {
    let mut good = true;
    // A pack may build on the built-in ones and on those named before it.
    let mut known = vec![Shelter::core()?, Wasteland::core()?];
    for folder in &arguments.packs {
        let shown = folder.display().to_string();
        let files = pack::load_folder(folder).with_context(|| speech.with("error-read", "path", &shown))?;
        // What belongs to no game is read as if it were Shelter's, which reports that.
        let game = GameName::of_pack(&files).unwrap_or(GameName::Shelter);
        let mut stack = Vec::new();
        stack_up(files.clone(), game, &known, &mut stack);
        known.push(files);
        good &= match game {
            GameName::Shelter => report::<Shelter>(&stack, &shown, speech, out)?,
            GameName::Wasteland => report::<Wasteland>(&stack, &shown, speech, out)?,
        };
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints what is wrong with the last pack of a stack; whether it is good all the same.
fn report<G: Playable>(stack: &[PackFiles], shown: &str, speech: Speech, out: &mut dyn Write) -> Result<bool> {
    let read = G::read(stack).and_then(|(game, mut mistakes)| {
        let game = Arc::new(game);
        mistakes.append(lessons(&game, stack, speech));
        mistakes.into_result(game)
    });
    let (Ok((_, mistakes)) | Err(mistakes)) = &read;
    for mistake in mistakes.iter() {
        writeln!(out, "{}", speech.mistake(mistake))?;
    }
    match &read {
        Ok((game, _)) => writeln!(out, "{}", game.in_short(shown, speech))?,
        Err(mistakes) => {
            let fillings = [("path", shown.into()), ("count", count(mistakes.n_errors()).into())];
            writeln!(out, "{}", speech.fill("check-bad", &fillings))?;
        }
    }
    Ok(read.is_ok())
}

/// What is wrong with the lessons of the last pack of a stack.
fn lessons<G: Playable>(game: &Arc<G>, stack: &[PackFiles], speech: Speech) -> Mistakes {
    let Some(files) = stack.last() else { return Mistakes::new() };
    let manifest = Manifest::read(files, G::ID, &mut Mistakes::new());
    let languages = manifest.map(|manifest| manifest.languages).unwrap_or_default();
    let rulebook = shelf::rulebook().ok();
    let is_rule = |id: &str| rulebook.as_ref().is_none_or(|rulebook| rulebook.contains(id));
    check_lessons(game, files, &languages, &is_rule, Some(&InLang(speech.lang)))
}

/// Puts a pack on top of those it requires. One that is nowhere to be found is reported when the stack is read.
fn stack_up(files: PackFiles, game: GameName, known: &[PackFiles], stack: &mut Vec<PackFiles>) {
    let manifest = |files: &PackFiles| Manifest::read(files, game.id(), &mut Mistakes::new());
    let id = manifest(&files).map(|manifest| manifest.id);
    for required in manifest(&files).map(|manifest| manifest.requires).unwrap_or_default() {
        let is_required = |other: &&PackFiles| manifest(other).is_some_and(|other| other.id == required.id);
        let stacked = stack.iter().any(|other| is_required(&other));
        if let Some(found) = known.iter().rev().find(is_required)
            && !stacked
            && id.as_ref() != Some(&required.id)
        {
            stack_up(found.clone(), game, known, stack);
        }
    }
    stack.push(files);
}
