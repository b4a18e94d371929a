//! Opening a game of this browser.

use std::{cell::RefCell, rc::Rc};

use derive_where::derive_where;
use kernel::{Divergence, Diverging};
use leptos::{prelude::*, task::spawn_local};

use super::TableView;
use crate::{
    game::TableGame,
    lobby::Lobby,
    parts::{Icon, Toasts, Words, download, file_name},
    play::{Mode, Play},
    resume::{Refused, difference},
    room::{Differs, Found, Local, NotBegun, Opening, RoomEvent},
    route::Route,
    store::{Store, Trouble, export_raw},
    words::{fill, said, say},
};

/// How far the game is on its way to the screen.
#[derive_where(Clone)]
enum State<G: TableGame> {
    Opening,
    Open(Box<Play<G>>),
    Differs(Divergence, Rc<RefCell<Option<Differs<G>>>>),
    Failed(NotBegun),
}

/// A game of this browser.
pub fn table_screen<G: TableGame>(id: String) -> impl IntoView {
    let state = RwSignal::new_local(State::<G>::Opening);
    let owner = Owner::current();
    let handed = Lobby::<G>::here().take(&id);
    spawn_local({
        let id = id.clone();
        async move {
            let opened = open(handed, &id).await;
            let Some(owner) = owner else { return };
            let next = match opened {
                Ok((Found::Ready(opening), store)) => State::Open(Box::new(owner.with(|| seat(*opening, store)))),
                Ok((Found::Differs(differs), _)) => {
                    State::Differs(differs.divergence().clone(), Rc::new(RefCell::new(Some(differs))))
                }
                Err(error) => State::Failed(error),
            };
            state.try_set(next);
        }
    });
    let owner = StoredValue::new(Owner::current());
    let go_on = Callback::new(move |differs: Rc<RefCell<Option<Differs<G>>>>| {
        let Some(opening) = differs.take().and_then(Differs::go_on) else { return };
        spawn_local(async move {
            let opened = put_down(opening).await;
            let Some(Some(owner)) = owner.try_get_value() else { return };
            state.try_set(match opened {
                Ok((opening, store)) => State::Open(Box::new(owner.with(|| seat(opening, Some(store))))),
                Err(error) => State::Failed(error),
            });
        });
    });
    move || match state.get() {
        State::Opening => view! { <main class="empty"><p role="status">{said("open-waiting")}</p></main> }.into_any(),
        State::Failed(error) => failed::<G>(id.clone(), error).into_any(),
        State::Differs(divergence, differs) => differing(id.clone(), divergence, differs, go_on).into_any(),
        State::Open(play) => {
            let play = *play;
            view! { <TableView play=play /> }.into_any()
        }
    }
}

/// A game that was just begun comes from the start screen; any other from the browser's store.
async fn open<G: TableGame>(handed: Option<Opening<G>>, id: &str) -> Result<(Found<G>, Option<Store>), NotBegun> {
    let store = Store::open().await;
    match (handed, store) {
        (Some(opening), store) => Ok((Found::Ready(Box::new(opening)), store.ok())),
        (None, Ok(store)) => {
            let mut found = Opening::saved(&store, id).await?;
            if let Found::Ready(opening) = &mut found {
                opening.put_down(&store).await?;
            }
            Ok((found, Some(store)))
        }
        (None, Err(trouble)) => Err(trouble.into()),
    }
}

/// Keeps a game that goes on from an earlier step.
async fn put_down<G: TableGame>(mut opening: Opening<G>) -> Result<(Opening<G>, Store), NotBegun> {
    let store = Store::open().await?;
    opening.put_down(&store).await?;
    Ok((opening, store))
}

/// Brings the game and the screen together.
fn seat<G: TableGame>(opening: Opening<G>, store: Option<Store>) -> Play<G> {
    let setup = opening.table.setup().clone();
    let names = G::kit().names(&setup, &opening.seats);
    let play = Play::new(Mode::Game, opening.table.game().clone(), setup, names, opening.snapshot());
    play.goal.set(opening.is_first);
    let room = Rc::new(Local::open(opening, store, move |told: RoomEvent<G>| play.hear(told)));
    play.attend(room);
    play
}

/// Why the game cannot be opened, and what can be done with what is stored of it all the same.
fn failed<G: TableGame>(id: String, error: NotBegun) -> impl IntoView {
    let toasts = Toasts::here();
    let (is_stored, can_be_watched, helps_reload) = match &error {
        NotBegun::Store(trouble) => {
            (matches!(trouble, Trouble::Unreadable | Trouble::Newer), false, *trouble == Trouble::Newer)
        }
        NotBegun::Stored(refused) => {
            let can_be_watched = matches!(refused, Refused::NoSecret | Refused::BrokenPromise | Refused::NoBeginning);
            (true, can_be_watched, *refused == Refused::Newer)
        }
        NotBegun::Fault(what) => {
            // In the words of the program, for whoever mends it.
            leptos::logging::error!("{what}");
            (false, false, false)
        }
    };
    let export = {
        let id = id.clone();
        move |_| {
            let id = id.clone();
            spawn_local(async move {
                match export_raw(&id).await {
                    Ok(name) => toasts.good(Words::Naming("saved-exported", name)),
                    Err(_) => toasts.bad("saved-not-exported"),
                }
            });
        }
    };
    let reload = move |_| {
        // A page that may not be loaded anew stays as it is.
        let _ = window().location().reload();
    };
    let text = move || match &error {
        NotBegun::Store(trouble) => say(trouble.key()),
        // The words for files would speak of a file.
        NotBegun::Stored(Refused::NoGame) => say("trouble-unreadable"),
        NotBegun::Stored(Refused::Newer) => say("trouble-newer"),
        NotBegun::Stored(refused) => refused.say::<G>(),
        NotBegun::Fault(_) => say("trouble-broken"),
    };
    view! {
        <main class="panel fault">
            <h1>{said("open-failed")}</h1>
            <p role="alert">{text}</p>
            <p class="btn-row">
                {helps_reload
                    .then(|| {
                        view! {
                            <button class="btn primary" type="button" on:click=reload>{said("link-reload")}</button>
                        }
                    })}
                {can_be_watched
                    .then(|| {
                        view! {
                            <a class="btn" href=Route::Replay(id, 0).link()>
                                <Icon name="eye" />
                                {said("saved-watch")}
                            </a>
                        }
                    })}
                {is_stored
                    .then(|| {
                        view! {
                            <button class="btn" type="button" on:click=export>
                                <Icon name="export" />
                                {said("saved-export")}
                            </button>
                        }
                    })}
                <a class="btn" class:primary=!helps_reload href=Route::Start.link()>{said("open-back")}</a>
            </p>
        </main>
    }
}

/// Some step goes differently with the rules and cards of today: what can be done about it.
fn differing<G: TableGame>(
    id: String,
    divergence: Divergence,
    differs: Rc<RefCell<Option<Differs<G>>>>,
    go_on: Callback<Rc<RefCell<Option<Differs<G>>>>>,
) -> impl IntoView {
    let toasts = Toasts::here();
    let step = divergence.entry.checked_sub(1);
    let last = move |key: &'static str| move || fill(key, &[("step", i64::from(step.unwrap_or(0)).into())]);
    let is_unread = divergence.what == Diverging::Unread;
    let title = if is_unread { "open-unread-title" } else { "open-differs-title" };
    let why = move || difference(&divergence);
    let text = if step.is_some() { "open-differs-choices" } else { "open-differs-whole" };
    let save = {
        let (id, differs) = (id.clone(), differs.clone());
        move |_| match differs.borrow().as_ref().and_then(Differs::save) {
            Some(text) => {
                let name = file_name(&[G::ID.to_owned(), id.clone()], "bottlecap.jsonl");
                download(&name, &text);
                toasts.good(Words::Naming("saved-exported", name));
            }
            None => toasts.bad("saved-not-exported"),
        }
    };
    let on = step.map(|_| {
        view! {
            <button class="btn primary" type="button" on:click=move |_| go_on.run(differs.clone())>
                <Icon name="play" />
                {last("open-go-on")}
            </button>
        }
    });
    view! {
        <main class="panel fault asks">
            <h1>{said(title)}</h1>
            <p role="alert">{why}</p>
            <p>{last(text)}</p>
            <p class="btn-row">
                {on}
                <a class="btn" href=Route::Replay(id, step.unwrap_or(0)).link()>
                    <Icon name="eye" />
                    {said("saved-watch")}
                </a>
                <button class="btn" type="button" on:click=save>
                    <Icon name="export" />
                    {said("saved-export")}
                </button>
                <a class="btn quiet" href=Route::Start.link()>{said("open-back")}</a>
            </p>
        </main>
    }
}
