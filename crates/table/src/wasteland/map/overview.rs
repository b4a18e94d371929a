//! The whole map in small, while only a part of it is in sight: where that part lies, and a way to go elsewhere. By
//! keyboard the focus goes from space to space and takes the map along, so nothing here needs a name.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use wasteland::{Wasteland, map::Node};
use web_sys::Element;

use super::{
    Chart,
    camera::{Bounds, Camera, Handle},
    geometry::{Point, hexagon},
};
use crate::{memo::memo, parts::seat_color, play::Play};

/// The part of the map that is in sight on a screen of this size.
fn window(camera: Camera, (width, height): (f64, f64)) -> Bounds {
    let unit = camera.span / width.min(height).max(1.0);
    let (w, h) = (width * unit / 2.0, height * unit / 2.0);
    Bounds { from: (camera.at.0 - w, camera.at.1 - h), to: (camera.at.0 + w, camera.at.1 + h) }
}

/// Whether something of the map is out of sight.
fn is_cut(window: Bounds, bounds: Bounds) -> bool {
    // The edge around the tiles is worth nothing.
    let edge = 40.0;
    window.from.0 > bounds.from.0 + edge
        || window.from.1 > bounds.from.1 + edge
        || window.to.0 < bounds.to.0 - edge
        || window.to.1 < bounds.to.1 - edge
}

/// The small map.
#[component]
pub fn Overview(
    /// The game on the screen.
    play: Play<Wasteland>,
    /// The map as it is drawn.
    chart: Memo<Chart>,
    /// The corners of the map.
    bounds: Memo<Bounds>,
    /// What moves the map.
    handle: StoredValue<Handle, LocalStorage>,
    /// The size of the map on the screen.
    #[prop(into)]
    size: Signal<(f64, f64)>,
) -> impl IntoView {
    let seen = memo(move || {
        let seen = window(play.desk.camera.get()?, size.get());
        is_cut(seen, bounds.get()).then_some(seen)
    });
    let view_box = move || {
        let Bounds { from, to } = bounds.get();
        format!("{:.1} {:.1} {:.1} {:.1}", from.0, from.1, to.0 - from.0, to.1 - from.1)
    };
    let tiles = move || {
        chart.with(|chart| {
            let tile = |(place, drawn): (u8, &super::Drawn)| {
                let is_lit = memo(move || !play.choices_at(crate::wasteland::spot::Spot::Place(place)).is_empty());
                view! { <polygon class:up=drawn.tile.is_some() class:lit=is_lit points=hexagon(drawn.at)></polygon> }
            };
            (0u8..).zip(&chart.places).map(tile).collect_view()
        })
    };
    let dots = move || {
        play.snapshot.with(|snapshot| {
            let view = &snapshot.view;
            chart.with(|chart| {
                let place = |node: Node| chart.point(node);
                let foes = view.foes.iter().filter_map(|(_, foe)| place(foe.at)).map(|at| dot("foe-dot", at, 26, None));
                let markers = view.staged.iter().flat_map(|staged| staged.markers.iter().collect::<Vec<_>>());
                let markers = markers.filter_map(place).map(|at| dot("marker-dot", at, 34, None));
                let figures = view.all_seats().filter_map(|seat| Some((seat, place(view.player(seat).at)?)));
                let figures = figures.map(|(seat, at)| dot("figure-dot", at, 52, Some(seat_color(play, seat))));
                foes.chain(markers).chain(figures).collect_view()
            })
        })
    };
    let frame = move || {
        seen.get().map(|Bounds { from, to }| {
            view! { <rect class="in-sight" x=from.0 y=from.1 width=to.0 - from.0 height=to.1 - from.1></rect> }
        })
    };
    // The point of the map under a point of the small one.
    let under = move |event: &ev::PointerEvent| -> Option<Point> {
        let drawing: Element = event.current_target()?.dyn_into().ok()?;
        let rect = drawing.get_bounding_client_rect();
        let Bounds { from, to } = bounds.get_untracked();
        let (w, h) = (to.0 - from.0, to.1 - from.1);
        let scale = (rect.width() / w).min(rect.height() / h);
        let x = f64::from(event.client_x()) - rect.left() - rect.width() / 2.0;
        let y = f64::from(event.client_y()) - rect.top() - rect.height() / 2.0;
        Some(((from.0 + to.0) / 2.0 + x / scale, (from.1 + to.1) / 2.0 + y / scale))
    };
    let go = move |event: &ev::PointerEvent| {
        event.prevent_default();
        if let Some(at) = under(event) {
            handle.with_value(|handle| handle.center(at, None));
        }
    };
    let is_held = StoredValue::new(false);
    view! {
        <Show when=move || seen.get().is_some()>
            <svg
                class="overview"
                viewBox=view_box
                aria-hidden="true"
                on:pointerdown=move |event| {
                    is_held.set_value(true);
                    if let Some(drawing) = event.current_target().and_then(|one| one.dyn_into::<Element>().ok()) {
                        let _ = drawing.set_pointer_capture(event.pointer_id());
                    }
                    go(&event);
                }
                on:pointermove=move |event| {
                    if is_held.get_value() {
                        go(&event);
                    }
                }
                on:pointerup=move |_| is_held.set_value(false)
                on:pointercancel=move |_| is_held.set_value(false)
            >
                {tiles}
                {dots}
                {frame}
            </svg>
        </Show>
    }
}

fn dot(class: &'static str, (x, y): Point, radius: u8, seat: Option<String>) -> AnyView {
    view! { <circle class=class data-seat=seat cx=x cy=y r=radius></circle> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_overview_is_there_while_something_is_out_of_sight() {
        let bounds = Bounds { from: (0.0, 0.0), to: (1000.0, 600.0) };
        let screen = (800.0, 400.0);
        let whole = bounds.fitted(screen.0, screen.1);
        assert!(!is_cut(window(whole, screen), bounds));
        let near = whole.zoomed(0.5, (0.0, 0.0));
        assert!(is_cut(window(near, screen), bounds));
        let Bounds { from, to } = window(Camera { at: (10.0, 20.0), span: 400.0 }, screen);
        assert_eq!((from, to), ((-390.0, -180.0), (410.0, 220.0)));
    }
}
