//! Whether somebody else plays the own seat, too: its owner is told, and can shut the others out.

use leptos::prelude::*;

use crate::{
    game::TableGame,
    memo::{effect, memo},
    online::Online,
    parts::Icon,
    words::{fill, said},
};

/// Says that the own seat is open on more than one screen. Who knows of that puts it away.
#[component]
pub fn Screens<G: TableGame>(online: Online<G>, #[prop(into)] on_alone: Callback<()>) -> impl IntoView {
    let count = memo(move || online.screens.get());
    // So many are known of.
    let known = RwSignal::new(1);
    // Whoever comes after one of them has left is new.
    effect(move || {
        let count = count.get().max(1);
        if count < known.get_untracked() {
            known.set(count);
        }
    });
    let text = move || fill("strip-screens", &[("n", i64::from(count.get()).into())]);
    view! {
        // Keys of a room whose people play again elsewhere are changed there.
        <Show when=move || { count.get() > known.get() && online.again.with(Option::is_none) }>
            <div class="strip screens">
                <Icon name="eye" />
                <p>{text}</p>
                <div class="btn-row">
                    <button type="button" class="btn primary" on:click=move |_| on_alone.run(())>
                        {said("strip-screens-close")}
                    </button>
                    <button type="button" class="btn" on:click=move |_| known.set(count.get_untracked())>
                        {said("strip-screens-known")}
                    </button>
                </div>
            </div>
        </Show>
    }
}
