//! Playing again with the same people.

use leptos::prelude::*;

use crate::{
    game::{TableGame, Voice as _},
    memo::memo,
    online::Online,
    parts::Icon,
    play::Play,
    room::{Order, Wish},
    words::{fill, said},
};

/// The way to the next game with the same people: for a player to ask for it, and for everybody to follow.
#[component]
pub fn Rematch<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let is_there = memo(move || online.again.with(Option::is_some));
    let is_player = memo(move || online.own().is_some());
    let ask = move |_| {
        online.wants_again.set_value(true);
        play.send(Order::Wish(Wish::Again));
    };
    view! {
        <Show
            when=move || is_there.get()
            fallback=move || {
                view! {
                    <Show when=move || is_player.get()>
                        <button type="button" class="btn primary rematch" on:click=ask>
                            <Icon name="play" />
                            {said("again-ask")}
                        </button>
                    </Show>
                }
            }
        >
            <button type="button" class="btn primary rematch" on:click=move |_| online.play_again()>
                <Icon name="play" />
                {said("again-join")}
            </button>
        </Show>
    }
}

/// Says that somebody wants to play again.
#[component]
pub fn Invited<G: TableGame>(play: Play<G>, online: Online<G>) -> impl IntoView {
    let by = memo(move || online.again.with(|again| again.as_ref().map(|again| again.by)));
    let text = move || {
        let by = by.get().map(|by| play.voice(|voice| voice.seat(by))).unwrap_or_default();
        fill("again-wanted", &[("by", by.as_str().into())])
    };
    view! {
        <Show when=move || by.get().is_some()>
            <div class="strip">
                <Icon name="play" />
                <p>{text}</p>
                <Rematch play=play online=online />
            </div>
        </Show>
    }
}
