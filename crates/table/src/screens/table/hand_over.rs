//! The hand-over between two people at one screen, where one may not see what the other sees.

use kernel::Viewer;
use leptos::{html, prelude::*};

use crate::{
    game::{TableGame, Voice as _},
    memo::{effect, memo},
    parts::{SeatMark, seat_color},
    play::{Mode, Play},
    room::Order,
    words::{fill, said},
};

/// Covers the table until the person who is asked says that they are there.
#[component]
pub fn HandOver<G: TableGame>(play: Play<G>) -> impl IntoView {
    let waiting = memo(move || {
        let is_hidden = play.setup.with_value(G::has_secrets) && play.mode == Mode::Game;
        let snapshot = play.snapshot.get();
        let asked = snapshot.asked_seat()?;
        let persons = play.seats.with(|seats| seats.iter().filter(|sitting| sitting.holder.is_person()).count());
        let is_person =
            play.seats.with(|seats| seats.get(asked.index()).is_some_and(|sitting| sitting.holder.is_person()));
        let is_here = snapshot.viewer == Viewer::Seat(asked);
        (is_hidden && persons > 1 && is_person && !is_here && play.holding.get().is_none()).then_some(asked)
    });
    let button = NodeRef::<html::Button>::new();
    effect(move || {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    move || {
        waiting.get().map(|seat| {
            let name = move || play.voice(|voice| voice.seat(seat));
            view! {
                <div class="handover" data-seat=seat_color(play, seat) role="dialog" aria-modal="true" aria-labelledby="hand-over-title">
                    <div class="handover-card">
                        <SeatMark play=play seat=seat />
                        <h2 id="hand-over-title">
                            {move || fill("hand-over-title", &[("seat", name().as_str().into())])}
                        </h2>
                        <p>{said("hand-over-text")}</p>
                        <button
                            type="button"
                            class="btn primary big"
                            node_ref=button
                            on:click=move |_| play.send(Order::Look(Viewer::Seat(seat)))
                        >
                            {move || fill("hand-over-ready", &[("seat", name().as_str().into())])}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
