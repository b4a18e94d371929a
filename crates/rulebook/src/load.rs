//! The way from a folder to the rulebook, for native programs.

use std::{fs, io, path::Path};

use pack::Lang;

use crate::{Mistake, Mistakes, Rulebook};

/// Reads the rulebook from its folder: `*.toml` there, and in the folders named after languages.
///
/// # Errors
///
/// Returns every mistake, as [`Rulebook::read`] does; a file or folder that cannot be read counts as one.
pub fn load(dir: &Path) -> Result<Rulebook, Mistakes> {
    let mut files = Vec::new();
    let mut mistakes = Vec::new();
    read_folder(dir, "", &mut files, &mut mistakes);
    for lang in Lang::ALL {
        let folder = dir.join(lang.code());
        if folder.is_dir() {
            read_folder(&folder, &format!("{lang}/"), &mut files, &mut mistakes);
        }
    }
    if !mistakes.is_empty() {
        return Err(Mistakes(mistakes));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Rulebook::read(&files)
}

fn read_folder(dir: &Path, prefix: &str, files: &mut Vec<(String, String)>, mistakes: &mut Vec<Mistake>) {
    let mut unreadable = |name: &str, error: io::Error| {
        mistakes.push(Mistake {
            file: format!("{prefix}{name}"),
            line: None,
            what: format!("cannot be read: {error}"),
        });
    };
    let mut names = match toml_names(dir) {
        Ok(names) => names,
        Err(error) => return unreadable(&dir.display().to_string(), error),
    };
    // The order of a folder differs between platforms; that of the rulebook must not.
    names.sort_unstable();
    for name in names {
        match fs::read_to_string(dir.join(&name)) {
            Ok(text) => files.push((format!("{prefix}{name}"), text)),
            Err(error) => unreadable(&name, error),
        }
    }
}

fn toml_names(dir: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".toml") {
            names.push(name);
        }
    }
    Ok(names)
}
