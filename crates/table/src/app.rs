//! The page: one screen at a time, as the address says. The rulebook opens over the table, which goes on below it.

use leptos::prelude::*;
use web_sys::Element;

use crate::{
    at_table,
    chunk::{Chunks, later},
    game::TableGame,
    keys, library,
    lobby::Lobby,
    memo::{effect, memo},
    online,
    parts::{ToastRack, Toasts, watch_updates},
    route::{self, Route},
    screens::{start::start_screen, table::table_screen},
    settings,
};

/// The page of a game.
pub fn app<G: TableGame>(chunks: Chunks<G>) -> impl IntoView {
    provide_context(chunks);
    settings::provide();
    Lobby::<G>::provide();
    library::provide(G::books());
    at_table::provide();
    let route = route::watch();
    watch_updates(Toasts::provide(), route);
    online::provide_turn();
    // Another step of the same replay is not another screen, a key is the same place as its invitation, and the rulebook
    // takes nothing off the table.
    let base = Memo::new(move |before: Option<&Route>| match route.get() {
        Route::Replay(id, _) => Route::Replay(id, 0),
        Route::Rules(_) => before.cloned().unwrap_or(Route::Start),
        Route::Room(room, token) => match before {
            Some(Route::Room(same, other)) if *same == room && online::is_same_place(&room, &token, other) => {
                Route::Room(room, other.clone())
            }
            _ => Route::Room(room, token),
        },
        other => other,
    });
    let reads = memo(move || matches!(route.get(), Route::Rules(_)));
    keep_focus(reads);
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

/// Who comes back from the rulebook finds the focus where it was, or at the question if that is gone by then.
fn keep_focus(reads: Memo<bool>) {
    let before = StoredValue::new_local(None::<Element>);
    effect(move || {
        if reads.get() {
            before.set_value(document().active_element().filter(|element| element.tag_name() != "BODY"));
        } else if let Some(element) = before.try_update_value(Option::take).flatten() {
            // The screen below is shown again only after the page was brought up to date.
            request_animation_frame(move || {
                if element.get_bounding_client_rect().width() == 0.0 || !keys::give_focus(&element) {
                    keys::focus(keys::QUESTION);
                }
            });
        }
    });
}
