//! The games that have a page. This page tells which: it knows no other game but its own.

use leptos::prelude::*;
use serde::Deserialize;

use crate::{route::Route, words};

/// A game with its page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct GamePage {
    /// Its name in saved games and rooms.
    pub id: String,
    /// Its address, from this page.
    pub page: String,
    /// What it is called, by language.
    titles: Vec<(String, String)>,
}

impl GamePage {
    /// What it is called, in the language that is switched on.
    pub fn title(&self) -> String {
        let lang = words::lang().code();
        self.titles.iter().find(|(other, _)| other == lang).map(|(_, title)| title.clone()).unwrap_or_default()
    }
}

/// All games, in their order.
pub fn games() -> Vec<GamePage> {
    let told = document().query_selector("meta[name=games]").ok().flatten();
    let told = told.and_then(|told| told.get_attribute("content")).unwrap_or_default();
    serde_json::from_str(&told).unwrap_or_default()
}

/// The link to a screen of a game: on this page, or on the page of that game. What was kept before there was more than one
/// game belongs to the first.
pub fn link_to(own: &str, game: Option<&str>, route: &Route) -> String {
    link_among(&games(), own, game, route)
}

fn link_among(games: &[GamePage], own: &str, game: Option<&str>, route: &Route) -> String {
    let other = match game {
        Some(game) => games.iter().find(|one| one.id == game),
        None => games.first(),
    };
    match other.filter(|other| other.id != own) {
        Some(other) => format!("{}{}", other.page, route.link()),
        None => route.link(),
    }
}

/// The choice between the games.
#[component]
pub fn GameSwitch(
    /// The game of this page.
    own: &'static str,
) -> impl IntoView {
    let games = games();
    (games.len() > 1).then(|| {
        let link = |game: GamePage| {
            let (page, is_own) = (game.page.clone(), game.id == own);
            view! { <a href=page aria-current=is_own.then_some("page")>{move || game.title()}</a> }
        };
        view! {
            <nav class="segments games" aria-label=words::said("start-games")>
                {games.into_iter().map(link).collect_view()}
            </nav>
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_opened_on_the_page_of_its_game() {
        let text = r#"[{"id":"one","page":"./","titles":[["en","One"]]},{"id":"two","page":"two.html","titles":[]}]"#;
        let games: Vec<GamePage> = serde_json::from_str(text).unwrap();
        let link = |own, game| link_among(&games, own, game, &Route::Start);
        let here = Route::Start.link();
        assert_eq!(link("one", Some("one")), here);
        assert_eq!(link("one", Some("two")), format!("two.html{here}"));
        assert_eq!(link("two", Some("one")), format!("./{here}"));
        assert_eq!(link("two", None), format!("./{here}"), "kept before there were two");
        assert_eq!(link("one", Some("three")), here);
    }
}
