//! Icons and pictures out of the page's sprite.

use leptos::prelude::*;

/// An icon. It says nothing to a screen reader: the text beside it or the label of its control does.
#[component]
pub fn Icon(
    /// Its name in the sprite, without the `i-`.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=move || format!("#i-{}", name.get())></use>
        </svg>
    }
}
