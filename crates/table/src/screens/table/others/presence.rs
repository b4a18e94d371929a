//! Who is there, and how much time they have.

use kernel::Seat;
use leptos::prelude::*;

use crate::{
    game::TableGame,
    memo::{effect, memo},
    online::{Online, span},
    parts::Icon,
    words::{fill, said, say},
};

/// Whether the person of a seat is there, and how much time the seat has left: signs with words for those who do not
/// see them.
#[component]
pub fn Presence<G: TableGame>(online: Online<G>, seat: Seat) -> impl IntoView {
    let is_person = memo(move || online.is_person(seat));
    let is_here = memo(move || online.is_here(seat));
    let word = move || say(if is_here.get() { "present-here" } else { "present-away" });
    let seconds = memo(move || online.seconds(seat));
    let is_short = memo(move || online.is_short(seat));
    let clock = move || {
        seconds.get().map(|seconds| {
            let time = span(seconds);
            let words = fill("clock-left", &[("time", time.as_str().into())]);
            view! {
                <span class="clock num" class:low=is_short>
                    <span aria-hidden="true">{time}</span>
                    <span class="sr-only">{words}</span>
                </span>
            }
        })
    };
    view! {
        <Show when=move || is_person.get()>
            <span class="present" class:away=move || !is_here.get() title=word>
                <span class="sr-only">{word}</span>
            </span>
        </Show>
        {clock}
    }
}

/// How many watch, where somebody does.
#[component]
pub fn Watchers<G: TableGame>(online: Online<G>) -> impl IntoView {
    let count = memo(move || online.watchers());
    let words = move || fill("present-watchers", &[("n", i64::from(count.get()).into())]);
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="watchers" title=words>
                <Icon name="eye" />
                <span aria-hidden="true">{count}</span>
                <span class="sr-only">{words}</span>
            </span>
        </Show>
    }
}

/// Tells those who watch that they only watch.
#[component]
pub fn Watching<G: TableGame>(online: Online<G>) -> impl IntoView {
    view! {
        <Show when=move || online.is_watching()>
            <p class="watching">
                <Icon name="eye" />
                {said("watching")}
            </p>
        </Show>
    }
}

/// Says once that the own time runs out.
#[component]
pub fn HurryUp<G: TableGame>(online: Online<G>) -> impl IntoView {
    let is_short = memo(move || online.own().is_some_and(|own| online.is_short(own)));
    let news = RwSignal::new(String::new());
    effect(move || news.set(if is_short.get() { say("clock-short") } else { String::new() }));
    view! { <p class="sr-only" role="alert">{news}</p> }
}
