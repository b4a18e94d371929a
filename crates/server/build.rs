//! Embeds the page, if it was built: every file with its compressed forms and the name of its content.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

use std::{
    collections::BTreeMap,
    env,
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

fn main() -> Result<(), Box<dyn Error>> {
    let page = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("page");
    println!("cargo::rerun-if-changed=page");
    let mut files = BTreeMap::new();
    // Before the page was built for the first time there is no such folder.
    if page.is_dir() {
        collect(&page, "", &mut files)?;
    }
    let mut list = String::from("&[\n");
    for (path, file) in files.iter().filter(|(_, file)| !is_packed(file)) {
        let tag = hex::encode(&Sha256::digest(fs::read(file)?)[..12]);
        writeln!(
            list,
            "Embedded {{ path: {path:?}, tag: {tag:?}, plain: include_bytes!({file:?}), brotli: {}, gzip: {} }},",
            packed(file, "br"),
            packed(file, "gz"),
        )?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("page.rs"), list)?;
    Ok(())
}

/// All files below a folder by their paths, which the server searches in this order. Hidden ones are no part of the
/// page.
fn collect(folder: &Path, inside: &str, files: &mut BTreeMap<String, PathBuf>) -> Result<(), Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|_| "a file of the page has a strange name")?;
        if name.starts_with('.') {
            continue;
        }
        let path = format!("{inside}{name}");
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            files.insert(path, entry.path());
        }
    }
    Ok(())
}

fn is_packed(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "br" || extension == "gz")
}

/// The compressed form beside a file, as an expression.
fn packed(file: &Path, ending: &str) -> String {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".");
    beside.push(ending);
    let beside = PathBuf::from(beside);
    if beside.is_file() { format!("Some(include_bytes!({beside:?}))") } else { "None".to_owned() }
}
