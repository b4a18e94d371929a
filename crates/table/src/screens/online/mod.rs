//! A room on a server: its table, or what is seen before there is one.

mod gathering;
mod invitation;

use std::{rc::Rc, sync::Arc};

use leptos::prelude::*;
use protocol::{Phase, Role, Welcome};

use self::gathering::Gathering;
pub use self::invitation::{invitations, own_link};
use super::table::{TableView, WayOut};
use crate::{
    clock,
    game::{TableGame, colors_of},
    memo::{effect, memo},
    online::{KeptRoom, Online, WayIn, kept_room, sentence, settle},
    parts::{Icon, Toasts, Words, download, file_name},
    play::{Mode, Play},
    room::{Link, Remote, Room, RoomEvent, Snapshot, sittings},
    route::Route,
    words::said,
};

/// The room, shared by the screen and its table.
type Seated<G> = StoredValue<Option<Rc<dyn Room<G>>>, LocalStorage>;

/// A room on a server, entered with the token of a seat or the one for watching.
pub fn room_screen<G: TableGame>(room: String, token: String) -> impl IntoView {
    let online = Online::<G>::new(room.clone(), Toasts::here());
    let play = RwSignal::new(None::<Box<Play<G>>>);
    let seated: Seated<G> = StoredValue::new_local(None);
    let owner = Owner::current();
    let told = move |told: RoomEvent<G>| match (play.try_get_untracked().flatten(), told) {
        (Some(play), told) => play.hear(told),
        (None, RoomEvent::News(news)) => online.hear(news),
        (None, RoomEvent::Update(step)) => {
            let Some(owner) = &owner else { return };
            let table = owner.with(|| set_table(online, step.snapshot.clone(), seated));
            if let Some(table) = table {
                table.hear(RoomEvent::Update(step));
                play.try_set(Some(Box::new(table)));
            }
        }
        // Who sits where is read from the news when the table is set.
        (None, _) => {}
    };
    let remote: Rc<dyn Room<G>> = Rc::new(Remote::open(room.clone(), WayIn::through(&room, &token), told));
    seated.set_value(Some(remote));
    remember(online, room, token);
    let is_in = memo(move || online.welcome.with(Option::is_some) && online.present.with(Option::is_some));
    // Before the game there is no table, either.
    let has_no_table =
        memo(move || matches!(online.phase(), Some(Phase::Stopped { step: 0, .. } | Phase::Over | Phase::Abandoned)));
    move || match (play.get(), is_in.get()) {
        (Some(play), _) => {
            let play = *play;
            view! { <TableView play=play /> }.into_any()
        }
        (None, true) if has_no_table.get() => view! { <NoTable seated=seated /> }.into_any(),
        (None, true) => view! { <Gathering online=online seated=seated /> }.into_any(),
        (None, false) => view! { <Entering online=online /> }.into_any(),
    }
}

/// Brings the room and the screen together when there is something on the table.
fn set_table<G: TableGame>(online: Online<G>, snapshot: Arc<Snapshot<G>>, seated: Seated<G>) -> Option<Play<G>> {
    let setup = online.welcome.with_untracked(|welcome| welcome.as_ref().map(|welcome| welcome.setup.clone()))?;
    let own = untrack(|| online.own());
    let seats = move || online.present.with(|present| present.as_ref().map(|present| sittings(present, own)));
    let first = untrack(seats).unwrap_or_default();
    let names = G::kit().names(&setup, &first);
    let play = Play::new(Mode::Game, G::kit().game.clone(), setup.clone(), names, snapshot).with_others(online);
    play.seats.set(first);
    if let Some(room) = seated.get_value() {
        play.attend(room);
    }
    let called = memo(move || seats().unwrap_or_default().into_iter().map(|one| one.name).collect::<Vec<_>>());
    let known = StoredValue::new(called.get_untracked());
    effect(move || {
        if called.get() != known.get_value() {
            known.set_value(called.get());
            play.names.set(Arc::new(G::kit().names(&setup, &untrack(seats).unwrap_or_default())));
        }
    });
    Some(play)
}

/// Remembers the way to the room, so that the start screen leads back to it.
fn remember<G: TableGame>(online: Online<G>, room: String, token: String) {
    effect(move || {
        let Some(welcome) = online.welcome.get() else { return };
        let Some(names) = online.present.with(|present| present.as_ref().map(|present| present.names.clone())) else {
            return;
        };
        let Welcome { setup, role, .. } = &*welcome;
        let mut kept = kept_room(&room).unwrap_or_else(|| KeptRoom::guest(room.clone(), token.clone(), G::ID));
        // Whoever watched and then got a seat comes back to the seat.
        if let Some(key) = online.key.get() {
            kept.claim(&token, &key);
            // Whoever loads the page anew comes in, also where nothing is kept; the invitation is of no use any more.
            if matches!(Route::here(), Route::Room(here, _) if here == room) {
                Route::Room(room.clone(), key).slide();
            }
        } else if kept.seats.is_empty() && matches!(role, Role::Seat(_)) && !kept.has_seat() {
            kept.token.clone_from(&token);
        }
        let colors = colors_of::<G>(setup);
        KeptRoom { colors, names, touched: clock::now(), ..kept }.keep();
        settle(&token);
    });
}

/// Not even the beginning of the game can be shown: what its people may know of it can be had as a file.
#[component]
fn NoTable<G: TableGame>(seated: Seated<G>) -> impl IntoView {
    let toasts = Toasts::here();
    let save = move |_| match seated.get_value().and_then(|room| room.save()) {
        Some(text) => {
            let name = file_name(&[G::ID.to_owned()], "bottlecap.jsonl");
            download(&name, &text);
            toasts.good(Words::Naming("saved-exported", name));
        }
        None => toasts.bad("saved-not-exported"),
    };
    view! {
        <main class="fault panel">
            <h1>{said("open-failed")}</h1>
            <p role="alert">{said("room-no-table")}</p>
            <p class="btn-row">
                <button class="btn primary" type="button" on:click=save>
                    <Icon name="export" />
                    {said("saved-export")}
                </button>
                <a class="btn quiet" href=Route::Start.link()>{said("open-back")}</a>
            </p>
        </main>
    }
}

/// What is seen before the server has answered, or after it said no.
#[component]
fn Entering<G: TableGame>(online: Online<G>) -> impl IntoView {
    move || match online.link.get() {
        Link::Closed(code) => view! {
            <main class="fault panel">
                <h1>{said("room-closed")}</h1>
                <p role="alert">{said(sentence(code))}</p>
                <p>
                    <WayOut code=code />
                </p>
            </main>
        }
        .into_any(),
        link => {
            let key = if link == Link::Lost { "link-lost" } else { "link-connecting" };
            view! { <main class="empty"><p role="status">{said(key)}</p></main> }.into_any()
        }
    }
}
