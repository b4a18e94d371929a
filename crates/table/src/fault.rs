//! The end of the program: after a panic nothing of it may run any more. The page has a screen for it that works without
//! the program, and is told what happened.

use std::panic;

use leptos::prelude::window;
use web_sys::{CustomEvent, CustomEventInit};

/// Tells the page when the program panics, from now on.
pub fn watch() {
    panic::set_hook(Box::new(|info| {
        let detail = CustomEventInit::new();
        detail.set_detail(&info.to_string().into());
        if let Ok(event) = CustomEvent::new_with_event_init_dict("bottlecap-panic", &detail) {
            // A page that does not hear it still sees that the program is lost.
            let _ = window().dispatch_event(&event);
        }
    }));
}
