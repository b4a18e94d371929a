//! The camp: each of its parts with what it would do now, in numbers.

use kernel::Seat;
use leptos::prelude::*;
use wasteland::{Wasteland, choice::Choice};

use super::{
    after::{Change, change_spans, changes},
    card::{Face, Foot, choice_card, picking},
    head,
};
use crate::{
    parts::{Icon, SeatMark, seat_color},
    play::Play,
    wasteland::{
        messages::{fill, said, say},
        voice::speak,
    },
};

/// What a part of a camp would do now.
pub fn part(play: Play<Wasteland>, before: &[Choice], choice: Choice) -> Vec<Change> {
    let mut way = before.to_vec();
    way.push(choice);
    let told = changes(play, &way);
    if !told.is_empty() {
        return told;
    }
    let key = match choice {
        Choice::Recover => "camp-healthy",
        Choice::Unexhaust => "camp-ready",
        Choice::WellRested => "camp-rested",
        _ => return Vec::new(),
    };
    vec![Change::plain("check", say(key))]
}

/// The camp.
#[component]
pub fn CampPanel(play: Play<Wasteland>) -> impl IntoView {
    let pick = picking(play);
    let parts = move || {
        let all = [("heal", Choice::Recover), ("unexhausted", Choice::Unexhaust), ("camp", Choice::WellRested)];
        let open = play.open_choices();
        // Few can (W-NCAL-24).
        let shop = open.contains(&Choice::Shop).then_some(("shop", Choice::Shop));
        all.into_iter()
            .chain(shop)
            .map(|(icon, choice)| {
                let is_open = open.contains(&choice);
                let name = play.ask().map(|ask| speak(play, |_, voice| voice.choice(ask, choice)));
                let told =
                    if is_open { part(play, &[], choice) } else { vec![Change::plain("check", say("camp-done"))] };
                let is_picked = move || pick.get() == Some(choice);
                view! {
                    <li>
                        <button
                            type="button"
                            class="camp-part"
                            class:picked=is_picked
                            aria-pressed=move || is_picked().to_string()
                            disabled=!is_open
                            on:click=move |_| pick.set(Some(choice))
                        >
                            <span class="card-name"><Icon name=icon />{name}</span>
                            {change_spans(told)}
                        </button>
                    </li>
                }
            })
            .collect_view()
    };
    let partners = move || {
        let seats = play.open_choices().into_iter().filter_map(|choice| match choice {
            Choice::Trade(seat) => Some(seat),
            _ => None,
        });
        seats.map(|seat| partner(play, pick, seat)).collect_view()
    };
    let cards = move || {
        let open = play.open_choices().into_iter();
        let usable = open.filter(|choice| {
            matches!(choice, Choice::Use { .. } | Choice::UsePerk(_) | Choice::Equip(_) | Choice::Unequip(_))
        });
        let shown = usable.filter_map(|choice| {
            let what = play.ask().map(|ask| speak(play, |_, voice| voice.choice(ask, choice)));
            Some(choice_card(pick, choice, Face { state: what, ..Face::of(play, choice)? }))
        });
        shown.collect_view()
    };
    view! {
        <article class="panel-sheet">
            {head(play, "camp", || say("camp-title"))}
            <p class="lead">{said("camp-lead")}</p>
            <ul class="camp-parts">{parts} {partners}</ul>
            <ul class="cards">{cards}</ul>
            <Foot play=play pick=pick hint="camp-hint" rest=vec![Choice::Done] />
        </article>
    }
}

/// Somebody near enough to trade with.
fn partner(play: Play<Wasteland>, pick: RwSignal<Option<Choice>>, seat: Seat) -> AnyView {
    let choice = Choice::Trade(seat);
    let is_picked = move || pick.get() == Some(choice);
    let (name, cards, caps, agendas) = speak(play, |view, voice| {
        let player = view.player(seat);
        let cards: Vec<String> = player.cards().map(|held| voice.card(held.card)).collect();
        (voice.seat(seat), cards.join(", "), player.caps, view.hand(seat).count)
    });
    let has = fill("camp-partner", &[("caps", i64::from(caps).into()), ("agendas", agendas.into())]);
    let mut told = vec![Change::plain("caps", has)];
    if !cards.is_empty() {
        told.push(Change::plain("inventory", cards));
    }
    view! {
        <li>
            <button
                type="button"
                class="camp-part"
                class:picked=is_picked
                data-seat=seat_color(play, seat)
                aria-pressed=move || is_picked().to_string()
                on:click=move |_| pick.set(Some(choice))
            >
                <span class="card-name">
                    <Icon name="trade" />
                    {fill("camp-trade", &[("name", name.as_str().into())])}
                    <SeatMark play=play seat=seat />
                </span>
                {change_spans(told)}
            </button>
        </li>
    }
    .into_any()
}
