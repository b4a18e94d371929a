//! `bottlecap check PACK...`

use std::{io::Write, path::PathBuf, process::ExitCode, sync::Arc};

use anyhow::{Context, Result};
use clap::Args;
use harness::example::check_lessons;
use pack::{Lang, Manifest, Mistakes, PackFiles};
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
    let mut known = built_in()?;
    for folder in &arguments.packs {
        let shown = folder.display().to_string();
        let files = pack::load_folder(folder).with_context(|| speech.with("error-read", "path", &shown))?;
        // What belongs to no game is read as if it were Shelter's, which reports that.
        let game = GameName::of_pack(&files).unwrap_or(GameName::Shelter);
        let mut stack = Vec::new();
        stack_up(files.clone(), game.id(), &known, &mut stack);
        known.push(files);
        good &= match game {
            GameName::Shelter => report::<Shelter>(&stack, &shown, speech, out)?,
            GameName::Wasteland => report::<Wasteland>(&stack, &shown, speech, out)?,
        };
    }
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A pack may build on the built-in ones and on those named before it.
fn built_in() -> Result<Vec<PackFiles>> {
    Ok(vec![Shelter::core()?, Wasteland::core()?])
}

/// A pack on top of those that it requires, among the built-in ones.
pub fn stack(files: PackFiles, game: GameName) -> Result<Vec<PackFiles>> {
    stacks(vec![files], game.id())
}

/// Packs of a game on top of those that they require, among the built-in ones and those before them.
pub fn stacks(given: Vec<PackFiles>, game: &'static str) -> Result<Vec<PackFiles>> {
    let (mut known, mut packs) = (built_in()?, Vec::new());
    for files in given {
        known.push(files.clone());
        stack_up(files, game, &known, &mut packs);
    }
    Ok(packs)
}

/// Prints what is wrong with the last pack of a stack; whether it is good all the same.
fn report<G: Playable>(stack: &[PackFiles], shown: &str, speech: Speech, out: &mut dyn Write) -> Result<bool> {
    let read = G::read(stack).and_then(|(game, mut mistakes)| {
        let game = Arc::new(game);
        mistakes.append(game.lint(stack));
        mistakes.append(texts::<G>(stack));
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

/// What is doubtful about the texts of the last pack of a stack.
fn texts<G: Playable>(stack: &[PackFiles]) -> Mistakes {
    pack::lint_texts(stack, &languages::<G>(stack))
}

/// The languages of the last pack of a stack.
fn languages<G: Playable>(stack: &[PackFiles]) -> Vec<Lang> {
    let manifest = stack.last().and_then(|files| Manifest::read(files, G::ID, &mut Mistakes::new()));
    manifest.map(|manifest| manifest.languages).unwrap_or_default()
}

/// What is wrong with the lessons of the last pack of a stack.
fn lessons<G: Playable>(game: &Arc<G>, stack: &[PackFiles], speech: Speech) -> Mistakes {
    let Some(files) = stack.last() else { return Mistakes::new() };
    let languages = languages::<G>(stack);
    let rulebook = shelf::rulebook().ok();
    let is_rule = |id: &str| rulebook.as_ref().is_none_or(|rulebook| rulebook.contains(id));
    check_lessons(game, files, &languages, &is_rule, Some(&InLang(speech.lang)))
}

/// Puts a pack on top of those it requires. One that is nowhere to be found is reported when the stack is read.
fn stack_up(files: PackFiles, game: &'static str, known: &[PackFiles], stack: &mut Vec<PackFiles>) {
    let manifest = |files: &PackFiles| Manifest::read(files, game, &mut Mistakes::new());
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
