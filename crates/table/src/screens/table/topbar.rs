//! The bar over the table: how the round stands, undo, menu.

use kernel::{UndoReach, UndoStop};
use leptos::prelude::*;

use super::{menu::Menu, others::Watchers};
use crate::{
    game::{self, TableGame, Voice as _},
    memo::{effect, follow, memo},
    online::Online,
    parts::{Icon, symbol},
    play::{Mode, Play},
    room::{Back, Order},
    route::Route,
    settings::likes,
    words::{fill, said, say},
};

/// The bar.
#[component]
pub fn TopBar<G: TableGame>(play: Play<G>) -> impl IntoView {
    let home = move || {
        let name = game::say::<G>("game-name");
        fill("top-home", &[("name", name.as_str().into())])
    };
    let sound = likes();
    view! {
        <header class="topbar">
            <a class="brand" href=Route::Start.link() aria-label=home>
                <svg class="brand-mark" viewBox="0 0 48 48" aria-hidden="true"><use href=symbol("app-mark")></use></svg>
                <span>{game::said::<G>("game-name")}</span>
            </a>
            {G::status(play)}
            <div class="own-stock">{G::own_stock(play)}</div>
            <div class="top-actions">
                {play.online.map(|online| view! { <Watchers online=online /> })}
                <UndoButton play=play />
                <button
                    type="button"
                    class="btn quiet square wide-only"
                    title=said("menu-summary")
                    aria-label=said("menu-summary")
                    on:click=move |_| play.summary.set(true)
                >
                    <Icon name="info" />
                </button>
                <a class="btn quiet square wide-only" href=Route::Rules(None).link() aria-label=said("top-rules")>
                    <Icon name="rules" />
                </a>
                <button
                    type="button"
                    class="btn quiet square wide-only"
                    aria-pressed=move || sound.with(|likes| likes.sound).to_string()
                    aria-label=said("top-sound")
                    on:click=move |_| sound.update(|likes| likes.sound = !likes.sound)
                >
                    <Icon name=Signal::derive(move || {
                        if sound.with(|likes| likes.sound) { "sound-on" } else { "sound-off" }.to_owned()
                    }) />
                </button>
                <Menu play=play />
            </div>
        </header>
    }
}

/// Undo: the button says how far it goes, or why it stops there.
#[component]
fn UndoButton<G: TableGame>(play: Play<G>) -> impl IntoView {
    let free = memo(move || play.snapshot.with(|snapshot| snapshot.undo));
    let back = memo(move || play.snapshot.with(|snapshot| snapshot.back));
    let confirms = RwSignal::new(false);
    effect(move || {
        follow(play.entry);
        confirms.set(false);
    });
    let text = move || match (free.get(), back.get()) {
        (Some((_, reach)), _) if reach.answers > 0 => fill("undo-free", &[("count", i64::from(reach.answers).into())]),
        (_, Some(_)) if confirms.get() => say("undo-sure"),
        (_, Some(back)) => way_back(play, back),
        _ => say("undo-nothing"),
    };
    let stop = move || free.get().map(|(_, reach)| stop_text(play, reach)).unwrap_or_default();
    let press = move |_| match (free.get_untracked(), back.get_untracked()) {
        (Some((seat, reach)), _) if reach.answers > 0 => {
            confirms.set(false);
            play.send(Order::Undo { seat, answers: 1 });
        }
        (_, Some(_)) if !confirms.get_untracked() => confirms.set(true),
        (_, Some(back)) => {
            confirms.set(false);
            play.send(Order::GoBack(back.to));
        }
        _ => {}
    };
    view! {
        <Show when=move || !matches!(play.mode, Mode::Replay | Mode::Lesson) && play.online.is_none_or(Online::is_playing)>
            <button
                type="button"
                class="btn quiet undo"
                title=stop
                disabled=move || {
                    free.get().is_none_or(|(_, reach)| reach.answers == 0) && back.get().is_none()
                }
                aria-label=move || format!("{} {}", text(), stop())
                on:click=press
            >
                <Icon name="undo" />
                <span class="wide-only">{text}</span>
            </button>
        </Show>
    }
}

fn way_back<G: TableGame>(play: Play<G>, back: Back) -> String {
    let key = if play.online.is_some() { "undo-propose" } else { "undo-back" };
    let seen = if back.revealed { "yes" } else { "no" };
    fill(key, &[("count", i64::from(back.answers).into()), ("seen", seen.into())])
}

fn stop_text<G: TableGame>(play: Play<G>, reach: UndoReach) -> String {
    match reach.stop {
        UndoStop::Beginning => say("undo-stop-beginning"),
        UndoStop::Revealed => say("undo-stop-revealed"),
        UndoStop::AnotherSeat(seat) => {
            let name = play.voice(|voice| voice.seat(seat));
            fill("undo-stop-seat", &[("seat", name.as_str().into())])
        }
    }
}
