//! Where one is on the page: the part of the address after the `#`. Every screen, rule and step has its own link.

use leptos::prelude::*;

/// A screen of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The start screen: `#/`.
    Start,
    /// A saved game on the table: `#/play/<id>`.
    Play(String),
    /// A saved game, step by step: `#/replay/<id>/<step>`.
    Replay(String, u32),
    /// The rulebook, at a rule or chapter if one is named: `#/rules/<id>`.
    Rules(Option<String>),
    /// The position of an example on the table: `#/try/<path>`.
    Try(String),
    /// A lesson, or the first one that is not done yet: `#/learn/<name>`.
    Lesson(Option<String>),
    /// A place in a room on a server: `#/room/<room>/<token>`. What stands after the `#` never leaves the browser.
    Room(String, String),
}

impl Route {
    /// Reads what stands after the `#`. What makes no sense leads to the start.
    pub fn read(hash: &str) -> Route {
        let hash = hash.trim_start_matches('#').trim_start_matches('/');
        let (head, rest) = hash.split_once('/').unwrap_or((hash, ""));
        match (head, rest) {
            ("play", id) if !id.is_empty() => Route::Play(id.to_owned()),
            ("replay", rest) if !rest.is_empty() => {
                let (id, step) = rest.split_once('/').unwrap_or((rest, "0"));
                Route::Replay(id.to_owned(), step.parse().unwrap_or(0))
            }
            ("rules", id) => Route::Rules(Some(id.to_owned()).filter(|id| !id.is_empty())),
            ("learn", name) => Route::Lesson(Some(name.to_owned()).filter(|name| !name.is_empty())),
            ("room", rest) => match rest.split_once('/') {
                Some((room, token)) if !room.is_empty() && !token.is_empty() => {
                    Route::Room(room.to_owned(), token.to_owned())
                }
                _ => Route::Start,
            },
            ("try", path) if !path.is_empty() => Route::Try(path.to_owned()),
            _ => Route::Start,
        }
    }

    /// Where the address leads.
    pub fn here() -> Route {
        Route::read(&window().location().hash().unwrap_or_default())
    }

    /// The link to it, `#` included.
    pub fn link(&self) -> String {
        match self {
            Route::Start => "#/".to_owned(),
            Route::Play(id) => format!("#/play/{id}"),
            Route::Replay(id, step) => format!("#/replay/{id}/{step}"),
            Route::Rules(None) => "#/rules".to_owned(),
            Route::Lesson(None) => "#/learn".to_owned(),
            Route::Lesson(Some(name)) => format!("#/learn/{name}"),
            Route::Rules(Some(id)) => format!("#/rules/{id}"),
            Route::Try(path) => format!("#/try/{path}"),
            Route::Room(room, token) => format!("#/room/{room}/{token}"),
        }
    }

    /// Goes there.
    pub fn go(&self) {
        // Without an address bar there is nowhere to go.
        let _ = window().location().set_hash(&self.link());
    }

    /// Goes there without a new step in the browser's history, as for each step of a replay.
    pub fn slide(&self) {
        let link = self.link();
        let history = window().history();
        let _ =
            history.and_then(|history| history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&link)));
    }
}

/// The screen named by the address, kept up to date.
pub fn watch() -> ReadSignal<Route> {
    let (route, set_route) = signal(Route::here());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| set_route.set(Route::here()));
    on_cleanup(move || listener.remove());
    route
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_back_to_where_they_came_from() {
        let routes = [
            Route::Start,
            Route::Play("g-1f".to_owned()),
            Route::Replay("g-1f".to_owned(), 12),
            Route::Rules(None),
            Route::Lesson(None),
            Route::Lesson(Some("first-shift".to_owned())),
            Route::Rules(Some("S-BUILD-03".to_owned())),
            Route::Try("examples/shelter/build/own-level.kdl".to_owned()),
            Route::Room("r-1".to_owned(), "t-2".to_owned()),
        ];
        for route in routes {
            assert_eq!(Route::read(&route.link()), route);
        }
    }

    #[test]
    fn nonsense_leads_to_the_start() {
        for hash in ["", "#", "#/", "#/nowhere", "#/play", "#/replay/", "#/try/", "#//", "#/room/x", "#/room//t"] {
            assert_eq!(Route::read(hash), Route::Start, "{hash}");
        }
        assert_eq!(Route::read("#/replay/x/many"), Route::Replay("x".to_owned(), 0));
    }
}
