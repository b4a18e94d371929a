//! Round, steps and order of turns, in the bar over the table.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{Shelter, open_step::Step, state::EndTrigger};

use super::messages::{said, say};
use crate::{
    memo::memo,
    parts::{SeatMark, seat_color},
    play::Play,
};

/// Round, steps, order of turns, and whether this round is the last.
pub fn status(play: Play<Shelter>) -> AnyView {
    let round = memo(move || play.snapshot.with(|snapshot| snapshot.view.round));
    let is_last =
        memo(move || play.snapshot.with(|snapshot| snapshot.view.end.is_some() && snapshot.decision.asked.is_some()));
    let end_reason = move || {
        let trigger = play.snapshot.with(|snapshot| snapshot.view.end);
        trigger.map(|trigger| say(&format!("trigger-{}", end_name(trigger))))
    };
    let step = memo(move || play.snapshot.with(|snapshot| name_of(snapshot.view.open_step().step)));
    view! {
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
        <TurnOrder play=play />
        <Show when=move || is_last.get()>
            <div class="end-banner" title=end_reason role="status">{said("top-last-round")}</div>
        </Show>
    }
    .into_any()
}

/// The step of the round that is shown as running.
const fn name_of(step: Step) -> &'static str {
    match step {
        Step::Spawn => "spawn",
        Step::Place | Step::Over => "place",
        Step::Recall => "recall",
    }
}

const fn end_name(trigger: EndTrigger) -> &'static str {
    match trigger {
        EndTrigger::SixthRoom => "sixth-room",
        EndTrigger::ThreatDeck => "threat-deck",
        EndTrigger::RoundLimit => "round-limit",
        EndTrigger::Standstill => "standstill",
    }
}

/// Who plays in which order, in this round and in the next.
#[component]
fn TurnOrder(play: Play<Shelter>) -> impl IntoView {
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
                <SeatMark play=play seat=seat />
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
                                    <SeatMark play=play seat=seat />
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
