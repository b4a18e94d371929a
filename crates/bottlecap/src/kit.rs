//! What every command needs: the game with its content, the texts and the rulebook.

use std::{path::PathBuf, sync::Arc};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use harness::example::UnknownOption;
use kernel::{NotApplied, NotPlayed, Refusal};
use pack::{Mistakes, PackFiles};

use crate::{
    check,
    games::{GameName, Playable, Tongue, Unsettled},
    speech::Speech,
    trouble,
};

/// Which packs to play with.
#[derive(Args)]
pub struct PackArguments {
    /// Play with the pack in this folder instead of the built-in one, or on top of it where the pack builds on it; may be
    /// given several times, in loading order.
    #[arg(long = "pack", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

/// How the table decides what the rulebook leaves open.
#[derive(Args)]
pub struct OptionArguments {
    /// A table option by the letter of its ruling, such as doubled-build-cost=b; may be given several times.
    #[arg(long = "option", value_name = "NAME=LETTER")]
    options: Vec<String>,
    /// The mode, for games that have several, such as coop:star; by default the base rules.
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
}

impl PackArguments {
    /// The packs that were asked for, read from their folders.
    pub fn load(&self, speech: Speech) -> Result<Vec<PackFiles>> {
        let load = |folder: &PathBuf| {
            let shown = folder.display().to_string();
            pack::load_folder(folder).with_context(|| speech.with("error-read-pack", "path", &shown))
        };
        self.folders.iter().map(load).collect()
    }
}

/// A game with its content and texts.
pub struct Kit<G> {
    pub speech: Speech,
    pub game: Arc<G>,
    packs: Vec<PackFiles>,
}

impl<G: Playable> Kit<G> {
    /// Loads the packs that were asked for, or those built in.
    pub fn load(arguments: &PackArguments, speech: Speech) -> Result<Kit<G>> {
        Kit::with(arguments.load(speech)?, speech)
    }

    /// The same where packs of several games may be asked for.
    pub fn of_its_own(packs: &[PackFiles], speech: Speech) -> Result<Kit<G>> {
        // One of no game that is known is reported wherever it is read.
        let is_own = |files: &&PackFiles| GameName::of_pack(files).is_none_or(|game| game.id() == G::ID);
        Kit::with(packs.iter().filter(is_own).cloned().collect(), speech)
    }

    fn with(given: Vec<PackFiles>, speech: Speech) -> Result<Kit<G>> {
        let packs = if given.is_empty() { vec![G::core()?] } else { check::stacks(given, G::ID)? };
        let (game, _) = G::read(&packs).map_err(|mistakes| bad_pack(speech, &packs, &mistakes))?;
        Ok(Kit { speech, game: Arc::new(game), packs })
    }

    /// The packs as they are written.
    pub fn packs(&self) -> &[PackFiles] {
        &self.packs
    }

    /// The names of things and players for a game with this set-up.
    pub fn names(&self, setup: &G::Setup) -> G::Names {
        self.game.names(&self.packs, setup)
    }

    /// Speaks of the game in the language of the program.
    pub const fn tongue<'n>(&self, names: &'n G::Names) -> Tongue<'n, G> {
        Tongue { lang: self.speech.lang, names }
    }

    /// Why a game cannot begin or an answer was not taken, in one sentence.
    pub fn not_played(&self, setup: &G::Setup, error: &NotPlayed<G>) -> String {
        match error {
            NotApplied::Refused(Refusal::Rule(because)) => G::reason(self.tongue(&self.names(setup)), setup, because),
            NotApplied::Refused(refusal) => self.speech.with("error-refused", "what", &format!("{refusal:?}")),
            NotApplied::Fault(fault) => self.speech.with("error-fault", "what", &trouble::fault(fault, self.speech)),
        }
    }

    /// A set-up for so many players with the scenario and the options that were asked for.
    pub fn setup(&self, players: u8, scenario: Option<&str>, arguments: &OptionArguments) -> Result<G::Setup> {
        let speech = self.speech;
        let mut setup = self.scenario(players, scenario).map_err(|message| anyhow!(message))?;
        if let Some(mode) = &arguments.mode {
            pick_mode::<G>(&mut setup, mode, speech).map_err(|message| anyhow!(message))?;
        }
        if scenario.is_none() {
            self.game.fit_scenario(&mut setup);
        }
        for text in &arguments.options {
            let Some((name, value)) = text.split_once('=') else {
                return Err(anyhow!(speech.with("error-option-form", "text", text)));
            };
            set_option::<G>(&mut setup, name, value, speech).map_err(|message| anyhow!(message))?;
        }
        Ok(setup)
    }

    /// A set-up without options, or in one sentence why there is none.
    pub fn scenario(&self, players: u8, scenario: Option<&str>) -> Result<G::Setup, String> {
        self.game.setup(players, scenario).ok_or_else(|| {
            let known = self.game.scenarios().join(", ");
            let name = scenario.unwrap_or_default();
            match known.as_str() {
                "" => self.speech.say("error-no-scenarios"),
                known => self.speech.fill("error-scenario", &[("name", name.into()), ("known", known.into())]),
            }
        })
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

/// Picks a mode, or says in one sentence why not.
pub fn pick_mode<G: Playable>(setup: &mut G::Setup, mode: &str, speech: Speech) -> Result<(), String> {
    G::pick_mode(setup, mode).map_err(|known| match known.as_slice() {
        [] => speech.say("error-no-modes"),
        known => speech.fill("error-mode", &[("name", mode.into()), ("known", known.join(", ").as_str().into())]),
    })
}

/// Sets one option, or says in one sentence why not.
pub fn set_option<G: Playable>(setup: &mut G::Setup, name: &str, value: &str, speech: Speech) -> Result<(), String> {
    let names = G::options();
    G::settle(setup, name, value).map_err(|unsettled| match unsettled {
        Unsettled::OfMode(mode) => speech.fill("error-option-mode", &[("name", name.into()), ("mode", mode.into())]),
        Unsettled::Unknown(UnknownOption::Name) => {
            let known = names.join(", ");
            let fillings = [("name", name.into()), ("known", known.as_str().into())];
            match pack::nearest(name, names.iter().copied()) {
                Some(near) => {
                    let [name, known] = fillings;
                    speech.fill("error-option-name-near", &[name, known, ("near", near.into())])
                }
                None => speech.fill("error-option-name", &fillings),
            }
        }
        Unsettled::Unknown(UnknownOption::Value(letters)) => {
            let fillings = [("name", name.into()), ("value", value.into()), ("letters", letters.as_str().into())];
            speech.fill("error-option-value", &fillings)
        }
        Unsettled::Unknown(UnknownOption::Number(form)) => {
            let fillings = [("name", name.into()), ("value", value.into()), ("form", form.into())];
            speech.fill("error-option-number", &fillings)
        }
    })
}
