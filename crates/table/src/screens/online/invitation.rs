//! The links to a room, for those who are to come.

use js_sys::{Function, Reflect};
use kernel::Seat;
use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::{JsCast, JsValue};

use crate::{
    clock,
    game::{self, TableGame},
    memo::memo,
    online::{KeptRoom, Online},
    parts::{Icon, copy, full_address, new_id},
    route::Route,
    screens::start::{ColorMark, player_name},
    words::{fill, said, say},
};

/// How long a button says that it is done, in milliseconds.
const TOLD: u32 = 2000;

/// What a link is about.
fn subject<G: TableGame>() -> Signal<String> {
    Signal::derive(move || {
        let name = game::say::<G>("game-name");
        fill("invite-subject", &[("name", name.as_str().into())])
    })
}

/// The link to the own seat, for another device of the same person.
pub fn own_link<G: TableGame>(kept: &KeptRoom) -> impl IntoView + use<G> {
    let subject = subject::<G>();
    view! {
        <section class="invitations own-link">
            <h2 class="h3">{said("own-link-title")}</h2>
            <p class="small muted">{said("own-link-about")}</p>
            <Invitation route=kept.route() who=Signal::derive(said("own-link")) subject=subject>
                <Icon name="person" />
                {said("own-link")}
            </Invitation>
        </section>
    }
}

/// The links of a room that this browser made: one for each friend who has not come, and one for those who watch.
pub fn invitations<G: TableGame>(kept: KeptRoom, online: Online<G>) -> impl IntoView {
    let subject = subject::<G>();
    let seats = kept.colors.iter().enumerate().filter_map(|(at, color)| {
        let route = kept.invitation(at)?;
        let (color, name) = (color.clone(), kept.names.get(at).cloned().unwrap_or_default());
        let mark = color.clone();
        let who = Signal::derive(move || player_name::<G>(&name, &color));
        let seat = Seat::new(at as u8);
        let has_come = memo(move || {
            online.present.with(|present| present.as_ref().is_some_and(|present| present.came.contains(seat)))
        });
        Some(view! {
            <li hidden=has_come>
                <Invitation route=route who=who subject=subject>
                    <ColorMark color=mark />
                    {who}
                </Invitation>
            </li>
        })
    });
    let seats: Vec<_> = seats.collect();
    let watching = kept.watching().map(|route| {
        view! {
            <li>
                <Invitation route=route who=Signal::derive(said("invite-watch")) subject=subject>
                    <Icon name="eye" />
                    {said("invite-watch")}
                </Invitation>
            </li>
        }
    });
    let has_any = !seats.is_empty() || watching.is_some();
    has_any.then(|| {
        view! {
            <section class="invitations" aria-labelledby="invitations">
                <h2 class="h3" id="invitations">{said("invite-title")}</h2>
                <p class="small muted">{said("invite-about")}</p>
                <ul>{seats} {watching}</ul>
            </section>
        }
    })
}

/// One link, with the ways to send it.
#[component]
fn Invitation(route: Route, who: Signal<String>, subject: Signal<String>, children: Children) -> impl IntoView {
    let address = StoredValue::new(full_address(&route));
    let field = NodeRef::<html::Input>::new();
    let id = new_id("invitation");
    let is_copied = RwSignal::new(false);
    let select = move || {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    let press = move |_| {
        spawn_local(async move {
            if copy(&address.get_value()).await.is_err() {
                // The person can still copy what is selected.
                select();
                return;
            }
            is_copied.try_set(true);
            clock::pause(TOLD).await;
            is_copied.try_set(false);
        });
    };
    let share = share_function().map(|_| {
        view! {
            <button type="button" class="btn" on:click=move |_| share(&address.get_value(), &subject.get())>
                <Icon name="export" />
                {said("invite-share")}
                <span class="sr-only">{move || format!(": {}", who.get())}</span>
            </button>
        }
    });
    view! {
        <label for=id.clone() class="label">{children()}</label>
        <div class="invitation">
            <input
                class="input"
                id=id
                readonly
                node_ref=field
                prop:value=move || address.get_value()
                on:focus=move |_| select()
            />
            <button type="button" class="btn primary" on:click=press>
                <Icon name=Signal::derive(move || if is_copied.get() { "check" } else { "link" }.to_owned()) />
                {move || say(if is_copied.get() { "invite-copied" } else { "invite-copy" })}
                <span class="sr-only">{move || format!(": {}", who.get())}</span>
            </button>
            {share}
        </div>
    }
}

/// The browser's own way to send something, where it has one.
fn share_function() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

fn share(address: &str, subject: &str) {
    let what = js_sys::Object::new();
    for (name, value) in [("title", subject.to_owned()), ("url", address.to_owned())] {
        // A plain new object takes every property.
        let _ = Reflect::set(&what, &name.into(), &JsValue::from_str(&value));
    }
    if let Some(share) = share_function()
        && let Ok(promise) = share.call1(&window().navigator(), &what)
    {
        spawn_local(async move {
            // Whoever changes their mind has shared nothing.
            let _ = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(promise)).await;
        });
    }
}
