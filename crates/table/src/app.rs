//! The page: one screen at a time, as the address says. The rulebook opens over the table, which goes on below it.

use leptos::prelude::*;

use crate::{
    at_table, library,
    lobby::Lobby,
    memo::memo,
    online,
    parts::{ToastRack, Toasts, watch_updates},
    route::{self, Route},
    screens::{
        online::RoomScreen, replay::ReplayScreen, rules::RulesScreen, start::StartScreen, table::TableScreen,
        try_it::TryScreen,
    },
    settings,
};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::provide();
    Lobby::provide();
    library::provide();
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
        Route::Start | Route::Rules(_) => view! { <StartScreen /> }.into_any(),
        Route::Play(id) => view! { <TableScreen id=id /> }.into_any(),
        Route::Replay(id, _) => view! { <ReplayScreen id=id route=route /> }.into_any(),
        Route::Try(path) => view! { <TryScreen path=path /> }.into_any(),
        Route::Room(room, token) => view! { <RoomScreen room=room token=token /> }.into_any(),
    };
    view! {
        <div class="app" hidden=move || reads.get()>
            {screen}
        </div>
        <Show when=move || reads.get()>
            <div class="app">
                <RulesScreen route=route back=base />
            </div>
        </Show>
        <ToastRack />
    }
}
