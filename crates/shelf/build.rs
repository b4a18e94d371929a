//! Lists the examples and the files of packs, so that a new one needs no second entry anywhere, and reads the packs, for
//! programs that do not carry what it takes to read them.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

use std::{
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

use pack::{ENDING_TEXTS, LESSON_TEXTS, Lang, Mistakes, PackFiles, Prepared};

/// The feature with which the shelf reads packs itself.
const SOURCE: &str = "CARGO_FEATURE_SOURCE";
/// The feature with which the shelf has Wasteland.
const WASTELAND: &str = "CARGO_FEATURE_WASTELAND";

fn main() -> Result<(), Box<dyn Error>> {
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    let out = folder("OUT_DIR")?;
    game_files(&root, &out, "shelter")?;
    if env::var_os(WASTELAND).is_some() {
        game_files(&root, &out, "wasteland")?;
    }
    Ok(())
}

/// Writes down the examples of a game, and what the shelf has of its core pack: its data, its texts, and all of it as it
/// was read.
fn game_files(root: &Path, out: &Path, game: &str) -> Result<(), Box<dyn Error>> {
    let examples = entries(&files(&root.join("examples").join(game), ".kdl")?);
    fs::write(out.join(format!("{game}-examples.rs")), examples)?;
    let name = format!("{game}-core");
    let folder = root.join("packs").join(&name);
    let mut data = vec![("pack.toml".to_owned(), folder.join("pack.toml"))];
    data.extend(files(&folder, ".kdl")?);
    // What lessons say is no part of the texts that every page carries, nor how a game ends.
    data.extend(files(&folder, LESSON_TEXTS)?);
    fs::write(out.join(format!("{name}-data.rs")), entries(&data))?;
    let (mut texts, mut endings) = (String::new(), String::new());
    for lang in Lang::ALL {
        let prefix = format!("text/{}/", lang.code());
        let all = || files(&folder, ".ftl");
        let of_lang: Vec<_> = all()?.into_iter().filter(|(file, _)| is_of_cards(file, &prefix)).collect();
        texts += &format!("    (Lang::{lang:?}, {}),\n", entries(&of_lang));
        let ending = format!("{prefix}{ENDING_TEXTS}");
        let of_lang: Vec<_> = all()?.into_iter().filter(|(file, _)| *file == ending).collect();
        endings += &format!("    (Lang::{lang:?}, {}),\n", entries(&of_lang));
    }
    fs::write(out.join(format!("{name}-texts.rs")), format!("[\n{texts}]\n"))?;
    fs::write(out.join(format!("{name}-endings.rs")), format!("[\n{endings}]\n"))?;
    fs::write(out.join(format!("{name}.json")), prepared(root, &format!("packs/{name}"), game)?)?;
    Ok(())
}

fn is_of_cards(file: &str, prefix: &str) -> bool {
    file.strip_prefix(prefix).is_some_and(|name| name != LESSON_TEXTS && name != ENDING_TEXTS)
}

fn folder(name: &str) -> io::Result<PathBuf> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("no {name}")))
}

/// Names and texts of files, as a program.
fn entries(files: &[(String, PathBuf)]) -> String {
    let entry = |(name, path): &(String, PathBuf)| format!("    ({name:?}, include_str!({path:?})),\n");
    format!("&[\n{}]", files.iter().map(entry).collect::<String>())
}

/// All files below a folder whose names end so, sorted by their names from there.
fn files(folder: &Path, end: &str) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    list(folder, "", end, &mut files)?;
    files.sort();
    Ok(files)
}

/// Cargo looks at the folders again when one of them has changed.
fn list(folder: &Path, prefix: &str, end: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|name| !name.starts_with('.')) else {
            continue;
        };
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            list(&path, &format!("{name}/"), end, files)?;
        } else if name.ends_with(end) {
            files.push((name, path));
        }
    }
    Ok(())
}

/// A pack as it was read. One that cannot be read fails the build only where nobody else would report it: a program
/// that reads packs itself is what its author mends it with.
fn prepared(root: &Path, name: &str, game: &str) -> Result<String, Box<dyn Error>> {
    let folder = root.join(name);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut mistakes = Mistakes::new();
    let files = PackFiles { folder: name.to_owned(), ..pack::load_folder(&folder)? };
    let pack = Prepared::read(&files, game, &mut mistakes);
    let is_error = mistakes.has_errors() && env::var_os(SOURCE).is_none();
    for mistake in &mistakes {
        println!("cargo::{}={mistake}", if is_error { "error" } else { "warning" });
    }
    Ok(serde_json::to_string(&pack)?)
}
