//! The library: the rulebook and its examples. They are a file of their own, fetched when somebody first wants to read,
//! so that the first visit costs less; the service worker keeps it for later.

use std::sync::OnceLock;

use leptos::prelude::*;
use rulebook::Rulebook;
use shelf::{Library, Sheet};

static LIBRARY: OnceLock<Library> = OnceLock::new();

/// Whether the library has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), expect(dead_code, reason = "outside a browser nothing is fetched"))]
pub enum Stage {
    /// Nobody has asked for it.
    Away,
    /// On its way.
    Coming,
    /// Here.
    Here,
    /// It could not be fetched.
    Failed,
}

/// Whether the library has come, for all screens.
#[derive(Clone, Copy)]
struct Desk(RwSignal<Stage>);

/// Makes the library known to all screens.
pub fn provide() {
    provide_context(Desk(RwSignal::new(Stage::Away)));
}

/// Whether the library is here; asks for it if nobody has.
pub fn stage() -> Stage {
    let Some(Desk(stage)) = use_context::<Desk>() else { return Stage::Away };
    if stage.get() == Stage::Away {
        fetch(stage);
    }
    stage.get_untracked()
}

/// Asks once more after a failure.
pub fn ask_again() {
    if let Some(Desk(stage)) = use_context::<Desk>() {
        stage.set(Stage::Away);
    }
}

/// The rulebook; an empty one before the library is here.
pub fn rulebook() -> &'static Rulebook {
    static EMPTY: OnceLock<Rulebook> = OnceLock::new();
    match library() {
        Some(library) => &library.rulebook,
        None => EMPTY.get_or_init(Rulebook::default),
    }
}

/// The examples, sorted by their names; none before the library is here.
pub fn examples() -> &'static [Sheet] {
    library().map_or(&[], |library| &library.examples)
}

#[cfg(target_arch = "wasm32")]
fn library() -> Option<&'static Library> {
    LIBRARY.get()
}

/// Outside a browser the library is on the shelf.
#[cfg(not(target_arch = "wasm32"))]
fn library() -> Option<&'static Library> {
    let read = || shelf::shelter_library().expect("tests rule out a bad rulebook and bad examples");
    Some(LIBRARY.get_or_init(read))
}

#[cfg(not(target_arch = "wasm32"))]
fn fetch(stage: RwSignal<Stage>) {
    stage.set(Stage::Here);
}

#[cfg(target_arch = "wasm32")]
fn fetch(stage: RwSignal<Stage>) {
    stage.set(Stage::Coming);
    leptos::task::spawn_local(async move {
        let come = match fetched().await {
            Some(library) => {
                // A second one that came at the same time is the same.
                let _ = LIBRARY.set(library);
                Stage::Here
            }
            None => Stage::Failed,
        };
        stage.try_set(come);
    });
}

/// The file whose name the page tells.
#[cfg(target_arch = "wasm32")]
async fn fetched() -> Option<Library> {
    use wasm_bindgen::JsCast;
    use wasm_bindgen_futures::JsFuture;

    let place = document().query_selector("meta[name=library]").ok()??.get_attribute("content")?;
    let answer = JsFuture::from(window().fetch_with_str(&place)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    Library::read(&text).ok()
}
