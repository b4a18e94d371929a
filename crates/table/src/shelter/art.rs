//! Pictures of cards, out of the page's sprite.

use leptos::prelude::*;

use crate::parts::symbol;

/// The names of all drawings of Shelter but its icons, in their order.
const DRAWINGS: &[&str] = include!(concat!(env!("OUT_DIR"), "/shelter-drawings.rs"));

/// Whether there is a drawing with this name.
pub fn is_drawn(name: &str) -> bool {
    DRAWINGS.binary_search(&name).is_ok()
}

/// What kind of card a picture is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// The snapshot of a room.
    Room,
    /// An item.
    Item,
    /// A threat.
    Threat,
    /// The shaft of an elevator.
    Elevator,
    /// A place where nothing is built yet.
    Blueprint,
}

/// A picture. It says nothing to a screen reader: the name of the card stands beside it.
#[component]
pub fn Art(
    /// Of what.
    kind: Picture,
    /// The card's name in its pack.
    #[prop(into, optional)]
    id: String,
) -> impl IntoView {
    let (wanted, instead, view_box, fit) = match kind {
        Picture::Room => (format!("room-{id}"), "room-empty-slot", "0 0 160 96", "xMidYMid slice"),
        Picture::Item => (format!("item-{id}"), "i-item", "0 0 64 64", "xMidYMid meet"),
        Picture::Threat => (format!("threat-{id}"), "i-threat", "0 0 64 64", "xMidYMid meet"),
        Picture::Elevator => ("room-elevator".to_owned(), "i-elevator", "0 0 64 96", "xMidYMin slice"),
        Picture::Blueprint => ("room-empty-slot".to_owned(), "i-build", "0 0 160 96", "xMidYMid slice"),
    };
    // The cards of an example have no pictures.
    let drawn = if is_drawn(&wanted) { wanted } else { instead.to_owned() };
    view! {
        <svg class="art" viewBox=view_box preserveAspectRatio=fit aria-hidden="true">
            <use href=symbol(&drawn)></use>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cards_of_the_usual_pack_have_pictures() {
        for drawn in ["room-diner", "item-tea-service", "threat-boiler-toad", "room-elevator", "room-empty-slot"] {
            assert!(is_drawn(drawn), "{drawn}");
        }
        assert!(!is_drawn("room-of-an-example") && !is_drawn("i-undo"));
    }
}
