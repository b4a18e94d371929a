//! What every command needs: the game with its content, the texts and the rulebook.

use std::{path::PathBuf, sync::Arc};

use anyhow::{Context, Result, anyhow};
use clap::{Args, ValueEnum};
use kernel::{Because, NotApplied, NotPlayed, Refusal};
use pack::{Mistakes, PackFiles};
use shelter::{
    Shelter,
    choice::Reason,
    options::{Options, Setup, UnknownOption},
};
use text::{Names, Voice};

use crate::{speech::Speech, trouble};

/// The games of this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum GameName {
    /// Vault officers build rooms and fend off threats.
    Shelter,
}

/// Which packs to play with.
#[derive(Args)]
pub struct PackArguments {
    /// Play with the pack in this folder instead of the built-in one; may be given several times, in loading order.
    #[arg(long = "pack", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

/// How the table decides what the rulebook leaves open.
#[derive(Args)]
pub struct OptionArguments {
    /// A table option by the letter of its ruling, such as doubled-build-cost=b; may be given several times.
    #[arg(long = "option", value_name = "NAME=LETTER")]
    options: Vec<String>,
}

/// The game with its content and texts.
pub struct Kit {
    pub speech: Speech,
    pub game: Arc<Shelter>,
    packs: Vec<PackFiles>,
}

impl Kit {
    /// Loads the packs that were asked for, or those built in.
    pub fn load(arguments: &PackArguments, speech: Speech) -> Result<Kit> {
        let packs = if arguments.folders.is_empty() {
            vec![shelf::shelter_core()?]
        } else {
            let load = |folder: &PathBuf| {
                let shown = folder.display().to_string();
                pack::load_folder(folder).with_context(|| speech.with("error-read-pack", "path", &shown))
            };
            arguments.folders.iter().map(load).collect::<Result<Vec<_>>>()?
        };
        let (content, _) = shelter::reading::read(&packs).map_err(|mistakes| bad_pack(speech, &packs, &mistakes))?;
        Ok(Kit { speech, game: Arc::new(Shelter::new(content)), packs })
    }

    /// The packs as they are written.
    pub fn packs(&self) -> &[PackFiles] {
        &self.packs
    }

    /// The names of cards and players for a game with this set-up.
    pub fn names(&self, setup: &Setup) -> Names {
        Names::new(self.game.content(), self.packs.iter().flat_map(|files| &files.texts), setup)
    }

    /// The voice of the game in the language of the program.
    pub const fn voice<'n>(&self, names: &'n Names) -> Voice<'n> {
        Voice::new(self.speech.lang, names)
    }

    /// Why a game cannot begin or an answer was not taken, in one sentence.
    pub fn not_played(&self, setup: &Setup, error: &NotPlayed<Shelter>) -> String {
        match error {
            NotApplied::Refused(Refusal::Rule(because)) => self.because(setup, because),
            NotApplied::Refused(refusal) => self.speech.with("error-refused", "what", &format!("{refusal:?}")),
            NotApplied::Fault(fault) => self.speech.with("error-fault", "what", &trouble::fault(fault, self.speech)),
        }
    }

    fn because(&self, setup: &Setup, because: &Because<Reason>) -> String {
        self.voice(&self.names(setup)).reason(because)
    }
}

/// One sentence; all mistakes are for `bottlecap check`.
fn bad_pack(speech: Speech, packs: &[PackFiles], mistakes: &Mistakes) -> anyhow::Error {
    let folders: Vec<&str> = packs.iter().map(|files| files.folder.as_str()).collect();
    let first = mistakes.iter().next().map(|mistake| speech.mistake(mistake)).unwrap_or_default();
    let count = i64::try_from(mistakes.n_errors()).unwrap_or(i64::MAX);
    let path = folders.join(" ");
    let fillings = [("path", path.as_str().into()), ("count", count.into()), ("first", first.as_str().into())];
    anyhow!(speech.fill("error-bad-pack", &fillings))
}

/// A set-up for so many players with the options that were asked for.
pub fn setup(players: u8, arguments: &OptionArguments, speech: Speech) -> Result<Setup> {
    let mut setup = Setup::for_players(usize::from(players));
    for text in &arguments.options {
        let Some((name, value)) = text.split_once('=') else {
            return Err(anyhow!(speech.with("error-option-form", "text", text)));
        };
        set_option(&mut setup.options, name, value, speech).map_err(|message| anyhow!(message))?;
    }
    Ok(setup)
}

/// Sets one option, or says in one sentence why not.
pub fn set_option(options: &mut Options, name: &str, value: &str, speech: Speech) -> Result<(), String> {
    let names = Options::SWITCHES.map(|(switch, _, _)| switch);
    options.set(name, value).map_err(|unknown| match unknown {
        UnknownOption::Name => {
            let known = names.join(", ");
            let fillings = [("name", name.into()), ("known", known.as_str().into())];
            match pack::nearest(name, names) {
                Some(near) => {
                    let [name, known] = fillings;
                    speech.fill("error-option-name-near", &[name, known, ("near", near.into())])
                }
                None => speech.fill("error-option-name", &fillings),
            }
        }
        UnknownOption::Value(letters) => speech
            .fill("error-option-value", &[("name", name.into()), ("value", value.into()), ("letters", letters.into())]),
    })
}
