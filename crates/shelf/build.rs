//! Lists the examples, so that a new one needs no second entry anywhere.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let folder =
        |name: &str| env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("no {name}")));
    let examples = folder("CARGO_MANIFEST_DIR")?.join("../../examples/shelter");
    let mut files = Vec::new();
    list(&examples, "", &mut files)?;
    files.sort();
    let entry = |(name, path): &(String, PathBuf)| format!("    ({name:?}, include_str!({path:?})),\n");
    let entries: String = files.iter().map(entry).collect();
    fs::write(folder("OUT_DIR")?.join("examples.rs"), format!("&[\n{entries}]\n"))
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
