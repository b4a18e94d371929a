//! Round, steps and order of turns, in the bar over the table.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{Shelter, open_step::Step, state::EndTrigger};

use super::messages::{fill, said, say};
use crate::{
    memo::memo,
    parts::{Icon, SeatMark, seat_color},
    play::Play,
};

/// Round, steps, order of turns, and whether this round is the last.
pub fn status(play: Play<Shelter>) -> AnyView {
    let round = memo(move || play.snapshot.with(|snapshot| snapshot.view.round));
    let limit = play.setup.with_value(|setup| setup.options.round_limit);
    let is_last = memo(move || {
        play.snapshot.with(|snapshot| {
            let is_certain = snapshot.view.end.is_some() || snapshot.view.round == limit;
            is_certain && snapshot.decision.asked.is_some()
        })
    });
    let end_reason = move || {
        let trigger = play.snapshot.with(|snapshot| snapshot.view.end);
        say(&format!("trigger-{}", end_name(trigger.unwrap_or(EndTrigger::RoundLimit))))
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
        <Show when=move || !is_last.get()>
            <UntilEnd play=play limit=limit />
        </Show>
        <Show when=move || is_last.get()>
            <div class="end-banner" title=end_reason role="status">{said("top-last-round")}</div>
        </Show>
    }
    .into_any()
}

/// Rounds that a limit may leave before it is worth a place in the bar.
const FEW_ROUNDS: u16 = 10;

/// What is left until the end is certain: rooms, threats, and rounds where they are few.
#[component]
fn UntilEnd(play: Play<Shelter>, limit: u16) -> impl IntoView {
    let now = memo(move || {
        play.snapshot.with(|snapshot| {
            let vault = &snapshot.view.vault;
            let rooms = (1..=snapshot.view.seats).map(|level| vault.rooms_on(level)).max().unwrap_or(0);
            let is_near = limit > 0 && limit.saturating_sub(snapshot.view.round) < FEW_ROUNDS;
            (rooms, snapshot.view.threats.left, snapshot.view.round, if is_near { limit } else { 0 })
        })
    });
    let words = move || {
        let (rooms, threats, round, rounds) = now.get();
        let (round, rounds) = (i64::from(round), i64::from(rounds));
        let left = [("rooms", rooms.into()), ("threats", threats.into())];
        fill("top-until-end", &[left, [("round", round.into()), ("rounds", rounds.into())]].concat())
    };
    view! {
        <div class="until-end" role="img" title=words aria-label=words>
            <Icon name="level" />
            <b>{move || format!("{}/6", now.get().0)}</b>
            <Icon name="threat" />
            <b>{move || now.get().1}</b>
            {move || {
                let (_, _, round, rounds) = now.get();
                (rounds > 0).then(|| view! { <Icon name="flag" /><b>{format!("{round}/{rounds}")}</b> })
            }}
        </div>
    }
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
