//! Pointing at something without choosing it: with a mouse that comes over it, or with the focus of a keyboard.
//!
//! A finger does neither. It gives the focus just before its click, which would make a first tap a second one, and it
//! leaves when it is lifted, which would move things between its press and its click.

use leptos::{
    ev::{FocusEvent, PointerEvent},
    prelude::*,
};

use crate::{game::TableGame, play::Play};

/// Points at a thing on the table when a mouse comes over it, and when it gets the focus.
pub fn aiming<G: TableGame>(
    play: Play<G>,
    spot: G::Spot,
) -> (impl Fn(PointerEvent) + Copy + 'static, impl Fn(FocusEvent) + Copy + 'static) {
    pointing(play, move || play.aim(Some(spot)))
}

/// What to do when a mouse comes over something, and when it gets the focus.
pub fn pointing<G: TableGame>(
    play: Play<G>,
    point: impl Fn() + Copy + 'static,
) -> (impl Fn(PointerEvent) + Copy + 'static, impl Fn(FocusEvent) + Copy + 'static) {
    let focused = move |_: FocusEvent| {
        if !play.by_touch.get_untracked() {
            point();
        }
    };
    (by_mouse(point), focused)
}

/// What to do when a mouse comes or goes.
pub fn by_mouse(act: impl Fn() + Copy + 'static) -> impl Fn(PointerEvent) + Copy + 'static {
    move |event: PointerEvent| {
        if event.pointer_type() == "mouse" {
            act();
        }
    }
}
