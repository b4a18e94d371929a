//! What players and colors are called before there is a game.

use kernel::Seat;
use leptos::prelude::*;

use crate::{
    game::{TableGame, Voice as _},
    parts::symbol,
    room::SeatPlayer,
    words,
};

/// A voice in the language of the page, before there is a game: players are called by their seats.
pub fn voice<G: TableGame>() -> G::Voice<'static> {
    G::voice(words::lang(), G::kit().usual_names())
}

/// What a player of this color is called who gave no name.
pub fn color_name<G: TableGame>(color: &str) -> String {
    match (0u8..).zip(G::COLORS).find(|(_, other)| **other == color) {
        Some((seat, _)) => voice::<G>().seat(Seat::new(seat)),
        None => color.to_owned(),
    }
}

/// What a player is called.
pub fn player_name<G: TableGame>(name: &str, color: &str) -> String {
    if name.trim().is_empty() { color_name::<G>(color) } else { name.trim().to_owned() }
}

/// Who plays, in a word or two.
pub fn holder_name(holder: SeatPlayer) -> String {
    words::say(&format!("holder-{}", holder.name()))
}

/// How a bot plays, in a sentence; nothing about people.
pub fn holder_about(holder: SeatPlayer) -> Option<String> {
    match holder {
        SeatPlayer::Bot(level) => Some(words::say(&format!("level-{level}-about"))),
        _ => None,
    }
}

/// The sign of a color.
#[component]
pub fn ColorMark(
    /// The name of the color.
    #[prop(into)]
    color: Signal<String>,
) -> impl IntoView {
    view! {
        <span class="seat-mark" data-seat=color aria-hidden="true">
            <svg class="icon">
                <use href=move || symbol(&format!("i-seat-{}", color.get()))></use>
            </svg>
        </span>
    }
}

/// A list of everybody who could play a seat.
#[component]
pub fn HolderSelect(
    /// Who plays it.
    #[prop(into)]
    holder: Signal<SeatPlayer>,
    /// What the list is called.
    #[prop(into)]
    label: Signal<String>,
    /// Takes the choice.
    #[prop(into)]
    on_choose: Callback<SeatPlayer>,
    /// Whether somebody at another screen could play it too.
    #[prop(optional)]
    by_link: bool,
) -> impl IntoView {
    let options = |is_bot: bool| {
        let holders = SeatPlayer::ALL.into_iter().filter(move |holder| holder.is_bot() == is_bot);
        let holders = holders.chain((by_link && !is_bot).then_some(SeatPlayer::Link));
        let option = move |one: SeatPlayer| {
            view! {
                <option value=one.name() selected=move || holder.get() == one>
                    {move || holder_name(one)}
                </option>
            }
        };
        holders.map(option).collect_view()
    };
    view! {
        <select
            class="select"
            aria-label=label
            title=move || holder_about(holder.get())
            prop:value=move || holder.get().name()
            on:change:target=move |event| {
                if let Some(holder) = SeatPlayer::named(&event.target().value()) {
                    on_choose.run(holder);
                }
            }
        >
            <optgroup label=words::said("holders-people")>{options(false)}</optgroup>
            <optgroup label=words::said("holders-bots")>{options(true)}</optgroup>
        </select>
    }
}
