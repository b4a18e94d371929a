//! The shelf: the packs, the rulebook and the examples that come with Bottlecap, built into the program, so that it runs from
//! anywhere and in a browser.

use anyhow::{Result, anyhow};
use pack::{PackFiles, Source};
use rulebook::Rulebook;
use shelter::Shelter;

macro_rules! files {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../", $folder, "/", $name)))),+]
    };
}

/// The folder of Shelter's core pack and its files.
const SHELTER_CORE: &[(&str, &str)] = files![
    "packs/shelter-core":
    "pack.toml",
    "elevators.kdl",
    "items.kdl",
    "rooms.kdl",
    "threats.kdl",
    "text/en/cards.ftl",
    "text/ru/cards.ftl",
];

/// Apart from the other games' rules, so that a page that shows only these carries only these.
const SHELTER_RULES: &[(&str, &str)] = files!["rules": "shelter.toml", "ru/shelter.toml"];

const OTHER_RULES: &[(&str, &str)] = files!["rules": "wasteland.toml", "modes.toml"];

const SHELTER_EXAMPLES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// The files of Shelter's core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
pub fn shelter_core() -> Result<PackFiles> {
    let sources = SHELTER_CORE.iter().map(|(name, text)| Source::new(*name, text)).collect();
    PackFiles::sort("packs/shelter-core", sources).map_err(|mistakes| anyhow!("{mistakes}"))
}

/// Shelter with its core pack.
///
/// # Errors
/// The pack is not well made, which a test rules out.
pub fn shelter() -> Result<Shelter> {
    let (content, _) = shelter::reading::read(&[shelter_core()?]).map_err(|mistakes| anyhow!("{mistakes}"))?;
    Ok(Shelter::new(content))
}

/// The rulebook of all games.
///
/// # Errors
/// It is not well made, which a test rules out.
pub fn rulebook() -> Result<Rulebook> {
    read_rules(&[SHELTER_RULES, OTHER_RULES].concat())
}

/// The rulebook of Shelter alone.
///
/// # Errors
/// It is not well made, which a test rules out.
pub fn shelter_rulebook() -> Result<Rulebook> {
    read_rules(SHELTER_RULES)
}

fn read_rules(files: &[(&str, &str)]) -> Result<Rulebook> {
    Rulebook::read(files).map_err(|mistakes| anyhow!("{mistakes}"))
}

/// The examples of Shelter, sorted: the name from their folder on, such as `fight/S-FIGHT-04-a-lost-fight.kdl`, and the
/// text.
#[must_use]
pub const fn shelter_examples() -> &'static [(&'static str, &'static str)] {
    SHELTER_EXAMPLES
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    /// All files below a folder, by their names from there.
    fn files_below(folder: &Path, prefix: &str, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                files_below(&entry.path(), &format!("{name}/"), found);
            } else {
                found.push(name);
            }
        }
    }

    #[test]
    fn nothing_is_missing_on_the_shelf() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let shelves = [
            ("packs/shelter-core", SHELTER_CORE.to_vec()),
            ("rules", [SHELTER_RULES, OTHER_RULES].concat()),
            ("examples/shelter", SHELTER_EXAMPLES.to_vec()),
        ];
        for (folder, shelved) in shelves {
            let mut found = Vec::new();
            files_below(&root.join(folder), "", &mut found);
            let mut shelved: Vec<_> = shelved.iter().map(|(name, _)| (*name).to_owned()).collect();
            found.sort();
            shelved.sort();
            assert_eq!(found, shelved, "in {folder}");
        }
    }

    /// The page carries the rulebook written down.
    #[test]
    fn a_rulebook_written_down_comes_back_whole() {
        let book = shelter_rulebook().unwrap();
        let written = serde_json::to_string(&book).unwrap();
        let back: Rulebook = serde_json::from_str(&written).unwrap();
        assert_eq!(serde_json::to_string(&back).unwrap(), written);
        for rule in book.rules() {
            assert_eq!(back.rule(&rule.id), Some(rule));
        }
        assert!(book.rulings().iter().all(|ruling| back.ruling(&ruling.id) == Some(ruling)));
    }

    #[test]
    fn everything_on_the_shelf_is_well_made() {
        assert_eq!(shelter().unwrap().content().rooms.len(), 30);
        assert!(rulebook().unwrap().contains("S-FIGHT-04"));
        let rules = shelter_rulebook().unwrap();
        assert!(rules.contains("S-FIGHT-04") && rules.rules().iter().all(|rule| rule.id.starts_with("S-")));
    }
}
