//! The screen.

use leptos::prelude::*;

/// The screen.
#[component]
pub fn ReplayScreen(id: String, route: ReadSignal<crate::route::Route>) -> impl IntoView {
    view! { <main>"replay"</main> }
}
