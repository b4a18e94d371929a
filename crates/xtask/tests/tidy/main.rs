//! What no compiler checks: that the map is true and shows every chapter, that ids exist, that files stay short and say
//! nothing about a machine.

mod words;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// More lines than this are no longer one thing.
const MAX_LINES: usize = 700;

/// The first parts of a path that make it a path of this repository.
const FOLDERS: [&str; 7] = [".cargo", ".ci", "crates", "docs", "examples", "packs", "rules"];

/// The letters with which ids of the rulebook begin: Shelter, Wasteland, and the rulings of its modes.
const GAMES: [char; 3] = ['S', 'W', 'M'];

/// Chapters of `rules/modes.toml`, of which no code exists yet.
const UNBUILT_MODES: [&str; 1] = ["BOND"];

// In two halves, so that this file does not find itself.
const REMINDERS: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
const MACHINE_PATHS: [&str; 3] = [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/wo", "rk/")];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of the project, relative to its folder and with `/`: those that git tracks, or without git all there are.
fn files() -> Vec<String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    match listed {
        Ok(output) if output.status.success() => {
            let names = String::from_utf8_lossy(&output.stdout);
            names.split('\0').filter(|name| root().join(name).is_file()).map(str::to_owned).collect()
        }
        _ => {
            let mut found = Vec::new();
            walk("", &mut found);
            found
        }
    }
}

fn walk(folder: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(root().join(folder)).expect("the folder can be read") {
        let entry = entry.expect("the folder can be read");
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_file() {
            found.push(format!("{folder}{name}"));
        } else if name != ".git" && name != "target" {
            walk(&format!("{folder}{name}/"), found);
        }
    }
}

/// Every text file with its name; pictures and other binary files are left out.
fn texts() -> Vec<(String, String)> {
    files()
        .into_iter()
        .filter_map(|name| fs::read_to_string(root().join(&name)).ok().map(|text| (name, text)))
        .collect()
}

/// Fails with all findings of a check, one per line.
fn expect_none(findings: impl IntoIterator<Item = String>) {
    let findings: Vec<String> = findings.into_iter().collect();
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

/// The lines of all files for which a check gives a reason to complain.
fn expect_no_line(texts: &[(String, String)], complaint: impl Fn(&str) -> Option<String>) {
    expect_none(texts.iter().flat_map(|(name, text)| {
        let found = text.lines().enumerate().filter_map(|(idx, line)| Some((idx + 1, complaint(line)?)));
        found.map(|(number, what)| format!("{name}:{number}: {what}")).collect::<Vec<_>>()
    }));
}

#[test]
fn the_map_names_only_what_exists() {
    let files = files();
    let Ok(map) = fs::read_to_string(root().join("ARCHITECTURE.md")) else { return };
    let names: BTreeSet<&str> = files.iter().filter_map(|file| file.rsplit('/').next()).collect();
    expect_none(
        quoted(&map)
            .filter(|path| match path.split_once('/') {
                Some((folder, _)) => FOLDERS.contains(&folder) && !root().join(before_pattern(path)).exists(),
                None => (path.ends_with(".md") || path.ends_with(".toml")) && !names.contains(path),
            })
            .map(|path| format!("ARCHITECTURE.md names `{path}`, which does not exist")),
    );
}

#[test]
fn every_chapter_has_its_file_or_a_place_on_the_map() {
    let rulebook = rulebook::load(&root().join("rules")).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let Ok(map) = fs::read_to_string(root().join("ARCHITECTURE.md")) else { return };
    let on_map: BTreeSet<&str> = map.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    expect_none(rulebook.chapters().iter().filter_map(|chapter| {
        let (game, name) = chapter.code.split_once('-')?;
        let folder = match game {
            "S" => "crates/shelter/src",
            "W" if !UNBUILT_MODES.contains(&name) => "crates/wasteland/src",
            _ => return None,
        };
        let file = format!("{folder}/{}.rs", name.to_lowercase());
        let is_found = root().join(&file).exists() || on_map.contains(name);
        (!is_found).then(|| format!("chapter {name} has no `{file}`, and ARCHITECTURE.md does not say where it is"))
    }));
}

/// The words in backticks that may be paths; fenced blocks are pictures and not checked.
fn quoted(markdown: &str) -> impl Iterator<Item = &str> {
    let prose = markdown.split("```").step_by(2);
    prose
        .flat_map(|part| part.split('`').skip(1).step_by(2))
        .filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || "._-/*<>".contains(c)))
}

/// The part of a path before the first `*` or `<name>`, up to a whole folder.
fn before_pattern(path: &str) -> &str {
    match path.find(['*', '<']) {
        Some(at) => path[..at].rsplit_once('/').map_or("", |(folder, _)| folder),
        None => path,
    }
}

/// What all games share knows none of them. The server hosts some: those of its list.
#[test]
fn what_is_shared_names_no_game() {
    let shared = ["kernel", "bots", "protocol", "load", "server"].map(|name| format!("crates/{name}/src/"));
    let list = "crates/server/src/games.rs";
    let texts = texts().into_iter();
    let texts = texts.filter(|(name, _)| shared.iter().any(|folder| name.starts_with(folder)) && name != list);
    expect_no_line(&texts.collect::<Vec<_>>(), |line| {
        let line = line.to_lowercase();
        let game = ["shelter", "wasteland"].into_iter().find(|game| line.contains(game))?;
        Some(format!("names {game}; hosted games are listed in {list}"))
    });
}

/// The words of a game that the table and the texts must not share: what a game is about is in its own folder.
const WORDS_OF_A_GAME: [&str; 9] =
    ["shelter", "wasteland", "dweller", "vault", "happiness", "overseer", "survivor", "threat", "v.a.t.s"];

/// The parts of table and texts that all games share have no word of any. Their tests need some game to play.
#[test]
fn shared_screens_and_texts_have_no_word_of_a_game() {
    let shared = ["crates/table/src/", "crates/table/messages/", "crates/table/style/", "crates/text/src/shared/"];
    let of_a_game = ["/shelter/", "/wasteland/", "crates/table/src/bin/", "crates/table/src/lib.rs", "tests.rs"];
    let texts = texts().into_iter().filter(|(name, _)| {
        shared.iter().any(|folder| name.starts_with(folder)) && !of_a_game.iter().any(|part| name.contains(part))
    });
    let texts = texts.map(|(name, text)| {
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
        (name, code)
    });
    expect_no_line(&texts.collect::<Vec<_>>(), |line| {
        let line = line.to_lowercase();
        let word = WORDS_OF_A_GAME.into_iter().find(|word| line.contains(word))?;
        Some(format!("says `{word}`; what a game adds is in the folder of its name"))
    });
}

#[test]
fn base_chapters_name_no_mode() {
    let (chapters, modes) = ("crates/wasteland/src/", "crates/wasteland/src/mode/");
    let texts = texts().into_iter().filter(|(name, _)| name.starts_with(chapters) && !name.starts_with(modes));
    expect_no_line(&texts.collect::<Vec<_>>(), |line| {
        let named = line.match_indices("Mode::").any(|(at, _)| !line[at..].starts_with("Mode::of("));
        let counted = ["seats == 1", "seats > 1", "players == 1"].into_iter().any(|count| line.contains(count));
        (named || counted).then(|| format!("the modes are asked by the questions of {modes}mod.rs"))
    });
}

#[test]
fn reminders_name_an_issue() {
    expect_no_line(&texts(), |line| {
        let word =
            line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').find(|word| REMINDERS.contains(word))?;
        let has_issue = line.split('#').skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        (!has_issue).then(|| format!("{word} without the number of an issue, such as #12"))
    });
}

#[test]
fn source_files_are_short() {
    expect_none(texts().iter().filter(|(name, _)| name.ends_with(".rs")).filter_map(|(name, text)| {
        let n_lines = text.lines().count();
        (n_lines > MAX_LINES).then(|| format!("{name} has {n_lines} lines, more than {MAX_LINES}: split it"))
    }));
}

#[test]
fn no_file_names_a_folder_of_a_machine() {
    expect_no_line(&texts(), |line| {
        let path = MACHINE_PATHS.into_iter().find(|path| line.contains(path))?;
        Some(format!("`{path}...` is a path of somebody's machine"))
    });
}

#[test]
fn rule_ids_in_the_code_exist() {
    let rulebook = rulebook::load(&root().join("rules")).unwrap_or_else(|mistakes| panic!("{mistakes}"));
    let sources: Vec<_> = texts().into_iter().filter(|(name, _)| name.ends_with(".rs")).collect();
    expect_no_line(&sources, |line| {
        let mut ids = rulebook::cited_ids(line).filter(|id| id.starts_with(GAMES));
        ids.find(|id| !rulebook.contains(id)).map(|id| format!("{id} is not in the rulebook"))
    });
}
