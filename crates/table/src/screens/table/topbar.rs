//! The bar over the table: round, turn order now and next, undo, menu.

use kernel::{Seat, UndoReach, UndoStop};
use leptos::prelude::*;
use shelter::frame::{RoundStep, What};

use super::{menu::Menu, others::Watchers};
use crate::{
    memo::{effect, memo},
    online::Online,
    parts::{Icon, SeatMark, seat_color},
    play::{Mode, Play},
    room::{Back, Order},
    route::Route,
    settings::likes,
    words::{fill, said, say},
};

/// The bar.
#[component]
pub fn TopBar() -> impl IntoView {
    let play = Play::here();
    let round = memo(move || play.snapshot.with(|snapshot| snapshot.view.round));
    let is_last =
        memo(move || play.snapshot.with(|snapshot| snapshot.view.end.is_some() && snapshot.decision.asked.is_some()));
    let end_reason = move || {
        let trigger = play.snapshot.with(|snapshot| snapshot.view.end);
        trigger.map(|trigger| say(&format!("trigger-{}", end_name(trigger))))
    };
    let step = memo(move || play.snapshot.with(|snapshot| step_of(&snapshot.view.frames)));
    let sound = likes();
    view! {
        <header class="topbar">
            <a class="brand" href=Route::Start.link() aria-label=said("top-home")>
                <svg class="brand-mark" viewBox="0 0 48 48" aria-hidden="true"><use href="#app-mark"></use></svg>
                <span>"Shelter"</span>
            </a>
            <div class="round"><span class="label">{said("top-round")}</span><b>{round}</b></div>
            <ol class="steps" aria-label=said("top-step")>
                {["spawn", "place", "recall"]
                    .into_iter()
                    .map(|name| {
                        view! {
                            <li class:now=move || step.get() == name aria-current=move || (step.get() == name).then_some("step")>
                                {move || say(&format!("step-{name}"))}
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
            <TurnOrder />
            <Show when=move || is_last.get()>
                <div class="end-banner" title=end_reason role="status">{said("top-last-round")}</div>
            </Show>
            <div class="top-actions">
                {play.online.map(|online| view! { <Watchers online=online /> })}
                <UndoButton />
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
                <Menu />
            </div>
        </header>
    }
}

/// Which step of the round is running.
fn step_of(frames: &[shelter::frame::Frame]) -> &'static str {
    let is = |wanted: fn(&What) -> bool| frames.iter().any(|frame| wanted(&frame.what));
    if is(|what| matches!(what, What::Recall { .. } | What::Round(RoundStep::CleanUp))) {
        "recall"
    } else if is(|what| matches!(what, What::Spawn { .. } | What::Round(RoundStep::Begin))) {
        "spawn"
    } else {
        "place"
    }
}

const fn end_name(trigger: shelter::state::EndTrigger) -> &'static str {
    use shelter::state::EndTrigger;
    match trigger {
        EndTrigger::SixthRoom => "sixth-room",
        EndTrigger::ThreatDeck => "threat-deck",
        EndTrigger::RoundLimit => "round-limit",
        EndTrigger::Standstill => "standstill",
    }
}

/// Who plays in which order, in this round and in the next.
#[component]
fn TurnOrder() -> impl IntoView {
    let play = Play::here();
    // Turns go clockwise all through the round (S-ROUND-03); the next one begins with the token's holder.
    let count = play.snapshot.with_untracked(|snapshot| snapshot.view.seats);
    let next = memo(move || {
        play.snapshot
            .with(|snapshot| Seat::clockwise_from(snapshot.view.first, snapshot.view.seats).collect::<Vec<_>>())
    });
    let place = move |seat: Seat| {
        let is_now =
            move || play.snapshot.with(|snapshot| snapshot.view.active == seat && snapshot.decision.asked.is_some());
        let has_passed = move || play.snapshot.with(|snapshot| snapshot.view.passed.contains(seat));
        view! {
            <li data-seat=seat_color(play, seat) class:now=is_now class:passed=has_passed aria-current=move || is_now().then_some("true")>
                <SeatMark seat=seat />
                <span class="name">{move || play.voice(|voice| voice.seat(seat))}</span>
            </li>
        }
    };
    view! {
        <div class="order">
            <span class="label" id="order-now">{said("top-now")}</span>
            <ol aria-labelledby="order-now">{(0..count).map(Seat::new).map(place).collect_view()}</ol>
        </div>
        <div class="order next">
            <span class="label" id="order-next">{said("top-next")}</span>
            <ol aria-labelledby="order-next">
                {move || {
                    next.get()
                        .into_iter()
                        .map(|seat| {
                            view! {
                                <li data-seat=seat_color(play, seat)>
                                    <SeatMark seat=seat />
                                    <span class="name">{move || play.voice(|voice| voice.seat(seat))}</span>
                                </li>
                            }
                        })
                        .collect_view()
                }}
            </ol>
        </div>
    }
}

/// Undo: the button says how far it goes, or why it stops there.
#[component]
fn UndoButton() -> impl IntoView {
    let play = Play::here();
    let free = memo(move || play.snapshot.with(|snapshot| snapshot.undo));
    let back = memo(move || play.snapshot.with(|snapshot| snapshot.back));
    let confirms = RwSignal::new(false);
    effect(move || {
        play.entry.track();
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
        <Show when=move || play.mode != Mode::Replay && play.online.is_none_or(Online::is_playing)>
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

fn way_back(play: Play, back: Back) -> String {
    let key = if play.online.is_some() { "undo-propose" } else { "undo-back" };
    let seen = if back.revealed { "yes" } else { "no" };
    fill(key, &[("count", i64::from(back.answers).into()), ("seen", seen.into())])
}

fn stop_text(play: Play, reach: UndoReach) -> String {
    match reach.stop {
        UndoStop::Beginning => say("undo-stop-beginning"),
        UndoStop::Revealed => say("undo-stop-revealed"),
        UndoStop::AnotherSeat(seat) => {
            let name = play.voice(|voice| voice.seat(seat));
            fill("undo-stop-seat", &[("seat", name.as_str().into())])
        }
    }
}
