//! The style of a page: the files that all games share and those of its game as one, made small.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, anyhow, bail};
use lightningcss::stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet};

/// Its tokens, reset and type come before everything else.
const FIRST: &str = "base.css";

/// A file of the style, by its path in the folder.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// The files of a page in the order of their names; what a game adds comes after the shared file of the same name.
pub(crate) fn sources(folder: &Path, game: &str) -> Result<Vec<Source>> {
    let mut sources = files_in(folder, "")?;
    sources.extend(files_in(&folder.join(game), &format!("{game}/"))?);
    // Shared files are first in the list, and of two with one name they stay first.
    sources.sort_by_key(|source| {
        let name = source.path.rsplit('/').next().unwrap_or_default().to_owned();
        (name != FIRST, name)
    });
    Ok(sources)
}

fn files_in(folder: &Path, inside: &str) -> Result<Vec<Source>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".css") {
            names.push(name);
        }
    }
    names.sort_unstable();
    let read = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        Ok(Source { path: format!("{inside}{name}"), text })
    };
    names.into_iter().map(read).collect()
}

/// The one stylesheet. Fonts are named in the files as `../fonts/NAME` and get the names of the built files.
pub(crate) fn join(sources: &[Source], fonts: &BTreeMap<String, String>) -> Result<String> {
    let parts = sources.iter().map(|Source { path, text }| {
        let text = with_fonts(text, fonts).with_context(|| format!("in {path}"))?;
        small(&text).with_context(|| format!("in {path}"))
    });
    parts.collect()
}

/// The same style in fewer bytes. What the browser is to understand stays as it is written: nothing is made for older
/// ones.
fn small(text: &str) -> Result<String> {
    let mut sheet = StyleSheet::parse(text, ParserOptions::default()).map_err(|error| anyhow!("{error}"))?;
    sheet.minify(MinifyOptions::default()).map_err(|error| anyhow!("{error}"))?;
    let printed = sheet.to_css(PrinterOptions { minify: true, ..PrinterOptions::default() });
    Ok(printed.map_err(|error| anyhow!("{error}"))?.code)
}

fn with_fonts(text: &str, fonts: &BTreeMap<String, String>) -> Result<String> {
    let mut parts = text.split("url(");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (target, rest) = part.split_once(')').context("an url( without its bracket")?;
        let bare = target.trim().trim_matches(['"', '\'']);
        let target = match bare.strip_prefix("../fonts/") {
            Some(font) => fonts.get(font).with_context(|| format!("there is no font {font}"))?,
            None if bare.starts_with("data:") || bare.starts_with('#') => target,
            None => bail!("`url({target})` is neither a font of the page nor contained in the style"),
        };
        whole.push_str("url(");
        whole.push_str(target);
        whole.push(')');
        whole.push_str(rest);
    }
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_get_the_names_of_the_built_files() {
        let fonts = BTreeMap::from([("a.woff2".to_owned(), "a-1.woff2".to_owned())]);
        let built = with_fonts("@font-face{src:url(\"../fonts/a.woff2\")}b{fill:url(#c)}", &fonts).unwrap();
        assert_eq!(built, "@font-face{src:url(a-1.woff2)}b{fill:url(#c)}");
        assert!(with_fonts("a{src:url(../fonts/b.woff2)}", &fonts).is_err());
        assert!(with_fonts("a{src:url(https://example.org/b.woff2)}", &fonts).is_err());
    }

    #[test]
    fn a_style_is_small_and_says_the_same() {
        let text = "/* Red. */\n.a {\n  color: #ff0000;\n  & > b { top: 0.5rem }\n}\n";
        assert_eq!(small(text).unwrap(), ".a{color:red;&>b{top:.5rem}}");
        assert!(small(".a { color: red").is_err() || small("}").is_err());
    }

    #[test]
    fn a_game_adds_to_what_is_shared() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/style");
        let sources = sources(&folder, "shelter").unwrap();
        let paths: Vec<&str> = sources.iter().map(|source| source.path.as_str()).collect();
        assert_eq!(paths[..2], [FIRST, "shelter/base.css"]);
        let place = |path| paths.iter().position(|one| *one == path).unwrap();
        assert_eq!(place("shelter/table.css"), place("table.css") + 1);
        assert!(place("shelter/vault.css") < place("watch.css"));
    }
}
