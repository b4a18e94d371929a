//! What a survivor holds in hand, on their board, and the ways to the panels for gear and loyalty.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{Wasteland, choice::Ask};

use super::{
    MAP,
    art::faction_icon,
    desk::Opened,
    messages::{fill, said, say},
    spot::Spot,
    voice::{analysed, speak},
};
use crate::{memo::memo, parts::Icon, play::Play, pointing::aiming};

/// The agenda cards in hand that whoever looks may know, with what each counts now, and how many others there are.
#[component]
pub fn Agendas(play: Play<Wasteland>, seat: Seat) -> impl IntoView {
    let stands = memo(move || {
        let influence = analysed(play, |analysis| analysis.influence())?;
        influence.seats.into_iter().find(|stands| stands.seat == seat)
    });
    let limit = memo(move || analysed(play, |analysis| analysis.figures(seat).hand).flatten());
    let count = move || {
        let held = play.snapshot.with(|snapshot| snapshot.view.hand(seat).count);
        match limit.get() {
            Some(limit) => fill("board-hand-of", &[("n", held.into()), ("of", limit.into())]),
            None => fill("board-hand", &[("n", held.into())]),
        }
    };
    let card = move |card: u8, total: u32, is_revealed: bool| {
        let spot = Spot::Agenda(card);
        let name = speak(play, |_, voice| voice.agenda(card));
        let faction =
            play.game.with_value(|game| game.content().agendas.get(usize::from(card)).and_then(|card| card.faction));
        let is_lit = memo(move || !play.choices_at(spot).is_empty());
        let (over, focus) = aiming(play, spot);
        let counts = fill("board-counts", &[("n", i64::from(total).into())]);
        view! {
            <button
                type="button"
                class="hand-card"
                class:lit=is_lit
                class:hot=move || play.is_hot(spot)
                class:revealed=is_revealed
                data-spot=spot.name()
                on:pointerenter=over
                on:focus=focus
                on:click=move |_| play.press(spot)
            >
                <Icon name=faction.map_or("agenda", faction_icon) />
                <span class="name">{name}</span>
                <span class="sr-only">{is_revealed.then(|| say("card-is-revealed"))} {counts}</span>
                <b aria-hidden="true">{total}</b>
            </button>
        }
    };
    let known = move || {
        let cards = stands.get().map(|stands| stands.cards).unwrap_or_default();
        cards.into_iter().map(|one| card(one.card, one.total, one.revealed)).collect_view()
    };
    let hidden = move || {
        let unknown = stands.get().map_or(0, |stands| stands.unknown);
        (unknown > 0).then(|| {
            let told = fill("board-hidden", &[("n", unknown.into())]);
            view! { <p class="hand-card hidden"><Icon name="agenda" /><span class="name">{told}</span></p> }
        })
    };
    view! {
        <div class="hand" role="group" aria-label=count>
            <p class="gear-head" aria-hidden="true"><Icon name="agenda" />{count}</p>
            {known}
            {hidden}
        </div>
    }
}

/// Opens the panels for gear and loyalty while there is something to do in them.
#[component]
pub fn Openers(play: Play<Wasteland>) -> impl IntoView {
    let opener = move |what: Opened, icon: &'static str, key: &'static str| {
        let is_possible = memo(move || {
            play.ask() == Some(Ask::Turn) && play.open_choices().into_iter().any(|choice| what.offers(choice))
        });
        view! {
            <Show when=move || is_possible.get()>
                <button
                    type="button"
                    class="btn"
                    aria-expanded=move || (play.desk.opened.get() == Some(what)).to_string()
                    on:click=move |_| {
                        play.desk.opened.update(|opened| *opened = if *opened == Some(what) { None } else { Some(what) });
                        play.tab.set(MAP);
                    }
                >
                    <Icon name=icon />
                    {said(key)}
                </button>
            </Show>
        }
    };
    view! {
        <div class="openers">
            {opener(Opened::Gear, "weapon", "open-gear")} {opener(Opened::Loyalty, "agenda", "open-loyalty")}
        </div>
    }
}
