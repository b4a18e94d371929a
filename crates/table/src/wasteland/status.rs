//! Round, actions and order of turns, in the bar over the table.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{Wasteland, open_step::Step};

use super::messages::{fill, said, say};
use crate::{
    memo::memo,
    parts::{Icon, SeatMark, seat_color},
    play::Play,
};

/// Round, the step of the game, what is left of the turn, order of turns.
pub fn status(play: Play<Wasteland>) -> AnyView {
    let round = memo(move || play.snapshot.with(|snapshot| snapshot.view.round));
    let step = memo(move || play.snapshot.with(|snapshot| step_name(snapshot.view.open_step().step)));
    let turn = memo(move || {
        play.snapshot.with(|snapshot| {
            let is_turn = matches!(snapshot.view.open_step().step, Step::Turn(_));
            is_turn.then_some((snapshot.view.turn.actions, snapshot.view.turn.points))
        })
    });
    let left = move || {
        let (actions, points) = turn.get().unwrap_or_default();
        fill("top-left", &[("actions", actions.into()), ("points", points.into())])
    };
    view! {
        <div class="round"><span class="label">{said("top-round")}</span><b>{round}</b></div>
        <div class="step-now">{move || say(&format!("step-{}", step.get()))}</div>
        <Show when=move || turn.get().is_some()>
            <div class="turn-left" role="img" aria-label=left title=left>
                <span class="pips">
                    {move || {
                        let actions = turn.get().map_or(0, |turn| turn.0);
                        (0..actions.max(2)).map(|at| view! { <i class:full=at < actions></i> }).collect_view()
                    }}
                </span>
                <Icon name="move" />
                <b>{move || turn.get().map_or(0, |turn| turn.1)}</b>
            </div>
        </Show>
        <TurnOrder play=play />
    }
    .into_any()
}

const fn step_name(step: Step) -> &'static str {
    match step {
        Step::Setup => "setup",
        Step::Turn(_) => "turn",
        Step::RoundEnd => "round-end",
        Step::Activation => "activation",
        Step::Over => "over",
    }
}

/// Who plays in which order.
#[component]
fn TurnOrder(play: Play<Wasteland>) -> impl IntoView {
    let order = memo(move || {
        play.snapshot
            .with(|snapshot| Seat::clockwise_from(snapshot.view.first, snapshot.view.seats).collect::<Vec<_>>())
    });
    let place = move |seat: Seat| {
        let is_now =
            move || play.snapshot.with(|snapshot| snapshot.view.active == seat && snapshot.decision.asked.is_some());
        let is_out = move || play.snapshot.with(|snapshot| snapshot.view.eliminated.contains(seat));
        view! {
            <li data-seat=seat_color(play, seat) class:now=is_now class:passed=is_out aria-current=move || is_now().then_some("true")>
                <SeatMark play=play seat=seat />
                <span class="name">{move || super::voice::speak(play, |_, voice| voice.seat(seat))}</span>
            </li>
        }
    };
    view! {
        <div class="order">
            <span class="label" id="order-now">{said("top-now")}</span>
            <ol aria-labelledby="order-now">{move || order.get().into_iter().map(place).collect_view()}</ol>
        </div>
    }
}
