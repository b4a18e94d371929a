//! All files of the page, before compression.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, bail};
use pack::Lang;
use serde_json::{Value, json};

use crate::{
    Mode, drawings, first_screen,
    games::Game,
    names::{self, ASSETS},
    program::{Program, without_comments},
    style,
    words::{self, LATER, WORDS},
};

/// A file of the page by its path in the page's folder, with `/`.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) content: Vec<u8>,
}

/// The fonts that the first screen needs in any language.
const PRELOADED_FONTS: &str = "-latin-";

/// What the files of the libraries are called after their game.
pub(crate) const LIBRARY: &str = "-library";

/// What the files of the chunks of a program are called after their game.
pub(crate) const CHUNK: &str = "-chunk-";

/// What the scripts of the workers are called after their game.
pub(crate) const WORKER: &str = "-worker";

/// Collects the files that are named by their content.
#[derive(Default)]
struct Assets {
    files: Vec<File>,
}

impl Assets {
    /// Adds a file and returns the name it is served under, inside the folder of the assets.
    fn add(&mut self, name: &str, content: impl Into<Vec<u8>>) -> String {
        let content = content.into();
        let name = names::of(name, &content);
        self.files.push(File { path: format!("{ASSETS}/{name}"), content });
        name
    }
}

/// Puts the page together from the folder of its crate and the programs of the games.
pub(crate) fn assemble(folder: &Path, programs: &[(&Game, Program)], mode: Mode) -> Result<Vec<File>> {
    let statics = folder.join("static");
    let mut assets = Assets::default();
    let fonts = add_fonts(&folder.join("fonts"), &mut assets)?;
    let icons = add_icons(&folder.join("art/app"), &mut assets)?;
    let codes = serde_json::to_string(&Lang::ALL.map(Lang::code))?;
    let first = assets.add("first.js", filled(&script(&statics, "first.js", mode)?, &[("languages", &codes)])?);
    let games = first_screen::games(folder)?;
    let mut pages = Vec::new();
    for (game, program) in programs {
        let (id, art) = (game.id, folder.join("art"));
        let css = style::join(&style::sources(&folder.join("style"), id)?, &fonts)?;
        let css = assets.add(&format!("{id}.css"), css);
        let wasm = assets.add(&format!("{id}.wasm"), program.wasm.clone());
        let mut js = program.js.clone();
        for (name, chunk) in &program.chunks {
            let built = assets.add(
                &format!(
                    "{id}{CHUNK}{}",
                    name.trim_start_matches("split_").trim_start_matches("chunk_").replace('_', "-")
                ),
                chunk.clone(),
            );
            js = js.replace(&format!("./{name}"), &format!("./{built}"));
        }
        let js = assets.add(&format!("{id}.js"), js);
        let worker = filled(&script(&statics, "worker.js", mode)?, &[("js", &js)])?;
        let worker = assets.add(&format!("{id}{WORKER}.js"), worker);
        let sprite = format!("{ASSETS}/{}", assets.add(&format!("{id}.svg"), drawings::sprite(&art, id)?));
        let first_drawings = first_screen::drawings(folder, id)?;
        let first_sprite = format!("{ASSETS}/{}", assets.add(&format!("{id}-first.svg"), first_drawings));
        let library = assets.add(&format!("{id}{LIBRARY}.json"), (game.library)()?);
        let mut words = String::new();
        for lang in Lang::ALL {
            for (later, file, meta) in [(false, WORDS, "words"), (true, LATER, "later")] {
                let said = words::of(&folder.join(".."), game, lang, later)?;
                let name = assets.add(&format!("{id}{file}{lang}.json"), said);
                words.push_str(&format!("<meta name=\"{meta}-{lang}\" content=\"{ASSETS}/{name}\">"));
            }
        }
        let bytes = program.wasm.len().to_string();
        let offline = if mode == Mode::Real { "true" } else { "false" };
        let version = env!("CARGO_PKG_VERSION");
        let boot =
            [("js", js.as_str()), ("wasm", &wasm), ("bytes", &bytes), ("offline", offline), ("version", version)];
        let boot = assets.add(&format!("{id}-boot.js"), filled(&script(&statics, "boot.js", mode)?, &boot)?);
        let screens = first_screen::of(folder, id, &first_sprite)?;
        let index = filled(
            &read(&statics.join("index.html"))?,
            &[
                ("game", id),
                ("css", &format!("{ASSETS}/{css}")),
                ("first", &format!("{ASSETS}/{first}")),
                ("boot", &format!("{ASSETS}/{boot}")),
                ("icon", &icons.links()),
                ("library", &format!("{ASSETS}/{library}")),
                ("worker", &format!("{ASSETS}/{worker}")),
                ("sprite", &sprite),
                ("first-sprite", &first_sprite),
                ("games", &games),
                ("words", &words),
                ("preloads", &preloads(&fonts)),
                ("first-screen", &screens.first),
                ("fault", &screens.fault),
            ],
        )?;
        pages.push(File { path: game.page(), content: index.into_bytes() });
    }
    let mut files = assets.files;
    files.extend(pages);
    files.push(manifest(&statics, &icons)?);
    if mode == Mode::Real {
        let worker = service_worker(&script(&statics, "sw.js", mode)?, &files)?;
        files.push(worker);
    }
    Ok(files)
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

/// What the first screen needs and the browser would find out late.
fn preloads(fonts: &BTreeMap<String, String>) -> String {
    let fonts = fonts.iter().filter(|(name, _)| name.contains(PRELOADED_FONTS)).map(|(_, built)| {
        format!("<link rel=\"preload\" href=\"{ASSETS}/{built}\" as=\"font\" type=\"font/woff2\" crossorigin>\n")
    });
    fonts.collect()
}

/// The service worker, which keeps all files of this build under the name of the build.
fn service_worker(template: &str, files: &[File]) -> Result<File> {
    let listed = files.iter().map(|file| if file.path == "index.html" { "./" } else { &file.path });
    let list = serde_json::to_string(&listed.collect::<Vec<_>>())?;
    let parts: Vec<u8> = files.iter().flat_map(|file| names::fingerprint(&file.content).into_bytes()).collect();
    let build = names::fingerprint(&parts);
    let worker = filled(template, &[("build", &build), ("files", &list)])?;
    Ok(File { path: "sw.js".to_owned(), content: worker.into_bytes() })
}

/// A script of the page, without its comments where it is served.
fn script(statics: &Path, name: &str, mode: Mode) -> Result<String> {
    let text = read(&statics.join(name))?;
    Ok(if mode == Mode::Real { without_comments(&text) } else { text })
}

/// The template with every `{{name}}` replaced.
pub(crate) fn filled(template: &str, fillings: &[(&str, &str)]) -> Result<String> {
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

pub(crate) fn read(file: &Path) -> Result<String> {
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
            super::service_worker("{{build}} {{files}}", &[file]).unwrap().content
        };
        assert_ne!(worker(b"a"), worker(b"b"));
        assert!(String::from_utf8(worker(b"a")).unwrap().ends_with("[\"./\"]"));
    }
}
