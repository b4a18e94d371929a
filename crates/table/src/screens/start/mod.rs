//! The screen.

use leptos::prelude::*;

/// The screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    view! { <main>"start"</main> }
}
