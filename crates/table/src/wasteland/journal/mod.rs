//! What lies beside the map, one page at a time: quests, shop, influence, and what the enemies would do.

mod influence;
mod quests;

use leptos::prelude::*;
use wasteland::{Wasteland, outlook::KindForecast, state::Held};

use self::{influence::Influence, quests::Quests};
use super::{
    art::type_icon,
    desk::Page,
    map::coming,
    messages::{fill, said, say},
    spot::Spot,
    survivors::CardChip,
    voice::{analysed, speak},
};
use crate::{memo::memo, parts::Icon, play::Play, pointing::aiming};

/// The drawer with its pages.
#[component]
pub fn Journal(play: Play<Wasteland>) -> impl IntoView {
    let page = play.desk.page;
    let tab = move |one: Page| {
        let (name, icon) = one.name_and_icon();
        let count = move || match one {
            Page::Quests => Some(play.snapshot.with(|snapshot| snapshot.view.staged.len())),
            Page::Shop => Some(play.snapshot.with(|snapshot| snapshot.view.shop.len())),
            Page::Influence | Page::Forecast => None,
        };
        view! {
            <button
                type="button"
                aria-expanded=move || (page.get() == Some(one)).to_string()
                data-page=name
                on:click=move |_| page.update(|page| *page = if *page == Some(one) { None } else { Some(one) })
            >
                <Icon name=icon />
                {move || say(&format!("page-{name}"))}
                {move || count().map(|count| view! { <b>{count}</b> })}
            </button>
        }
    };
    let shown = move || match page.get() {
        Some(Page::Shop) => view! { <Shop play=play /> }.into_any(),
        Some(Page::Influence) => view! { <Influence play=play /> }.into_any(),
        Some(Page::Forecast) => view! { <Forecast play=play /> }.into_any(),
        Some(Page::Quests) | None => view! { <Quests play=play /> }.into_any(),
    };
    view! {
        <section class="journal" class:closed=move || page.get().is_none() aria-label=said("journal-label")>
            <div class="journal-tabs">{Page::ALL.map(tab)}</div>
            <div class="journal-page" tabindex="0">{shown}</div>
        </section>
    }
}

/// The cards for sale.
#[component]
fn Shop(play: Play<Wasteland>) -> impl IntoView {
    let cards = memo(move || play.snapshot.with(|snapshot| snapshot.view.shop.to_vec()));
    let price = move |card: u16| {
        play.game.with_value(|game| game.content().cards.get(usize::from(card)).and_then(|card| card.value))
    };
    let text = move |card: u16| {
        speak(play, |_, voice| {
            play.game.with_value(|game| {
                game.content().cards.get(usize::from(card)).map(|printed| voice.paraphrase().card(printed).join(" "))
            })
        })
    };
    view! {
        <ul class="shop" data-spot=Spot::Shop.name()>
            <For each=move || cards.get() key=|card| *card let:card>
                <li>
                    <CardChip play=play held=Held::ready(card) price=price(card).map(u16::from) />
                    <p>{move || text(card)}</p>
                </li>
            </For>
        </ul>
    }
}

/// What the enemies would do if they were activated now.
#[component]
fn Forecast(play: Play<Wasteland>) -> impl IntoView {
    let kinds = memo(move || coming(analysed(play, |analysis| analysis.activation().kinds).unwrap_or_default()));
    let kind = move |forecast: KindForecast| {
        let (name, chance, deeds) = speak(play, |_, voice| {
            let deeds =
                forecast.foes.iter().map(|one| (one.foe, format!("{} {}", voice.foe(one.foe), voice.deed(&one.deed))));
            (voice.enemies(forecast.kind), voice.percent(forecast.chance.per_mille()), deeds.collect::<Vec<_>>())
        });
        let deed = move |(foe, text): (u8, String)| {
            let spot = Spot::Foe(foe);
            let (over, focus) = aiming(play, spot);
            view! { <li tabindex="-1" on:pointerenter=over on:focus=focus>{text}</li> }
        };
        let wakes = forecast.wake.len() as i64;
        view! {
            <li class="forecast">
                <h3><Icon name=type_icon(forecast.kind) />{name}<b>{chance}</b></h3>
                <ul>{deeds.into_iter().map(deed).collect_view()}</ul>
                {(wakes > 0).then(|| view! { <p>{fill("forecast-wake", &[("n", wakes.into())])}</p> })}
            </li>
        }
    };
    view! {
        <p class="label">{said("forecast-about")}</p>
        <ul class="forecasts">{move || kinds.get().into_iter().map(kind).collect_view()}</ul>
        <Show when=move || kinds.with(Vec::is_empty)>
            <p class="muted">{said("threat-none")}</p>
        </Show>
    }
}
