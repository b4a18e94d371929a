//! Players' signs: always a shape besides the color.

use kernel::Seat;
use leptos::prelude::*;

use super::icon::symbol;
use crate::{game::TableGame, play::Play};

/// The color of a seat, as attributes and icons name it.
pub fn seat_color<G: TableGame>(play: Play<G>, seat: Seat) -> String {
    play.setup.with_value(|setup| G::seat_color(setup, seat))
}

/// The sign of a player in their color.
#[component]
pub fn SeatMark<G: TableGame>(
    /// The game on the screen.
    play: Play<G>,
    /// Which player.
    seat: Seat,
) -> impl IntoView {
    let color = seat_color(play, seat);
    view! {
        <span class="seat-mark" data-seat=color.clone() aria-hidden="true">
            <svg class="icon"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
        </span>
    }
}
