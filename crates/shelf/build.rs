//! Lists the examples, so that a new one needs no second entry anywhere, and reads the packs, for programs that do not
//! carry what it takes to read them.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

use std::{
    env,
    error::Error,
    fs, io,
    path::{Path, PathBuf},
};

use pack::{Mistakes, PackFiles, Prepared};

/// The feature with which the shelf reads packs itself.
const SOURCE: &str = "CARGO_FEATURE_SOURCE";
/// The feature with which the shelf has Wasteland.
const WASTELAND: &str = "CARGO_FEATURE_WASTELAND";

fn main() -> Result<(), Box<dyn Error>> {
    let root = folder("CARGO_MANIFEST_DIR")?.join("../..");
    let out = folder("OUT_DIR")?;
    fs::write(out.join("examples.rs"), examples(&root.join("examples/shelter"))?)?;
    fs::write(out.join("shelter-core.json"), prepared(&root, "packs/shelter-core", "shelter")?)?;
    if env::var_os(WASTELAND).is_some() {
        fs::write(out.join("wasteland-core.json"), prepared(&root, "packs/wasteland-core", "wasteland")?)?;
    }
    Ok(())
}

fn folder(name: &str) -> io::Result<PathBuf> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("no {name}")))
}

/// The names and texts of the examples below a folder.
fn examples(folder: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    list(folder, "", &mut files)?;
    files.sort();
    let entry = |(name, path): &(String, PathBuf)| format!("    ({name:?}, include_str!({path:?})),\n");
    let entries: String = files.iter().map(entry).collect();
    Ok(format!("&[\n{entries}]\n"))
}

/// All examples below a folder. Cargo looks at the folders again when one of them has changed.
fn list(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let name = format!("{prefix}{name}");
        if path.is_dir() {
            list(&path, &format!("{name}/"), files)?;
        } else if name.ends_with(".kdl") {
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
