//! The map by keyboard: arrows go from space to space, Enter chooses.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use wasteland::{Wasteland, map::Node};
use web_sys::HtmlElement;

use super::{Chart, camera::Handle, geometry::Point};
use crate::{play::Play, wasteland::spot::Spot};

/// An arrow key leads to the next space in its direction.
pub fn walk_over(play: Play<Wasteland>, chart: Memo<Chart>, handle: &Handle, event: &ev::KeyboardEvent) {
    let direction = match event.key().as_str() {
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        _ => return,
    };
    let focused = document().active_element().and_then(|element| element.get_attribute("data-spot"));
    let next = chart.with_untracked(|chart| {
        let from = chart.nodes().find(|node| Some(spot(chart, *node).name()) == focused)?;
        neighbor(chart, chart.point(from)?, direction)
    });
    let Some(next) = next else { return };
    event.prevent_default();
    event.stop_propagation();
    let name = chart.with_untracked(|chart| spot(chart, next).name());
    let found = document().query_selector(&format!(".map [data-spot={name}]")).ok().flatten();
    if let Some(element) = found {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
    if let Some(point) = chart.with_untracked(|chart| chart.point(next)) {
        handle.show(point);
    }
    play.by_touch.set(false);
}

/// What is focused for a node: its space, or the tile while that lies facedown.
pub fn spot(chart: &Chart, node: Node) -> Spot {
    match chart.places.get(usize::from(node.place())) {
        Some(place) if place.tile.is_some() => Spot::Space(node),
        _ => Spot::Place(node.place()),
    }
}

/// The nearest space in a direction: far to the side counts twice.
fn neighbor(chart: &Chart, from: Point, (x, y): Point) -> Option<Node> {
    let mut best: Option<(f64, Node)> = None;
    for node in chart.nodes() {
        let Some(point) = chart.point(node) else { continue };
        let (dx, dy) = (point.0 - from.0, point.1 - from.1);
        let (ahead, aside) = (dx * x + dy * y, (dx * y - dy * x).abs());
        if ahead <= 1.0 || aside > ahead * 2.0 {
            continue;
        }
        let cost = ahead + 2.0 * aside;
        if best.is_none_or(|(known, _)| cost < known) {
            best = Some((cost, node));
        }
    }
    best.map(|(_, node)| node)
}
