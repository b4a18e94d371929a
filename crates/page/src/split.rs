//! Cuts the program of a game into what a first visit needs and the chunks that are fetched when they are first opened.
//! The table names the chunks; what two of them share is a chunk of its own.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

use crate::{Mode, program::without_comments};

/// The script that fetches the chunks, as the program calls it.
const LINK: &str = "./chunks.js";

/// A program in chunks.
pub(crate) struct Split {
    /// The file of what a first visit needs.
    pub(crate) main: PathBuf,
    /// The chunks by their names in the script.
    pub(crate) chunks: Vec<(String, Vec<u8>)>,
    /// The script that fetches them.
    link: String,
}

/// Cuts a program. The folder holds nothing else.
pub(crate) fn cut(module: &Path, folder: &Path, mode: Mode) -> Result<Split> {
    let program = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    let main = folder.join("main.wasm");
    let mut options = Options::new(&program);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LINK;
    let cut = transform(options).map_err(|error| anyhow!("the program cannot be cut: {error:#}"))?;
    let mut chunks = Vec::new();
    for file in cut.split_modules {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let chunk = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        chunks.push((name, if mode == Mode::Real { small(&chunk)? } else { chunk }));
    }
    chunks.sort_unstable();
    let link = fs::read_to_string(folder.join(LINK)).context("no script fetches the chunks")?;
    Ok(Split { main, chunks, link })
}

/// A chunk without names, and without the room that was left for moving it.
fn small(chunk: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false).generate_dwarf(false);
    let mut module = config.parse(chunk).context("a chunk is no WebAssembly")?;
    Ok(module.emit_wasm())
}

impl Split {
    /// The script of the program with the one that fetches the chunks: each would name the other, and files that are
    /// named by their content cannot.
    pub(crate) fn join(&self, js: &str, mode: Mode) -> String {
        let link = self.link.lines().filter(|line| !line.starts_with("import "));
        let link: String = link.flat_map(|line| [line.strip_prefix("export ").unwrap_or(line), "\n"]).collect();
        let loaders = self.link.lines().filter_map(|line| line.strip_prefix("export const "));
        let loaders = loaders.filter_map(|line| line.split_whitespace().next()).collect::<Vec<_>>().join(", ");
        let from = format!(" from \"{LINK}\"");
        let mut whole = String::new();
        let mut names = Vec::new();
        for line in js.lines() {
            match line.strip_prefix("import * as ").and_then(|rest| rest.strip_suffix(&from)) {
                Some(name) => names.push(name),
                None => whole.extend([line, "\n"]),
            }
        }
        whole.push_str(&if mode == Mode::Real { without_comments(&link) } else { link });
        for name in names {
            whole.push_str(&format!("const {name} = {{ {loaders} }};\n"));
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_and_what_fetches_its_chunks_are_one_script() {
        let link =
            "import { initSync } from \"./main.js\";\n\nexport const a = 1;\nconst c = 2;\nexport const b = c;\n";
        let split = Split { main: PathBuf::new(), chunks: Vec::new(), link: link.to_owned() };
        let js = "import * as import1 from \"./chunks.js\"\nimport * as other from \"./other.js\"\nimport1.a;\n";
        let joined = "import * as other from \"./other.js\"\nimport1.a;\n\
                      const a = 1;\nconst c = 2;\nconst b = c;\nconst import1 = { a, b };\n";
        assert_eq!(split.join(js, Mode::Real), joined);
    }
}
