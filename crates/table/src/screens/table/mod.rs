//! The table: a game on the screen.

mod decision;
mod hand_over;
mod menu;
mod open;
mod others;
mod preview;
mod row;
mod summary;
mod topbar;
pub mod walk;

use leptos::{ev, prelude::*};

use self::{
    decision::Decision,
    hand_over::HandOver,
    others::{ChatPanel, Strips, Unread},
    summary::{Goal, Summary},
    topbar::TopBar,
};
pub use self::{
    open::table_screen,
    others::{ChatToggle, Presence, Rematch, Screens, WayOut},
    row::ChoiceRow,
};
use super::end::EndPanel;
use crate::{
    at_table,
    game::{self, TableGame},
    memo::memo,
    online::watch_turn,
    parts::{Icon, LogPanel},
    play::{Play, Tab},
    pointing::by_mouse,
    words::{said, say},
};

/// The table: the game itself, decision, log.
#[component]
pub fn TableView<G: TableGame>(play: Play<G>) -> impl IntoView {
    watch_turn(play);
    at_table::sit_down(move |lang| {
        play.names.with_untracked(|names| play.setup.with_value(|setup| G::option_texts(G::voice(lang, names), setup)))
    });
    let is_over = memo(move || play.snapshot.with(|snapshot| snapshot.decision.asked.is_none()));
    let players = play.setup.with_value(G::seats);
    let pointer = move |event: ev::PointerEvent| play.by_touch.set(event.pointer_type() == "touch");
    let tab = move || play.tab.get().name_and_icon::<G>().0;
    let title = move || {
        let round = play.snapshot.with(|snapshot| i64::from(G::round(&snapshot.view)));
        game::fill::<G>("table-title", &[("round", round.into())])
    };
    // What still moves gives way to whoever wants to go on.
    let hurry = move |_| {
        if play.is_acting.get_untracked() {
            play.catch_up();
        }
    };
    view! {
        <div
            class="table"
            data-tab=tab
            data-players=players
            data-decision=move || play.snapshot.with(|snapshot| snapshot.number)
            on:pointerdown:capture=pointer
            on:keydown:capture=move |_| play.by_touch.set(false)
            on:click=hurry
        >
            <h1 class="sr-only">{title}</h1>
            <TopBar play=play />
            {play.online.map(|online| view! { <Strips play=play online=online /> })}
            <main class="stage" on:pointerleave=by_mouse(move || play.aim(None))>
                {G::board(play)}
                <Decision play=play />
                <LogPanel play=play />
                {play.online.map(|online| view! { <ChatPanel play=play online=online /> })}
            </main>
            <Tabs play=play />
            <HandOver play=play />
            <Goal play=play />
            <Summary play=play />
            <Show when=move || is_over.get()>
                <EndPanel play=play />
            </Show>
        </div>
    }
}

/// What a small screen shows, one at a time.
#[component]
fn Tabs<G: TableGame>(play: Play<G>) -> impl IntoView {
    let button = move |tab: Tab| {
        let (name, icon) = tab.name_and_icon::<G>();
        let text = move || match tab {
            Tab::Game(_) => game::say::<G>(&format!("tab-{name}")),
            Tab::Log | Tab::Chat => say(&format!("tab-{name}")),
        };
        view! {
            <button
                type="button"
                aria-pressed=move || (play.tab.get() == tab).to_string()
                on:click=move |_| play.tab.set(tab)
            >
                <Icon name=icon />
                {text}
                {play.online.filter(|_| tab == Tab::Chat).map(|online| view! { <Unread online=online /> })}
            </button>
        }
    };
    let tabs = Tab::all::<G>().filter(move |tab| *tab != Tab::Chat || play.online.is_some());
    view! { <nav class="tabs bottom" aria-label=said("tabs-label")>{tabs.map(button).collect_view()}</nav> }
}
