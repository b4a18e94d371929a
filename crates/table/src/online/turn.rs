//! Calls somebody who looks away when it is their turn: in the title of the page and, if they allowed it, with a
//! notification of the browser.

use leptos::{prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationPermission};

use crate::{
    game::TableGame,
    memo::{effect, memo},
    parts::Toasts,
    play::Play,
    settings::likes,
    words::say,
};

/// Whether somebody is called.
#[derive(Clone, Copy)]
struct Call(RwSignal<bool>);

/// Gives the page its title, which calls whoever looks away.
pub fn provide() {
    let is_called = RwSignal::new(false);
    provide_context(Call(is_called));
    effect(move || document().set_title(&say(if is_called.get() { "turn-title" } else { "page-title" })));
    let listener = window_event_listener_untyped("visibilitychange", move |_| {
        if !document().hidden() {
            is_called.set(false);
        }
    });
    on_cleanup(move || listener.remove());
}

/// Calls whoever is asked at this table and looks away, for as long as the table is on the screen.
pub fn watch<G: TableGame>(play: Play<G>) {
    let Some(Call(is_called)) = use_context::<Call>() else { return };
    let question = memo(move || play.answering().map(|_| play.snapshot.with(|snapshot| snapshot.number)));
    let is_asked = memo(move || question.get().is_some());
    effect(move || {
        if !is_asked.get() {
            is_called.set(false);
        } else if document().hidden() {
            is_called.set(true);
            if likes().with_untracked(|likes| likes.notify) {
                notify();
            }
        }
    });
    on_cleanup(move || {
        is_called.try_set(false);
    });
}

/// Shows a notification; a click on it leads back here.
fn notify() {
    if !is_allowed() {
        return;
    }
    // A browser that shows none from a page has the title still.
    let Ok(notification) = Notification::new(&say("turn-title")) else { return };
    let shown = notification.clone();
    let click = Closure::once_into_js(move || {
        let _ = window().focus();
        shown.close();
    });
    notification.set_onclick(Some(click.unchecked_ref()));
}

/// Whether the browser has notifications, and lets the page show some.
fn is_allowed() -> bool {
    has_notifications() && Notification::permission() == NotificationPermission::Granted
}

fn has_notifications() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

/// Asks whether notifications may be shown, after somebody switched them on.
pub fn ask_permission(toasts: Toasts) {
    let likes = likes();
    spawn_local(async move {
        if has_notifications()
            && let Ok(asked) = Notification::request_permission()
        {
            // The answer is read from the browser itself.
            let _ = JsFuture::from(asked).await;
        }
        if !is_allowed() {
            likes.update(|likes| likes.notify = false);
            toasts.bad("settings-notify-denied");
        }
    });
}
