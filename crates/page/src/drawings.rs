//! The drawings of a page: one picture, a file of its own, whose symbols the page uses by name; and a small one with those
//! of the first screen, so that it need not wait for the rest.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};
use roxmltree::{Document, Node};

/// The folders with drawings that all games share.
const SHARED: [&str; 2] = ["app", "icons"];

/// What may be said in a `style` and as an attribute alike.
const PRESENTATION: [&str; 16] = [
    "clip-path",
    "color",
    "display",
    "fill",
    "fill-opacity",
    "fill-rule",
    "mask",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "visibility",
];

/// Attributes of the picture that mean nothing in a symbol.
const OF_THE_PICTURE: [&str; 7] = ["aria-hidden", "class", "height", "id", "role", "version", "width"];

/// Icons of the installed page are files of their own: systems that show them know nothing of the page's symbols.
pub(crate) fn is_app_icon(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("icon"))
}

/// What stands on the cover alone, which has the drawings of the first screen.
const OF_THE_COVER: &str = "cover-";

/// All drawings that a game needs as one picture.
pub(crate) fn sprite(art: &Path, game: &str) -> Result<String> {
    picture(art, game, |name| !name.starts_with(OF_THE_COVER))
}

/// Those of them that have these names.
pub(crate) fn some(art: &Path, game: &str, names: &BTreeSet<&str>) -> Result<String> {
    let drawn = picture(art, game, |name| names.contains(name))?;
    match names.iter().find(|name| !drawn.contains(&format!("<symbol id=\"{name}\""))) {
        Some(missing) => bail!("there is no drawing called {missing}"),
        None => Ok(drawn),
    }
}

fn picture(art: &Path, game: &str, is_wanted: impl Fn(&str) -> bool) -> Result<String> {
    let mut symbols = String::new();
    for folder in folders(art, game)? {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        let prefix = prefix(&name);
        for file in drawings_in(&folder)?.into_iter().filter(|file| name != "app" || !is_app_icon(file)) {
            let id = format!("{prefix}-{}", file.file_stem().unwrap_or_default().to_string_lossy());
            if !is_wanted(&id) {
                continue;
            }
            let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
            symbols.push_str(&symbol(&id, &text).with_context(|| format!("in {}", file.display()))?);
            symbols.push('\n');
        }
    }
    Ok(format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>"))
}

/// What is shared, and every folder of the game.
fn folders(art: &Path, game: &str) -> Result<Vec<PathBuf>> {
    let own = art.join(game);
    let mut folders = Vec::new();
    for entry in fs::read_dir(&own).with_context(|| format!("cannot read {}", own.display()))? {
        folders.push(entry?.path());
    }
    folders.sort_unstable();
    Ok(SHARED.iter().map(|name| art.join(name)).chain(folders).collect())
}

/// What the names of symbols begin with: `icons/undo.svg` is `i-undo`, `rooms/diner.svg` is `room-diner`.
fn prefix(folder: &str) -> String {
    if folder == "icons" { "i".to_owned() } else { singular(folder) }
}

/// The table's build script has it too.
fn singular(folder: &str) -> String {
    folder.strip_suffix("ies").map_or_else(|| folder.trim_end_matches('s').to_owned(), |stem| format!("{stem}y"))
}

/// The drawings of a folder in the order of their names.
fn drawings_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "svg") {
            files.push(path);
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// A drawing as a symbol. All drawings share one document, so the ids inside it begin with the symbol's.
fn symbol(id: &str, text: &str) -> Result<String> {
    let document = Document::parse(text).context("not well-formed")?;
    let picture = document.root_element();
    if !picture.has_tag_name(("http://www.w3.org/2000/svg", "svg")) {
        bail!("the outermost element is not an svg");
    }
    picture.attribute("viewBox").context("the drawing has no viewBox")?;
    let mut symbol = format!("<symbol id=\"{id}\"");
    for attribute in picture.attributes().filter(|attribute| !OF_THE_PICTURE.contains(&attribute.name())) {
        check_attribute(attribute.name(), attribute.value())?;
        symbol.push_str(&format!(" {}=\"{}\"", attribute.name(), &text[attribute.range_value()]));
    }
    symbol.push('>');
    if let (Some(first), Some(last)) = (picture.first_child(), picture.last_child()) {
        symbol.push_str(&rewritten(id, text, picture, first.range().start, last.range().end)?);
    }
    symbol.push_str("</symbol>");
    Ok(symbol)
}

/// The text between two places with its ids changed, and without comments and the white space between elements.
fn rewritten(id: &str, text: &str, picture: Node<'_, '_>, begin: usize, end: usize) -> Result<String> {
    let mut changes = Vec::new();
    for node in picture.descendants().filter(|node| *node != picture) {
        if node.is_comment() || (node.is_text() && node.text().is_some_and(|inner| inner.trim().is_empty())) {
            changes.push((node.range(), String::new()));
        }
        if ["style", "script", "image", "foreignObject"].contains(&node.tag_name().name()) {
            bail!("a drawing has no <{}>: the page forbids it", node.tag_name().name());
        }
        for attribute in node.attributes() {
            if attribute.name() == "style" {
                changes.push((attribute.range(), as_attributes(node, attribute.value())?));
                continue;
            }
            check_attribute(attribute.name(), attribute.value())?;
            let value = attribute.value();
            let changed = match attribute.name() {
                "id" => Some(format!("{id}-{value}")),
                "href" => Some(format!("#{id}-{}", value.trim_start_matches('#'))),
                _ if value.contains("url(#") => Some(value.replace("url(#", &format!("url(#{id}-"))),
                _ => None,
            };
            changes.extend(changed.map(|value| (attribute.range_value(), value)));
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    let mut result = String::new();
    let mut at = begin;
    for (range, value) in changes {
        result.push_str(&text[at..range.start]);
        result.push_str(&value);
        at = range.end;
    }
    result.push_str(&text[at..end]);
    Ok(result)
}

/// A `style` as the attributes that say the same. The page's security policy would drop the style.
fn as_attributes(node: Node<'_, '_>, style: &str) -> Result<String> {
    let mut attributes = Vec::new();
    for declaration in style.split(';').map(str::trim).filter(|declaration| !declaration.is_empty()) {
        let (name, value) = declaration.split_once(':').with_context(|| format!("`{style}` is no style"))?;
        let (name, value) = (name.trim(), value.trim());
        if !PRESENTATION.contains(&name) || value.contains(['"', '#']) || node.has_attribute(name) {
            bail!("`{declaration}` in a style cannot become an attribute; write it as one");
        }
        attributes.push(format!("{name}=\"{value}\""));
    }
    Ok(attributes.join(" "))
}

/// What the page's security policy would silently drop is a mistake here.
fn check_attribute(name: &str, value: &str) -> Result<()> {
    if name == "style" || name.starts_with("on") {
        bail!("`{name}=\"{value}\"`: the page forbids it in a drawing; use attributes such as fill=\"var(--ink)\"");
    }
    if name == "href" && !value.starts_with('#') {
        bail!("`href=\"{value}\"` leads out of the drawing");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(inner: &str) -> Result<String> {
        let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" viewBox=\"0 0 9 9\">{inner}</svg>");
        symbol("i-cap", &text)
    }

    #[test]
    fn a_drawing_becomes_a_symbol() {
        let symbol = drawn("<!-- rim -->\n  <path d=\"M0 0\"/>\n").unwrap();
        assert_eq!(symbol, "<symbol id=\"i-cap\" viewBox=\"0 0 9 9\"><path d=\"M0 0\"/></symbol>");
    }

    #[test]
    fn ids_of_two_drawings_do_not_meet() {
        let symbol = drawn("<clipPath id=\"a\"/><g clip-path=\"url(#a)\"><use href=\"#b\"/></g>").unwrap();
        assert!(symbol.contains("id=\"i-cap-a\""), "{symbol}");
        assert!(symbol.contains("url(#i-cap-a)"), "{symbol}");
        assert!(symbol.contains("href=\"#i-cap-b\""), "{symbol}");
    }

    #[test]
    fn a_style_becomes_attributes() {
        let symbol = drawn("<g style=\"opacity:var(--hurt, 0); fill: red\"/>").unwrap();
        assert!(symbol.contains("<g opacity=\"var(--hurt, 0)\" fill=\"red\"/>"), "{symbol}");
    }

    #[test]
    fn what_the_policy_would_drop_is_refused() {
        for inner in ["<g style=\"font:x\"/>", "<style/>", "<g onclick=\"\"/>", "<use href=\"x.svg#a\"/>"] {
            assert!(drawn(inner).is_err(), "{inner}");
        }
        assert!(symbol("i-cap", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").is_err());
    }
}
