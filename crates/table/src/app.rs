//! The page: one screen at a time, as the address says.

use leptos::prelude::*;

use crate::{
    route::{self, Route},
    screens::{replay::ReplayScreen, rules::RulesScreen, start::StartScreen, table::TableScreen, try_it::TryScreen},
    settings, words,
};

/// The page.
#[component]
pub fn App() -> impl IntoView {
    settings::provide();
    let route = route::watch();
    Effect::new(move || {
        route.track();
        document().set_title(&words::say("page-title"));
    });
    // Another step of the same replay is not another screen.
    let screen = Memo::new(move |_| match route.get() {
        Route::Replay(id, _) => Route::Replay(id, 0),
        Route::Rules(_) => Route::Rules(None),
        other => other,
    });
    move || match screen.get() {
        Route::Start => view! { <StartScreen /> }.into_any(),
        Route::Play(id) => view! { <TableScreen id=id /> }.into_any(),
        Route::Replay(id, _) => view! { <ReplayScreen id=id route=route /> }.into_any(),
        Route::Rules(_) => view! { <RulesScreen route=route /> }.into_any(),
        Route::Try(path) => view! { <TryScreen path=path /> }.into_any(),
    }
}
