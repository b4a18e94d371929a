//! Opening a game of this browser.

use std::rc::Rc;

use derive_where::derive_where;
use leptos::{prelude::*, task::spawn_local};

use super::TableView;
use crate::{
    game::TableGame,
    lobby::Lobby,
    play::{Mode, Play},
    room::{Local, NotBegun, Opening, RoomEvent},
    route::Route,
    store::Store,
    words::{fill, said, say},
};

/// How far the game is on its way to the screen.
#[derive_where(Clone)]
enum State<G: TableGame> {
    Opening,
    Open(Box<Play<G>>),
    Failed(NotBegun),
}

/// A game of this browser.
pub fn table_screen<G: TableGame>(id: String) -> impl IntoView {
    let state = RwSignal::new(State::<G>::Opening);
    let owner = Owner::current();
    let handed = Lobby::<G>::here().take(&id);
    spawn_local({
        let id = id.clone();
        async move {
            let opened = open(handed, &id).await;
            let Some(owner) = owner else { return };
            let next = match opened {
                Ok((opening, store)) => State::Open(Box::new(owner.with(|| seat(opening, store)))),
                Err(error) => State::Failed(error),
            };
            state.try_set(next);
        }
    });
    move || match state.get() {
        State::Opening => view! { <main class="empty"><p role="status">{said("open-waiting")}</p></main> }.into_any(),
        State::Failed(error) => view! { <Failed error=error /> }.into_any(),
        State::Open(play) => {
            let play = *play;
            view! { <TableView play=play /> }.into_any()
        }
    }
}

/// A game that was just begun comes from the start screen; any other from the browser's store.
async fn open<G: TableGame>(handed: Option<Opening<G>>, id: &str) -> Result<(Opening<G>, Option<Store>), NotBegun> {
    let store = Store::open().await;
    match (handed, store) {
        (Some(opening), store) => Ok((opening, store.ok())),
        (None, Ok(store)) => {
            let mut opening = Opening::saved(&store, id).await?;
            opening.put_down(&store).await?;
            Ok((opening, Some(store)))
        }
        (None, Err(trouble)) => Err(trouble.into()),
    }
}

/// Brings the game and the screen together.
fn seat<G: TableGame>(opening: Opening<G>, store: Option<Store>) -> Play<G> {
    let setup = opening.table.setup().clone();
    let names = G::kit().names(&setup, &opening.seats);
    let play = Play::new(Mode::Game, opening.table.game().clone(), setup, names, opening.snapshot());
    let room = Rc::new(Local::open(opening, store, move |told: RoomEvent<G>| play.hear(told)));
    play.attend(room);
    play
}

#[component]
fn Failed(error: NotBegun) -> impl IntoView {
    let text = move || match &error {
        NotBegun::Store(trouble) => say(trouble.key()),
        NotBegun::Refused(what) => fill("open-refused", &[("what", what.as_str().into())]),
    };
    view! {
        <main class="empty">
            <h1>{said("open-failed")}</h1>
            <p role="alert">{text}</p>
            <a class="btn primary" href=Route::Start.link()>{said("open-back")}</a>
        </main>
    }
}
