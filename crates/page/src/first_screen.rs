//! The first screen: what stands before the program runs, in all languages, from the texts and the cover that the
//! program has too.

use std::path::Path;

use anyhow::{Result, bail};
use pack::{Lang, Mistakes, Texts};
use serde_json::json;

use crate::{
    drawings,
    games::GAMES,
    site::{filled, read},
};

/// The files with its messages, of all games and of one.
const SHARED: [&str; 2] = ["common.ftl", "start.ftl"];
const OWN: &str = "start.ftl";
/// What a game is called.
const TITLE: &str = "start-title";

/// What of a page stands without the program.
pub(crate) struct Screens {
    /// Before it runs.
    pub(crate) first: String,
    /// When it has ended.
    pub(crate) fault: String,
}

/// The messages of the start screen of a game.
fn texts_of(folder: &Path, game: &str) -> Result<Texts> {
    let mut mistakes = Mistakes::new();
    let mut texts = Texts::new();
    for lang in Lang::ALL {
        let own = format!("{game}/{OWN}");
        for file in SHARED.into_iter().chain([own.as_str()]) {
            let path = folder.join("messages").join(lang.code()).join(file);
            texts.add(lang, file, &read(&path)?, &mut mistakes);
        }
    }
    Ok(texts)
}

/// All games with their pages and titles, as the program reads them.
pub(crate) fn games(folder: &Path) -> Result<String> {
    let mut all = Vec::new();
    for game in &GAMES {
        let texts = texts_of(folder, game.id)?;
        let titles = Lang::ALL.map(|lang| (lang.code(), texts.get(lang, TITLE, &[])));
        all.push(json!({"id": game.id, "page": game.address(), "titles": titles}));
    }
    Ok(serde_json::to_string(&all)?.replace('&', "&amp;").replace('"', "&quot;"))
}

/// The choice between the games, before the program runs.
fn game_switch(folder: &Path, own: &str) -> Result<String> {
    let mut links = String::new();
    for game in &GAMES {
        let texts = texts_of(folder, game.id)?;
        let title: String = Lang::ALL
            .map(|lang| format!("<span lang=\"{}\">{}</span>", lang.code(), texts.get(lang, TITLE, &[])))
            .concat();
        let current = if game.id == own { " aria-current=\"page\"" } else { "" };
        links.push_str(&format!("<a href=\"{}\"{current}>{title}</a>", game.address()));
    }
    Ok(format!("<div class=\"segments games\">{links}</div>"))
}

/// Their templates: the cover of a game, and what all games have.
fn templates(folder: &Path, game: &str) -> Result<[String; 3]> {
    let statics = folder.join("static");
    Ok([
        read(&statics.join(game).join("cover.html"))?,
        read(&statics.join("first.html"))?,
        read(&statics.join("fault.html"))?,
    ])
}

/// The drawings of the screens of a game, as a picture.
pub(crate) fn drawings(folder: &Path, game: &str) -> Result<String> {
    let templates = templates(folder, game)?.concat();
    let uses = templates.split("{{sprite}}#").skip(1).filter_map(|rest| rest.split('"').next());
    drawings::some(&folder.join("art"), game, &uses.collect())
}

/// The screens of a game, with the address of their drawings.
pub(crate) fn of(folder: &Path, game: &str, sprite: &str) -> Result<Screens> {
    let texts = texts_of(folder, game)?;
    let [cover, first, fault] = templates(folder, game)?;
    let cover = said(&cover, &texts, &[("sprite", sprite)])?;
    let known = [("sprite", sprite), ("cover", &cover), ("games", &game_switch(folder, game)?)];
    Ok(Screens { first: said(&first, &texts, &known)?, fault: said(&fault, &texts, &[("sprite", sprite)])? })
}

/// The template with its messages in all languages, each marked with its own.
fn said(template: &str, texts: &Texts, known: &[(&str, &str)]) -> Result<String> {
    let mut fillings: Vec<(&str, String)> = known.iter().map(|(gap, text)| (*gap, (*text).to_owned())).collect();
    for gap in template.split("{{").skip(1).filter_map(|part| part.split("}}").next()) {
        if fillings.iter().all(|(known, _)| *known != gap) {
            let mut all = String::new();
            for lang in Lang::ALL {
                let Some(text) = texts.find(lang, gap, &[]) else {
                    bail!("the first screen says `{gap}`, and there is no such message");
                };
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                all.push_str(&format!("<span lang=\"{}\">{text}</span>", lang.code()));
            }
            fillings.push((gap, all));
        }
    }
    filled(template, &fillings.iter().map(|(name, text)| (*name, text.as_str())).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_its_own_drawings_and_no_others() {
        let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table");
        for game in &GAMES {
            let drawn = super::drawings(&table, game.id).unwrap();
            let all = drawings::sprite(&table.join("art"), game.id).unwrap();
            assert!(drawn.contains("<symbol id=\"i-play\"") && drawn.len() < all.len() / 3, "{}", drawn.len());
        }
        assert!(drawings::some(&table.join("art"), "shelter", &["i-nobody-drew-this"].into()).is_err());
    }

    #[test]
    fn it_speaks_all_languages_with_the_words_of_the_table() {
        let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table");
        let Screens { first: screen, fault } = of(&table, "shelter", "sprite.svg").unwrap();
        assert!(fault.contains("<span lang=\"ru\">") && !fault.contains("{{"), "{fault}");
        assert!(screen.contains("<h1><span lang=\"en\">Shelter</span><span lang=\"ru\">"), "{screen}");
        assert!(screen.contains("sprite.svg#room-diner"), "{screen}");
        assert!(!screen.contains("{{"), "{screen}");
        for game in &GAMES {
            assert!(screen.contains(&format!("href=\"{}\"", game.address())), "{screen}");
        }
        assert!(said("{{nobody-says-this}}", &Texts::new(), &[]).is_err());
    }
}
