//! The screen.

use leptos::prelude::*;

/// The screen.
#[component]
pub fn TryScreen(path: String) -> impl IntoView {
    view! { <main>{path}</main> }
}
