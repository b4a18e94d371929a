//! The web table.

use leptos::prelude::*;

fn main() {
    leptos::mount::mount_to_body(|| view! { <h1>"Bottlecap"</h1> });
}
