//! Walking over the table with the arrow keys: to the nearest thing in that direction, as the eye would go.

use leptos::{ev, prelude::document};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement};

/// Moves the focus for an arrow key, over the things that match.
pub fn on_key(things: &str, event: &ev::KeyboardEvent) {
    let (x, y) = match event.key().as_str() {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return,
    };
    let Some(from) = document().active_element() else { return };
    let here = middle(&from.get_bounding_client_rect());
    let Ok(all) = document().query_selector_all(things) else { return };
    let others = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<HtmlElement>().ok());
    let reach = |element: &HtmlElement| distance(here, middle(&element.get_bounding_client_rect()), (x, y));
    let nearest = others
        .filter_map(|element| Some((reach(&element)?, element)))
        .min_by(|(one, _), (other, _)| one.total_cmp(other));
    if let Some((_, element)) = nearest {
        event.prevent_default();
        // An element that cannot take the focus is not in the list.
        let _ = element.focus();
    }
}

fn middle(rect: &DomRect) -> (f64, f64) {
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

/// How far a thing is away in a direction; what lies aside counts threefold. None if it lies behind.
fn distance(from: (f64, f64), to: (f64, f64), way: (f64, f64)) -> Option<f64> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let ahead = dx * way.0 + dy * way.1;
    let aside = (dx * way.1).abs() + (dy * way.0).abs();
    (ahead > 1.0).then_some(ahead + 3.0 * aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_ahead_is_nearer_than_aslant_and_behind_is_nowhere() {
        let right = (1.0, 0.0);
        let straight = distance((0.0, 0.0), (100.0, 0.0), right);
        let aslant = distance((0.0, 0.0), (60.0, 50.0), right);
        assert!(straight < aslant);
        assert_eq!(distance((0.0, 0.0), (-10.0, 0.0), right), None);
    }
}
