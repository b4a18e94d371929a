//! The games kept in this browser.

use derive_where::derive_where;
use kernel::Seat;
use leptos::{html, prelude::*, task::spawn_local};
use wasm_bindgen::JsValue;

use super::{
    import,
    names::{ColorMark, holder_name, player_name},
};
use crate::{
    game::{self, TableGame, colors_of},
    memo::memo,
    parts::{Confirm, Icon, Toasts, Words, download, file_name},
    route::Route,
    store::{Listed, Saved, Store, Trouble, Unread, export_raw},
    words::{self, fill, said, say},
};

/// A game of this browser.
type SavedOf<G> = Saved<<G as kernel::Game>::Setup>;

/// So many games are shown before somebody asks for all.
const FEW: usize = 4;

/// What the browser keeps.
#[derive_where(Clone, PartialEq, Debug)]
pub enum Kept<G: TableGame> {
    /// It is being asked.
    Asked,
    /// It keeps nothing for this page.
    Nothing,
    /// These games.
    Games(Listed<G::Setup>),
}

/// The games kept in this browser, and the way to ask for them again.
#[derive_where(Clone, Copy)]
pub struct Shelf<G: TableGame>(pub RwSignal<Kept<G>>);

impl<G: TableGame> Shelf<G> {
    /// Asks the browser, now and whenever somebody comes back to this window.
    pub fn open() -> Shelf<G> {
        let shelf = Shelf(RwSignal::new(Kept::Asked));
        shelf.ask();
        let listener = window_event_listener(leptos::ev::focus, move |_| shelf.ask());
        on_cleanup(move || listener.remove());
        shelf
    }

    /// Asks again.
    pub fn ask(self) {
        spawn_local(async move {
            let found = match Store::open().await {
                Ok(store) => store.list(G::ID).await,
                Err(trouble) => Err(trouble),
            };
            let found = found.map_or(Kept::Nothing, Kept::Games);
            if self.0.try_with_untracked(|kept| *kept != found) == Some(true) {
                self.0.try_set(found);
            }
        });
    }

    /// Whether the browser is known to keep a game.
    pub fn has_games(self) -> bool {
        self.0.with(|kept| match kept {
            Kept::Games(listed) => !listed.games.is_empty() || !listed.unread.is_empty(),
            Kept::Asked | Kept::Nothing => false,
        })
    }

    /// The game one would go on with: the last one that is not over.
    pub fn unfinished(self) -> Option<SavedOf<G>> {
        self.0.with(|kept| match kept {
            Kept::Games(listed) => listed.games.iter().find(|game| game.places.is_empty()).cloned(),
            Kept::Asked | Kept::Nothing => None,
        })
    }
}

/// The games kept in this browser.
#[component]
pub fn SavedGames<G: TableGame>(shelf: Shelf<G>) -> impl IntoView {
    let heading = NodeRef::<html::H2>::new();
    let doomed = RwSignal::new(None::<Doomed>);
    let asks = RwSignal::new(false);
    let shows_all = RwSignal::new(false);
    let games = memo(move || match shelf.0.get() {
        Kept::Games(listed) => listed.games,
        Kept::Asked | Kept::Nothing => Vec::new(),
    });
    let unread = memo(move || match shelf.0.get() {
        Kept::Games(listed) => listed.unread,
        Kept::Asked | Kept::Nothing => Vec::new(),
    });
    let shown = move || {
        let most = if shows_all.get() { usize::MAX } else { FEW };
        games.get().into_iter().take(most).collect::<Vec<_>>()
    };
    let delete = Callback::new(move |game: Doomed| {
        doomed.set(Some(game));
        asks.set(true);
    });
    let toasts = Toasts::here();
    let do_delete = move |()| {
        let Some(game) = doomed.get_untracked() else { return };
        spawn_local(async move {
            let done = match Store::open().await {
                Ok(store) => store.delete(&game.id).await,
                Err(trouble) => Err(trouble),
            };
            match done {
                Ok(()) => toasts.show("saved-deleted"),
                Err(_) => toasts.bad("saved-not-deleted"),
            }
            shelf.ask();
            // The button that had the focus is gone with its row.
            if let Some(Some(heading)) = heading.try_get_untracked() {
                let _ = heading.focus();
            }
        });
    };
    let doomed_text = move || match doomed.get().and_then(|game| game.players) {
        Some(who) => fill("saved-delete-text", &[("players", who.as_str().into())]),
        None => say("saved-unread-delete-text"),
    };
    let empty = move || match shelf.0.get() {
        Kept::Asked => None,
        Kept::Nothing => Some(view! { <p class="empty">{said("saved-nothing-kept")}</p> }),
        Kept::Games(listed) => (listed.games.is_empty() && listed.unread.is_empty())
            .then(|| view! { <p class="empty">{said("saved-empty")}</p> }),
    };
    let row = move |game| saved_row::<G>(game, delete);
    view! {
        <section class="form-card" aria-labelledby="saved-games">
            <h2 id="saved-games" tabindex="-1" node_ref=heading>
                {said("saved-title")}
                <span class="no" aria-hidden="true">{said("start-form-part-2")}</span>
            </h2>
            {empty}
            <ul hidden=move || games.with(Vec::is_empty)>
                <For
                    each=shown
                    key=|game| (game.id.clone(), game.entries, game.touched.to_bits())
                    children=row
                />
            </ul>
            <ul hidden=move || unread.with(Vec::is_empty)>
                <For each=move || unread.get() key=Clone::clone children=move |(id, why)| unread_game(id, why, delete) />
            </ul>
            <div class="btn-row" hidden=move || games.with(Vec::len) <= FEW>
                <button
                    class="btn quiet"
                    type="button"
                    aria-expanded=move || shows_all.get().to_string()
                    on:click=move |_| shows_all.update(|all| *all = !*all)
                >
                    {move || match shows_all.get() {
                        true => say("saved-show-few"),
                        false => fill("saved-show-all", &[("n", (games.with(Vec::len) as i64).into())]),
                    }}
                </button>
            </div>
            <Confirm
                open=asks
                title=Signal::derive(said("saved-delete-title"))
                text=Signal::derive(doomed_text)
                action=Signal::derive(said("saved-delete"))
                on_yes=do_delete
            />
        </section>
    }
}

/// A game that is to be deleted.
#[derive(Clone)]
struct Doomed {
    id: String,
    /// Who plays; not known of a game that cannot be read.
    players: Option<String>,
}

/// A game that cannot be read here.
fn unread_game(id: String, why: Unread, on_delete: Callback<Doomed>) -> impl IntoView {
    let toasts = Toasts::here();
    let export = {
        let id = id.clone();
        move || {
            let id = id.clone();
            spawn_local(async move {
                match export_raw(&id).await {
                    Ok(name) => toasts.good(Words::Naming("saved-exported", name)),
                    Err(_) => toasts.bad("saved-not-exported"),
                }
            });
        }
    };
    let doomed = Doomed { id, players: None };
    unread_row(why, export, "saved-delete", move || on_delete.run(doomed.clone()))
}

/// What cannot be read here, a game or a room: why, and what can be done with it all the same.
pub fn unread_row(
    why: Unread,
    export: impl Fn() + 'static,
    delete_title: &'static str,
    delete: impl Fn() + 'static,
) -> impl IntoView {
    let text = match why {
        Unread::Newer => "saved-unread-newer",
        Unread::UnknownGame => "saved-unread-unknown",
        Unread::OtherGame | Unread::Damaged => "saved-unread-damaged",
    };
    view! {
        <li class="saved">
            <span class="saved-round">"?"</span>
            <div>
                <div class="who">{said("saved-unread")}</div>
                <div class="when">{said(text)}</div>
            </div>
            <div class="btn-row">
                {small_button("export", "saved-export", said("saved-unread-export-label"), export)}
                {small_button("trash", delete_title, said("saved-unread-delete-label"), delete)}
            </div>
        </li>
    }
}

/// A button of a game in the list that shows a sign alone.
fn small_button(
    icon: &'static str,
    title: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button class="btn quiet square" type="button" title=said(title) aria-label=label on:click=move |_| press()>
            <Icon name=icon />
        </button>
    }
}

/// One game: who plays, how far it is, and what can be done with it.
fn saved_row<G: TableGame>(game: SavedOf<G>, on_delete: Callback<Doomed>) -> impl IntoView {
    let toasts = Toasts::here();
    let is_over = !game.places.is_empty();
    let players = colors::<G>(&game).into_iter().zip(game.seats.clone()).map(|(color, sitting)| {
        let (shown, named) = (color.clone(), color);
        let holder = sitting.holder;
        view! {
            <span>
                <ColorMark color=shown />
                {move || player_name::<G>(&sitting.name, &named)}
                <small class="muted">{move || holder_name(holder)}</small>
            </span>
        }
    });
    let game = StoredValue::new(game);
    let labelled = move |key: &'static str| {
        move || {
            let who = game.with_value(who_plays::<G>);
            fill(key, &[("players", who.as_str().into())])
        }
    };
    let (id, round, touched) = game.with_value(|game| (game.id.clone(), game.round, game.touched));
    let when = move || {
        let date = date(touched);
        let winners = game.with_value(winners::<G>);
        let fillings = [("date", date.as_str().into()), ("names", winners.as_str().into())];
        if is_over { game::fill::<G>("saved-over", &fillings) } else { fill("saved-when", &fillings) }
    };
    let export = move || {
        let (game, players) = untrack(|| game.with_value(|game| (game.clone(), who_plays::<G>(game))));
        spawn_local(async move {
            match export::<G>(&game, players).await {
                Ok(name) => toasts.good(Words::Naming("saved-exported", name)),
                Err(_) => toasts.bad("saved-not-exported"),
            }
        });
    };
    let delete = move || {
        let players = untrack(|| game.with_value(who_plays::<G>));
        on_delete.run(Doomed { id: game.with_value(|game| game.id.clone()), players: Some(players) });
    };
    view! {
        <li class="saved">
            <span class="saved-round">
                <small>{said("saved-round")}</small>
                {round}
            </span>
            <div>
                <div class="who">{players.collect_view()}</div>
                <div class="when">{when}</div>
            </div>
            <div class="btn-row">
                <a
                    class="btn"
                    href=Route::Play(id.clone()).link()
                    aria-label=labelled(if is_over { "saved-look-label" } else { "saved-continue-label" })
                >
                    <Icon name=if is_over { "trophy" } else { "play" } />
                    {said(if is_over { "saved-look" } else { "saved-continue" })}
                </a>
                <a
                    class="btn quiet square"
                    href=Route::Replay(id, 0).link()
                    title=said("saved-watch")
                    aria-label=labelled("saved-watch-label")
                >
                    <Icon name="eye" />
                </a>
                {small_button("export", "saved-export", labelled("saved-export-label"), export)}
                {small_button("trash", "saved-delete", labelled("saved-delete-label"), delete)}
            </div>
        </li>
    }
}

/// The players of a game by name.
pub fn who_plays<G: TableGame>(game: &SavedOf<G>) -> String {
    names_where::<G>(game, |_| true)
}

/// Who won, by name; nobody before the end.
fn winners<G: TableGame>(game: &SavedOf<G>) -> String {
    names_where::<G>(game, |seat| game.places.get(seat.index()) == Some(&1))
}

/// The colors of the seats.
fn colors<G: TableGame>(game: &SavedOf<G>) -> Vec<String> {
    colors_of::<G>(&game.setup)
}

fn names_where<G: TableGame>(game: &SavedOf<G>, wanted: impl Fn(Seat) -> bool) -> String {
    let seats = (0u8..).map(Seat::new).zip(colors::<G>(game).into_iter().zip(&game.seats));
    let wanted = seats.filter(|(seat, _)| wanted(*seat));
    wanted.map(|(_, (color, sitting))| player_name::<G>(&sitting.name, &color)).collect::<Vec<_>>().join(", ")
}

/// A moment, as it is written in the language, and in the person's own country where the browser tells it.
pub fn date(milliseconds: f64) -> String {
    let code = words::lang().code();
    let tags = window().navigator().languages();
    let tag = tags.iter().filter_map(|tag| tag.as_string()).find(|tag| tag.starts_with(code));
    let how = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A plain new object takes every property.
        let _ = js_sys::Reflect::set(&how, &name.into(), &value.into());
    }
    let moment = js_sys::Date::new(&JsValue::from_f64(milliseconds));
    moment.to_locale_string(tag.as_deref().unwrap_or(code), &how).into()
}

/// Gives a game to the person as a file and tells its name.
async fn export<G: TableGame>(game: &SavedOf<G>, players: String) -> Result<String, Trouble> {
    let (_, text) = Store::open().await?.raw(&game.id).await?;
    // What makes no sense here may make sense to somebody else.
    let text = import::sealed::<G>(&text).unwrap_or(text);
    let day: String = js_sys::Date::new(&JsValue::from_f64(game.begun)).to_iso_string().into();
    let day = day.get(..10).unwrap_or_default().to_owned();
    let name = file_name(&[G::ID.to_owned(), day, players], "bottlecap.jsonl");
    download(&name, &text);
    Ok(name)
}
