//! What lies over the table for a moment: dice, and a cover while nobody may answer. Dice tumble by the style sheet, to
//! the faces they have.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, Event, KeyboardEvent};

use super::stage;
use crate::{game::TableGame, play::Play};

/// What lies over the table until it is dropped.
pub struct Overlay(pub Vec<Element>);

impl Drop for Overlay {
    fn drop(&mut self) {
        self.0.iter().for_each(Element::remove);
    }
}

/// Adds an element with a class.
pub fn add(parent: &Element, name: &str, class: &str) -> Option<Element> {
    let child = stage::element(name, class)?;
    parent.append_child(&child).ok()?;
    Some(child)
}

/// Adds an icon.
pub fn draw(parent: &Element, symbol: &str) -> Option<()> {
    let icon = stage::drawing(symbol, "icon")?;
    parent.append_child(&icon).ok().map(|_| ())
}

/// A cube with all its sides, from 1 to 6; the style sheet turns the right one up. What is on a side is drawn by
/// `drawn`.
pub fn cube(parent: &Element, class: &str, face: u8, drawn: impl Fn(&Element, u8) -> Option<()>) -> Option<()> {
    let cube = add(parent, "div", &format!("cube {class}"))?;
    cube.set_attribute("data-face", &face.to_string()).ok()?;
    (1..=6).try_for_each(|side| drawn(&add(&cube, "i", "")?, side))
}

/// Whether somebody writes.
fn is_in_field(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Covers the table, so that nobody answers what is answered already.
pub fn cover() -> Option<Overlay> {
    let cover = stage::element("div", "motion-cover")?;
    cover.set_attribute("aria-hidden", "true").ok()?;
    stage::floor()?.append_child(&cover).ok()?;
    Some(Overlay(vec![cover]))
}

/// Listens until it is dropped: a tap or Enter cuts the waiting short, Space or Escape skips all that is to be seen.
/// Keys that would choose something do nothing meanwhile.
pub struct Impatience {
    listen: Closure<dyn FnMut(Event)>,
}

const EVENTS: [&str; 2] = ["pointerdown", "keydown"];

impl Impatience {
    /// Begins to listen.
    pub fn listen<G: TableGame>(play: Play<G>) -> Impatience {
        let listen = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            let is_meant = key.as_deref().is_none_or(|key| matches!(key, "Escape" | " " | "Enter"));
            let is_all = matches!(key.as_deref(), Some("Escape" | " "));
            let is_sign = key.is_some_and(|key| key.chars().count() == 1);
            if (is_meant || is_sign) && !is_in_field(&event) {
                event.prevent_default();
                event.stop_immediate_propagation();
            }
            if is_all {
                play.skip();
            } else if is_meant {
                stage::cut();
            }
        });
        for name in EVENTS {
            let listener = listen.as_ref().unchecked_ref();
            // Who cannot be heard has to wait.
            let _ = window().add_event_listener_with_callback_and_bool(name, listener, true);
        }
        Impatience { listen }
    }
}

impl Drop for Impatience {
    fn drop(&mut self) {
        for name in EVENTS {
            let listener = self.listen.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool(name, listener, true);
        }
    }
}
