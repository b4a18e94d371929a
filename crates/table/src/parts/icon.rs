//! Icons and pictures out of the page's sprite, a file of its own.

use std::cell::OnceCell;

use leptos::prelude::*;

thread_local! {
    /// Where the sprite is, as the page tells.
    static SPRITE: OnceCell<String> = const { OnceCell::new() };
}

/// The address of a symbol of the sprite, for a `use`.
pub fn symbol(name: &str) -> String {
    SPRITE.with(|sprite| format!("{}#{name}", sprite.get_or_init(|| told("sprite"))))
}

/// The address of the drawings that the first screen has, and so the cover: it stays as it stood before the program.
pub fn first_sprite() -> String {
    told("first-sprite")
}

/// What the page tells the program under this name.
fn told(name: &str) -> String {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

/// An icon. It says nothing to a screen reader: the text beside it or the label of its control does.
#[component]
pub fn Icon(
    /// Its name in the sprite, without the `i-`.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=move || symbol(&format!("i-{}", name.get()))></use>
        </svg>
    }
}
