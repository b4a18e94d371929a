//! The arguments of the program: read, explained and complained about in the language of the program.
//!
//! English help stands in the code, beside what it explains. The other language replaces it, word by word, in the tree
//! of commands that the parser keeps anyway, so that nothing is parsed in two ways.

mod complaint;
mod help;

use std::{ffi::OsString, process::ExitCode};

use clap::{CommandFactory, FromArgMatches, error::ErrorKind};
use pack::Lang;

use crate::{Cli, speech::Speech};

/// The code that shells know for a command that was called wrongly.
const CALLED_WRONGLY: u8 = 2;

/// The language that is asked for among the arguments. It must be known before they are read: help and complaints are
/// said in it.
pub fn lang(arguments: &[OsString]) -> Option<Lang> {
    let mut words = arguments.iter().map(|word| word.to_str().unwrap_or_default()).take_while(|word| *word != "--");
    let mut found = None;
    while let (None, Some(word)) = (found, words.next()) {
        found = match word.strip_prefix("--lang") {
            Some("") => words.next().and_then(|code| code.parse().ok()),
            Some(rest) => rest.strip_prefix('=').and_then(|code| code.parse().ok()),
            None => None,
        };
    }
    found
}

/// Reads the arguments. Otherwise it has said what there was to say, and gives the code with which the program ends.
pub fn read(arguments: Vec<OsString>, speech: Speech) -> Result<Cli, ExitCode> {
    let mut command = command(speech);
    let read = command.try_get_matches_from_mut(arguments).and_then(|found| Cli::from_arg_matches(&found));
    read.map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever reads from us may stop at any line.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("bottlecap: {}", complaint::sentence(&error, speech));
            ExitCode::from(CALLED_WRONGLY)
        }
    })
}

/// All commands with their help. Whoever names no command is told so in a sentence, as with any other mistake.
fn command(speech: Speech) -> clap::Command {
    let command = Cli::command().arg_required_else_help(false);
    let mut command = command.mut_subcommands(|inner| inner.arg_required_else_help(false));
    match speech.lang {
        Lang::En => command,
        Lang::Ru => {
            // What the parser adds by itself, such as `--help`, is there only now.
            command.build();
            help::translated(command, help::ROOT, speech)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let found = |line: &str| lang(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(found("bottlecap --lang ru play"), Some(Lang::Ru));
        assert_eq!(found("bottlecap play shelter --lang=en"), Some(Lang::En));
        assert_eq!(found("bottlecap play --lang"), None);
        assert_eq!(found("bottlecap play --lang xx"), None);
        assert_eq!(found("bottlecap play --language ru"), None);
        assert_eq!(found("bottlecap check -- --lang ru"), None);
    }

    #[test]
    fn the_tree_of_commands_is_sound_in_both_languages() {
        for lang in Lang::ALL {
            command(Speech { lang }).debug_assert();
        }
    }
}
