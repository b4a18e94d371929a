//! All files of the page, before compression.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{
    Mode, drawings,
    names::{self, ASSETS},
    program::Program,
    style,
};

/// A file of the page by its path in the page's folder, with `/`.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) content: Vec<u8>,
}

/// The fonts that the first screen needs in any language.
const PRELOADED_FONTS: &str = "-latin-";

/// The file of the library.
pub(crate) const LIBRARY: &str = "library.json";

/// Collects the files that are named by their content.
#[derive(Default)]
struct Assets {
    files: Vec<File>,
}

impl Assets {
    /// Adds a file and returns the name it is served under, inside the folder of the assets.
    fn add(&mut self, name: &str, content: Vec<u8>) -> String {
        let name = names::of(name, &content);
        self.files.push(File { path: format!("{ASSETS}/{name}"), content });
        name
    }
}

/// Puts the page together from the folder of its crate and its program.
pub(crate) fn assemble(folder: &Path, program: &Program, mode: Mode) -> Result<Vec<File>> {
    let statics = folder.join("static");
    let mut assets = Assets::default();

    let fonts = add_fonts(&folder.join("fonts"), &mut assets)?;
    let css = assets.add("table.css", style::join(&folder.join("style"), &fonts)?.into_bytes());
    let wasm = assets.add("table.wasm", program.wasm.clone());
    let js = assets.add("table.js", program.js.clone().into_bytes());
    let offline = if mode == Mode::Real { "true" } else { "false" };
    let boot = filled(&read(&statics.join("boot.js"))?, &[("js", &js), ("wasm", &wasm), ("offline", offline)])?;
    let boot = assets.add("boot.js", boot.into_bytes());
    let icons = add_icons(&folder.join("art/app"), &mut assets)?;

    let library = assets.add(LIBRARY, library()?);
    let preloads = preloads(&js, &wasm, &fonts);
    let index = filled(
        &read(&statics.join("index.html"))?,
        &[
            ("css", &format!("{ASSETS}/{css}")),
            ("boot", &format!("{ASSETS}/{boot}")),
            ("icon", &icons.links()),
            ("library", &format!("{ASSETS}/{library}")),
            ("preloads", &preloads),
            ("drawings", &drawings::sprite(&folder.join("art"))?),
        ],
    )?;
    let mut files = assets.files;
    files.push(File { path: "index.html".to_owned(), content: index.into_bytes() });
    files.push(manifest(&statics, &icons)?);
    if mode == Mode::Real {
        let worker = worker(&read(&statics.join("sw.js"))?, &files)?;
        files.push(worker);
    }
    Ok(files)
}

/// The rulebook and its examples, which the page fetches when somebody wants to read.
fn library() -> Result<Vec<u8>> {
    Ok(serde_json::to_vec(&shelf::shelter_library()?)?)
}

fn add_fonts(folder: &Path, assets: &mut Assets) -> Result<BTreeMap<String, String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".woff2") {
            names.push(name);
        }
    }
    names.sort_unstable();
    let mut fonts = BTreeMap::new();
    for name in names {
        let content = fs::read(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        let built = assets.add(&name, content);
        fonts.insert(name, built);
    }
    Ok(fonts)
}

/// The icons of the installed page: `icon*.svg`, and `icon*-<size>.png` for systems that take no drawing.
struct Icons {
    all: Vec<Icon>,
}

struct Icon {
    /// In the folder of the assets.
    name: String,
    /// As the manifest writes it.
    sizes: String,
    kind: &'static str,
    purpose: Purpose,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Any,
    /// A system may cut its edges.
    Maskable,
    /// Apple's systems do not look into the manifest.
    Apple,
}

fn add_icons(folder: &Path, assets: &mut Assets) -> Result<Icons> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if drawings::is_app_icon(&path) {
            names.push(path.file_name().unwrap_or_default().to_string_lossy().into_owned());
        }
    }
    names.sort_unstable();
    let mut all = Vec::new();
    for name in names {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
        let (sizes, kind) = match (ending, stem.rsplit_once('-')) {
            ("svg", _) => ("any".to_owned(), "image/svg+xml"),
            ("png", Some((_, size))) => (format!("{size}x{size}"), "image/png"),
            _ => bail!("{name} is neither a drawing nor a picture with its size in its name"),
        };
        let purpose = match stem {
            _ if stem.contains("maskable") => Purpose::Maskable,
            _ if stem.contains("apple") => Purpose::Apple,
            _ => Purpose::Any,
        };
        let content = fs::read(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        all.push(Icon { name: assets.add(&name, content), sizes, kind, purpose });
    }
    Ok(Icons { all })
}

impl Icons {
    fn links(&self) -> String {
        let link = |icon: &Icon| {
            let Icon { name, sizes, kind, purpose } = icon;
            match purpose {
                Purpose::Apple => format!("<link rel=\"apple-touch-icon\" sizes=\"{sizes}\" href=\"{ASSETS}/{name}\">"),
                Purpose::Any if sizes == "any" => {
                    format!("<link rel=\"icon\" type=\"{kind}\" href=\"{ASSETS}/{name}\">")
                }
                Purpose::Any | Purpose::Maskable => String::new(),
            }
        };
        self.all.iter().map(link).collect()
    }

    fn json(&self) -> Value {
        let icon = |icon: &Icon| {
            let Icon { name, sizes, kind, purpose } = icon;
            let purpose = match purpose {
                Purpose::Any => "any",
                Purpose::Maskable => "maskable",
                Purpose::Apple => return None,
            };
            Some(json!({"src": format!("{ASSETS}/{name}"), "sizes": sizes, "type": kind, "purpose": purpose}))
        };
        self.all.iter().filter_map(icon).collect()
    }
}

fn manifest(statics: &Path, icons: &Icons) -> Result<File> {
    const NAME: &str = "manifest.webmanifest";
    let mut manifest: Value = serde_json::from_str(&read(&statics.join(NAME))?).context("the manifest is no JSON")?;
    manifest["icons"] = icons.json();
    Ok(File { path: NAME.to_owned(), content: manifest.to_string().into_bytes() })
}

/// What the browser should fetch before it finds out that it needs it.
fn preloads(js: &str, wasm: &str, fonts: &BTreeMap<String, String>) -> String {
    let program = format!(
        "<link rel=\"modulepreload\" href=\"{ASSETS}/{js}\">\n\
         <link rel=\"preload\" href=\"{ASSETS}/{wasm}\" as=\"fetch\" type=\"application/wasm\" crossorigin>"
    );
    let fonts = fonts.iter().filter(|(name, _)| name.contains(PRELOADED_FONTS)).map(|(_, built)| {
        format!("\n<link rel=\"preload\" href=\"{ASSETS}/{built}\" as=\"font\" type=\"font/woff2\" crossorigin>")
    });
    std::iter::once(program).chain(fonts).collect()
}

/// The service worker, which keeps all files of this build under the name of the build.
fn worker(template: &str, files: &[File]) -> Result<File> {
    let listed = files.iter().map(|file| if file.path == "index.html" { "./" } else { &file.path });
    let list = serde_json::to_string(&listed.collect::<Vec<_>>())?;
    let parts: Vec<u8> = files.iter().flat_map(|file| names::fingerprint(&file.content).into_bytes()).collect();
    let build = names::fingerprint(&parts);
    let worker = filled(template, &[("build", &build), ("files", &list)])?;
    Ok(File { path: "sw.js".to_owned(), content: worker.into_bytes() })
}

/// The template with every `{{name}}` replaced.
fn filled(template: &str, fillings: &[(&str, &str)]) -> Result<String> {
    let mut parts = template.split("{{");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").context("a {{ without its }}")?;
        let Some((_, value)) = fillings.iter().find(|(known, _)| *known == name) else {
            bail!("nothing is known to put in place of {{{{{name}}}}}");
        };
        whole.push_str(value);
        whole.push_str(rest);
    }
    Ok(whole)
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_filled_and_unknown_ones_refused() {
        assert_eq!(filled("a {{x}} b {{y}}", &[("x", "1"), ("y", "{{2}}")]).unwrap(), "a 1 b {{2}}");
        assert!(filled("{{z}}", &[]).is_err());
        assert!(filled("{{z", &[("z", "")]).is_err());
    }

    #[test]
    fn the_worker_is_another_when_a_file_is() {
        let worker = |content: &[u8]| {
            let file = File { path: "index.html".to_owned(), content: content.to_vec() };
            super::worker("{{build}} {{files}}", &[file]).unwrap().content
        };
        assert_ne!(worker(b"a"), worker(b"b"));
        assert!(String::from_utf8(worker(b"a")).unwrap().ends_with("[\"./\"]"));
    }
}
