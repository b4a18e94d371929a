//! Writing the page. A file whose content is the same is not touched, so that nothing is built again because of it.

use std::{collections::BTreeMap, fs, io::ErrorKind, path::Path};

use anyhow::{Context, Result};

use crate::compress::Built;

/// Makes the folder hold exactly these files. Hidden files in it are not ours and stay.
pub(crate) fn write(folder: &Path, files: &[Built]) -> Result<()> {
    let mut wanted: BTreeMap<String, &[u8]> = BTreeMap::new();
    for Built { file, packed } in files {
        wanted.insert(file.path.clone(), &file.content);
        if let Some(packed) = packed {
            wanted.insert(format!("{}.br", file.path), &packed.brotli);
            wanted.insert(format!("{}.gz", file.path), &packed.gzip);
        }
    }
    for (path, content) in &wanted {
        write_changed(&folder.join(path), content)?;
    }
    remove_others(folder, "", &wanted)
}

fn write_changed(path: &Path, content: &[u8]) -> Result<()> {
    let shown = || format!("cannot write {}", path.display());
    match fs::read(path) {
        Ok(found) if found == content => return Ok(()),
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error).with_context(shown),
        _ => {}
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(shown)?;
    }
    fs::write(path, content).with_context(shown)
}

fn remove_others(folder: &Path, inside: &str, wanted: &BTreeMap<String, &[u8]>) -> Result<()> {
    let here = folder.join(inside);
    for entry in fs::read_dir(&here).with_context(|| format!("cannot read {}", here.display()))? {
        let entry = entry?;
        let name = format!("{inside}{}", entry.file_name().to_string_lossy());
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if entry.path().is_dir() {
            remove_others(folder, &format!("{name}/"), wanted)?;
        } else if !wanted.contains_key(&name) {
            fs::remove_file(entry.path()).with_context(|| format!("cannot remove {name}"))?;
        }
    }
    Ok(())
}
