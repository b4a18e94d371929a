//! A button that puts the link to something into the clipboard.

use js_sys::{Function, Promise, Reflect};
use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::Icon;
use crate::{clock, route::Route, words};

/// How long it says that it is done, in milliseconds.
const TOLD: u32 = 2000;

/// Copies the link to a place on this page. Where the browser gives no clipboard, the address bar shows the link.
#[component]
pub fn CopyLink(
    /// Where the link leads.
    #[prop(into)]
    route: Signal<Route>,
    /// What it leads to, for the button's name.
    #[prop(into)]
    what: Signal<String>,
) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let press = move |_| {
        let route = route.get_untracked();
        spawn_local(async move {
            if copy(&full_address(&route)).await.is_err() {
                route.slide();
            }
            is_copied.try_set(true);
            clock::pause(TOLD).await;
            is_copied.try_set(false);
        });
    };
    let label = move || words::fill("copy-link-of", &[("what", what.get().as_str().into())]);
    view! {
        <button type="button" class="btn quiet square copy" on:click=press aria-label=label title=words::said("copy-link")>
            {move || {
                let icon = if is_copied.get() { "check" } else { "link" };
                view! { <Icon name=icon /> }
            }}
        </button>
        <span class="sr-only" role="status">{move || is_copied.get().then(|| words::say("copy-link-done"))}</span>
    }
}

/// The address of a place on this page, as somebody else can open it.
pub fn full_address(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split_once('#').map_or(here.as_str(), |(page, _)| page);
    format!("{page}{}", route.link())
}

/// Puts a text into the clipboard. Asks by name, because a page that is not served safely has no clipboard at all.
///
/// # Errors
/// The browser does not let it.
pub async fn copy(text: &str) -> Result<(), JsValue> {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    let done: Promise = write.call1(&clipboard, &text.into())?.dyn_into()?;
    JsFuture::from(done).await.map(|_| ())
}
