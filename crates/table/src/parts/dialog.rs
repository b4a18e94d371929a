//! Dialogs over the page, on the browser's own element: it keeps the focus inside, closes on Esc and gives the focus
//! back to where it came from.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::{html, prelude::*};
use wasm_bindgen::JsCast;

use super::Icon;
use crate::memo::effect;
use crate::words;

/// An id that no other element of the page has.
pub fn new_id(kind: &str) -> String {
    static LAST: AtomicU32 = AtomicU32::new(0);
    format!("{kind}-{}", LAST.fetch_add(1, Ordering::Relaxed))
}

/// A dialog. What is in it exists only while it is open.
///
/// Its children are the body; wrap the buttons that end it into a `.dialog-foot` given as `foot`.
#[component]
pub fn Dialog(
    /// Whether it is open. Esc, the cross and a click beside it set this to false.
    open: RwSignal<bool>,
    /// What it is called.
    #[prop(into)]
    title: Signal<String>,
    /// For much text.
    #[prop(optional)]
    wide: bool,
    /// The buttons below.
    #[prop(optional, into)]
    foot: Option<ViewFn>,
    /// The body.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    let heading = new_id("dialog");
    let labelled_by = heading.clone();
    effect(move || {
        let Some(dialog) = element.get() else { return };
        match (open.get(), dialog.open()) {
            // Fails only for a dialog that has already left the page.
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // The screen below may be taken away or hidden; a dialog left open there would keep the whole page inert.
    let listener = window_event_listener(leptos::ev::hashchange, move |_| open.set(false));
    on_cleanup(move || listener.remove());
    // The element itself fills nothing but its backdrop: everything in it has an element of its own.
    let click = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if target.is_some() {
            open.set(false);
        }
    };
    let foot = StoredValue::new(foot);
    let children = StoredValue::new(children);
    view! {
        <dialog
            class="dialog"
            class:wide=wide
            aria-labelledby=labelled_by
            node_ref=element
            on:close=move |_| open.set(false)
            on:click=click
        >
            <Show when=move || open.get()>
                <header class="dialog-head">
                    <h2 id=heading.clone() tabindex="-1" autofocus>
                        {title}
                    </h2>
                    <button
                        class="btn quiet square"
                        type="button"
                        aria-label=words::said("dialog-close")
                        on:click=move |_| open.set(false)
                    >
                        <Icon name="close" />
                    </button>
                </header>
                <div class="dialog-body">{children.with_value(|children| children())}</div>
                {foot.with_value(|foot| {
                    foot.as_ref().map(|foot| view! { <footer class="dialog-foot">{foot.run()}</footer> })
                })}
            </Show>
        </dialog>
    }
}

/// A question before something that cannot be taken back.
#[component]
pub fn Confirm(
    /// Whether it is asked.
    open: RwSignal<bool>,
    /// The question.
    #[prop(into)]
    title: Signal<String>,
    /// What would happen.
    #[prop(into)]
    text: Signal<String>,
    /// What the button that does it says.
    #[prop(into)]
    action: Signal<String>,
    /// Does it.
    #[prop(into)]
    on_yes: Callback<()>,
) -> impl IntoView {
    let foot = move || {
        view! {
            <button class="btn" type="button" on:click=move |_| open.set(false)>
                {words::said("dialog-cancel")}
            </button>
            <button
                class="btn danger"
                type="button"
                on:click=move |_| {
                    open.set(false);
                    on_yes.run(());
                }
            >
                {action}
            </button>
        }
    };
    view! {
        <Dialog open=open title=title foot=foot>
            <p>{text}</p>
        </Dialog>
    }
}
