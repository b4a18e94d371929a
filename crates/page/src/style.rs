//! The style of the page: all files of its folder as one.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, bail};

/// Its tokens, reset and type come before everything else.
const FIRST: &str = "base.css";

/// The one stylesheet. Fonts are named in the files as `../fonts/NAME` and get the names of the built files.
pub(crate) fn join(folder: &Path, fonts: &BTreeMap<String, String>) -> Result<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".css") {
            names.push(name);
        }
    }
    names.sort_by_key(|name| (name != FIRST, name.clone()));
    let mut joined = String::new();
    for name in names {
        let text = fs::read_to_string(folder.join(&name)).with_context(|| format!("cannot read {name}"))?;
        joined.push_str(&with_fonts(&text, fonts).with_context(|| format!("in {name}"))?);
        joined.push('\n');
    }
    Ok(joined)
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
}
