//! From a name in the log to the thing on the table.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::{
    game::{Spot, TableGame},
    play::{Play, Tab},
};

/// How long a thing stays marked.
const MARKED: Duration = Duration::from_millis(1800);

/// The places of a thing as an attribute.
pub fn written<G: TableGame>(thing: G::Thing) -> String {
    G::Spot::places_of(thing).into_iter().map(Spot::name).collect::<Vec<_>>().join(" ")
}

/// Shows the first of these places that is on the table: brings it into view, marks it, and moves the focus to it.
pub fn jump<G: TableGame>(play: Play<G>, places: &str) {
    let Some(element) = places.split_whitespace().find_map(find) else { return };
    if let Some(tab) = tab_of::<G>(&element) {
        play.tab.set(tab);
    }
    // The tab shows it only after the page was brought up to date.
    request_animation_frame(move || {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        options.set_inline(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
        let marks = element.class_list();
        // The mark begins anew where it is still on.
        let _ = marks.remove_1("jump");
        let _ = element.get_bounding_client_rect();
        let _ = marks.add_1("jump");
        focus(&element);
        set_timeout(move || drop(marks.remove_1("jump")), MARKED);
    });
}

fn find(name: &str) -> Option<web_sys::Element> {
    let selector = format!("[data-spot=\"{name}\"], [data-piece=\"{name}\"], [data-also=\"{name}\"]");
    document().query_selector(&selector).ok().flatten()
}

/// Moves the focus to a thing that takes it, or to the first control in it.
fn focus(element: &web_sys::Element) {
    const CONTROLS: &str = "button:not(:disabled), a[href], [tabindex]";
    let control = if element.matches(CONTROLS).unwrap_or(false) {
        Some(element.clone())
    } else {
        element.query_selector(CONTROLS).ok().flatten()
    };
    if let Some(control) = control.and_then(|control| control.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = control.focus();
    }
}

/// The tab of a small screen on which a thing is.
fn tab_of<G: TableGame>(element: &web_sys::Element) -> Option<Tab> {
    let is_around = |panel: &str| element.closest(panel).is_ok_and(|found| found.is_some());
    G::PANELS.iter().find(|(panel, _)| is_around(panel)).map(|(_, tab)| *tab)
}
