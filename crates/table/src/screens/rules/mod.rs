//! The screen.

use leptos::prelude::*;

/// The screen.
#[component]
pub fn RulesScreen(route: ReadSignal<crate::route::Route>) -> impl IntoView {
    view! { <main>"rules"</main> }
}
