//! Toasts: short news at the edge of the page, read out to those who do not see them.

use std::time::Duration;

use leptos::prelude::*;
use pack::Filling;

use super::Icon;
use crate::{
    route::Route,
    words::{self, fill, say},
};

/// How long a toast stays that waits for nothing.
const STAY: Duration = Duration::from_secs(8);

/// What a toast says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// A message of the page, which follows its language.
    Key(&'static str),
    /// A message with a name in it, as `$name`.
    Naming(&'static str, String),
    /// A text as it is.
    Text(String),
}

impl From<&'static str> for Words {
    fn from(key: &'static str) -> Words {
        Words::Key(key)
    }
}

impl From<String> for Words {
    fn from(text: String) -> Words {
        Words::Text(text)
    }
}

impl Words {
    fn said(&self) -> String {
        match self {
            Words::Key(key) => say(key),
            Words::Naming(key, name) => fill(key, &[("name", Filling::Text(name))]),
            Words::Text(text) => text.clone(),
        }
    }
}

/// Whether the news are good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Neither.
    Plain,
    /// Something was done.
    Good,
    /// Something went wrong.
    Bad,
}

/// A button on a toast: the key of its message, and what it does.
pub type Action = (&'static str, Callback<()>);

#[derive(Clone)]
struct Toast {
    id: u32,
    tone: Tone,
    words: Words,
    action: Option<Action>,
}

/// The toasts of the page.
#[derive(Clone, Copy)]
pub struct Toasts {
    shown: RwSignal<Vec<Toast>>,
    last: StoredValue<u32>,
}

impl Toasts {
    /// Makes them known to all parts of the page.
    pub fn provide() -> Toasts {
        let toasts = Toasts { shown: RwSignal::default(), last: StoredValue::new(0) };
        provide_context(toasts);
        toasts
    }

    /// The toasts of this page.
    pub fn here() -> Toasts {
        expect_context::<Toasts>()
    }

    /// Shows news.
    pub fn show(self, words: impl Into<Words>) {
        self.add(Tone::Plain, words.into(), None);
    }

    /// Shows that something was done.
    pub fn good(self, words: impl Into<Words>) {
        self.add(Tone::Good, words.into(), None);
    }

    /// Shows that something went wrong.
    pub fn bad(self, words: impl Into<Words>) {
        self.add(Tone::Bad, words.into(), None);
    }

    /// Shows news with a button. It stays until it is used or put away.
    pub fn offer(self, words: impl Into<Words>, action: Action) {
        self.add(Tone::Plain, words.into(), Some(action));
    }

    fn add(self, tone: Tone, words: Words, action: Option<Action>) {
        let id = self.last.get_value() + 1;
        self.last.set_value(id);
        let stays = action.is_some();
        self.shown.update(|shown| {
            // The same news again replace the old ones.
            shown.retain(|toast| toast.words != words);
            shown.push(Toast { id, tone, words, action });
        });
        if !stays {
            set_timeout(move || self.put_away(id), STAY);
        }
    }

    fn put_away(self, id: u32) {
        self.shown.try_update(|shown| shown.retain(|toast| toast.id != id));
    }
}

/// Where the toasts appear; once on the page.
#[component]
pub fn ToastRack() -> impl IntoView {
    let toasts = Toasts::here();
    let one = move |Toast { id, tone, words, action }: Toast| {
        let action = action.map(|(key, act)| {
            let press = move |_| {
                toasts.put_away(id);
                act.run(());
            };
            view! {
                <button class="btn quiet" type="button" on:click=press>
                    {words::said(key)}
                </button>
            }
        });
        view! {
            <div class="toast" class:good=tone == Tone::Good class:bad=tone == Tone::Bad>
                <span>{move || words.said()}</span>
                {action}
                <button
                    class="btn quiet square"
                    type="button"
                    aria-label=words::said("toast-close")
                    on:click=move |_| toasts.put_away(id)
                >
                    <Icon name="close" />
                </button>
            </div>
        }
    };
    view! {
        <div class="toasts" role="status">
            <For each=move || toasts.shown.get() key=|toast| toast.id children=one />
        </div>
    }
}

/// Says when a newer page is ready. Where nothing is lost by it, the page is loaded anew at once.
pub fn watch_updates(toasts: Toasts, route: ReadSignal<Route>) {
    let reload = Callback::new(|()| {
        // A page that may not be loaded anew stays as it is.
        let _ = window().location().reload();
    });
    let updated = move || {
        if route.get_untracked() == Route::Start && !is_busy() {
            reload.run(());
        } else {
            toasts.offer("update-ready", ("update-reload", reload));
        }
    };
    let is_told = document().document_element().is_some_and(|root| root.has_attribute("data-updated"));
    if is_told {
        updated();
    }
    let listener = window_event_listener_untyped("bottlecap-updated", move |_| updated());
    on_cleanup(move || listener.remove());
}

/// Whether the person is in the middle of something: typing, or in a dialog.
fn is_busy() -> bool {
    let found = document().query_selector("dialog[open], input:focus, select:focus, textarea:focus");
    found.ok().flatten().is_some()
}
