//! The cover of the pamphlet: the sky above, and what lies below.

use leptos::prelude::*;

use super::{
    art::{Art, Picture},
    messages::said,
};

/// What is on the cover, row by row; nothing where nobody has dug yet.
const ROOMS: [[Option<(&str, u8)>; 4]; 3] = [
    [Some(("wasteland", 1)), Some(("vault-door", 3)), Some(("water-treatment", 2)), Some(("diner", 4))],
    [Some(("museum-of-sky", 2)), Some(("snail-ranch", 3)), Some(("mushroom-gallery", 2)), None],
    [None, Some(("choir-stairwell", 3)), Some(("apiary-shaft", 4)), Some(("grudge-court", 1))],
];

/// The cover.
pub fn cover() -> AnyView {
    let room = |place: Option<(&'static str, u8)>| match place {
        Some((id, tint)) => view! {
            <div data-tint=tint.to_string()>
                <Art kind=Picture::Room id=id />
            </div>
        }
        .into_any(),
        None => view! { <div class="undug"></div> }.into_any(),
    };
    let rows = ROOMS.map(|[outer_left, left, right, outer_right]| {
        view! {
            {room(outer_left)}
            {room(left)}
            <div class="shaft">
                <Art kind=Picture::Elevator />
            </div>
            {room(right)}
            {room(outer_right)}
        }
    });
    view! {
        <header class="cover">
            <div class="cover-head">
                <p class="label">{said("start-form")}</p>
                <h1>{said("start-title")}</h1>
                <p class="tagline">{said("start-tagline")}</p>
            </div>
            <div class="cover-scene" aria-hidden="true">
                <div class="surface">
                    <svg viewBox="0 0 840 120" preserveAspectRatio="xMidYMax slice">
                        <use href="#app-surface"></use>
                    </svg>
                </div>
                <div class="cover-rooms">{rows.collect_view()}</div>
                <p class="seal">{said("start-seal")}</p>
            </div>
        </header>
    }
    .into_any()
}
