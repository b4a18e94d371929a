//! From a name in the log to the thing on the table.

use std::time::Duration;

use leptos::prelude::*;
use text::shelter::Thing;
use wasm_bindgen::JsCast;

use crate::{
    play::{Play, Tab},
    spot::Spot,
};

/// How long a thing stays marked.
const MARKED: Duration = Duration::from_millis(1800);

/// Where to look for a thing, the best place first: what has left the table went to a pile or its owner.
pub fn places(thing: Thing) -> Vec<Spot> {
    let spot = Spot::of_thing(thing);
    let also = match thing {
        Thing::Item(_) => Some(Spot::Track(shelter::event::Pile::Items)),
        Thing::Room(_) => Some(Spot::Track(shelter::event::Pile::Rooms)),
        Thing::Threat(_) => Some(Spot::Track(shelter::event::Pile::Threats)),
        Thing::Dweller { seat, .. } => Some(Spot::Board(seat)),
        Thing::Space(at) => Some(Spot::Level(at.level())),
        Thing::Seat(_) | Thing::Level(_) | Thing::Track(_) => None,
    };
    let built = match thing {
        Thing::Room(card) => Some(Spot::Built(card)),
        _ => None,
    };
    [Some(spot), built, also].into_iter().flatten().collect()
}

/// The places of a thing as an attribute.
pub fn written(thing: Thing) -> String {
    places(thing).into_iter().map(Spot::name).collect::<Vec<_>>().join(" ")
}

/// Shows the first of these places that is on the table: brings it into view, marks it, and moves the focus to it.
pub fn jump(play: Play, places: &str) {
    let Some(element) = places.split_whitespace().find_map(find) else { return };
    if let Some(tab) = tab_of(&element) {
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
    let selector = format!("[data-spot=\"{name}\"], [data-piece=\"{name}\"]");
    let room = name.strip_prefix("built-").map(|card| format!("[data-room=\"{card}\"]"));
    document().query_selector(&room.unwrap_or(selector)).ok().flatten()
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
fn tab_of(element: &web_sys::Element) -> Option<Tab> {
    let panels = [(".vault-panel", Tab::Vault), (".boards", Tab::Boards), (".tracks", Tab::Cards)];
    panels.into_iter().find(|(panel, _)| element.closest(panel).is_ok_and(|found| found.is_some())).map(|(_, tab)| tab)
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    #[test]
    fn things_that_left_the_table_have_another_place() {
        assert_eq!(written(Thing::Item(3)), "item-3 track-Items");
        assert_eq!(written(Thing::Room(4)), "room-4 built-4 track-Rooms");
        assert_eq!(written(Thing::Dweller { seat: Seat::new(1), dweller: 2 }), "dweller-1-2 board-1");
        assert_eq!(written(Thing::Seat(Seat::new(0))), "board-0");
    }
}
