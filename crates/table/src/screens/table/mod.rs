//! The table: a game on the screen.

mod boards;
mod decision;
mod hand_over;
mod item;
mod menu;
mod open;
mod others;
mod preview;
mod room;
mod row;
mod space;
mod topbar;
mod tracks;
mod vault;
mod walk;

use leptos::{ev, prelude::*};

use self::{
    boards::Boards,
    decision::Decision,
    hand_over::HandOver,
    others::{ChatPanel, Strips, Unread},
    topbar::TopBar,
    tracks::Tracks,
    vault::VaultPanel,
};
pub use self::{
    open::TableScreen,
    others::{ChatToggle, WayOut},
    row::ChoiceRow,
};
use super::end::EndPanel;
use crate::{
    at_table,
    memo::memo,
    online::watch_turn,
    parts::{Icon, LogPanel},
    play::{Play, Tab},
    words::{fill, said, say},
};

/// The table of the [`Play`] in context: vault, boards, tracks, decision, log.
#[component]
pub fn TableView() -> impl IntoView {
    let play = Play::here();
    watch_turn(play);
    at_table::sit_down(play.setup.with_value(|setup| setup.options));
    let is_over = memo(move || play.snapshot.with(|snapshot| snapshot.decision.asked.is_none()));
    let players = move || play.snapshot.with(|snapshot| snapshot.view.seats);
    let pointer = move |event: ev::PointerEvent| play.by_touch.set(event.pointer_type() == "touch");
    // What still moves gives way to whoever wants to go on.
    let hurry = move |_| {
        if play.is_acting.get_untracked() {
            play.catch_up();
        }
    };
    view! {
        <div
            class="table"
            data-tab=move || play.tab.get().name()
            data-players=players
            data-decision=move || play.snapshot.with(|snapshot| snapshot.number)
            on:pointerdown:capture=pointer
            on:click=hurry
        >
            <h1 class="sr-only">{move || fill("table-title", &[("round", play.snapshot.with(|snapshot| i64::from(snapshot.view.round)).into())])}</h1>
            <TopBar />
            {play.online.map(|online| view! { <Strips online=online /> })}
            <main class="stage" on:pointerleave=move |_| play.aim(None)>
                <Boards />
                <VaultPanel />
                <Tracks />
                <Decision />
                <LogPanel />
                {play.online.map(|online| view! { <ChatPanel online=online /> })}
            </main>
            <Tabs />
            <HandOver />
            <Show when=move || is_over.get()>
                <EndPanel />
            </Show>
        </div>
    }
}

/// What a small screen shows, one at a time.
#[component]
fn Tabs() -> impl IntoView {
    let play = Play::here();
    let icon = |tab: Tab| match tab {
        Tab::Vault => "level",
        Tab::Boards => "person",
        Tab::Cards => "deck",
        Tab::Log => "log",
        Tab::Chat => "chat",
    };
    let button = move |tab: Tab| {
        view! {
            <button
                type="button"
                aria-pressed=move || (play.tab.get() == tab).to_string()
                on:click=move |_| play.tab.set(tab)
            >
                <Icon name=icon(tab) />
                {move || say(&format!("tab-{}", tab.name()))}
                {play.online.filter(|_| tab == Tab::Chat).map(|online| view! { <Unread online=online /> })}
            </button>
        }
    };
    let tabs = Tab::ALL.into_iter().filter(move |tab| *tab != Tab::Chat || play.online.is_some());
    view! { <nav class="tabs bottom" aria-label=said("tabs-label")>{tabs.map(button).collect_view()}</nav> }
}
