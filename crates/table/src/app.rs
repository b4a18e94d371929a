//! The page: one screen at a time, as the address says. The rulebook opens over the table, which goes on below it.

use leptos::prelude::*;

use crate::{
    at_table,
    chunk::{Chunks, later},
    game::TableGame,
    library,
    lobby::Lobby,
    memo::memo,
    online,
    parts::{ToastRack, Toasts, watch_updates},
    route::{self, Route},
    screens::{start::start_screen, table::table_screen},
    settings,
};

/// The page of a game.
pub fn app<G: TableGame>(chunks: Chunks) -> impl IntoView {
    settings::provide();
    Lobby::<G>::provide();
    library::provide(G::books());
    at_table::provide();
    let route = route::watch();
    watch_updates(Toasts::provide(), route);
    online::provide_turn();
    // Another step of the same replay is not another screen, and the rulebook takes nothing off the table.
    let base = Memo::new(move |before: Option<&Route>| match route.get() {
        Route::Replay(id, _) => Route::Replay(id, 0),
        Route::Rules(_) => before.cloned().unwrap_or(Route::Start),
        other => other,
    });
    let reads = memo(move || matches!(route.get(), Route::Rules(_)));
    let screen = move || match base.get() {
        Route::Start | Route::Rules(_) => start_screen::<G>().into_any(),
        Route::Play(id) => table_screen::<G>(id).into_any(),
        Route::Replay(id, _) => later(chunks.replay, (id, route)).into_any(),
        Route::Lesson(name) => later(chunks.lesson, name).into_any(),
        Route::Try(path) => later(chunks.try_it, path).into_any(),
        Route::Room(room, token) => later(chunks.room, (room, token)).into_any(),
    };
    view! {
        <div class="app" hidden=move || reads.get()>
            {screen}
        </div>
        <Show when=move || reads.get()>
            <div class="app">
                {later(chunks.rules, (route, base))}
            </div>
        </Show>
        <ToastRack />
    }
}
