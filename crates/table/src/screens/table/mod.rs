//! The screen.

use leptos::prelude::*;

/// The screen.
#[component]
pub fn TableScreen(id: String) -> impl IntoView {
    view! { <main>"table"</main> }
}
