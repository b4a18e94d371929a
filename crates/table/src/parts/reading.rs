//! What needs the library waits for it.

use leptos::prelude::*;

use crate::{
    library::{self, Stage},
    words::said,
};

/// Shows its children as soon as the rulebook and its examples are here.
#[component]
pub fn Reading(
    /// What needs them.
    children: ChildrenFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    move || match library::stage() {
        Stage::Here => children.with_value(|children| children()).into_any(),
        Stage::Away | Stage::Coming => view! { <p class="empty" role="status">{said("library-coming")}</p> }.into_any(),
        Stage::Failed => view! {
            <div class="empty" role="alert">
                <p>{said("library-failed")}</p>
                <button type="button" class="btn" on:click=move |_| library::ask_again()>
                    {said("library-again")}
                </button>
            </div>
        }
        .into_any(),
    }
}
