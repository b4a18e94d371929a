//! Dwellers: always a shape besides the color.

use kernel::Seat;
use leptos::prelude::*;
use shelter::{
    Shelter,
    content::Letter,
    state::{At, Due},
    view::View,
};

use super::spot::Spot;
use crate::{
    parts::{seat_color, symbol},
    play::Play,
};

/// How a dweller looks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Looks {
    /// Whose it is.
    pub seat: Seat,
    /// Which.
    pub dweller: u8,
    /// Injured.
    pub injured: bool,
    /// The letter it is trained in.
    pub letter: Option<Letter>,
    /// It will be trained at the recall.
    pub due: bool,
}

impl Looks {
    /// The looks of a dweller in a view.
    pub fn of(view: &View, seat: Seat, dweller: u8) -> Option<Looks> {
        let player = view.players.get(seat.index())?;
        let seen = player.all_dwellers().get(usize::from(dweller)).copied()?;
        Some(Looks {
            seat,
            dweller,
            injured: seen.injured,
            letter: player.letter_of(dweller),
            due: seen.due != Due::Nothing,
        })
    }

    /// The dwellers on a space, those that arrived on its icon included.
    pub fn on_space(view: &View, wanted: impl Fn(At) -> bool) -> Vec<Looks> {
        let mut found = Vec::new();
        for (seat, player) in (0u8..).map(Seat::new).zip(view.seated()) {
            for (dweller, seen) in (0u8..).zip(player.all_dwellers()) {
                if wanted(seen.at) {
                    found.extend(Looks::of(view, seat, dweller));
                }
            }
        }
        found
    }
}

/// A dweller.
#[component]
pub fn Dweller(
    /// The game on the screen.
    play: Play<Shelter>,
    /// How it looks.
    looks: Looks,
) -> impl IntoView {
    figure(play, &looks).attr("data-piece", Spot::Dweller(looks.seat, looks.dweller).name())
}

/// How a dweller looks, anywhere: only on the table it is a piece.
pub fn figure(play: Play<Shelter>, looks: &Looks) -> impl IntoView + AddAnyAttr + use<> {
    let Looks { seat, injured, letter, due, .. } = *looks;
    let color = seat_color(play, seat);
    view! {
        <span class="dweller" class:injured=injured class:due=due data-seat=color.clone() aria-hidden="true">
            <svg class="figure"><use href=symbol("i-dweller-figure")></use></svg>
            <svg class="seat-sign"><use href=symbol(&format!("i-seat-{color}"))></use></svg>
            {letter.map(|letter| view! { <b class="letter">{format!("{letter:?}")}</b> })}
        </span>
    }
}
