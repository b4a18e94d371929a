//! Games that were played once go as they went: recordings of both games, replayed entry by entry, with chance, events
//! and the hash of every state.
//!
//! A recording that goes differently is a stored game that cannot go on, so the rules' version must be raised, and then
//! the games are recorded anew. Beside the recordings lies the pack that they were played with, as it was then without
//! its texts: a card that is changed changes no recording.

mod keep;

use keep::{Kept, Recordings};
use pack::Prepared;
use shelter::Shelter;
use wasteland::{
    Wasteland,
    content::Faction,
    mode::{Pick, coop},
    options::{Options, SWITCHES, Setup},
};

/// The variable by which `cargo xtask record` asks for recordings.
const RECORD: &str = "BOTTLECAP_RECORD";

/// Replays what is kept of a game, or records it where that is asked for.
fn go_as_they_went<G: Kept>(kept: &Recordings<G>) {
    let result = match std::env::var_os(RECORD) {
        Some(_) => kept.record(),
        None => kept.check(),
    };
    match result {
        Ok(report) => eprintln!("{report}"),
        Err(problem) => panic!("{problem}"),
    }
}

/// Each option at the value with this number, or at its last one.
fn shelter_options(number: usize) -> shelter::options::Options {
    let mut options = shelter::options::Options::default();
    for (name, _, letters) in shelter::options::Options::SWITCHES {
        let letter = letters.chars().nth(number).or(letters.chars().last()).expect("an option has values");
        options.set(name, &letter.to_string()).expect("an option takes its letters");
    }
    options
}

impl Kept for Shelter {
    const MACHINE: &'static str = "crates/shelter/src/machine.rs";

    fn core() -> pack::PackFiles {
        shelf::shelter_core().expect("the shelf is well made")
    }

    fn read(pack: Prepared) -> Result<Shelter, pack::Mistakes> {
        shelter::reading::read_prepared(vec![pack]).map(Shelter::new)
    }

    fn setups(_: &Shelter) -> Vec<(String, shelter::options::Setup)> {
        let setup = |(players, options): (usize, usize)| {
            let setup = shelter::options::Setup::for_players(players);
            let options = shelter_options(options);
            (name(players, options == setup.options), shelter::options::Setup { options, ..setup })
        };
        [(2, 0), (3, 0), (4, 0), (2, 3), (3, 2), (4, 1)].map(setup).into()
    }
}

/// Each option at the value with this number, or at its last one.
fn wasteland_options(number: usize) -> Options {
    let letter =
        |letters: &[&'static str]| letters.get(number).or(letters.last()).copied().expect("an option has values");
    SWITCHES.iter().fold(Options::default(), |options, (switch, _, letters)| {
        options.with(switch, letter(letters)).expect("an option takes its letters")
    })
}

impl Kept for Wasteland {
    const MACHINE: &'static str = "crates/wasteland/src/machine.rs";

    fn core() -> pack::PackFiles {
        shelf::wasteland_core().expect("the shelf is well made")
    }

    fn read(pack: Prepared) -> Result<Wasteland, pack::Mistakes> {
        wasteland::reading::read_prepared(vec![pack]).map(Wasteland::new)
    }

    fn setups(game: &Wasteland) -> Vec<(String, Setup)> {
        let scenarios = (0..game.content().scenarios.len() as u8).cycle();
        let setup = |((players, options), scenario): ((u8, usize), u8)| {
            let options = wasteland_options(options);
            let setup = Setup { players, scenario, options, mode: Pick::Base };
            (name(players.into(), options == Options::default()), setup)
        };
        // An odd number of games before the second half: no number of players has the same scenario twice.
        let tables = [(1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (1, 2), (2, 1), (3, 2)];
        let mut setups: Vec<(String, Setup)> = tables.into_iter().zip(scenarios.clone()).map(setup).collect();
        for ((players, scenario), friendly) in (1..=4).zip(scenarios).zip(Faction::BOTH.into_iter().cycle()) {
            let mode = Pick::Coop(coop::Agreement { friendly, terms: coop::Terms::default() });
            let name = format!("{players}-players-together");
            setups.push((name, Setup { players, scenario, options: Options::default(), mode }));
        }
        setups
    }
}

fn name(players: usize, usual: bool) -> String {
    format!("{players}-players-{}-options", if usual { "usual" } else { "other" })
}

#[test]
fn recordings_of_shelter_go_as_they_went() {
    go_as_they_went(&Recordings::<Shelter>::of_the_repository());
}

#[test]
fn recordings_of_wasteland_go_as_they_went() {
    go_as_they_went(&Recordings::<Wasteland>::of_the_repository());
}

/// What is said of recordings that were changed by hand.
mod said {
    use std::{fs, path::PathBuf};

    use super::*;

    /// A copy of the recordings of Shelter in a folder of its own.
    fn copy(name: &str) -> Recordings<Shelter> {
        let from = Recordings::<Shelter>::of_the_repository();
        let to = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("recordings").join(name);
        drop(fs::remove_dir_all(&to));
        for folder in ["", "pack"] {
            fs::create_dir_all(to.join(folder)).expect("there is room for a copy");
            for entry in fs::read_dir(from.folder().join(folder)).expect("recordings are kept") {
                let path = entry.expect("they can be listed").path();
                if let Some(name) = path.file_name().filter(|_| path.is_file()) {
                    fs::copy(&path, to.join(folder).join(name)).expect("they can be copied");
                }
            }
        }
        Recordings::in_folder(to)
    }

    const RECORDING: &str = "2-players-usual-options";

    #[test]
    fn a_game_that_goes_differently_asks_for_a_new_version_and_is_not_recorded_anew() {
        let kept = copy("differently");
        kept.change(RECORDING, |log| {
            let secret = kernel::Secret::from_number(99);
            log.header.secret = Some(secret);
            log.header.commitment = secret.commitment();
        });
        let problem = kept.check().unwrap_err();
        let begin = "shelter, recording 2-players-usual-options: entry 0 of ";
        assert!(problem.starts_with(begin), "{problem}");
        assert!(problem.contains("(the beginning) goes differently: what happened was `"), "{problem}");
        let end = "raise RULES_VERSION of shelter in crates/shelter/src/machine.rs (now 1) and record anew with `cargo \
                   xtask record`";
        let end = end.replace("(now 1)", &format!("(now {})", <Shelter as kernel::Game>::RULES_VERSION));
        assert!(problem.ends_with(&end), "{problem}");
        let refused = kept.record().unwrap_err();
        assert_eq!(refused, format!("nothing was recorded. {problem}"));
        assert_eq!(kept.check().unwrap_err(), problem);
    }

    #[test]
    fn a_recording_of_another_version_is_recorded_anew_with_the_pack_of_today() {
        let kept = copy("version");
        let names: Vec<String> = kept.names();
        for name in &names {
            kept.change(name, |log| log.header.rules -= 1);
        }
        fs::write(kept.folder().join("pack/items.kdl"), "").unwrap();
        let problem = kept.check().unwrap_err();
        assert!(problem.contains("which are at version"), "{problem}");
        kept.record().unwrap();
        kept.check().unwrap();
        assert_eq!(kept.names(), names);
    }

    #[test]
    fn a_missing_recording_is_recorded_with_the_pack_of_the_others() {
        let kept = copy("missing");
        let path = kept.folder().join(format!("{RECORDING}.log.br"));
        let before = kept.log(RECORDING);
        fs::remove_file(&path).unwrap();
        let problem = kept.check().unwrap_err();
        assert!(problem.contains("recordings are missing: [\"2-players-usual-options\"]"), "{problem}");
        assert!(kept.record().unwrap().starts_with("shelter: 1 games recorded"));
        // The format of logs may be a newer one than that of the others.
        let after = kept.log(RECORDING);
        assert_eq!(after.entries(), before.entries());
        assert_eq!((after.header.secret, &after.header.setup), (before.header.secret, &before.header.setup));
    }

    #[test]
    fn a_pack_that_cannot_be_read_any_more_is_named() {
        let kept = copy("pack");
        fs::write(kept.folder().join("pack/items.kdl"), "itm x\n").unwrap();
        let problem = kept.check().unwrap_err();
        assert!(problem.contains("the pack of the recordings cannot be read any more"), "{problem}");
        assert!(problem.contains("unknown word 'itm' in a pack"), "{problem}");
    }
}
