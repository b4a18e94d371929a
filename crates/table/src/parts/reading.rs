//! What needs something that is not here yet waits for it.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    library::{self, Stage},
    words::{self, lang, said},
};

/// Shows its children as soon as the rulebook and its examples are here.
#[component]
pub fn Reading(
    /// What needs them.
    children: ChildrenFn,
) -> impl IntoView {
    view! {
        <Fetched stage=Signal::derive(library::stage) again=Callback::new(|()| library::ask_again())>
            {children()}
        </Fetched>
    }
}

/// Shows its children as soon as what they say besides the words of the table is here.
#[component]
pub fn Told(
    /// What says it.
    children: ChildrenFn,
) -> impl IntoView {
    let stage = RwSignal::new(Stage::Coming);
    let fetch = move || {
        let lang = lang();
        spawn_local(async move {
            let is_here = words::fetch_later(lang).await;
            stage.try_set(if is_here { Stage::Here } else { Stage::Failed });
        });
    };
    untrack(fetch);
    let again = Callback::new(move |()| {
        stage.set(Stage::Coming);
        fetch();
    });
    view! { <Fetched stage=Signal::from(stage) again=again>{children()}</Fetched> }
}

/// Shows its children as soon as what they need was fetched; before that, that it comes or why it does not.
#[component]
pub fn Fetched(
    /// Whether it has come.
    stage: Signal<Stage>,
    /// Fetches it once more after a failure.
    again: Callback<()>,
    /// What needs it.
    children: ChildrenFn,
) -> impl IntoView {
    let children = StoredValue::new(children);
    move || match stage.get() {
        Stage::Here => children.with_value(|children| children()),
        Stage::Away | Stage::Coming => view! { <p class="empty" role="status">{said("fetched-coming")}</p> }.into_any(),
        Stage::Failed => view! {
            <div class="empty" role="alert">
                <p>{said("fetched-failed")}</p>
                <button type="button" class="btn" on:click=move |_| again.run(())>
                    {said("fetched-again")}
                </button>
            </div>
        }
        .into_any(),
    }
}
