//! Lists the drawings of each game, so that the program knows which cards have a picture.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks to Cargo")]

use std::{collections::BTreeSet, env, error::Error, fs, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let here = env::var("CARGO_MANIFEST_DIR")?;
    let (art, sources) = (Path::new(&here).join("art"), Path::new(&here).join("src"));
    println!("cargo::rerun-if-changed=art");
    println!("cargo::rerun-if-changed=src/lib.rs");
    for entry in fs::read_dir(&art)? {
        // A game has a folder of its name everywhere; the others are for all.
        let game = entry?.file_name().to_string_lossy().into_owned();
        if !sources.join(&game).is_dir() {
            continue;
        }
        let mut names = BTreeSet::new();
        for folder in fs::read_dir(art.join(&game))? {
            let folder = folder?.path();
            let kind = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            // Icons are named in the program and always there.
            for file in fs::read_dir(&folder)?.filter(|_| kind != "icons") {
                let path = file?.path();
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                names.insert(format!("{}-{name}", singular(&kind)));
            }
        }
        let list = format!("&{:?}", Vec::from_iter(names));
        fs::write(Path::new(&env::var("OUT_DIR")?).join(format!("{game}-drawings.rs")), list)?;
    }
    Ok(())
}

/// As the page names its symbols.
fn singular(folder: &str) -> String {
    folder.strip_suffix("ies").map_or_else(|| folder.trim_end_matches('s').to_owned(), |stem| format!("{stem}y"))
}
