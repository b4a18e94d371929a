//! Whether anything has changed since the page was last built. If not, a second start of the table waits for nothing.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::UNIX_EPOCH,
};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::{games::GAMES, words};

/// Hidden, and so no part of the page.
const FILE: &str = ".made-of";

/// What a page is made of: this program (which holds the libraries), the compiled programs, the folder of the table, and
/// the texts of the games.
pub(crate) fn of(modules: &[PathBuf], crates: &Path) -> Result<String> {
    let mut hasher = Sha256::new();
    let mut files = vec![env::current_exe().context("this program is nowhere")?];
    files.extend_from_slice(modules);
    for folder in ["art", "fonts", "static", "style"] {
        collect(&crates.join("table").join(folder), &mut files)?;
    }
    for folder in GAMES.iter().flat_map(|game| words::folders(crates, game)) {
        collect(&folder, &mut files)?;
    }
    for file in files {
        let found = fs::metadata(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let changed = found.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        hasher.update(format!("{} {} {changed:?}\n", file.display(), found.len()));
    }
    Ok(hex::encode(hasher.finalize()))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        found.push(entry?.path());
    }
    found.sort_unstable();
    for path in found {
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether the page in this folder was made of the same.
pub(crate) fn is_on(out: &Path, stamp: &str) -> bool {
    fs::read_to_string(out.join(FILE)).is_ok_and(|found| found == stamp)
}

/// Before a page is written; what is half written is of nothing.
pub(crate) fn remove(out: &Path) {
    // Where none is, none misleads.
    let _ = fs::remove_file(out.join(FILE));
}

/// After the page is whole and not too large.
pub(crate) fn put(out: &Path, stamp: &str) -> Result<()> {
    fs::write(out.join(FILE), stamp).with_context(|| format!("cannot write to {}", out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_made_of_something_else_is_made_again() {
        let folder = env::temp_dir().join(format!("bottlecap-stamp-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(!is_on(&folder, "a"));
        put(&folder, "a").unwrap();
        assert!(is_on(&folder, "a") && !is_on(&folder, "b"));
        remove(&folder);
        assert!(!is_on(&folder, "a"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
